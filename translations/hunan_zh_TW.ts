<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_TW" sourcelanguage="en">
  <context>
    <name>hunan</name>
    <message>
      <source>one fan</source>
      <translation>一番</translation>
    </message>
    <message>
      <source>nothing</source>
      <translation>不算</translation>
    </message>
    <message>
      <source>Huxi needed to win</source>
      <translation>起胡胡息</translation>
    </message>
    <message>
      <source>A complete hand with fewer huxi does not win.</source>
      <translation>七門齊了，胡息不夠也不能胡。</translation>
    </message>
    <message>
      <source>How huxi are paid</source>
      <translation>胡息怎麼付</translation>
    </message>
    <message>
      <source>Four classes pay 1, 2, 4 or 8; otherwise one base for three huxi, or for each.</source>
      <translation>四級付1、2、4、8底；或三息一囤，或一息一分。</translation>
    </message>
    <message>
      <source>Winning by the own draw</source>
      <translation>自摸</translation>
    </message>
    <message>
      <source>With “nothing” the own draw brings no fan.</source>
      <translation>選「不算」時自摸不加番。</translation>
    </message>
    <message>
      <source>Heavenly win</source>
      <translation>天胡</translation>
    </message>
    <message>
      <source>With “nothing” a win with the dealt cards brings no fan of its own.</source>
      <translation>選「不算」時天胡不另加番。</translation>
    </message>
    <message>
      <source>Winning on a discard</source>
      <translation>胡打出的牌</translation>
    </message>
    <message>
      <source>With “yes” a discard can be won as a card flipped by another player; both pay.</source>
      <translation>選「是」時打出的牌也能胡，與別人翻出的一樣，兩家都付。</translation>
    </message>
    <message>
      <source>Hunan</source>
      <translation>湖南</translation>
    </message>
    <message>
      <source>The default rules. Not covered: separate lists of stale kinds for eating and peng.</source>
      <translation>預設規則。不包括：吃臭、碰臭分開記。</translation>
    </message>
    <message>
      <source>Wins from 3, one base for 3 huxi</source>
      <translation>三胡起胡，三息一囤</translation>
    </message>
    <message>
      <source>Thresholds and payment as on a Chenzhou game server; the rest as in Hunan.</source>
      <translation>起胡和付法依郴州的一種遊戲，其餘同湖南。</translation>
    </message>
    <message>
      <source>Winning compulsory, bans after pao</source>
      <translation>十胡起，有胡必胡，放跑禁張</translation>
    </message>
    <message>
      <source>Ten huxi, every win is taken. Not covered: the extra scores of Hengyang.</source>
      <translation>十胡起胡，有胡必胡。不包括：衡陽的名堂加分。</translation>
    </message>
    <message>
      <source>6 huxi</source>
      <translation>6胡息</translation>
    </message>
    <message>
      <source>3 huxi</source>
      <translation>3胡息</translation>
    </message>
    <message>
      <source>9 huxi</source>
      <translation>9胡息</translation>
    </message>
    <message>
      <source>10 huxi</source>
      <translation>10胡息</translation>
    </message>
    <message>
      <source>15 huxi</source>
      <translation>15胡息</translation>
    </message>
    <message>
      <source>four classes</source>
      <translation>四級</translation>
    </message>
    <message>
      <source>one base for 3 huxi</source>
      <translation>三息一囤</translation>
    </message>
    <message>
      <source>one base a huxi</source>
      <translation>一息一分</translation>
    </message>
    <message>
      <source>Hunan Zipai</source>
      <translation>湖南字牌</translation>
    </message>
    <message>
      <source>Hunan, wins from 6 huxi</source>
      <translation>湖南，六胡起胡</translation>
    </message>
    <message>
      <source>By threes of huxi</source>
      <translation>囤數</translation>
    </message>
    <message>
      <source>By huxi</source>
      <translation>按胡息</translation>
    </message>
    <message>
      <source>Small win</source>
      <translation>小胡</translation>
    </message>
    <message>
      <source>Middle win</source>
      <translation>中胡</translation>
    </message>
    <message>
      <source>Big win</source>
      <translation>大胡</translation>
    </message>
    <message>
      <source>Extra big win</source>
      <translation>特大胡</translation>
    </message>
  </context>
</TS>
