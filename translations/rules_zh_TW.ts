<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_TW">
  <context>
    <name>Rules</name>
    <message>
      <source>Game</source>
      <translation>牌種</translation>
    </message>
    <message>
      <source>Rule book: {game}</source>
      <translation>規矩：{game}</translation>
    </message>
    <message>
      <source>Sections</source>
      <translation>目錄</translation>
    </message>
    <message>
      <source>Rules text</source>
      <translation>規矩正文</translation>
    </message>
  </context>
</TS>
