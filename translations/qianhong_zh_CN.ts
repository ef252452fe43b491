<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN" sourcelanguage="en">
  <context>
    <name>qianhong</name>
    <message>
      <source>yes</source>
      <translation>是</translation>
    </message>
    <message>
      <source>no</source>
      <translation>否</translation>
    </message>
    <message>
      <source>off</source>
      <translation>不算</translation>
    </message>
    <message>
      <source>on</source>
      <translation>算</translation>
    </message>
    <message>
      <source>jiucai hu counts no fu and is played without baida and generals</source>
      <translation>酒菜胡不数付，也没有百搭和将</translation>
    </message>
    <message>
      <source>there is no baida in the pack</source>
      <translation>这副牌里没有百搭</translation>
    </message>
    <message>
      <source>a baida can only be turned where two generals are turned</source>
      <translation>翻两张将才有翻喜</translation>
    </message>
    <message>
      <source>Form</source>
      <translation>打法</translation>
    </message>
    <message>
      <source>Jiucai hu goes much like mahjong: thirteen cards, eating, four groups and a pair, small pay.</source>
      <translation>酒菜胡和麻将差不多：十三张，能吃，四副一对，输赢小。</translation>
    </message>
    <message>
      <source>One of four rests</source>
      <translation>四人轮休</translation>
    </message>
    <message>
      <source>With “no” all at the table play, four as well; the stock is shorter then.</source>
      <translation>选“否”时在座的都打，四个人也都打，墩上的牌就少了。</translation>
    </message>
    <message>
      <source>Baida in the pack</source>
      <translation>百搭</translation>
    </message>
    <message>
      <source>How many baida are shuffled in: 125, 120 or 132 cards.</source>
      <translation>放进几张百搭：全副 125、120 或 132 张。</translation>
    </message>
    <message>
      <source>Baida stands for any card</source>
      <translation>百搭可代</translation>
    </message>
    <message>
      <source>With “yes” baida stay in hand and stand for any card of a group there; they count all the same.</source>
      <translation>选“是”时百搭留在手里，配牌时当任何一张；付照算。</translation>
    </message>
    <message>
      <source>Generals turned up</source>
      <translation>翻将</translation>
    </message>
    <message>
      <source>The cards turned up raise what sets of their kinds count; without them every set is common.</source>
      <translation>翻出来的将抬高同类牌的付；不翻将，样样都是普通牌。</translation>
    </message>
    <message>
      <source>A baida turned up is a general</source>
      <translation>翻喜</translation>
    </message>
    <message>
      <source>With “yes” it stays, and baida and old generals count more; else another is turned.</source>
      <translation>选“是”时翻到百搭就算将，百搭和老将付数加高；选“否”另翻一张。</translation>
    </message>
    <message>
      <source>Qing hu</source>
      <translation>清胡</translation>
    </message>
    <message>
      <source>Whether the twenty of every win come on top of a hand of runs only.</source>
      <translation>清胡的一百之外，要不要再加成胡的二十。</translation>
    </message>
    <message>
      <source>Piao hu</source>
      <translation>飘胡</translation>
    </message>
    <message>
      <source>Whether a hand of sets only adds 50 in all, or 50 beside the twenty.</source>
      <translation>飘胡的五十含成胡的二十，还是二十之外再加五十。</translation>
    </message>
    <message>
      <source>Men hun</source>
      <translation>闷荤</translation>
    </message>
    <message>
      <source>With “on” a piao hu drawn by oneself with nothing claimed is paid fourfold.</source>
      <translation>选“算”时，一张没碰没明杠、自摸的飘胡翻两番（四倍）。</translation>
    </message>
    <message>
      <source>Middle card drawn</source>
      <translation>硬丫</translation>
    </message>
    <message>
      <source>What the only card counts if it is the middle of a run and one's own draw.</source>
      <translation>独一张卡在当中、又是自摸的，算多少付。</translation>
    </message>
    <message>
      <source>Win without baida</source>
      <translation>穷狠</translation>
    </message>
    <message>
      <source>With “on” a winner who has no baida counts double.</source>
      <translation>选“算”时，一张百搭没有的人胡了翻一番。</translation>
    </message>
    <message>
      <source>Nine of bamboos in runs</source>
      <translation>九条成顺</translation>
    </message>
    <message>
      <source>With “yes” the nine of bamboos may stand in a run.</source>
      <translation>选“是”时九条可以配顺子。</translation>
    </message>
    <message>
      <source>Rounding</source>
      <translation>进整</translation>
    </message>
    <message>
      <source>Whether the sum of the sets is rounded up to tens.</source>
      <translation>底付要不要进到整十。</translation>
    </message>
    <message>
      <source>Sets of the losers</source>
      <translation>没胡的人算付</translation>
    </message>
    <message>
      <source>Whether threes in the hands of those who did not win count too.</source>
      <translation>没胡的人手里的坎算不算付。</translation>
    </message>
    <message>
      <source>A win passed up bars the next</source>
      <translation>过水</translation>
    </message>
    <message>
      <source>With “yes” who lets a winning discard go wins on no discard until the next draw of his own.</source>
      <translation>选“是”时，能胡别人打的牌却放过，自己再摸牌以前不能胡别人打的牌。</translation>
    </message>
    <message>
      <source>Two generals (Nantong)</source>
      <translation>双将（南通）</translation>
    </message>
    <message>
      <source>The default rules. Not covered: haidi, two longs, the three old ones together.</source>
      <translation>默认打法。未包括：海底、双龙、三老会齐。</translation>
    </message>
    <message>
      <source>One general</source>
      <translation>单将</translation>
    </message>
    <message>
      <source>One card is turned, sets count less, qing hu 80. Not covered: its other tables.</source>
      <translation>只翻一张将，付数低，清胡八十。未包括：单将别的付表。</translation>
    </message>
    <message>
      <source>No generals</source>
      <translation>无将</translation>
    </message>
    <message>
      <source>Every set is common: 2, 4, 8, 12, 16. Nothing else is changed.</source>
      <translation>不翻将，都算普通牌：2、4、8、12、16。其余不变。</translation>
    </message>
    <message>
      <source>Two generals, baida turned</source>
      <translation>双将翻喜</translation>
    </message>
    <message>
      <source>A baida turned up stays and raises baida and old generals. Nothing else differs.</source>
      <translation>翻到百搭算将，百搭、老将付数加高。其余不变。</translation>
    </message>
    <message>
      <source>Wild baida</source>
      <translation>百搭可代</translation>
    </message>
    <message>
      <source>Baida stay in hand and stand for any card. Not covered: claiming with them.</source>
      <translation>百搭留在手里当任何牌。未包括：用百搭去碰、去杠。</translation>
    </message>
    <message>
      <source>Jiucai hu</source>
      <translation>酒菜胡</translation>
    </message>
    <message>
      <source>Four play with 120 cards, much like mahjong. Table rules; no fu is counted.</source>
      <translation>四人一百二十张，和麻将差不多。家常打法，不数付。</translation>
    </message>
    <message>
      <source>long cards with fu</source>
      <translation>长牌，数付</translation>
    </message>
    <message>
      <source>jiucai hu</source>
      <translation>酒菜胡</translation>
    </message>
    <message>
      <source>five</source>
      <translation>五张</translation>
    </message>
    <message>
      <source>none</source>
      <translation>没有</translation>
    </message>
    <message>
      <source>twelve</source>
      <translation>十二张</translation>
    </message>
    <message>
      <source>two</source>
      <translation>双将</translation>
    </message>
    <message>
      <source>one</source>
      <translation>单将</translation>
    </message>
    <message>
      <source>100</source>
      <translation>100 付</translation>
    </message>
    <message>
      <source>20 more</source>
      <translation>另加 20</translation>
    </message>
    <message>
      <source>50 in all</source>
      <translation>共 50</translation>
    </message>
    <message>
      <source>20 and 50</source>
      <translation>20 加 50</translation>
    </message>
    <message>
      <source>10</source>
      <translation>10 付</translation>
    </message>
    <message>
      <source>20</source>
      <translation>20 付</translation>
    </message>
    <message>
      <source>up to tens</source>
      <translation>进到整十</translation>
    </message>
    <message>
      <source>all</source>
      <translation>明暗都算</translation>
    </message>
    <message>
      <source>laid ones only</source>
      <translation>只算明付</translation>
    </message>
    <message>
      <source>fu</source>
      <translation>付</translation>
    </message>
    <message>
      <source>times</source>
      <translation>倍</translation>
    </message>
    <message>
      <source>base</source>
      <translation>底</translation>
    </message>
    <message>
      <source>Difference to the winner</source>
      <translation>和胡家的付差</translation>
    </message>
    <message>
      <source>Difference between losers</source>
      <translation>没胡的两家付差</translation>
    </message>
    <message>
      <source>Ta hu: runs and sets</source>
      <translation>踏胡</translation>
    </message>
    <message>
      <source>Qing hu: runs only</source>
      <translation>清胡</translation>
    </message>
    <message>
      <source>Piao hu: sets only</source>
      <translation>飘胡</translation>
    </message>
    <message>
      <source>Men hun: sets only, concealed</source>
      <translation>闷荤</translation>
    </message>
    <message>
      <source>Sets together</source>
      <translation>底付</translation>
    </message>
    <message>
      <source>Wen: runs 1-2-3 of dots</source>
      <translation>文（一二三饼）</translation>
    </message>
    <message>
      <source>Baida</source>
      <translation>百搭</translation>
    </message>
    <message>
      <source>The only card</source>
      <translation>独张</translation>
    </message>
    <message>
      <source>Own draw</source>
      <translation>自摸</translation>
    </message>
    <message>
      <source>Factor</source>
      <translation>翻番</translation>
    </message>
    <message>
      <source>Fu of the winner</source>
      <translation>胡家总付</translation>
    </message>
    <message>
      <source>Fu of the next player</source>
      <translation>下家的付</translation>
    </message>
    <message>
      <source>Fu of the player across</source>
      <translation>对家的付</translation>
    </message>
    <message>
      <source>Fu of the player before</source>
      <translation>上家的付</translation>
    </message>
    <message>
      <source>Win paid</source>
      <translation>胡牌</translation>
    </message>
    <message>
      <source>Discarded the winning card</source>
      <translation>放炮</translation>
    </message>
    <message>
      <source>Plain hand</source>
      <translation>平胡</translation>
    </message>
    <message>
      <source>Seven pairs</source>
      <translation>七对</translation>
    </message>
    <message>
      <source>Sets only</source>
      <translation>碰碰胡</translation>
    </message>
    <message>
      <source>The hand is over.</source>
      <translation>这一局完了。</translation>
    </message>
    <message>
      <source>This seat rests in this hand.</source>
      <translation>这一家这局歇着。</translation>
    </message>
    <message>
      <source>It is not this seat's turn to decide.</source>
      <translation>还没轮到这一家。</translation>
    </message>
    <message>
      <source>That is not possible now.</source>
      <translation>现在不行。</translation>
    </message>
    <message>
      <source>A card lies on the table: answer it before discarding.</source>
      <translation>桌上有牌等着答复，先答复再打。</translation>
    </message>
    <message>
      <source>Say first whether the dealt fours are laid as long.</source>
      <translation>先说起手的四张撂不撂龙。</translation>
    </message>
    <message>
      <source>No card lies on the table to be taken.</source>
      <translation>桌上没有可要的牌。</translation>
    </message>
    <message>
      <source>A discard is owed: choose a card of the hand.</source>
      <translation>该打牌了，选一张手牌。</translation>
    </message>
    <message>
      <source>{cards} is no card of this game.</source>
      <translation>这副牌里没有{cards}。</translation>
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
      <source>Baida is not discarded while other cards are held.</source>
      <translation>手里还有别的牌，百搭不打。</translation>
    </message>
    <message>
      <source>Baida cannot be claimed but to win.</source>
      <translation>百搭不能碰、不能杠，只能胡。</translation>
    </message>
    <message>
      <source>One's own discard cannot be taken back.</source>
      <translation>自己打的牌收不回来。</translation>
    </message>
    <message>
      <source>The cards are not {groups} groups and a pair; {missing} are missing.</source>
      <translation>凑不成{groups}副加一对，还差{missing}张。</translation>
    </message>
    <message>
      <source>A winning discard was let go: no win on a discard before the next draw of one's own.</source>
      <translation>放过了能胡的牌，自己再摸牌以前不能胡别人打的牌。</translation>
    </message>
    <message>
      <source>After a claim a card is discarded; only a drawn card can win.</source>
      <translation>碰了吃了要打牌，摸到的牌才能自摸胡。</translation>
    </message>
    <message>
      <source>Peng needs two {shown} in hand, there are {n}.</source>
      <translation>碰要手里有两张{shown}，现在有{n}张。</translation>
    </message>
    <message>
      <source>Gang needs three {shown} in hand, there are {n}.</source>
      <translation>杠要手里有三张{shown}，现在有{n}张。</translation>
    </message>
    <message>
      <source>Gang needs four {cards} in hand, or one to add to a peng of them; there are {n}.</source>
      <translation>杠要手里有四张{cards}，或者碰过再有一张；现在有{n}张。</translation>
    </message>
    <message>
      <source>No kind is held four times, and no peng can be added to.</source>
      <translation>手里没有四张一样的，也没有可添的碰。</translation>
    </message>
    <message>
      <source>The stock is empty: there is no card to replace a gang.</source>
      <translation>墩上没牌了，杠了没有牌补。</translation>
    </message>
    <message>
      <source>After a claim a card is discarded; gang comes after a draw.</source>
      <translation>碰了吃了要打牌，摸了牌才能杠。</translation>
    </message>
    <message>
      <source>Four dealt cards are laid as long, which counts more.</source>
      <translation>起手的四张撂龙，付数更高。</translation>
    </message>
    <message>
      <source>Nothing is eaten in this form of the game.</source>
      <translation>这种打法没有吃。</translation>
    </message>
    <message>
      <source>Only the card of the player before may be eaten.</source>
      <translation>只能吃上家打的牌。</translation>
    </message>
    <message>
      <source>{shown} never stands in a run.</source>
      <translation>{shown}不配顺子。</translation>
    </message>
    <message>
      <source>{cards} with {shown} is no run of three in one suit.</source>
      <translation>{cards}和{shown}不是同门三张连号。</translation>
    </message>
    <message>
      <source>No two cards of the hand make a run with {shown}.</source>
      <translation>手里没有两张能和{shown}配顺子。</translation>
    </message>
    <message>
      <source>Choose two cards of the hand to eat {shown} with.</source>
      <translation>选两张手牌来吃{shown}。</translation>
    </message>
    <message>
      <source>Long is laid before the first draw, by the dealer before discarding.</source>
      <translation>撂龙在头一次摸牌以前，庄家在打牌以前。</translation>
    </message>
    <message>
      <source>Long needs all copies of a kind dealt to the hand.</source>
      <translation>起手拿齐一种牌的所有张数才能撂龙。</translation>
    </message>
    <message>
      <source>There is no long in this form of the game.</source>
      <translation>这种打法没有撂龙。</translation>
    </message>
    <message>
      <source>The hand is complete: this gives the win away.</source>
      <translation>牌已经齐了，这样就把胡放掉了。</translation>
    </message>
    <message>
      <source>Let go now, no discard can be won with until the next draw of your own.</source>
      <translation>现在放过，自己再摸牌以前不能胡别人打的牌。</translation>
    </message>
    <message>
      <source>The dealt {cards} count as long only if they are laid now.</source>
      <translation>起手的{cards}现在不撂，就不算龙了。</translation>
    </message>
    <message>
      <source>The stock is empty and nobody has won.</source>
      <translation>墩上没牌了，没有人胡。</translation>
    </message>
    <message>
      <source>{missing} more cards needed for {groups} groups and a pair</source>
      <translation>{groups}副加一对，还差{missing}张</translation>
    </message>
    <message>
      <source>Win</source>
      <translation>胡</translation>
    </message>
    <message>
      <source>Gang</source>
      <translation>杠</translation>
    </message>
    <message>
      <source>Peng</source>
      <translation>碰</translation>
    </message>
    <message>
      <source>Eat</source>
      <translation>吃</translation>
    </message>
    <message>
      <source>Pass</source>
      <translation>过</translation>
    </message>
    <message>
      <source>Discard</source>
      <translation>打</translation>
    </message>
    <message>
      <source>Long</source>
      <translation>撂龙</translation>
    </message>
    <message>
      <source>Open gang</source>
      <translation>明杠</translation>
    </message>
    <message>
      <source>Gang of one's own</source>
      <translation>暗杠</translation>
    </message>
    <message>
      <source>Draw</source>
      <translation>摸牌</translation>
    </message>
    <message>
      <source>Replacement</source>
      <translation>补牌</translation>
    </message>
    <message>
      <source>General</source>
      <translation>翻将</translation>
    </message>
    <message>
      <source>Turned and put aside</source>
      <translation>翻到百搭，放一边</translation>
    </message>
    <message>
      <source>Three in hand</source>
      <translation>坎</translation>
    </message>
    <message>
      <source>Run</source>
      <translation>顺子</translation>
    </message>
    <message>
      <source>Pair</source>
      <translation>对子</translation>
    </message>
    <message>
      <source>Qianzi Long Cards</source>
      <translation>千字长牌</translation>
    </message>
    <message>
      <source>Nantong, Jiangsu; qing hu and piao hu</source>
      <translation>江苏南通；清胡、飘胡、踏胡</translation>
    </message>
    <message>
      <source>The hand is complete: it counts {points} now.</source>
      <translation>牌齐了，现在胡算{points}。</translation>
    </message>
    <message>
      <source>A sure win would be given away.</source>
      <translation>稳胡的牌要放掉了。</translation>
    </message>
    <message>
      <source>The hand then lacks {missing} cards; {copies} unseen ones bring it nearer.</source>
      <translation>这样还差{missing}张，没见的牌里有{copies}张用得上。</translation>
    </message>
    <message>
      <source>The hand then lacks {missing} cards.</source>
      <translation>这样还差{missing}张。</translation>
    </message>
    <message>
      <source>The hand then lacks {missing} cards, {more} more than with the best discard.</source>
      <translation>打了还差{missing}张，比最好的打法多差{more}张。</translation>
    </message>
    <message>
      <source>The hand waits for {cards}: {copies} are unseen.</source>
      <translation>听{cards}，还有{copies}张没见。</translation>
    </message>
    <message>
      <source>No card that could finish the hand is left.</source>
      <translation>能胡的牌一张也不剩了。</translation>
    </message>
    <message>
      <source>Aim: {type}, about {points} fu.</source>
      <translation>往{type}做，大约{points}付。</translation>
    </message>
    <message>
      <source>Aim: {type}, paid {points} times.</source>
      <translation>往{type}做，算{points}倍。</translation>
    </message>
    <message>
      <source>Somebody might win with {cards}: about {percent} in a hundred.</source>
      <translation>打{cards}可能放炮，约百分之{percent}。</translation>
    </message>
    <message>
      <source>Hardly anybody can use {cards} now.</source>
      <translation>{cards}现在别人多半用不上。</translation>
    </message>
    <message>
      <source>A peng of {cards} would count {points} for another.</source>
      <translation>别人碰了{cards}有{points}付。</translation>
    </message>
    <message>
      <source>With it {with_it} are expected, without it {without}.</source>
      <translation>要了估计得{with_it}，不要得{without}。</translation>
    </message>
    <message>
      <source>The set counts {points}, whoever wins.</source>
      <translation>这副有{points}付，谁胡都算。</translation>
    </message>
    <message>
      <source>A replacement card comes besides.</source>
      <translation>另外还补一张牌。</translation>
    </message>
    <message>
      <source>Only laid now do the dealt cards count {points}.</source>
      <translation>现在撂下，起手的牌才算{points}付。</translation>
    </message>
    <message>
      <source>runs and sets</source>
      <translation>踏胡</translation>
    </message>
    <message>
      <source>runs only</source>
      <translation>清胡</translation>
    </message>
    <message>
      <source>sets only</source>
      <translation>飘胡</translation>
    </message>
    <message>
      <source>sets only, concealed</source>
      <translation>闷荤</translation>
    </message>
    <message>
      <source>a plain hand</source>
      <translation>平胡</translation>
    </message>
    <message>
      <source>seven pairs</source>
      <translation>七对</translation>
    </message>
    <message>
      <source>all sets</source>
      <translation>碰碰胡</translation>
    </message>
  </context>
</TS>
