"""A hand that could be: what a seat holds and has laid, before and after its actions.

What flows: a View in, a Position out; and from one Position the one after a discard or a claim. Cards are characters;
the 混江 that stands in for the 将 is one of its copies.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from changpai_desktop.games.contract import HIDDEN, Action, View
from changpai_desktop.games.shangdaren.kinds import COPIES, HUN, INDEX, Group, N
from changpai_desktop.games.shangdaren.options import Rules
from changpai_desktop.games.shangdaren.scoring import ALIKE_VERBS, waiting_size


@dataclass(frozen=True, slots=True)
class Position:
    """Counts of the hand (the 25th: a wild 混江), copies seen elsewhere, and own groups by characters."""

    own: tuple[int, ...]
    seen: tuple[int, ...]
    laid: tuple[tuple[str, Group], ...]
    seats: int

    @property
    def unseen(self) -> tuple[int, ...]:
        """Copies of each character that may still come."""
        return tuple([max(0, COPIES - a - b) for a, b in zip(self.own[:N], self.seen, strict=True)])

    @property
    def total(self) -> int:
        return sum(self.own) + sum(len(kinds) for _, kinds in self.laid)

    @property
    def laid_extra(self) -> int:
        """4.4: E of the exposed sets."""
        return sum(len(kinds) - 3 for verb, kinds in self.laid if verb in ALIKE_VERBS)

    @property
    def doors(self) -> tuple[int, int]:
        """门 and 半句 on the table."""
        halves = sum(verb == "banju" for verb, _ in self.laid)
        return len(self.laid) - halves, halves

    @property
    def owes(self) -> str:
        """4.4.4: what is due after taking a card: `discard`, `choice` (an undeclared four), or nothing."""
        if self.total <= waiting_size(self.seats, self.laid_extra):
            return ""
        in_hand = sum(n - 3 for n in self.own[:N] if n > 3)
        return "choice" if self.total <= waiting_size(self.seats, self.laid_extra + in_hand) else "discard"

    def without(self, char: int) -> "Position":
        """After discarding a card."""
        return replace(self, own=_plus(self.own, (char,), -1), seen=_plus(self.seen, (char,), 1))

    def laying(self, verb: str, kinds: Group, card: int) -> "Position":
        """After the card, which is not among the seen ones, and cards of the hand were laid."""
        used = list(kinds)
        used.remove(card)
        return replace(
            self,
            own=_plus(self.own, used, -1),
            seen=_plus(self.seen, kinds, 1),
            laid=(*self.laid, (verb, kinds)),
        )

    def joining(self, verb: str, kinds: Group, card: int) -> "Position":
        """After the card joined a laid group (拖, 跳)."""
        rest = list(kinds)
        rest.remove(card)
        laid = list(self.laid)
        laid.remove(next(g for g in laid if sorted(g[1]) == sorted(rest)))
        return replace(self, seen=_plus(self.seen, (card,), 1), laid=(*laid, (verb, kinds)))


def _plus(counts: Sequence[int], kinds: Sequence[int], n: int) -> tuple[int, ...]:
    out = list(counts)
    for kind in kinds:
        out[kind] += n
    return tuple(out)


@dataclass(frozen=True, slots=True)
class Reader:
    """Reads the cards of one view as characters."""

    view: View
    rules: Rules
    jiang: int

    @classmethod
    def of(cls, view: View, rules: Rules) -> "Reader":
        return cls(view, rules, INDEX.get(str(view.facts.get("jiang", "")), -1))

    def char(self, token: str) -> int:
        kind = INDEX[token]
        return self.jiang if kind == HUN and self.rules.stand_in else kind

    @property
    def card(self) -> int:
        """The card in question: on the stage, or drawn and seen by this seat alone; -1 if there is none."""
        view = self.view
        if view.shown is not None:
            return self.char(view.shown.card)
        return self.char(str(view.facts["drawn"])) if "drawn" in view.facts else -1

    def chars(self, action: Action) -> Group:
        return tuple([self.char(c) for c in action.cards])

    def position(self) -> Position:
        """What the seat has now; the card in question lies nowhere yet."""
        view = self.view
        own, seen = [0] * (N + 1), [0] * (N + 1)
        for token in view.me.hand or ():
            own[self.char(token)] += 1
        for seat in view.seats:
            for token in (*seat.row, *(c for g in seat.groups for c in g.cards)):
                if token != HIDDEN:
                    seen[self.char(token)] += 1
        if self.rules.wild:
            # The turned 将 is out of play and nothing stands in for it.
            for token in view.turned:
                seen[INDEX[token]] += 1
        laid = tuple([(g.verb, tuple([self.char(c) for c in g.cards])) for g in view.me.groups])
        return Position(tuple(own), tuple(seen[:N]), laid, len(view.seats))
