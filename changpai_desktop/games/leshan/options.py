"""The options of 乐山贰柒拾 (rules zipai 3.2-3.14, 7), its presets, and the settings that contradict each other."""

from collections.abc import Mapping

from changpai_desktop.cards.record import record
from changpai_desktop.games.contract import QT_TRANSLATE_NOOP, Conflict, Option, Preset, Value

_YES = QT_TRANSLATE_NOOP("leshan", "yes")
_NO = QT_TRANSLATE_NOOP("leshan", "no")

OPTIONS: tuple[Option, ...] = (
    Option(
        "cut_card",
        ("out", "back_in"),
        QT_TRANSLATE_NOOP("leshan", "The exposed cut card"),
        QT_TRANSLATE_NOOP("leshan", "With “put back” it becomes the last card of the stock, known to all."),
        (QT_TRANSLATE_NOOP("leshan", "out of play"), QT_TRANSLATE_NOOP("leshan", "put back")),
        "3.2.3",
    ),
    Option(
        "gun_show",
        ("laid", "hidden_until_first_entry"),
        QT_TRANSLATE_NOOP("leshan", "Four alike in the deal"),
        QT_TRANSLATE_NOOP(
            "leshan", "With “at the first claim” a dealt gun stays in the hand until its player takes a card."
        ),
        (QT_TRANSLATE_NOOP("leshan", "laid at once"), QT_TRANSLATE_NOOP("leshan", "at the first claim")),
        "3.3.2",
    ),
    Option(
        "kai",
        ("optional", "forced"),
        QT_TRANSLATE_NOOP("leshan", "Kai"),
        QT_TRANSLATE_NOOP("leshan", "With “forced” the fourth card of a kan is always taken, unless it is won with."),
        (QT_TRANSLATE_NOOP("leshan", "optional"), QT_TRANSLATE_NOOP("leshan", "forced")),
        "3.14",
    ),
    Option(
        "own_discard_claim",
        ("yes", "no"),
        QT_TRANSLATE_NOOP("leshan", "Dui and eating of a kind one has discarded"),
        QT_TRANSLATE_NOOP("leshan", "With “no” a kind that one has discarded can be neither eaten nor taken as dui."),
        (_YES, _NO),
        "3.5.4",
    ),
    Option(
        "guohe",
        ("jin_or_up", "jin_only", "none"),
        QT_TRANSLATE_NOOP("leshan", "Winning again after passing a win"),
        QT_TRANSLATE_NOOP(
            "leshan", "“Only after a claim” bars a better win too; with “free” a passed win has no effect."
        ),
        (
            QT_TRANSLATE_NOOP("leshan", "after a claim, or better"),
            QT_TRANSLATE_NOOP("leshan", "only after a claim"),
            QT_TRANSLATE_NOOP("leshan", "free"),
        ),
        "3.5.5",
    ),
    Option(
        "tiers",
        ("leshan", "chipiao"),
        QT_TRANSLATE_NOOP("leshan", "Steps of the value"),
        QT_TRANSLATE_NOOP(
            "leshan", "With “10, 20, 40, 80” a win of 10 pays 10, 11-20 pay 20, 21-30 pay 40, more pays 80."
        ),
        (
            QT_TRANSLATE_NOOP("leshan", "10, 20, 40, 60, table"),
            QT_TRANSLATE_NOOP("leshan", "10, 20, 40, 80"),
        ),
        "7",
    ),
    Option(
        "manbai",
        ("on", "off"),
        QT_TRANSLATE_NOOP("leshan", "Full hundred"),
        QT_TRANSLATE_NOOP("leshan", "With “off” the value of a hand has no cap."),
        (QT_TRANSLATE_NOOP("leshan", "on"), QT_TRANSLATE_NOOP("leshan", "off")),
        "3.6.5",
    ),
    Option(
        "cap",
        (100, "none", 80, 160),
        QT_TRANSLATE_NOOP("leshan", "Cap of the value"),
        QT_TRANSLATE_NOOP("leshan", "The value of a hand, after doubling and before paopai, is at most this."),
        (
            QT_TRANSLATE_NOOP("leshan", "100"),
            QT_TRANSLATE_NOOP("leshan", "no cap"),
            QT_TRANSLATE_NOOP("leshan", "80"),
            QT_TRANSLATE_NOOP("leshan", "160"),
        ),
        "7",
    ),
    Option(
        "tianhe_fan",
        (1, 2),
        QT_TRANSLATE_NOOP("leshan", "Fan of the heavenly win"),
        QT_TRANSLATE_NOOP("leshan", "With 2 the dealer's complete deal is doubled twice."),
        (QT_TRANSLATE_NOOP("leshan", "1 fan"), QT_TRANSLATE_NOOP("leshan", "2 fan")),
        "3.6.4",
    ),
    Option(
        "kun_ignores_zhuang",
        ("no", "yes"),
        QT_TRANSLATE_NOOP("leshan", "Kun with a pair"),
        QT_TRANSLATE_NOOP("leshan", "With “yes” a hand whose groups all count is kun although it has a pair."),
        (_NO, _YES),
        "3.6.4",
    ),
    Option(
        "xiaojia_zimo",
        ("x1", "x2"),
        QT_TRANSLATE_NOOP("leshan", "Small seat wins with its own card"),
        QT_TRANSLATE_NOOP("leshan", "With “double” the small seat gets twice the value for a card it turned itself."),
        (QT_TRANSLATE_NOOP("leshan", "single"), QT_TRANSLATE_NOOP("leshan", "double")),
        "3.8.4",
    ),
    Option(
        "referee",
        ("auto", "manual"),
        QT_TRANSLATE_NOOP("leshan", "Referee"),
        QT_TRANSLATE_NOOP(
            "leshan", "With “manual” fouls can be made; who is caught pays 20 to each and the hand ends."
        ),
        (QT_TRANSLATE_NOOP("leshan", "the program"), QT_TRANSLATE_NOOP("leshan", "manual")),
        "3.10",
    ),
)

PRESETS: tuple[Preset, ...] = (
    Preset(
        "leshan",
        QT_TRANSLATE_NOOP("leshan", "Leshan"),
        {},
        QT_TRANSLATE_NOOP(
            "leshan", "The default rules. Not covered: 圈胡, 双圈, 下雨, 巴雨, 磙翻, known by name only."
        ),
    ),
    Preset(
        "chipiao",
        QT_TRANSLATE_NOOP("leshan", "Qianwei, Wutongqiao, Muchuan (chipiao)"),
        {"tiers": "chipiao", "cap": 80},
        QT_TRANSLATE_NOOP("leshan", "Steps of 10, 20, 40, 80, capped at 80; some tables cap at 160."),
    ),
    Preset(
        "meishan",
        QT_TRANSLATE_NOOP("leshan", "Meishan"),
        {"tianhe_fan": 2, "xiaojia_zimo": "x2"},
        QT_TRANSLATE_NOOP(
            "leshan",
            "The heavenly win counts 2 fan, the small seat’s own card double. Not covered: rounding, caps of 30 or 40.",
        ),
    ),
    Preset(
        "renshou",
        QT_TRANSLATE_NOOP("leshan", "Renshou"),
        {"tianhe_fan": 2},
        QT_TRANSLATE_NOOP("leshan", "The heavenly win counts 2 fan, otherwise as in Leshan."),
    ),
)

_NO_CAP = QT_TRANSLATE_NOOP("leshan", "without the full hundred there is no cap")

CONFLICTS: tuple[Conflict, ...] = (
    Conflict(("manbai", "off"), ("cap", 80), _NO_CAP),
    Conflict(("manbai", "off"), ("cap", 160), _NO_CAP),
)


@record
class Rules:
    """The options as the engine reads them: one field for each question that the code asks."""

    cut_back_in: bool
    gun_hidden: bool
    kai_forced: bool
    own_discard_claim: bool
    guohe: str
    chipiao: bool
    cap: int
    """A number no value reaches if there is no cap."""
    tianhe_fan: int
    kun_ignores_zhuang: bool
    xiaojia_zimo: int
    manual: bool

    @classmethod
    def of(cls, o: Mapping[str, Value]) -> "Rules":
        """From all options by id."""
        uncapped = o["manbai"] == "off" or o["cap"] == "none"
        return cls(
            cut_back_in=o["cut_card"] == "back_in",
            gun_hidden=o["gun_show"] == "hidden_until_first_entry",
            kai_forced=o["kai"] == "forced",
            own_discard_claim=o["own_discard_claim"] == "yes",
            guohe=str(o["guohe"]),
            chipiao=o["tiers"] == "chipiao",
            cap=10**6 if uncapped else int(o["cap"]),
            tianhe_fan=int(o["tianhe_fan"]),
            kun_ignores_zhuang=o["kun_ignores_zhuang"] == "yes",
            xiaojia_zimo=2 if o["xiaojia_zimo"] == "x2" else 1,
            manual=o["referee"] == "manual",
        )
