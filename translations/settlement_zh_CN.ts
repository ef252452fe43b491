<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN">
  <context>
    <name>Settlement</name>
    <message>
      <source>{name} wins</source>
      <translation>{name} 胡了</translation>
    </message>
    <message>
      <source>on the own flip</source>
      <translation>自己翻的牌</translation>
    </message>
    <message>
      <source>on {giver}'s flip</source>
      <translation>{giver} 翻的牌</translation>
    </message>
    <message>
      <source>on {giver}'s discard</source>
      <translation>{giver} 打的牌</translation>
    </message>
    <message>
      <source>on the replacement card</source>
      <translation>补来的牌</translation>
    </message>
    <message>
      <source>on the own draw</source>
      <translation>自摸</translation>
    </message>
    <message>
      <source>robbing {giver}</source>
      <translation>抢 {giver} 的杠</translation>
    </message>
    <message>
      <source>with the dealt hand</source>
      <translation>天胡</translation>
    </message>
    <message>
      <source>Nobody wins: a draw</source>
      <translation>流局，没有人胡</translation>
    </message>
    <message>
      <source>The hand is void</source>
      <translation>这一局作废</translation>
    </message>
    <message>
      <source>{points}, {n} fan</source>
      <translation>{points}，{n} 番</translation>
    </message>
    <message>
      <source>{points}; winning card {card}</source>
      <translation>{points}；胡牌是 {card}</translation>
    </message>
    <message>
      <source>The stock is used up and nobody has won.</source>
      <translation>牌翻完了，没有人胡。</translation>
    </message>
    <message>
      <source>Nobody plays this hand; it is dealt again.</source>
      <translation>这一局没有人打，重新发牌。</translation>
    </message>
    <message>
      <source>This hand</source>
      <translation>本局</translation>
    </message>
    <message>
      <source>{name}, this hand</source>
      <translation>{name} 本局</translation>
    </message>
    <message>
      <source>All hands</source>
      <translation>各家的牌</translation>
    </message>
    <message>
      <source>The winning hand</source>
      <translation>胡的牌</translation>
    </message>
    <message>
      <source>Winning hands</source>
      <translation>各家胡的牌</translation>
    </message>
    <message>
      <source>The framed card won</source>
      <translation>框住的是胡牌</translation>
    </message>
    <message>
      <source>not counted</source>
      <translation>不计</translation>
    </message>
    <message>
      <source>Laid open</source>
      <translation>翻开看看</translation>
    </message>
    <message>
      <source>What was left</source>
      <translation>余下的牌</translation>
    </message>
    <message>
      <source>Stock</source>
      <translation>墩底</translation>
    </message>
    <message>
      <source>used up</source>
      <translation>翻完了</translation>
    </message>
    <message>
      <source>nothing</source>
      <translation>没有</translation>
    </message>
    <message>
      <source>no cards in hand</source>
      <translation>手里没有牌</translation>
    </message>
    <message>
      <source>Dealer of the next hand</source>
      <translation>下一局的庄家</translation>
    </message>
    <message>
      <source>Account</source>
      <translation>账目</translation>
    </message>
    <message>
      <source>Choose a line for its rule</source>
      <translation>点一行看它的规矩</translation>
    </message>
    <message>
      <source>Nothing is paid for this hand.</source>
      <translation>这一局不算账。</translation>
    </message>
    <message>
      <source>Sums to zero: {gains}</source>
      <translation>合计为零：{gains}</translation>
    </message>
    <message>
      <source>, </source>
      <translation>、</translation>
    </message>
    <message>
      <source>Who pays whom</source>
      <translation>谁付谁</translation>
    </message>
    <message>
      <source>{payer} pays {payee} {n}</source>
      <translation>{payer} 付给 {payee} {n}</translation>
    </message>
    <message>
      <source>Nobody pays.</source>
      <translation>谁也不付</translation>
    </message>
    <message>
      <source>The match is over</source>
      <translation>打完了：总账</translation>
    </message>
    <message>
      <source>Totals after {n} hands</source>
      <translation>{n} 局总账</translation>
    </message>
    <message>
      <source>First: {name}</source>
      <translation>第一：{name}</translation>
    </message>
    <message>
      <source>Settlement</source>
      <translation>结账</translation>
    </message>
    <message>
      <source>Hand {n}, settled    Deal code {code}</source>
      <translation>第 {n} 局 结账    牌码 {code}</translation>
    </message>
    <message>
      <source>with help</source>
      <translation>有提示或悔牌</translation>
    </message>
    <message>
      <source>Watch replay</source>
      <translation>看回放</translation>
    </message>
    <message>
      <source>Save record as…</source>
      <translation>存牌谱…</translation>
    </message>
    <message>
      <source>Why {points}</source>
      <translation>为何是 {points}</translation>
    </message>
    <message>
      <source>Why so</source>
      <translation>为何这样</translation>
    </message>
    <message>
      <source>Copy deal code</source>
      <translation>抄下牌码</translation>
    </message>
    <message>
      <source>Copied: {code}</source>
      <translation>已抄下 {code}</translation>
    </message>
    <message>
      <source>Space</source>
      <translation>空格</translation>
    </message>
    <message>
      <source>Back</source>
      <translation>回去</translation>
    </message>
    <message>
      <source>New match</source>
      <translation>另开一桌</translation>
    </message>
    <message>
      <source>Next hand</source>
      <translation>下一局</translation>
    </message>
    <message>
      <source>Match records (*.changpai.jsonl)</source>
      <translation>牌谱 (*.changpai.jsonl)</translation>
    </message>
    <message>
      <source>The record was not saved: {why}</source>
      <translation>牌谱没有存成：{why}</translation>
    </message>
    <message>
      <source>Rule {n}</source>
      <translation>规则 {n}</translation>
    </message>
    <message>
      <source>Close</source>
      <translation>关上</translation>
    </message>
    <message>
      <source>{name}: {what}</source>
      <translation>{name}：{what}</translation>
    </message>
    <message>
      <source>{n} players</source>
      <translation>{n} 家</translation>
    </message>
    <message>
      <source>Totals after one hand</source>
      <translation>1 局总账</translation>
    </message>
    <message>
      <source>{names} win</source>
      <translation>{names} 胡了</translation>
    </message>
  </context>
</TS>
