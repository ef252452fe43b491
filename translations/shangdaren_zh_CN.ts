<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN" sourcelanguage="en">
  <context>
    <name>shangdaren</name>
    <message>
      <source>where rich and plain lines count there are no jing cards</source>
      <translation>按荤素计胡时没有精牌</translation>
    </message>
    <message>
      <source>The hunjiang card</source>
      <translation>混江</translation>
    </message>
    <message>
      <source>It replaces the turned jiang, or is wild in the finished hand; left out, no card is turned up.</source>
      <translation>混江顶替翻出的将；或作百搭，胡牌时当任何一张；不用混江则不翻将。</translation>
    </message>
    <message>
      <source>How groups count</source>
      <translation>怎样计胡</translation>
    </message>
    <message>
      <source>With “rich and plain” the first three lines count more and each of their single cards counts one; there are no jing cards.</source>
      <translation>“荤素”：前三句是荤，成组加倍，单张各一胡；没有精牌。</translation>
    </message>
    <message>
      <source>What the jiang makes jing</source>
      <translation>将管几张</translation>
    </message>
    <message>
      <source>With “line” all three characters of the jiang's line are jing cards.</source>
      <translation>“整门”：将所在那一句的三个字都是精。</translation>
    </message>
    <message>
      <source>Fixed jing cards</source>
      <translation>固定的精</translation>
    </message>
    <message>
      <source>Besides the jiang: 上; or 上, 七 and 可; or 乙, 三, 七 and 九, with the jiang as the fifth.</source>
      <translation>将以外的精：上；或上、七、可；或乙、三、七、九，加上将为五经。</translation>
    </message>
    <message>
      <source>Least hu of a plain win</source>
      <translation>起胡</translation>
    </message>
    <message>
      <source>A hand with jing cards needs so many hu; a clean hand needs 11 all the same.</source>
      <translation>有精的牌够这么多胡才能胡；清胡仍是十一胡。</translation>
    </message>
    <message>
      <source>Hu of a table win</source>
      <translation>台胡的胡数</translation>
    </message>
    <message>
      <source>From so many hu on a hand pays three.</source>
      <translation>够这么多胡每家付三。</translation>
    </message>
    <message>
      <source>Three in hand may be split</source>
      <translation>坎可以拆</translation>
    </message>
    <message>
      <source>With “no” three or more alike in hand stay together: not eaten with, discarded or spread.</source>
      <translation>“不可”：手里三张以上一样的不拆，不能用来吃、不能打、也不能拆开胡。</translation>
    </message>
    <message>
      <source>What may be won with</source>
      <translation>胡什么牌</translation>
    </message>
    <message>
      <source>With “own draw” only the card that one draws oneself.</source>
      <translation>“自摸”：只能胡自己摸的牌。</translation>
    </message>
    <message>
      <source>Who deals next</source>
      <translation>下一局谁坐庄</translation>
    </message>
    <message>
      <source>The winner, and after no win a new cut; or in turn: the dealer stays when he wins, else the next seat.</source>
      <translation>赢家坐庄，荒庄重新抽牌；或轮庄：庄家胡了连庄，否则下家坐庄。</translation>
    </message>
    <message>
      <source>Yichang and Hefeng</source>
      <translation>宜昌、鹤峰</translation>
    </message>
    <message>
      <source>Reconstructed from neighbouring games. Not covered: kuhu, heihu, pay by tens, extras for the discarder.</source>
      <translation>依邻近各地的打法重构。不含枯胡、黑胡、按十胡计分、放炮另加。</translation>
    </message>
    <message>
      <source>Enshi shaohu</source>
      <translation>恩施绍胡</translation>
    </message>
    <message>
      <source>Only its table of counts is known; course of play, least hu and pay are those of Yichang.</source>
      <translation>只知道计胡的表；打法、起胡和付法照宜昌。</translation>
    </message>
    <message>
      <source>replaces the jiang</source>
      <translation>顶替将</translation>
    </message>
    <message>
      <source>wild</source>
      <translation>百搭</translation>
    </message>
    <message>
      <source>left out</source>
      <translation>不用</translation>
    </message>
    <message>
      <source>jing cards</source>
      <translation>精牌</translation>
    </message>
    <message>
      <source>rich and plain lines</source>
      <translation>荤素</translation>
    </message>
    <message>
      <source>its character</source>
      <translation>那一个字</translation>
    </message>
    <message>
      <source>its whole line</source>
      <translation>整门</translation>
    </message>
    <message>
      <source>上</source>
      <translation>上</translation>
    </message>
    <message>
      <source>上, 七, 可</source>
      <translation>上、七、可</translation>
    </message>
    <message>
      <source>乙, 三, 七, 九</source>
      <translation>乙、三、七、九</translation>
    </message>
    <message>
      <source>21</source>
      <translation>21</translation>
    </message>
    <message>
      <source>30</source>
      <translation>30</translation>
    </message>
    <message>
      <source>40</source>
      <translation>40</translation>
    </message>
    <message>
      <source>41</source>
      <translation>41</translation>
    </message>
    <message>
      <source>42</source>
      <translation>42</translation>
    </message>
    <message>
      <source>yes</source>
      <translation>可以</translation>
    </message>
    <message>
      <source>no</source>
      <translation>不可</translation>
    </message>
    <message>
      <source>any card</source>
      <translation>都可以</translation>
    </message>
    <message>
      <source>own draw</source>
      <translation>自摸</translation>
    </message>
    <message>
      <source>the winner</source>
      <translation>赢家</translation>
    </message>
    <message>
      <source>in turn</source>
      <translation>轮庄</translation>
    </message>
    <message>
      <source>hu</source>
      <translation>胡</translation>
    </message>
    <message>
      <source>base</source>
      <translation>底</translation>
    </message>
    <message>
      <source>Plain win</source>
      <translation>屁胡</translation>
    </message>
    <message>
      <source>Table win</source>
      <translation>台胡</translation>
    </message>
    <message>
      <source>Double table win</source>
      <translation>台胡番</translation>
    </message>
    <message>
      <source>Clean win</source>
      <translation>清胡</translation>
    </message>
    <message>
      <source>Big clean win</source>
      <translation>大清胡</translation>
    </message>
    <message>
      <source>Discarded the winning card</source>
      <translation>点炮</translation>
    </message>
    <message>
      <source>Jing cards</source>
      <translation>精</translation>
    </message>
    <message>
      <source>All hu</source>
      <translation>总胡数</translation>
    </message>
    <message>
      <source>The hand is over.</source>
      <translation>这局已经结束。</translation>
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
      <translation>桌上有牌，先应了再打。</translation>
    </message>
    <message>
      <source>Say first what becomes of the drawn card; pass shows it.</source>
      <translation>先决定摸来的这张：胡、绍，或者过（亮出来）。</translation>
    </message>
    <message>
      <source>The hand is complete: win, or pass first.</source>
      <translation>牌已经成了：先胡或者先过。</translation>
    </message>
    <message>
      <source>No card lies on the table to be taken.</source>
      <translation>桌上没有牌可拿。</translation>
    </message>
    <message>
      <source>A discard is owed: choose a card of the hand.</source>
      <translation>该打一张：请选手里的牌。</translation>
    </message>
    <message>
      <source>{cards} is no card of this game.</source>
      <translation>这副牌里没有{cards}。</translation>
    </message>
    <message>
      <source>{shown} is the card in question, not {cards}.</source>
      <translation>现在是{shown}，不是{cards}。</translation>
    </message>
    <message>
      <source>There is no {cards} in the hand.</source>
      <translation>手里没有{cards}。</translation>
    </message>
    <message>
      <source>{cards} has just been taken: it cannot be discarded this turn.</source>
      <translation>{cards}刚拿进来，这一手不能打。</translation>
    </message>
    <message>
      <source>Three or more {cards} in hand stay together by this table's rules.</source>
      <translation>{cards}在手里成坎，这一桌坎不能拆。</translation>
    </message>
    <message>
      <source>The wild card is not discarded while there is another card.</source>
      <translation>有别的牌就不能打百搭。</translation>
    </message>
    <message>
      <source>One's own discard cannot be taken back.</source>
      <translation>自己打的牌不能拿回。</translation>
    </message>
    <message>
      <source>The wild card can only be won with.</source>
      <translation>百搭只能用来胡。</translation>
    </message>
    <message>
      <source>The cards do not make the {n} groups that are needed.</source>
      <translation>凑不齐{n}门。</translation>
    </message>
    <message>
      <source>{have} hu: {want} are needed.</source>
      <translation>只有{have}胡，要{want}胡。</translation>
    </message>
    <message>
      <source>By this table's rules only an own draw wins.</source>
      <translation>这一桌只准自摸胡。</translation>
    </message>
    <message>
      <source>The drawn card was shown instead of won with.</source>
      <translation>摸来时没有胡，已经亮出来了。</translation>
    </message>
    <message>
      <source>Peng needs exactly two {shown} in hand, there are {n}.</source>
      <translation>碰要手里正好两张{shown}，现在有{n}张。</translation>
    </message>
    <message>
      <source>Zhao needs three or four {shown} in hand, there are {n}.</source>
      <translation>招要手里三张或四张{shown}，现在有{n}张。</translation>
    </message>
    <message>
      <source>With one's own draw only shao makes cards alike.</source>
      <translation>自己摸的牌只能绍，不能碰、招。</translation>
    </message>
    <message>
      <source>Peng or zhao of {shown} was declined before: neither is possible any more.</source>
      <translation>{shown}先前没碰没招，这一局不能再碰、再招。</translation>
    </message>
    <message>
      <source>No card could be discarded afterwards.</source>
      <translation>拿了以后没有牌可打。</translation>
    </message>
    <message>
      <source>Shao is for the card that one draws, before it is shown.</source>
      <translation>绍只能用自己刚摸、还没亮出的牌。</translation>
    </message>
    <message>
      <source>Shao needs at least two {shown} in hand, there are {n}.</source>
      <translation>绍要手里至少两张{shown}，现在有{n}张。</translation>
    </message>
    <message>
      <source>The fifth card joins a laid zhao by itself, if it is drawn.</source>
      <translation>摸出的第五张自动跳到招上。</translation>
    </message>
    <message>
      <source>{shown} joins the laid zhao unless the hand wins.</source>
      <translation>{shown}要跳到招上，除非胡牌。</translation>
    </message>
    <message>
      <source>A discard is left out only with four or five alike for it.</source>
      <translation>手里有四张、五张一样的，才可以不打（下抓）。</translation>
    </message>
    <message>
      <source>Only one's own draw, and draw and discard of the player before may be eaten.</source>
      <translation>只能吃自己摸的，以及上家摸的、打的牌。</translation>
    </message>
    <message>
      <source>{shown} lies in one's own row or that of the player before: it is not eaten any more.</source>
      <translation>自己或上家的河里有{shown}，放过一次就不能再吃。</translation>
    </message>
    <message>
      <source>{cards} with {shown} is neither a line nor a half.</source>
      <translation>{cards}和{shown}不成句，也不成半句。</translation>
    </message>
    <message>
      <source>No further half may be laid.</source>
      <translation>桌上的半句已经够了。</translation>
    </message>
    <message>
      <source>No card of the hand stands in the line of {shown}.</source>
      <translation>手里没有{shown}这一句的字。</translation>
    </message>
    <message>
      <source>Choose one or two cards of the hand to eat {shown} with.</source>
      <translation>请选手里一张或两张牌来吃{shown}。</translation>
    </message>
    <message>
      <source>No laid half becomes a line with {shown}.</source>
      <translation>桌上没有半句能拖成{shown}这一句。</translation>
    </message>
    <message>
      <source>Declined, {shown} can neither be peng nor zhao for the rest of the hand.</source>
      <translation>这次不要，这一局就不能再碰、再招{shown}。</translation>
    </message>
    <message>
      <source>The fours in hand ask for {n} cards: with a discard they are too few to lay all as fours.</source>
      <translation>手里的四张要留够{n}张牌：打了就不够，四张不能都成一门。</translation>
    </message>
    <message>
      <source>The last card has been drawn and nobody has won.</source>
      <translation>最后一张摸完，没有人胡。</translation>
    </message>
    <message>
      <source>jing cards {cards}: {have} of {want} hu are sure, {laid} of {n} groups laid</source>
      <translation>精 {cards}；已有{have}胡，要{want}胡；已下{laid}门，要{n}门</translation>
    </message>
    <message>
      <source>without jing cards {cards}: {have} of {want} hu are sure, {laid} of {n} groups laid</source>
      <translation>没有精（{cards}）；已有{have}胡，清胡要{want}胡；已下{laid}门，要{n}门</translation>
    </message>
    <message>
      <source>{have} of {want} hu are sure, {laid} of {n} groups laid</source>
      <translation>已有{have}胡，要{want}胡；已下{laid}门，要{n}门</translation>
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
      <source>Extend</source>
      <translation>拖</translation>
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
      <source>Shao</source>
      <translation>绍</translation>
    </message>
    <message>
      <source>Tiao</source>
      <translation>跳</translation>
    </message>
    <message>
      <source>Discard nothing</source>
      <translation>不打（下抓）</translation>
    </message>
    <message>
      <source>The wild card</source>
      <translation>混江</translation>
    </message>
    <message>
      <source>Jiang</source>
      <translation>将</translation>
    </message>
    <message>
      <source>Line</source>
      <translation>句</translation>
    </message>
    <message>
      <source>Half line</source>
      <translation>半句</translation>
    </message>
    <message>
      <source>Three in hand</source>
      <translation>坎</translation>
    </message>
    <message>
      <source>Shangdaren</source>
      <translation>上大人</translation>
    </message>
    <message>
      <source>Western Hubei, rules reconstructed</source>
      <translation>鄂西，规则系重构</translation>
    </message>
    <message>
      <source>The hand is complete: a win now is sure.</source>
      <translation>牌已经成了，现在胡是稳的。</translation>
    </message>
    <message>
      <source>A sure win would be given away.</source>
      <translation>放掉了稳胡的牌。</translation>
    </message>
    <message>
      <source>The rules force this claim.</source>
      <translation>按规则必须这样。</translation>
    </message>
    <message>
      <source>The group counts {points} hu; groups on the table then: {doors}.</source>
      <translation>这一组{points}胡；桌上共{doors}门。</translation>
    </message>
    <message>
      <source>Face down it counts {points} hu, more than shown.</source>
      <translation>扣着绍算{points}胡，比亮出来碰的多。</translation>
    </message>
    <message>
      <source>With it the hand is worth {after} bases, without it {before}.</source>
      <translation>这样做值{after}底，不做值{before}底。</translation>
    </message>
    <message>
      <source>{cards} can go afterwards.</source>
      <translation>之后可以打{cards}。</translation>
    </message>
    <message>
      <source>No discard is owed.</source>
      <translation>不用打牌。</translation>
    </message>
    <message>
      <source>{cards} belongs to no group of the best plan; copies still about: {n}.</source>
      <translation>{cards}在最好的打算里用不上；外面还有{n}张。</translation>
    </message>
    <message>
      <source>{cards} gives up a possible group; copies still about: {n}.</source>
      <translation>打{cards}就少一门的希望；外面还有{n}张。</translation>
    </message>
    <message>
      <source>{cards} is a jing card: five hu less.</source>
      <translation>{cards}是精，打掉少五胡。</translation>
    </message>
    <message>
      <source>The plan does without jing cards: eleven hu are enough and pay double.</source>
      <translation>打算不要精走清胡：十一胡就够，付双份。</translation>
    </message>
    <message>
      <source>Only one card is missing: {cards}, {n} left.</source>
      <translation>只差一张：{cards}，外面还有{n}张。</translation>
    </message>
    <message>
      <source>{missing} cards are missing, {cards} among them.</source>
      <translation>还差{missing}张，其中有{cards}。</translation>
    </message>
    <message>
      <source>No way to a winning hand is in sight.</source>
      <translation>看不到能胡的路。</translation>
    </message>
    <message>
      <source>About {percent} % to finish with {points} hu, {price} from each payer.</source>
      <translation>约{percent}%能成，约{points}胡，每家付{price}底。</translation>
    </message>
    <message>
      <source>Somebody may hold two of {cards}: about {percent} %.</source>
      <translation>有人可能拿着两张{cards}：约{percent}%。</translation>
    </message>
    <message>
      <source>The next player may eat {cards}: about {percent} %.</source>
      <translation>下家可能吃{cards}：约{percent}%。</translation>
    </message>
    <message>
      <source>Somebody may win with {cards}: about {percent} %.</source>
      <translation>有人可能胡{cards}：约{percent}%。</translation>
    </message>
    <message>
      <source>{cards} could be neither peng nor zhao later.</source>
      <translation>以后不能再碰、再招{cards}。</translation>
    </message>
    <message>
      <source>So it can be eaten: name the whole group, {cards}.</source>
      <translation>可以吃，要说出整组牌：{cards}。</translation>
    </message>
  </context>
</TS>
