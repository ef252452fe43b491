"""A match with options that its game does not have was refused, but left an empty record among the player's records."""

from collections.abc import Mapping
from pathlib import Path

import pytest

pytest.importorskip("PySide6")

from changpai_desktop.cards import DealCode
from changpai_desktop.desktop.engine_worker import MatchWorker
from changpai_desktop.games.contract import Value
from changpai_desktop.match.config import MatchConfig, PlayerSpec
from changpai_desktop.store.places import places


@pytest.mark.parametrize("options", [{"min_hu": 9}, {"cut_card": "nowhere"}, {"manbai": "off", "cap": 80}])
def test_nothing_is_written(own_home: Path, options: Mapping[str, Value]) -> None:
    where = places()
    where.make()
    told: list[str] = []
    worker = MatchWorker(where)
    worker.failed.connect(told.append)
    players = tuple(PlayerSpec(f"P{i}", "ai" if i else "human", "novice" if i else "") for i in range(3))
    worker.begin(MatchConfig("leshan", 3, players, DealCode.from_seed(1), options=options))
    assert len(told) == 1
    assert not list(where.replays.iterdir())
