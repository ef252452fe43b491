"""The options of 川牌挤儿 (rules changpai 3.7, 8, 9) and its presets."""

from collections.abc import Mapping

from changpai_desktop.cards.record import record
from changpai_desktop.games.contract import QT_TRANSLATE_NOOP, Conflict, Option, Preset, Value

OPTIONS: tuple[Option, ...] = (
    Option(
        "yan",
        ("compulsory", "free"),
        QT_TRANSLATE_NOOP("jier", "Three sevens in hand"),
        QT_TRANSLATE_NOOP("jier", "With “free” a yan of one's own three sevens may always stay in hand."),
        (QT_TRANSLATE_NOOP("jier", "must be laid"), QT_TRANSLATE_NOOP("jier", "free")),
        "3.7",
    ),
    Option(
        "yan_priority",
        ("with_peng", "with_bai"),
        QT_TRANSLATE_NOOP("jier", "Rank of a claimed yan"),
        QT_TRANSLATE_NOOP(
            "jier", "With “as pairing” a peng comes before a yan, and seat order decides against pairing."
        ),
        (QT_TRANSLATE_NOOP("jier", "as peng"), QT_TRANSLATE_NOOP("jier", "as pairing")),
        "3.7",
    ),
    Option(
        "score",
        ("flat", "per_set"),
        QT_TRANSLATE_NOOP("jier", "What a win pays"),
        QT_TRANSLATE_NOOP(
            "jier", "With “by sets” each pays one base more for every an, liang, kang and qi of the winner."
        ),
        (QT_TRANSLATE_NOOP("jier", "one base"), QT_TRANSLATE_NOOP("jier", "by sets")),
        "3.7",
    ),
    Option(
        "discard_taken",
        ("allowed", "forbidden"),
        QT_TRANSLATE_NOOP("jier", "Discarding the kind just taken"),
        QT_TRANSLATE_NOOP(
            "jier", "When forbidden, the discard after a claim must be of another kind than the card taken."
        ),
        (QT_TRANSLATE_NOOP("jier", "allowed"), QT_TRANSLATE_NOOP("jier", "forbidden")),
        "3.7",
    ),
    Option(
        "winners",
        ("nearest", "all"),
        QT_TRANSLATE_NOOP("jier", "Several win on one card"),
        QT_TRANSLATE_NOOP("jier", "With “all” every winner is paid by all who have not won."),
        (QT_TRANSLATE_NOOP("jier", "the nearest wins"), QT_TRANSLATE_NOOP("jier", "all win")),
        "3.7",
    ),
    Option(
        "next_head",
        ("turned", "winner"),
        QT_TRANSLATE_NOOP("jier", "Next head"),
        QT_TRANSLATE_NOOP("jier", "With “the winner” no card is turned: who has won is head."),
        (QT_TRANSLATE_NOOP("jier", "by a turned card"), QT_TRANSLATE_NOOP("jier", "the winner")),
        "3.5",
    ),
    Option(
        "passed_win",
        ("free", "locked"),
        QT_TRANSLATE_NOOP("jier", "A win not taken"),
        QT_TRANSLATE_NOOP(
            "jier", "With “locked” who lets a win pass cannot win before a card has come to the hand again."
        ),
        (QT_TRANSLATE_NOOP("jier", "free"), QT_TRANSLATE_NOOP("jier", "locked")),
        "3.7",
    ),
    Option(
        "referee",
        ("auto", "manual"),
        QT_TRANSLATE_NOOP("jier", "Referee"),
        QT_TRANSLATE_NOOP(
            "jier", "With “manual” sets are laid by hand; one that is missed ends the hand and is paid for."
        ),
        (QT_TRANSLATE_NOOP("jier", "the program"), QT_TRANSLATE_NOOP("jier", "manual")),
        "8",
    ),
)

PRESETS: tuple[Preset, ...] = (
    Preset(
        "chuanpai",
        QT_TRANSLATE_NOOP("jier", "Chuanpai"),
        {},
        QT_TRANSLATE_NOOP(
            "jier", "The default rules. Not covered: what the seventh player gets, which the account has lost."
        ),
    ),
    Preset(
        "an_zhang",
        QT_TRANSLATE_NOOP("jier", "Paid by sets"),
        {"score": "per_set"},
        QT_TRANSLATE_NOOP("jier", "One base more for each an, liang, kang and qi. Not covered: other stakes."),
    ),
    Preset(
        "yan_ziyuan",
        QT_TRANSLATE_NOOP("jier", "Free yan"),
        {"yan": "free", "yan_priority": "with_bai"},
        QT_TRANSLATE_NOOP("jier", "A yan may stay in hand and ranks with pairing. Not covered: other stakes."),
    ),
    Preset(
        "tong_pei",
        QT_TRANSLATE_NOOP("jier", "All win, winner is head"),
        {"winners": "all", "next_head": "winner", "passed_win": "locked"},
        QT_TRANSLATE_NOOP("jier", "Several may win on one card and the winner is head. Not covered: other stakes."),
    ),
)

CONFLICTS: tuple[Conflict, ...] = ()


@record
class Rules:
    """The options as the engine reads them: one field for each question that the code asks."""

    yan_free: bool
    yan_low: bool
    """A claimed 燕 ranks with 摆."""
    per_set: bool
    no_return: bool
    """吃甲不打甲."""
    all_winners: bool
    winner_heads: bool
    locks: bool
    """漏胡."""
    manual: bool

    @classmethod
    def of(cls, o: Mapping[str, Value]) -> "Rules":
        """From all options by id."""
        return cls(
            yan_free=o["yan"] == "free",
            yan_low=o["yan_priority"] == "with_bai",
            per_set=o["score"] == "per_set",
            no_return=o["discard_taken"] == "forbidden",
            all_winners=o["winners"] == "all",
            winner_heads=o["next_head"] == "winner",
            locks=o["passed_win"] == "locked",
            manual=o["referee"] == "manual",
        )
