<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN">
  <context>
    <name>cli</name>
    <message>
      <source>is dealt</source>
      <translation>分得</translation>
    </message>
    <message>
      <source>draws</source>
      <translation>摸</translation>
    </message>
    <message>
      <source>flips</source>
      <translation>翻</translation>
    </message>
    <message>
      <source>discards</source>
      <translation>打</translation>
    </message>
    <message>
      <source>lays</source>
      <translation>摆</translation>
    </message>
    <message>
      <source>shows</source>
      <translation>亮</translation>
    </message>
    <message>
      <source>nobody takes</source>
      <translation>无人要</translation>
    </message>
    <message>
      <source>leaves the hand</source>
      <translation>退出本局</translation>
    </message>
    <message>
      <source>wins with</source>
      <translation>胡</translation>
    </message>
    <message>
      <source>Won</source>
      <translation>胡牌</translation>
    </message>
    <message>
      <source>Drawn</source>
      <translation>流局</translation>
    </message>
    <message>
      <source>Not played</source>
      <translation>未开局</translation>
    </message>
    <message>
      <source>Hand {number} · dealer {dealer} · deal {code}</source>
      <translation>第{number}局 · 庄家{dealer} · 牌局码 {code}</translation>
    </message>
    <message>
      <source>{payer} pays {payee} {amount}: {item} ({rule})</source>
      <translation>{payer}付{payee} {amount}：{item}（{rule}）</translation>
    </message>
    <message>
      <source>Totals: {totals}</source>
      <translation>总计：{totals}</translation>
    </message>
    <message>
      <source>deal {code}, {seats} players</source>
      <translation>牌局码 {code}，{seats}人</translation>
    </message>
    <message>
      <source>turns up</source>
      <translation>翻开</translation>
    </message>
    <message>
      <source>takes the trick with</source>
      <translation>收下这一圈：</translation>
    </message>
    <message>
      <source>gives</source>
      <translation>给出</translation>
    </message>
  </context>
</TS>
