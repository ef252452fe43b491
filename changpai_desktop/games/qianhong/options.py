"""The options of 千字红花白花 (rules changpai 5.3-5.8, 8, 9), its presets, and settings that contradict each other."""

from collections.abc import Mapping

from changpai_desktop.cards.record import record
from changpai_desktop.games.contract import QT_TRANSLATE_NOOP, Conflict, Option, Preset, Value

_YES = QT_TRANSLATE_NOOP("qianhong", "yes")
_NO = QT_TRANSLATE_NOOP("qianhong", "no")
_OFF = QT_TRANSLATE_NOOP("qianhong", "off")
_ON = QT_TRANSLATE_NOOP("qianhong", "on")

OPTIONS: tuple[Option, ...] = (
    Option(
        "form",
        ("shuangjiang", "jiucai"),
        QT_TRANSLATE_NOOP("qianhong", "Form"),
        QT_TRANSLATE_NOOP(
            "qianhong", "Jiucai hu goes much like mahjong: thirteen cards, eating, four groups and a pair, small pay."
        ),
        (QT_TRANSLATE_NOOP("qianhong", "long cards with fu"), QT_TRANSLATE_NOOP("qianhong", "jiucai hu")),
        "5.7",
    ),
    Option(
        "rest_seat",
        ("yes", "no"),
        QT_TRANSLATE_NOOP("qianhong", "One of four rests"),
        QT_TRANSLATE_NOOP("qianhong", "With “no” all at the table play, four as well; the stock is shorter then."),
        (_YES, _NO),
        "5.3",
    ),
    Option(
        "baida",
        (5, 0, 12),
        QT_TRANSLATE_NOOP("qianhong", "Baida in the pack"),
        QT_TRANSLATE_NOOP("qianhong", "How many baida are shuffled in: 125, 120 or 132 cards."),
        (
            QT_TRANSLATE_NOOP("qianhong", "five"),
            QT_TRANSLATE_NOOP("qianhong", "none"),
            QT_TRANSLATE_NOOP("qianhong", "twelve"),
        ),
        "5.2",
    ),
    Option(
        "baida_wild",
        ("no", "yes"),
        QT_TRANSLATE_NOOP("qianhong", "Baida stands for any card"),
        QT_TRANSLATE_NOOP(
            "qianhong",
            "With “yes” baida stay in hand and stand for any card of a group there; they count all the same.",
        ),
        (_NO, _YES),
        "5.8",
    ),
    Option(
        "jiang",
        ("two", "none", "one"),
        QT_TRANSLATE_NOOP("qianhong", "Generals turned up"),
        QT_TRANSLATE_NOOP(
            "qianhong", "The cards turned up raise what sets of their kinds count; without them every set is common."
        ),
        (
            QT_TRANSLATE_NOOP("qianhong", "two"),
            QT_TRANSLATE_NOOP("qianhong", "none"),
            QT_TRANSLATE_NOOP("qianhong", "one"),
        ),
        "5.6",
    ),
    Option(
        "fanxi",
        ("no", "yes"),
        QT_TRANSLATE_NOOP("qianhong", "A baida turned up is a general"),
        QT_TRANSLATE_NOOP(
            "qianhong", "With “yes” it stays, and baida and old generals count more; else another is turned."
        ),
        (_NO, _YES),
        "5.3",
    ),
    Option(
        "qinghu",
        (100, 120),
        QT_TRANSLATE_NOOP("qianhong", "Qing hu"),
        QT_TRANSLATE_NOOP("qianhong", "Whether the twenty of every win come on top of a hand of runs only."),
        (QT_TRANSLATE_NOOP("qianhong", "100"), QT_TRANSLATE_NOOP("qianhong", "20 more")),
        "5.6",
    ),
    Option(
        "piaohu",
        (50, 70),
        QT_TRANSLATE_NOOP("qianhong", "Piao hu"),
        QT_TRANSLATE_NOOP("qianhong", "Whether a hand of sets only adds 50 in all, or 50 beside the twenty."),
        (QT_TRANSLATE_NOOP("qianhong", "50 in all"), QT_TRANSLATE_NOOP("qianhong", "20 and 50")),
        "5.6",
    ),
    Option(
        "menhun",
        ("off", "on"),
        QT_TRANSLATE_NOOP("qianhong", "Men hun"),
        QT_TRANSLATE_NOOP("qianhong", "With “on” a piao hu drawn by oneself with nothing claimed is paid fourfold."),
        (_OFF, _ON),
        "5.5",
    ),
    Option(
        "yazi",
        (10, 20),
        QT_TRANSLATE_NOOP("qianhong", "Middle card drawn"),
        QT_TRANSLATE_NOOP("qianhong", "What the only card counts if it is the middle of a run and one's own draw."),
        (QT_TRANSLATE_NOOP("qianhong", "10"), QT_TRANSLATE_NOOP("qianhong", "20")),
        "5.6",
    ),
    Option(
        "qionghen",
        ("off", "on"),
        QT_TRANSLATE_NOOP("qianhong", "Win without baida"),
        QT_TRANSLATE_NOOP("qianhong", "With “on” a winner who has no baida counts double."),
        (_OFF, _ON),
        "5.8",
    ),
    Option(
        "jiutiao_runs",
        ("no", "yes"),
        QT_TRANSLATE_NOOP("qianhong", "Nine of bamboos in runs"),
        QT_TRANSLATE_NOOP("qianhong", "With “yes” the nine of bamboos may stand in a run."),
        (_NO, _YES),
        "5.4",
    ),
    Option(
        "rounding",
        ("up_ten", "none"),
        QT_TRANSLATE_NOOP("qianhong", "Rounding"),
        QT_TRANSLATE_NOOP("qianhong", "Whether the sum of the sets is rounded up to tens."),
        (QT_TRANSLATE_NOOP("qianhong", "up to tens"), QT_TRANSLATE_NOOP("qianhong", "none")),
        "5.6",
    ),
    Option(
        "loser_sets",
        ("all", "exposed"),
        QT_TRANSLATE_NOOP("qianhong", "Sets of the losers"),
        QT_TRANSLATE_NOOP("qianhong", "Whether threes in the hands of those who did not win count too."),
        (QT_TRANSLATE_NOOP("qianhong", "all"), QT_TRANSLATE_NOOP("qianhong", "laid ones only")),
        "5.6",
    ),
    Option(
        "guoshui",
        ("no", "yes"),
        QT_TRANSLATE_NOOP("qianhong", "A win passed up bars the next"),
        QT_TRANSLATE_NOOP(
            "qianhong", "With “yes” who lets a winning discard go wins on no discard until the next draw of his own."
        ),
        (_NO, _YES),
        "5.5",
    ),
)

PRESETS: tuple[Preset, ...] = (
    Preset(
        "shuangjiang",
        QT_TRANSLATE_NOOP("qianhong", "Two generals (Nantong)"),
        {},
        QT_TRANSLATE_NOOP("qianhong", "The default rules. Not covered: haidi, two longs, the three old ones together."),
    ),
    Preset(
        "danjiang",
        QT_TRANSLATE_NOOP("qianhong", "One general"),
        {"jiang": "one"},
        QT_TRANSLATE_NOOP(
            "qianhong", "One card is turned, sets count less, qing hu 80. Not covered: its other tables."
        ),
    ),
    Preset(
        "wujiang",
        QT_TRANSLATE_NOOP("qianhong", "No generals"),
        {"jiang": "none"},
        QT_TRANSLATE_NOOP("qianhong", "Every set is common: 2, 4, 8, 12, 16. Nothing else is changed."),
    ),
    Preset(
        "fanxi",
        QT_TRANSLATE_NOOP("qianhong", "Two generals, baida turned"),
        {"fanxi": "yes"},
        QT_TRANSLATE_NOOP(
            "qianhong", "A baida turned up stays and raises baida and old generals. Nothing else differs."
        ),
    ),
    Preset(
        "baida_wild",
        QT_TRANSLATE_NOOP("qianhong", "Wild baida"),
        {"baida_wild": "yes"},
        QT_TRANSLATE_NOOP("qianhong", "Baida stay in hand and stand for any card. Not covered: claiming with them."),
    ),
    Preset(
        "jiucai",
        QT_TRANSLATE_NOOP("qianhong", "Jiucai hu"),
        {"form": "jiucai"},
        QT_TRANSLATE_NOOP("qianhong", "Four play with 120 cards, much like mahjong. Table rules; no fu is counted."),
    ),
)

_NO_FU = QT_TRANSLATE_NOOP("qianhong", "jiucai hu counts no fu and is played without baida and generals")
_NO_BAIDA = QT_TRANSLATE_NOOP("qianhong", "there is no baida in the pack")
_TWO = QT_TRANSLATE_NOOP("qianhong", "a baida can only be turned where two generals are turned")
CONFLICTS: tuple[Conflict, ...] = (
    *(
        Conflict(("form", "jiucai"), other, _NO_FU)
        for other in (
            ("baida", 12),
            ("baida_wild", "yes"),
            ("jiang", "one"),
            ("fanxi", "yes"),
            ("menhun", "on"),
            ("qionghen", "on"),
            ("qinghu", 120),
            ("piaohu", 70),
            ("yazi", 20),
            ("rounding", "none"),
            ("loser_sets", "exposed"),
        )
    ),
    Conflict(("baida", 0), ("baida_wild", "yes"), _NO_BAIDA),
    Conflict(("baida", 0), ("fanxi", "yes"), _NO_BAIDA),
    Conflict(("baida", 0), ("qionghen", "on"), _NO_BAIDA),
    Conflict(("jiang", "none"), ("fanxi", "yes"), _TWO),
    Conflict(("jiang", "one"), ("fanxi", "yes"), _TWO),
)


@record
class Rules:
    """The options as the engine reads them: one field for each question that the code asks."""

    jiucai: bool
    rest: bool
    baida: int
    wild: bool
    jiang: int
    """How many cards are turned: 2, 1 or 0."""
    fanxi: bool
    qing: int
    """What a hand of runs counts: 100 or 120; with one 将 80 or 100."""
    piao: int
    """What a hand of sets adds before doubling: 50 or 70."""
    menhun: bool
    yazi: int
    qionghen: bool
    tiao_top: int
    """The highest 条 that stands in a run: 8 or 9."""
    round_up: bool
    loser_all: bool
    guoshui: bool

    @property
    def groups(self) -> int:
        """Groups of a finished hand beside the pair (5.4, 5.7)."""
        return 4 if self.jiucai else 7

    @property
    def dealt(self) -> int:
        """Cards dealt to all but the dealer, who has one more (5.3, 5.7)."""
        return 13 if self.jiucai else 22

    @property
    def aside(self) -> bool:
        """5.3: 百搭 are laid aside and replaced."""
        return self.baida > 0 and not self.wild

    @classmethod
    def of(cls, o: Mapping[str, Value]) -> "Rules":
        """From all options by id."""
        jiucai = o["form"] == "jiucai"
        turned = {"two": 2, "one": 1, "none": 0}[str(o["jiang"])]
        # 5.8: with one 将 a hand of runs counts 80.
        qing = (80 if turned == 1 else 100) + (20 if o["qinghu"] == 120 else 0)
        return cls(
            jiucai=jiucai,
            rest=o["rest_seat"] == "yes" and not jiucai,
            baida=0 if jiucai else int(o["baida"]),
            wild=o["baida_wild"] == "yes",
            jiang=0 if jiucai else turned,
            fanxi=o["fanxi"] == "yes",
            qing=qing,
            piao=int(o["piaohu"]),
            menhun=o["menhun"] == "on",
            yazi=int(o["yazi"]),
            qionghen=o["qionghen"] == "on",
            # 5.7: in 酒菜胡 nine of bamboos is a card like others.
            tiao_top=9 if jiucai or o["jiutiao_runs"] == "yes" else 8,
            round_up=o["rounding"] == "up_ten",
            loser_all=o["loser_sets"] == "all",
            guoshui=o["guoshui"] == "yes",
        )
