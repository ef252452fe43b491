"""Rules zipai 2.1.2: who rests at a table of four."""

from pathlib import Path

import pytest

from changpai_desktop.cards import DealCode, Pcg32
from changpai_desktop.games.shared.resting import players
from changpai_desktop.match.config import MatchConfig, PlayerSpec
from changpai_desktop.match.session import MatchSession
from changpai_desktop.store.replay import read_replay
from changpai_desktop.store.writer import ReplayWriter


def test_2_1_2_three_at_the_table_all_play() -> None:
    assert [players(3, d, "rotate_each_hand", 7) for d in range(3)] == [(0, 1, 2), (1, 2, 0), (2, 0, 1)]


@pytest.mark.parametrize(
    ("idle", "dealer", "number", "playing"),
    [
        ("dealer_prev", 0, 5, (0, 1, 2)),
        ("dealer_prev", 2, 0, (2, 3, 0)),
        ("opposite", 0, 0, (0, 1, 3)),
        ("opposite", 3, 2, (3, 0, 2)),
        ("rotate_each_hand", 0, 0, (0, 1, 2)),
        ("rotate_each_hand", 2, 1, (2, 3, 1)),
        ("rotate_each_hand", 0, 1, (0, 1, 2)),  # seat 0 would rest, but deals: his 上家 rests
        ("rotate_each_hand", 3, 4, (3, 0, 1)),
        ("rotate_each_hand", 1, 3, (1, 3, 0)),
    ],
)
def test_2_1_2_one_of_four_rests(idle: str, dealer: int, number: int, playing: tuple[int, ...]) -> None:
    assert players(4, dealer, idle, number) == playing


@pytest.mark.parametrize("game_id", ["yizhang", "daer"])
def test_by_turns_over_a_match_and_in_its_record(game_id: str, tmp_path: Path) -> None:
    """The number of the hand decides; the record plays it again alike."""
    seats = tuple(PlayerSpec(n, "ai", "novice") for n in "ABCD")
    config = MatchConfig(game_id, 4, seats, DealCode.from_seed(8), options={"idle": "rotate_each_hand"}, hands=5)
    path = tmp_path / "match.changpai.jsonl"
    with ReplayWriter(path) as writer:
        session = MatchSession(config, writer)
        rested: list[int] = []
        rng = Pcg32(4)
        while session.can_advance:
            session.start_hand()
            rests = [s for s, seat in enumerate(session.view(0).seats) if seat.status == "resting"]
            assert rests == [
                s for s in range(4) if s not in players(4, session.dealer, "rotate_each_hand", len(rested))
            ]
            rested += rests
            while not session.hand_over:
                seat = session.hand.actors()[0]
                legal = session.hand.legal(seat)
                session.apply(seat, legal[rng.below(len(legal))])
    assert len(set(rested)) > 1
    found = read_replay(path)
    assert found.problem is None
    assert len(found.hands) == 5
    for n, hand in enumerate(found.hands):
        view = found.position(n, len(hand.decisions)).view(0)
        assert [s for s, seat in enumerate(view.seats) if seat.status == "resting"] == [rested[n]]
