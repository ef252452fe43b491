"""What pages are given instead of the window and its engine."""

from types import SimpleNamespace
from typing import Any

import pytest


class Way:
    """Notes where a page leads."""

    def __init__(self) -> None:
        self.gone: list[tuple[str, dict[str, Any]]] = []

    def go(self, page: str, **kw: Any) -> None:
        self.gone.append((page, kw))

    def back(self) -> None:
        self.gone.append(("back", {}))


@pytest.fixture
def way() -> Way:
    return Way()


@pytest.fixture
def stand_in() -> Any:
    """An engine that only notes: what it was told, how often it should deal, what it should resume."""
    told: list[str] = []
    engine = SimpleNamespace(facts=None, dealt=0, told=told, resumed=[], failed=SimpleNamespace(emit=told.append))
    engine.next_hand = lambda: setattr(engine, "dealt", engine.dealt + 1)
    engine.resume = engine.resumed.append
    return engine
