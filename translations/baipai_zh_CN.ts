<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN">
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
      <translation>十五张就胡，没有脱手</translation>
    </message>
    <message>
      <source>Cards that win</source>
      <translation>几张胡</translation>
    </message>
    <message>
      <source>With 15 the fifteenth laid card wins, and there is no breaking off at fifteen.</source>
      <translation>选十五，摆够十五张就胡，没有脱手。</translation>
    </message>
    <message>
      <source>Who cannot beat</source>
      <translation>打不过的</translation>
    </message>
    <message>
      <source>With “gives cards” he lays as many cards as were led face down, out of the game.</source>
      <translation>选“垫牌”，领出几张，就要盖几张牌，不再用了。</translation>
    </message>
    <message>
      <source>How long a trick lasts</source>
      <translation>一圈打多久</translation>
    </message>
    <message>
      <source>With “until nobody beats” it goes round until the two others have passed.</source>
      <translation>选“打到无人要”，要打到另外两家都过才算一圈。</translation>
    </message>
    <message>
      <source>Equal ranks make a set</source>
      <translation>同级配对</translation>
    </message>
    <message>
      <source>With “yes” up to four cards of one rank are a set: Plum with Long Three or Bench.</source>
      <translation>选“是”，一样大的可以凑成一副，最多四张，如梅子配长三、板凳。</translation>
    </message>
    <message>
      <source>Beating a combination</source>
      <translation>配牌怎么比</translation>
    </message>
    <message>
      <source>With “same number” heads, red and black partners need not match.</source>
      <translation>选“只比张数”，头牌、红配牌、黑配牌的张数不必对上。</translation>
    </message>
    <message>
      <source>Liable for leading Heaven or Nine</source>
      <translation>先出天九包牌</translation>
    </message>
    <message>
      <source>With “every lead” whoever leads a trick with them is liable; the last one pays.</source>
      <translation>选“每圈首家”，哪一圈领出天、九都要包，由最后犯的一个付。</translation>
    </message>
    <message>
      <source>With sixteen laid</source>
      <translation>到了十六张</translation>
    </message>
    <message>
      <source>With “the hand ends” nobody lays on, and there is no jia.</source>
      <translation>选“到此为止”，不能续摆，也就没有甲。</translation>
    </message>
    <message>
      <source>Breaking off at fifteen</source>
      <translation>十五张脱手</translation>
    </message>
    <message>
      <source>How many cards the hand may still hold then.</source>
      <translation>脱手时手里可以有几张牌。</translation>
    </message>
    <message>
      <source>A hand without Heaven and Nine</source>
      <translation>无天无九</translation>
    </message>
    <message>
      <source>With “its holder chooses” such a hand can be played.</source>
      <translation>选“自己说”，这样的牌也可以打。</translation>
    </message>
    <message>
      <source>Next dealer</source>
      <translation>下一局谁坐庄</translation>
    </message>
    <message>
      <source>With “a winning dealer stays” he deals again.</source>
      <translation>选“占庄”，庄家胡了接着坐。</translation>
    </message>
    <message>
      <source>A dealer who breaks off deals again</source>
      <translation>拖庄</translation>
    </message>
    <message>
      <source>With “yes” the deal does not move on when the dealer breaks off at fifteen.</source>
      <translation>选“是”，庄家脱手接着坐庄。</translation>
    </message>
    <message>
      <source>Referee</source>
      <translation>裁判</translation>
    </message>
    <message>
      <source>With “manual” one can pass though able to beat, and lay what does not beat; both are punished.</source>
      <translation>选“人工”，能打可以不打，打不过的也摆得出去，犯了要罚。</translation>
    </message>
    <message>
      <source>Document 84</source>
      <translation>八十四号文件</translation>
    </message>
    <message>
      <source>The default rules. Not covered: four players; the later of equal cards winning.</source>
      <translation>默认的规矩。没有收：四人打；后大。</translation>
    </message>
    <message>
      <source>To fifteen</source>
      <translation>十五胡</translation>
    </message>
    <message>
      <source>Fifteen win and a trick goes on until nobody beats. Not covered: four players.</source>
      <translation>十五张就胡，一圈打到无人要。没有收：四人打。</translation>
    </message>
    <message>
      <source>Liable at every lead</source>
      <translation>每圈包牌</translation>
    </message>
    <message>
      <source>Heaven or Nine led makes liable at any time; the dealer may keep the deal, and a hand without them may be played. Not covered: stakes.</source>
      <translation>哪一圈先出天、九都要包；可以占庄、拖庄，无天无九自己说。没有收：桌上另约的彩头。</translation>
    </message>
    <message>
      <source>Own referee</source>
      <translation>自己看规矩</translation>
    </message>
    <message>
      <source>Players watch the rules themselves. Not covered: arguments about them.</source>
      <translation>规矩靠自己看。没有收：争起来怎么断。</translation>
    </message>
    <message>
      <source>sixteen</source>
      <translation>十六张</translation>
    </message>
    <message>
      <source>fifteen</source>
      <translation>十五张</translation>
    </message>
    <message>
      <source>passes</source>
      <translation>过，不垫牌</translation>
    </message>
    <message>
      <source>gives cards</source>
      <translation>垫牌</translation>
    </message>
    <message>
      <source>once round</source>
      <translation>一轮</translation>
    </message>
    <message>
      <source>until nobody beats</source>
      <translation>打到无人要</translation>
    </message>
    <message>
      <source>same make-up</source>
      <translation>样样对上</translation>
    </message>
    <message>
      <source>same number</source>
      <translation>只比张数</translation>
    </message>
    <message>
      <source>the dealer's first lead</source>
      <translation>只管庄家头一手</translation>
    </message>
    <message>
      <source>every lead</source>
      <translation>每圈首家</translation>
    </message>
    <message>
      <source>the winner may lead on</source>
      <translation>可以续摆</translation>
    </message>
    <message>
      <source>the hand ends</source>
      <translation>到此为止</translation>
    </message>
    <message>
      <source>five or fewer</source>
      <translation>五张以内</translation>
    </message>
    <message>
      <source>exactly five</source>
      <translation>恰五张</translation>
    </message>
    <message>
      <source>is dealt again</source>
      <translation>一定重发</translation>
    </message>
    <message>
      <source>its holder chooses</source>
      <translation>自己说</translation>
    </message>
    <message>
      <source>by turns</source>
      <translation>轮庄</translation>
    </message>
    <message>
      <source>a winning dealer stays</source>
      <translation>占庄</translation>
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
      <source>cards</source>
      <translation>张</translation>
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
      <translation>罚牌</translation>
    </message>
    <message>
      <source>Cards laid</source>
      <translation>摆的牌</translation>
    </message>
    <message>
      <source>Jia</source>
      <translation>甲</translation>
    </message>
    <message>
      <source>Three or four alike</source>
      <translation>三红四黑</translation>
    </message>
    <message>
      <source>Fan beyond the count of cards</source>
      <translation>张数不够，不算的翻</translation>
    </message>
    <message>
      <source>Each pays</source>
      <translation>每家付</translation>
    </message>
    <message>
      <source>The hand is over.</source>
      <translation>这一局已经打完。</translation>
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
      <source>The cards are named in another order: {cards}.</source>
      <translation>次序写作{cards}。</translation>
    </message>
    <message>
      <source>{cards} is no card of this game.</source>
      <translation>这副牌里没有{cards}。</translation>
    </message>
    <message>
      <source>{cards} is a hard card: it is laid before play and never led.</source>
      <translation>{cards}是硬张，一上手就摆，不能打。</translation>
    </message>
    <message>
      <source>The hand has not so many {cards}.</source>
      <translation>手里没有这么多{cards}。</translation>
    </message>
    <message>
      <source>Say first whether this hand is played or dealt again.</source>
      <translation>先说打还是重发。</translation>
    </message>
    <message>
      <source>Only a hand without Heaven and Nine is dealt again.</source>
      <translation>一张天、九都没有，才能重发。</translation>
    </message>
    <message>
      <source>A hand is dealt again only before the first lead.</source>
      <translation>没出牌以前才能重发。</translation>
    </message>
    <message>
      <source>Choose the cards to lead.</source>
      <translation>先挑要出的牌。</translation>
    </message>
    <message>
      <source>Who has the lead must lead.</source>
      <translation>轮到你先出，不能过。</translation>
    </message>
    <message>
      <source>Nothing lies on the table to be beaten: lead.</source>
      <translation>桌上没有要打的牌，该你先出。</translation>
    </message>
    <message>
      <source>{shown} was led: beat it or pass.</source>
      <translation>桌上是{shown}，打它，或者过。</translation>
    </message>
    <message>
      <source>Choose the cards that beat {shown}.</source>
      <translation>挑打得过{shown}的牌。</translation>
    </message>
    <message>
      <source>{cards} is no set: one kind, or a head with its partners.</source>
      <translation>{cards}不成一副：要么同一种，要么头牌带配牌。</translation>
    </message>
    <message>
      <source>{cards} are of one rank but of different kinds: no set at this table.</source>
      <translation>{cards}一样大，却不是同一种，这一桌不能凑。</translation>
    </message>
    <message>
      <source>{cards} are more than four: a set of one rank has four at most.</source>
      <translation>{cards}超过四张，一样大的凑成一副最多四张。</translation>
    </message>
    <message>
      <source>{cards} lacks the head: partners alone make no combination.</source>
      <translation>{cards}没有头牌，光是配牌不成一副。</translation>
    </message>
    <message>
      <source>{n} cards were led; as many are needed to beat them.</source>
      <translation>桌上是{n}张，要同样的张数才能打。</translation>
    </message>
    <message>
      <source>{cards} is of another class than {shown}: classes do not beat each other.</source>
      <translation>{cards}和{shown}不是一门，不同门互不相打。</translation>
    </message>
    <message>
      <source>The combination needs as many heads, red and black partners as {shown}.</source>
      <translation>头牌、红配牌、黑配牌的张数要和{shown}对上。</translation>
    </message>
    <message>
      <source>{cards} is equal to {shown}: equal does not beat.</source>
      <translation>{cards}和{shown}一样大，打不过。</translation>
    </message>
    <message>
      <source>{cards} is lower than {shown}.</source>
      <translation>{cards}比{shown}小。</translation>
    </message>
    <message>
      <source>{cards} would beat: who can beat must.</source>
      <translation>{cards}打得过，能打就必须打。</translation>
    </message>
    <message>
      <source>Nothing in the hand beats {shown}: pass.</source>
      <translation>手里没有打得过{shown}的，过吧。</translation>
    </message>
    <message>
      <source>Cards are given face down; {n} more are owed.</source>
      <translation>要垫牌，还差{n}张。</translation>
    </message>
    <message>
      <source>No cards are owed to the trick.</source>
      <translation>现在不用垫牌。</translation>
    </message>
    <message>
      <source>Choose a card of the hand to give.</source>
      <translation>从手里挑一张垫。</translation>
    </message>
    <message>
      <source>Only who has laid {want} may stop; {have} are laid.</source>
      <translation>摆够{want}张才能停，现在是{have}张。</translation>
    </message>
    <message>
      <source>That is said only when one is to lead.</source>
      <translation>轮到自己先出时才能说。</translation>
    </message>
    <message>
      <source>Where fifteen win nobody breaks off.</source>
      <translation>十五张就胡，没有脱手。</translation>
    </message>
    <message>
      <source>Breaking off needs exactly fifteen laid cards; {have} are laid.</source>
      <translation>正好十五张才能脱手，现在是{have}张。</translation>
    </message>
    <message>
      <source>Only after a lead of one's own that nobody beat can one break off.</source>
      <translation>自己领出、没人打掉的那一手以后，才能脱手。</translation>
    </message>
    <message>
      <source>{n} cards are in the hand: five at most for breaking off.</source>
      <translation>手里还有{n}张，五张以内才能脱手。</translation>
    </message>
    <message>
      <source>{n} cards are in the hand: exactly five for breaking off.</source>
      <translation>手里是{n}张，恰好五张才能脱手。</translation>
    </message>
    <message>
      <source>A first lead with Heaven or Nine makes you liable: if another wins you pay for both.</source>
      <translation>头一手出天、九要包牌：别人胡了，两家的都由你付。</translation>
    </message>
    <message>
      <source>Leading Heaven or Nine makes you liable, should another win.</source>
      <translation>领出天、九要包牌，别人胡了由你担着。</translation>
    </message>
    <message>
      <source>The hand ends and nobody pays.</source>
      <translation>这一局到此为止，谁也不付。</translation>
    </message>
    <message>
      <source>The hand is void and dealt again.</source>
      <translation>这一局作废，重发。</translation>
    </message>
    <message>
      <source>You could beat with {cards}: passing is a foul and costs {pay} to each other player.</source>
      <translation>{cards}打得过，不打要罚，赔每家{pay}底。</translation>
    </message>
    <message>
      <source>The rules forbid this: it is a foul and costs {pay} to each other player.</source>
      <translation>规矩不许这样，犯了要罚，赔每家{pay}底。</translation>
    </message>
    <message>
      <source>Passed though {cards} would have beaten.</source>
      <translation>{cards}打得过却没有打。</translation>
    </message>
    <message>
      <source>{cards} was laid against the rules.</source>
      <translation>{cards}摆错了。</translation>
    </message>
    <message>
      <source>A hand without Heaven and Nine is not played; the same dealer deals again.</source>
      <translation>无天无九不打牌，原庄再发。</translation>
    </message>
    <message>
      <source>Broken off at fifteen: nobody pays.</source>
      <translation>十五张脱手，谁也不付。</translation>
    </message>
    <message>
      <source>Nobody has {want} laid and the leader has no cards: nobody pays.</source>
      <translation>该出的人没有牌了，没人够{want}张，黄牌，不付。</translation>
    </message>
    <message>
      <source>{have} laid, {more} more for {want}</source>
      <translation>摆了{have}张，还差{more}张到{want}张</translation>
    </message>
    <message>
      <source>{have} laid: won; {more} more for the next jia</source>
      <translation>摆了{have}张，已经胡了；再摆{more}张加一甲</translation>
    </message>
    <message>
      <source>{have} laid: won</source>
      <translation>摆了{have}张，已经胡了</translation>
    </message>
    <message>
      <source>{have} laid and {n} in hand: {want} are out of reach</source>
      <translation>摆了{have}张，手里{n}张，够不着{want}张了</translation>
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
      <translation>过</translation>
    </message>
    <message>
      <source>Give a card</source>
      <translation>垫</translation>
    </message>
    <message>
      <source>Stop</source>
      <translation>停</translation>
    </message>
    <message>
      <source>Break off</source>
      <translation>脱手</translation>
    </message>
    <message>
      <source>Deal again</source>
      <translation>重发</translation>
    </message>
    <message>
      <source>Play on</source>
      <translation>要打</translation>
    </message>
    <message>
      <source>Laid</source>
      <translation>摆</translation>
    </message>
    <message>
      <source>Hard cards</source>
      <translation>硬张</translation>
    </message>
    <message>
      <source>Liable</source>
      <translation>包牌</translation>
    </message>
    <message>
      <source>Baipai</source>
      <translation>川牌摆牌</translation>
    </message>
    <message>
      <source>Sichuan, tricks to sixteen cards</source>
      <translation>四川，先摆够十六张的胡</translation>
    </message>
    <message>
      <source>Nothing that is left beats {cards}.</source>
      <translation>外面没有打得过{cards}的了，是占张。</translation>
    </message>
    <message>
      <source>Nobody comes after: {cards} takes the trick.</source>
      <translation>后面没有人了，{cards}稳收这一圈。</translation>
    </message>
    <message>
      <source>{cards} will be beaten: {above} is still about, and who can beat must.</source>
      <translation>{cards}要被打掉：外面还有{above}，能打就必须打。</translation>
    </message>
    <message>
      <source>{cards} stands with about {percent} %; {above} could beat it.</source>
      <translation>{cards}打不掉的可能约{percent}%；外面的{above}打得过它。</translation>
    </message>
    <message>
      <source>{cards} stands with about {percent} %.</source>
      <translation>{cards}打不掉的可能约{percent}%。</translation>
    </message>
    <message>
      <source>If it stands {have} are laid, {more} more for {want}.</source>
      <translation>收下就有{have}张，还差{more}张到{want}张。</translation>
    </message>
    <message>
      <source>If it stands {have} are laid: that wins.</source>
      <translation>收下就有{have}张，胡了。</translation>
    </message>
    <message>
      <source>The win is safe; with {have} laid each pays {price}, {more} more for the next jia.</source>
      <translation>已经胡定；摆到{have}张，每家付{price}，再摆{more}张加一甲。</translation>
    </message>
    <message>
      <source>The win is safe; with {have} laid each pays {price}.</source>
      <translation>已经胡定；摆到{have}张，每家付{price}。</translation>
    </message>
    <message>
      <source>A lead that is beaten costs nothing any more: leading on can only gain.</source>
      <translation>再出被打掉也不亏，续摆只赚不赔。</translation>
    </message>
    <message>
      <source>{n} {cards} in the pile raise the pay.</source>
      <translation>摆的牌里有{n}张{cards}，能加翻。</translation>
    </message>
    <message>
      <source>Led now it makes liable: if another wins one pays for both.</source>
      <translation>这时出它要包牌：别人胡了，一个人付两家的。</translation>
    </message>
    <message>
      <source>Another is liable: unless he wins himself, nobody else pays.</source>
      <translation>有别人包牌：只要不是他自己胡，别家都不用付。</translation>
    </message>
    <message>
      <source>Nothing in the hand beats it.</source>
      <translation>手里没有打得过的。</translation>
    </message>
    <message>
      <source>{cards} is the least that beats; higher cards stay for later.</source>
      <translation>{cards}刚好打得过，大的留着。</translation>
    </message>
    <message>
      <source>It breaks up {n} {cards}.</source>
      <translation>要拆开手里的{n}张{cards}。</translation>
    </message>
    <message>
      <source>The rules forbid this: a foul that costs {pay} to each other player.</source>
      <translation>规矩不许这样，要罚，赔每家{pay}底。</translation>
    </message>
    <message>
      <source>Of {n} deals that fit what has been seen {percent} % are won this way.</source>
      <translation>照看见过的牌试打{n}局，这样出有{percent}%能胡。</translation>
    </message>
    <message>
      <source>Nobody pays. One more card wins, but the hand holds only {n}.</source>
      <translation>谁也不付。再摆一张就胡，可手里只有{n}张。</translation>
    </message>
    <message>
      <source>Without Heaven and Nine the hand has {n} cards that nothing beats.</source>
      <translation>没有天和九，手里没人打得过的只有{n}张。</translation>
    </message>
    <message>
      <source>{cards} would hardly win a trick; higher cards still about: {n}.</source>
      <translation>{cards}难得收一圈，外面比它大的还有{n}张。</translation>
    </message>
    <message>
      <source>{cards} beats the winner: the lead is not added and the hand ends.</source>
      <translation>{cards}打掉胡家这一手，不给他添，这一局到此为止。</translation>
    </message>
  </context>
</TS>
