"""A match: dealing, settling, totals, taking back."""

from typing import Any

import pytest

from changpai_desktop.cards import DealCode
from changpai_desktop.games.contract import Action, IllegalAction, OptionError, Outcome
from changpai_desktop.games.registry import UnknownGame
from changpai_desktop.match import MatchConfig, MatchError, MatchSession
from changpai_desktop.match.auto import RandomChooser, play_hand, play_match
from tests.match.helpers import Eager, config


class Notes:
    """A recorder that notes calls."""

    def __init__(self) -> None:
        self.calls: list[tuple[Any, ...]] = []

    def match(self, config: MatchConfig, first_dealer: int) -> None:
        self.calls.append(("match", first_dealer))

    def hand(self, number: int, dealer: int, code: DealCode) -> None:
        self.calls.append(("hand", number, dealer, str(code)))

    def decision(self, seat: int, action: Action) -> None:
        self.calls.append(("decision", seat, str(action)))

    def undone(self, n: int) -> None:
        self.calls.append(("undone", n))

    def outcome(self, outcome: Outcome, totals: tuple[int, ...]) -> None:
        self.calls.append(("outcome", outcome.kind, totals))


def test_a_match_deals_plays_and_settles_every_hand() -> None:
    notes = Notes()
    session = MatchSession(config(hands=4), notes)
    assert session.hand_over and session.can_advance
    outcomes = play_match(session, Eager())
    assert len(outcomes) == 4 and session.match_over and not session.can_advance
    assert session.totals == [sum(o.deltas[s] for o in outcomes) for s in range(3)]
    dealers = [c[2] for c in notes.calls if c[0] == "hand"]
    assert dealers == [session.first_dealer, *(o.next_dealer for o in outcomes[:-1])]
    assert [c[3] for c in notes.calls if c[0] == "hand"] == [str(session.config.code.of_hand(i)) for i in range(4)]
    assert [c[0] for c in notes.calls].count("outcome") == 4
    with pytest.raises(MatchError):
        session.start_hand()


def test_the_same_configuration_and_choosers_play_the_same() -> None:
    first = play_match(MatchSession(config(seed=77, hands=3)), RandomChooser(4))
    second = play_match(MatchSession(config(seed=77, hands=3)), RandomChooser(4))
    assert first == second


def test_an_illegal_action_changes_and_records_nothing() -> None:
    notes = Notes()
    session = MatchSession(config(), notes)
    session.start_hand()
    before = (len(session.hand.events), list(notes.calls))
    with pytest.raises(IllegalAction):
        session.apply(session.hand.actors()[0], Action("discard", ("66",)))
    assert (len(session.hand.events), notes.calls) == before
    assert session.decisions == []


def _until(session: MatchSession, decisions: int) -> None:
    choose = Eager(3)
    session.start_hand()
    while len(session.decisions) < decisions and not session.hand_over:
        seat = session.hand.actors()[0]
        session.apply(seat, choose(session.view(seat)))


def test_taking_back_gives_the_view_before_the_seats_last_decision() -> None:
    notes = Notes()
    session = MatchSession(config(), notes)
    _until(session, 8)
    assert not session.hand_over
    seat = session.decisions[-3].seat
    last = max(i for i, d in enumerate(session.decisions) if d.seat == seat)
    kept = session.decisions[:last]
    again = MatchSession(config())
    again.start_hand()
    for d in kept:
        again.apply(d.seat, d.action)
    assert session.undo(seat)
    assert session.decisions == kept
    assert session.view(seat) == again.view(seat)
    assert notes.calls[-1] == ("undone", 8 - last)
    play_hand(session, Eager())
    assert session.outcomes


def test_nothing_is_taken_back_in_an_honest_match_or_after_the_end() -> None:
    honest = MatchSession(config(mode="honest"))
    _until(honest, 5)
    assert not honest.undo(honest.decisions[-1].seat)
    done = MatchSession(config())
    play_hand(done, Eager())
    assert not done.undo(0)


def test_events_of_a_step_are_those_of_that_step() -> None:
    session = MatchSession(config())
    seen = session.start_hand()
    while not session.hand_over:
        seat = session.hand.actors()[0]
        seen += session.apply(seat, Eager()(session.view(seat)))
    assert seen == session.hand.events


@pytest.mark.parametrize(
    ("changes", "error"),
    [
        ({"game": "chess"}, UnknownGame),
        ({"seats": 5}, MatchError),
        ({"players": ()}, MatchError),
        ({"hands": -1}, MatchError),
        ({"preset": "moon"}, OptionError),
        ({"options": {"eat_tuo": "much"}}, OptionError),
    ],
)
def test_impossible_matches_are_refused(changes: dict[str, Any], error: type[Exception]) -> None:
    good = config()
    fields = {name: getattr(good, name) for name in MatchConfig.__dataclass_fields__}
    with pytest.raises(error):
        MatchSession(MatchConfig(**{**fields, **changes}))
