"""What a game of this family adds: which forms win and what they pay (hunan 1.8, yizhang 2.2 to 2.5)."""

from collections.abc import Sequence
from typing import Protocol

from changpai_desktop.cards.record import record
from changpai_desktop.games.contract import Seat, Word
from changpai_desktop.games.shared.felt import Laid
from changpai_desktop.games.shared.paohuzi.forms import Form, Winning, forms


@record
class Facts:
    """What matters of a win besides its cards."""

    own: bool = False
    """自摸: own flip, own 偎 or 提, every 天胡."""
    tianhu: str = ""
    """`must` 必须天胡, `choice` 选择天胡, or empty."""
    dealer: bool = False
    last_card: bool = False
    """Won on the last stock card."""
    dealt: tuple[int, ...] = ()
    """With 必须天胡: all cards held, for what counts colours."""


@record
class Item:
    """One thing that was counted."""

    word: Word
    value: int
    unit: Word
    rule: str


@record
class Count:
    """A form and what it is worth."""

    form: Form
    fan: int
    value: int
    """What each loser pays, in base stakes."""
    items: tuple[Item, ...]
    deng: int = 0
    names: tuple[str, ...] = ()
    """Ids of what was counted."""


Payment = tuple[Seat, int]
"""(who pays, how much)."""


class Counting(Protocol):
    """How a game counts."""

    game: str
    min_hu: int
    """胡息 that are needed to win."""
    pay_rule: str
    """The rule that says who pays how much."""

    def count(self, form: Form, facts: Facts) -> Count:
        """What a complete form is worth, whatever its 胡息."""

    def seats_of(self, seats: int, dealer: Seat, number: int = 0) -> tuple[Seat, ...]:
        """The seats that play hand `number`, in playing order from the dealer."""

    def enough(self, points: int) -> bool:
        """Whether so many 胡息 win."""

    def payments(self, playing: Sequence[Seat], seats: int, winner: Seat, value: int, giver: Seat) -> list[Payment]:
        """Who pays the winner how much. `giver`: who discarded the winning card, -1 if it was a stock card."""

    def false_hu(self, value: int) -> int:
        """诈胡: what the offender pays to each opponent if he claimed `value` (1.9, 2.7)."""


def best(
    counting: Counting, laid: Sequence[Laid], own: Sequence[int], card: int | None, win: Winning, facts: Facts
) -> Count | None:
    """F5: the form that pays most, then the one with most 胡息; None if no complete form has enough 胡息."""
    found: Count | None = None
    for form in forms(laid, own, card, win):
        if not counting.enough(form.points):
            continue
        count = counting.count(form, facts)
        if found is None or (count.value, form.points) > (found.value, found.form.points):
            found = count
    return found
