"""The options of 摆牌 (rules changpai 2.9, 2.10, 8, 9), its presets, and the settings that contradict each other."""

from collections.abc import Mapping

from changpai_desktop.cards.record import record
from changpai_desktop.games.contract import QT_TRANSLATE_NOOP, Conflict, Option, Preset, Value

_YES = QT_TRANSLATE_NOOP("baipai", "yes")
_NO = QT_TRANSLATE_NOOP("baipai", "no")

OPTIONS: tuple[Option, ...] = (
    Option(
        "win_at",
        (16, 15),
        QT_TRANSLATE_NOOP("baipai", "Cards that win"),
        QT_TRANSLATE_NOOP("baipai", "With 15 the fifteenth laid card wins, and there is no breaking off at fifteen."),
        (QT_TRANSLATE_NOOP("baipai", "sixteen"), QT_TRANSLATE_NOOP("baipai", "fifteen")),
        "2.10",
    ),
    Option(
        "pass_gives",
        ("nothing", "cards"),
        QT_TRANSLATE_NOOP("baipai", "Who cannot beat"),
        QT_TRANSLATE_NOOP("baipai", "With “gives cards” he lays as many cards as were led face down, out of the game."),
        (QT_TRANSLATE_NOOP("baipai", "passes"), QT_TRANSLATE_NOOP("baipai", "gives cards")),
        "2.10",
    ),
    Option(
        "trick_length",
        ("one_round", "until_passed"),
        QT_TRANSLATE_NOOP("baipai", "How long a trick lasts"),
        QT_TRANSLATE_NOOP("baipai", "With “until nobody beats” it goes round until the two others have passed."),
        (QT_TRANSLATE_NOOP("baipai", "once round"), QT_TRANSLATE_NOOP("baipai", "until nobody beats")),
        "2.10",
    ),
    Option(
        "mixed_rank_sets",
        ("no", "yes"),
        QT_TRANSLATE_NOOP("baipai", "Equal ranks make a set"),
        QT_TRANSLATE_NOOP(
            "baipai", "With “yes” up to four cards of one rank are a set: Plum with Long Three or Bench."
        ),
        (_NO, _YES),
        "2.10",
    ),
    Option(
        "combo_shape",
        ("same", "count_only"),
        QT_TRANSLATE_NOOP("baipai", "Beating a combination"),
        QT_TRANSLATE_NOOP("baipai", "With “same number” heads, red and black partners need not match."),
        (QT_TRANSLATE_NOOP("baipai", "same make-up"), QT_TRANSLATE_NOOP("baipai", "same number")),
        "2.10",
    ),
    Option(
        "bao_scope",
        ("first_lead", "every_lead"),
        QT_TRANSLATE_NOOP("baipai", "Liable for leading Heaven or Nine"),
        QT_TRANSLATE_NOOP("baipai", "With “every lead” whoever leads a trick with them is liable; the last one pays."),
        (QT_TRANSLATE_NOOP("baipai", "the dealer's first lead"), QT_TRANSLATE_NOOP("baipai", "every lead")),
        "2.8",
    ),
    Option(
        "after_16",
        ("choose", "stop"),
        QT_TRANSLATE_NOOP("baipai", "With sixteen laid"),
        QT_TRANSLATE_NOOP("baipai", "With “the hand ends” nobody lays on, and there is no jia."),
        (QT_TRANSLATE_NOOP("baipai", "the winner may lead on"), QT_TRANSLATE_NOOP("baipai", "the hand ends")),
        "2.6",
    ),
    Option(
        "tuoshou_hand",
        ("at_most_5", "exactly_5"),
        QT_TRANSLATE_NOOP("baipai", "Breaking off at fifteen"),
        QT_TRANSLATE_NOOP("baipai", "How many cards the hand may still hold then."),
        (QT_TRANSLATE_NOOP("baipai", "five or fewer"), QT_TRANSLATE_NOOP("baipai", "exactly five")),
        "2.6",
    ),
    Option(
        "no_tianjiu",
        ("redeal", "choice"),
        QT_TRANSLATE_NOOP("baipai", "A hand without Heaven and Nine"),
        QT_TRANSLATE_NOOP("baipai", "With “its holder chooses” such a hand can be played."),
        (QT_TRANSLATE_NOOP("baipai", "is dealt again"), QT_TRANSLATE_NOOP("baipai", "its holder chooses")),
        "2.2",
    ),
    Option(
        "next_dealer",
        ("rotate", "winner_stays"),
        QT_TRANSLATE_NOOP("baipai", "Next dealer"),
        QT_TRANSLATE_NOOP("baipai", "With “a winning dealer stays” he deals again."),
        (QT_TRANSLATE_NOOP("baipai", "by turns"), QT_TRANSLATE_NOOP("baipai", "a winning dealer stays")),
        "2.9",
    ),
    Option(
        "tuozhuang",
        ("no", "yes"),
        QT_TRANSLATE_NOOP("baipai", "A dealer who breaks off deals again"),
        QT_TRANSLATE_NOOP("baipai", "With “yes” the deal does not move on when the dealer breaks off at fifteen."),
        (_NO, _YES),
        "2.9",
    ),
    Option(
        "referee",
        ("auto", "manual"),
        QT_TRANSLATE_NOOP("baipai", "Referee"),
        QT_TRANSLATE_NOOP(
            "baipai", "With “manual” one can pass though able to beat, and lay what does not beat; both are punished."
        ),
        (QT_TRANSLATE_NOOP("baipai", "the program"), QT_TRANSLATE_NOOP("baipai", "manual")),
        "8",
    ),
)

PRESETS: tuple[Preset, ...] = (
    Preset(
        "84",
        QT_TRANSLATE_NOOP("baipai", "Document 84"),
        {},
        QT_TRANSLATE_NOOP("baipai", "The default rules. Not covered: four players; the later of equal cards winning."),
    ),
    Preset(
        "fifteen",
        QT_TRANSLATE_NOOP("baipai", "To fifteen"),
        {"win_at": 15, "trick_length": "until_passed"},
        QT_TRANSLATE_NOOP("baipai", "Fifteen win and a trick goes on until nobody beats. Not covered: four players."),
    ),
    Preset(
        "every_lead",
        QT_TRANSLATE_NOOP("baipai", "Liable at every lead"),
        {"bao_scope": "every_lead", "next_dealer": "winner_stays", "tuozhuang": "yes", "no_tianjiu": "choice"},
        QT_TRANSLATE_NOOP(
            "baipai",
            "Heaven or Nine led makes liable at any time; the dealer may keep the deal, and a hand without them may be"
            " played. Not covered: stakes.",
        ),
    ),
    Preset(
        "manual",
        QT_TRANSLATE_NOOP("baipai", "Own referee"),
        {"referee": "manual"},
        QT_TRANSLATE_NOOP("baipai", "Players watch the rules themselves. Not covered: arguments about them."),
    ),
)

_NO_BREAKING_OFF = QT_TRANSLATE_NOOP("baipai", "where fifteen win nobody breaks off at fifteen")
CONFLICTS: tuple[Conflict, ...] = (
    Conflict(("win_at", 15), ("tuozhuang", "yes"), _NO_BREAKING_OFF),
    Conflict(("win_at", 15), ("tuoshou_hand", "exactly_5"), _NO_BREAKING_OFF),
)


@record
class Rules:
    """The options as the engine reads them: one field for each question that the code asks."""

    win_at: int
    gives: bool
    until_passed: bool
    mixed: bool
    count_only: bool
    every_lead: bool
    stops: bool
    exactly_five: bool
    choice: bool
    winner_stays: bool
    tuozhuang: bool
    manual: bool

    @classmethod
    def of(cls, o: Mapping[str, Value]) -> "Rules":
        """From all options by id."""
        return cls(
            win_at=int(o["win_at"]),
            gives=o["pass_gives"] == "cards",
            until_passed=o["trick_length"] == "until_passed",
            mixed=o["mixed_rank_sets"] == "yes",
            count_only=o["combo_shape"] == "count_only",
            every_lead=o["bao_scope"] == "every_lead",
            stops=o["after_16"] == "stop",
            exactly_five=o["tuoshou_hand"] == "exactly_5",
            choice=o["no_tianjiu"] == "choice",
            winner_stays=o["next_dealer"] == "winner_stays",
            tuozhuang=o["tuozhuang"] == "yes",
            manual=o["referee"] == "manual",
        )
