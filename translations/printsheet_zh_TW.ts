<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_TW">
  <context>
    <name>PrintSheet</name>
    <message>
      <source>Print at 100 %, without fitting to the page</source>
      <translation>按 100 % 列印，不要縮放到紙張</translation>
    </message>
  </context>
</TS>
