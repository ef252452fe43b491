"""Replays of tricks, tiles and the further long cards: every position of a real hand, open and closed."""

from pathlib import Path
from typing import Any

import pytest

from changpai_desktop.cards import DealCode
from changpai_desktop.desktop.replay_page import ReplayPage
from changpai_desktop.games.contract import Action
from changpai_desktop.games.signs import SIGNS
from changpai_desktop.match.config import MatchConfig, PlayerSpec
from changpai_desktop.match.session import MatchSession
from changpai_desktop.store.writer import ReplayWriter
from tests.desktop.test_replay_page import page

__all__ = ["page"]
HANDS = [
    (name, seats)
    for name, seats in (("baipai", 3), ("xuezhan", 4), ("jier", 4), ("jier", 7), ("shangdaren", 3), ("qianhong", 4))
    if name in SIGNS and seats in SIGNS[name].seats
]


def _wish(legal: list[Action], number: int) -> Action:
    wins = [a for a in legal if a.verb == "hu"]
    claims = [a for a in legal if a.verb not in ("pass", "discard", "stop", "tuoshou", "redeal")]
    plays = [a for a in legal if a.verb == "discard"] or legal
    return (wins or claims or [plays[number % len(plays)]])[0]


def _record(path: Path, name: str, seats: int) -> Path:
    path.parent.mkdir(parents=True, exist_ok=True)
    players = tuple(PlayerSpec(f"P{i}", "ai" if i else "human", "novice" if i else "") for i in range(seats))
    writer = ReplayWriter(path)
    session = MatchSession(MatchConfig(name, seats, players, DealCode.from_seed(7), hands=4), writer)
    session.start_hand()
    number = 0
    while not session.hand_over:
        seat = session.hand.actors()[0]
        session.apply(seat, _wish(session.hand.legal(seat), number))
        number += 1
    writer.close()
    return path


@pytest.mark.parametrize(("name", "seats"), HANDS)
def test_every_position_can_be_stood_at(page: ReplayPage, name: str, seats: int) -> None:
    path = _record(page.settings.places.replays / "a.changpai.jsonl", name, seats)
    page.enter(path=path, hand=0, decision=0)
    film: Any = page.film
    assert film is not None and page.model is not None
    sizes = set()
    for at in range(film.length + 1):
        page.go_to(at)
        assert page.model.view == film.view(at, 0, True)
        sizes.add(page.view.scene.hand_size[0] if page.view.scene is not None else 0.0)
        page.view.grab()
    assert len(sizes) <= 3
    page.seat_box.setCurrentIndex(1)
    page._seat_chosen()
    page.grab()
    assert page.line.text(film.length - 1)


def test_tricks_of_a_replay_lie_in_the_middle(page: ReplayPage) -> None:
    path = _record(page.settings.places.replays / "a.changpai.jsonl", "baipai", 3)
    page.enter(path=path, hand=0, decision=1)
    film: Any = page.film
    assert page.view.scene is not None
    assert [s.play.seat for s in page.view.scene.trick] == [film.decisions[0].seat]
    page.go_to(3)
    # Three plays end a trick: it is seen until the next one begins.
    assert page.view.scene.trick == [] and page.view.scene.old_trick
    page.go_to(4)
    assert page.view.scene.trick and page.view.scene.old_trick == []
