"""The levels `novice` and `regular` of 上大人.

Every legal action leads to a hand that waits, or to a choice among such hands: a claim is followed by its best discard.
A hand is worth chance times pay of its best plan (`outlook`), less what a loss costs. `novice` counts missing cards but
not the copies that are left, is content with any win, has no eye for hands without 精, and ignores what others may do
with a discard.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache

from changpai_desktop.cards import Pcg32
from changpai_desktop.games.contract import Action, Reason, Value, View
from changpai_desktop.games.registry import game
from changpai_desktop.games.shangdaren.kinds import HUN, MATES, N
from changpai_desktop.games.shangdaren.options import Rules
from changpai_desktop.games.shangdaren.scoring import laid_value
from changpai_desktop.players.advice import Advice
from changpai_desktop.players.shangdaren import reasons
from changpai_desktop.players.shangdaren.outlook import HOPELESS, LOSS, Outlook, Prospect
from changpai_desktop.players.shangdaren.position import Position, Reader

FIRST = 1000.0
"""Wins and forced claims come before everything."""
NEAR = (0.0, 0.0, 0.0, 0.01, 0.03, 0.06, 0.12, 0.2, 0.32, 0.5)
"""How often a player with so many laid groups lacks one card (from games of the computer with itself)."""
ENDS = (0.004, 0.006, 0.01, 0.015, 0.02, 0.03, 0.045, 0.06, 0.08, 0.1)
"""How often a player with so many laid groups wins within one draw."""
EATEN, ALIKE = 0.05, 0.06
"""What a discard costs that is eaten or completes three alike, as a part of a lost hand."""


@lru_cache(maxsize=16)
def _rules(changed: tuple[tuple[str, Value], ...]) -> Rules:
    return Rules.of(game("shangdaren").read_options(dict(changed)))


@dataclass(frozen=True, slots=True)
class Judged:
    """An action, where it ranks, its value and what it was made from."""

    action: Action
    value: float
    rank: float
    prospect: Prospect = HOPELESS
    discard: int = -1
    gift: tuple[float, float, float] | None = None
    notes: tuple[Reason, ...] = ()


def advise(view: View, level: str, seed: int) -> list[Advice]:
    """Advice on every legal action, best first."""
    judge = Judge(view, level)
    rng = Pcg32(seed, 21)
    # Equal values are told apart by the seed, so that a player is not read like a book.
    shaken = [(judge.judge(a), rng.next()) for a in view.legal]
    shaken.sort(key=lambda js: (-round(js[0].rank, 4), js[1]))
    return [_advice(judge, j) for j, _ in shaken]


def _advice(judge: "Judge", j: Judged) -> Advice:
    x = j.prospect
    payers = len(judge.view.seats) - 1
    spread = (x.chance * (1.0 - x.chance)) ** 0.5 * (x.price * payers + LOSS)
    return Advice(j.action, round(j.value, 2), round(spread, 2), tuple(judge.reasons(j)))


def _one(copies: int, share: float) -> float:
    """That a hand with this share of the unseen cards holds one of so many copies."""
    return 1.0 - (1.0 - share) ** copies


def _two(copies: int, share: float) -> float:
    """That it holds two or more."""
    return max(0.0, _one(copies, share) - copies * share * (1.0 - share) ** (copies - 1)) if copies else 0.0


class Judge:
    """Judges the actions of one view."""

    def __init__(self, view: View, level: str) -> None:
        self.view = view
        self.novice = level == "novice"
        self.rules = _rules(tuple(sorted(view.options.items())))
        self.reader = Reader.of(view, self.rules)
        self.now = self.reader.position()
        self.card = self.reader.card
        self.jing = self.rules.jing(self.reader.jiang)
        others = [s for i, s in enumerate(view.seats) if i != view.seat]
        hidden = sum(s.hand_count for s in others)
        hazard = sum(ENDS[min(len(s.groups), len(ENDS) - 1)] for s in others)
        self.outlook = Outlook(self.rules, self.jing, view.stock, hidden, len(view.seats), hazard, novice=self.novice)
        self.share = [s.hand_count / max(1, view.stock + hidden) for s in others]
        self.near = [NEAR[min(len(s.groups), len(NEAR) - 1)] for s in others]
        self.next_share = view.seats[(view.seat + 1) % len(view.seats)].hand_count / max(1, view.stock + hidden)
        self.wins = any(a.verb == "hu" for a in view.legal)
        self._options: dict[Position, dict[int, Prospect]] = {}

    def judge(self, action: Action) -> Judged:
        """One action."""
        match action.verb:
            case "hu":
                price = self._price()
                return Judged(action, price, FIRST + price, notes=(reasons.win(),))
            case "discard":
                return self.discard(self.now, self.reader.char(action.cards[0]), action)
            case "keep":
                found = self.outlook.prospect(self.now)
                value = self.outlook.worth(found)
                return Judged(action, value, value, found, notes=(reasons.no_discard(),))
            case "pass":
                return self._pass(action)
        return self._claim(action)

    def _price(self) -> float:
        """What the win pays, from all payers together (4.5)."""
        view = self.view
        taken = view.shown is not None
        card = self.card if self.card >= 0 else -1
        count = self.outlook.scoring.best(self.now.laid, self.now.own, card, taken, self.jing)
        return float(count.pay * (len(view.seats) - 1)) if count is not None else LOSS

    # ---- discards -----------------------------------------------------------------------------------------------

    def discard(self, p: Position, char: int, action: Action, taken: int = -1) -> Judged:
        """The hand without the card, less what the card may give the others."""
        found = self._after(p, taken).get(char, HOPELESS)
        value = self.outlook.worth(found)
        gift = None
        if not self.novice and char < N:
            gift = self._gift(char)
            value -= gift[0] * 2.2 * LOSS * (len(self.view.seats) - 1) / 2 + LOSS * (ALIKE * gift[1] + EATEN * gift[2])
        return Judged(action, value, value, found, char, gift)

    def _after(self, p: Position, taken: int) -> dict[int, Prospect]:
        """The plans after each discard that a hand can make."""
        if p not in self._options:
            if p == self.now:
                kinds = {self.reader.char(a.cards[0]) for a in self.view.legal if a.verb == "discard"}
            else:
                kinds = {k for k in range(N) if p.own[k] and k != taken}
                if not self.rules.split:
                    kinds = {k for k in kinds if p.own[k] < 3} or kinds
            self._options[p] = self.outlook.discards(p, sorted(kinds))
        return self._options[p]

    def _best_discard(self, p: Position, taken: int) -> Judged | None:
        """The discard that follows a claim."""
        judged = [self.discard(p, k, Action("discard"), taken) for k in self._after(p, taken)]
        return max(judged, key=lambda j: (j.value, -j.discard), default=None)

    def _gift(self, char: int) -> tuple[float, float, float]:
        """Chances that a discard is won with, completes three alike, or is eaten by the next player.

        Nobody's hand is known; each unseen card lies in a given hand with the same chance.
        """
        un = self.now.unseen
        a, b = MATES[char]
        pair = won = 1.0
        for share, near in zip(self.share, self.near, strict=True):
            holds = _two(un[char], share)
            pair *= 1.0 - holds
            fits = min(1.0, holds + _one(un[a], share) * _one(un[b], share) + 0.1)
            won *= 1.0 - near * 0.35 * fits
        lies = char in [self.reader.char(c) for s in (self.view.seat, self._next()) for c in self.view.seats[s].row]
        eaten = 0.0 if lies else _one(un[a], self.next_share) * _one(un[b], self.next_share)
        return 1.0 - won, 1.0 - pair, eaten

    def _next(self) -> int:
        return (self.view.seat + 1) % len(self.view.seats)

    # ---- answers ------------------------------------------------------------------------------------------------

    def _waiting(self) -> tuple[Prospect, float]:
        """The hand as it is, the card in question gone to somebody's row."""
        p = self.now
        if self.view.phase == "own_win":
            best = self._best_discard(p, -1)
            return (best.prospect, best.value) if best else (HOPELESS, -LOSS)
        if self.card >= 0 and self.card != HUN:
            p = Position(p.own, tuple([n + (k == self.card) for k, n in enumerate(p.seen)]), p.laid, p.seats)
        found = self.outlook.prospect(p)
        return found, self.outlook.worth(found)

    def _pass(self, action: Action) -> Judged:
        found, value = self._waiting()
        if self.wins:
            return Judged(action, value, value - FIRST, found, notes=(reasons.passes_win(),))
        notes: tuple[Reason, ...] = ()
        if self.view.phase == "claim" and any(a.verb in ("peng", "zhao") for a in self.view.legal):
            notes = (reasons.locked(self.card),)
            # A pair that can never be 碰 is worth less than it looks.
            value -= 0.02
        return Judged(action, value, value, found, notes=notes)

    def after(self, action: Action) -> Position:
        """The position after a claim or a 绍."""
        chars = self.reader.chars(action)
        verb = action.verb
        if verb == "tiao":
            return self.now.joining("tiao", chars, self.card)
        if verb == "tuo":
            return self.now.joining("ju", chars, self.card)
        if verb == "chi":
            verb = "ju" if len(chars) == 3 else "banju"
        return self.now.laying(verb, chars, self.card)

    def _claim(self, action: Action) -> Judged:
        p = self.after(action)
        verb, kinds = p.laid[-1]
        hidden = verb == "shao"
        notes = [reasons.group(laid_value(verb, kinds, self.rules.hunsu), p.doors[0], hidden)]
        discard, gift = -1, None
        owed = "" if action.verb == "tiao" else p.owes
        found = self.outlook.prospect(p)
        value = self.outlook.worth(found) if owed != "discard" else -10.0
        if owed:
            best = self._best_discard(p, self.card)
            if best is not None and (owed == "discard" or best.value > value):
                found, value, discard, gift = best.prospect, best.value, best.discard, best.gift
        if action.verb == "tiao":
            return Judged(action, value, FIRST / 2 + value, found, notes=(reasons.forced(), *notes))
        notes.append(reasons.compared(value, self._waiting()[1]))
        return Judged(action, value, value, found, discard, gift, tuple(notes))

    # ---- words --------------------------------------------------------------------------------------------------

    def reasons(self, j: Judged) -> Iterator[Reason]:
        """Why, in the order of weight."""
        yield from j.notes
        if j.action.verb == "hu":
            return
        un = self.now.unseen
        if j.action.verb == "discard" and j.discard < N:
            loose = j.prospect.worth_no_less(self._best_prospect())
            star = j.discard in self.jing and not j.prospect.clean
            yield from reasons.discard(j.discard, un[j.discard], loose, star)
            if j.gift is not None:
                yield from reasons.gifts(j.discard, j.gift)
        elif j.action.verb not in ("pass", "keep"):
            yield reasons.then_discard(j.discard) if j.discard >= 0 else reasons.no_discard()
        yield from reasons.prospect(j.prospect, un)

    def _best_prospect(self) -> Prospect:
        return max(self._after(self.now, -1).values(), key=self.outlook.worth, default=HOPELESS)
