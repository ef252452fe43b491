<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN" sourcelanguage="en">
  <context>
    <name>yaodiren</name>
    <message>
      <source>Yaodiren</source>
      <translation>幺地人</translation>
    </message>
    <message>
      <source>Chongqing, Dazhou</source>
      <translation>重庆、达州</translation>
    </message>
    <message>
      <source>tuo</source>
      <translation>陀</translation>
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
      <source>Win</source>
      <translation>胡</translation>
    </message>
    <message>
      <source>Tuhuo</source>
      <translation>吐火</translation>
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
      <source>Start</source>
      <translation>起</translation>
    </message>
    <message>
      <source>Knock</source>
      <translation>敲</translation>
    </message>
    <message>
      <source>Join</source>
      <translation>参与</translation>
    </message>
    <message>
      <source>Drop</source>
      <translation>下课</translation>
    </message>
    <message>
      <source>Ask for a redeal</source>
      <translation>请求重发</translation>
    </message>
    <message>
      <source>Agree</source>
      <translation>同意</translation>
    </message>
    <message>
      <source>Refuse</source>
      <translation>不同意</translation>
    </message>
    <message>
      <source>Steal</source>
      <translation>偷</translation>
    </message>
    <message>
      <source>Opening card</source>
      <translation>起牌</translation>
    </message>
    <message>
      <source>Replacement</source>
      <translation>补牌</translation>
    </message>
    <message>
      <source>Three in hand</source>
      <translation>手里三张</translation>
    </message>
    <message>
      <source>Four in hand</source>
      <translation>手里四张</translation>
    </message>
    <message>
      <source>Five in hand</source>
      <translation>手里五张</translation>
    </message>
    <message>
      <source>Win paid</source>
      <translation>胡牌</translation>
    </message>
    <message>
      <source>Baozi</source>
      <translation>包子</translation>
    </message>
    <message>
      <source>One-Four, Earth, Man</source>
      <translation>幺地人</translation>
    </message>
    <message>
      <source>Tuhuo sounded</source>
      <translation>吐火响</translation>
    </message>
    <message>
      <source>All sets</source>
      <translation>对子胡</translation>
    </message>
    <message>
      <source>All red</source>
      <translation>全红</translation>
    </message>
    <message>
      <source>High count</source>
      <translation>高番</translation>
    </message>
    <message>
      <source>Each pays</source>
      <translation>每家付</translation>
    </message>
    <message>
      <source>The hand is over.</source>
      <translation>这一局已经结束。</translation>
    </message>
    <message>
      <source>It is not this seat's turn to decide.</source>
      <translation>现在还没轮到这一家。</translation>
    </message>
    <message>
      <source>That is not possible now.</source>
      <translation>现在不能这样做。</translation>
    </message>
    <message>
      <source>A card lies on the table: answer it before discarding.</source>
      <translation>桌上有一张牌等着回应，先答它，再打牌。</translation>
    </message>
    <message>
      <source>The hand is complete: win, or pass first.</source>
      <translation>牌已经成了：要么胡，要么先过。</translation>
    </message>
    <message>
      <source>No card lies on the table to be taken.</source>
      <translation>桌上没有牌可要。</translation>
    </message>
    <message>
      <source>A discard is owed: choose a card of the hand.</source>
      <translation>该你打牌：从手里选一张。</translation>
    </message>
    <message>
      <source>Declare first: start, knock or drop.</source>
      <translation>先报牌：起、敲，或者下课。</translation>
    </message>
    <message>
      <source>There is no {cards} in the hand.</source>
      <translation>手里没有{cards}。</translation>
    </message>
    <message>
      <source>{n} {cards} are held: three or more alike stay together, they wait for gang or tuhuo.</source>
      <translation>手里有{n}张{cards}：三张以上同样的牌不能拆，要等杠或吐火。</translation>
    </message>
    <message>
      <source>{cards} was stolen just now; a stolen card may not be discarded.</source>
      <translation>{cards}是刚偷上来的，偷上来的牌不能打出去。</translation>
    </message>
    <message>
      <source>{n} {cards} are held: gang or tuhuo comes first, the card cannot be won with.</source>
      <translation>手里有{n}张{cards}：要先杠或吐火，不能胡这张牌。</translation>
    </message>
    <message>
      <source>The cards do not form seven mao without remainder.</source>
      <translation>这些牌凑不成整整七卯。</translation>
    </message>
    <message>
      <source>{have} tuo, {want} are needed.</source>
      <translation>只有{have}陀，要{want}陀才够。</translation>
    </message>
    <message>
      <source>Who said start must win with at least one fan.</source>
      <translation>起了牌的人，至少有一番才能胡。</translation>
    </message>
    <message>
      <source>A baozi cannot win.</source>
      <translation>包子不能胡牌。</translation>
    </message>
    <message>
      <source>Peng needs exactly two {cards} in hand, there are {n}.</source>
      <translation>碰要手里正好两张{cards}，现在有{n}张。</translation>
    </message>
    <message>
      <source>A peng of {cards} was refused before; it is locked.</source>
      <translation>{cards}先前没有碰，现在锁住了，不能再碰。</translation>
    </message>
    <message>
      <source>Gang needs three {cards} in hand, there are {n}.</source>
      <translation>杠要手里有三张{cards}，现在有{n}张。</translation>
    </message>
    <message>
      <source>Tuhuo needs four {cards} in hand, there are {n}.</source>
      <translation>吐火要手里有四张{cards}，现在有{n}张。</translation>
    </message>
    <message>
      <source>{n} {cards} are held: gang or tuhuo is compulsory.</source>
      <translation>手里有{n}张{cards}：有杠必杠，有火必吐。</translation>
    </message>
    <message>
      <source>No card could be discarded afterwards.</source>
      <translation>这样以后就没有牌可打了。</translation>
    </message>
    <message>
      <source>Only one's own flip and the card of the player before may be eaten.</source>
      <translation>只能吃自己翻的牌和上家的牌。</translation>
    </message>
    <message>
      <source>By this table's rules only flipped cards may be eaten.</source>
      <translation>按这一桌的规矩，只能吃翻出来的牌。</translation>
    </message>
    <message>
      <source>One's own discard cannot be taken back.</source>
      <translation>自己打出去的牌不能收回。</translation>
    </message>
    <message>
      <source>{cards} does not go with {shown}: pips must add up to 14, or both be sevens.</source>
      <translation>{cards}配不上{shown}：两张点数要合成14点，或者都是七点。</translation>
    </message>
    <message>
      <source>{n} {cards} are held: three or more alike may not be taken apart for eating.</source>
      <translation>手里有{n}张{cards}：三张以上同样的牌不能拆开来吃。</translation>
    </message>
    <message>
      <source>Eating {shown} needs two fitting cards of the hand.</source>
      <translation>吃{shown}要手里有两张配得上的牌。</translation>
    </message>
    <message>
      <source>Only {have} of 7 mao, and no gang card covers the rest.</source>
      <translation>七卯只有{have}卯，又没有杠牌来补。</translation>
    </message>
    <message>
      <source>At most {have} tuo can be reached, {want} are needed.</source>
      <translation>最多只能到{have}陀，要{want}陀才够。</translation>
    </message>
    <message>
      <source>No fan in hand: no pair of One-Four, Earth or Man and no four alike.</source>
      <translation>手里没有番：没有一对幺四、地牌或人牌，也没有四张同样的。</translation>
    </message>
    <message>
      <source>Only the dealer may knock without a fan.</source>
      <translation>没有番，只有庄家可以敲。</translation>
    </message>
    <message>
      <source>There is a fan in hand: say start, not knock.</source>
      <translation>手里有番：应当起，不能敲。</translation>
    </message>
    <message>
      <source>By this table's rules a qualified hand must be played.</source>
      <translation>按这一桌的规矩，够卯够陀就必须打。</translation>
    </message>
    <message>
      <source>Only a dealer with neither a fan nor enough tuo may ask for a redeal, and only once.</source>
      <translation>只有既没有番、陀数又不够的庄家可以请求重发，而且只有一次。</translation>
    </message>
    <message>
      <source>The cards needed are gone; the player drops without penalty.</source>
      <translation>要的牌已经没有了，下课，不受罚。</translation>
    </message>
    <message>
      <source>The player's own move spoiled the hand while another would not have: baozi.</source>
      <translation>自己走错了一步，把牌打坏了，本来有别的走法：包子。</translation>
    </message>
    <message>
      <source>A foul was found when the next card was turned: baozi.</source>
      <translation>翻下一张牌时查出犯规：包子。</translation>
    </message>
    <message>
      <source>This spoils the hand ({why}) while another choice would not: you would be a baozi and pay {pay} to each.</source>
      <translation>这样会把牌打坏，别的走法却不会：你会成为包子，给每家付{pay}底。（{why}）</translation>
    </message>
    <message>
      <source>After this the hand no longer qualifies: {why}</source>
      <translation>这样以后牌就不够了：{why}</translation>
    </message>
    <message>
      <source>The rules punish this: who is caught is a baozi and pays {pay} to each.</source>
      <translation>这是犯规：被查出就是包子，给每家付{pay}底。</translation>
    </message>
    <message>
      <source>Nobody said start; the hand is void and the next seat deals.</source>
      <translation>没有人起牌，这一局作废，下家坐庄。</translation>
    </message>
    <message>
      <source>All agreed to a redeal; the next seat deals.</source>
      <translation>大家同意重发，下家坐庄。</translation>
    </message>
    <message>
      <source>The stock is empty and nobody has won.</source>
      <translation>牌翻完了，没有人胡。</translation>
    </message>
    <message>
      <source>Everybody has dropped.</source>
      <translation>大家都下课了。</translation>
    </message>
    <message>
      <source>{want} needed, {have} laid; up to {most} in reach</source>
      <translation>要{want}，已有{have}，最多{most}</translation>
    </message>
    <message>
      <source>{want} needed, no longer in reach</source>
      <translation>要{want}，已够不到</translation>
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
      <source>counted</source>
      <translation>算</translation>
    </message>
    <message>
      <source>not counted</source>
      <translation>不算</translation>
    </message>
    <message>
      <source>Tuo of eaten groups</source>
      <translation>吃的牌怎样算陀</translation>
    </message>
    <message>
      <source>With “none” an eaten group counts nothing, so all totals are even.</source>
      <translation>选“不算”，吃的牌没有陀，总数都是双数。</translation>
    </message>
    <message>
      <source>Which cards are red</source>
      <translation>哪些算红牌</translation>
    </message>
    <message>
      <source>With “only the wholly red ones” just Earth, Man and One-Four count as red.</source>
      <translation>选“只算全红的”，就只有地牌、人牌、幺四是红牌。</translation>
    </message>
    <message>
      <source>Tuo of a dealt hand</source>
      <translation>起手牌怎样算陀</translation>
    </message>
    <message>
      <source>With “strict” only pairs, threes and fours count for 34/33, eating counts nothing.</source>
      <translation>选“严格”，只有对子、三张、四张算进34/33，吃不算。</translation>
    </message>
    <message>
      <source>Short of mao: is 34/33 needed</source>
      <translation>缺卯时还要不要34/33</translation>
    </message>
    <message>
      <source>With “waived” a hand that lacks a mao covered by a gang card needs no 34/33.</source>
      <translation>选“免”，缺的卯有杠牌顶着，就不要34/33。</translation>
    </message>
    <message>
      <source>Five alike cover a missing mao</source>
      <translation>五张同样的可以补缺卯</translation>
    </message>
    <message>
      <source>With “yes” five alike cover one missing mao as a gang card does.</source>
      <translation>选“是”，五张同样的和杠牌一样，补一个缺卯。</translation>
    </message>
    <message>
      <source>Missing mao covered by four alike</source>
      <translation>四张同样的补几个缺卯</translation>
    </message>
    <message>
      <source>With 2 four alike cover two missing mao, three alike still one.</source>
      <translation>选两个，四张同样的补两个缺卯，三张的仍补一个。</translation>
    </message>
    <message>
      <source>Sounded tuhuo of One-Four, Earth or Man</source>
      <translation>幺四、地牌、人牌吐火响</translation>
    </message>
    <message>
      <source>With “yes” such a sounded tuhuo brings 4 fan instead of 3.</source>
      <translation>选“4番”，这样的吐火响算4番，不是3番。</translation>
    </message>
    <message>
      <source>How fan are paid</source>
      <translation>番怎样付</translation>
    </message>
    <message>
      <source>With “doubling” each fan doubles the base instead of adding one.</source>
      <translation>选“滚番”，每一番翻一倍，不是加一底。</translation>
    </message>
    <message>
      <source>Limit of fan</source>
      <translation>封顶</translation>
    </message>
    <message>
      <source>Fan beyond the limit are not paid.</source>
      <translation>超过封顶的番不付。</translation>
    </message>
    <message>
      <source>What a baozi pays</source>
      <translation>包子付多少</translation>
    </message>
    <message>
      <source>So many bases a baozi pays to each other player at the end of the hand.</source>
      <translation>一局结束时，包子给其他每家付这么多底。</translation>
    </message>
    <message>
      <source>Players who dropped pay the winner</source>
      <translation>下课的人付给胡家</translation>
    </message>
    <message>
      <source>With “no” a player who has dropped pays nothing.</source>
      <translation>选“否”，下课的人什么都不付。</translation>
    </message>
    <message>
      <source>Fan for all sets and all red</source>
      <translation>对子胡、全红算番</translation>
    </message>
    <message>
      <source>With “not counted” the two patterns bring no fan.</source>
      <translation>选“不算”，这两种牌没有番。</translation>
    </message>
    <message>
      <source>A peng once refused</source>
      <translation>没有碰的牌</translation>
    </message>
    <message>
      <source>With “locked” a kind whose peng was refused cannot be taken by peng later.</source>
      <translation>选“锁住”，有一次不碰，以后就不能再碰这种牌。</translation>
    </message>
    <message>
      <source>Wholly black hand: is 34/33 needed</source>
      <translation>全黑的牌还要不要34/33</translation>
    </message>
    <message>
      <source>With “waived” a hand without any red card wins below 34/33.</source>
      <translation>选“免”，一张红牌也没有的牌，不够34/33也能胡。</translation>
    </message>
    <message>
      <source>Who started must win with a fan</source>
      <translation>起牌的人要有番才能胡</translation>
    </message>
    <message>
      <source>With “required” a player who said start wins only with at least one fan.</source>
      <translation>选“要”，起了牌的人至少有一番才能胡。</translation>
    </message>
    <message>
      <source>Eating the previous player's discard</source>
      <translation>吃上家打的牌</translation>
    </message>
    <message>
      <source>With “no” only flipped cards may be eaten.</source>
      <translation>选“只吃翻的”，就只能吃翻出来的牌。</translation>
    </message>
    <message>
      <source>Several players could win</source>
      <translation>几家都能胡</translation>
    </message>
    <message>
      <source>With “all” everyone who wins the card is paid by those who do not.</source>
      <translation>选“都胡”，能胡的都胡，由不胡的人付。</translation>
    </message>
    <message>
      <source>Staying in with an unqualified hand</source>
      <translation>不够牌也留下（误叫）</translation>
    </message>
    <message>
      <source>With “possible” an unqualified player may stay in, and is a baozi.</source>
      <translation>选“可以”，不够牌的人也能留下，但成了包子。</translation>
    </message>
    <message>
      <source>Dropping a qualified hand</source>
      <translation>够牌也可以下课</translation>
    </message>
    <message>
      <source>With “no” a player who may play must play.</source>
      <translation>选“不可以”，够卯够陀的人必须打。</translation>
    </message>
    <message>
      <source>44/43 tuo count as a fan</source>
      <translation>44/43陀也算有番</translation>
    </message>
    <message>
      <source>With “yes” a hand of 44 (dealer) or 43 tuo may start without a fan.</source>
      <translation>选“是”，庄家44陀、闲家43陀，没有番也能起。</translation>
    </message>
    <message>
      <source>Who draws the first card</source>
      <translation>谁起第一张牌</translation>
    </message>
    <message>
      <source>With “who started” the first player who said start draws and discards first.</source>
      <translation>选“起牌的人”，最先说起的人起牌，并且先打。</translation>
    </message>
    <message>
      <source>Fours are shown when stealing</source>
      <translation>偷牌时亮出四张</translation>
    </message>
    <message>
      <source>With “yes” the four or five alike are shown to all when the player steals.</source>
      <translation>选“是”，偷牌时把四张或五张同样的亮给大家看。</translation>
    </message>
    <message>
      <source>Who may knock without a fan</source>
      <translation>没有番谁可以敲</translation>
    </message>
    <message>
      <source>With “anyone” every qualified player without a fan may knock and wait for a start.</source>
      <translation>选“谁都可以”，够牌没有番的人都可以敲，等别人起。</translation>
    </message>
    <message>
      <source>Four alike kept in hand</source>
      <translation>手里没有响的四张</translation>
    </message>
    <message>
      <source>With “like a tuhuo” four alike in hand count 8/16 instead of 6/12.</source>
      <translation>选“当吐火”，手里四张同样的算8/16，不是6/12。</translation>
    </message>
    <message>
      <source>Threes and fours in hand</source>
      <translation>手里的三张、四张</translation>
    </message>
    <message>
      <source>With “exposed only” threes and fours still in hand bring no tuo and no fan.</source>
      <translation>选“只算亮出的”，留在手里的三张、四张没有陀，也没有番。</translation>
    </message>
    <message>
      <source>The card drawn after gang or tuhuo</source>
      <translation>杠和吐火以后的补牌</translation>
    </message>
    <message>
      <source>With “shown” everybody sees the card drawn after a gang or tuhuo.</source>
      <translation>选“亮出”，杠或吐火以后补的牌大家都看得见。</translation>
    </message>
    <message>
      <source>Referee</source>
      <translation>裁判</translation>
    </message>
    <message>
      <source>With “manual” compulsory moves can be missed and forbidden ones made; who is caught is a baozi.</source>
      <translation>选“自己管”，该杠的可以漏，不许的也能做，被查出就是包子。</translation>
    </message>
    <message>
      <source>Chongqing</source>
      <translation>重庆</translation>
    </message>
    <message>
      <source>The default rules. Not covered: 听用 and 财神, for which no use is known.</source>
      <translation>默认规则。没有收入：听用和财神，用法不明。</translation>
    </message>
    <message>
      <source>Chongqing, refused peng locked</source>
      <translation>重庆，不碰就锁</translation>
    </message>
    <message>
      <source>As on a Chongqing game server: a five covers one missing mao here, there it covers two.</source>
      <translation>和重庆一个游戏服务器上的相同，只是五张同样的这里补一个缺卯，那里补两个。</translation>
    </message>
    <message>
      <source>Doubling, limit 4 fan</source>
      <translation>滚番，四番封顶</translation>
    </message>
    <message>
      <source>Each fan doubles. Not covered: stakes agreed beyond the limit.</source>
      <translation>每番翻一倍。没有收入：封顶以外另外约定的赌注。</translation>
    </message>
    <message>
      <source>Strict tea-house table</source>
      <translation>茶馆严规</translation>
    </message>
    <message>
      <source>Players watch the rules themselves. Not covered: arguments about them.</source>
      <translation>规矩由大家自己看着。没有收入：为规矩吵架。</translation>
    </message>
    <message>
      <source>fours in hand that bring no tuo cannot count like a tuhuo</source>
      <translation>手里的四张既然没有陀，就不能当吐火算</translation>
    </message>
    <message>
      <source>44/43 is a figure of the potential, which strict counting does not use</source>
      <translation>44/43是按可能的陀数说的，严格算法不用它</translation>
    </message>
    <message>
      <source>one per red card</source>
      <translation>一张红牌一陀</translation>
    </message>
    <message>
      <source>none</source>
      <translation>不算</translation>
    </message>
    <message>
      <source>any with a red pip</source>
      <translation>有红点就算</translation>
    </message>
    <message>
      <source>only the wholly red ones</source>
      <translation>只算全红的</translation>
    </message>
    <message>
      <source>what it may become</source>
      <translation>按可能</translation>
    </message>
    <message>
      <source>strict</source>
      <translation>严格</translation>
    </message>
    <message>
      <source>needed</source>
      <translation>要</translation>
    </message>
    <message>
      <source>waived</source>
      <translation>免</translation>
    </message>
    <message>
      <source>one</source>
      <translation>一个</translation>
    </message>
    <message>
      <source>two</source>
      <translation>两个</translation>
    </message>
    <message>
      <source>3 fan</source>
      <translation>3番</translation>
    </message>
    <message>
      <source>4 fan</source>
      <translation>4番</translation>
    </message>
    <message>
      <source>ladder: 1 + fan</source>
      <translation>加番：1 + 番数</translation>
    </message>
    <message>
      <source>doubling: 2 to the fan</source>
      <translation>滚番：一番翻一倍</translation>
    </message>
    <message>
      <source>no limit</source>
      <translation>不封顶</translation>
    </message>
    <message>
      <source>2 to each</source>
      <translation>每家2底</translation>
    </message>
    <message>
      <source>4 to each</source>
      <translation>每家4底</translation>
    </message>
    <message>
      <source>nothing</source>
      <translation>不付</translation>
    </message>
    <message>
      <source>may come later</source>
      <translation>以后还能碰</translation>
    </message>
    <message>
      <source>locked</source>
      <translation>锁住</translation>
    </message>
    <message>
      <source>not needed</source>
      <translation>不要</translation>
    </message>
    <message>
      <source>required</source>
      <translation>要</translation>
    </message>
    <message>
      <source>allowed</source>
      <translation>可以</translation>
    </message>
    <message>
      <source>flips only</source>
      <translation>只吃翻的</translation>
    </message>
    <message>
      <source>the nearest</source>
      <translation>最近的一家</translation>
    </message>
    <message>
      <source>all</source>
      <translation>都胡</translation>
    </message>
    <message>
      <source>not offered</source>
      <translation>不行</translation>
    </message>
    <message>
      <source>possible</source>
      <translation>可以</translation>
    </message>
    <message>
      <source>not allowed</source>
      <translation>不可以</translation>
    </message>
    <message>
      <source>the dealer</source>
      <translation>庄家</translation>
    </message>
    <message>
      <source>who started</source>
      <translation>起牌的人</translation>
    </message>
    <message>
      <source>the dealer only</source>
      <translation>只有庄家</translation>
    </message>
    <message>
      <source>anyone</source>
      <translation>谁都可以</translation>
    </message>
    <message>
      <source>like a gang</source>
      <translation>当杠</translation>
    </message>
    <message>
      <source>like a tuhuo</source>
      <translation>当吐火</translation>
    </message>
    <message>
      <source>count</source>
      <translation>算</translation>
    </message>
    <message>
      <source>exposed only</source>
      <translation>只算亮出的</translation>
    </message>
    <message>
      <source>unseen</source>
      <translation>不亮</translation>
    </message>
    <message>
      <source>shown</source>
      <translation>亮出</translation>
    </message>
    <message>
      <source>the program</source>
      <translation>程序</translation>
    </message>
    <message>
      <source>manual</source>
      <translation>自己管</translation>
    </message>
      <message>
        <source>{mao} mao, up to {most} tuo, {fan}</source>
        <translation>{mao} 卯，最多 {most} 陀，{fan}</translation>
    </message>
    <message>
        <source>only {mao} mao, {fan}</source>
        <translation>只有 {mao} 卯，{fan}</translation>
    </message>
    <message>
        <source>a fan in hand</source>
        <translation>有番</translation>
    </message>
    <message>
        <source>no fan</source>
        <translation>无番</translation>
    </message>
</context>
</TS>
