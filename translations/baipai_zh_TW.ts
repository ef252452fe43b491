<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_TW">
  <context>
    <name>baipai</name>
    <message>
      <source>yes</source>
      <translation>是</translation>
    </message>
    <message>
      <source>no</source>
      <translation>否</translation>
    </message>
    <message>
      <source>where fifteen win nobody breaks off at fifteen</source>
      <translation>十五張就胡，沒有脫手</translation>
    </message>
    <message>
      <source>Cards that win</source>
      <translation>幾張胡</translation>
    </message>
    <message>
      <source>With 15 the fifteenth laid card wins, and there is no breaking off at fifteen.</source>
      <translation>選十五，擺夠十五張就胡，沒有脫手。</translation>
    </message>
    <message>
      <source>Who cannot beat</source>
      <translation>打不過的</translation>
    </message>
    <message>
      <source>With “gives cards” he lays as many cards as were led face down, out of the game.</source>
      <translation>選「墊牌」，領出幾張，就要蓋幾張牌，不再用了。</translation>
    </message>
    <message>
      <source>How long a trick lasts</source>
      <translation>一圈打多久</translation>
    </message>
    <message>
      <source>With “until nobody beats” it goes round until the two others have passed.</source>
      <translation>選「打到無人要」，要打到另外兩家都過才算一圈。</translation>
    </message>
    <message>
      <source>Equal ranks make a set</source>
      <translation>同級配對</translation>
    </message>
    <message>
      <source>With “yes” up to four cards of one rank are a set: Plum with Long Three or Bench.</source>
      <translation>選「是」，一樣大的可以湊成一副，最多四張，如梅子配長三、板凳。</translation>
    </message>
    <message>
      <source>Beating a combination</source>
      <translation>配牌怎麼比</translation>
    </message>
    <message>
      <source>With “same number” heads, red and black partners need not match.</source>
      <translation>選「只比張數」，頭牌、紅配牌、黑配牌的張數不必對上。</translation>
    </message>
    <message>
      <source>Liable for leading Heaven or Nine</source>
      <translation>先出天九包牌</translation>
    </message>
    <message>
      <source>With “every lead” whoever leads a trick with them is liable; the last one pays.</source>
      <translation>選「每圈首家」，哪一圈領出天、九都要包，由最後犯的一個付。</translation>
    </message>
    <message>
      <source>With sixteen laid</source>
      <translation>到了十六張</translation>
    </message>
    <message>
      <source>With “the hand ends” nobody lays on, and there is no jia.</source>
      <translation>選「到此為止」，不能續擺，也就沒有甲。</translation>
    </message>
    <message>
      <source>Breaking off at fifteen</source>
      <translation>十五張脫手</translation>
    </message>
    <message>
      <source>How many cards the hand may still hold then.</source>
      <translation>脫手時手裡可以有幾張牌。</translation>
    </message>
    <message>
      <source>A hand without Heaven and Nine</source>
      <translation>無天無九</translation>
    </message>
    <message>
      <source>With “its holder chooses” such a hand can be played.</source>
      <translation>選「自己說」，這樣的牌也可以打。</translation>
    </message>
    <message>
      <source>Next dealer</source>
      <translation>下一局誰坐莊</translation>
    </message>
    <message>
      <source>With “a winning dealer stays” he deals again.</source>
      <translation>選「占莊」，莊家胡了接著坐。</translation>
    </message>
    <message>
      <source>A dealer who breaks off deals again</source>
      <translation>拖莊</translation>
    </message>
    <message>
      <source>With “yes” the deal does not move on when the dealer breaks off at fifteen.</source>
      <translation>選「是」，莊家脫手接著坐莊。</translation>
    </message>
    <message>
      <source>Referee</source>
      <translation>裁判</translation>
    </message>
    <message>
      <source>With “manual” one can pass though able to beat, and lay what does not beat; both are punished.</source>
      <translation>選「人工」，能打可以不打，打不過的也擺得出去，犯了要罰。</translation>
    </message>
    <message>
      <source>Document 84</source>
      <translation>八十四號文件</translation>
    </message>
    <message>
      <source>The default rules. Not covered: four players; the later of equal cards winning.</source>
      <translation>默認的規矩。沒有收：四人打；後大。</translation>
    </message>
    <message>
      <source>To fifteen</source>
      <translation>十五胡</translation>
    </message>
    <message>
      <source>Fifteen win and a trick goes on until nobody beats. Not covered: four players.</source>
      <translation>十五張就胡，一圈打到無人要。沒有收：四人打。</translation>
    </message>
    <message>
      <source>Liable at every lead</source>
      <translation>每圈包牌</translation>
    </message>
    <message>
      <source>Heaven or Nine led makes liable at any time; the dealer may keep the deal, and a hand without them may be played. Not covered: stakes.</source>
      <translation>哪一圈先出天、九都要包；可以占莊、拖莊，無天無九自己說。沒有收：桌上另約的彩頭。</translation>
    </message>
    <message>
      <source>Own referee</source>
      <translation>自己看規矩</translation>
    </message>
    <message>
      <source>Players watch the rules themselves. Not covered: arguments about them.</source>
      <translation>規矩靠自己看。沒有收：爭起來怎麼斷。</translation>
    </message>
    <message>
      <source>sixteen</source>
      <translation>十六張</translation>
    </message>
    <message>
      <source>fifteen</source>
      <translation>十五張</translation>
    </message>
    <message>
      <source>passes</source>
      <translation>過，不墊牌</translation>
    </message>
    <message>
      <source>gives cards</source>
      <translation>墊牌</translation>
    </message>
    <message>
      <source>once round</source>
      <translation>一輪</translation>
    </message>
    <message>
      <source>until nobody beats</source>
      <translation>打到無人要</translation>
    </message>
    <message>
      <source>same make-up</source>
      <translation>樣樣對上</translation>
    </message>
    <message>
      <source>same number</source>
      <translation>只比張數</translation>
    </message>
    <message>
      <source>the dealer's first lead</source>
      <translation>只管莊家頭一手</translation>
    </message>
    <message>
      <source>every lead</source>
      <translation>每圈首家</translation>
    </message>
    <message>
      <source>the winner may lead on</source>
      <translation>可以續擺</translation>
    </message>
    <message>
      <source>the hand ends</source>
      <translation>到此為止</translation>
    </message>
    <message>
      <source>five or fewer</source>
      <translation>五張以內</translation>
    </message>
    <message>
      <source>exactly five</source>
      <translation>恰五張</translation>
    </message>
    <message>
      <source>is dealt again</source>
      <translation>一定重發</translation>
    </message>
    <message>
      <source>its holder chooses</source>
      <translation>自己說</translation>
    </message>
    <message>
      <source>by turns</source>
      <translation>輪莊</translation>
    </message>
    <message>
      <source>a winning dealer stays</source>
      <translation>占莊</translation>
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
      <source>cards</source>
      <translation>張</translation>
    </message>
    <message>
      <source>jia</source>
      <translation>甲</translation>
    </message>
    <message>
      <source>fan</source>
      <translation>翻</translation>
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
      <source>Liable for the other</source>
      <translation>包牌，代付</translation>
    </message>
    <message>
      <source>Foul</source>
      <translation>罰牌</translation>
    </message>
    <message>
      <source>Cards laid</source>
      <translation>擺的牌</translation>
    </message>
    <message>
      <source>Jia</source>
      <translation>甲</translation>
    </message>
    <message>
      <source>Three or four alike</source>
      <translation>三紅四黑</translation>
    </message>
    <message>
      <source>Fan beyond the count of cards</source>
      <translation>張數不夠，不算的翻</translation>
    </message>
    <message>
      <source>Each pays</source>
      <translation>每家付</translation>
    </message>
    <message>
      <source>The hand is over.</source>
      <translation>這一局已經打完。</translation>
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
      <source>The cards are named in another order: {cards}.</source>
      <translation>次序寫作{cards}。</translation>
    </message>
    <message>
      <source>{cards} is no card of this game.</source>
      <translation>這副牌裡沒有{cards}。</translation>
    </message>
    <message>
      <source>{cards} is a hard card: it is laid before play and never led.</source>
      <translation>{cards}是硬張，一上手就擺，不能打。</translation>
    </message>
    <message>
      <source>The hand has not so many {cards}.</source>
      <translation>手裡沒有這麼多{cards}。</translation>
    </message>
    <message>
      <source>Say first whether this hand is played or dealt again.</source>
      <translation>先說打還是重發。</translation>
    </message>
    <message>
      <source>Only a hand without Heaven and Nine is dealt again.</source>
      <translation>一張天、九都沒有，才能重發。</translation>
    </message>
    <message>
      <source>A hand is dealt again only before the first lead.</source>
      <translation>沒出牌以前才能重發。</translation>
    </message>
    <message>
      <source>Choose the cards to lead.</source>
      <translation>先挑要出的牌。</translation>
    </message>
    <message>
      <source>Who has the lead must lead.</source>
      <translation>輪到你先出，不能過。</translation>
    </message>
    <message>
      <source>Nothing lies on the table to be beaten: lead.</source>
      <translation>桌上沒有要打的牌，該你先出。</translation>
    </message>
    <message>
      <source>{shown} was led: beat it or pass.</source>
      <translation>桌上是{shown}，打它，或者過。</translation>
    </message>
    <message>
      <source>Choose the cards that beat {shown}.</source>
      <translation>挑打得過{shown}的牌。</translation>
    </message>
    <message>
      <source>{cards} is no set: one kind, or a head with its partners.</source>
      <translation>{cards}不成一副：要麼同一種，要麼頭牌帶配牌。</translation>
    </message>
    <message>
      <source>{cards} are of one rank but of different kinds: no set at this table.</source>
      <translation>{cards}一樣大，卻不是同一種，這一桌不能湊。</translation>
    </message>
    <message>
      <source>{cards} are more than four: a set of one rank has four at most.</source>
      <translation>{cards}超過四張，一樣大的湊成一副最多四張。</translation>
    </message>
    <message>
      <source>{cards} lacks the head: partners alone make no combination.</source>
      <translation>{cards}沒有頭牌，光是配牌不成一副。</translation>
    </message>
    <message>
      <source>{n} cards were led; as many are needed to beat them.</source>
      <translation>桌上是{n}張，要同樣的張數才能打。</translation>
    </message>
    <message>
      <source>{cards} is of another class than {shown}: classes do not beat each other.</source>
      <translation>{cards}和{shown}不是一門，不同門互不相打。</translation>
    </message>
    <message>
      <source>The combination needs as many heads, red and black partners as {shown}.</source>
      <translation>頭牌、紅配牌、黑配牌的張數要和{shown}對上。</translation>
    </message>
    <message>
      <source>{cards} is equal to {shown}: equal does not beat.</source>
      <translation>{cards}和{shown}一樣大，打不過。</translation>
    </message>
    <message>
      <source>{cards} is lower than {shown}.</source>
      <translation>{cards}比{shown}小。</translation>
    </message>
    <message>
      <source>{cards} would beat: who can beat must.</source>
      <translation>{cards}打得過，能打就必須打。</translation>
    </message>
    <message>
      <source>Nothing in the hand beats {shown}: pass.</source>
      <translation>手裡沒有打得過{shown}的，過吧。</translation>
    </message>
    <message>
      <source>Cards are given face down; {n} more are owed.</source>
      <translation>要墊牌，還差{n}張。</translation>
    </message>
    <message>
      <source>No cards are owed to the trick.</source>
      <translation>現在不用墊牌。</translation>
    </message>
    <message>
      <source>Choose a card of the hand to give.</source>
      <translation>從手裡挑一張墊。</translation>
    </message>
    <message>
      <source>Only who has laid {want} may stop; {have} are laid.</source>
      <translation>擺夠{want}張才能停，現在是{have}張。</translation>
    </message>
    <message>
      <source>That is said only when one is to lead.</source>
      <translation>輪到自己先出時才能說。</translation>
    </message>
    <message>
      <source>Where fifteen win nobody breaks off.</source>
      <translation>十五張就胡，沒有脫手。</translation>
    </message>
    <message>
      <source>Breaking off needs exactly fifteen laid cards; {have} are laid.</source>
      <translation>正好十五張才能脫手，現在是{have}張。</translation>
    </message>
    <message>
      <source>Only after a lead of one's own that nobody beat can one break off.</source>
      <translation>自己領出、沒人打掉的那一手以後，才能脫手。</translation>
    </message>
    <message>
      <source>{n} cards are in the hand: five at most for breaking off.</source>
      <translation>手裡還有{n}張，五張以內才能脫手。</translation>
    </message>
    <message>
      <source>{n} cards are in the hand: exactly five for breaking off.</source>
      <translation>手裡是{n}張，恰好五張才能脫手。</translation>
    </message>
    <message>
      <source>A first lead with Heaven or Nine makes you liable: if another wins you pay for both.</source>
      <translation>頭一手出天、九要包牌：別人胡了，兩家的都由你付。</translation>
    </message>
    <message>
      <source>Leading Heaven or Nine makes you liable, should another win.</source>
      <translation>領出天、九要包牌，別人胡了由你擔著。</translation>
    </message>
    <message>
      <source>The hand ends and nobody pays.</source>
      <translation>這一局到此為止，誰也不付。</translation>
    </message>
    <message>
      <source>The hand is void and dealt again.</source>
      <translation>這一局作廢，重發。</translation>
    </message>
    <message>
      <source>You could beat with {cards}: passing is a foul and costs {pay} to each other player.</source>
      <translation>{cards}打得過，不打要罰，賠每家{pay}底。</translation>
    </message>
    <message>
      <source>The rules forbid this: it is a foul and costs {pay} to each other player.</source>
      <translation>規矩不許這樣，犯了要罰，賠每家{pay}底。</translation>
    </message>
    <message>
      <source>Passed though {cards} would have beaten.</source>
      <translation>{cards}打得過卻沒有打。</translation>
    </message>
    <message>
      <source>{cards} was laid against the rules.</source>
      <translation>{cards}擺錯了。</translation>
    </message>
    <message>
      <source>A hand without Heaven and Nine is not played; the same dealer deals again.</source>
      <translation>無天無九不打牌，原莊再發。</translation>
    </message>
    <message>
      <source>Broken off at fifteen: nobody pays.</source>
      <translation>十五張脫手，誰也不付。</translation>
    </message>
    <message>
      <source>Nobody has {want} laid and the leader has no cards: nobody pays.</source>
      <translation>該出的人沒有牌了，沒人夠{want}張，黃牌，不付。</translation>
    </message>
    <message>
      <source>{have} laid, {more} more for {want}</source>
      <translation>擺了{have}張，還差{more}張到{want}張</translation>
    </message>
    <message>
      <source>{have} laid: won; {more} more for the next jia</source>
      <translation>擺了{have}張，已經胡了；再擺{more}張加一甲</translation>
    </message>
    <message>
      <source>{have} laid: won</source>
      <translation>擺了{have}張，已經胡了</translation>
    </message>
    <message>
      <source>{have} laid and {n} in hand: {want} are out of reach</source>
      <translation>擺了{have}張，手裡{n}張，夠不著{want}張了</translation>
    </message>
    <message>
      <source>Lead</source>
      <translation>出</translation>
    </message>
    <message>
      <source>Beat</source>
      <translation>打</translation>
    </message>
    <message>
      <source>Pass</source>
      <translation>過</translation>
    </message>
    <message>
      <source>Give a card</source>
      <translation>墊</translation>
    </message>
    <message>
      <source>Stop</source>
      <translation>停</translation>
    </message>
    <message>
      <source>Break off</source>
      <translation>脫手</translation>
    </message>
    <message>
      <source>Deal again</source>
      <translation>重發</translation>
    </message>
    <message>
      <source>Play on</source>
      <translation>要打</translation>
    </message>
    <message>
      <source>Laid</source>
      <translation>擺</translation>
    </message>
    <message>
      <source>Hard cards</source>
      <translation>硬張</translation>
    </message>
    <message>
      <source>Liable</source>
      <translation>包牌</translation>
    </message>
    <message>
      <source>Baipai</source>
      <translation>川牌擺牌</translation>
    </message>
    <message>
      <source>Sichuan, tricks to sixteen cards</source>
      <translation>四川，先擺夠十六張的胡</translation>
    </message>
    <message>
      <source>Nothing that is left beats {cards}.</source>
      <translation>外面沒有打得過{cards}的了，是占張。</translation>
    </message>
    <message>
      <source>Nobody comes after: {cards} takes the trick.</source>
      <translation>後面沒有人了，{cards}穩收這一圈。</translation>
    </message>
    <message>
      <source>{cards} will be beaten: {above} is still about, and who can beat must.</source>
      <translation>{cards}要被打掉：外面還有{above}，能打就必須打。</translation>
    </message>
    <message>
      <source>{cards} stands with about {percent} %; {above} could beat it.</source>
      <translation>{cards}打不掉的可能約{percent}%；外面的{above}打得過它。</translation>
    </message>
    <message>
      <source>{cards} stands with about {percent} %.</source>
      <translation>{cards}打不掉的可能約{percent}%。</translation>
    </message>
    <message>
      <source>If it stands {have} are laid, {more} more for {want}.</source>
      <translation>收下就有{have}張，還差{more}張到{want}張。</translation>
    </message>
    <message>
      <source>If it stands {have} are laid: that wins.</source>
      <translation>收下就有{have}張，胡了。</translation>
    </message>
    <message>
      <source>The win is safe; with {have} laid each pays {price}, {more} more for the next jia.</source>
      <translation>已經胡定；擺到{have}張，每家付{price}，再擺{more}張加一甲。</translation>
    </message>
    <message>
      <source>The win is safe; with {have} laid each pays {price}.</source>
      <translation>已經胡定；擺到{have}張，每家付{price}。</translation>
    </message>
    <message>
      <source>A lead that is beaten costs nothing any more: leading on can only gain.</source>
      <translation>再出被打掉也不虧，續擺只賺不賠。</translation>
    </message>
    <message>
      <source>{n} {cards} in the pile raise the pay.</source>
      <translation>擺的牌裡有{n}張{cards}，能加翻。</translation>
    </message>
    <message>
      <source>Led now it makes liable: if another wins one pays for both.</source>
      <translation>這時出它要包牌：別人胡了，一個人付兩家的。</translation>
    </message>
    <message>
      <source>Another is liable: unless he wins himself, nobody else pays.</source>
      <translation>有別人包牌：只要不是他自己胡，別家都不用付。</translation>
    </message>
    <message>
      <source>Nothing in the hand beats it.</source>
      <translation>手裡沒有打得過的。</translation>
    </message>
    <message>
      <source>{cards} is the least that beats; higher cards stay for later.</source>
      <translation>{cards}剛好打得過，大的留著。</translation>
    </message>
    <message>
      <source>It breaks up {n} {cards}.</source>
      <translation>要拆開手裡的{n}張{cards}。</translation>
    </message>
    <message>
      <source>The rules forbid this: a foul that costs {pay} to each other player.</source>
      <translation>規矩不許這樣，要罰，賠每家{pay}底。</translation>
    </message>
    <message>
      <source>Of {n} deals that fit what has been seen {percent} % are won this way.</source>
      <translation>照看見過的牌試打{n}局，這樣出有{percent}%能胡。</translation>
    </message>
    <message>
      <source>Nobody pays. One more card wins, but the hand holds only {n}.</source>
      <translation>誰也不付。再擺一張就胡，可手裡只有{n}張。</translation>
    </message>
    <message>
      <source>Without Heaven and Nine the hand has {n} cards that nothing beats.</source>
      <translation>沒有天和九，手裡沒人打得過的只有{n}張。</translation>
    </message>
    <message>
      <source>{cards} would hardly win a trick; higher cards still about: {n}.</source>
      <translation>{cards}難得收一圈，外面比它大的還有{n}張。</translation>
    </message>
    <message>
      <source>{cards} beats the winner: the lead is not added and the hand ends.</source>
      <translation>{cards}打掉胡家這一手，不給他添，這一局到此為止。</translation>
    </message>
  </context>
</TS>
