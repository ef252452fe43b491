"""The five packs as data: which kinds exist, and what they are called.

A kind is known by its *token*, the text form of one card (`66`, `柒`, `上`, `1m`, `千`). Rooms above
pass tokens about; an engine may number the kinds of its pack (`Pack.index`) and count with small ints.
How many copies of a kind are played with is the game's affair (`Game.deck`), and kinds of one pack may differ in it:
there are five of each character of 上大人 and one 混江.
"""

from collections.abc import Iterable
from typing import Literal

from changpai_desktop.cards.record import field, record
from changpai_desktop.cards.text import CardError, join_tokens, split_tokens

Family = Literal["long", "zi", "tile"]
"""How a card looks and is held: 14.5 x 3.5 cm, 10.5 x 3.5 cm, 3 x 4 cm."""


@record
class Kind:
    """One kind of card: its token, its names, and the facts printed on it."""

    token: str
    zh_cn: str
    zh_tw: str
    en: str
    pips: int = 0
    """What the card counts: pips of a domino, the number of a 字牌 or a suit tile, else 0."""
    red_pips: int = 0
    suit: str = ""
    """`small`/`big` (字牌), `1`…`8` (line of 上大人), `jiang` (混江), `m p s` (tiles), `honour`, `text`, else empty."""

    def name(self, language: str) -> str:
        """The name in `zh_CN`, `zh_TW` or `en` (anything else reads as English)."""
        return {"zh_CN": self.zh_cn, "zh_TW": self.zh_tw}.get(language, self.en)


@record
class Pack:
    """A pack: kinds in their fixed order, and how its cards look (`family`)."""

    id: str
    family: Family
    kinds: tuple[Kind, ...]
    size_mm: tuple[float, float]
    text_kinds: tuple[Kind, ...] = ()
    """Kinds printed with the pack that take part in no game (听用, 财神)."""
    index: dict[str, int] = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "index", {kind.token: i for i, kind in enumerate(self.kinds)})

    def kind(self, token: str) -> Kind:
        """The kind of a token. Raises CardError if the pack has no such card."""
        found = self.index.get(token)
        if found is not None:
            return self.kinds[found]
        for kind in self.text_kinds:
            if kind.token == token:
                return kind
        raise CardError(f"the {self.id} pack has no card {token!r}; it has {join_tokens(self.index)}")

    def parse(self, text: str) -> tuple[str, ...]:
        """Cards from text, in the order written. Raises CardError for a card that does not exist."""
        return split_tokens(text, self.index, self.id)

    def print(self, cards: Iterable[str]) -> str:
        """Cards as text; `parse` reads it back."""
        return join_tokens(cards)

    def counts(self, cards: Iterable[str], most: int | None = None) -> list[int]:
        """How many of each kind, in pack order. Raises CardError beyond `most` copies of a kind."""
        counts = [0] * len(self.kinds)
        for token in cards:
            counts[self.index[self.kind(token).token]] += 1
        if most is not None:
            for i, n in enumerate(counts):
                if n > most:
                    raise CardError(f"{n} cards {self.kinds[i].token}, but the pack has only {most} of a kind")
        return counts


def _domino() -> Pack:
    rows = (
        ("66", "天牌", "天牌", "Heaven"),
        ("65", "斧头", "斧頭", "Axe"),
        ("64", "四六", "四六", "Red Ten"),
        ("55", "梅子", "梅子", "Plum"),
        ("63", "黑九", "黑九", "Black Nine"),
        ("54", "红九", "紅九", "Red Nine"),
        ("62", "平八", "平八", "Flat Eight"),
        ("53", "三五", "三五", "Three-Five"),
        ("44", "人牌", "人牌", "Man"),
        ("61", "高脚", "高腳", "Long Legs"),
        ("52", "二五", "二五", "Black Seven"),
        ("43", "三四", "三四", "Red Seven"),
        ("51", "猫猫", "貓貓", "Cat"),
        ("42", "二四", "二四", "Two-Four"),
        ("33", "长三", "長三", "Long Three"),
        ("41", "幺四", "么四", "One-Four"),
        ("32", "拐子", "拐子", "Crutch"),
        ("31", "和牌", "和牌", "Harmony"),
        ("22", "板凳", "板凳", "Bench"),
        ("21", "丁丁", "丁丁", "Ding-Ding"),
        ("11", "地牌", "地牌", "Earth"),
    )
    kinds = []
    for token, zh_cn, zh_tw, en in rows:
        halves = [int(c) for c in token]
        # 6-6 shows one row of six red and one of six black (rules 0.1).
        red = 6 if token == "66" else sum(h for h in halves if h in (1, 4))
        kinds.append(Kind(token, zh_cn, zh_tw, en, sum(halves), red))
    text = (
        Kind("听", "听用", "聽用", "Ting Yong", suit="text"),
        Kind("财", "财神", "財神", "God of Wealth", suit="text"),
    )
    return Pack("domino", "long", tuple(kinds), (35.0, 145.0), text)


SMALL = "一二三四五六七八九十"
BIG = "壹贰叁肆伍陆柒捌玖拾"
_BIG_TW = "壹貳參肆伍陸柒捌玖拾"


def _zipai() -> Pack:
    small = [Kind(c, c, c, f"Small {n}", n, suit="small") for n, c in enumerate(SMALL, 1)]
    big = [Kind(c, c, t, f"Big {n}", n, suit="big") for n, (c, t) in enumerate(zip(BIG, _BIG_TW, strict=True), 1)]
    return Pack("zipai", "zi", tuple(small + big), (35.0, 105.0))


def _shangdaren() -> Pack:
    lines = ("上大人", "邱乙己", "化三千", "七十士", "尔小生", "八九子", "佳作仁", "可知礼")
    traditional = str.maketrans({"尔": "爾", "礼": "禮"})
    pinyin = [
        "Shang",
        "Da",
        "Ren",
        "Qiu",
        "Yi",
        "Ji",
        "Hua",
        "San",
        "Qian",
        "Qi",
        "Shi",
        "Shi-scholar",
        "Er",
        "Xiao",
        "Sheng",
        "Ba",
        "Jiu",
        "Zi",
        "Jia",
        "Zuo",
        "Ren-kind",
        "Ke",
        "Zhi",
        "Li",
    ]
    kinds = []
    for i, c in enumerate("".join(lines)):
        kinds.append(Kind(c, c, c.translate(traditional), pinyin[i], i % 3 + 1, suit=str(i // 3 + 1)))
    # It stands in for the card that is turned up as 将, and is played (rules 4.1): a kind, but only one card.
    kinds.append(Kind("混", "混江", "混江", "Hunjiang", suit="jiang"))
    return Pack("shangdaren", "zi", tuple(kinds), (35.0, 105.0))


_SUITS = (("m", "万", "萬", "Characters"), ("p", "饼", "餅", "Dots"), ("s", "条", "條", "Bamboos"))


def _suits(circle_cn: str = "饼", circle_tw: str = "餅") -> list[Kind]:
    kinds = []
    for letter, cn, tw, en in _SUITS:
        if letter == "p":
            cn, tw = circle_cn, circle_tw
        for n in range(1, 10):
            kinds.append(Kind(f"{n}{letter}", SMALL[n - 1] + cn, SMALL[n - 1] + tw, f"{n} {en}", n, suit=letter))
    return kinds


def _qianhong() -> Pack:
    honours = [
        Kind("千", "千字", "千字", "Qian", suit="honour"),
        Kind("红", "红花", "紅花", "Red Flower", suit="honour"),
        Kind("白", "白花", "白花", "White Flower", suit="honour"),
        Kind("百", "百搭", "百搭", "Baida", suit="honour"),
    ]
    return Pack("qianhong", "zi", tuple(_suits() + honours), (35.0, 105.0))


def _mahjong() -> Pack:
    return Pack("mahjong", "tile", tuple(_suits("筒", "筒")), (30.0, 40.0))


PACKS: dict[str, Pack] = {p.id: p for p in (_domino(), _zipai(), _shangdaren(), _qianhong(), _mahjong())}
"""Every pack by id: `domino`, `zipai`, `shangdaren`, `qianhong`, `mahjong`."""
