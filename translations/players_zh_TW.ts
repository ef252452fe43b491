<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_TW" sourcelanguage="en">
<context>
    <name>players</name>
    <message>
        <source>The hand is complete: a win now is sure.</source>
        <translation>牌已做成，現在就能胡。</translation>
    </message>
    <message>
        <source>Three or four alike must be laid when the next copy comes.</source>
        <translation>手上三四張同牌，再見一張必須亮出來。</translation>
    </message>
    <message>
        <source>The hand would no longer qualify.</source>
        <translation>這樣一來，這手牌就不夠格了。</translation>
    </message>
    <message>
        <source>The group counts {tuo} tuo: {have} laid then, {want} needed.</source>
        <translation>這一組記 {tuo} 陀：亮出共 {have} 陀，要夠 {want} 陀。</translation>
    </message>
    <message>
        <source>{cards} can go afterwards.</source>
        <translation>隨後可以打掉{cards}。</translation>
    </message>
    <message>
        <source>{cards} belongs to no group of the best plan; copies still about: {n}.</source>
        <translation>{cards}搭不上別的牌；外面還有 {n} 張。</translation>
    </message>
    <message>
        <source>{cards} gives up a possible group; copies still about: {n}.</source>
        <translation>打{cards}就拆了一組；外面還有 {n} 張。</translation>
    </message>
    <message>
        <source>{groups} groups still wait; the hardest for {cards}, {n} left.</source>
        <translation>還差 {groups} 組；最難等的是{cards}，只剩 {n} 張。</translation>
    </message>
    <message>
        <source>All groups of the plan are there.</source>
        <translation>要的幾組都齊了。</translation>
    </message>
    <message>
        <source>About {percent} % to finish with {tuo} tuo, paid {price} by each of {payers}.</source>
        <translation>約有 {percent}% 做成 {tuo} 陀，{payers} 家各付 {price}。</translation>
    </message>
    <message>
        <source>{mao} mao, up to {tuo} tuo; {want} are needed.</source>
        <translation>{mao} 卯，最多 {tuo} 陀；要夠 {want} 陀。</translation>
    </message>
    <message>
        <source>{mao} mao and {tuo} tuo at most: {want} are needed, so the hand is out.</source>
        <translation>{mao} 卯，最多才 {tuo} 陀，要 {want} 陀：只好下課。</translation>
    </message>
    <message>
        <source>{mao} mao and nothing to cover what is missing: the hand is out.</source>
        <translation>只有 {mao} 卯，缺的又沒得補：只好下課。</translation>
    </message>
    <message>
        <source>The rules force this claim.</source>
        <translation>按規矩非要不可。</translation>
    </message>
    <message>
        <source>The rules forbid this; it would be a foul.</source>
        <translation>這樣犯規，要包牌受罰。</translation>
    </message>
    <message>
        <source>A sure win would be given away.</source>
        <translation>到手的胡不要，可惜了。</translation>
    </message>
    <message>
        <source>The group counts {points} {unit}: {have} laid, {want} needed.</source>
        <translation>這一門記 {points} {unit}：桌上共 {have}，要夠 {want} 才胡。</translation>
    </message>
    <message>
        <source>The group counts nothing: {have} {unit} laid, {want} needed.</source>
        <translation>這一門不記數：桌上有 {have} {unit}，要夠 {want} 才胡。</translation>
    </message>
    <message>
        <source>{cards} must be laid with it.</source>
        <translation>{cards}得一起下火比出來。</translation>
    </message>
    <message>
        <source>With the claim the hand is worth {after} bases, without it {before}.</source>
        <translation>要了這張，這手牌值 {after} 底；不要，值 {before} 底。</translation>
    </message>
    <message>
        <source>Only one card is missing: {cards}, {n} left.</source>
        <translation>只等一張：{cards}，外面還有 {n} 張。</translation>
    </message>
    <message>
        <source>No way to a winning hand is in sight.</source>
        <translation>眼下看不出能胡的路子。</translation>
    </message>
    <message>
        <source>About {percent} % to finish with {points} {unit}, {price} bases in all.</source>
        <translation>約有 {percent}% 胡下 {points} {unit}，總共收 {price} 底。</translation>
    </message>
    <message>
        <source>The next player may eat {cards}: about {percent} %.</source>
        <translation>下家可能吃{cards}：約 {percent}%。</translation>
    </message>
    <message>
        <source>Somebody may hold two or three of {cards}: about {percent} %.</source>
        <translation>別家手裡可能有一對或一坎{cards}：約 {percent}%。</translation>
    </message>
    <message>
        <source>Somebody may win with {cards}: about {percent} %.</source>
        <translation>打{cards}可能放炮：約 {percent}%。</translation>
    </message>
    <message>
        <source>{cards} lies in the next player's row: hardly of use there.</source>
        <translation>下家門前已有{cards}，多半用不上。</translation>
    </message>
    <message>
        <source>{cards} could not be claimed again later.</source>
        <translation>過了{cards}，往後就不能再要了。</translation>
    </message>
    <message>
        <source>Declared, the hand brings one fan more and only waits from then on.</source>
        <translation>報爆多一番，往後不能吃碰，只等胡牌。</translation>
    </message>
    <message>
        <source>Every depth of the cut is as good as another.</source>
        <translation>叨深叨淺都一樣。</translation>
    </message>
    <message>
        <source>With {n} groups of four no discard is owed.</source>
        <translation>有 {n} 副四張，不用打牌。</translation>
    </message>
    <message>
        <source>{cards} waits for {card}: {n} left, a win pays {price} bases in all.</source>
        <translation>{cards}等{card}：還有 {n} 張，和了總共收 {price} 底。</translation>
    </message>
    <message>
        <source>{cards} make no group that counts with any card.</source>
        <translation>{cards}配哪張都成不了記數的一房。</translation>
    </message>
</context>
</TS>
