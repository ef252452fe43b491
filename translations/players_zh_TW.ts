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
        <source>{cards} belongs to no group of the best plan; {n} copies are still about.</source>
        <translation>{cards}搭不上別的牌；外面還有 {n} 張。</translation>
    </message>
    <message>
        <source>{cards} gives up a possible group; {n} copies are still about.</source>
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
</context>
</TS>
