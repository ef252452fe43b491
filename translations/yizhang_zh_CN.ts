<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN" sourcelanguage="en">
  <context>
    <name>yizhang</name>
    <message>
      <source>The resting seat pays</source>
      <translation>歇手的也付</translation>
    </message>
    <message>
      <source>With “yes” the seat that rests pays the winner as the others do.</source>
      <translation>选“是”时歇手的一家也照付。</translation>
    </message>
    <message>
      <source>Huxi needed to win</source>
      <translation>起胡胡息</translation>
    </message>
    <message>
      <source>Fewer huxi do not win; the steps of three begin here.</source>
      <translation>不够不能胡；每三胡息一等也从这里算起。</translation>
    </message>
    <message>
      <source>Patterns that count</source>
      <translation>把戏</translation>
    </message>
    <message>
      <source>Basic: colours only; half: also all sets and the last card; full: also big and small, heaven.</source>
      <translation>基本只算红、点、乌；半把戏加对对胡、海底；全把戏再加大小字、天胡、地胡。</translation>
    </message>
    <message>
      <source>Values of the patterns</source>
      <translation>把戏番数</translation>
    </message>
    <message>
      <source>Ningxiang: other values, one fan for each card beyond ten red, three more patterns, no last card.</source>
      <translation>宁乡：番数不同，十红以上每张加一番，另有三扁、四扁、双漂，没有海底。</translation>
    </message>
    <message>
      <source>Own draw</source>
      <translation>自摸</translation>
    </message>
    <message>
      <source>One step more, added after or before multiplying, or not at all.</source>
      <translation>加一等，乘番之后或之前加，或不加。</translation>
    </message>
    <message>
      <source>Plain win with the last card</source>
      <translation>平胡海底</translation>
    </message>
    <message>
      <source>With 2 fan the last card adds one to the plain win.</source>
      <translation>选“2番”时海底给平胡加一番。</translation>
    </message>
    <message>
      <source>Winning on a discard</source>
      <translation>胡打出的牌</translation>
    </message>
    <message>
      <source>With “yes” all pay as for a flip; with “the giver” who discarded pays three times, alone.</source>
      <translation>选“是”时各家照付；选“放炮者”时由打出者一人付三倍。</translation>
    </message>
    <message>
      <source>A hand without any huxi</source>
      <translation>毛胡</translation>
    </message>
    <message>
      <source>With “yes” a complete hand of 0 huxi wins and counts 15.</source>
      <translation>选“是”时七门齐而一息没有也能胡，作15胡息。</translation>
    </message>
    <message>
      <source>Yizhang</source>
      <translation>宜章</translation>
    </message>
    <message>
      <source>The default rules. Not covered: the full list of patterns, which is lost.</source>
      <translation>默认规则。不包括：已失传的全把戏名目。</translation>
    </message>
    <message>
      <source>Chenzhou</source>
      <translation>郴州</translation>
    </message>
    <message>
      <source>Town rules of Chenzhou. Not covered: a wei shown with one card face up.</source>
      <translation>郴州城里的打法。不包括：偎牌二暗一明。</translation>
    </message>
    <message>
      <source>Ningxiang</source>
      <translation>宁乡</translation>
    </message>
    <message>
      <source>Patterns of Ningxiang. Not covered: eating only from the player before.</source>
      <translation>宁乡的名堂。不包括：只能吃上家的牌。</translation>
    </message>
    <message>
      <source>at the basic level the last card does not count</source>
      <translation>基本把戏不算海底</translation>
    </message>
    <message>
      <source>in Ningxiang the last card does not count</source>
      <translation>宁乡不算海底</translation>
    </message>
    <message>
      <source>the Ningxiang values belong to the full list</source>
      <translation>宁乡的番数要配全把戏</translation>
    </message>
    <message>
      <source>15 huxi</source>
      <translation>15胡息</translation>
    </message>
    <message>
      <source>10 huxi</source>
      <translation>10胡息</translation>
    </message>
    <message>
      <source>9 huxi</source>
      <translation>9胡息</translation>
    </message>
    <message>
      <source>half</source>
      <translation>半把戏</translation>
    </message>
    <message>
      <source>basic</source>
      <translation>基本</translation>
    </message>
    <message>
      <source>full</source>
      <translation>全把戏</translation>
    </message>
    <message>
      <source>+1 after multiplying</source>
      <translation>乘番后加一等</translation>
    </message>
    <message>
      <source>+1 before multiplying</source>
      <translation>乘番前加一等</translation>
    </message>
    <message>
      <source>nothing</source>
      <translation>不加</translation>
    </message>
    <message>
      <source>1 fan</source>
      <translation>1番</translation>
    </message>
    <message>
      <source>2 fan</source>
      <translation>2番</translation>
    </message>
    <message>
      <source>the giver, three times</source>
      <translation>放炮者付三倍</translation>
    </message>
    <message>
      <source>Yizhang Paohuzi</source>
      <translation>宜章跑胡子</translation>
    </message>
    <message>
      <source>Yizhang, wins from 15 huxi</source>
      <translation>宜章，十五胡起胡</translation>
    </message>
    <message>
      <source>deng</source>
      <translation>等</translation>
    </message>
    <message>
      <source>Steps of huxi</source>
      <translation>等数</translation>
    </message>
    <message>
      <source>Plain win</source>
      <translation>平胡</translation>
    </message>
    <message>
      <source>Red win</source>
      <translation>红胡</translation>
    </message>
    <message>
      <source>One red card</source>
      <translation>点胡</translation>
    </message>
    <message>
      <source>Great red win</source>
      <translation>红乌</translation>
    </message>
    <message>
      <source>Black win</source>
      <translation>乌胡</translation>
    </message>
    <message>
      <source>All sets</source>
      <translation>对对胡</translation>
    </message>
    <message>
      <source>Black win of sets</source>
      <translation>乌对胡</translation>
    </message>
    <message>
      <source>Last card</source>
      <translation>海底</translation>
    </message>
    <message>
      <source>Big characters</source>
      <translation>大字胡</translation>
    </message>
    <message>
      <source>Small characters</source>
      <translation>小字胡</translation>
    </message>
    <message>
      <source>Earthly win</source>
      <translation>地胡</translation>
    </message>
    <message>
      <source>Three red alike</source>
      <translation>三扁</translation>
    </message>
    <message>
      <source>Four red alike</source>
      <translation>四扁</translation>
    </message>
    <message>
      <source>Two red sets</source>
      <translation>双漂</translation>
    </message>
  </context>
</TS>
