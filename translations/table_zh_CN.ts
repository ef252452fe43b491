<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN" sourcelanguage="en">
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
      <translation>对家</translation>
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
      <translation>{what}一张</translation>
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
      <translation>这一局作废。</translation>
    </message>
    <message>
      <source>{what}, nobody took it</source>
      <translation>{what}，无人要</translation>
    </message>
    <message>
      <source>Not allowed: {why}</source>
      <translation>不可以：{why}</translation>
    </message>
    <message>
      <source>Given up: {why}</source>
      <translation>放弃：{why}</translation>
    </message>
    <message>
      <source>You drew</source>
      <translation>我摸到</translation>
    </message>
    <message>
      <source>The cards are dealt after this.</source>
      <translation>这一步之后才发牌。</translation>
    </message>
    <message>
      <source>{what}: {why}</source>
      <translation>{what}：{why}</translation>
    </message>
    <message>
      <source>{text} (rule {rule})</source>
      <translation>{text}（规则 {rule}）</translation>
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
      <translation>下课</translation>
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
      <translation>庄家</translation>
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
      <translation>余 {n}</translation>
    </message>
    <message>
      <source>Ways: {verbs}</source>
      <translation>{verbs}法</translation>
    </message>
    <message>
      <source>Record and hint</source>
      <translation>记录和提示</translation>
    </message>
    <message>
      <source>Record</source>
      <translation>记录</translation>
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
      <translation>无人要的 {card}</translation>
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
      <translation>牌码 {code}</translation>
    </message>
    <message>
      <source>Step by step: Space goes on.</source>
      <translation>一步一步：按空格继续。</translation>
    </message>
    <message>
      <source>Your turn: discard a card.</source>
      <translation>轮到你：打一张牌。</translation>
    </message>
    <message>
      <source>Your turn: {verbs}</source>
      <translation>轮到你：{verbs}</translation>
    </message>
    <message>
      <source>{what}: allowed.</source>
      <translation>{what}：可以。</translation>
    </message>
    <message>
      <source>Do it all the same</source>
      <translation>还是要这样</translation>
    </message>
    <message>
      <source>Think again</source>
      <translation>再想想</translation>
    </message>
    <message>
      <source>No hints in an honest match.</source>
      <translation>实战局没有提示。</translation>
    </message>
    <message>
      <source>Thinking …</source>
      <translation>正在想……</translation>
    </message>
    <message>
      <source>{key} shows the three best moves when it is your turn.</source>
      <translation>轮到你时，按 {key} 看最好的三种走法。</translation>
    </message>
    <message>
      <source>Take back</source>
      <translation>悔一步</translation>
    </message>
    <message>
      <source>Why not</source>
      <translation>为何不可</translation>
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
      <translation>这一局你歇，其余几家打。</translation>
    </message>
    <message>
      <source>More ways</source>
      <translation>其余选法</translation>
    </message>
    <message>
      <source>{n} face down</source>
      <translation>{n} 张盖着</translation>
    </message>
    <message>
      <source>turned up: {cards}</source>
      <translation>翻出 {cards}</translation>
    </message>
    <message>
      <source>{card}, chosen</source>
      <translation>{card}，已选</translation>
    </message>
    <message>
      <source>Turned up</source>
      <translation>将</translation>
    </message>
    <message>
      <source>Choose cards of the hand, then: {verbs}</source>
      <translation>先选手里的牌，再按：{verbs}</translation>
    </message>
    <message>
      <source>{n} out</source>
      <translation>盖 {n}</translation>
    </message>
    <message>
      <source>{who}, {n} cards before</source>
      <translation>{who}，前出 {n} 张</translation>
    </message>
    <message>
      <source>The trick before</source>
      <translation>上一圈</translation>
    </message>
    <message>
      <source>Chosen: {cards}</source>
      <translation>已选：{cards}</translation>
    </message>
    <message>
      <source>puts away {cards}</source>
      <translation>盖下 {cards}</translation>
    </message>
    <message>
      <source>Nothing is chosen.</source>
      <translation>没有选牌。</translation>
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
      <translation>{what}：{n} 张</translation>
    </message>
    <message>
      <source>takes the trick, lays {n}</source>
      <translation>收一圈，摆 {n} 张</translation>
    </message>
    <message>
      <source>gives {cards}</source>
      <translation>给出 {cards}</translation>
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
      <translation>给出 {n} 张</translation>
    </message>
    <message>
      <source>puts {n} cards away</source>
      <translation>盖下 {n} 张</translation>
    </message>
    <message>
      <source>{n} face down, out</source>
      <translation>盖下 {n} 张</translation>
    </message>
    <message>
      <source>best</source>
      <translation>最大</translation>
    </message>
  </context>
</TS>
