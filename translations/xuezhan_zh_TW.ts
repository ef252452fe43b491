<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_TW">
  <context>
    <name>xuezhan</name>
    <message>
      <source>yes</source>
      <translation>是</translation>
    </message>
    <message>
      <source>no</source>
      <translation>否</translation>
    </message>
    <message>
      <source>on</source>
      <translation>打</translation>
    </message>
    <message>
      <source>off</source>
      <translation>不打</translation>
    </message>
    <message>
      <source>with one win the rules say who deals, and the hand does not go on</source>
      <translation>一家胡就完的打法，誰坐莊有定規，也沒有下一張</translation>
    </message>
    <message>
      <source>Course of a hand</source>
      <translation>一局怎樣打</translation>
    </message>
    <message>
      <source>With “one win” the hand ends with the first winning tile, and later the giver of it deals.</source>
      <translation>選「一家胡就完」時，頭一張胡牌就收場，以後點炮的坐莊。</translation>
    </message>
    <message>
      <source>Who deals next</source>
      <translation>下局誰坐莊</translation>
    </message>
    <message>
      <source>With “first winner” he deals next; if one tile was won by several, its giver.</source>
      <translation>選「先胡的」時，先胡的坐莊；一炮多響，點炮的坐莊。</translation>
    </message>
    <message>
      <source>Swapping three tiles</source>
      <translation>換三張</translation>
    </message>
    <message>
      <source>With “on” everybody gives three tiles of one suit to a player chosen by dice.</source>
      <translation>選「打」時，每家拿出同花色三張，擲骰子定換給哪家。</translation>
    </message>
    <message>
      <source>Naming a void suit</source>
      <translation>定缺</translation>
    </message>
    <message>
      <source>With “on” each names a suit before play, which he must discard first and cannot win with.</source>
      <translation>選「打」時，開打前各定一門缺，缺門先打，手裡有缺門不能胡。</translation>
    </message>
    <message>
      <source>Kong with a discard</source>
      <translation>直槓</translation>
    </message>
    <message>
      <source>What the giver of the fourth tile pays; with “2 and 1” every other player who has not won pays one too.</source>
      <translation>點槓的付多少；選「2 加擦掛」時，其餘沒胡的各付一份。</translation>
    </message>
    <message>
      <source>Adding a tile held before to a peng</source>
      <translation>手裡早有的牌補槓</translation>
    </message>
    <message>
      <source>A kong made of a peng with a tile that was not just drawn brings nothing, is paid, or is not allowed.</source>
      <translation>面下槓不是剛摸的那張：不給錢，照給，或不許槓。</translation>
    </message>
    <message>
      <source>Robbing a kong</source>
      <translation>搶槓</translation>
    </message>
    <message>
      <source>Fan added for winning with the tile of a kong.</source>
      <translation>搶槓胡另加的番。</translation>
    </message>
    <message>
      <source>Last tile</source>
      <translation>海底</translation>
    </message>
    <message>
      <source>With “on” a win by the last tile of the wall, or by the discard after it, has one fan more.</source>
      <translation>選「打」時，摸最後一張自摸，或胡隨後打的那張，加一番。</translation>
    </message>
    <message>
      <source>Golden hook</source>
      <translation>金鉤釣</translation>
    </message>
    <message>
      <source>With “on” four laid groups and a wait for the pair have one fan more.</source>
      <translation>選「打」時，四門都擺下、單釣將，加一番。</translation>
    </message>
    <message>
      <source>Declared kongs count as gen</source>
      <translation>槓也算根</translation>
    </message>
    <message>
      <source>With “yes” every kong on the table adds one fan too.</source>
      <translation>選「是」時，擺下的槓每個也加一番。</translation>
    </message>
    <message>
      <source>Bonus of an own draw</source>
      <translation>自摸加</translation>
    </message>
    <message>
      <source>A win by one’s own draw has one fan more, or each pays one base more.</source>
      <translation>自摸加一番，或每家多付一底。</translation>
    </message>
    <message>
      <source>Cap of fan</source>
      <translation>封頂</translation>
    </message>
    <message>
      <source>More fan than this are not paid.</source>
      <translation>超過的番不再算。</translation>
    </message>
    <message>
      <source>Dragon seven pairs</source>
      <translation>龍七對</translation>
    </message>
    <message>
      <source>With 4 it is seven pairs and one fan for each four alike.</source>
      <translation>選四番時，按七對算，每有四張一樣的加一番。</translation>
    </message>
    <message>
      <source>Earthly win by the first discard</source>
      <translation>胡莊家頭張算地胡</translation>
    </message>
    <message>
      <source>With “yes” a win by the dealer’s first discard is an earthly win too.</source>
      <translation>選「是」時，胡莊家打的第一張也算地胡。</translation>
    </message>
    <message>
      <source>Gen of heavenly and earthly wins</source>
      <translation>天胡地胡加根</translation>
    </message>
    <message>
      <source>With “yes” gen are added to heavenly and earthly wins.</source>
      <translation>選「是」時，天胡、地胡也加根。</translation>
    </message>
    <message>
      <source>Kong flower after a discard</source>
      <translation>點槓花</translation>
    </message>
    <message>
      <source>Won by the tile drawn for a kong with a discard: all pay, or its giver pays alone.</source>
      <translation>直槓後補的牌胡了：算自摸各家付，或點槓的一家付。</translation>
    </message>
    <message>
      <source>Handing over kong money</source>
      <translation>呼叫轉移</translation>
    </message>
    <message>
      <source>A discard after several kongs in a row is won: the money of the last, or of all of them, is handed over.</source>
      <translation>連槓之後打的牌點了炮：轉最後一個槓的錢，或全部都轉。</translation>
    </message>
    <message>
      <source>Who draws after a win by a discard</source>
      <translation>點炮後誰摸牌</translation>
    </message>
    <message>
      <source>The turn goes on after the winner, or after the player who discarded.</source>
      <translation>從胡家的下家摸起，或從點炮的下家摸起。</translation>
    </message>
    <message>
      <source>The last four tiles</source>
      <translation>最後四張</translation>
    </message>
    <message>
      <source>After passing a win</source>
      <translation>過手胡</translation>
    </message>
    <message>
      <source>Barred until the next draw is the same kind, or every kind, or every kind that has no more fan.</source>
      <translation>自己下次摸牌以前，不能胡同樣的牌，或什麼都不能胡，或只能胡番更高的。</translation>
    </message>
    <message>
      <source>A passed win is forgotten</source>
      <translation>過手到什麼時候</translation>
    </message>
    <message>
      <source>With the next draw, or with a peng as well.</source>
      <translation>到自己摸牌為止，或碰了牌也算過了。</translation>
    </message>
    <message>
      <source>Who does not wait pays</source>
      <translation>查大叫賠</translation>
    </message>
    <message>
      <source>The value of the best, or of the least, tile that the other waits for.</source>
      <translation>按有叫的人最大的一張賠，或按最小的賠。</translation>
    </message>
    <message>
      <source>Waiting for tiles that are gone</source>
      <translation>死叫</translation>
    </message>
    <message>
      <source>Counts as waiting, or does not, or counts but is not paid.</source>
      <translation>算有叫，或不算，或算有叫但收不到錢。</translation>
    </message>
    <message>
      <source>Three suits at the end are paid to</source>
      <translation>花豬賠給</translation>
    </message>
    <message>
      <source>Those who have not won, or everybody.</source>
      <translation>賠給沒胡的，或各家都賠。</translation>
    </message>
    <message>
      <source>Three suits pay the waiting too</source>
      <translation>花豬也賠大叫</translation>
    </message>
    <message>
      <source>With “yes” a hand of three suits pays winners as well, and the waiting their value beside the 16.</source>
      <translation>選「是」時，花豬也賠胡了的，對有叫的除 16 外再賠大叫。</translation>
    </message>
    <message>
      <source>Referee</source>
      <translation>裁判</translation>
    </message>
    <message>
      <source>With “manual” false wins and other fouls can be made, and cost what the rules say.</source>
      <translation>選「人工」時可以詐胡、犯規，按規矩罰。</translation>
    </message>
    <message>
      <source>Blood battle</source>
      <translation>血戰到底</translation>
    </message>
    <message>
      <source>The default rules. Not covered: features known by name only, such as 断幺九 and 中张.</source>
      <translation>預設規則。沒有收：只知道名字的番種，如斷么九、中張。</translation>
    </message>
    <message>
      <source>Chengdu</source>
      <translation>成都</translation>
    </message>
    <message>
      <source>Tournament (SBR)</source>
      <translation>競賽（SBR）</translation>
    </message>
    <message>
      <source>Counting of the tournament rules. Not covered: tables, rounds and time of a tournament.</source>
      <translation>競賽規則的算番。沒有收：比賽的桌次、輪次和時限。</translation>
    </message>
    <message>
      <source>One win</source>
      <translation>一家胡就完</translation>
    </message>
    <message>
      <source>The hand ends with the first winning tile; whoever gave it deals. Not covered: other payments than here.</source>
      <translation>頭一張胡牌就收場，點炮的坐莊。沒有收：另外的付法。</translation>
    </message>
    <message>
      <source>until three have won</source>
      <translation>胡夠三家</translation>
    </message>
    <message>
      <source>one win</source>
      <translation>一家胡就完</translation>
    </message>
    <message>
      <source>dice</source>
      <translation>擲骰子</translation>
    </message>
    <message>
      <source>first winner</source>
      <translation>先胡的</translation>
    </message>
    <message>
      <source>1</source>
      <translation>1</translation>
    </message>
    <message>
      <source>2</source>
      <translation>2</translation>
    </message>
    <message>
      <source>2 and 1</source>
      <translation>2 加擦掛</translation>
    </message>
    <message>
      <source>unpaid</source>
      <translation>不給錢</translation>
    </message>
    <message>
      <source>paid</source>
      <translation>照給</translation>
    </message>
    <message>
      <source>forbidden</source>
      <translation>不許</translation>
    </message>
    <message>
      <source>no fan</source>
      <translation>不加</translation>
    </message>
    <message>
      <source>1 fan</source>
      <translation>一番</translation>
    </message>
    <message>
      <source>none</source>
      <translation>不加</translation>
    </message>
    <message>
      <source>1 base</source>
      <translation>一底</translation>
    </message>
    <message>
      <source>no cap</source>
      <translation>不封頂</translation>
    </message>
    <message>
      <source>4 fan</source>
      <translation>四番</translation>
    </message>
    <message>
      <source>5 fan</source>
      <translation>五番</translation>
    </message>
    <message>
      <source>6 fan</source>
      <translation>六番</translation>
    </message>
    <message>
      <source>8 fan</source>
      <translation>八番</translation>
    </message>
    <message>
      <source>own draw, all pay</source>
      <translation>算自摸</translation>
    </message>
    <message>
      <source>the giver pays</source>
      <translation>算點炮</translation>
    </message>
    <message>
      <source>of the last kong</source>
      <translation>最後一個槓</translation>
    </message>
    <message>
      <source>of all in a row</source>
      <translation>連槓都轉</translation>
    </message>
    <message>
      <source>after the winner</source>
      <translation>胡家的下家</translation>
    </message>
    <message>
      <source>after the discarder</source>
      <translation>點炮的下家</translation>
    </message>
    <message>
      <source>must win</source>
      <translation>必須胡</translation>
    </message>
    <message>
      <source>must, with these four</source>
      <translation>胡這四張才必須</translation>
    </message>
    <message>
      <source>free</source>
      <translation>不強迫</translation>
    </message>
    <message>
      <source>the same kind</source>
      <translation>同樣的牌</translation>
    </message>
    <message>
      <source>every kind</source>
      <translation>什麼牌都不能</translation>
    </message>
    <message>
      <source>every kind without more fan</source>
      <translation>番不更高的</translation>
    </message>
    <message>
      <source>with the next draw</source>
      <translation>摸牌為止</translation>
    </message>
    <message>
      <source>also with a peng</source>
      <translation>碰了也算</translation>
    </message>
    <message>
      <source>the best wait</source>
      <translation>賠大</translation>
    </message>
    <message>
      <source>the least wait</source>
      <translation>賠小</translation>
    </message>
    <message>
      <source>counts</source>
      <translation>算有叫</translation>
    </message>
    <message>
      <source>does not count</source>
      <translation>不算</translation>
    </message>
    <message>
      <source>counts, unpaid</source>
      <translation>算，不收錢</translation>
    </message>
    <message>
      <source>who has not won</source>
      <translation>沒胡的</translation>
    </message>
    <message>
      <source>everybody</source>
      <translation>各家</translation>
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
      <source>The hand is over.</source>
      <translation>這一局已經完了。</translation>
    </message>
    <message>
      <source>This seat has won and plays no more in this hand.</source>
      <translation>這家已經胡了，這局不再打。</translation>
    </message>
    <message>
      <source>It is not this seat's turn to decide.</source>
      <translation>還沒輪到這家。</translation>
    </message>
    <message>
      <source>That is not possible now.</source>
      <translation>現在不能這樣。</translation>
    </message>
    <message>
      <source>{cards} is no tile of this game.</source>
      <translation>{cards}不是這副麻將裡的牌。</translation>
    </message>
    <message>
      <source>There is no {cards} in the hand.</source>
      <translation>手裡沒有{cards}。</translation>
    </message>
    <message>
      <source>No tile lies on the table to be taken.</source>
      <translation>桌上沒有可以要的牌。</translation>
    </message>
    <message>
      <source>{shown} lies on the table, not {cards}.</source>
      <translation>桌上是{shown}，不是{cards}。</translation>
    </message>
    <message>
      <source>One's own discard cannot be taken back.</source>
      <translation>自己打的牌不能拿回來。</translation>
    </message>
    <message>
      <source>A tile lies on the table: answer it before discarding.</source>
      <translation>桌上有一張牌，先說要不要，再打。</translation>
    </message>
    <message>
      <source>A discard is owed: choose a tile of the hand.</source>
      <translation>該打一張：從手裡選一張。</translation>
    </message>
    <message>
      <source>Choose three tiles of one suit to swap first.</source>
      <translation>先選三張同花色的牌來換。</translation>
    </message>
    <message>
      <source>Three tiles of one suit are swapped, no more and no fewer.</source>
      <translation>換的是同花色三張，不多不少。</translation>
    </message>
    <message>
      <source>At this table no tiles are swapped.</source>
      <translation>這桌不換三張。</translation>
    </message>
    <message>
      <source>The tiles have been swapped already.</source>
      <translation>三張已經換過了。</translation>
    </message>
    <message>
      <source>Name the suit that will be void first.</source>
      <translation>先定缺哪一門。</translation>
    </message>
    <message>
      <source>At this table no suit is named.</source>
      <translation>這桌不定缺。</translation>
    </message>
    <message>
      <source>The void suit has been named already.</source>
      <translation>已經定過缺了。</translation>
    </message>
    <message>
      <source>Tiles of the void suit are still in the hand: they go first.</source>
      <translation>手裡還有缺門的牌，要先打。</translation>
    </message>
    <message>
      <source>{cards} is of the void suit: neither peng nor kong of it.</source>
      <translation>{cards}是缺門，不能碰，不能槓。</translation>
    </message>
    <message>
      <source>A tile of the void suit is in the hand: it cannot win.</source>
      <translation>手裡有缺門的牌，不能胡。</translation>
    </message>
    <message>
      <source>Three suits: a winning hand has two at most.</source>
      <translation>三門花色都有，要缺一門才能胡。</translation>
    </message>
    <message>
      <source>The tiles are neither four sets and a pair nor seven pairs.</source>
      <translation>湊不成四門一將，也不是七對。</translation>
    </message>
    <message>
      <source>A win with {cards} was passed: until the next draw this tile cannot be won with.</source>
      <translation>過手了：放過了胡，自己摸牌以前不能再胡{cards}。</translation>
    </message>
    <message>
      <source>A win was passed: until the next draw nothing of another player can be won.</source>
      <translation>過手了：放過了胡，自己摸牌以前不能再胡別人的牌。</translation>
    </message>
    <message>
      <source>A win was passed: until the next draw only a tile with more fan can be won from a player.</source>
      <translation>過手了：放過了胡，自己摸牌以前只能胡別人番更高的牌。</translation>
    </message>
    <message>
      <source>After a peng a tile is discarded; winning needs a new tile.</source>
      <translation>碰了要打一張，不能就這樣胡。</translation>
    </message>
    <message>
      <source>Peng needs two {cards} in the hand, which has {n}.</source>
      <translation>碰要手裡有兩張{cards}，現在有 {n} 張。</translation>
    </message>
    <message>
      <source>A kong needs three {cards} in the hand, which has {n}.</source>
      <translation>槓要手裡有三張{cards}，現在有 {n} 張。</translation>
    </message>
    <message>
      <source>A kong needs four {cards} in the hand, or the fourth of a laid peng.</source>
      <translation>槓要手裡有四張{cards}，或碰過的第四張。</translation>
    </message>
    <message>
      <source>Choose the four tiles of the kong.</source>
      <translation>選出要槓的四張。</translation>
    </message>
    <message>
      <source>The wall is empty: there is no tile to draw for a kong.</source>
      <translation>牌牆摸完了，沒有牌可補，不能槓。</translation>
    </message>
    <message>
      <source>After a peng a tile is discarded; a kong waits for the next turn.</source>
      <translation>碰了要打一張，下一輪再槓。</translation>
    </message>
    <message>
      <source>Only a tile just drawn may be added to a peng at this table.</source>
      <translation>這桌只有剛摸的那張可以補槓。</translation>
    </message>
    <message>
      <source>The wall is empty: the last discard can only be won.</source>
      <translation>牌牆摸完了，最後打的牌只能胡。</translation>
    </message>
    <message>
      <source>The fourth tile of a kong can only be won.</source>
      <translation>人家補槓的牌只能搶來胡。</translation>
    </message>
    <message>
      <source>That tile has just been taken back: one of the void suit goes.</source>
      <translation>這張剛收回來，要打缺門的。</translation>
    </message>
    <message>
      <source>After a foul this hand neither claims nor wins.</source>
      <translation>犯過規，這局不能再碰、槓、胡。</translation>
    </message>
    <message>
      <source>Not won, {cards} cannot be won from another player before the next draw.</source>
      <translation>不胡，自己摸牌以前就不能再胡別人的{cards}。</translation>
    </message>
    <message>
      <source>Not won, nothing can be won from another player before the next draw.</source>
      <translation>不胡，自己摸牌以前不能再胡別人的牌。</translation>
    </message>
    <message>
      <source>Not won, before the next draw only another tile with more fan can be won from a player.</source>
      <translation>不胡，自己摸牌以前只能胡別人番更高的別的牌。</translation>
    </message>
    <message>
      <source>This hand is complete and would win now.</source>
      <translation>這手已經成了，現在就能胡。</translation>
    </message>
    <message>
      <source>This tile was not just drawn: the kong can be robbed and brings nothing.</source>
      <translation>這張不是剛摸的：槓了可以被搶，也收不到錢。</translation>
    </message>
    <message>
      <source>A false win ({why}): you would pay {pay} to each.</source>
      <translation>詐胡（{why}）：要賠每家 {pay}。</translation>
    </message>
    <message>
      <source>Without a discard the hand has a tile too many: it neither claims nor wins any more.</source>
      <translation>不打牌就多一張，成相公，不能再碰、槓、胡。</translation>
    </message>
    <message>
      <source>The void suit goes first: this tile would be seen and taken back.</source>
      <translation>要先打缺門：這張會被看見，還要收回來。</translation>
    </message>
    <message>
      <source>A false win ({why}), {fan} fan claimed.</source>
      <translation>詐胡（{why}），喊了 {fan} 番。</translation>
    </message>
    <message>
      <source>three suits</source>
      <translation>三門花色</translation>
    </message>
    <message>
      <source>a tile of the void suit</source>
      <translation>有缺門的牌</translation>
    </message>
    <message>
      <source>the win was passed before</source>
      <translation>過手的牌</translation>
    </message>
    <message>
      <source>Tiles of the void suit must be discarded first.</source>
      <translation>缺門的牌要先打。</translation>
    </message>
    <message>
      <source>A tile too many: neither claims nor wins any more.</source>
      <translation>多了一張，是相公，不能再碰、槓、胡。</translation>
    </message>
    <message>
      <source>{fan} fan, {value} from each who pays</source>
      <translation>{fan} 番，付的每家 {value}</translation>
    </message>
    <message>
      <source>The wall is empty.</source>
      <translation>牌牆摸完了。</translation>
    </message>
    <message>
      <source>Three players have won.</source>
      <translation>三家都胡了。</translation>
    </message>
    <message>
      <source>The hand ends with the first win.</source>
      <translation>有人胡了，這局完了。</translation>
    </message>
    <message>
      <source>Tiles missing: {n}</source>
      <translation>還差 {n} 張</translation>
    </message>
    <message>
      <source>waits for {cards}</source>
      <translation>叫{cards}</translation>
    </message>
    <message>
      <source>has won</source>
      <translation>已經胡了</translation>
    </message>
    <message>
      <source>this hand can no longer win</source>
      <translation>這手胡不成了</translation>
    </message>
    <message>
      <source>fan</source>
      <translation>番</translation>
    </message>
    <message>
      <source>base</source>
      <translation>底</translation>
    </message>
    <message>
      <source>Plain win</source>
      <translation>平胡</translation>
    </message>
    <message>
      <source>All triplets</source>
      <translation>對對胡</translation>
    </message>
    <message>
      <source>One suit</source>
      <translation>清一色</translation>
    </message>
    <message>
      <source>A one or nine everywhere</source>
      <translation>帶么九</translation>
    </message>
    <message>
      <source>Seven pairs</source>
      <translation>七對</translation>
    </message>
    <message>
      <source>One suit, all triplets</source>
      <translation>清對</translation>
    </message>
    <message>
      <source>Triplets of two, five, eight</source>
      <translation>將對</translation>
    </message>
    <message>
      <source>One suit, seven pairs</source>
      <translation>清七對</translation>
    </message>
    <message>
      <source>One suit, a one or nine everywhere</source>
      <translation>清么九</translation>
    </message>
    <message>
      <source>One suit, dragon seven pairs</source>
      <translation>清龍七對</translation>
    </message>
    <message>
      <source>Heavenly win</source>
      <translation>天胡</translation>
    </message>
    <message>
      <source>Earthly win</source>
      <translation>地胡</translation>
    </message>
    <message>
      <source>Gen, all four alike</source>
      <translation>根</translation>
    </message>
    <message>
      <source>Kong flower</source>
      <translation>槓上花</translation>
    </message>
    <message>
      <source>Discard after a kong</source>
      <translation>槓上炮</translation>
    </message>
    <message>
      <source>Robbed kong</source>
      <translation>搶槓</translation>
    </message>
    <message>
      <source>Own draw</source>
      <translation>自摸</translation>
    </message>
    <message>
      <source>Value</source>
      <translation>分數</translation>
    </message>
    <message>
      <source>Gave the winning tile</source>
      <translation>點炮</translation>
    </message>
    <message>
      <source>Win by an own draw</source>
      <translation>自摸</translation>
    </message>
    <message>
      <source>Gave the tile of the kong</source>
      <translation>點槓花</translation>
    </message>
    <message>
      <source>Kong robbed</source>
      <translation>搶槓</translation>
    </message>
    <message>
      <source>Kong with another’s discard</source>
      <translation>擦掛</translation>
    </message>
    <message>
      <source>Kong from a peng</source>
      <translation>面下槓</translation>
    </message>
    <message>
      <source>Kong from the hand</source>
      <translation>暗槓</translation>
    </message>
    <message>
      <source>Kong money handed over</source>
      <translation>呼叫轉移</translation>
    </message>
    <message>
      <source>Three suits at the end</source>
      <translation>查花豬</translation>
    </message>
    <message>
      <source>Void suit held at the end</source>
      <translation>查花豬（缺門沒打完）</translation>
    </message>
    <message>
      <source>Not waiting at the end</source>
      <translation>查大叫</translation>
    </message>
    <message>
      <source>Kong money given back</source>
      <translation>退稅</translation>
    </message>
    <message>
      <source>False win</source>
      <translation>詐胡</translation>
    </message>
    <message>
      <source>Win</source>
      <translation>胡</translation>
    </message>
    <message>
      <source>Kong</source>
      <translation>槓</translation>
    </message>
    <message>
      <source>Peng</source>
      <translation>碰</translation>
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
      <source>Swap three</source>
      <translation>換三張</translation>
    </message>
    <message>
      <source>Void: characters</source>
      <translation>缺萬</translation>
    </message>
    <message>
      <source>Void: dots</source>
      <translation>缺筒</translation>
    </message>
    <message>
      <source>Void: bamboos</source>
      <translation>缺條</translation>
    </message>
    <message>
      <source>Draws</source>
      <translation>摸牌</translation>
    </message>
    <message>
      <source>Draws for the kong</source>
      <translation>槓後補牌</translation>
    </message>
    <message>
      <source>Swap with the next player</source>
      <translation>與下家換</translation>
    </message>
    <message>
      <source>Swap with the player opposite</source>
      <translation>與對家換</translation>
    </message>
    <message>
      <source>Swap with the player before</source>
      <translation>與上家換</translation>
    </message>
    <message>
      <source>Wrong number of tiles</source>
      <translation>相公</translation>
    </message>
    <message>
      <source>Takes the tile back</source>
      <translation>收回</translation>
    </message>
    <message>
      <source>Run in hand</source>
      <translation>順子</translation>
    </message>
    <message>
      <source>Three in hand</source>
      <translation>刻子</translation>
    </message>
    <message>
      <source>Pair</source>
      <translation>將</translation>
    </message>
    <message>
      <source>Once the first of the last four is drawn whoever can win must; or only with one of these; or nobody.</source>
      <translation>摸了最後四張的頭一張，能胡的必須胡；或只有胡這四張才必須；或不強迫。</translation>
    </message>
    <message>
      <source>Three tiles swapped, a void suit, four fan at most (some: five). Not covered: 飘, laid before the hand.</source>
      <translation>換三張，定缺，四番封頂（有的五番）。沒有收：打前下的飄。</translation>
    </message>
    <message>
      <source>{cards} belongs to nothing that the hand is made of.</source>
      <translation>{cards}搭不上別的牌。</translation>
    </message>
    <message>
      <source>Without {cards} no more tiles are missing.</source>
      <translation>打了{cards}，也不多差。</translation>
    </message>
    <message>
      <source>{cards} is of the suit that must go: two suits win at most.</source>
      <translation>{cards}是要缺的那門，遲早要打。</translation>
    </message>
    <message>
      <source>Without {cards} one tile more is missing.</source>
      <translation>打了{cards}，就多差一張。</translation>
    </message>
    <message>
      <source>Then the hand waits for {cards}, {n} left.</source>
      <translation>打了就有叫：叫{cards}，外面還有 {n} 張。</translation>
    </message>
    <message>
      <source>{lacks} tiles are missing; of the unseen ones {n} help.</source>
      <translation>還差 {lacks} 張，沒見的牌裡有 {n} 張用得上。</translation>
    </message>
    <message>
      <source>About {percent} % to win; toward {plan}, {fan} fan.</source>
      <translation>約 {percent}% 能胡，朝{plan}做，{fan} 番。</translation>
    </message>
    <message>
      <source>No way to a winning hand is left.</source>
      <translation>這手看不到能胡的路。</translation>
    </message>
    <message>
      <source>Somebody may win with {cards}: about {percent} %.</source>
      <translation>{cards}可能點炮：約 {percent}%。</translation>
    </message>
    <message>
      <source>{cards} is of no use to the others.</source>
      <translation>{cards}別人用不上。</translation>
    </message>
    <message>
      <source>Tiles of a third suit that must still go: {n}, or it costs 16 to each.</source>
      <translation>第三門還有 {n} 張沒打完，查花豬要賠每家 16。</translation>
    </message>
    <message>
      <source>The kong brings {n} at once, and a tile more.</source>
      <translation>槓了當場收 {n}，還多摸一張。</translation>
    </message>
    <message>
      <source>With the claim the hand is worth {after}, without it {before}.</source>
      <translation>要了值 {after}，不要值 {before}。</translation>
    </message>
    <message>
      <source>{cards} would be discarded after it.</source>
      <translation>要了以後打{cards}。</translation>
    </message>
    <message>
      <source>Missing in the other two suits: {lacks} tiles.</source>
      <translation>靠另外兩門，還差 {lacks} 張。</translation>
    </message>
    <message>
      <source>Without these three {lacks} tiles are missing.</source>
      <translation>換走這三張，還差 {lacks} 張。</translation>
    </message>
    <message>
      <source>The hand is complete: it is won and paid.</source>
      <translation>成了，胡，收錢。</translation>
    </message>
    <message>
      <source>This gives a finished hand away.</source>
      <translation>這樣就放過了已經成的牌。</translation>
    </message>
    <message>
      <source>The rules forbid this: it would cost dearly.</source>
      <translation>規矩不許，要重罰。</translation>
    </message>
    <message>
      <source>sets in two suits</source>
      <translation>兩門成句</translation>
    </message>
    <message>
      <source>one suit</source>
      <translation>清一色</translation>
    </message>
    <message>
      <source>all triplets</source>
      <translation>對對胡</translation>
    </message>
    <message>
      <source>seven pairs</source>
      <translation>七對</translation>
    </message>
    <message>
      <source>Sichuan Mahjong</source>
      <translation>四川麻將</translation>
    </message>
    <message>
      <source>Chengdu, blood battle to the end</source>
      <translation>成都，血戰到底</translation>
    </message>
  </context>
</TS>
