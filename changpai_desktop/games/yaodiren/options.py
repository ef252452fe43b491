"""The options of 幺地人 (rules changpai 1.13, 8, 9), its presets, and the settings that contradict each other."""

from collections.abc import Mapping

from changpai_desktop.cards.record import record
from changpai_desktop.games.contract import QT_TRANSLATE_NOOP, Conflict, Option, Preset, Value, Word


def _option(
    option_id: str,
    values: tuple[Value, ...],
    label: Word,
    effect: Word,
    value_labels: tuple[Word, ...],
    rule: str,
) -> Option:
    return Option(option_id, values, label, effect, value_labels, rule)


_YES = QT_TRANSLATE_NOOP("yaodiren", "yes")
_NO = QT_TRANSLATE_NOOP("yaodiren", "no")
_ON = QT_TRANSLATE_NOOP("yaodiren", "counted")
_OFF = QT_TRANSLATE_NOOP("yaodiren", "not counted")

OPTIONS: tuple[Option, ...] = (
    _option(
        "eat_tuo",
        ("per_red", "none"),
        QT_TRANSLATE_NOOP("yaodiren", "Tuo of eaten groups"),
        QT_TRANSLATE_NOOP("yaodiren", "With “none” an eaten group counts nothing, so all totals are even."),
        (QT_TRANSLATE_NOOP("yaodiren", "one per red card"), QT_TRANSLATE_NOOP("yaodiren", "none")),
        "1.13.2",
    ),
    _option(
        "red_kinds",
        ("any_red", "all_red"),
        QT_TRANSLATE_NOOP("yaodiren", "Which cards are red"),
        QT_TRANSLATE_NOOP("yaodiren", "With “only the wholly red ones” just Earth, Man and One-Four count as red."),
        (
            QT_TRANSLATE_NOOP("yaodiren", "any with a red pip"),
            QT_TRANSLATE_NOOP("yaodiren", "only the wholly red ones"),
        ),
        "1.13.3",
    ),
    _option(
        "qualify_tuo",
        ("potential", "strict"),
        QT_TRANSLATE_NOOP("yaodiren", "Tuo of a dealt hand"),
        QT_TRANSLATE_NOOP(
            "yaodiren", "With “strict” only pairs, threes and fours count for 34/33, eating counts nothing."
        ),
        (QT_TRANSLATE_NOOP("yaodiren", "what it may become"), QT_TRANSLATE_NOOP("yaodiren", "strict")),
        "1.13.5",
    ),
    _option(
        "short_mao_tuo",
        ("required", "waived"),
        QT_TRANSLATE_NOOP("yaodiren", "Short of mao: is 34/33 needed"),
        QT_TRANSLATE_NOOP("yaodiren", "With “waived” a hand that lacks a mao covered by a gang card needs no 34/33."),
        (QT_TRANSLATE_NOOP("yaodiren", "needed"), QT_TRANSLATE_NOOP("yaodiren", "waived")),
        "1.13.6",
    ),
    _option(
        "five_covers",
        ("no", "yes"),
        QT_TRANSLATE_NOOP("yaodiren", "Five alike cover a missing mao"),
        QT_TRANSLATE_NOOP("yaodiren", "With “yes” five alike cover one missing mao as a gang card does."),
        (_NO, _YES),
        "1.13.7",
    ),
    _option(
        "quad_covers",
        (1, 2),
        QT_TRANSLATE_NOOP("yaodiren", "Missing mao covered by four alike"),
        QT_TRANSLATE_NOOP("yaodiren", "With 2 four alike cover two missing mao, three alike still one."),
        (QT_TRANSLATE_NOOP("yaodiren", "one"), QT_TRANSLATE_NOOP("yaodiren", "two")),
        "1.13.8",
    ),
    _option(
        "tuhuo_stack",
        ("no", "yes"),
        QT_TRANSLATE_NOOP("yaodiren", "Sounded tuhuo of One-Four, Earth or Man"),
        QT_TRANSLATE_NOOP("yaodiren", "With “yes” such a sounded tuhuo brings 4 fan instead of 3."),
        (QT_TRANSLATE_NOOP("yaodiren", "3 fan"), QT_TRANSLATE_NOOP("yaodiren", "4 fan")),
        "1.13.9",
    ),
    _option(
        "fan_pay",
        ("ladder", "doubling"),
        QT_TRANSLATE_NOOP("yaodiren", "How fan are paid"),
        QT_TRANSLATE_NOOP("yaodiren", "With “doubling” each fan doubles the base instead of adding one."),
        (
            QT_TRANSLATE_NOOP("yaodiren", "ladder: 1 + fan"),
            QT_TRANSLATE_NOOP("yaodiren", "doubling: 2 to the fan"),
        ),
        "1.13.10",
    ),
    _option(
        "max_fan",
        ("none", 3, 4),
        QT_TRANSLATE_NOOP("yaodiren", "Limit of fan"),
        QT_TRANSLATE_NOOP("yaodiren", "Fan beyond the limit are not paid."),
        (
            QT_TRANSLATE_NOOP("yaodiren", "no limit"),
            QT_TRANSLATE_NOOP("yaodiren", "3 fan"),
            QT_TRANSLATE_NOOP("yaodiren", "4 fan"),
        ),
        "1.13.11",
    ),
    _option(
        "baozi_pay",
        (2, 4, 0),
        QT_TRANSLATE_NOOP("yaodiren", "What a baozi pays"),
        QT_TRANSLATE_NOOP("yaodiren", "So many bases a baozi pays to each other player at the end of the hand."),
        (
            QT_TRANSLATE_NOOP("yaodiren", "2 to each"),
            QT_TRANSLATE_NOOP("yaodiren", "4 to each"),
            QT_TRANSLATE_NOOP("yaodiren", "nothing"),
        ),
        "1.13.12",
    ),
    _option(
        "dropped_pay",
        ("yes", "no"),
        QT_TRANSLATE_NOOP("yaodiren", "Players who dropped pay the winner"),
        QT_TRANSLATE_NOOP("yaodiren", "With “no” a player who has dropped pays nothing."),
        (_YES, _NO),
        "1.13.13",
    ),
    _option(
        "pattern_fan",
        ("on", "off"),
        QT_TRANSLATE_NOOP("yaodiren", "Fan for all sets and all red"),
        QT_TRANSLATE_NOOP("yaodiren", "With “not counted” the two patterns bring no fan."),
        (_ON, _OFF),
        "1.13.14",
    ),
    _option(
        "passed_peng",
        ("free", "locked"),
        QT_TRANSLATE_NOOP("yaodiren", "A peng once refused"),
        QT_TRANSLATE_NOOP("yaodiren", "With “locked” a kind whose peng was refused cannot be taken by peng later."),
        (QT_TRANSLATE_NOOP("yaodiren", "may come later"), QT_TRANSLATE_NOOP("yaodiren", "locked")),
        "1.13.15",
    ),
    _option(
        "all_black_tuo",
        ("required", "waived"),
        QT_TRANSLATE_NOOP("yaodiren", "Wholly black hand: is 34/33 needed"),
        QT_TRANSLATE_NOOP("yaodiren", "With “waived” a hand without any red card wins below 34/33."),
        (QT_TRANSLATE_NOOP("yaodiren", "needed"), QT_TRANSLATE_NOOP("yaodiren", "waived")),
        "1.13.16",
    ),
    _option(
        "starter_fan",
        ("free", "required"),
        QT_TRANSLATE_NOOP("yaodiren", "Who started must win with a fan"),
        QT_TRANSLATE_NOOP("yaodiren", "With “required” a player who said start wins only with at least one fan."),
        (QT_TRANSLATE_NOOP("yaodiren", "not needed"), QT_TRANSLATE_NOOP("yaodiren", "required")),
        "1.13.17",
    ),
    _option(
        "eat_discard",
        ("yes", "no"),
        QT_TRANSLATE_NOOP("yaodiren", "Eating the previous player's discard"),
        QT_TRANSLATE_NOOP("yaodiren", "With “no” only flipped cards may be eaten."),
        (QT_TRANSLATE_NOOP("yaodiren", "allowed"), QT_TRANSLATE_NOOP("yaodiren", "flips only")),
        "1.13.18",
    ),
    _option(
        "winners",
        ("nearest", "all"),
        QT_TRANSLATE_NOOP("yaodiren", "Several players could win"),
        QT_TRANSLATE_NOOP("yaodiren", "With “all” everyone who wins the card is paid by those who do not."),
        (QT_TRANSLATE_NOOP("yaodiren", "the nearest"), QT_TRANSLATE_NOOP("yaodiren", "all")),
        "1.13.19",
    ),
    _option(
        "misdeclare",
        ("no", "yes"),
        QT_TRANSLATE_NOOP("yaodiren", "Staying in with an unqualified hand"),
        QT_TRANSLATE_NOOP("yaodiren", "With “possible” an unqualified player may stay in, and is a baozi."),
        (QT_TRANSLATE_NOOP("yaodiren", "not offered"), QT_TRANSLATE_NOOP("yaodiren", "possible")),
        "1.13.20",
    ),
    _option(
        "voluntary_drop",
        ("yes", "no"),
        QT_TRANSLATE_NOOP("yaodiren", "Dropping a qualified hand"),
        QT_TRANSLATE_NOOP("yaodiren", "With “no” a player who may play must play."),
        (QT_TRANSLATE_NOOP("yaodiren", "allowed"), QT_TRANSLATE_NOOP("yaodiren", "not allowed")),
        "1.13.21",
    ),
    _option(
        "start_by_tuo",
        ("no", "yes"),
        QT_TRANSLATE_NOOP("yaodiren", "44/43 tuo count as a fan"),
        QT_TRANSLATE_NOOP("yaodiren", "With “yes” a hand of 44 (dealer) or 43 tuo may start without a fan."),
        (_NO, _YES),
        "1.13.22",
    ),
    _option(
        "starter_draws",
        ("no", "yes"),
        QT_TRANSLATE_NOOP("yaodiren", "Who draws the first card"),
        QT_TRANSLATE_NOOP("yaodiren", "With “who started” the first player who said start draws and discards first."),
        (QT_TRANSLATE_NOOP("yaodiren", "the dealer"), QT_TRANSLATE_NOOP("yaodiren", "who started")),
        "1.13.23",
    ),
    _option(
        "show_quads",
        ("no", "yes"),
        QT_TRANSLATE_NOOP("yaodiren", "Fours are shown when stealing"),
        QT_TRANSLATE_NOOP("yaodiren", "With “yes” the four or five alike are shown to all when the player steals."),
        (_NO, _YES),
        "1.13.25",
    ),
    _option(
        "no_fan_join",
        ("dealer_only", "anyone"),
        QT_TRANSLATE_NOOP("yaodiren", "Who may knock without a fan"),
        QT_TRANSLATE_NOOP(
            "yaodiren", "With “anyone” every qualified player without a fan may knock and wait for a start."
        ),
        (QT_TRANSLATE_NOOP("yaodiren", "the dealer only"), QT_TRANSLATE_NOOP("yaodiren", "anyone")),
        "1.4",
    ),
    _option(
        "silent_quad",
        ("gang", "tuhuo"),
        QT_TRANSLATE_NOOP("yaodiren", "Four alike kept in hand"),
        QT_TRANSLATE_NOOP("yaodiren", "With “like a tuhuo” four alike in hand count 8/16 instead of 6/12."),
        (QT_TRANSLATE_NOOP("yaodiren", "like a gang"), QT_TRANSLATE_NOOP("yaodiren", "like a tuhuo")),
        "8",
    ),
    _option(
        "count_sets",
        ("all", "exposed"),
        QT_TRANSLATE_NOOP("yaodiren", "Threes and fours in hand"),
        QT_TRANSLATE_NOOP("yaodiren", "With “exposed only” threes and fours still in hand bring no tuo and no fan."),
        (QT_TRANSLATE_NOOP("yaodiren", "count"), QT_TRANSLATE_NOOP("yaodiren", "exposed only")),
        "8",
    ),
    _option(
        "replacement",
        ("unseen", "shown"),
        QT_TRANSLATE_NOOP("yaodiren", "The card drawn after gang or tuhuo"),
        QT_TRANSLATE_NOOP("yaodiren", "With “shown” everybody sees the card drawn after a gang or tuhuo."),
        (QT_TRANSLATE_NOOP("yaodiren", "unseen"), QT_TRANSLATE_NOOP("yaodiren", "shown")),
        "8",
    ),
    _option(
        "referee",
        ("auto", "manual"),
        QT_TRANSLATE_NOOP("yaodiren", "Referee"),
        QT_TRANSLATE_NOOP(
            "yaodiren",
            "With “manual” compulsory moves can be missed and forbidden ones made; who is caught is a baozi.",
        ),
        (QT_TRANSLATE_NOOP("yaodiren", "the program"), QT_TRANSLATE_NOOP("yaodiren", "manual")),
        "8",
    ),
)

PRESETS: tuple[Preset, ...] = (
    Preset(
        "chongqing",
        QT_TRANSLATE_NOOP("yaodiren", "Chongqing"),
        {},
        QT_TRANSLATE_NOOP("yaodiren", "The default rules. Not covered: 听用 and 财神, for which no use is known."),
    ),
    Preset(
        "chongqing_locked",
        QT_TRANSLATE_NOOP("yaodiren", "Chongqing, refused peng locked"),
        {"passed_peng": "locked", "five_covers": "yes", "quad_covers": 2, "all_black_tuo": "waived"},
        QT_TRANSLATE_NOOP(
            "yaodiren",
            "As on a Chongqing game server: a five covers one missing mao here, there it covers two.",
        ),
    ),
    Preset(
        "gunfan",
        QT_TRANSLATE_NOOP("yaodiren", "Doubling, limit 4 fan"),
        {"fan_pay": "doubling", "max_fan": 4},
        QT_TRANSLATE_NOOP("yaodiren", "Each fan doubles. Not covered: stakes agreed beyond the limit."),
    ),
    Preset(
        "strict_table",
        QT_TRANSLATE_NOOP("yaodiren", "Strict tea-house table"),
        {"referee": "manual", "misdeclare": "yes", "baozi_pay": 4},
        QT_TRANSLATE_NOOP("yaodiren", "Players watch the rules themselves. Not covered: arguments about them."),
    ),
)

CONFLICTS: tuple[Conflict, ...] = (
    Conflict(
        ("count_sets", "exposed"),
        ("silent_quad", "tuhuo"),
        QT_TRANSLATE_NOOP("yaodiren", "fours in hand that bring no tuo cannot count like a tuhuo"),
    ),
    Conflict(
        ("qualify_tuo", "strict"),
        ("start_by_tuo", "yes"),
        QT_TRANSLATE_NOOP("yaodiren", "44/43 is a figure of the potential, which strict counting does not use"),
    ),
)


@record
class Rules:
    """The options as the engine reads them: one field for each question that the code asks."""

    eat_counts: bool
    any_red: bool
    strict: bool
    short_needs_tuo: bool
    five_covers: int
    quad_covers: int
    tuhuo_fan: int
    doubling: bool
    max_fan: int
    """A number no total reaches if there is no limit."""
    baozi_pay: int
    dropped_pay: bool
    pattern_fan: bool
    peng_locks: bool
    black_needs_tuo: bool
    starter_needs_fan: bool
    eat_discard: bool
    all_winners: bool
    misdeclare: bool
    voluntary_drop: bool
    start_by_tuo: bool
    starter_draws: bool
    show_quads: bool
    anyone_knocks: bool
    silent_quad_is_tuhuo: bool
    concealed_counts: bool
    replacement_shown: bool
    manual: bool

    @classmethod
    def of(cls, o: Mapping[str, Value]) -> "Rules":
        """From all options by id."""
        return cls(
            eat_counts=o["eat_tuo"] == "per_red",
            any_red=o["red_kinds"] == "any_red",
            strict=o["qualify_tuo"] == "strict",
            short_needs_tuo=o["short_mao_tuo"] == "required",
            five_covers=int(o["five_covers"] == "yes"),
            quad_covers=int(o["quad_covers"]),
            tuhuo_fan=4 if o["tuhuo_stack"] == "yes" else 3,
            doubling=o["fan_pay"] == "doubling",
            max_fan=10**6 if o["max_fan"] == "none" else int(o["max_fan"]),
            baozi_pay=int(o["baozi_pay"]),
            dropped_pay=o["dropped_pay"] == "yes",
            pattern_fan=o["pattern_fan"] == "on",
            peng_locks=o["passed_peng"] == "locked",
            black_needs_tuo=o["all_black_tuo"] == "required",
            starter_needs_fan=o["starter_fan"] == "required",
            eat_discard=o["eat_discard"] == "yes",
            all_winners=o["winners"] == "all",
            misdeclare=o["misdeclare"] == "yes",
            voluntary_drop=o["voluntary_drop"] == "yes",
            start_by_tuo=o["start_by_tuo"] == "yes",
            starter_draws=o["starter_draws"] == "yes",
            show_quads=o["show_quads"] == "yes",
            anyone_knocks=o["no_fan_join"] == "anyone",
            silent_quad_is_tuhuo=o["silent_quad"] == "tuhuo",
            concealed_counts=o["count_sets"] == "all",
            replacement_shown=o["replacement"] == "shown",
            manual=o["referee"] == "manual",
        )
