<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_TW" sourcelanguage="en">
  <context>
    <name>daer</name>
    <message>
      <source>bao is a named feature and brings nothing where deng are paid</source>
      <translation>爆是名堂，算等時不起作用</translation>
    </message>
    <message>
      <source>How a win is paid</source>
      <translation>怎樣算分</translation>
    </message>
    <message>
      <source>“Deng” pays one for each full ten hu; the third way doubles red hands and pays black ones fourfold.</source>
      <translation>「算等」每滿十胡一等；第三種紅胡翻倍、烏胡四倍。</translation>
    </message>
    <message>
      <source>Cards left at the bottom</source>
      <translation>留底</translation>
    </message>
    <message>
      <source>So many cards at the end of the stock are never turned.</source>
      <translation>墩子最後這麼多張不翻。</translation>
    </message>
    <message>
      <source>Passed kinds bar the win</source>
      <translation>過張不能胡</translation>
    </message>
    <message>
      <source>With “no” a kind that was discarded or not eaten can no longer be eaten, but still be won with.</source>
      <translation>選「否」時，打過或放過沒吃的牌不能再吃，但還可以胡。</translation>
    </message>
    <message>
      <source>Declaring bao</source>
      <translation>爆牌</translation>
    </message>
    <message>
      <source>With “on” a hand that waits from the start may be declared: no more eating and peng, one fan more.</source>
      <translation>選「打」時，起手就聽牌的可以爆牌：不再吃碰，胡了加一番。</translation>
    </message>
    <message>
      <source>Referee</source>
      <translation>裁判</translation>
    </message>
    <message>
      <source>With “manual” forced moves can be missed and forbidden ones made; a win is then a false win.</source>
      <translation>選「人工」時，該碰的可以不碰，犯規的牌也打得出；之後再胡就是詐胡。</translation>
    </message>
    <message>
      <source>Luzhou</source>
      <translation>瀘州</translation>
    </message>
    <message>
      <source>The default rules. Not covered: a peng that grows by the fourth card.</source>
      <translation>預設打法。未包括：碰過的牌再來第四張的加牌。</translation>
    </message>
    <message>
      <source>Deng</source>
      <translation>算等</translation>
    </message>
    <message>
      <source>One deng for each full ten hu. Not covered: stakes agreed on top.</source>
      <translation>每滿十胡一等。未包括：另外約定的彩頭。</translation>
    </message>
    <message>
      <source>Deng with red and black</source>
      <translation>算等、紅烏</translation>
    </message>
    <message>
      <source>As deng; red hands doubled, black ones fourfold. Not covered: called features.</source>
      <translation>同算等；紅胡翻倍，烏胡四倍。未包括：叫名堂。</translation>
    </message>
    <message>
      <source>Luzhou with bao</source>
      <translation>瀘州打爆</translation>
    </message>
    <message>
      <source>As Luzhou; a hand that waits may be declared. Not covered: paying for a lost bao.</source>
      <translation>同瀘州，聽牌可以爆。未包括：爆牌沒胡的賠付。</translation>
    </message>
    <message>
      <source>by named features</source>
      <translation>算名堂</translation>
    </message>
    <message>
      <source>deng</source>
      <translation>等</translation>
    </message>
    <message>
      <source>deng, red ×2, black ×4</source>
      <translation>算等，紅胡×2、烏胡×4</translation>
    </message>
    <message>
      <source>two</source>
      <translation>兩張</translation>
    </message>
    <message>
      <source>one</source>
      <translation>一張</translation>
    </message>
    <message>
      <source>none</source>
      <translation>不留</translation>
    </message>
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
      <translation>不打</translation>
    </message>
    <message>
      <source>on</source>
      <translation>打</translation>
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
      <source>Daer</source>
      <translation>四川大貳</translation>
    </message>
    <message>
      <source>Luzhou, southern Sichuan</source>
      <translation>瀘州、川南</translation>
    </message>
    <message>
      <source>hu</source>
      <translation>胡</translation>
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
      <source>times</source>
      <translation>倍</translation>
    </message>
    <message>
      <source>Win paid</source>
      <translation>胡牌</translation>
    </message>
    <message>
      <source>Discarded the winning card</source>
      <translation>點炮</translation>
    </message>
    <message>
      <source>False win</source>
      <translation>詐胡</translation>
    </message>
    <message>
      <source>Exact tens</source>
      <translation>恰</translation>
    </message>
    <message>
      <source>No hu at all</source>
      <translation>亂</translation>
    </message>
    <message>
      <source>Red hand</source>
      <translation>紅</translation>
    </message>
    <message>
      <source>Black hand</source>
      <translation>黑</translation>
    </message>
    <message>
      <source>Black hand, fourfold</source>
      <translation>烏</translation>
    </message>
    <message>
      <source>Every group scores</source>
      <translation>昆</translation>
    </message>
    <message>
      <source>All four of a kind</source>
      <translation>歸</translation>
    </message>
    <message>
      <source>Own flip</source>
      <translation>自摸</translation>
    </message>
    <message>
      <source>Won as dealt</source>
      <translation>天胡</translation>
    </message>
    <message>
      <source>Won on the dealer's first discard</source>
      <translation>地胡</translation>
    </message>
    <message>
      <source>First flip</source>
      <translation>水上漂</translation>
    </message>
    <message>
      <source>Last flip</source>
      <translation>海底撈</translation>
    </message>
    <message>
      <source>Bao declared</source>
      <translation>爆</translation>
    </message>
    <message>
      <source>Another's bao beaten</source>
      <translation>殺爆</translation>
    </message>
    <message>
      <source>Base by hu</source>
      <translation>胡數底分</translation>
    </message>
    <message>
      <source>Full tens of hu</source>
      <translation>等數</translation>
    </message>
    <message>
      <source>Score</source>
      <translation>得分</translation>
    </message>
    <message>
      <source>The hand is over.</source>
      <translation>這一局已經結束。</translation>
    </message>
    <message>
      <source>This seat rests in this hand.</source>
      <translation>這一家本局歇牌。</translation>
    </message>
    <message>
      <source>It is not this seat's turn to decide.</source>
      <translation>還沒輪到這一家。</translation>
    </message>
    <message>
      <source>That is not possible now.</source>
      <translation>現在不能這樣做。</translation>
    </message>
    <message>
      <source>A card lies on the table: answer it before discarding.</source>
      <translation>桌上有牌：先表態再打牌。</translation>
    </message>
    <message>
      <source>The hand is complete: win, or pass first.</source>
      <translation>手牌已成：先胡，或者先過。</translation>
    </message>
    <message>
      <source>Say first whether this hand is declared bao.</source>
      <translation>先說爆不爆牌。</translation>
    </message>
    <message>
      <source>No card lies on the table to be taken.</source>
      <translation>桌上沒有可以要的牌。</translation>
    </message>
    <message>
      <source>A discard is owed: choose a card of the hand.</source>
      <translation>該打一張牌：請從手裡選一張。</translation>
    </message>
    <message>
      <source>{cards} is no card of this game.</source>
      <translation>{cards}不是這種牌。</translation>
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
      <source>Three {cards} are held: they stay together and wait for zhao.</source>
      <translation>{cards}是一坎：不能拆開，留著等招。</translation>
    </message>
    <message>
      <source>One's own discard cannot be taken back.</source>
      <translation>自己打出的牌不能收回。</translation>
    </message>
    <message>
      <source>{shown} was discarded or not eaten before: it can neither be eaten nor won with any more.</source>
      <translation>{shown}打過或放過沒吃：是過張，不能再吃，也不能胡。</translation>
    </message>
    <message>
      <source>The cards do not form seven groups without remainder.</source>
      <translation>這些牌湊不成七門。</translation>
    </message>
    <message>
      <source>{have} hu: ten or more are needed, or none at all.</source>
      <translation>只有{have}胡：要滿十胡，或者一胡沒有（亂）。</translation>
    </message>
    <message>
      <source>Peng needs exactly two {shown} in hand, there are {n}.</source>
      <translation>碰{shown}要手裡正好兩張，現在有{n}張。</translation>
    </message>
    <message>
      <source>Zhao needs three {shown} in hand, there are {n}.</source>
      <translation>招{shown}要手裡一坎，現在有{n}張。</translation>
    </message>
    <message>
      <source>Three {shown} are held: zhao is compulsory unless the hand wins.</source>
      <translation>手裡有一坎{shown}：不胡就必須招。</translation>
    </message>
    <message>
      <source>Two {shown} are held: peng is compulsory unless the hand wins.</source>
      <translation>手裡有一對{shown}：不胡就必須碰。</translation>
    </message>
    <message>
      <source>Who has declared bao neither eats nor takes a peng.</source>
      <translation>爆牌以後不能再吃、不能再碰。</translation>
    </message>
    <message>
      <source>Only one's own flip and the card of the player before may be eaten.</source>
      <translation>只能吃自己翻的牌和上家的牌。</translation>
    </message>
    <message>
      <source>{shown} was discarded or not eaten before: it cannot be eaten any more.</source>
      <translation>{shown}打過或放過沒吃：是過張，不能再吃。</translation>
    </message>
    <message>
      <source>{cards} with {shown} is neither a run, two-seven-ten, nor a mix.</source>
      <translation>{cards}和{shown}不成一句話、二七十，也不成大小搭。</translation>
    </message>
    <message>
      <source>Three {cards} are held: they may not be taken apart for eating.</source>
      <translation>{cards}是一坎：不能拆開來吃。</translation>
    </message>
    <message>
      <source>No two cards of the hand form a group with {shown}.</source>
      <translation>手裡沒有兩張牌能和{shown}成列子。</translation>
    </message>
    <message>
      <source>{shown} cannot be eaten with {cards} and another card of this hand.</source>
      <translation>用{cards}和手裡另一張牌吃不了{shown}。</translation>
    </message>
    <message>
      <source>Choose two cards of the hand to eat {shown} with.</source>
      <translation>請選兩張手牌來吃{shown}。</translation>
    </message>
    <message>
      <source>Another {shown} is in hand: it must be laid in a group of its own with this eating.</source>
      <translation>手裡還有{shown}：吃了就要比，另成一列擺出來。</translation>
    </message>
    <message>
      <source>No card could be discarded afterwards.</source>
      <translation>這樣以後就沒有牌可打了。</translation>
    </message>
    <message>
      <source>By this table's rules bao is not declared.</source>
      <translation>這一桌不打爆牌。</translation>
    </message>
    <message>
      <source>Bao needs a hand that waits for its last card.</source>
      <translation>要聽牌才能爆。</translation>
    </message>
    <message>
      <source>Bao is declared before play, by the dealer also with the first discard.</source>
      <translation>爆牌要在開打以前說，莊家也可以隨第一張打牌報爆。</translation>
    </message>
    <message>
      <source>The hand had broken a rule ({why}): the win is false and is paid to the others.</source>
      <translation>這一手犯了規（{why}）：算詐胡，賠給各家。</translation>
    </message>
    <message>
      <source>a forced peng or zhao was missed</source>
      <translation>有碰不碰、有招不招</translation>
    </message>
    <message>
      <source>three of a kind were broken</source>
      <translation>拆坎</translation>
    </message>
    <message>
      <source>eaten without laying the other copies</source>
      <translation>吃了不比</translation>
    </message>
    <message>
      <source>a passed kind was eaten</source>
      <translation>吃過張</translation>
    </message>
    <message>
      <source>won with a passed kind</source>
      <translation>胡過張</translation>
    </message>
    <message>
      <source>The rules forbid this ({why}): declaring a win later would be false and cost the score for each.</source>
      <translation>這是犯規（{why}）：以後再胡就是詐胡，要照分賠各家。</translation>
    </message>
    <message>
      <source>A false win ({why}): you would pay {pay} to each.</source>
      <translation>詐胡（{why}）：要賠每家{pay}。</translation>
    </message>
    <message>
      <source>Not eaten, {shown} can neither be eaten nor won with for the rest of the hand.</source>
      <translation>不吃{shown}就是過張，這一局不能再吃，也不能胡。</translation>
    </message>
    <message>
      <source>Not eaten, {shown} cannot be eaten for the rest of the hand.</source>
      <translation>不吃{shown}就是過張，這一局不能再吃。</translation>
    </message>
    <message>
      <source>After this no card can be discarded: the hand can never win.</source>
      <translation>這樣以後沒有牌可打：這一手再也胡不了。</translation>
    </message>
    <message>
      <source>The last card has been turned and nobody has won.</source>
      <translation>牌翻完了，沒有人胡：流局。</translation>
    </message>
    <message>
      <source>ten hu needed or none; laid and held as three: {have}</source>
      <translation>要十胡或者亂；擺下的和手裡的坎共{have}胡</translation>
    </message>
    <message>
      <source>no card could be discarded; this hand can no longer win</source>
      <translation>沒有牌可打，這一手已經胡不了</translation>
    </message>
    <message>
      <source>Win</source>
      <translation>胡</translation>
    </message>
    <message>
      <source>Zhao</source>
      <translation>招</translation>
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
      <source>Declare bao</source>
      <translation>爆牌</translation>
    </message>
    <message>
      <source>Long</source>
      <translation>壟</translation>
    </message>
    <message>
      <source>The dealer's last card</source>
      <translation>莊家末張</translation>
    </message>
    <message>
      <source>Three in hand</source>
      <translation>坎</translation>
    </message>
    <message>
      <source>Run or mix in hand</source>
      <translation>列子</translation>
    </message>
    <message>
      <source>Pair</source>
      <translation>將</translation>
    </message>
  </context>
</TS>
