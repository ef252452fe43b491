<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN">
  <context>
    <name>jier</name>
    <message>
      <source>Three sevens in hand</source>
      <translation>手里的燕</translation>
    </message>
    <message>
      <source>With “free” a yan of one's own three sevens may always stay in hand.</source>
      <translation>“自愿”时，手里三种七点凑成的燕都可以留着不放。</translation>
    </message>
    <message>
      <source>Rank of a claimed yan</source>
      <translation>燕的先后</translation>
    </message>
    <message>
      <source>With “as pairing” a peng comes before a yan, and seat order decides against pairing.</source>
      <translation>“同摆”时，碰比燕先；燕和摆按座位先后。</translation>
    </message>
    <message>
      <source>What a win pays</source>
      <translation>胡了付多少</translation>
    </message>
    <message>
      <source>With “by sets” each pays one base more for every an, liang, kang and qi of the winner.</source>
      <translation>“按张加”时，胡家每有一个暗、亮、扛、起，别家各加付一底。</translation>
    </message>
    <message>
      <source>Discarding the kind just taken</source>
      <translation>打刚拿的那种牌</translation>
    </message>
    <message>
      <source>When forbidden, the discard after a claim must be of another kind than the card taken.</source>
      <translation>不许时，要了牌以后，打出去的不能和拿来的同一种（吃甲不打甲）。</translation>
    </message>
    <message>
      <source>Several win on one card</source>
      <translation>几家同胡一张</translation>
    </message>
    <message>
      <source>With “all” every winner is paid by all who have not won.</source>
      <translation>“通赔”时都算胡，没胡的给每个胡家各付一份。</translation>
    </message>
    <message>
      <source>Next head</source>
      <translation>下一局头家</translation>
    </message>
    <message>
      <source>With “the winner” no card is turned: who has won is head.</source>
      <translation>“胡家当头”时不翻牌，胡家就是头家。</translation>
    </message>
    <message>
      <source>A win not taken</source>
      <translation>漏胡</translation>
    </message>
    <message>
      <source>With “locked” who lets a win pass cannot win before a card has come to the hand again.</source>
      <translation>“锁住”时，能胡不胡的，要有一张牌再进手里才能胡。</translation>
    </message>
    <message>
      <source>Referee</source>
      <translation>裁判</translation>
    </message>
    <message>
      <source>With “manual” sets are laid by hand; one that is missed ends the hand and is paid for.</source>
      <translation>“人工”时暗、燕自己放；漏了就罚，这一局结束。</translation>
    </message>
    <message>
      <source>Chuanpai</source>
      <translation>川牌</translation>
    </message>
    <message>
      <source>The default rules. Not covered: what the seventh player gets, which the account has lost.</source>
      <translation>默认规矩。第七家到底得多少，原文缺字，没有收。</translation>
    </message>
    <message>
      <source>Paid by sets</source>
      <translation>按张加</translation>
    </message>
    <message>
      <source>One base more for each an, liang, kang and qi. Not covered: other stakes.</source>
      <translation>每个暗、亮、扛、起加一底。另约的彩头没有收。</translation>
    </message>
    <message>
      <source>Free yan</source>
      <translation>燕自愿</translation>
    </message>
    <message>
      <source>A yan may stay in hand and ranks with pairing. Not covered: other stakes.</source>
      <translation>燕可以留着，先后同摆。另约的彩头没有收。</translation>
    </message>
    <message>
      <source>All win, winner is head</source>
      <translation>通赔，胡家当头</translation>
    </message>
    <message>
      <source>Several may win on one card and the winner is head. Not covered: other stakes.</source>
      <translation>一张牌几家都能胡，胡家当头，漏胡锁住。另约的彩头没有收。</translation>
    </message>
    <message>
      <source>must be laid</source>
      <translation>必须燕</translation>
    </message>
    <message>
      <source>free</source>
      <translation>自愿</translation>
    </message>
    <message>
      <source>as peng</source>
      <translation>同碰</translation>
    </message>
    <message>
      <source>as pairing</source>
      <translation>同摆</translation>
    </message>
    <message>
      <source>one base</source>
      <translation>一底</translation>
    </message>
    <message>
      <source>by sets</source>
      <translation>按张加</translation>
    </message>
    <message>
      <source>allowed</source>
      <translation>可以</translation>
    </message>
    <message>
      <source>forbidden</source>
      <translation>不许</translation>
    </message>
    <message>
      <source>the nearest wins</source>
      <translation>近的胡</translation>
    </message>
    <message>
      <source>all win</source>
      <translation>通赔</translation>
    </message>
    <message>
      <source>by a turned card</source>
      <translation>翻牌定</translation>
    </message>
    <message>
      <source>the winner</source>
      <translation>胡家当头</translation>
    </message>
    <message>
      <source>locked</source>
      <translation>锁住</translation>
    </message>
    <message>
      <source>the program</source>
      <translation>程序</translation>
    </message>
    <message>
      <source>manual</source>
      <translation>人工</translation>
    </message>
    <message>
      <source>groups</source>
      <translation>组</translation>
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
      <translation>犯规</translation>
    </message>
    <message>
      <source>The seventh player's card</source>
      <translation>第七家的那张牌</translation>
    </message>
    <message>
      <source>Each pays</source>
      <translation>每家付</translation>
    </message>
    <message>
      <source>The hand is over.</source>
      <translation>这一局已经完了。</translation>
    </message>
    <message>
      <source>The seventh player only shuffles and holds one card.</source>
      <translation>第七家只洗牌，拿一张，不打。</translation>
    </message>
    <message>
      <source>It is not this seat's turn to decide.</source>
      <translation>还没轮到这一家。</translation>
    </message>
    <message>
      <source>That is not possible now.</source>
      <translation>现在不能这样。</translation>
    </message>
    <message>
      <source>A card lies on the table: answer it before discarding.</source>
      <translation>桌上有牌，先答复再打。</translation>
    </message>
    <message>
      <source>The hand is complete: win, or pass first.</source>
      <translation>已经齐了：先说胡还是过。</translation>
    </message>
    <message>
      <source>Say first whether a set is laid.</source>
      <translation>先说放不放手里的组。</translation>
    </message>
    <message>
      <source>Two sets share a card: choose which goes first.</source>
      <translation>两组争一张牌：先放哪一组，请你定。</translation>
    </message>
    <message>
      <source>This seat has answered and waits for the others.</source>
      <translation>已经答复了，等别家。</translation>
    </message>
    <message>
      <source>No card lies on the table to be taken.</source>
      <translation>桌上没有牌可要。</translation>
    </message>
    <message>
      <source>A discard is owed: choose a card of the hand.</source>
      <translation>该打牌了：从手里选一张。</translation>
    </message>
    <message>
      <source>{cards} is no card of this game.</source>
      <translation>没有{cards}这种牌。</translation>
    </message>
    <message>
      <source>{shown} lies on the table, not {cards}.</source>
      <translation>桌上是{shown}，不是{cards}。</translation>
    </message>
    <message>
      <source>There is no {cards} in the hand.</source>
      <translation>手里没有{cards}。</translation>
    </message>
    <message>
      <source>One's own discard cannot be taken back.</source>
      <translation>自己打的牌不能再要。</translation>
    </message>
    <message>
      <source>{cards} was just taken: another kind must be discarded.</source>
      <translation>{cards}是刚拿来的，要打别的牌。</translation>
    </message>
    <message>
      <source>Cards that would be left without a partner: {n}.</source>
      <translation>还有{n}张没有配偶。</translation>
    </message>
    <message>
      <source>{have} groups: {want} are needed.</source>
      <translation>才{have}组，要{want}组。</translation>
    </message>
    <message>
      <source>A stolen card was not to be had: this hand can no longer be complete.</source>
      <translation>没有偷到牌，这一手再也凑不齐了。</translation>
    </message>
    <message>
      <source>The win was let pass: a discard is owed now.</source>
      <translation>刚才没有胡，现在该打牌了。</translation>
    </message>
    <message>
      <source>A small hand does not pair with the card on the table; it wins by its own draw or by a set.</source>
      <translation>小手不能和桌上的牌配对；要靠自己摸，或者成组以后偷来胡。</translation>
    </message>
    <message>
      <source>A win was let pass: first a card must come to the hand again.</source>
      <translation>漏了胡：要有一张牌再进手里才能胡。</translation>
    </message>
    <message>
      <source>The fourth {shown} must go to the an unless the hand wins.</source>
      <translation>第四张{shown}必须起，除非能胡。</translation>
    </message>
    <message>
      <source>Qi needs an own an of this kind on the table.</source>
      <translation>起要自己桌上有这种牌的暗。</translation>
    </message>
    <message>
      <source>Kang needs three {shown} in hand, there are {n}.</source>
      <translation>扛要手里有三张{shown}，现在{n}张。</translation>
    </message>
    <message>
      <source>Peng needs exactly two {shown} in hand, there are {n}.</source>
      <translation>碰要手里正好两张{shown}，现在{n}张。</translation>
    </message>
    <message>
      <source>{shown} is no seven: a yan is Long Legs, Black Seven and Red Seven.</source>
      <translation>{shown}不是七点：燕是高脚、二五、三四。</translation>
    </message>
    <message>
      <source>A yan needs the three different sevens; {cards} is missing.</source>
      <translation>燕要三种七点各一张，缺{cards}。</translation>
    </message>
    <message>
      <source>A small hand may not pair up with a card on the table.</source>
      <translation>小手不能摆桌上的牌。</translation>
    </message>
    <message>
      <source>{cards} and {shown} have {n} pips together: a pair needs 10 or 20.</source>
      <translation>{cards}和{shown}一共{n}点，要十点或二十点才成对。</translation>
    </message>
    <message>
      <source>A pair is two cards and no more.</source>
      <translation>挤儿只有两张牌。</translation>
    </message>
    <message>
      <source>Choose a card of the hand to pair {shown} with.</source>
      <translation>从手里选一张来摆{shown}。</translation>
    </message>
    <message>
      <source>No card of the hand makes 10 or 20 with {shown}.</source>
      <translation>手里没有一张和{shown}凑成十点或二十点。</translation>
    </message>
    <message>
      <source>An needs exactly three alike in hand.</source>
      <translation>暗要手里正好三张一样。</translation>
    </message>
    <message>
      <source>Liang needs four alike in hand.</source>
      <translation>亮要手里四张一样。</translation>
    </message>
    <message>
      <source>A set of one's own is laid at the beginning or in one's own turn.</source>
      <translation>手里的组，开局放，或者轮到自己时放。</translation>
    </message>
    <message>
      <source>One set has been chosen; this one can be laid in one's own turn.</source>
      <translation>已经答复了；这一组轮到自己时还可以放。</translation>
    </message>
    <message>
      <source>The stock is used up and nobody wants the last card.</source>
      <translation>墩空了，最后一张没人要。</translation>
    </message>
    <message>
      <source>{cards} is turned for the next head: {n} are counted round the table.</source>
      <translation>抬牌翻到{cards}，绕桌子数{n}家，定下一局头家。</translation>
    </message>
    <message>
      <source>A set that had to be laid was kept ({cards}).</source>
      <translation>该放的组没有放（{cards}）。</translation>
    </message>
    <message>
      <source>The fourth card was not put to the an ({cards}).</source>
      <translation>该起没有起（{cards}）。</translation>
    </message>
    <message>
      <source>{cards} must be laid first: as it is, this is a foul and costs one base to each.</source>
      <translation>{cards}要先放；这样做是犯规，付每家一底。</translation>
    </message>
    <message>
      <source>The fourth {cards} must go to the an: without it this is a foul and costs one base to each.</source>
      <translation>第四张{cards}该起；不起是犯规，付每家一底。</translation>
    </message>
    <message>
      <source>Not won now, the hand cannot win before a card has come to it again.</source>
      <translation>这次不胡，要有一张牌再进手里才能胡。</translation>
    </message>
    <message>
      <source>Cards to be stolen: {n}, and the stock has fewer: the hand could never be complete.</source>
      <translation>墩里不够偷{n}张，这一手就再也凑不齐了。</translation>
    </message>
    <message>
      <source>{want} groups needed; laid and paired in hand: {have}</source>
      <translation>要{want}组；桌上的和手里成对的：{have}</translation>
    </message>
    <message>
      <source>a stolen card was not to be had; this hand can no longer be complete</source>
      <translation>没有偷到牌，这一手凑不齐了</translation>
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
      <translation>摆</translation>
    </message>
    <message>
      <source>Pass</source>
      <translation>过</translation>
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
      <translation>挤儿</translation>
    </message>
    <message>
      <source>Turns a card for the next head</source>
      <translation>抬牌翻头家</translation>
    </message>
    <message>
      <source>Every card is in a group: everybody else pays.</source>
      <translation>张张都成组了，别家都付。</translation>
    </message>
    <message>
      <source>The rules demand this set now.</source>
      <translation>这一组规矩上非放不可。</translation>
    </message>
    <message>
      <source>This breaks a rule and costs one base to each.</source>
      <translation>这是犯规，付每家一底。</translation>
    </message>
    <message>
      <source>One card is missing, of the kinds {cards}; unseen: {n}.</source>
      <translation>只差一张：等{cards}，还有{n}张没露面。</translation>
    </message>
    <message>
      <source>Cards without a partner: {n}; unseen cards that pair with one of them: {unseen}.</source>
      <translation>{n}张没有配偶；没露面的牌里有{unseen}张配得上。</translation>
    </message>
    <message>
      <source>About {percent} % to be complete first.</source>
      <translation>先齐的机会约{percent}%。</translation>
    </message>
    <message>
      <source>Unseen partners of {cards}: {n}.</source>
      <translation>{cards}的配偶还有{n}张没露面。</translation>
    </message>
    <message>
      <source>Discarding {cards} takes a pair apart.</source>
      <translation>打{cards}要拆一对。</translation>
    </message>
    <message>
      <source>Somebody may win with {cards}: about {percent} %.</source>
      <translation>{cards}可能放给别家胡：约{percent}%。</translation>
    </message>
    <message>
      <source>A card with as many pips as {cards} has lain there unwanted.</source>
      <translation>和{cards}同点的牌，桌上有过，没人要。</translation>
    </message>
    <message>
      <source>The set makes a group; cards stolen for it: {n}.</source>
      <translation>成一组，还能偷{n}张。</translation>
    </message>
    <message>
      <source>Then {cards} goes.</source>
      <translation>然后打{cards}。</translation>
    </message>
    <message>
      <source>Kept in hand the cards of the set have partners; pairs in all: {n}.</source>
      <translation>留在手里有配偶：一共成{n}对。</translation>
    </message>
    <message>
      <source>Jier</source>
      <translation>挤儿</translation>
    </message>
    <message>
      <source>Sichuan, pairs of ten and twenty</source>
      <translation>四川，十点二十点</translation>
    </message>
  </context>
</TS>
