"""The answers to a face-up card (rules changpai 1.7, zipai 6.1): who is asked, and who gets the card.

Every seat with a choice answers once, secretly, in any order. A claim that the rules force needs no answer; it stands
as `forced` beside the choices of its seat. The window closes when no open answer could outrank the best one, so the
result is the same for every order (ADR 0031).
"""

from collections.abc import Callable, Mapping, Sequence

from changpai_desktop.games.contract import Action, Seat

Ranking = Callable[[Seat, Action], tuple[int, int]]
"""(rank of the claim, minus the distance of the seat from the card): the higher wins; a rank below 0 claims nothing."""


class Window:
    """One open card. `choices` and `forced` are fixed when it opens, `answers` come in."""

    __slots__ = ("answers", "choices", "forced")

    def __init__(self, choices: Mapping[Seat, Sequence[Action]], forced: Mapping[Seat, Action] | None = None) -> None:
        self.choices: dict[Seat, tuple[Action, ...]] = {s: tuple(a) for s, a in choices.items() if a}
        self.forced: dict[Seat, Action] = dict(forced or {})
        self.answers: dict[Seat, Action] = {}

    def copy(self) -> "Window":
        """An independent window in the same state."""
        new = Window(self.choices, self.forced)
        new.answers = dict(self.answers)
        return new

    def open_seats(self) -> tuple[Seat, ...]:
        """Seats that still have to answer."""
        return tuple(s for s in self.choices if s not in self.answers)

    def legal(self, seat: Seat) -> list[Action]:
        """What the seat may answer; empty if it was not asked or has answered."""
        return [] if seat in self.answers else list(self.choices.get(seat, ()))

    def resolve(self, ranking: Ranking) -> list[tuple[Seat, Action]] | None:
        """Who gets the card with which claim: one pair, or none at all (empty); None while it is open.

        A seat that may choose between a win and a claim forced on it has both among its `choices`, no `pass`, and
        nothing in `forced`.
        """
        best: tuple[tuple[int, int], Seat, Action] | None = None
        for seat, action in (*self.answers.items(), *self.forced.items()):
            rank = ranking(seat, action)
            if rank[0] >= 0 and (best is None or rank > best[0]):
                best = (rank, seat, action)
        for seat in self.open_seats():
            could = max(ranking(seat, a) for a in self.choices[seat])
            if could[0] >= 0 and (best is None or could > best[0]):
                return None
        return [] if best is None else [(best[1], best[2])]

    def declined(self, seat: Seat, taker: tuple[Seat, Action] | None, ranking: Ranking) -> list[Action]:
        """Zipai 1.5.1: choices that the seat passed up and could have had: what took the card does not outrank them.

        `taker` is who took the card and how, None if nobody did. Between equal claims the nearer seat had the chance,
        so a flipper who lets his 下家 eat has declined.
        """
        answer = self.answers.get(seat)
        if answer is None:
            return []
        own, taken = ranking(seat, answer), (-1, 0) if taker is None else ranking(*taker)
        return [a for a in self.choices[seat] if ranking(seat, a) > max(own, taken)]
