"""The options of 四川麻将 (rules zipai 5, 7), its presets, and the settings that contradict each other."""

from collections.abc import Mapping

from changpai_desktop.cards.record import record
from changpai_desktop.games.contract import QT_TRANSLATE_NOOP, Conflict, Option, Preset, Value

_YES = QT_TRANSLATE_NOOP("xuezhan", "yes")
_NO = QT_TRANSLATE_NOOP("xuezhan", "no")
_ON = QT_TRANSLATE_NOOP("xuezhan", "on")
_OFF = QT_TRANSLATE_NOOP("xuezhan", "off")

OPTIONS: tuple[Option, ...] = (
    Option(
        "mode",
        (
            "xuezhan",
            "single_win",
        ),
        QT_TRANSLATE_NOOP("xuezhan", "Course of a hand"),
        QT_TRANSLATE_NOOP(
            "xuezhan", "With “one win” the hand ends with the first winning tile, and later the giver of it deals."
        ),
        (QT_TRANSLATE_NOOP("xuezhan", "until three have won"), QT_TRANSLATE_NOOP("xuezhan", "one win")),
        "7",
    ),
    Option(
        "dealer",
        (
            "dice",
            "first_winner",
        ),
        QT_TRANSLATE_NOOP("xuezhan", "Who deals next"),
        QT_TRANSLATE_NOOP("xuezhan", "With “first winner” he deals next; if one tile was won by several, its giver."),
        (QT_TRANSLATE_NOOP("xuezhan", "dice"), QT_TRANSLATE_NOOP("xuezhan", "first winner")),
        "5.1.3",
    ),
    Option(
        "swap3",
        (
            "off",
            "on",
        ),
        QT_TRANSLATE_NOOP("xuezhan", "Swapping three tiles"),
        QT_TRANSLATE_NOOP("xuezhan", "With “on” everybody gives three tiles of one suit to a player chosen by dice."),
        (_OFF, _ON),
        "5.1.4",
    ),
    Option(
        "dingque",
        (
            "off",
            "on",
        ),
        QT_TRANSLATE_NOOP("xuezhan", "Naming a void suit"),
        QT_TRANSLATE_NOOP(
            "xuezhan", "With “on” each names a suit before play, which he must discard first and cannot win with."
        ),
        (_OFF, _ON),
        "5.1.5",
    ),
    Option(
        "zhigang",
        (
            1,
            2,
            "2+cagua",
        ),
        QT_TRANSLATE_NOOP("xuezhan", "Kong with a discard"),
        QT_TRANSLATE_NOOP(
            "xuezhan",
            "What the giver of the fourth tile pays; with “2 and 1” every other player who has not won pays one too.",
        ),
        (QT_TRANSLATE_NOOP("xuezhan", "1"), QT_TRANSLATE_NOOP("xuezhan", "2"), QT_TRANSLATE_NOOP("xuezhan", "2 and 1")),
        "5.3",
    ),
    Option(
        "late_kong",
        (
            "unpaid",
            "paid",
            "forbidden",
        ),
        QT_TRANSLATE_NOOP("xuezhan", "Adding a tile held before to a peng"),
        QT_TRANSLATE_NOOP(
            "xuezhan",
            "A kong made of a peng with a tile that was not just drawn brings nothing, is paid, or is not allowed.",
        ),
        (
            QT_TRANSLATE_NOOP("xuezhan", "unpaid"),
            QT_TRANSLATE_NOOP("xuezhan", "paid"),
            QT_TRANSLATE_NOOP("xuezhan", "forbidden"),
        ),
        "5.2.6",
    ),
    Option(
        "qianggang_fan",
        (
            0,
            1,
        ),
        QT_TRANSLATE_NOOP("xuezhan", "Robbing a kong"),
        QT_TRANSLATE_NOOP("xuezhan", "Fan added for winning with the tile of a kong."),
        (QT_TRANSLATE_NOOP("xuezhan", "no fan"), QT_TRANSLATE_NOOP("xuezhan", "1 fan")),
        "5.4",
    ),
    Option(
        "haidi",
        (
            "off",
            "on",
        ),
        QT_TRANSLATE_NOOP("xuezhan", "Last tile"),
        QT_TRANSLATE_NOOP(
            "xuezhan", "With “on” a win by the last tile of the wall, or by the discard after it, has one fan more."
        ),
        (_OFF, _ON),
        "5.5",
    ),
    Option(
        "jingoudiao",
        (
            "off",
            "on",
        ),
        QT_TRANSLATE_NOOP("xuezhan", "Golden hook"),
        QT_TRANSLATE_NOOP("xuezhan", "With “on” four laid groups and a wait for the pair have one fan more."),
        (_OFF, _ON),
        "5.5",
    ),
    Option(
        "gang_gen",
        (
            "no",
            "yes",
        ),
        QT_TRANSLATE_NOOP("xuezhan", "Declared kongs count as gen"),
        QT_TRANSLATE_NOOP("xuezhan", "With “yes” every kong on the table adds one fan too."),
        (_NO, _YES),
        "5.5",
    ),
    Option(
        "zimo",
        (
            "none",
            "fan",
            "di",
        ),
        QT_TRANSLATE_NOOP("xuezhan", "Bonus of an own draw"),
        QT_TRANSLATE_NOOP("xuezhan", "A win by one’s own draw has one fan more, or each pays one base more."),
        (
            QT_TRANSLATE_NOOP("xuezhan", "none"),
            QT_TRANSLATE_NOOP("xuezhan", "1 fan"),
            QT_TRANSLATE_NOOP("xuezhan", "1 base"),
        ),
        "5.5",
    ),
    Option(
        "max_fan",
        (
            "none",
            4,
            5,
            6,
            8,
        ),
        QT_TRANSLATE_NOOP("xuezhan", "Cap of fan"),
        QT_TRANSLATE_NOOP("xuezhan", "More fan than this are not paid."),
        (
            QT_TRANSLATE_NOOP("xuezhan", "no cap"),
            QT_TRANSLATE_NOOP("xuezhan", "4 fan"),
            QT_TRANSLATE_NOOP("xuezhan", "5 fan"),
            QT_TRANSLATE_NOOP("xuezhan", "6 fan"),
            QT_TRANSLATE_NOOP("xuezhan", "8 fan"),
        ),
        "5.5",
    ),
    Option(
        "longqidui",
        (
            5,
            4,
        ),
        QT_TRANSLATE_NOOP("xuezhan", "Dragon seven pairs"),
        QT_TRANSLATE_NOOP("xuezhan", "With 4 it is seven pairs and one fan for each four alike."),
        (QT_TRANSLATE_NOOP("xuezhan", "5 fan"), QT_TRANSLATE_NOOP("xuezhan", "4 fan")),
        "7",
    ),
    Option(
        "dihu_first_discard",
        (
            "no",
            "yes",
        ),
        QT_TRANSLATE_NOOP("xuezhan", "Earthly win by the first discard"),
        QT_TRANSLATE_NOOP("xuezhan", "With “yes” a win by the dealer’s first discard is an earthly win too."),
        (_NO, _YES),
        "5.5",
    ),
    Option(
        "tianhu_gen",
        (
            "no",
            "yes",
        ),
        QT_TRANSLATE_NOOP("xuezhan", "Gen of heavenly and earthly wins"),
        QT_TRANSLATE_NOOP("xuezhan", "With “yes” gen are added to heavenly and earthly wins."),
        (_NO, _YES),
        "7",
    ),
    Option(
        "diangang_hua",
        (
            "zimo",
            "dianpao",
        ),
        QT_TRANSLATE_NOOP("xuezhan", "Kong flower after a discard"),
        QT_TRANSLATE_NOOP(
            "xuezhan", "Won by the tile drawn for a kong with a discard: all pay, or its giver pays alone."
        ),
        (QT_TRANSLATE_NOOP("xuezhan", "own draw, all pay"), QT_TRANSLATE_NOOP("xuezhan", "the giver pays")),
        "5.6.2",
    ),
    Option(
        "chain_transfer",
        (
            "last",
            "all",
        ),
        QT_TRANSLATE_NOOP("xuezhan", "Handing over kong money"),
        QT_TRANSLATE_NOOP(
            "xuezhan",
            "A discard after several kongs in a row is won: the money of the last, or of all of them, is handed over.",
        ),
        (QT_TRANSLATE_NOOP("xuezhan", "of the last kong"), QT_TRANSLATE_NOOP("xuezhan", "of all in a row")),
        "5.6.3",
    ),
    Option(
        "next",
        (
            "after_winner",
            "after_discarder",
        ),
        QT_TRANSLATE_NOOP("xuezhan", "Who draws after a win by a discard"),
        QT_TRANSLATE_NOOP("xuezhan", "The turn goes on after the winner, or after the player who discarded."),
        (QT_TRANSLATE_NOOP("xuezhan", "after the winner"), QT_TRANSLATE_NOOP("xuezhan", "after the discarder")),
        "5.7.2",
    ),
    Option(
        "last4",
        (
            "must",
            "must_these_four",
            "free",
        ),
        QT_TRANSLATE_NOOP("xuezhan", "The last four tiles"),
        QT_TRANSLATE_NOOP(
            "xuezhan",
            "Once the first of the last four is drawn whoever can win must; or only with one of these; or nobody.",
        ),
        (
            QT_TRANSLATE_NOOP("xuezhan", "must win"),
            QT_TRANSLATE_NOOP("xuezhan", "must, with these four"),
            QT_TRANSLATE_NOOP("xuezhan", "free"),
        ),
        "5.7.4",
    ),
    Option(
        "guoshou",
        (
            "same_kind",
            "all_kinds",
            "all_unless_more_fan",
        ),
        QT_TRANSLATE_NOOP("xuezhan", "After passing a win"),
        QT_TRANSLATE_NOOP(
            "xuezhan", "Barred until the next draw is the same kind, or every kind, or every kind that has no more fan."
        ),
        (
            QT_TRANSLATE_NOOP("xuezhan", "the same kind"),
            QT_TRANSLATE_NOOP("xuezhan", "every kind"),
            QT_TRANSLATE_NOOP("xuezhan", "every kind without more fan"),
        ),
        "5.7.5",
    ),
    Option(
        "guoshou_clear",
        (
            "draw",
            "draw_or_meld",
        ),
        QT_TRANSLATE_NOOP("xuezhan", "A passed win is forgotten"),
        QT_TRANSLATE_NOOP("xuezhan", "With the next draw, or with a peng as well."),
        (QT_TRANSLATE_NOOP("xuezhan", "with the next draw"), QT_TRANSLATE_NOOP("xuezhan", "also with a peng")),
        "5.7.5",
    ),
    Option(
        "chajiao",
        (
            "max",
            "min",
        ),
        QT_TRANSLATE_NOOP("xuezhan", "Who does not wait pays"),
        QT_TRANSLATE_NOOP("xuezhan", "The value of the best, or of the least, tile that the other waits for."),
        (QT_TRANSLATE_NOOP("xuezhan", "the best wait"), QT_TRANSLATE_NOOP("xuezhan", "the least wait")),
        "5.8.2",
    ),
    Option(
        "dead_wait",
        (
            "counts",
            "not",
            "unpaid",
        ),
        QT_TRANSLATE_NOOP("xuezhan", "Waiting for tiles that are gone"),
        QT_TRANSLATE_NOOP("xuezhan", "Counts as waiting, or does not, or counts but is not paid."),
        (
            QT_TRANSLATE_NOOP("xuezhan", "counts"),
            QT_TRANSLATE_NOOP("xuezhan", "does not count"),
            QT_TRANSLATE_NOOP("xuezhan", "counts, unpaid"),
        ),
        "5.8",
    ),
    Option(
        "huazhu_to",
        (
            "unwon_nonpig",
            "all_nonpig",
        ),
        QT_TRANSLATE_NOOP("xuezhan", "Three suits at the end are paid to"),
        QT_TRANSLATE_NOOP("xuezhan", "Those who have not won, or everybody."),
        (QT_TRANSLATE_NOOP("xuezhan", "who has not won"), QT_TRANSLATE_NOOP("xuezhan", "everybody")),
        "5.8.1",
    ),
    Option(
        "huazhu_plus_jiao",
        (
            "no",
            "yes",
        ),
        QT_TRANSLATE_NOOP("xuezhan", "Three suits pay the waiting too"),
        QT_TRANSLATE_NOOP(
            "xuezhan",
            "With “yes” a hand of three suits pays winners as well, and the waiting their value beside the 16.",
        ),
        (_NO, _YES),
        "7",
    ),
    Option(
        "referee",
        (
            "auto",
            "manual",
        ),
        QT_TRANSLATE_NOOP("xuezhan", "Referee"),
        QT_TRANSLATE_NOOP(
            "xuezhan", "With “manual” false wins and other fouls can be made, and cost what the rules say."
        ),
        (QT_TRANSLATE_NOOP("xuezhan", "the program"), QT_TRANSLATE_NOOP("xuezhan", "manual")),
        "5.11",
    ),
)

PRESETS: tuple[Preset, ...] = (
    Preset(
        "xuezhan",
        QT_TRANSLATE_NOOP("xuezhan", "Blood battle"),
        {},
        QT_TRANSLATE_NOOP(
            "xuezhan", "The default rules. Not covered: features known by name only, such as 断幺九 and 中张."
        ),
    ),
    Preset(
        "chengdu",
        QT_TRANSLATE_NOOP("xuezhan", "Chengdu"),
        {"swap3": "on", "dingque": "on", "dealer": "first_winner", "zhigang": 2, "gang_gen": "yes", "max_fan": 4},
        QT_TRANSLATE_NOOP(
            "xuezhan",
            "Three tiles swapped, a void suit, four fan at most (some: five). Not covered: 飘, laid before the hand.",
        ),
    ),
    Preset(
        "sbr",
        QT_TRANSLATE_NOOP("xuezhan", "Tournament (SBR)"),
        {"max_fan": 4, "gang_gen": "yes", "zimo": "di", "zhigang": 2, "jingoudiao": "on", "haidi": "on"},
        QT_TRANSLATE_NOOP(
            "xuezhan", "Counting of the tournament rules. Not covered: tables, rounds and time of a tournament."
        ),
    ),
    Preset(
        "single_win",
        QT_TRANSLATE_NOOP("xuezhan", "One win"),
        {"mode": "single_win"},
        QT_TRANSLATE_NOOP(
            "xuezhan",
            "The hand ends with the first winning tile; whoever gave it deals. Not covered: other payments than here.",
        ),
    ),
)

_SINGLE = QT_TRANSLATE_NOOP("xuezhan", "with one win the rules say who deals, and the hand does not go on")
CONFLICTS: tuple[Conflict, ...] = (
    Conflict(("mode", "single_win"), ("dealer", "first_winner"), _SINGLE),
    Conflict(("mode", "single_win"), ("next", "after_discarder"), _SINGLE),
)


@record
class Rules:
    """The options as the engine reads them: one field for each question that the code asks."""

    single: bool
    first_winner_deals: bool
    swap: bool
    dingque: bool
    zhigang: int
    cagua: bool
    late_kong: str
    qianggang: int
    haidi: bool
    jingoudiao: bool
    gang_gen: bool
    zimo: str
    max_fan: int
    """A number that no hand reaches if there is no cap."""
    dragon: int
    dihu_discard: bool
    tianhu_gen: bool
    giver_pays_flower: bool
    transfer_all: bool
    after_discarder: bool
    last4: str
    guoshou: str
    meld_clears: bool
    jiao_least: bool
    dead_wait: str
    pigs_pay_winners: bool
    pigs_pay_jiao: bool
    manual: bool

    @classmethod
    def of(cls, o: Mapping[str, Value]) -> "Rules":
        """From all options by id."""
        return cls(
            single=o["mode"] == "single_win",
            first_winner_deals=o["dealer"] == "first_winner",
            swap=o["swap3"] == "on",
            dingque=o["dingque"] == "on",
            zhigang=1 if o["zhigang"] == 1 else 2,
            cagua=o["zhigang"] == "2+cagua",
            late_kong=str(o["late_kong"]),
            qianggang=int(o["qianggang_fan"]),
            haidi=o["haidi"] == "on",
            jingoudiao=o["jingoudiao"] == "on",
            gang_gen=o["gang_gen"] == "yes",
            zimo=str(o["zimo"]),
            max_fan=10**6 if o["max_fan"] == "none" else int(o["max_fan"]),
            dragon=int(o["longqidui"]),
            dihu_discard=o["dihu_first_discard"] == "yes",
            tianhu_gen=o["tianhu_gen"] == "yes",
            giver_pays_flower=o["diangang_hua"] == "dianpao",
            transfer_all=o["chain_transfer"] == "all",
            after_discarder=o["next"] == "after_discarder",
            last4=str(o["last4"]),
            guoshou=str(o["guoshou"]),
            meld_clears=o["guoshou_clear"] == "draw_or_meld",
            jiao_least=o["chajiao"] == "min",
            dead_wait=str(o["dead_wait"]),
            # Part 7: who pays 大叫 too pays the 16 to winners as well.
            pigs_pay_winners=o["huazhu_to"] == "all_nonpig" or o["huazhu_plus_jiao"] == "yes",
            pigs_pay_jiao=o["huazhu_plus_jiao"] == "yes",
            manual=o["referee"] == "manual",
        )
