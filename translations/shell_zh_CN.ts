<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN">
  <context>
    <name>Shell</name>
    <message>
      <source>Something went wrong: {error}. It is in the log.</source>
      <translation>出错了：{error}。已记入日志。</translation>
    </message>
    <message>
      <source>Menu</source>
      <translation>菜单</translation>
    </message>
    <message>
      <source>Changpai</source>
      <translation>川牌</translation>
    </message>
    <message>
      <source>Settings</source>
      <translation>设置</translation>
    </message>
    <message>
      <source>Full screen</source>
      <translation>全屏</translation>
    </message>
    <message>
      <source>Larger cards</source>
      <translation>牌放大</translation>
    </message>
    <message>
      <source>Smaller cards</source>
      <translation>牌缩小</translation>
    </message>
    <message>
      <source>Cards at normal size</source>
      <translation>牌恢复原大</translation>
    </message>
    <message>
      <source>Larger text</source>
      <translation>字放大</translation>
    </message>
    <message>
      <source>Smaller text</source>
      <translation>字缩小</translation>
    </message>
    <message>
      <source>Day, night or high contrast</source>
      <translation>换日、夜、高对比</translation>
    </message>
    <message>
      <source>Back</source>
      <translation>返回</translation>
    </message>
    <message>
      <source>Quit</source>
      <translation>退出</translation>
    </message>
    <message>
      <source>Take back</source>
      <translation>悔一步</translation>
    </message>
    <message>
      <source>Hint</source>
      <translation>提示</translation>
    </message>
    <message>
      <source>Why not</source>
      <translation>为何不可</translation>
    </message>
    <message>
      <source>Record</source>
      <translation>记录</translation>
    </message>
    <message>
      <source>Move now</source>
      <translation>马上出</translation>
    </message>
    <message>
      <source>Replays</source>
      <translation>牌谱</translation>
    </message>
    <message>
      <source>Rule book</source>
      <translation>规矩</translation>
    </message>
    <message>
      <source>About</source>
      <translation>关于</translation>
    </message>
    <message>
      <source>Day</source>
      <translation>日</translation>
    </message>
    <message>
      <source>Night</source>
      <translation>夜</translation>
    </message>
    <message>
      <source>High contrast</source>
      <translation>高对比</translation>
    </message>
    <message>
      <source>Colours</source>
      <translation>颜色</translation>
    </message>
    <message>
      <source>Language</source>
      <translation>语言</translation>
    </message>
    <message>
      <source>Start page</source>
      <translation>首页</translation>
    </message>
  </context>
  <context>
    <name>Start</name>
    <message>
      <source>on {date} at {time}</source>
      <translation>{date} {time}</translation>
    </message>
    <message>
      <source>Go on: {game}, hand {n}</source>
      <translation>接着打：{game}，第 {n} 局</translation>
    </message>
    <message>
      <source>{seats}, dealer {dealer}, you {total}. Left {when}.</source>
      <translation>{seats}，庄家{dealer}，你 {total}。{when}离开。</translation>
    </message>
    <message>
      <source>today at {time}</source>
      <translation>今天 {time} </translation>
    </message>
    <message>
      <source>yesterday at {time}</source>
      <translation>昨天 {time} </translation>
    </message>
    <message>
      <source>Go on</source>
      <translation>继续</translation>
    </message>
    <message>
      <source>Open a table</source>
      <translation>开一桌</translation>
    </message>
    <message>
      <source>You against the computer. Choose the place's rules, then change single ones.</source>
      <translation>一个人对电脑；规矩先选地方，再逐条改</translation>
    </message>
    <message>
      <source>Rule book</source>
      <translation>规矩</translation>
    </message>
    <message>
      <source>Replays</source>
      <translation>牌谱</translation>
    </message>
    <message>
      <source>Settings</source>
      <translation>设置</translation>
    </message>
    <message>
      <source>About</source>
      <translation>关于</translation>
    </message>
    <message>
      <source>{n} players</source>
      <translation>{n} 人</translation>
    </message>
    <message>
      <source>Regular</source>
      <translation>老茶客</translation>
    </message>
    <message>
      <source>Novice</source>
      <translation>新手</translation>
    </message>
    <message>
      <source>Auntie Liu</source>
      <translation>刘婶</translation>
    </message>
    <message>
      <source>The Waiter</source>
      <translation>幺师</translation>
    </message>
    <message>
      <source>Mr Zhou</source>
      <translation>周老师</translation>
    </message>
    <message>
      <source>Xiaoman</source>
      <translation>小满</translation>
    </message>
    <message>
      <source>Old Chen</source>
      <translation>老陈</translation>
    </message>
    <message>
      <source>Sister Wu</source>
      <translation>吴姐</translation>
    </message>
    <message>
      <source>Seats</source>
      <translation>人数</translation>
    </message>
    <message>
      <source>Watch the computers play</source>
      <translation>只看牌：我的座位也由电脑打</translation>
    </message>
    <message>
      <source>Mode</source>
      <translation>打法</translation>
    </message>
    <message>
      <source>Hands</source>
      <translation>局数</translation>
    </message>
    <message>
      <source>random</source>
      <translation>随机</translation>
    </message>
    <message>
      <source>Deal code</source>
      <translation>牌码</translation>
    </message>
    <message>
      <source>Open the table</source>
      <translation>开桌</translation>
    </message>
    <message>
      <source>Rules</source>
      <translation>规矩</translation>
    </message>
    <message>
      <source>Edit rules</source>
      <translation>改规矩</translation>
    </message>
    <message>
      <source>Me</source>
      <translation>我</translation>
    </message>
    <message>
      <source>Practice</source>
      <translation>练习</translation>
    </message>
    <message>
      <source>Honest</source>
      <translation>实战</translation>
    </message>
    <message>
      <source>Name of opponent {n}</source>
      <translation>对手 {n} 的名字</translation>
    </message>
    <message>
      <source>Level of opponent {n}</source>
      <translation>对手 {n} 的水平</translation>
    </message>
    <message>
      <source>Hints and taking back are allowed; helped hands are counted apart.</source>
      <translation>可以看提示、可以悔牌；用过帮助的局另外计分。</translation>
    </message>
    <message>
      <source>As at a real table: no hints, nothing is taken back.</source>
      <translation>和真桌一样：没有提示，落牌不悔。</translation>
    </message>
    <message>
      <source>Empty: dealt from the system's own source of chance.</source>
      <translation>不填就由系统的随机源发牌。</translation>
    </message>
    <message>
      <source>No end</source>
      <translation>不限</translation>
    </message>
    <message>
      <source>Opponents</source>
      <translation>对手</translation>
    </message>
    <message>
      <source>{n} rules differ from it.</source>
      <translation>有 {n} 条与它不同。</translation>
    </message>
    <message>
      <source>A deal code has eight letters and digits, such as 8K3F-Q2TM.</source>
      <translation>牌码是八个字母或数字，例如 8K3F-Q2TM。</translation>
    </message>
    <message>
      <source>Long cards</source>
      <translation>川牌 字牌</translation>
    </message>
    <message>
      <source>All games</source>
      <translation>全部牌种</translation>
    </message>
    <message>
      <source>{n} saved rules do not fit and are left out.</source>
      <translation>有 {n} 条存下的规矩不合用，没有采用。</translation>
    </message>
  </context>
  <context>
    <name>Settings</name>
    <message>
      <source>“{first}: {a}” and “{second}: {b}” contradict each other: {why}.</source>
      <translation>“{first}：{a}”与“{second}：{b}”互相矛盾：{why}。</translation>
    </message>
    <message>
      <source>Contradiction</source>
      <translation>矛盾</translation>
    </message>
    <message>
      <source>Rules of {game}</source>
      <translation>{game}的规矩</translation>
    </message>
    <message>
      <source>Name for these rules</source>
      <translation>给这套规矩起个名</translation>
    </message>
    <message>
      <source>Keep under this name</source>
      <translation>用此名保存</translation>
    </message>
    <message>
      <source>As preset</source>
      <translation>恢复</translation>
    </message>
    <message>
      <source>Use these rules</source>
      <translation>就用这套</translation>
    </message>
    <message>
      <source>Settings</source>
      <translation>设置</translation>
    </message>
    <message>
      <source>saved at once</source>
      <translation>改了就存</translation>
    </message>
    <message>
      <source>0 waits for nothing, 3 is usual, 5 is slowest.</source>
      <translation>0 不等待，3 为平常，5 最慢。</translation>
    </message>
    <message>
      <source>Back</source>
      <translation>返回</translation>
    </message>
    <message>
      <source>Language and look</source>
      <translation>语言与外观</translation>
    </message>
    <message>
      <source>Language</source>
      <translation>语言</translation>
    </message>
    <message>
      <source>Colours</source>
      <translation>颜色</translation>
    </message>
    <message>
      <source>Text size</source>
      <translation>字的大小</translation>
    </message>
    <message>
      <source>Per cent; apart from the cards.</source>
      <translation>百分比；与牌的大小无关。</translation>
    </message>
    <message>
      <source>Me</source>
      <translation>我</translation>
    </message>
    <message>
      <source>Your name</source>
      <translation>你的名字</translation>
    </message>
    <message>
      <source>Cards</source>
      <translation>牌面</translation>
    </message>
    <message>
      <source>Woodcut</source>
      <translation>花式</translation>
    </message>
    <message>
      <source>Plain</source>
      <translation>素</translation>
    </message>
    <message>
      <source>Name</source>
      <translation>牌名</translation>
    </message>
    <message>
      <source>Middle</source>
      <translation>牌心</translation>
    </message>
    <message>
      <source>In files</source>
      <translation>直排</translation>
    </message>
    <message>
      <source>As on dice</source>
      <translation>四五六成方</translation>
    </message>
    <message>
      <source>Game</source>
      <translation>牌种</translation>
    </message>
    <message>
      <source>Characters</source>
      <translation>字</translation>
    </message>
    <message>
      <source>Brush</source>
      <translation>毛笔</translation>
    </message>
    <message>
      <source>Printed</source>
      <translation>印刷体</translation>
    </message>
    <message>
      <source>Brush and woodcut</source>
      <translation>毛笔配木刻</translation>
    </message>
    <message>
      <source>Pips</source>
      <translation>点子</translation>
    </message>
    <message>
      <source>Lacquer</source>
      <translation>漆</translation>
    </message>
    <message>
      <source>Indigo calico</source>
      <translation>蓝印花布</translation>
    </message>
    <message>
      <source>Woven bamboo</source>
      <translation>竹编</translation>
    </message>
    <message>
      <source>Card size</source>
      <translation>牌的大小</translation>
    </message>
    <message>
      <source>Per cent of what the window has room for.</source>
      <translation>窗口放得下的大小的百分比。</translation>
    </message>
    <message>
      <source>At the table</source>
      <translation>桌上</translation>
    </message>
    <message>
      <source>Speed</source>
      <translation>快慢</translation>
    </message>
    <message>
      <source>Reduced motion: nothing slides, only fades stay</source>
      <translation>少动：牌不滑动，只留淡入淡出</translation>
    </message>
    <message>
      <source>Motion</source>
      <translation>动作</translation>
    </message>
    <message>
      <source>Record and hints open</source>
      <translation>打开记录与提示</translation>
    </message>
    <message>
      <source>Panel</source>
      <translation>侧栏</translation>
    </message>
    <message>
      <source>Rules of your own: {game}</source>
      <translation>自己的规矩：{game}</translation>
    </message>
    <message>
      <source>Begin with</source>
      <translation>从这套改起</translation>
    </message>
    <message>
      <source>Keep</source>
      <translation>保存</translation>
    </message>
    <message>
      <source>Delete</source>
      <translation>删除</translation>
    </message>
    <message>
      <source>Your own rules</source>
      <translation>自定规矩</translation>
    </message>
    <message>
      <source>Keys</source>
      <translation>按键</translation>
    </message>
    <message>
      <source>Day</source>
      <translation>日</translation>
    </message>
    <message>
      <source>Night</source>
      <translation>夜</translation>
    </message>
    <message>
      <source>High contrast</source>
      <translation>高对比</translation>
    </message>
    <message>
      <source>Sample cards</source>
      <translation>样牌</translation>
    </message>
    <message>
      <source>Default</source>
      <translation>默认</translation>
    </message>
    <message>
      <source>{key} is already the key of “{other}”; “{command}” keeps its own.</source>
      <translation>{key} 已是“{other}”的按键；“{command}”不变。</translation>
    </message>
    <message>
      <source>Back of the cards</source>
      <translation>牌背</translation>
    </message>
  </context>
  <context>
    <name>About</name>
    <message>
      <source>About</source>
      <translation>关于</translation>
    </message>
    <message>
      <source>Back</source>
      <translation>返回</translation>
    </message>
    <message>
      <source>Changpai Desktop {version}</source>
      <translation>川牌桌面版 {version}</translation>
    </message>
    <message>
      <source>Why the deals are fair</source>
      <translation>发牌为什么公平</translation>
    </message>
    <message>
      <source>Each match takes its deal code from the operating system's own source of chance. The code decides the whole order of the cards before the first one is dealt; nothing is changed afterwards.</source>
      <translation>每一场的牌码取自操作系统的随机源。第一张牌发出之前，牌码就已定下全部牌的次序；此后不再改动。</translation>
    </message>
    <message>
      <source>The code of each hand is shown when it is over. The same code deals the same cards on every computer and in every version.</source>
      <translation>每局打完都会显示牌码。同一个牌码在任何电脑、任何版本上发出的牌都相同。</translation>
    </message>
    <message>
      <source>Check it yourself with the command line, for example:</source>
      <translation>可以用命令行自己核对，例如：</translation>
    </message>
    <message>
      <source>Where your files lie</source>
      <translation>文件在哪里</translation>
    </message>
    <message>
      <source>Licences</source>
      <translation>许可</translation>
    </message>
    <message>
      <source>The long-card games of Sichuan and Hunan on your own computer: to play, to practise, to replay and to learn. It works offline, keeps everything on this computer and sends nothing anywhere.</source>
      <translation>四川、湖南的长牌，在自己的电脑上打、练、复盘、学。不用联网，一切都存在这台电脑上，什么也不往外发。</translation>
    </message>
    <message>
      <source>The computer players are separate processes that are sent only what their seat may see; they cannot look into your hand or the stock.</source>
      <translation>电脑牌手是单独的进程，只收到自己座位看得见的东西；看不到你的手牌，也看不到墩里的牌。</translation>
    </message>
    <message>
      <source>Match records</source>
      <translation>牌谱</translation>
    </message>
    <message>
      <source>Settings</source>
      <translation>设置</translation>
    </message>
    <message>
      <source>History</source>
      <translation>战绩</translation>
    </message>
    <message>
      <source>Log</source>
      <translation>日志</translation>
    </message>
    <message>
      <source>Open folder</source>
      <translation>打开文件夹</translation>
    </message>
    <message>
      <source>Program</source>
      <translation>程序</translation>
    </message>
    <message>
      <source>GNU General Public License, version 3 or later.</source>
      <translation>GNU 通用公共许可证，第 3 版或更新。</translation>
    </message>
    <message>
      <source>Qt, PySide6</source>
      <translation>Qt、PySide6</translation>
    </message>
    <message>
      <source>GNU Lesser General Public License, version 3.</source>
      <translation>GNU 宽通用公共许可证，第 3 版。</translation>
    </message>
    <message>
      <source>Fonts</source>
      <translation>字体</translation>
    </message>
    <message>
      <source>LXGW WenKai and Noto Serif CJK (subsets), SIL Open Font License 1.1.</source>
      <translation>LXGW 文楷与 Noto Serif CJK（子集），SIL 开放字体许可 1.1。</translation>
    </message>
    <message>
      <source>Card faces</source>
      <translation>牌面</translation>
    </message>
    <message>
      <source>Drawn for this program; characters after Ma Shan Zheng and Noto Serif CJK (OFL 1.1).</source>
      <translation>为本程序所画；字取自马善政楷书与 Noto Serif CJK（OFL 1.1）。</translation>
    </message>
  </context>
</TS>
