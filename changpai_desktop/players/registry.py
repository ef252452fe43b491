"""Who decides: levels by name, and each game's evaluator by id.

What flows: a `View` and a level in, ranked `Advice` out. The choice of a level is its first advice, so the first
hint is never called a mistake.
"""

from collections.abc import Callable
from importlib import import_module
from typing import cast

from changpai_desktop.games.contract import Action, View
from changpai_desktop.players.advice import Advice

LEVELS: tuple[str, ...] = ("novice", "regular")
"""Levels, the weakest first."""

_EVALUATORS = {
    "yaodiren": "changpai_desktop.players.yaodiren.evaluator",
    "baipai": "changpai_desktop.players.baipai.evaluator",
    "shangdaren": "changpai_desktop.players.shangdaren.evaluator",
    "jier": "changpai_desktop.players.jier.evaluator",
    "qianhong": "changpai_desktop.players.qianhong.evaluator",
    "hunan": "changpai_desktop.players.hunan.evaluator",
    "yizhang": "changpai_desktop.players.yizhang.evaluator",
    "leshan": "changpai_desktop.players.leshan.evaluator",
    "daer": "changpai_desktop.players.daer.evaluator",
    "xuezhan": "changpai_desktop.players.xuezhan.evaluator",
}

Advise = Callable[[View, str, int], list[Advice]]


class NothingToDecide(ValueError):
    """The view's seat has no legal action now."""


def advise(view: View, level: str, seed: int) -> list[Advice]:
    """Advice on every legal action, best first. The same view, level and seed give the same answer.

    Raises NothingToDecide, or ValueError for an unknown level or a game without an evaluator.
    """
    if level not in LEVELS:
        raise ValueError(f"there is no level {level!r}; there are {', '.join(LEVELS)}")
    if view.game not in _EVALUATORS:
        raise ValueError(f"no computer player knows {view.game!r}")
    if not view.legal:
        raise NothingToDecide(f"seat {view.seat} has nothing to decide")
    advise_game = cast(Advise, import_module(_EVALUATORS[view.game]).advise)
    ranked = advise_game(view, level, seed)
    if {a.action for a in ranked} != set(view.legal):
        raise ValueError("an evaluator must rank exactly the legal actions")
    return ranked


def choose(view: View, level: str, seed: int) -> Action:
    """The action that a level takes."""
    if len(view.legal) == 1:
        return view.legal[0]
    return advise(view, level, seed)[0].action
