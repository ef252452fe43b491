"""Playing without anyone watching. What flows through: views to a chooser, its actions to the match."""

from collections.abc import Callable, Sequence

from changpai_desktop.cards import Pcg32
from changpai_desktop.games.contract import Action, Outcome, View
from changpai_desktop.match.session import MatchSession

Choose = Callable[[View], Action]


class RandomChooser:
    """Plays any legal action, every one equally likely; the same seed plays the same."""

    def __init__(self, seed: int) -> None:
        self._rng = Pcg32(seed, 7)

    def __call__(self, view: View) -> Action:
        return view.legal[self._rng.below(len(view.legal))]


def play_hand(session: MatchSession, choose: Choose | Sequence[Choose]) -> Outcome:
    """Plays the current hand to its end, dealing it first if none is being played.

    `choose` decides for everyone, or is a chooser for each seat. It only ever sees its seat's view.
    """
    if session.hand_over:
        session.start_hand()
    hand = session.hand
    while hand.outcome is None:
        seat = hand.actors()[0]
        chooser = choose if callable(choose) else choose[seat]
        session.apply(seat, chooser(session.view(seat)))
    return hand.outcome


def play_match(session: MatchSession, choose: Choose | Sequence[Choose]) -> list[Outcome]:
    """Plays every agreed hand. The match must have an end (`hands` above 0)."""
    if session.config.hands < 1:
        raise ValueError("a match without an end cannot be played to its end")
    while not session.match_over:
        play_hand(session, choose)
    return session.outcomes
