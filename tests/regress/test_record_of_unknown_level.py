"""A match whose record names a level that this release does not know could not be gone on with: nobody answered."""

import io

import msgspec
import pytest

from changpai_desktop.cards import DealCode
from changpai_desktop.match.config import MatchConfig, PlayerSpec
from changpai_desktop.match.session import MatchSession
from changpai_desktop.players import brain, registry, wire


@pytest.mark.parametrize("level", ["genius", "random", ""])
@pytest.mark.parametrize("do", ["choose", "advise"])
def test_regular_plays_for_a_level_that_is_not_known(level: str, do: str) -> None:
    players = tuple(PlayerSpec(f"P{i}", "ai", level) for i in range(3))
    session = MatchSession(MatchConfig("hunan", 3, players, DealCode.from_seed(1), hands=1))
    session.start_hand()
    view = session.view(session.hand.actors()[0])
    asked = msgspec.json.encode({"generation": 4, "do": do, "view": msgspec.to_builtins(view), "level": level})
    out = io.BytesIO()
    brain.serve(io.BytesIO(asked + b"\n"), out)
    answer = wire.answer(out.getvalue().splitlines()[-1])
    assert answer.error == "" and answer.generation == 4
    assert answer.action == str(registry.choose(view, "regular", 0))
