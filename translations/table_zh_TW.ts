<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_TW" sourcelanguage="en">
  <context>
    <name>Table</name>
    <message>
      <source>You</source>
      <translation>我</translation>
    </message>
    <message>
      <source>Right</source>
      <translation>下家</translation>
    </message>
    <message>
      <source>Across</source>
      <translation>對家</translation>
    </message>
    <message>
      <source>Left</source>
      <translation>上家</translation>
    </message>
    <message>
      <source>flips {cards}</source>
      <translation>翻 {cards}</translation>
    </message>
    <message>
      <source>discards {cards}</source>
      <translation>打 {cards}</translation>
    </message>
    <message>
      <source>{what}: one card</source>
      <translation>{what}一張</translation>
    </message>
    <message>
      <source>shows {cards}</source>
      <translation>亮出 {cards}</translation>
    </message>
    <message>
      <source>wins {cards}</source>
      <translation>胡 {cards}</translation>
    </message>
    <message>
      <source>The hand is won.</source>
      <translation>有人胡了。</translation>
    </message>
    <message>
      <source>Nobody wins.</source>
      <translation>流局。</translation>
    </message>
    <message>
      <source>The hand is void.</source>
      <translation>這一局作廢。</translation>
    </message>
    <message>
      <source>{what}, nobody took it</source>
      <translation>{what}，無人要</translation>
    </message>
    <message>
      <source>Not allowed: {why}</source>
      <translation>不可以：{why}</translation>
    </message>
    <message>
      <source>Given up: {why}</source>
      <translation>放棄：{why}</translation>
    </message>
    <message>
      <source>You drew</source>
      <translation>我摸到</translation>
    </message>
    <message>
      <source>The cards are dealt after this.</source>
      <translation>這一步之後才發牌。</translation>
    </message>
    <message>
      <source>{what}: {why}</source>
      <translation>{what}：{why}</translation>
    </message>
    <message>
      <source>{text} (rule {rule})</source>
      <translation>{text}（規則 {rule}）</translation>
    </message>
    <message>
      <source>{who}: flipped</source>
      <translation>{who} 翻</translation>
    </message>
    <message>
      <source>{who}: discarded</source>
      <translation>{who} 打</translation>
    </message>
    <message>
      <source>dropped</source>
      <translation>下課</translation>
    </message>
    <message>
      <source>baozi</source>
      <translation>包子</translation>
    </message>
    <message>
      <source>won</source>
      <translation>胡了</translation>
    </message>
    <message>
      <source>resting</source>
      <translation>歇</translation>
    </message>
    <message>
      <source>dealer</source>
      <translation>莊家</translation>
    </message>
    <message>
      <source>hand {n}</source>
      <translation>手 {n}</translation>
    </message>
    <message>
      <source>pts {n}</source>
      <translation>分 {n}</translation>
    </message>
    <message>
      <source>{n} left</source>
      <translation>餘 {n}</translation>
    </message>
    <message>
      <source>Ways: {verbs}</source>
      <translation>{verbs}法</translation>
    </message>
    <message>
      <source>Record and hint</source>
      <translation>記錄和提示</translation>
    </message>
    <message>
      <source>Record</source>
      <translation>記錄</translation>
    </message>
    <message>
      <source>{key} close</source>
      <translation>{key} 收起</translation>
    </message>
    <message>
      <source>Hint</source>
      <translation>提示</translation>
    </message>
    <message>
      <source>unclaimed {card}</source>
      <translation>無人要的 {card}</translation>
    </message>
    <message>
      <source>Table</source>
      <translation>牌桌</translation>
    </message>
    <message>
      <source>Hand {n}</source>
      <translation>第 {n} 局</translation>
    </message>
    <message>
      <source>Deal {code}</source>
      <translation>牌碼 {code}</translation>
    </message>
    <message>
      <source>Step by step: Space goes on.</source>
      <translation>一步一步：按空格繼續。</translation>
    </message>
    <message>
      <source>Your turn: discard a card.</source>
      <translation>輪到你：打一張牌。</translation>
    </message>
    <message>
      <source>Your turn: {verbs}</source>
      <translation>輪到你：{verbs}</translation>
    </message>
    <message>
      <source>{what}: allowed.</source>
      <translation>{what}：可以。</translation>
    </message>
    <message>
      <source>Do it all the same</source>
      <translation>還是要這樣</translation>
    </message>
    <message>
      <source>Think again</source>
      <translation>再想想</translation>
    </message>
    <message>
      <source>No hints in an honest match.</source>
      <translation>實戰局沒有提示。</translation>
    </message>
    <message>
      <source>Thinking …</source>
      <translation>正在想……</translation>
    </message>
    <message>
      <source>{key} shows the three best moves when it is your turn.</source>
      <translation>輪到你時，按 {key} 看最好的三種走法。</translation>
    </message>
    <message>
      <source>Take back</source>
      <translation>悔一步</translation>
    </message>
    <message>
      <source>Why not</source>
      <translation>為何不可</translation>
    </message>
    <message>
      <source>Speed {n}</source>
      <translation>速度 {n}</translation>
    </message>
    <message>
      <source>Step by step</source>
      <translation>分步</translation>
    </message>
    <message>
      <source>Move now</source>
      <translation>快走</translation>
    </message>
    <message>
      <source>Sort</source>
      <translation>理牌</translation>
    </message>
    <message>
      <source>You rest this hand; the others play it.</source>
      <translation>這一局你歇，其餘幾家打。</translation>
    </message>
    <message>
      <source>More ways</source>
      <translation>其餘選法</translation>
    </message>
    <message>
      <source>{n} face down</source>
      <translation>{n} 張蓋著</translation>
    </message>
    <message>
      <source>turned up: {cards}</source>
      <translation>翻出 {cards}</translation>
    </message>
    <message>
      <source>{card}, chosen</source>
      <translation>{card}，已選</translation>
    </message>
    <message>
      <source>Turned up</source>
      <translation>將</translation>
    </message>
    <message>
      <source>Choose cards of the hand, then: {verbs}</source>
      <translation>先選手裡的牌，再按：{verbs}</translation>
    </message>
    <message>
      <source>{n} out</source>
      <translation>蓋 {n}</translation>
    </message>
    <message>
      <source>{who}, {n} cards before</source>
      <translation>{who}，前出 {n} 張</translation>
    </message>
    <message>
      <source>The trick before</source>
      <translation>上一圈</translation>
    </message>
    <message>
      <source>Chosen: {cards}</source>
      <translation>已選：{cards}</translation>
    </message>
    <message>
      <source>puts away {cards}</source>
      <translation>蓋下 {cards}</translation>
    </message>
    <message>
      <source>Nothing is chosen.</source>
      <translation>沒有選牌。</translation>
    </message>
    <message>
      <source>{chosen}; {verb} is possible</source>
      <translation>{chosen}；可以{verb}</translation>
    </message>
    <message>
      <source>draws</source>
      <translation>摸</translation>
    </message>
    <message>
      <source>{what}: {n} cards</source>
      <translation>{what}：{n} 張</translation>
    </message>
    <message>
      <source>takes the trick, lays {n}</source>
      <translation>收一圈，擺 {n} 張</translation>
    </message>
    <message>
      <source>gives {cards}</source>
      <translation>給出 {cards}</translation>
    </message>
    <message>
      <source>Second right</source>
      <translation>下二家</translation>
    </message>
    <message>
      <source>Third right</source>
      <translation>下三家</translation>
    </message>
    <message>
      <source>Second left</source>
      <translation>上二家</translation>
    </message>
    <message>
      <source>Third left</source>
      <translation>上三家</translation>
    </message>
    <message>
      <source>gives {n} cards</source>
      <translation>給出 {n} 張</translation>
    </message>
    <message>
      <source>puts {n} cards away</source>
      <translation>蓋下 {n} 張</translation>
    </message>
    <message>
      <source>{n} face down, out</source>
      <translation>蓋下 {n} 張</translation>
    </message>
    <message>
      <source>best</source>
      <translation>最大</translation>
    </message>
  </context>
</TS>
