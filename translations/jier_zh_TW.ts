<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_TW">
  <context>
    <name>jier</name>
    <message>
      <source>Three sevens in hand</source>
      <translation>手裡的燕</translation>
    </message>
    <message>
      <source>With “free” a yan of one's own three sevens may always stay in hand.</source>
      <translation>「自願」時，手裡三種七點湊成的燕都可以留著不放。</translation>
    </message>
    <message>
      <source>Rank of a claimed yan</source>
      <translation>燕的先後</translation>
    </message>
    <message>
      <source>With “as pairing” a peng comes before a yan, and seat order decides against pairing.</source>
      <translation>「同擺」時，碰比燕先；燕和擺按座位先後。</translation>
    </message>
    <message>
      <source>What a win pays</source>
      <translation>胡了付多少</translation>
    </message>
    <message>
      <source>With “by sets” each pays one base more for every an, liang, kang and qi of the winner.</source>
      <translation>「按張加」時，胡家每有一個暗、亮、扛、起，別家各加付一底。</translation>
    </message>
    <message>
      <source>Discarding the kind just taken</source>
      <translation>打剛拿的那種牌</translation>
    </message>
    <message>
      <source>When forbidden, the discard after a claim must be of another kind than the card taken.</source>
      <translation>不許時，要了牌以後，打出去的不能和拿來的同一種（吃甲不打甲）。</translation>
    </message>
    <message>
      <source>Several win on one card</source>
      <translation>幾家同胡一張</translation>
    </message>
    <message>
      <source>With “all” every winner is paid by all who have not won.</source>
      <translation>「通賠」時都算胡，沒胡的給每個胡家各付一份。</translation>
    </message>
    <message>
      <source>Next head</source>
      <translation>下一局頭家</translation>
    </message>
    <message>
      <source>With “the winner” no card is turned: who has won is head.</source>
      <translation>「胡家當頭」時不翻牌，胡家就是頭家。</translation>
    </message>
    <message>
      <source>A win not taken</source>
      <translation>漏胡</translation>
    </message>
    <message>
      <source>With “locked” who lets a win pass cannot win before a card has come to the hand again.</source>
      <translation>「鎖住」時，能胡不胡的，要有一張牌再進手裡才能胡。</translation>
    </message>
    <message>
      <source>Referee</source>
      <translation>裁判</translation>
    </message>
    <message>
      <source>With “manual” sets are laid by hand; one that is missed ends the hand and is paid for.</source>
      <translation>「人工」時暗、燕自己放；漏了就罰，這一局結束。</translation>
    </message>
    <message>
      <source>Chuanpai</source>
      <translation>川牌</translation>
    </message>
    <message>
      <source>The default rules. Not covered: what the seventh player gets, which the account has lost.</source>
      <translation>默認規矩。第七家到底得多少，原文缺字，沒有收。</translation>
    </message>
    <message>
      <source>Paid by sets</source>
      <translation>按張加</translation>
    </message>
    <message>
      <source>One base more for each an, liang, kang and qi. Not covered: other stakes.</source>
      <translation>每個暗、亮、扛、起加一底。另約的彩頭沒有收。</translation>
    </message>
    <message>
      <source>Free yan</source>
      <translation>燕自願</translation>
    </message>
    <message>
      <source>A yan may stay in hand and ranks with pairing. Not covered: other stakes.</source>
      <translation>燕可以留著，先後同擺。另約的彩頭沒有收。</translation>
    </message>
    <message>
      <source>All win, winner is head</source>
      <translation>通賠，胡家當頭</translation>
    </message>
    <message>
      <source>Several may win on one card and the winner is head. Not covered: other stakes.</source>
      <translation>一張牌幾家都能胡，胡家當頭，漏胡鎖住。另約的彩頭沒有收。</translation>
    </message>
    <message>
      <source>must be laid</source>
      <translation>必須燕</translation>
    </message>
    <message>
      <source>free</source>
      <translation>自願</translation>
    </message>
    <message>
      <source>as peng</source>
      <translation>同碰</translation>
    </message>
    <message>
      <source>as pairing</source>
      <translation>同擺</translation>
    </message>
    <message>
      <source>one base</source>
      <translation>一底</translation>
    </message>
    <message>
      <source>by sets</source>
      <translation>按張加</translation>
    </message>
    <message>
      <source>allowed</source>
      <translation>可以</translation>
    </message>
    <message>
      <source>forbidden</source>
      <translation>不許</translation>
    </message>
    <message>
      <source>the nearest wins</source>
      <translation>近的胡</translation>
    </message>
    <message>
      <source>all win</source>
      <translation>通賠</translation>
    </message>
    <message>
      <source>by a turned card</source>
      <translation>翻牌定</translation>
    </message>
    <message>
      <source>the winner</source>
      <translation>胡家當頭</translation>
    </message>
    <message>
      <source>locked</source>
      <translation>鎖住</translation>
    </message>
    <message>
      <source>the program</source>
      <translation>程式</translation>
    </message>
    <message>
      <source>manual</source>
      <translation>人工</translation>
    </message>
    <message>
      <source>groups</source>
      <translation>組</translation>
    </message>
    <message>
      <source>base</source>
      <translation>底</translation>
    </message>
    <message>
      <source>Win paid</source>
      <translation>胡牌</translation>
    </message>
    <message>
      <source>Sets of the winner</source>
      <translation>胡家的暗亮扛起</translation>
    </message>
    <message>
      <source>Foul</source>
      <translation>犯規</translation>
    </message>
    <message>
      <source>The seventh player's card</source>
      <translation>第七家的那張牌</translation>
    </message>
    <message>
      <source>Each pays</source>
      <translation>每家付</translation>
    </message>
    <message>
      <source>The hand is over.</source>
      <translation>這一局已經完了。</translation>
    </message>
    <message>
      <source>The seventh player only shuffles and holds one card.</source>
      <translation>第七家只洗牌，拿一張，不打。</translation>
    </message>
    <message>
      <source>It is not this seat's turn to decide.</source>
      <translation>還沒輪到這一家。</translation>
    </message>
    <message>
      <source>That is not possible now.</source>
      <translation>現在不能這樣。</translation>
    </message>
    <message>
      <source>A card lies on the table: answer it before discarding.</source>
      <translation>桌上有牌，先答復再打。</translation>
    </message>
    <message>
      <source>The hand is complete: win, or pass first.</source>
      <translation>已經齊了：先說胡還是過。</translation>
    </message>
    <message>
      <source>Say first whether a set is laid.</source>
      <translation>先說放不放手裡的組。</translation>
    </message>
    <message>
      <source>Two sets share a card: choose which goes first.</source>
      <translation>兩組爭一張牌：先放哪一組，請你定。</translation>
    </message>
    <message>
      <source>This seat has answered and waits for the others.</source>
      <translation>已經答復了，等別家。</translation>
    </message>
    <message>
      <source>No card lies on the table to be taken.</source>
      <translation>桌上沒有牌可要。</translation>
    </message>
    <message>
      <source>A discard is owed: choose a card of the hand.</source>
      <translation>該打牌了：從手裡選一張。</translation>
    </message>
    <message>
      <source>{cards} is no card of this game.</source>
      <translation>沒有{cards}這種牌。</translation>
    </message>
    <message>
      <source>{shown} lies on the table, not {cards}.</source>
      <translation>桌上是{shown}，不是{cards}。</translation>
    </message>
    <message>
      <source>There is no {cards} in the hand.</source>
      <translation>手裡沒有{cards}。</translation>
    </message>
    <message>
      <source>One's own discard cannot be taken back.</source>
      <translation>自己打的牌不能再要。</translation>
    </message>
    <message>
      <source>{cards} was just taken: another kind must be discarded.</source>
      <translation>{cards}是剛拿來的，要打別的牌。</translation>
    </message>
    <message>
      <source>Cards that would be left without a partner: {n}.</source>
      <translation>還有{n}張沒有配偶。</translation>
    </message>
    <message>
      <source>{have} groups: {want} are needed.</source>
      <translation>才{have}組，要{want}組。</translation>
    </message>
    <message>
      <source>A stolen card was not to be had: this hand can no longer be complete.</source>
      <translation>沒有偷到牌，這一手再也湊不齊了。</translation>
    </message>
    <message>
      <source>The win was let pass: a discard is owed now.</source>
      <translation>剛才沒有胡，現在該打牌了。</translation>
    </message>
    <message>
      <source>A small hand does not pair with the card on the table; it wins by its own draw or by a set.</source>
      <translation>小手不能和桌上的牌配對；要靠自己摸，或者成組以後偷來胡。</translation>
    </message>
    <message>
      <source>A win was let pass: first a card must come to the hand again.</source>
      <translation>漏了胡：要有一張牌再進手裡才能胡。</translation>
    </message>
    <message>
      <source>The fourth {shown} must go to the an unless the hand wins.</source>
      <translation>第四張{shown}必須起，除非能胡。</translation>
    </message>
    <message>
      <source>Qi needs an own an of this kind on the table.</source>
      <translation>起要自己桌上有這種牌的暗。</translation>
    </message>
    <message>
      <source>Kang needs three {shown} in hand, there are {n}.</source>
      <translation>扛要手裡有三張{shown}，現在{n}張。</translation>
    </message>
    <message>
      <source>Peng needs exactly two {shown} in hand, there are {n}.</source>
      <translation>碰要手裡正好兩張{shown}，現在{n}張。</translation>
    </message>
    <message>
      <source>{shown} is no seven: a yan is Long Legs, Black Seven and Red Seven.</source>
      <translation>{shown}不是七點：燕是高腳、二五、三四。</translation>
    </message>
    <message>
      <source>A yan needs the three different sevens; {cards} is missing.</source>
      <translation>燕要三種七點各一張，缺{cards}。</translation>
    </message>
    <message>
      <source>A small hand may not pair up with a card on the table.</source>
      <translation>小手不能擺桌上的牌。</translation>
    </message>
    <message>
      <source>{cards} and {shown} have {n} pips together: a pair needs 10 or 20.</source>
      <translation>{cards}和{shown}一共{n}點，要十點或二十點才成對。</translation>
    </message>
    <message>
      <source>A pair is two cards and no more.</source>
      <translation>擠兒只有兩張牌。</translation>
    </message>
    <message>
      <source>Choose a card of the hand to pair {shown} with.</source>
      <translation>從手裡選一張來擺{shown}。</translation>
    </message>
    <message>
      <source>No card of the hand makes 10 or 20 with {shown}.</source>
      <translation>手裡沒有一張和{shown}湊成十點或二十點。</translation>
    </message>
    <message>
      <source>An needs exactly three alike in hand.</source>
      <translation>暗要手裡正好三張一樣。</translation>
    </message>
    <message>
      <source>Liang needs four alike in hand.</source>
      <translation>亮要手裡四張一樣。</translation>
    </message>
    <message>
      <source>A set of one's own is laid at the beginning or in one's own turn.</source>
      <translation>手裡的組，開局放，或者輪到自己時放。</translation>
    </message>
    <message>
      <source>One set has been chosen; this one can be laid in one's own turn.</source>
      <translation>已經答復了；這一組輪到自己時還可以放。</translation>
    </message>
    <message>
      <source>The stock is used up and nobody wants the last card.</source>
      <translation>墩空了，最後一張沒人要。</translation>
    </message>
    <message>
      <source>{cards} is turned for the next head: {n} are counted round the table.</source>
      <translation>抬牌翻到{cards}，繞桌子數{n}家，定下一局頭家。</translation>
    </message>
    <message>
      <source>A set that had to be laid was kept ({cards}).</source>
      <translation>該放的組沒有放（{cards}）。</translation>
    </message>
    <message>
      <source>The fourth card was not put to the an ({cards}).</source>
      <translation>該起沒有起（{cards}）。</translation>
    </message>
    <message>
      <source>{cards} must be laid first: as it is, this is a foul and costs one base to each.</source>
      <translation>{cards}要先放；這樣做是犯規，付每家一底。</translation>
    </message>
    <message>
      <source>The fourth {cards} must go to the an: without it this is a foul and costs one base to each.</source>
      <translation>第四張{cards}該起；不起是犯規，付每家一底。</translation>
    </message>
    <message>
      <source>Not won now, the hand cannot win before a card has come to it again.</source>
      <translation>這次不胡，要有一張牌再進手裡才能胡。</translation>
    </message>
    <message>
      <source>Cards to be stolen: {n}, and the stock has fewer: the hand could never be complete.</source>
      <translation>墩裡不夠偷{n}張，這一手就再也湊不齊了。</translation>
    </message>
    <message>
      <source>{want} groups needed; laid and paired in hand: {have}</source>
      <translation>要{want}組；桌上的和手裡成對的：{have}</translation>
    </message>
    <message>
      <source>a stolen card was not to be had; this hand can no longer be complete</source>
      <translation>沒有偷到牌，這一手湊不齊了</translation>
    </message>
    <message>
      <source>Win</source>
      <translation>胡</translation>
    </message>
    <message>
      <source>Kang</source>
      <translation>扛</translation>
    </message>
    <message>
      <source>Qi</source>
      <translation>起</translation>
    </message>
    <message>
      <source>Yan</source>
      <translation>燕</translation>
    </message>
    <message>
      <source>Peng</source>
      <translation>碰</translation>
    </message>
    <message>
      <source>Pair up</source>
      <translation>擺</translation>
    </message>
    <message>
      <source>Pass</source>
      <translation>過</translation>
    </message>
    <message>
      <source>An</source>
      <translation>暗</translation>
    </message>
    <message>
      <source>Liang</source>
      <translation>亮</translation>
    </message>
    <message>
      <source>Discard</source>
      <translation>打</translation>
    </message>
    <message>
      <source>Steal</source>
      <translation>偷</translation>
    </message>
    <message>
      <source>Draw</source>
      <translation>摸</translation>
    </message>
    <message>
      <source>Stolen an</source>
      <translation>偷暗</translation>
    </message>
    <message>
      <source>Stolen yan</source>
      <translation>偷燕</translation>
    </message>
    <message>
      <source>Pair in hand</source>
      <translation>擠兒</translation>
    </message>
    <message>
      <source>Turns a card for the next head</source>
      <translation>抬牌翻頭家</translation>
    </message>
    <message>
      <source>Every card is in a group: everybody else pays.</source>
      <translation>張張都成組了，別家都付。</translation>
    </message>
    <message>
      <source>The rules demand this set now.</source>
      <translation>這一組規矩上非放不可。</translation>
    </message>
    <message>
      <source>This breaks a rule and costs one base to each.</source>
      <translation>這是犯規，付每家一底。</translation>
    </message>
    <message>
      <source>One card is missing, of the kinds {cards}; unseen: {n}.</source>
      <translation>只差一張：等{cards}，還有{n}張沒露面。</translation>
    </message>
    <message>
      <source>Cards without a partner: {n}; unseen cards that pair with one of them: {unseen}.</source>
      <translation>{n}張沒有配偶；沒露面的牌裡有{unseen}張配得上。</translation>
    </message>
    <message>
      <source>About {percent} % to be complete first.</source>
      <translation>先齊的機會約{percent}%。</translation>
    </message>
    <message>
      <source>Unseen partners of {cards}: {n}.</source>
      <translation>{cards}的配偶還有{n}張沒露面。</translation>
    </message>
    <message>
      <source>Discarding {cards} takes a pair apart.</source>
      <translation>打{cards}要拆一對。</translation>
    </message>
    <message>
      <source>Somebody may win with {cards}: about {percent} %.</source>
      <translation>{cards}可能放給別家胡：約{percent}%。</translation>
    </message>
    <message>
      <source>A card with as many pips as {cards} has lain there unwanted.</source>
      <translation>和{cards}同點的牌，桌上有過，沒人要。</translation>
    </message>
    <message>
      <source>The set makes a group; cards stolen for it: {n}.</source>
      <translation>成一組，還能偷{n}張。</translation>
    </message>
    <message>
      <source>Then {cards} goes.</source>
      <translation>然後打{cards}。</translation>
    </message>
    <message>
      <source>Kept in hand the cards of the set have partners; pairs in all: {n}.</source>
      <translation>留在手裡有配偶：一共成{n}對。</translation>
    </message>
    <message>
      <source>Jier</source>
      <translation>擠兒</translation>
    </message>
    <message>
      <source>Sichuan, pairs of ten and twenty</source>
      <translation>四川，十點二十點</translation>
    </message>
  </context>
</TS>
