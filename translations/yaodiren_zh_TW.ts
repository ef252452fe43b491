<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_TW" sourcelanguage="en">
  <context>
    <name>yaodiren</name>
    <message>
      <source>Yaodiren</source>
      <translation>么地人</translation>
    </message>
    <message>
      <source>Chongqing, Dazhou</source>
      <translation>重慶、達州</translation>
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
      <translation>過</translation>
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
      <translation>參與</translation>
    </message>
    <message>
      <source>Drop</source>
      <translation>下課</translation>
    </message>
    <message>
      <source>Ask for a redeal</source>
      <translation>請求重發</translation>
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
      <translation>補牌</translation>
    </message>
    <message>
      <source>Three in hand</source>
      <translation>手裡三張</translation>
    </message>
    <message>
      <source>Four in hand</source>
      <translation>手裡四張</translation>
    </message>
    <message>
      <source>Five in hand</source>
      <translation>手裡五張</translation>
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
      <translation>么地人</translation>
    </message>
    <message>
      <source>Tuhuo sounded</source>
      <translation>吐火響</translation>
    </message>
    <message>
      <source>All sets</source>
      <translation>對子胡</translation>
    </message>
    <message>
      <source>All red</source>
      <translation>全紅</translation>
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
      <translation>這一局已經結束。</translation>
    </message>
    <message>
      <source>It is not this seat's turn to decide.</source>
      <translation>現在還沒輪到這一家。</translation>
    </message>
    <message>
      <source>That is not possible now.</source>
      <translation>現在不能這樣做。</translation>
    </message>
    <message>
      <source>A card lies on the table: answer it before discarding.</source>
      <translation>桌上有一張牌等著回應，先答它，再打牌。</translation>
    </message>
    <message>
      <source>The hand is complete: win, or pass first.</source>
      <translation>牌已經成了：要麼胡，要麼先過。</translation>
    </message>
    <message>
      <source>No card lies on the table to be taken.</source>
      <translation>桌上沒有牌可要。</translation>
    </message>
    <message>
      <source>A discard is owed: choose a card of the hand.</source>
      <translation>該你打牌：從手裡選一張。</translation>
    </message>
    <message>
      <source>Declare first: start, knock or drop.</source>
      <translation>先報牌：起、敲，或者下課。</translation>
    </message>
    <message>
      <source>There is no {cards} in the hand.</source>
      <translation>手裡沒有{cards}。</translation>
    </message>
    <message>
      <source>{n} {cards} are held: three or more alike stay together, they wait for gang or tuhuo.</source>
      <translation>手裡有{n}張{cards}：三張以上同樣的牌不能拆，要等杠或吐火。</translation>
    </message>
    <message>
      <source>{cards} was stolen just now; a stolen card may not be discarded.</source>
      <translation>{cards}是剛偷上來的，偷上來的牌不能打出去。</translation>
    </message>
    <message>
      <source>{n} {cards} are held: gang or tuhuo comes first, the card cannot be won with.</source>
      <translation>手裡有{n}張{cards}：要先杠或吐火，不能胡這張牌。</translation>
    </message>
    <message>
      <source>The cards do not form seven mao without remainder.</source>
      <translation>這些牌湊不成整整七卯。</translation>
    </message>
    <message>
      <source>{have} tuo, {want} are needed.</source>
      <translation>只有{have}陀，要{want}陀才夠。</translation>
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
      <translation>碰要手裡正好兩張{cards}，現在有{n}張。</translation>
    </message>
    <message>
      <source>A peng of {cards} was refused before; it is locked.</source>
      <translation>{cards}先前沒有碰，現在鎖住了，不能再碰。</translation>
    </message>
    <message>
      <source>Gang needs three {cards} in hand, there are {n}.</source>
      <translation>杠要手裡有三張{cards}，現在有{n}張。</translation>
    </message>
    <message>
      <source>Tuhuo needs four {cards} in hand, there are {n}.</source>
      <translation>吐火要手裡有四張{cards}，現在有{n}張。</translation>
    </message>
    <message>
      <source>{n} {cards} are held: gang or tuhuo is compulsory.</source>
      <translation>手裡有{n}張{cards}：有杠必杠，有火必吐。</translation>
    </message>
    <message>
      <source>No card could be discarded afterwards.</source>
      <translation>這樣以後就沒有牌可打了。</translation>
    </message>
    <message>
      <source>Only one's own flip and the card of the player before may be eaten.</source>
      <translation>只能吃自己翻的牌和上家的牌。</translation>
    </message>
    <message>
      <source>By this table's rules only flipped cards may be eaten.</source>
      <translation>按這一桌的規矩，只能吃翻出來的牌。</translation>
    </message>
    <message>
      <source>One's own discard cannot be taken back.</source>
      <translation>自己打出去的牌不能收回。</translation>
    </message>
    <message>
      <source>{cards} does not go with {shown}: pips must add up to 14, or both be sevens.</source>
      <translation>{cards}配不上{shown}：兩張點數要合成14點，或者都是七點。</translation>
    </message>
    <message>
      <source>{n} {cards} are held: three or more alike may not be taken apart for eating.</source>
      <translation>手裡有{n}張{cards}：三張以上同樣的牌不能拆開來吃。</translation>
    </message>
    <message>
      <source>Eating {shown} needs two fitting cards of the hand.</source>
      <translation>吃{shown}要手裡有兩張配得上的牌。</translation>
    </message>
    <message>
      <source>Only {have} of 7 mao, and no gang card covers the rest.</source>
      <translation>七卯只有{have}卯，又沒有杠牌來補。</translation>
    </message>
    <message>
      <source>At most {have} tuo can be reached, {want} are needed.</source>
      <translation>最多只能到{have}陀，要{want}陀才夠。</translation>
    </message>
    <message>
      <source>No fan in hand: no pair of One-Four, Earth or Man and no four alike.</source>
      <translation>手裡沒有番：沒有一對么四、地牌或人牌，也沒有四張同樣的。</translation>
    </message>
    <message>
      <source>Only the dealer may knock without a fan.</source>
      <translation>沒有番，只有莊家可以敲。</translation>
    </message>
    <message>
      <source>There is a fan in hand: say start, not knock.</source>
      <translation>手裡有番：應當起，不能敲。</translation>
    </message>
    <message>
      <source>By this table's rules a qualified hand must be played.</source>
      <translation>按這一桌的規矩，夠卯夠陀就必須打。</translation>
    </message>
    <message>
      <source>Only a dealer with neither a fan nor enough tuo may ask for a redeal, and only once.</source>
      <translation>只有既沒有番、陀數又不夠的莊家可以請求重發，而且只有一次。</translation>
    </message>
    <message>
      <source>The cards needed are gone; the player drops without penalty.</source>
      <translation>要的牌已經沒有了，下課，不受罰。</translation>
    </message>
    <message>
      <source>The player's own move spoiled the hand while another would not have: baozi.</source>
      <translation>自己走錯了一步，把牌打壞了，本來有別的走法：包子。</translation>
    </message>
    <message>
      <source>A foul was found when the next card was turned: baozi.</source>
      <translation>翻下一張牌時查出犯規：包子。</translation>
    </message>
    <message>
      <source>This spoils the hand ({why}) while another choice would not: you would be a baozi and pay {pay} to each.</source>
      <translation>這樣會把牌打壞，別的走法卻不會：你會成為包子，給每家付{pay}底。（{why}）</translation>
    </message>
    <message>
      <source>After this the hand no longer qualifies: {why}</source>
      <translation>這樣以後牌就不夠了：{why}</translation>
    </message>
    <message>
      <source>The rules punish this: who is caught is a baozi and pays {pay} to each.</source>
      <translation>這是犯規：被查出就是包子，給每家付{pay}底。</translation>
    </message>
    <message>
      <source>Nobody said start; the hand is void and the next seat deals.</source>
      <translation>沒有人起牌，這一局作廢，下家坐莊。</translation>
    </message>
    <message>
      <source>All agreed to a redeal; the next seat deals.</source>
      <translation>大家同意重發，下家坐莊。</translation>
    </message>
    <message>
      <source>The stock is empty and nobody has won.</source>
      <translation>牌翻完了，沒有人胡。</translation>
    </message>
    <message>
      <source>Everybody has dropped.</source>
      <translation>大家都下課了。</translation>
    </message>
    <message>
      <source>{want} needed, {have} laid; up to {most} in reach</source>
      <translation>要{want}，已有{have}，最多{most}</translation>
    </message>
    <message>
      <source>{want} needed, no longer in reach</source>
      <translation>要{want}，已夠不到</translation>
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
      <translation>吃的牌怎樣算陀</translation>
    </message>
    <message>
      <source>With “none” an eaten group counts nothing, so all totals are even.</source>
      <translation>選“不算”，吃的牌沒有陀，總數都是雙數。</translation>
    </message>
    <message>
      <source>Which cards are red</source>
      <translation>哪些算紅牌</translation>
    </message>
    <message>
      <source>With “only the wholly red ones” just Earth, Man and One-Four count as red.</source>
      <translation>選“只算全紅的”，就只有地牌、人牌、么四是紅牌。</translation>
    </message>
    <message>
      <source>Tuo of a dealt hand</source>
      <translation>起手牌怎樣算陀</translation>
    </message>
    <message>
      <source>With “strict” only pairs, threes and fours count for 34/33, eating counts nothing.</source>
      <translation>選“严格”，只有對子、三張、四張算進34/33，吃不算。</translation>
    </message>
    <message>
      <source>Short of mao: is 34/33 needed</source>
      <translation>缺卯時還要不要34/33</translation>
    </message>
    <message>
      <source>With “waived” a hand that lacks a mao covered by a gang card needs no 34/33.</source>
      <translation>選“免”，缺的卯有杠牌頂著，就不要34/33。</translation>
    </message>
    <message>
      <source>Five alike cover a missing mao</source>
      <translation>五張同樣的可以補缺卯</translation>
    </message>
    <message>
      <source>With “yes” five alike cover one missing mao as a gang card does.</source>
      <translation>選“是”，五張同樣的和杠牌一樣，補一個缺卯。</translation>
    </message>
    <message>
      <source>Missing mao covered by four alike</source>
      <translation>四張同樣的補幾個缺卯</translation>
    </message>
    <message>
      <source>With 2 four alike cover two missing mao, three alike still one.</source>
      <translation>選兩個，四張同樣的補兩個缺卯，三張的仍補一個。</translation>
    </message>
    <message>
      <source>Sounded tuhuo of One-Four, Earth or Man</source>
      <translation>么四、地牌、人牌吐火響</translation>
    </message>
    <message>
      <source>With “yes” such a sounded tuhuo brings 4 fan instead of 3.</source>
      <translation>選“4番”，這樣的吐火響算4番，不是3番。</translation>
    </message>
    <message>
      <source>How fan are paid</source>
      <translation>番怎樣付</translation>
    </message>
    <message>
      <source>With “doubling” each fan doubles the base instead of adding one.</source>
      <translation>選“滾番”，每一番翻一倍，不是加一底。</translation>
    </message>
    <message>
      <source>Limit of fan</source>
      <translation>封頂</translation>
    </message>
    <message>
      <source>Fan beyond the limit are not paid.</source>
      <translation>超過封頂的番不付。</translation>
    </message>
    <message>
      <source>What a baozi pays</source>
      <translation>包子付多少</translation>
    </message>
    <message>
      <source>So many bases a baozi pays to each other player at the end of the hand.</source>
      <translation>一局結束時，包子給其他每家付這麼多底。</translation>
    </message>
    <message>
      <source>Players who dropped pay the winner</source>
      <translation>下課的人付給胡家</translation>
    </message>
    <message>
      <source>With “no” a player who has dropped pays nothing.</source>
      <translation>選“否”，下課的人什麼都不付。</translation>
    </message>
    <message>
      <source>Fan for all sets and all red</source>
      <translation>對子胡、全紅算番</translation>
    </message>
    <message>
      <source>With “not counted” the two patterns bring no fan.</source>
      <translation>選“不算”，這兩種牌沒有番。</translation>
    </message>
    <message>
      <source>A peng once refused</source>
      <translation>沒有碰的牌</translation>
    </message>
    <message>
      <source>With “locked” a kind whose peng was refused cannot be taken by peng later.</source>
      <translation>選“鎖住”，有一次不碰，以後就不能再碰這種牌。</translation>
    </message>
    <message>
      <source>Wholly black hand: is 34/33 needed</source>
      <translation>全黑的牌還要不要34/33</translation>
    </message>
    <message>
      <source>With “waived” a hand without any red card wins below 34/33.</source>
      <translation>選“免”，一張紅牌也沒有的牌，不夠34/33也能胡。</translation>
    </message>
    <message>
      <source>Who started must win with a fan</source>
      <translation>起牌的人要有番才能胡</translation>
    </message>
    <message>
      <source>With “required” a player who said start wins only with at least one fan.</source>
      <translation>選“要”，起了牌的人至少有一番才能胡。</translation>
    </message>
    <message>
      <source>Eating the previous player's discard</source>
      <translation>吃上家打的牌</translation>
    </message>
    <message>
      <source>With “no” only flipped cards may be eaten.</source>
      <translation>選“只吃翻的”，就只能吃翻出來的牌。</translation>
    </message>
    <message>
      <source>Several players could win</source>
      <translation>幾家都能胡</translation>
    </message>
    <message>
      <source>With “all” everyone who wins the card is paid by those who do not.</source>
      <translation>選“都胡”，能胡的都胡，由不胡的人付。</translation>
    </message>
    <message>
      <source>Staying in with an unqualified hand</source>
      <translation>不夠牌也留下（誤叫）</translation>
    </message>
    <message>
      <source>With “possible” an unqualified player may stay in, and is a baozi.</source>
      <translation>選“可以”，不夠牌的人也能留下，但成了包子。</translation>
    </message>
    <message>
      <source>Dropping a qualified hand</source>
      <translation>夠牌也可以下課</translation>
    </message>
    <message>
      <source>With “no” a player who may play must play.</source>
      <translation>選“不可以”，夠卯夠陀的人必須打。</translation>
    </message>
    <message>
      <source>44/43 tuo count as a fan</source>
      <translation>44/43陀也算有番</translation>
    </message>
    <message>
      <source>With “yes” a hand of 44 (dealer) or 43 tuo may start without a fan.</source>
      <translation>選“是”，莊家44陀、閒家43陀，沒有番也能起。</translation>
    </message>
    <message>
      <source>Who draws the first card</source>
      <translation>誰起第一張牌</translation>
    </message>
    <message>
      <source>With “who started” the first player who said start draws and discards first.</source>
      <translation>選“起牌的人”，最先說起的人起牌，並且先打。</translation>
    </message>
    <message>
      <source>Fours are shown when stealing</source>
      <translation>偷牌時亮出四張</translation>
    </message>
    <message>
      <source>With “yes” the four or five alike are shown to all when the player steals.</source>
      <translation>選“是”，偷牌時把四張或五張同樣的亮給大家看。</translation>
    </message>
    <message>
      <source>Who may knock without a fan</source>
      <translation>沒有番誰可以敲</translation>
    </message>
    <message>
      <source>With “anyone” every qualified player without a fan may knock and wait for a start.</source>
      <translation>選“誰都可以”，夠牌沒有番的人都可以敲，等別人起。</translation>
    </message>
    <message>
      <source>Four alike kept in hand</source>
      <translation>手裡沒有響的四張</translation>
    </message>
    <message>
      <source>With “like a tuhuo” four alike in hand count 8/16 instead of 6/12.</source>
      <translation>選“當吐火”，手裡四張同樣的算8/16，不是6/12。</translation>
    </message>
    <message>
      <source>Threes and fours in hand</source>
      <translation>手裡的三張、四張</translation>
    </message>
    <message>
      <source>With “exposed only” threes and fours still in hand bring no tuo and no fan.</source>
      <translation>選“只算亮出的”，留在手裡的三張、四張沒有陀，也沒有番。</translation>
    </message>
    <message>
      <source>The card drawn after gang or tuhuo</source>
      <translation>杠和吐火以後的補牌</translation>
    </message>
    <message>
      <source>With “shown” everybody sees the card drawn after a gang or tuhuo.</source>
      <translation>選“亮出”，杠或吐火以後補的牌大家都看得見。</translation>
    </message>
    <message>
      <source>Referee</source>
      <translation>裁判</translation>
    </message>
    <message>
      <source>With “manual” compulsory moves can be missed and forbidden ones made; who is caught is a baozi.</source>
      <translation>選“自己管”，該杠的可以漏，不許的也能做，被查出就是包子。</translation>
    </message>
    <message>
      <source>Chongqing</source>
      <translation>重慶</translation>
    </message>
    <message>
      <source>The default rules. Not covered: 听用 and 财神, for which no use is known.</source>
      <translation>預設規則。沒有收入：聽用和財神，用法不明。</translation>
    </message>
    <message>
      <source>Chongqing, refused peng locked</source>
      <translation>重慶，不碰就鎖</translation>
    </message>
    <message>
      <source>As on a Chongqing game server: a five covers one missing mao here, there it covers two.</source>
      <translation>和重慶一個遊戲伺服器上的相同，只是五張同樣的這裡補一個缺卯，那裡補兩個。</translation>
    </message>
    <message>
      <source>Doubling, limit 4 fan</source>
      <translation>滾番，四番封頂</translation>
    </message>
    <message>
      <source>Each fan doubles. Not covered: stakes agreed beyond the limit.</source>
      <translation>每番翻一倍。沒有收入：封頂以外另外約定的赌注。</translation>
    </message>
    <message>
      <source>Strict tea-house table</source>
      <translation>茶馆严規</translation>
    </message>
    <message>
      <source>Players watch the rules themselves. Not covered: arguments about them.</source>
      <translation>規矩由大家自己看著。沒有收入：為規矩吵架。</translation>
    </message>
    <message>
      <source>fours in hand that bring no tuo cannot count like a tuhuo</source>
      <translation>手裡的四張既然沒有陀，就不能當吐火算</translation>
    </message>
    <message>
      <source>44/43 is a figure of the potential, which strict counting does not use</source>
      <translation>44/43是按可能的陀數說的，严格算法不用它</translation>
    </message>
    <message>
      <source>one per red card</source>
      <translation>一張紅牌一陀</translation>
    </message>
    <message>
      <source>none</source>
      <translation>不算</translation>
    </message>
    <message>
      <source>any with a red pip</source>
      <translation>有紅點就算</translation>
    </message>
    <message>
      <source>only the wholly red ones</source>
      <translation>只算全紅的</translation>
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
      <translation>一個</translation>
    </message>
    <message>
      <source>two</source>
      <translation>兩個</translation>
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
      <translation>加番：1 + 番數</translation>
    </message>
    <message>
      <source>doubling: 2 to the fan</source>
      <translation>滾番：一番翻一倍</translation>
    </message>
    <message>
      <source>no limit</source>
      <translation>不封頂</translation>
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
      <translation>以後還能碰</translation>
    </message>
    <message>
      <source>locked</source>
      <translation>鎖住</translation>
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
      <translation>莊家</translation>
    </message>
    <message>
      <source>who started</source>
      <translation>起牌的人</translation>
    </message>
    <message>
      <source>the dealer only</source>
      <translation>只有莊家</translation>
    </message>
    <message>
      <source>anyone</source>
      <translation>誰都可以</translation>
    </message>
    <message>
      <source>like a gang</source>
      <translation>當杠</translation>
    </message>
    <message>
      <source>like a tuhuo</source>
      <translation>當吐火</translation>
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
      <translation>程式</translation>
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
        <translation>無番</translation>
    </message>
</context>
</TS>
