<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN" sourcelanguage="en">
  <context>
    <name>leshan</name>
    <message>
      <source>yes</source>
      <translation>是</translation>
    </message>
    <message>
      <source>no</source>
      <translation>否</translation>
    </message>
    <message>
      <source>without the full hundred there is no cap</source>
      <translation>不打满百就没有封顶</translation>
    </message>
    <message>
      <source>The exposed cut card</source>
      <translation>叨出的那张牌</translation>
    </message>
    <message>
      <source>With “put back” it becomes the last card of the stock, known to all.</source>
      <translation>选“放回”时，它成为牌墩最后一张，人人皆知。</translation>
    </message>
    <message>
      <source>Four alike in the deal</source>
      <translation>起手滚子</translation>
    </message>
    <message>
      <source>With “at the first claim” a dealt gun stays in the hand until its player takes a card.</source>
      <translation>选“首次进张时”，起手的滚子留在手里，到第一次进张才亮。</translation>
    </message>
    <message>
      <source>Kai</source>
      <translation>开</translation>
    </message>
    <message>
      <source>With “forced” the fourth card of a kan is always taken, unless it is won with.</source>
      <translation>选“必开”时，坎子的第四张必须开，除非用它和牌。</translation>
    </message>
    <message>
      <source>Dui and eating of a kind one has discarded</source>
      <translation>吃、对自己打过的牌</translation>
    </message>
    <message>
      <source>With “no” a kind that one has discarded can be neither eaten nor taken as dui.</source>
      <translation>选“否”时，自己打过的牌不能再吃、再对。</translation>
    </message>
    <message>
      <source>Winning again after passing a win</source>
      <translation>过和之后再和</translation>
    </message>
    <message>
      <source>“Only after a claim” bars a better win too; with “free” a passed win has no effect.</source>
      <translation>“只在进张后”时升级也不能和；“不限”时过和没有影响。</translation>
    </message>
    <message>
      <source>Steps of the value</source>
      <translation>和数分档</translation>
    </message>
    <message>
      <source>With “10, 20, 40, 80” a win of 10 pays 10, 11-20 pay 20, 21-30 pay 40, more pays 80.</source>
      <translation>选“10、20、40、80”时，10 和算 10，11–20 算 20，21–30 算 40，31 以上算 80。</translation>
    </message>
    <message>
      <source>Full hundred</source>
      <translation>满百</translation>
    </message>
    <message>
      <source>With “off” the value of a hand has no cap.</source>
      <translation>选“不打”时，一手牌的和数不封顶。</translation>
    </message>
    <message>
      <source>Cap of the value</source>
      <translation>封顶</translation>
    </message>
    <message>
      <source>The value of a hand, after doubling and before paopai, is at most this.</source>
      <translation>加番之后、抬炮之前，一手牌最多算这么多。</translation>
    </message>
    <message>
      <source>Fan of the heavenly win</source>
      <translation>天和番数</translation>
    </message>
    <message>
      <source>With 2 the dealer's complete deal is doubled twice.</source>
      <translation>选 2 时，庄家天和翻两番。</translation>
    </message>
    <message>
      <source>Kun with a pair</source>
      <translation>带桩子的坤和</translation>
    </message>
    <message>
      <source>With “yes” a hand whose groups all count is kun although it has a pair.</source>
      <translation>选“是”时，房房有和数的牌带桩子也算坤和。</translation>
    </message>
    <message>
      <source>Small seat wins with its own card</source>
      <translation>小家自摸</translation>
    </message>
    <message>
      <source>With “double” the small seat gets twice the value for a card it turned itself.</source>
      <translation>选“加倍”时，小家自摸翻倍。</translation>
    </message>
    <message>
      <source>Referee</source>
      <translation>裁判</translation>
    </message>
    <message>
      <source>With “manual” fouls can be made; who is caught pays 20 to each and the hand ends.</source>
      <translation>选“人工”时可以犯规；被抓到的包牌，每家赔 20 和，本局结束。</translation>
    </message>
    <message>
      <source>Leshan</source>
      <translation>乐山</translation>
    </message>
    <message>
      <source>The default rules. Not covered: 圈胡, 双圈, 下雨, 巴雨, 磙翻, known by name only.</source>
      <translation>默认规则。未收：圈胡、双圈、下雨、巴雨、磙翻，只知其名。</translation>
    </message>
    <message>
      <source>Qianwei, Wutongqiao, Muchuan (chipiao)</source>
      <translation>犍为、五通桥、沐川（吃漂）</translation>
    </message>
    <message>
      <source>Steps of 10, 20, 40, 80, capped at 80; some tables cap at 160.</source>
      <translation>分 10、20、40、80 四档，80 封顶；有的地方 160 封顶。</translation>
    </message>
    <message>
      <source>Meishan</source>
      <translation>眉山</translation>
    </message>
    <message>
      <source>The heavenly win counts 2 fan, the small seat’s own card double. Not covered: rounding, caps of 30 or 40.</source>
      <translation>天和两番，小家自摸翻倍。未收：当地的取整和 30 个、40 个封顶。</translation>
    </message>
    <message>
      <source>Renshou</source>
      <translation>仁寿</translation>
    </message>
    <message>
      <source>The heavenly win counts 2 fan, otherwise as in Leshan.</source>
      <translation>天和两番，其余同乐山。</translation>
    </message>
    <message>
      <source>out of play</source>
      <translation>不再用</translation>
    </message>
    <message>
      <source>put back</source>
      <translation>放回</translation>
    </message>
    <message>
      <source>laid at once</source>
      <translation>当场摆出</translation>
    </message>
    <message>
      <source>at the first claim</source>
      <translation>首次进张时</translation>
    </message>
    <message>
      <source>optional</source>
      <translation>可开可不开</translation>
    </message>
    <message>
      <source>forced</source>
      <translation>必开</translation>
    </message>
    <message>
      <source>after a claim, or better</source>
      <translation>进张后或升级</translation>
    </message>
    <message>
      <source>only after a claim</source>
      <translation>只在进张后</translation>
    </message>
    <message>
      <source>free</source>
      <translation>不限</translation>
    </message>
    <message>
      <source>10, 20, 40, 60, table</source>
      <translation>小、中、大、30、上台</translation>
    </message>
    <message>
      <source>10, 20, 40, 80</source>
      <translation>10、20、40、80</translation>
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
      <source>100</source>
      <translation>100</translation>
    </message>
    <message>
      <source>no cap</source>
      <translation>不封顶</translation>
    </message>
    <message>
      <source>80</source>
      <translation>80</translation>
    </message>
    <message>
      <source>160</source>
      <translation>160</translation>
    </message>
    <message>
      <source>1 fan</source>
      <translation>1 番</translation>
    </message>
    <message>
      <source>2 fan</source>
      <translation>2 番</translation>
    </message>
    <message>
      <source>single</source>
      <translation>不加倍</translation>
    </message>
    <message>
      <source>double</source>
      <translation>加倍</translation>
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
      <source>Leshan Two-Seven-Ten</source>
      <translation>乐山贰柒拾</translation>
    </message>
    <message>
      <source>Leshan, Sichuan</source>
      <translation>四川乐山</translation>
    </message>
    <message>
      <source>points</source>
      <translation>和</translation>
    </message>
    <message>
      <source>fan</source>
      <translation>番</translation>
    </message>
    <message>
      <source>Three and one</source>
      <translation>三搭一</translation>
    </message>
    <message>
      <source>A card too many</source>
      <translation>多摸牌</translation>
    </message>
    <message>
      <source>Ate a passed card</source>
      <translation>吃过张</translation>
    </message>
    <message>
      <source>Wrong eating</source>
      <translation>吃错牌</translation>
    </message>
    <message>
      <source>Ate and discarded alike</source>
      <translation>吃字屙字</translation>
    </message>
    <message>
      <source>Late dui</source>
      <translation>后对牌</translation>
    </message>
    <message>
      <source>False win</source>
      <translation>诈和</translation>
    </message>
    <message>
      <source>Too few points</source>
      <translation>和数不够</translation>
    </message>
    <message>
      <source>Wrong winning card</source>
      <translation>和错牌</translation>
    </message>
    <message>
      <source>Kai was missed</source>
      <translation>有开不开</translation>
    </message>
    <message>
      <source>Groups were not laid</source>
      <translation>有摆不摆</translation>
    </message>
    <message>
      <source>Kan was broken</source>
      <translation>拆坎子</translation>
    </message>
    <message>
      <source>Kuai called wrongly</source>
      <translation>喊错八块</translation>
    </message>
    <message>
      <source>Won with a passed dui</source>
      <translation>后对和牌</translation>
    </message>
    <message>
      <source>Won with an own discard</source>
      <translation>和回龙</translation>
    </message>
    <message>
      <source>Declared too high</source>
      <translation>小报大</translation>
    </message>
    <message>
      <source>Claimed piao with a broken dragon</source>
      <translation>拆开龙灯报瞟和</translation>
    </message>
    <message>
      <source>Won after a passed win</source>
      <translation>过和再和</translation>
    </message>
    <message>
      <source>Win paid</source>
      <translation>和牌</translation>
    </message>
    <message>
      <source>Paopai</source>
      <translation>抬炮</translation>
    </message>
    <message>
      <source>Small win</source>
      <translation>小和</translation>
    </message>
    <message>
      <source>Middle win</source>
      <translation>中和</translation>
    </message>
    <message>
      <source>Big win</source>
      <translation>大和</translation>
    </message>
    <message>
      <source>Thirty win</source>
      <translation>30 和</translation>
    </message>
    <message>
      <source>Table win</source>
      <translation>台和</translation>
    </message>
    <message>
      <source>Heavenly win</source>
      <translation>天和</translation>
    </message>
    <message>
      <source>Earthly win</source>
      <translation>地和</translation>
    </message>
    <message>
      <source>Kun win</source>
      <translation>坤和</translation>
    </message>
    <message>
      <source>Piao win</source>
      <translation>瞟和</translation>
    </message>
    <message>
      <source>Small seat's dui</source>
      <translation>小家对子</translation>
    </message>
    <message>
      <source>Small seat's two-seven-ten</source>
      <translation>小家贰柒拾</translation>
    </message>
    <message>
      <source>Small seat's own card</source>
      <translation>小家自摸</translation>
    </message>
    <message>
      <source>Value</source>
      <translation>算和</translation>
    </message>
    <message>
      <source>Value, capped</source>
      <translation>封顶算和</translation>
    </message>
    <message>
      <source>The hand is over.</source>
      <translation>这一局已经结束。</translation>
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
      <source>This seat has answered the card already.</source>
      <translation>这张牌已经表过态了。</translation>
    </message>
    <message>
      <source>This card asks nothing of this seat.</source>
      <translation>这张牌与这一家无关。</translation>
    </message>
    <message>
      <source>Cut the pack first: choose how many cards to lift.</source>
      <translation>先叨牌：选择提起多少张。</translation>
    </message>
    <message>
      <source>The player before the shuffler cuts the pack first.</source>
      <translation>先由洗牌人的上家叨牌。</translation>
    </message>
    <message>
      <source>Only the small seat keeps or shows a card that it has turned unseen.</source>
      <translation>只有小家摸到暗牌时才能收或亮。</translation>
    </message>
    <message>
      <source>A card was turned unseen: win with it, keep it, or show it.</source>
      <translation>摸了一张暗牌：和、收，或亮出。</translation>
    </message>
    <message>
      <source>The small seat takes a card only to win with it: no dui, kai or eating.</source>
      <translation>小家只能和牌，不能对、开、吃。</translation>
    </message>
    <message>
      <source>A card lies on the table: it is answered before anybody discards.</source>
      <translation>桌上有牌待应，应完才能打牌。</translation>
    </message>
    <message>
      <source>The hand is complete: win, or pass first.</source>
      <translation>牌已成和：先和，或先过。</translation>
    </message>
    <message>
      <source>No card lies on the table to be taken.</source>
      <translation>桌上没有可要的牌。</translation>
    </message>
    <message>
      <source>A discard is owed: choose a card of the hand.</source>
      <translation>该打牌：请从手里选一张。</translation>
    </message>
    <message>
      <source>Whether a discard is owed is counted by the program at this table.</source>
      <translation>这一桌由程序计算八块，不用自己喊。</translation>
    </message>
    <message>
      <source>There is no {cards} in the hand.</source>
      <translation>手里没有{cards}。</translation>
    </message>
    <message>
      <source>{n} {cards} are held: a kan or gun stays together.</source>
      <translation>手里有 {n} 张{cards}：坎子、滚子不能拆。</translation>
    </message>
    <message>
      <source>{cards} was kept just now: one of the two old cards must go.</source>
      <translation>{cards}是刚收的：要打原来两张中的一张。</translation>
    </message>
    <message>
      <source>{cards} would make a group with the cards just used for eating: it may not be discarded now.</source>
      <translation>{cards}与刚才吃牌用的两张能成一房：吃字屙字，不能打。</translation>
    </message>
    <message>
      <source>One's own discard cannot be taken back.</source>
      <translation>自己打出的牌不能收回。</translation>
    </message>
    <message>
      <source>A kai was declined: this hand can no longer win.</source>
      <translation>有开不开：这一局不能再和。</translation>
    </message>
    <message>
      <source>A dui of {cards} was declined: it can be neither taken nor won with.</source>
      <translation>{cards}有对不对：不能再对，也不能和。</translation>
    </message>
    <message>
      <source>{cards} was discarded by this seat: it cannot be won with.</source>
      <translation>{cards}是自己打过的：和回龙，不能和。</translation>
    </message>
    <message>
      <source>The cards do not form whole groups.</source>
      <translation>牌不成房。</translation>
    </message>
    <message>
      <source>A skipped discard is still owed: this hand cannot win with its first claim.</source>
      <translation>还欠一块：第一次进张不能和。</translation>
    </message>
    <message>
      <source>{have} points, {want} are needed.</source>
      <translation>只有 {have} 和，要 {want} 和才能和牌。</translation>
    </message>
    <message>
      <source>A win was passed: first a claim of one's own, or a better win.</source>
      <translation>已经过和：要进张，或升级才能再和。</translation>
    </message>
    <message>
      <source>The small seat wins with three alike or a two-seven-ten only.</source>
      <translation>小家只能凭对子或贰柒拾和牌。</translation>
    </message>
    <message>
      <source>Kai needs three {cards} in hand, there are {n}.</source>
      <translation>开要手里有三张{cards}，现有 {n} 张。</translation>
    </message>
    <message>
      <source>By this table's rules kai is compulsory, unless the card is won with.</source>
      <translation>这一桌规定必开，除非和牌。</translation>
    </message>
    <message>
      <source>Three {cards} are held: that is a kai, not a dui.</source>
      <translation>手里有三张{cards}：是开，不是对。</translation>
    </message>
    <message>
      <source>Dui needs exactly two {cards} in hand, there are {n}.</source>
      <translation>对要手里正好两张{cards}，现有 {n} 张。</translation>
    </message>
    <message>
      <source>A dui of {cards} was declined before.</source>
      <translation>{cards}先前有对不对，不能后对。</translation>
    </message>
    <message>
      <source>{cards} was discarded by this seat; by this table's rules it cannot be taken any more.</source>
      <translation>{cards}是自己打过的，这一桌规定不能再要。</translation>
    </message>
    <message>
      <source>No card could be discarded afterwards.</source>
      <translation>之后没有牌可打。</translation>
    </message>
    <message>
      <source>Only one's own flip and the card of the player before may be eaten.</source>
      <translation>只能吃自己翻的和上家的牌。</translation>
    </message>
    <message>
      <source>With two players only one's own flip may be eaten.</source>
      <translation>对抠只能吃自己翻的牌。</translation>
    </message>
    <message>
      <source>{cards} was not eaten before when it could be.</source>
      <translation>{cards}先前有吃不吃，不能吃过张。</translation>
    </message>
    <message>
      <source>Three {cards} are held: the card is for kai, it cannot be eaten.</source>
      <translation>手里有三张{cards}：只能开，不能吃。</translation>
    </message>
    <message>
      <source>{n} {cards} are held: a kan stays together and is not used for eating.</source>
      <translation>手里有 {n} 张{cards}：坎子不能拆来吃。</translation>
    </message>
    <message>
      <source>{cards} and {shown} make no group: a run or two-seven-ten of one colour, or one number in both colours.</source>
      <translation>{cards}与{shown}不成一房：要同色连子、同色贰柒拾，或半边字。</translation>
    </message>
    <message>
      <source>Choose one more card of the hand to eat {shown}.</source>
      <translation>吃{shown}还要再选一张手牌。</translation>
    </message>
    <message>
      <source>Eating {shown} needs two fitting cards of the hand.</source>
      <translation>吃{shown}要有两张合适的手牌。</translation>
    </message>
    <message>
      <source>The other {shown} in hand would have to be laid with a group of their own, and cannot be.</source>
      <translation>手里其余的{shown}必须另成一房摆出，却摆不成。</translation>
    </message>
    <message>
      <source>All other {shown} in hand must be laid along with groups of their own, and a card must be left to discard.</source>
      <translation>手里其余的{shown}都要另成一房一同摆出，并要留牌可打。</translation>
    </message>
    <message>
      <source>A foul: {foul}. The hand ends without a winner.</source>
      <translation>犯规：{foul}。本局无人和牌。</translation>
    </message>
    <message>
      <source>The stock is empty and nobody has won.</source>
      <translation>牌摸完了，无人和牌。</translation>
    </message>
    <message>
      <source>This is a foul ({foul}): who is caught pays {pay} to each.</source>
      <translation>这是犯规（{foul}）：被抓到要包牌，每家赔 {pay} 和。</translation>
    </message>
    <message>
      <source>Who declines a kai can no longer win in this hand.</source>
      <translation>有开不开，这一局就不能再和。</translation>
    </message>
    <message>
      <source>Who declines a dui of {cards} can neither take nor win with {cards} later.</source>
      <translation>{cards}有对不对，以后{cards}既不能对也不能和。</translation>
    </message>
    <message>
      <source>Who passes a win needs a claim, or a better win, before winning again.</source>
      <translation>过和之后，要进张或升级才能再和。</translation>
    </message>
    <message>
      <source>Who does not eat {cards} now may not eat it later.</source>
      <translation>这次不吃{cards}，以后就不能再吃。</translation>
    </message>
    <message>
      <source>{want} points needed, {have} laid or in kan and gun</source>
      <translation>要 {want} 和，桌上与坎、滚已有 {have} 和</translation>
    </message>
    <message>
      <source>The small seat needs three alike or a two-seven-ten.</source>
      <translation>小家要凑对子或贰柒拾。</translation>
    </message>
    <message>
      <source>Win</source>
      <translation>和</translation>
    </message>
    <message>
      <source>Dui</source>
      <translation>对</translation>
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
      <translation>打牌</translation>
    </message>
    <message>
      <source>Cut</source>
      <translation>叨牌</translation>
    </message>
    <message>
      <source>Keep it</source>
      <translation>收</translation>
    </message>
    <message>
      <source>Show it</source>
      <translation>亮</translation>
    </message>
    <message>
      <source>Call kuai</source>
      <translation>喊块</translation>
    </message>
    <message>
      <source>Draw again</source>
      <translation>再摸</translation>
    </message>
    <message>
      <source>Laid with it</source>
      <translation>摆</translation>
    </message>
    <message>
      <source>Gun</source>
      <translation>滚子</translation>
    </message>
    <message>
      <source>Kan</source>
      <translation>坎子</translation>
    </message>
    <message>
      <source>Pair</source>
      <translation>桩子</translation>
    </message>
    <message>
      <source>Bottom card</source>
      <translation>当底</translation>
    </message>
    <message>
      <source>Foul</source>
      <translation>包牌</translation>
    </message>
  </context>
</TS>
