<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN">
<context>
    <name>Replay</name>
    <message>
        <source>Note: {text}</source>
        <translation>注意：{text}</translation>
    </message>
    <message>
        <source>The last line ({line}) is torn and was left out.</source>
        <translation>最后一行（第 {line} 行）断了，没有用。</translation>
    </message>
    <message>
        <source>Line {line} does not hold: {why}. It plays up to there.</source>
        <translation>第 {line} 行不成立：{why}。只能看到那里为止。</translation>
    </message>
    <message>
        <source>Time line</source>
        <translation>时间线</translation>
    </message>
    <message>
        <source>The cards are dealt</source>
        <translation>发好牌了</translation>
    </message>
    <message>
        <source>Open hands</source>
        <translation>摊开的牌</translation>
    </message>
    <message>
        <source>no cards to see</source>
        <translation>看不到牌</translation>
    </message>
    <message>
        <source>Saved matches</source>
        <translation>存下的牌谱</translation>
    </message>
    <message>
        <source>No match has been saved yet. Every match you play is kept here by itself.</source>
        <translation>还没有牌谱。打过的每一桌都会自动存在这里。</translation>
    </message>
    <message>
        <source>Open a file…</source>
        <translation>打开文件…</translation>
    </message>
    <message>
        <source>You</source>
        <translation>我</translation>
    </message>
    <message>
        <source>{n} hands played</source>
        <translation>打了 {n} 局</translation>
    </message>
    <message>
        <source>Deal code {code}</source>
        <translation>牌码 {code}</translation>
    </message>
    <message>
        <source>damaged at line {n}</source>
        <translation>第 {n} 行坏了</translation>
    </message>
    <message>
        <source>Match records (*.jsonl)</source>
        <translation>牌谱 (*.jsonl)</translation>
    </message>
    <message>
        <source>Replays</source>
        <translation>牌谱</translation>
    </message>
    <message>
        <source>Replay: {game}</source>
        <translation>牌谱：{game}</translation>
    </message>
    <message>
        <source>Hand {n}    Decision {at} of {all}    Deal code {code}</source>
        <translation>第 {n} 局    第 {at} 手 / {all}    牌码 {code}</translation>
    </message>
    <message>
        <source>No hand of this match has been dealt yet.</source>
        <translation>这一桌还没有发过牌。</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>停</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>播放</translation>
    </message>
    <message>
        <source>First</source>
        <translation>头</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>上一手</translation>
    </message>
    <message>
        <source>On</source>
        <translation>下一手</translation>
    </message>
    <message>
        <source>Last</source>
        <translation>尾</translation>
    </message>
    <message>
        <source>Play from here</source>
        <translation>从这里接着打</translation>
    </message>
    <message>
        <source>Settlement</source>
        <translation>结账</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>别的牌谱</translation>
    </message>
    <message>
        <source>Slower</source>
        <translation>慢一点</translation>
    </message>
    <message>
        <source>Faster</source>
        <translation>快一点</translation>
    </message>
    <message>
        <source>← → one decision    Page Up, Page Down own decision    Home, End    Space plays</source>
        <translation>← → 一手    PgUp PgDn 自己的一手    Home End 头尾    空格播放</translation>
    </message>
    <message>
        <source>Hand</source>
        <translation>局</translation>
    </message>
    <message>
        <source>Seen from</source>
        <translation>从谁看</translation>
    </message>
    <message>
        <source>Record of the hand</source>
        <translation>这一局的记录</translation>
    </message>
    <message>
        <source>Hand {n}</source>
        <translation>第 {n} 局</translation>
    </message>
    <message>
        <source>draw</source>
        <translation>流局</translation>
    </message>
    <message>
        <source>void</source>
        <translation>作废</translation>
    </message>
    <message>
        <source>not finished</source>
        <translation>没打完</translation>
    </message>
    <message>
        <source>All hands open</source>
        <translation>各家的牌都摊开</translation>
    </message>
    <message>
        <source>Only what {name} sees</source>
        <translation>只看 {name} 看得到的</translation>
    </message>
</context>
</TS>
