<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN" sourcelanguage="en">
<context>
    <name>players</name>
    <message>
        <source>The hand is complete: a win now is sure.</source>
        <translation>牌已做成，现在就能胡。</translation>
    </message>
    <message>
        <source>Three or four alike must be laid when the next copy comes.</source>
        <translation>手上三四张同牌，再见一张必须亮出来。</translation>
    </message>
    <message>
        <source>The hand would no longer qualify.</source>
        <translation>这样一来，这手牌就不够格了。</translation>
    </message>
    <message>
        <source>The group counts {tuo} tuo: {have} laid then, {want} needed.</source>
        <translation>这一组记 {tuo} 陀：亮出共 {have} 陀，要够 {want} 陀。</translation>
    </message>
    <message>
        <source>{cards} can go afterwards.</source>
        <translation>随后可以打掉{cards}。</translation>
    </message>
    <message>
        <source>{cards} belongs to no group of the best plan; copies still about: {n}.</source>
        <translation>{cards}搭不上别的牌；外面还有 {n} 张。</translation>
    </message>
    <message>
        <source>{cards} gives up a possible group; copies still about: {n}.</source>
        <translation>打{cards}就拆了一组；外面还有 {n} 张。</translation>
    </message>
    <message>
        <source>{groups} groups still wait; the hardest for {cards}, {n} left.</source>
        <translation>还差 {groups} 组；最难等的是{cards}，只剩 {n} 张。</translation>
    </message>
    <message>
        <source>All groups of the plan are there.</source>
        <translation>要的几组都齐了。</translation>
    </message>
    <message>
        <source>About {percent} % to finish with {tuo} tuo, paid {price} by each of {payers}.</source>
        <translation>约有 {percent}% 做成 {tuo} 陀，{payers} 家各付 {price}。</translation>
    </message>
    <message>
        <source>{mao} mao, up to {tuo} tuo; {want} are needed.</source>
        <translation>{mao} 卯，最多 {tuo} 陀；要够 {want} 陀。</translation>
    </message>
    <message>
        <source>{mao} mao and {tuo} tuo at most: {want} are needed, so the hand is out.</source>
        <translation>{mao} 卯，最多才 {tuo} 陀，要 {want} 陀：只好下课。</translation>
    </message>
    <message>
        <source>{mao} mao and nothing to cover what is missing: the hand is out.</source>
        <translation>只有 {mao} 卯，缺的又没得补：只好下课。</translation>
    </message>
    <message>
        <source>The rules force this claim.</source>
        <translation>按规矩非要不可。</translation>
    </message>
    <message>
        <source>The rules forbid this; it would be a foul.</source>
        <translation>这样犯规，要包牌受罚。</translation>
    </message>
    <message>
        <source>A sure win would be given away.</source>
        <translation>到手的胡不要，可惜了。</translation>
    </message>
    <message>
        <source>The group counts {points} {unit}: {have} laid, {want} needed.</source>
        <translation>这一门记 {points} {unit}：桌上共 {have}，要够 {want} 才胡。</translation>
    </message>
    <message>
        <source>The group counts nothing: {have} {unit} laid, {want} needed.</source>
        <translation>这一门不记数：桌上有 {have} {unit}，要够 {want} 才胡。</translation>
    </message>
    <message>
        <source>{cards} must be laid with it.</source>
        <translation>{cards}得一起下火比出来。</translation>
    </message>
    <message>
        <source>With the claim the hand is worth {after} bases, without it {before}.</source>
        <translation>要了这张，这手牌值 {after} 底；不要，值 {before} 底。</translation>
    </message>
    <message>
        <source>Only one card is missing: {cards}, {n} left.</source>
        <translation>只等一张：{cards}，外面还有 {n} 张。</translation>
    </message>
    <message>
        <source>No way to a winning hand is in sight.</source>
        <translation>眼下看不出能胡的路子。</translation>
    </message>
    <message>
        <source>About {percent} % to finish with {points} {unit}, {price} bases in all.</source>
        <translation>约有 {percent}% 胡下 {points} {unit}，总共收 {price} 底。</translation>
    </message>
    <message>
        <source>The next player may eat {cards}: about {percent} %.</source>
        <translation>下家可能吃{cards}：约 {percent}%。</translation>
    </message>
    <message>
        <source>Somebody may hold two or three of {cards}: about {percent} %.</source>
        <translation>别家手里可能有一对或一坎{cards}：约 {percent}%。</translation>
    </message>
    <message>
        <source>Somebody may win with {cards}: about {percent} %.</source>
        <translation>打{cards}可能放炮：约 {percent}%。</translation>
    </message>
    <message>
        <source>{cards} lies in the next player's row: hardly of use there.</source>
        <translation>下家门前已有{cards}，多半用不上。</translation>
    </message>
    <message>
        <source>{cards} could not be claimed again later.</source>
        <translation>过了{cards}，往后就不能再要了。</translation>
    </message>
    <message>
        <source>Declared, the hand brings one fan more and only waits from then on.</source>
        <translation>报爆多一番，往后不能吃碰，只等胡牌。</translation>
    </message>
    <message>
        <source>Every depth of the cut is as good as another.</source>
        <translation>叨深叨浅都一样。</translation>
    </message>
    <message>
        <source>With {n} groups of four no discard is owed.</source>
        <translation>有 {n} 副四张，不用打牌。</translation>
    </message>
    <message>
        <source>{cards} waits for {card}: {n} left, a win pays {price} bases in all.</source>
        <translation>{cards}等{card}：还有 {n} 张，和了总共收 {price} 底。</translation>
    </message>
    <message>
        <source>{cards} make no group that counts with any card.</source>
        <translation>{cards}配哪张都成不了记数的一房。</translation>
    </message>
</context>
</TS>
