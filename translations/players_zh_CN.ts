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
        <source>{cards} belongs to no group of the best plan; {n} copies are still about.</source>
        <translation>{cards}搭不上别的牌；外面还有 {n} 张。</translation>
    </message>
    <message>
        <source>{cards} gives up a possible group; {n} copies are still about.</source>
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
</context>
</TS>
