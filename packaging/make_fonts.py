"""Cut the fonts of the program down to what it shows: `resources/fonts/*.ttf` and `*.otf`.

Needs fontTools. Usage:

    python packaging/make_fonts.py WENKAI_REGULAR WENKAI_BOLD NOTO_SERIF_CJK_SEMIBOLD[:NUMBER]

Sources: LXGW WenKai (TTF, SIL Open Font License) and Noto Serif CJK SC SemiBold (OTF or a collection, the
same licence). "LXGW" is a reserved font name, so the cut font has a name of its own, `Changpai Kai`; the
figures are called `Noto Serif Changpai`, so that they never mix with an installed Noto Serif.

The Kai keeps all characters of GB 2312 level 1 and their usual traditional forms, and whatever else the
translations, the resources and the names of cards use. The serif keeps Latin letters, figures, punctuation.
"""

import re
import sys
from pathlib import Path

from fontTools import subset
from fontTools.pens.boundsPen import BoundsPen
from fontTools.pens.t2CharStringPen import T2CharStringPen
from fontTools.pens.transformPen import TransformPen
from fontTools.ttLib import TTFont

from changpai_desktop.cards.packs import PACKS

ROOT = Path(__file__).resolve().parents[1]
TARGET = ROOT / "resources" / "fonts"

LATIN = (
    "".join(map(chr, (*range(0x20, 0x7F), *range(0xA0, 0x180)))) + "\u2013\u2014\u2018\u2019\u201c\u201d\u2026\u2212"
)
SIGNS = (
    "\u00b7\u00d7\u00f7\u00b1\u2190\u2191\u2192\u2193\u2022\u2264"
    "\u2265\u2260\u2248\u25cb\u25cf\u25b2\u25bc\u2713\u2717\u3007"
)
PUNCTUATION = "".join(map(chr, (*range(0x3000, 0x3012), 0x3014, 0x3015))) + "！（），／：；？［］～￥"

TRADITIONAL = (
    "丟並亂亞佈佔來侖侶係俠倆倉個們倫偉側偵偽傑傘備傭傳債傷傾僅僑僕僞僥僱價儀億儈儉償優儲兇兌兒內兩冊冪凍"
    "凜凱別刪則剎剛剝剮創劃劇劉劊劍劑勁動務勝勞勢勳勵勸勻匯區協卻厭厲參叄叢吳吶呂員問啓啞啟喚喪喫喬單喲嗆"
    "嗎嗚嘆嘔嘗嘯噓噴噸嚇嚨嚴囂囑囪國圍園圓圖團執堅堯報場塊塗塢塵塹墊墜墮墳墾壇壓壘壞壟壩壯壺壽夠夢夥夾奧"
    "奪奮妝娛婁婦媽嬌嬰嬸孫學孿宮寢實寧審寫寬寵寶將專尋對導屆屍屜屢層屬岡峯島峽崗嶄嶺嶼嶽巋巒巖帥師帳帶幀"
    "幟幣幫幹幾庫廁廂廄廈廚廟廠廢廣廬廳張強彈彌彎彥後徑從復徵徹恆恥悅悶悽惡惱愛慄態慘慚慣慫慮慶慾憂憊憐憑"
    "憚憤憫憲憶懇應懲懶懷懸懼懾戀戰戲戶拋挾掃掄掙掛採揀揚換揮損搖搗搶摟摯摳摻撈撐撓撣撥撫撲撻撾撿擁擄擇擊"
    "擋擔據擠擬擯擰擱擲擴擺擻擾攆攏攔攙攜攝攢攣攤攪攬敍敗敘敵數斂斃斬斷於昇時晉晝暈暢暫曆曉曠曬書會東柵條"
    "棄棗棟棧棲楊楓業極榮構槍槓槳樁樂樓標樞樣樸樹橋機橢橫檔檢檸檻櫃櫥櫻欄權欽歐歡歲歷歸殘殲殺殼毀毆氈氣氫"
    "汙決沒沖況洩洶涼淚淨淪淵淺渙減渦測渾湊湧湯準溝溫溼滄滅滌滬滯滲滷滾滿漁漚漢漣漬漲漸漿潑潔潛潤潰澀澆澇"
    "澗澤澱濁濃濕濘濟濤濫濰濱濺濾瀉瀕瀝瀾灑灘灣灤災為烏烴無煉煙煥煩熒熱熾燈燒燙營燦燭燴燻燼爍爐爛爭爲爺爾"
    "牀牆牽犢犧狀狹狽猙猶獄獅獎獨獰獲獵獸獺獻現琺瑣瑤瑩瑪環瓊甕產畝畢畫異當疇疊痙痺瘋瘍瘓瘡瘧療癟癡癢癬癰"
    "癱發皁皚皺盜盞盡監盤盧眾睜瞞矚矯硯碩確碼磚礆礎礙礦礫礬祕祿禍禮禱禿稅稈稜種稱穀積穎穢穩穫窩窪窮窯窺竄"
    "竅竈竊競筆筍箋節範築篩簍簡簾籃籌籠籤籬籮籲粵糞糧糾紀約紅紉紋納紐純紗紙級紛紡細紳紹終組絆結絕絛絞絡絢"
    "給絨統絲絹綁綏經綜綠綢維綱網綴綸綻綽綿緊緒緘線緝緞締緣編緩緬緯練緻縛縣縫縮縱縷總績繃織繕繞繡繩繪繫繭"
    "繳繹繼續纏纓纖纜缽罰罵罷羅羣羨義習翹聖聞聯聰聲聳聶職聽聾肅脅脈脣脫脹腎腦腫腳腸膚膠膩膽膿臉臍臘臥臨臺"
    "與興舉舊艙艦艱茲荊莊莖莢華萊萬葉葦葷蒼蓋蓮蔣蔥蔭蕩蕪蕭薊薔薦薩藍藝藥藴藹蘆蘇蘊蘋蘭蘿處虛虜號虧蛻蝕蝦"
    "蝨蝸螞螢蟄蟬蟲蟻蠅蠍蠟蠱蠶蠻衆術衛衝衞裏補裝裡製複褲襖襪襯襲見規覓視親覺覽觀觸訂訃計訊討訓訖託記訛訝"
    "訟訣訪設許訴診註詐評詛詞詠詢詣試詩詫詭話該詳誅誇誌認誕誘語誠誡誣誤誦誨說説誰課誹誼調諄談請諒論諜諧諮"
    "諱諷諸諺諾謀謂謄謅謊謎謗謙講謝謠謬謹謾譁證譏識譚譜譯議譴護譽讀變讒讓讕豈豎豐豔豬貓貝貞負財貢貧貨販貪"
    "貫責貯貳貴貶買貸費貼貿賀賂賃賄資賈賊賒賓賜賞賠賢賣賤賦質賬賭賴賺購賽贅贈贊贍贏贓贖贛趕趙趨跡踐踴蹤躊"
    "躍躥軀車軋軌軍軒軟軸較載輔輕輛輝輥輩輪輯輸輻輾輿轄轅轉轍轎轟辦辭辮辯農迴這連週進遊運過達違遙遜遞遠適"
    "遲遷選遺遼邁還邊邏郵鄉鄒鄖鄧鄭鄰鄲醖醜醞醫醬釀釁釋釐釘針釣釩釺鈉鈍鈎鈔鈕鈞鈣鈴鈾鉀鉑鉗鉚鉛鉢鉤鉸鉻銀"
    "銅銑銘銜銥銳銷銻鋁鋅鋇鋒鋤鋪鋭鋸鋼錄錐錘錠錢錦錨錫錯錳鍁鍋鍍鍘鍛鍬鍵鍺鍾鎂鎊鎖鎢鎬鎮鎳鏈鏟鏡鏽鐐鐘鐮"
    "鐳鐵鑄鑑鑰鑲鑷鑼鑽鑿長門閃閉開閏閒間閘閡閣閥閨閩閱閲閹閻闊闌闖關闡闢陝陣陰陳陸陽隊階隕際隨險隱隴隸隻"
    "雖雙雛雜雞離難雲電霧靈靜鞏韋韌韓韻響頁頂頃項順須頌預頑頒頓頗領頤頭頰頸頹頻顆題額顏願顛類顧顫顯顱顴風"
    "飄飛飢飯飲飼飽飾餃餅養餌餒餓餘餞餡館餾饅饋饒饞馬馭馮馱馳馴駁駐駒駕駛駝駭駱駿騁騎騙騰騷騾驅驕驗驚驟驢"
    "骯髒體髮鬆鬥鬧鬱魚魯鮑鮮鯉鯨鰓鱉鱗鳥鳳鳴鴉鴕鴛鴦鴨鴻鴿鵑鵝鵬鵲鶴鷗鷹鹹鹼鹽麗麥麵麼黃點黨黴齊齋齒齡齣"
    "齧齲龍龐龔龜"
)
"""Traditional forms (China, Taiwan, Hong Kong) of the characters of GB 2312 level 1 that differ from them."""


NAMES = "嬢骰鹜鶩婆婶娃嫂叔伯爷奶幺妹哥姐嬸爺喆堃淼鑫婷琪瑶琳玥梓涵萱宸奕昊睿煜彤蕊茜岚蔷薇瑾璇璐妍娜娟婧雯霞倩"
"""Characters of names that people may type for themselves and their opponents, beyond the common ones."""


def gb2312_level_1() -> set[str]:
    """The 3755 common characters: rows 16 to 55 of the table."""
    cells = ((row, cell) for row in range(16, 56) for cell in range(1, 95) if (row, cell) < (55, 90))
    return {bytes((row + 0xA0, cell + 0xA0)).decode("gb2312") for row, cell in cells}


def used_characters() -> set[str]:
    """CJK characters of the translations, of text under `resources` and of the names of cards."""
    found: set[str] = set(NAMES)
    texts = [*ROOT.glob("translations/*.ts")]
    texts += [p for suffix in ("json", "md", "toml") for p in (ROOT / "resources").rglob(f"*.{suffix}")]
    for path in texts:
        found |= cjk(path.read_text(encoding="utf-8"))
    for pack in PACKS.values():
        for kind in (*pack.kinds, *pack.text_kinds):
            found |= cjk(kind.token + kind.zh_cn + kind.zh_tw)
    return found


def cjk(text: str) -> set[str]:
    """The Chinese characters of a text."""
    return set(re.findall("[\u3400-\u4dbf\u4e00-\u9fff]", text))


def cut(font_name: str, characters: set[str], family: str, style: str, file: str, tabular: bool = False) -> None:
    """Write the font with only these characters and its own name; `:N` picks one of a collection."""
    path, _, number = font_name.partition(":")
    options = subset.Options()
    options.font_number = int(number or 0)
    options.hinting = False
    options.layout_features = []
    options.notdef_outline = True
    options.name_IDs = ["*"]
    options.drop_tables += ["GSUB", "GPOS", "GDEF", "BASE", "VORG", "vhea", "vmtx", "meta"]
    font = subset.load_font(path, options)
    cutter = subset.Subsetter(options)
    cutter.populate(unicodes=[ord(c) for c in characters])
    cutter.subset(font)
    if tabular:
        even_figures(font)
    rename(font, family, style)
    TARGET.mkdir(parents=True, exist_ok=True)
    subset.save_font(font, str(TARGET / file), options)


def even_figures(font: TTFont) -> None:
    """Give all figures of a CFF font the width of the widest, so that columns of numbers stand.

    Quotation marks, a full em wide in a Chinese font, get the width that Latin text needs.
    """
    metrics, mapped = font["hmtx"], font.getBestCmap()
    figures = [mapped[ord(figure)] for figure in "0123456789"]
    width = max(metrics[name][0] for name in figures)
    for name in figures:
        respace(font, name, width, (width - metrics[name][0]) // 2)
    for mark in "\u2018\u2019\u201c\u201d":
        name = mapped[ord(mark)]
        bounds = BoundsPen(font.getGlyphSet())
        font.getGlyphSet()[name].draw(bounds)
        left, _, right, _ = bounds.bounds
        respace(font, name, round(right - left) + 100, round(50 - left))


def respace(font: TTFont, name: str, width: int, shift: int) -> None:
    """Move the outline of a CFF glyph by `shift` units to the right and set its advance."""
    strings = font["CFF "].cff.topDictIndex[0].CharStrings
    old = strings[name]
    pen = T2CharStringPen(width - old.private.nominalWidthX, font.getGlyphSet())
    font.getGlyphSet()[name].draw(TransformPen(pen, (1, 0, 0, 1, shift, 0)))
    strings[name] = pen.getCharString(old.private, old.globalSubrs)
    font["hmtx"][name] = (width, font["hmtx"][name][1] + shift)


def rename(font: TTFont, family: str, style: str) -> None:
    """Give the font its own name everywhere; copyright and licence stay as they are."""
    table = font["name"]
    notices = {record.nameID: str(record) for record in table.names if record.nameID in (0, 13, 14)}
    table.names = []
    postscript = f"{family}-{style}".replace(" ", "")
    names = {1: family, 2: style, 3: f"{postscript};subset", 4: f"{family} {style}", 5: "Version 1.000"}
    for name_id, text in {**notices, **names, 6: postscript}.items():
        table.setName(text, name_id, 3, 1, 0x409)
    if "CFF " in font:
        names_of_cff = font["CFF "].cff
        names_of_cff.fontNames = [postscript]
        top = names_of_cff.topDictIndex[0]
        top.FullName, top.FamilyName = f"{family} {style}", family
    # Without these two the times and the checksum of the source would make every cut differ.
    font["head"].modified = font["head"].created
    font.recalcTimestamp = False


def main(regular: str, bold: str, serif: str) -> None:
    """All three fonts."""
    kai = gb2312_level_1() | used_characters() | set(TRADITIONAL + PUNCTUATION + SIGNS)
    cut(regular, kai, "Changpai Kai", "Regular", "ChangpaiKai-Regular.ttf")
    cut(bold, kai, "Changpai Kai", "Bold", "ChangpaiKai-Bold.ttf")
    cut(
        serif,
        set(LATIN + SIGNS),
        "Noto Serif Changpai",
        "Regular",
        "NotoSerifChangpai-SemiBold.otf",
        tabular=True,
    )


if __name__ == "__main__":
    if len(sys.argv) != 4:
        sys.exit(__doc__)
    main(*sys.argv[1:])
