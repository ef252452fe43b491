<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN">
  <context>
    <name>shared</name>
    <message>
      <source>That is said without cards.</source>
      <translation>这个不用选牌。</translation>
    </message>
    <message>
      <source>That is possible, with all its cards: {cards}.</source>
      <translation>可以，但要说出整组牌：{cards}。</translation>
    </message>
  </context>
</TS>
