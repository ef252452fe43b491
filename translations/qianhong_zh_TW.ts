<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_TW" sourcelanguage="en">
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
      <translation>酒菜胡不數付，也沒有百搭和將</translation>
    </message>
    <message>
      <source>there is no baida in the pack</source>
      <translation>這副牌裡沒有百搭</translation>
    </message>
    <message>
      <source>a baida can only be turned where two generals are turned</source>
      <translation>翻兩張將才有翻喜</translation>
    </message>
    <message>
      <source>Form</source>
      <translation>打法</translation>
    </message>
    <message>
      <source>Jiucai hu goes much like mahjong: thirteen cards, eating, four groups and a pair, small pay.</source>
      <translation>酒菜胡和麻將差不多：十三張，能吃，四副一對，輸贏小。</translation>
    </message>
    <message>
      <source>One of four rests</source>
      <translation>四人輪休</translation>
    </message>
    <message>
      <source>With “no” all at the table play, four as well; the stock is shorter then.</source>
      <translation>選「否」時在座的都打，四個人也都打，墩上的牌就少了。</translation>
    </message>
    <message>
      <source>Baida in the pack</source>
      <translation>百搭</translation>
    </message>
    <message>
      <source>How many baida are shuffled in: 125, 120 or 132 cards.</source>
      <translation>放進幾張百搭：全副 125、120 或 132 張。</translation>
    </message>
    <message>
      <source>Baida stands for any card</source>
      <translation>百搭可代</translation>
    </message>
    <message>
      <source>With “yes” baida stay in hand and stand for any card of a group there; they count all the same.</source>
      <translation>選「是」時百搭留在手裡，配牌時當任何一張；付照算。</translation>
    </message>
    <message>
      <source>Generals turned up</source>
      <translation>翻將</translation>
    </message>
    <message>
      <source>The cards turned up raise what sets of their kinds count; without them every set is common.</source>
      <translation>翻出來的將抬高同類牌的付；不翻將，樣樣都是普通牌。</translation>
    </message>
    <message>
      <source>A baida turned up is a general</source>
      <translation>翻喜</translation>
    </message>
    <message>
      <source>With “yes” it stays, and baida and old generals count more; else another is turned.</source>
      <translation>選「是」時翻到百搭就算將，百搭和老將付數加高；選「否」另翻一張。</translation>
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
      <translation>飄胡</translation>
    </message>
    <message>
      <source>Whether a hand of sets only adds 50 in all, or 50 beside the twenty.</source>
      <translation>飄胡的五十含成胡的二十，還是二十之外再加五十。</translation>
    </message>
    <message>
      <source>Men hun</source>
      <translation>悶葷</translation>
    </message>
    <message>
      <source>With “on” a piao hu drawn by oneself with nothing claimed is paid fourfold.</source>
      <translation>選「算」時，一張沒碰沒明槓、自摸的飄胡翻兩番（四倍）。</translation>
    </message>
    <message>
      <source>Middle card drawn</source>
      <translation>硬丫</translation>
    </message>
    <message>
      <source>What the only card counts if it is the middle of a run and one's own draw.</source>
      <translation>獨一張卡在當中、又是自摸的，算多少付。</translation>
    </message>
    <message>
      <source>Win without baida</source>
      <translation>窮狠</translation>
    </message>
    <message>
      <source>With “on” a winner who has no baida counts double.</source>
      <translation>選「算」時，一張百搭沒有的人胡了翻一番。</translation>
    </message>
    <message>
      <source>Nine of bamboos in runs</source>
      <translation>九條成順</translation>
    </message>
    <message>
      <source>With “yes” the nine of bamboos may stand in a run.</source>
      <translation>選「是」時九條可以配順子。</translation>
    </message>
    <message>
      <source>Rounding</source>
      <translation>進整</translation>
    </message>
    <message>
      <source>Whether the sum of the sets is rounded up to tens.</source>
      <translation>底付要不要進到整十。</translation>
    </message>
    <message>
      <source>Sets of the losers</source>
      <translation>沒胡的人算付</translation>
    </message>
    <message>
      <source>Whether threes in the hands of those who did not win count too.</source>
      <translation>沒胡的人手裡的坎算不算付。</translation>
    </message>
    <message>
      <source>A win passed up bars the next</source>
      <translation>過水</translation>
    </message>
    <message>
      <source>With “yes” who lets a winning discard go wins on no discard until the next draw of his own.</source>
      <translation>選「是」時，能胡別人打的牌卻放過，自己再摸牌以前不能胡別人打的牌。</translation>
    </message>
    <message>
      <source>Two generals (Nantong)</source>
      <translation>雙將（南通）</translation>
    </message>
    <message>
      <source>The default rules. Not covered: haidi, two longs, the three old ones together.</source>
      <translation>預設打法。未包括：海底、雙龍、三老會齊。</translation>
    </message>
    <message>
      <source>One general</source>
      <translation>單將</translation>
    </message>
    <message>
      <source>One card is turned, sets count less, qing hu 80. Not covered: its other tables.</source>
      <translation>只翻一張將，付數低，清胡八十。未包括：單將別的付表。</translation>
    </message>
    <message>
      <source>No generals</source>
      <translation>無將</translation>
    </message>
    <message>
      <source>Every set is common: 2, 4, 8, 12, 16. Nothing else is changed.</source>
      <translation>不翻將，都算普通牌：2、4、8、12、16。其餘不變。</translation>
    </message>
    <message>
      <source>Two generals, baida turned</source>
      <translation>雙將翻喜</translation>
    </message>
    <message>
      <source>A baida turned up stays and raises baida and old generals. Nothing else differs.</source>
      <translation>翻到百搭算將，百搭、老將付數加高。其餘不變。</translation>
    </message>
    <message>
      <source>Wild baida</source>
      <translation>百搭可代</translation>
    </message>
    <message>
      <source>Baida stay in hand and stand for any card. Not covered: claiming with them.</source>
      <translation>百搭留在手裡當任何牌。未包括：用百搭去碰、去槓。</translation>
    </message>
    <message>
      <source>Jiucai hu</source>
      <translation>酒菜胡</translation>
    </message>
    <message>
      <source>Four play with 120 cards, much like mahjong. Table rules; no fu is counted.</source>
      <translation>四人一百二十張，和麻將差不多。家常打法，不數付。</translation>
    </message>
    <message>
      <source>long cards with fu</source>
      <translation>長牌，數付</translation>
    </message>
    <message>
      <source>jiucai hu</source>
      <translation>酒菜胡</translation>
    </message>
    <message>
      <source>five</source>
      <translation>五張</translation>
    </message>
    <message>
      <source>none</source>
      <translation>沒有</translation>
    </message>
    <message>
      <source>twelve</source>
      <translation>十二張</translation>
    </message>
    <message>
      <source>two</source>
      <translation>雙將</translation>
    </message>
    <message>
      <source>one</source>
      <translation>單將</translation>
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
      <translation>進到整十</translation>
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
      <translation>沒胡的兩家付差</translation>
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
      <translation>飄胡</translation>
    </message>
    <message>
      <source>Men hun: sets only, concealed</source>
      <translation>悶葷</translation>
    </message>
    <message>
      <source>Sets together</source>
      <translation>底付</translation>
    </message>
    <message>
      <source>Wen: runs 1-2-3 of dots</source>
      <translation>文（一二三餅）</translation>
    </message>
    <message>
      <source>Baida</source>
      <translation>百搭</translation>
    </message>
    <message>
      <source>The only card</source>
      <translation>獨張</translation>
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
      <translation>胡家總付</translation>
    </message>
    <message>
      <source>Fu of the next player</source>
      <translation>下家的付</translation>
    </message>
    <message>
      <source>Fu of the player across</source>
      <translation>對家的付</translation>
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
      <translation>七對</translation>
    </message>
    <message>
      <source>Sets only</source>
      <translation>碰碰胡</translation>
    </message>
    <message>
      <source>The hand is over.</source>
      <translation>這一局完了。</translation>
    </message>
    <message>
      <source>This seat rests in this hand.</source>
      <translation>這一家這局歇著。</translation>
    </message>
    <message>
      <source>It is not this seat's turn to decide.</source>
      <translation>還沒輪到這一家。</translation>
    </message>
    <message>
      <source>That is not possible now.</source>
      <translation>現在不行。</translation>
    </message>
    <message>
      <source>A card lies on the table: answer it before discarding.</source>
      <translation>桌上有牌等著答覆，先答覆再打。</translation>
    </message>
    <message>
      <source>Say first whether the dealt fours are laid as long.</source>
      <translation>先說起手的四張撂不撂龍。</translation>
    </message>
    <message>
      <source>No card lies on the table to be taken.</source>
      <translation>桌上沒有可要的牌。</translation>
    </message>
    <message>
      <source>A discard is owed: choose a card of the hand.</source>
      <translation>該打牌了，選一張手牌。</translation>
    </message>
    <message>
      <source>{cards} is no card of this game.</source>
      <translation>這副牌裡沒有{cards}。</translation>
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
      <source>Baida is not discarded while other cards are held.</source>
      <translation>手裡還有別的牌，百搭不打。</translation>
    </message>
    <message>
      <source>Baida cannot be claimed but to win.</source>
      <translation>百搭不能碰、不能槓，只能胡。</translation>
    </message>
    <message>
      <source>One's own discard cannot be taken back.</source>
      <translation>自己打的牌收不回來。</translation>
    </message>
    <message>
      <source>The cards are not {groups} groups and a pair; {missing} are missing.</source>
      <translation>湊不成{groups}副加一對，還差{missing}張。</translation>
    </message>
    <message>
      <source>A winning discard was let go: no win on a discard before the next draw of one's own.</source>
      <translation>放過了能胡的牌，自己再摸牌以前不能胡別人打的牌。</translation>
    </message>
    <message>
      <source>After a claim a card is discarded; only a drawn card can win.</source>
      <translation>碰了吃了要打牌，摸到的牌才能自摸胡。</translation>
    </message>
    <message>
      <source>Peng needs two {shown} in hand, there are {n}.</source>
      <translation>碰要手裡有兩張{shown}，現在有{n}張。</translation>
    </message>
    <message>
      <source>Gang needs three {shown} in hand, there are {n}.</source>
      <translation>槓要手裡有三張{shown}，現在有{n}張。</translation>
    </message>
    <message>
      <source>Gang needs four {cards} in hand, or one to add to a peng of them; there are {n}.</source>
      <translation>槓要手裡有四張{cards}，或者碰過再有一張；現在有{n}張。</translation>
    </message>
    <message>
      <source>No kind is held four times, and no peng can be added to.</source>
      <translation>手裡沒有四張一樣的，也沒有可添的碰。</translation>
    </message>
    <message>
      <source>The stock is empty: there is no card to replace a gang.</source>
      <translation>墩上沒牌了，槓了沒有牌補。</translation>
    </message>
    <message>
      <source>After a claim a card is discarded; gang comes after a draw.</source>
      <translation>碰了吃了要打牌，摸了牌才能槓。</translation>
    </message>
    <message>
      <source>Four dealt cards are laid as long, which counts more.</source>
      <translation>起手的四張撂龍，付數更高。</translation>
    </message>
    <message>
      <source>Nothing is eaten in this form of the game.</source>
      <translation>這種打法沒有吃。</translation>
    </message>
    <message>
      <source>Only the card of the player before may be eaten.</source>
      <translation>只能吃上家打的牌。</translation>
    </message>
    <message>
      <source>{shown} never stands in a run.</source>
      <translation>{shown}不配順子。</translation>
    </message>
    <message>
      <source>{cards} with {shown} is no run of three in one suit.</source>
      <translation>{cards}和{shown}不是同門三張連號。</translation>
    </message>
    <message>
      <source>No two cards of the hand make a run with {shown}.</source>
      <translation>手裡沒有兩張能和{shown}配順子。</translation>
    </message>
    <message>
      <source>Choose two cards of the hand to eat {shown} with.</source>
      <translation>選兩張手牌來吃{shown}。</translation>
    </message>
    <message>
      <source>Long is laid before the first draw, by the dealer before discarding.</source>
      <translation>撂龍在頭一次摸牌以前，莊家在打牌以前。</translation>
    </message>
    <message>
      <source>Long needs all copies of a kind dealt to the hand.</source>
      <translation>起手拿齊一種牌的所有張數才能撂龍。</translation>
    </message>
    <message>
      <source>There is no long in this form of the game.</source>
      <translation>這種打法沒有撂龍。</translation>
    </message>
    <message>
      <source>The hand is complete: this gives the win away.</source>
      <translation>牌已经齊了，這樣就把胡放掉了。</translation>
    </message>
    <message>
      <source>Let go now, no discard can be won with until the next draw of your own.</source>
      <translation>現在放過，自己再摸牌以前不能胡別人打的牌。</translation>
    </message>
    <message>
      <source>The dealt {cards} count as long only if they are laid now.</source>
      <translation>起手的{cards}現在不撂，就不算龍了。</translation>
    </message>
    <message>
      <source>The stock is empty and nobody has won.</source>
      <translation>墩上沒牌了，沒有人胡。</translation>
    </message>
    <message>
      <source>{missing} more cards needed for {groups} groups and a pair</source>
      <translation>{groups}副加一對，還差{missing}張</translation>
    </message>
    <message>
      <source>Win</source>
      <translation>胡</translation>
    </message>
    <message>
      <source>Gang</source>
      <translation>槓</translation>
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
      <translation>過</translation>
    </message>
    <message>
      <source>Discard</source>
      <translation>打</translation>
    </message>
    <message>
      <source>Long</source>
      <translation>撂龍</translation>
    </message>
    <message>
      <source>Open gang</source>
      <translation>明槓</translation>
    </message>
    <message>
      <source>Gang of one's own</source>
      <translation>暗槓</translation>
    </message>
    <message>
      <source>Draw</source>
      <translation>摸牌</translation>
    </message>
    <message>
      <source>Replacement</source>
      <translation>補牌</translation>
    </message>
    <message>
      <source>General</source>
      <translation>翻將</translation>
    </message>
    <message>
      <source>Turned and put aside</source>
      <translation>翻到百搭，放一邊</translation>
    </message>
    <message>
      <source>Three in hand</source>
      <translation>坎</translation>
    </message>
    <message>
      <source>Run</source>
      <translation>順子</translation>
    </message>
    <message>
      <source>Pair</source>
      <translation>對子</translation>
    </message>
    <message>
      <source>Qianzi Long Cards</source>
      <translation>千字長牌</translation>
    </message>
    <message>
      <source>Nantong, Jiangsu; qing hu and piao hu</source>
      <translation>江蘇南通；清胡、飄胡、踏胡</translation>
    </message>
    <message>
      <source>The hand is complete: it counts {points} now.</source>
      <translation>牌齊了，現在胡算{points}。</translation>
    </message>
    <message>
      <source>A sure win would be given away.</source>
      <translation>穩胡的牌要放掉了。</translation>
    </message>
    <message>
      <source>The hand then lacks {missing} cards; {copies} unseen ones bring it nearer.</source>
      <translation>這樣還差{missing}張，沒見的牌裡有{copies}張用得上。</translation>
    </message>
    <message>
      <source>The hand then lacks {missing} cards.</source>
      <translation>這樣還差{missing}張。</translation>
    </message>
    <message>
      <source>The hand then lacks {missing} cards, {more} more than with the best discard.</source>
      <translation>打了還差{missing}張，比最好的打法多差{more}張。</translation>
    </message>
    <message>
      <source>The hand waits for {cards}: {copies} are unseen.</source>
      <translation>聽{cards}，還有{copies}張沒見。</translation>
    </message>
    <message>
      <source>No card that could finish the hand is left.</source>
      <translation>能胡的牌一張也不剩了。</translation>
    </message>
    <message>
      <source>Aim: {type}, about {points} fu.</source>
      <translation>往{type}做，大約{points}付。</translation>
    </message>
    <message>
      <source>Aim: {type}, paid {points} times.</source>
      <translation>往{type}做，算{points}倍。</translation>
    </message>
    <message>
      <source>Somebody might win with {cards}: about {percent} in a hundred.</source>
      <translation>打{cards}可能放炮，約百分之{percent}。</translation>
    </message>
    <message>
      <source>Hardly anybody can use {cards} now.</source>
      <translation>{cards}現在別人多半用不上。</translation>
    </message>
    <message>
      <source>A peng of {cards} would count {points} for another.</source>
      <translation>別人碰了{cards}有{points}付。</translation>
    </message>
    <message>
      <source>With it {with_it} are expected, without it {without}.</source>
      <translation>要了估計得{with_it}，不要得{without}。</translation>
    </message>
    <message>
      <source>The set counts {points}, whoever wins.</source>
      <translation>這副有{points}付，誰胡都算。</translation>
    </message>
    <message>
      <source>A replacement card comes besides.</source>
      <translation>另外還補一張牌。</translation>
    </message>
    <message>
      <source>Only laid now do the dealt cards count {points}.</source>
      <translation>現在撂下，起手的牌才算{points}付。</translation>
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
      <translation>飄胡</translation>
    </message>
    <message>
      <source>sets only, concealed</source>
      <translation>悶葷</translation>
    </message>
    <message>
      <source>a plain hand</source>
      <translation>平胡</translation>
    </message>
    <message>
      <source>seven pairs</source>
      <translation>七對</translation>
    </message>
    <message>
      <source>all sets</source>
      <translation>碰碰胡</translation>
    </message>
  </context>
</TS>
