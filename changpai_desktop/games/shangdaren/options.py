"""The options of 上大人 (rules changpai 4.6, 8, 9), its presets, and the settings that contradict each other."""

from collections.abc import Mapping

from changpai_desktop.cards.record import record
from changpai_desktop.games.contract import QT_TRANSLATE_NOOP, Conflict, Option, Preset, Value
from changpai_desktop.games.shangdaren.kinds import INDEX, LINES, SHANG

OPTIONS: tuple[Option, ...] = (
    Option(
        "hunjiang",
        ("stand_in", "wild", "none"),
        QT_TRANSLATE_NOOP("shangdaren", "The hunjiang card"),
        QT_TRANSLATE_NOOP(
            "shangdaren",
            "It replaces the turned jiang, or is wild in the finished hand; left out, no card is turned up.",
        ),
        (
            QT_TRANSLATE_NOOP("shangdaren", "replaces the jiang"),
            QT_TRANSLATE_NOOP("shangdaren", "wild"),
            QT_TRANSLATE_NOOP("shangdaren", "left out"),
        ),
        "4.6",
    ),
    Option(
        "count",
        ("jing", "hunsu"),
        QT_TRANSLATE_NOOP("shangdaren", "How groups count"),
        QT_TRANSLATE_NOOP(
            "shangdaren",
            "With “rich and plain” the first three lines count more and each of their single cards counts one; "
            "there are no jing cards.",
        ),
        (
            QT_TRANSLATE_NOOP("shangdaren", "jing cards"),
            QT_TRANSLATE_NOOP("shangdaren", "rich and plain lines"),
        ),
        "4.6",
    ),
    Option(
        "jiang",
        ("character", "line"),
        QT_TRANSLATE_NOOP("shangdaren", "What the jiang makes jing"),
        QT_TRANSLATE_NOOP("shangdaren", "With “line” all three characters of the jiang's line are jing cards."),
        (
            QT_TRANSLATE_NOOP("shangdaren", "its character"),
            QT_TRANSLATE_NOOP("shangdaren", "its whole line"),
        ),
        "4.6",
    ),
    Option(
        "jing",
        ("shang", "three", "five"),
        QT_TRANSLATE_NOOP("shangdaren", "Fixed jing cards"),
        QT_TRANSLATE_NOOP(
            "shangdaren", "Besides the jiang: 上; or 上, 七 and 可; or 乙, 三, 七 and 九, with the jiang as the fifth."
        ),
        (
            QT_TRANSLATE_NOOP("shangdaren", "上"),
            QT_TRANSLATE_NOOP("shangdaren", "上, 七, 可"),
            QT_TRANSLATE_NOOP("shangdaren", "乙, 三, 七, 九"),
        ),
        "4.6",
    ),
    Option(
        "min_hu",
        (21, 30, 40),
        QT_TRANSLATE_NOOP("shangdaren", "Least hu of a plain win"),
        QT_TRANSLATE_NOOP("shangdaren", "A hand with jing cards needs so many hu; a clean hand needs 11 all the same."),
        (
            QT_TRANSLATE_NOOP("shangdaren", "21"),
            QT_TRANSLATE_NOOP("shangdaren", "30"),
            QT_TRANSLATE_NOOP("shangdaren", "40"),
        ),
        "4.6",
    ),
    Option(
        "tai_hu",
        (41, 42),
        QT_TRANSLATE_NOOP("shangdaren", "Hu of a table win"),
        QT_TRANSLATE_NOOP("shangdaren", "From so many hu on a hand pays three."),
        (QT_TRANSLATE_NOOP("shangdaren", "41"), QT_TRANSLATE_NOOP("shangdaren", "42")),
        "4.6",
    ),
    Option(
        "split_kan",
        ("yes", "no"),
        QT_TRANSLATE_NOOP("shangdaren", "Three in hand may be split"),
        QT_TRANSLATE_NOOP(
            "shangdaren",
            "With “no” three or more alike in hand stay together: not eaten with, discarded or spread.",
        ),
        (QT_TRANSLATE_NOOP("shangdaren", "yes"), QT_TRANSLATE_NOOP("shangdaren", "no")),
        "4.6",
    ),
    Option(
        "win_on",
        ("any", "own_draw"),
        QT_TRANSLATE_NOOP("shangdaren", "What may be won with"),
        QT_TRANSLATE_NOOP("shangdaren", "With “own draw” only the card that one draws oneself."),
        (QT_TRANSLATE_NOOP("shangdaren", "any card"), QT_TRANSLATE_NOOP("shangdaren", "own draw")),
        "4.6",
    ),
    Option(
        "next_dealer",
        ("winner", "rotate"),
        QT_TRANSLATE_NOOP("shangdaren", "Who deals next"),
        QT_TRANSLATE_NOOP(
            "shangdaren",
            "The winner, and after no win a new cut; or in turn: the dealer stays when he wins, else the next seat.",
        ),
        (QT_TRANSLATE_NOOP("shangdaren", "the winner"), QT_TRANSLATE_NOOP("shangdaren", "in turn")),
        "4.2",
    ),
)

PRESETS: tuple[Preset, ...] = (
    Preset(
        "yichang",
        QT_TRANSLATE_NOOP("shangdaren", "Yichang and Hefeng"),
        {},
        QT_TRANSLATE_NOOP(
            "shangdaren",
            "Reconstructed from neighbouring games. Not covered: kuhu, heihu, pay by tens, extras for the discarder.",
        ),
    ),
    Preset(
        "enshi",
        QT_TRANSLATE_NOOP("shangdaren", "Enshi shaohu"),
        {"count": "hunsu", "hunjiang": "none"},
        QT_TRANSLATE_NOOP(
            "shangdaren",
            "Only its table of counts is known; course of play, least hu and pay are those of Yichang.",
        ),
    ),
)

_NO_JING = QT_TRANSLATE_NOOP("shangdaren", "where rich and plain lines count there are no jing cards")
CONFLICTS: tuple[Conflict, ...] = (
    Conflict(("count", "hunsu"), ("jiang", "line"), _NO_JING),
    Conflict(("count", "hunsu"), ("jing", "three"), _NO_JING),
    Conflict(("count", "hunsu"), ("jing", "five"), _NO_JING),
)

_FIXED = {"shang": (SHANG,), "three": (SHANG, INDEX["七"], INDEX["可"]), "five": tuple(INDEX[c] for c in "乙三七九")}


@record
class Rules:
    """The options as the engine reads them: one field for each question that the code asks."""

    stand_in: bool
    wild: bool
    hunsu: bool
    line: bool
    fixed: tuple[int, ...]
    """精 besides the 将."""
    min_hu: int
    tai_hu: int
    split: bool
    own_draw: bool
    """Only own draws win."""
    winner_deals: bool

    @property
    def turns(self) -> bool:
        """Whether a card is turned up as 将; it lies out of play and the 混江 is in the stock."""
        return self.stand_in or self.wild

    @classmethod
    def of(cls, o: Mapping[str, Value]) -> "Rules":
        """From all options by id."""
        hunsu = o["count"] == "hunsu"
        return cls(
            stand_in=o["hunjiang"] == "stand_in",
            wild=o["hunjiang"] == "wild",
            hunsu=hunsu,
            line=o["jiang"] == "line",
            fixed=() if hunsu else _FIXED[str(o["jing"])],
            min_hu=int(o["min_hu"]),
            tai_hu=int(o["tai_hu"]),
            split=o["split_kan"] == "yes",
            own_draw=o["win_on"] == "own_draw",
            winner_deals=o["next_dealer"] == "winner",
        )

    def jing(self, jiang: int) -> frozenset[int]:
        """4.5: the 精 characters once the 将 is known (-1: there is none)."""
        if self.hunsu or jiang < 0:
            return frozenset(self.fixed)
        return frozenset((*self.fixed, *(LINES[jiang // 3] if self.line else (jiang,))))
