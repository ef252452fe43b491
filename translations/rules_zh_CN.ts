<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN">
  <context>
    <name>Rules</name>
    <message>
      <source>Game</source>
      <translation>牌种</translation>
    </message>
    <message>
      <source>Rule book: {game}</source>
      <translation>规矩：{game}</translation>
    </message>
    <message>
      <source>Sections</source>
      <translation>目录</translation>
    </message>
    <message>
      <source>Rules text</source>
      <translation>规矩正文</translation>
    </message>
  </context>
</TS>
