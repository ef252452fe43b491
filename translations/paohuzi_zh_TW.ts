<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_TW" sourcelanguage="en">
  <context>
    <name>paohuzi</name>
    <message>
      <source>yes</source>
      <translation>是</translation>
    </message>
    <message>
      <source>no</source>
      <translation>否</translation>
    </message>
    <message>
      <source>Referee</source>
      <translation>裁判</translation>
    </message>
    <message>
      <source>With “manual” compulsory moves can be missed and forbidden ones made; such a hand cannot win.</source>
      <translation>選「人工」時，必須做的可能漏做，不許做的也做得出來；犯規的一手不能胡。</translation>
    </message>
    <message>
      <source>Winning by an own wei or ti</source>
      <translation>自己偎、提的牌能否胡</translation>
    </message>
    <message>
      <source>With “no” only a shown card wins; a hidden wei or ti completes no hand.</source>
      <translation>選「否」時只能胡亮出來的牌，暗偎、暗提不算胡。</translation>
    </message>
    <message>
      <source>Refusing wei or ti for a win</source>
      <translation>為了胡可以不偎不提</translation>
    </message>
    <message>
      <source>With “yes” the own flip may win in another group instead of the forced wei or ti.</source>
      <translation>選「是」時，自己摸的牌可以不偎不提，放進別的門子裡胡。</translation>
    </message>
    <message>
      <source>Winning is compulsory</source>
      <translation>有胡必胡</translation>
    </message>
    <message>
      <source>With “yes” a win cannot be passed; the program declares it.</source>
      <translation>選「是」時不能放過胡，由程式代為胡牌。</translation>
    </message>
    <message>
      <source>A discard is owed, but only kan are left</source>
      <translation>該打牌時手裡只剩坎</translation>
    </message>
    <message>
      <source>With “break a kan” one card of a kan is discarded instead of a dead hand.</source>
      <translation>選「拆坎」時從坎裡打一張，不算死手。</translation>
    </message>
    <message>
      <source>The dealer's open card</source>
      <translation>莊家的亮張</translation>
    </message>
    <message>
      <source>With “also pao” a player who holds three of that card takes it by pao.</source>
      <translation>選「也可以跑」時，手裡有這張坎的人可以跑走它。</translation>
    </message>
    <message>
      <source>Whose discard is taken by pao</source>
      <translation>打出的牌被人跑了</translation>
    </message>
    <message>
      <source>With “yes” a player whose discard made a pao of a kan or wei may no longer eat nor peng.</source>
      <translation>選「是」時，打出的牌被坎或偎跑了的人，本局不能再吃、碰。</translation>
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
      <source>dead hand</source>
      <translation>死手</translation>
    </message>
    <message>
      <source>break a kan</source>
      <translation>拆坎</translation>
    </message>
    <message>
      <source>can only be won</source>
      <translation>只能胡</translation>
    </message>
    <message>
      <source>also pao</source>
      <translation>也可以跑</translation>
    </message>
    <message>
      <source>huxi</source>
      <translation>胡息</translation>
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
      <source>Win paid</source>
      <translation>胡牌</translation>
    </message>
    <message>
      <source>Own draw</source>
      <translation>自摸</translation>
    </message>
    <message>
      <source>Heavenly win</source>
      <translation>天胡</translation>
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
      <source>This seat rests in this hand.</source>
      <translation>這一座本局歇手。</translation>
    </message>
    <message>
      <source>It is not this seat's turn to decide.</source>
      <translation>還沒輪到這一座。</translation>
    </message>
    <message>
      <source>That is not possible now.</source>
      <translation>現在不能這樣做。</translation>
    </message>
    <message>
      <source>A card lies on the table: answer it before discarding.</source>
      <translation>桌上有一張牌，先回應它再打牌。</translation>
    </message>
    <message>
      <source>The hand is complete: win, or pass first.</source>
      <translation>牌已成胡：先胡或者過。</translation>
    </message>
    <message>
      <source>No card lies on the table to be taken.</source>
      <translation>桌上沒有可以要的牌。</translation>
    </message>
    <message>
      <source>A discard is owed: choose a card of the hand.</source>
      <translation>該打牌了：從手裡選一張。</translation>
    </message>
    <message>
      <source>The dealer's open card can only be won.</source>
      <translation>莊家的亮張只能胡。</translation>
    </message>
    <message>
      <source>There is no {cards} in the hand.</source>
      <translation>手裡沒有{cards}。</translation>
    </message>
    <message>
      <source>Three {cards} are a kan; a kan is never taken apart.</source>
      <translation>三張{cards}是一坎，坎不能拆。</translation>
    </message>
    <message>
      <source>Only stock cards can be won, never a discard.</source>
      <translation>只能胡墩上翻出的牌，不能胡打出的牌。</translation>
    </message>
    <message>
      <source>The cards do not form seven groups.</source>
      <translation>湊不成七門。</translation>
    </message>
    <message>
      <source>With a pao or ti six groups and one pair are needed.</source>
      <translation>有跑或提時要六門加一對將。</translation>
    </message>
    <message>
      <source>{have} huxi, {want} are needed.</source>
      <translation>只有{have}胡息，要{want}胡息。</translation>
    </message>
    <message>
      <source>A win on {cards} was passed; before it can be won the laid groups must count other than {have}.</source>
      <translation>{cards}已經臭胡；桌面胡息不再是{have}時才能胡它。</translation>
    </message>
    <message>
      <source>After a foul the hand cannot win: declaring is a false win.</source>
      <translation>犯規以後不能胡，報胡就是詐胡。</translation>
    </message>
    <message>
      <source>The hand is dead: only forced wei, ti and pao are left to it.</source>
      <translation>已是死手：只剩必須的偎、提、跑。</translation>
    </message>
    <message>
      <source>The player's discard was taken by pao: no more eating, no more peng.</source>
      <translation>打出的牌被跑過，不能再吃、碰。</translation>
    </message>
    <message>
      <source>{cards} is stale: it was discarded or passed before.</source>
      <translation>{cards}是臭牌：以前打過或過了。</translation>
    </message>
    <message>
      <source>Peng needs exactly two {cards} in hand, there are {n}.</source>
      <translation>碰要手裡正好兩張{cards}，現在有{n}張。</translation>
    </message>
    <message>
      <source>One's own flip with a pair would be a wei, not a peng.</source>
      <translation>自己摸的牌加一對是偎，不是碰。</translation>
    </message>
    <message>
      <source>One's own discard cannot be taken back.</source>
      <translation>自己打出的牌不能收回。</translation>
    </message>
    <message>
      <source>A discard is owed afterwards, and no card could be discarded.</source>
      <translation>之後該打一張，卻沒有牌可打。</translation>
    </message>
    <message>
      <source>{cards} must be taken by pao.</source>
      <translation>{cards}必須跑。</translation>
    </message>
    <message>
      <source>Pao needs three {cards} in hand or laid.</source>
      <translation>跑要手裡或桌上有三張{cards}。</translation>
    </message>
    <message>
      <source>A laid peng takes the fourth {cards} only when it is flipped.</source>
      <translation>碰過的{cards}，第四張只有翻出來的才能跑。</translation>
    </message>
    <message>
      <source>Wei and ti happen by themselves with a card one draws.</source>
      <translation>偎和提在自己摸牌時自動完成。</translation>
    </message>
    <message>
      <source>Only one's own flip and the card of the player before may be eaten.</source>
      <translation>只能吃自己摸的牌和上家的牌。</translation>
    </message>
    <message>
      <source>Three {cards} are a kan; a kan is never taken apart for eating.</source>
      <translation>三張{cards}是一坎，不能拆坎來吃。</translation>
    </message>
    <message>
      <source>{cards} is no group that can be eaten.</source>
      <translation>{cards}不是可以吃的門子。</translation>
    </message>
    <message>
      <source>Eating {shown} needs two fitting cards of the hand.</source>
      <translation>吃{shown}要手裡兩張配得上的牌。</translation>
    </message>
    <message>
      <source>Every other {shown} of the hand must be laid in a group at once, and here that is not done.</source>
      <translation>手裡其餘的{shown}必須同時下比，這裡沒有下全。</translation>
    </message>
    <message>
      <source>Win, or the forced claim: there is no passing.</source>
      <translation>要麼胡，要麼跑，不能過。</translation>
    </message>
    <message>
      <source>The stock is empty and nobody has won.</source>
      <translation>墩已摸完，無人胡牌，荒莊。</translation>
    </message>
    <message>
      <source>A discard is owed and only kan are left: a dead hand.</source>
      <translation>該打牌而手裡只剩坎：死手。</translation>
    </message>
    <message>
      <source>Eaten without the groups it forces: the eat is undone and counts as passed.</source>
      <translation>吃了沒有下比：退回，作過牌論。</translation>
    </message>
    <message>
      <source>False win: {why}</source>
      <translation>詐胡：{why}</translation>
    </message>
    <message>
      <source>A win is passed: {cards} can be won again only after the laid groups count other than {have}.</source>
      <translation>放過這次胡：桌面胡息不再是{have}時才能再胡{cards}。</translation>
    </message>
    <message>
      <source>{cards} becomes stale: it can never be eaten or taken by peng again.</source>
      <translation>{cards}會變臭：本局不能再吃、碰它。</translation>
    </message>
    <message>
      <source>This is a foul: the hand can no longer win.</source>
      <translation>這是犯規：這一手不能再胡。</translation>
    </message>
    <message>
      <source>This is a false win, paid to each opponent: {why}</source>
      <translation>這是詐胡，要賠每一家：{why}</translation>
    </message>
    <message>
      <source>The eat would be undone and count as passed.</source>
      <translation>這次吃會被退回，作過牌論。</translation>
    </message>
    <message>
      <source>{want} huxi needed, {have} laid and in kan</source>
      <translation>要{want}胡息，桌面和坎共{have}胡息</translation>
    </message>
    <message>
      <source>Win</source>
      <translation>胡</translation>
    </message>
    <message>
      <source>Pao</source>
      <translation>跑</translation>
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
      <source>Ti</source>
      <translation>提</translation>
    </message>
    <message>
      <source>Wei</source>
      <translation>偎</translation>
    </message>
    <message>
      <source>Stale wei</source>
      <translation>臭偎</translation>
    </message>
    <message>
      <source>Open card</source>
      <translation>亮張</translation>
    </message>
    <message>
      <source>Dead hand</source>
      <translation>死手</translation>
    </message>
    <message>
      <source>Eat undone</source>
      <translation>退吃</translation>
    </message>
    <message>
      <source>False win</source>
      <translation>詐胡</translation>
    </message>
    <message>
      <source>Three in hand</source>
      <translation>坎</translation>
    </message>
    <message>
      <source>Run</source>
      <translation>一句話</translation>
    </message>
    <message>
      <source>Mixed three</source>
      <translation>絞</translation>
    </message>
    <message>
      <source>Pair</source>
      <translation>將</translation>
    </message>
    <message>
      <source>Who rests at a table of four</source>
      <translation>四人一桌，哪家歇</translation>
    </message>
    <message>
      <source>Three play each hand; the fourth seat rests. By turns the dealer never rests.</source>
      <translation>每局三家打，一家歇；輪流歇時莊家不歇。</translation>
    </message>
    <message>
      <source>the seat before the dealer</source>
      <translation>莊家的上家</translation>
    </message>
    <message>
      <source>by turns</source>
      <translation>輪流歇</translation>
    </message>
    <message>
      <source>the seat opposite the dealer</source>
      <translation>莊家的對家</translation>
    </message>
  </context>
</TS>
