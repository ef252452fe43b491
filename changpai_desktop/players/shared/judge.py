"""From a view to ranked advice, for every 字牌 game alike; what differs is asked of the game's `House`.

A claim is followed by the discard that it owes, so plans with all that they force out (比) are compared as wholes:
the hand after eating and its best discard against the hand as it is, with the kind barred if it was declined.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field

from changpai_desktop.cards import Pcg32
from changpai_desktop.games.contract import Action, Reason, View
from changpai_desktop.games.shared.zi import INDEX
from changpai_desktop.players.advice import Advice
from changpai_desktop.players.shared.feed import Feed, Gift
from changpai_desktop.players.shared.outlook import NOTHING, Outlook, Prospect, Terms
from changpai_desktop.players.shared.position import Laid, Position, groups_of
from changpai_desktop.players.shared.reasons import Voice

FOUL = -1000.0
"""Below everything lawful: no level commits a foul, whatever the cards."""
FIRST = 1000.0
"""Above everything: wins, and claims that the rules force."""
EATEN, ALIKE = 0.04, 0.06
"""What a discard costs that is eaten or completes three alike, as a part of a lost hand."""


@dataclass(frozen=True, slots=True)
class House:
    """What a game says to one view."""

    terms: Terms
    voice: Voice
    given: float
    """What a discard costs that somebody wins with."""
    position: Position
    stock: int
    group_value: Callable[[str, tuple[int, ...]], int]
    bar: Callable[[Position, int, str], Position]
    """The position after a kind was discarded (`discard`) or the claim of a verb on it was declined."""
    foul: Callable[[Action], bool]
    win: Callable[[Action], float | None]
    """What a win pays in base stakes, from all payers together; None if it would be no win."""
    forced: frozenset[str] = frozenset()
    """Verbs that the rules force."""
    eats: bool = True
    """Whether the 下家 may eat a discard."""
    extra_verb: str = "chi"
    """What groups laid beside an eaten one are called."""
    thrown_back: Callable[[Action], frozenset[int]] = field(default=lambda a: frozenset())
    """Kinds that may not be discarded right after a claim (吃字屙字)."""
    stays: Callable[[Position], bool] = field(default=lambda p: False)
    """Whether a hand can no longer win (死手)."""


@dataclass(frozen=True, slots=True)
class Judged:
    """An action, where it ranks, its value and what it was made from."""

    action: Action
    value: float
    rank: float
    prospect: Prospect = NOTHING
    discard: int = -1
    gift: Gift | None = None
    notes: tuple[Reason, ...] = ()


class Judge:
    """Judges the actions of one view."""

    def __init__(self, view: View, level: str, house: House) -> None:
        self.view = view
        self.house = house
        self.novice = level == "novice"
        p = house.position
        self.outlook = Outlook(house.terms, house.stock, sum(p.unseen), novice=self.novice)
        self.feed = Feed(view, p, discard_wins=house.terms.discard_wins, eats=house.eats)
        self.wins = any(a.verb == "hu" and not house.foul(a) for a in view.legal)

    def judged(self) -> list[Judged]:
        """Every legal action."""
        return [self.judge(a) for a in self.view.legal]

    def judge(self, action: Action) -> Judged:
        """One action."""
        house = self.house
        if house.foul(action):
            return Judged(action, FOUL / 20, FOUL, notes=(house.voice.foul(),))
        if action.verb == "hu":
            price = self._price(action)
            return Judged(action, price, FIRST + price, notes=(house.voice.win(),))
        if action.verb == "discard":
            return self.discard(house.position, INDEX[action.cards[0]], action)
        if action.verb == "pass":
            return self._pass(action)
        return self._claim(action)

    # ---- winning ------------------------------------------------------------------------------------------------

    def _price(self, action: Action) -> float:
        """What the win pays; as the planner sees it where the game does not say."""
        paid = self.house.win(action)
        return self.house.terms.loss if paid is None else paid

    # ---- discards -----------------------------------------------------------------------------------------------

    def discard(self, p: Position, kind: int, action: Action) -> Judged:
        """The hand without the card, less what the card may give the others."""
        found = self.outlook.discards(p).get(kind)
        if found is None:
            found = self._unplanned(p, kind)
        value = self.outlook.worth(found)
        gift = None
        if not self.novice:
            gift = self.feed.gift(kind)
            value -= self.house.terms.loss * (EATEN * gift.eaten + ALIKE * gift.alike) + self.house.given * gift.wins
        return Judged(action, value, value, found, kind, gift)

    def _unplanned(self, p: Position, kind: int) -> Prospect:
        """A card that every plan uses: the plans without it are few or none."""
        best = self.outlook.prospect(p)
        return Prospect(best.chance * 0.3, best.price, best.points, best.plan)

    def best_discard(self, p: Position, barred: frozenset[int] = frozenset()) -> Judged | None:
        """The discard that follows a claim."""
        kinds = [k for k, n in enumerate(p.own) if 0 < n < 3 and k not in barred]
        found = self.outlook.discards(p)
        kinds = [k for k in kinds if k in found] or kinds
        judged = [self.discard(p, k, Action("discard")) for k in kinds]
        return max(judged, key=lambda j: (j.value, -j.discard), default=None)

    # ---- answers ------------------------------------------------------------------------------------------------

    def _pass(self, action: Action) -> Judged:
        found, value = self.passing()
        if self.wins:
            return Judged(action, value, value - FIRST, found, notes=(self.house.voice.passes_win(),))
        notes: tuple[Reason, ...] = ()
        if self.view.shown is not None:
            kind = INDEX[self.view.shown.card]
            if self._declining(self.house.position, kind) != self.house.position:
                notes = (self.house.voice.barred(kind),)
        return Judged(action, value, value, found, notes=notes)

    def _declining(self, p: Position, kind: int) -> Position:
        """What declining all claims on a kind bars."""
        for verb in dict.fromkeys(a.verb for a in self.view.legal if not self.house.foul(a)):
            if verb not in ("pass", "hu"):
                p = self.house.bar(p, kind, verb)
        return p

    def passing(self) -> tuple[Prospect, float]:
        """The hand as it is, with the shown kind barred as the rules bar what is declined."""
        p, view = self.house.position, self.view
        if p.owes:
            best = self.best_discard(p)
            return (NOTHING, -self.house.terms.loss) if best is None else (best.prospect, best.value)
        if view.shown is not None:
            p = self._declining(p, INDEX[view.shown.card])
        found = self.outlook.prospect(p)
        return found, self.outlook.worth(found)

    def _claim(self, action: Action) -> Judged:
        after = self.after(action)
        forced = action.verb in self.house.forced
        first = groups_of(action)[0]
        points = self.house.group_value(action.verb, first)
        have = sum(g.value for g in after.laid)
        notes = [self.house.voice.forced()] if forced else []
        notes += self.house.voice.claim(points, have, groups_of(action)[1:])
        rank = FIRST / 2 if forced else 0.0
        if self.house.stays(after):
            return Judged(action, -self.house.terms.loss, rank - self.house.terms.loss, notes=tuple(notes))
        if not after.owes:
            found = self.outlook.prospect(after)
            value, discard = self.outlook.worth(found), -1
        else:
            best = self.best_discard(after, self.house.thrown_back(action))
            if best is None:
                value, found, discard = -self.house.terms.loss, NOTHING, -1
            else:
                value, found, discard = best.value, best.prospect, best.discard
        if not forced and any(a.verb == "pass" for a in self.view.legal):
            notes.append(self.house.voice.compared(value, self.passing()[1]))
        return Judged(action, value, rank + value, found, discard, notes=tuple(notes))

    def after(self, action: Action) -> Position:
        """The position after a claim."""
        assert self.view.shown is not None
        groups = groups_of(action)
        extra = self.house.extra_verb
        value = self.house.group_value
        laid = [Laid(action.verb, groups[0], value(action.verb, groups[0]))]
        laid += [Laid(extra, g, value(extra, g)) for g in groups[1:]]
        return self.house.position.claiming(INDEX[self.view.shown.card], laid)

    # ---- words --------------------------------------------------------------------------------------------------

    def reasons(self, j: Judged) -> Iterator[Reason]:
        """Why, in the order of weight."""
        yield from j.notes
        voice, un = self.house.voice, self.house.position.unseen
        if j.rank <= FOUL / 2 or j.action.verb == "hu":
            return
        if j.action.verb == "discard":
            yield voice.discard(j.discard, un[j.discard], self.outlook.prospect(self.house.position))
            if j.gift is not None:
                yield from voice.gifts(j.discard, j.gift)
        elif j.discard >= 0 and j.action.verb != "pass":
            yield voice.then_discard(j.discard)
        yield from voice.prospect(j.prospect, un)


def ranked(judge: Judge, judged: list[Judged], seed: int) -> list[Advice]:
    """Best first; equal values are told apart by the seed alone, so that a player is not read like a book."""
    rng = Pcg32(seed, 21)
    shaken = [(j, rng.next()) for j in judged]
    shaken.sort(key=lambda js: (-round(js[0].rank, 4), js[1]))
    out = []
    for j, _ in shaken:
        x = j.prospect
        spread = (x.chance * (1 - x.chance)) ** 0.5 * (x.price + judge.house.terms.loss)
        out.append(Advice(j.action, round(j.value, 2), round(spread, 2), tuple(judge.reasons(j))))
    return out
