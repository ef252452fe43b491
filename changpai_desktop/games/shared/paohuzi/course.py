"""The options that concern the course of play, the same in every game of this family (rules zipai 1.10, part 7)."""

from collections.abc import Mapping

from changpai_desktop.cards.record import record
from changpai_desktop.games.contract import QT_TRANSLATE_NOOP, Option, Value, Word

YES = QT_TRANSLATE_NOOP("paohuzi", "yes")
NO = QT_TRANSLATE_NOOP("paohuzi", "no")


@record
class Course:
    """The options as the rules ask for them."""

    break_wei: bool
    hidden_win: bool
    must_hu: bool
    break_kan: bool
    shown_pao: bool
    discard_win: bool
    pao_bans: bool
    manual: bool
    burnt_bi: bool
    """Eating without the 比 it forces is a foul (宜章); otherwise the eat is undone (part 7, 湖南字牌)."""

    @classmethod
    def of(cls, o: Mapping[str, Value], *, burnt_bi: bool) -> "Course":
        """From all options by id."""
        return cls(
            break_wei=o["break_wei_hu"] == "yes",
            hidden_win=o["own_hidden_win"] == "yes",
            must_hu=o["must_hu"] == "yes",
            break_kan=o["stuck"] == "break_kan",
            shown_pao=o["liangzhang_claim"] == "also_pao",
            discard_win=o["discard_win"] != "no",
            pao_bans=o["fangpao_ban"] == "yes",
            manual=o["referee"] == "manual",
            burnt_bi=burnt_bi,
        )


def _yes_no(option_id: str, label: Word, effect: Word, rule: str, default: str = "no") -> Option:
    values: tuple[Value, ...] = ("no", "yes") if default == "no" else ("yes", "no")
    labels = (NO, YES) if default == "no" else (YES, NO)
    return Option(option_id, values, label, effect, labels, rule)


COMMON: tuple[Option, ...] = (
    _yes_no(
        "own_hidden_win",
        QT_TRANSLATE_NOOP("paohuzi", "Winning by an own wei or ti"),
        QT_TRANSLATE_NOOP("paohuzi", "With “no” only a shown card wins; a hidden wei or ti completes no hand."),
        "1.10",
        "yes",
    ),
    _yes_no(
        "break_wei_hu",
        QT_TRANSLATE_NOOP("paohuzi", "Refusing wei or ti for a win"),
        QT_TRANSLATE_NOOP(
            "paohuzi", "With “yes” the own flip may win in another group instead of the forced wei or ti."
        ),
        "1.6",
    ),
    _yes_no(
        "must_hu",
        QT_TRANSLATE_NOOP("paohuzi", "Winning is compulsory"),
        QT_TRANSLATE_NOOP("paohuzi", "With “yes” a win cannot be passed; the program declares it."),
        "1.10",
    ),
    Option(
        "stuck",
        ("dead_hand", "break_kan"),
        QT_TRANSLATE_NOOP("paohuzi", "A discard is owed, but only kan are left"),
        QT_TRANSLATE_NOOP("paohuzi", "With “break a kan” one card of a kan is discarded instead of a dead hand."),
        (QT_TRANSLATE_NOOP("paohuzi", "dead hand"), QT_TRANSLATE_NOOP("paohuzi", "break a kan")),
        "1.4",
    ),
    Option(
        "liangzhang_claim",
        ("hu_only", "also_pao"),
        QT_TRANSLATE_NOOP("paohuzi", "The dealer's open card"),
        QT_TRANSLATE_NOOP("paohuzi", "With “also pao” a player who holds three of that card takes it by pao."),
        (QT_TRANSLATE_NOOP("paohuzi", "can only be won"), QT_TRANSLATE_NOOP("paohuzi", "also pao")),
        "1.3.3",
    ),
    _yes_no(
        "fangpao_ban",
        QT_TRANSLATE_NOOP("paohuzi", "Whose discard is taken by pao"),
        QT_TRANSLATE_NOOP(
            "paohuzi", "With “yes” a player whose discard made a pao of a kan or wei may no longer eat nor peng."
        ),
        "1.10",
    ),
)
REFEREE = Option(
    "referee",
    ("auto", "manual"),
    QT_TRANSLATE_NOOP("paohuzi", "Referee"),
    QT_TRANSLATE_NOOP(
        "paohuzi", "With “manual” compulsory moves can be missed and forbidden ones made; such a hand cannot win."
    ),
    (QT_TRANSLATE_NOOP("paohuzi", "the program"), QT_TRANSLATE_NOOP("paohuzi", "manual")),
    "1.9",
)
