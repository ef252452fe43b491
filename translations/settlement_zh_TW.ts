<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_TW">
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
      <translation>補來的牌</translation>
    </message>
    <message>
      <source>on the own draw</source>
      <translation>自摸</translation>
    </message>
    <message>
      <source>robbing {giver}</source>
      <translation>搶 {giver} 的槓</translation>
    </message>
    <message>
      <source>with the dealt hand</source>
      <translation>天胡</translation>
    </message>
    <message>
      <source>Nobody wins: a draw</source>
      <translation>流局，沒有人胡</translation>
    </message>
    <message>
      <source>The hand is void</source>
      <translation>這一局作廢</translation>
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
      <translation>牌翻完了，沒有人胡。</translation>
    </message>
    <message>
      <source>Nobody plays this hand; it is dealt again.</source>
      <translation>這一局沒有人打，重新發牌。</translation>
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
      <translation>不計</translation>
    </message>
    <message>
      <source>Laid open</source>
      <translation>翻開看看</translation>
    </message>
    <message>
      <source>What was left</source>
      <translation>餘下的牌</translation>
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
      <translation>沒有</translation>
    </message>
    <message>
      <source>no cards in hand</source>
      <translation>手裡沒有牌</translation>
    </message>
    <message>
      <source>Dealer of the next hand</source>
      <translation>下一局的莊家</translation>
    </message>
    <message>
      <source>Account</source>
      <translation>帳目</translation>
    </message>
    <message>
      <source>Choose a line for its rule</source>
      <translation>點一行看它的規矩</translation>
    </message>
    <message>
      <source>Nothing is paid for this hand.</source>
      <translation>這一局不算帳。</translation>
    </message>
    <message>
      <source>Sums to zero: {gains}</source>
      <translation>合計為零：{gains}</translation>
    </message>
    <message>
      <source>, </source>
      <translation>、</translation>
    </message>
    <message>
      <source>Who pays whom</source>
      <translation>誰付誰</translation>
    </message>
    <message>
      <source>{payer} pays {payee} {n}</source>
      <translation>{payer} 付給 {payee} {n}</translation>
    </message>
    <message>
      <source>Nobody pays.</source>
      <translation>誰也不付</translation>
    </message>
    <message>
      <source>The match is over</source>
      <translation>打完了：總帳</translation>
    </message>
    <message>
      <source>Totals after {n} hands</source>
      <translation>{n} 局總帳</translation>
    </message>
    <message>
      <source>First: {name}</source>
      <translation>第一：{name}</translation>
    </message>
    <message>
      <source>Settlement</source>
      <translation>結帳</translation>
    </message>
    <message>
      <source>Hand {n}, settled    Deal code {code}</source>
      <translation>第 {n} 局 結帳    牌碼 {code}</translation>
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
      <translation>存牌譜…</translation>
    </message>
    <message>
      <source>Why {points}</source>
      <translation>為何是 {points}</translation>
    </message>
    <message>
      <source>Why so</source>
      <translation>為何這樣</translation>
    </message>
    <message>
      <source>Copy deal code</source>
      <translation>抄下牌碼</translation>
    </message>
    <message>
      <source>Copied: {code}</source>
      <translation>已抄下 {code}</translation>
    </message>
    <message>
      <source>Space</source>
      <translation>空白鍵</translation>
    </message>
    <message>
      <source>Back</source>
      <translation>回去</translation>
    </message>
    <message>
      <source>New match</source>
      <translation>另開一桌</translation>
    </message>
    <message>
      <source>Next hand</source>
      <translation>下一局</translation>
    </message>
    <message>
      <source>Match records (*.changpai.jsonl)</source>
      <translation>牌譜 (*.changpai.jsonl)</translation>
    </message>
    <message>
      <source>The record was not saved: {why}</source>
      <translation>牌譜沒有存成：{why}</translation>
    </message>
    <message>
      <source>Rule {n}</source>
      <translation>規則 {n}</translation>
    </message>
    <message>
      <source>Close</source>
      <translation>關上</translation>
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
      <translation>1 局總帳</translation>
    </message>
    <message>
      <source>{names} win</source>
      <translation>{names} 胡了</translation>
    </message>
  </context>
</TS>
