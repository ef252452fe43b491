"""Answers to rule cases of 湖南字牌 (`changpai score`): win, eat, ready."""

from collections.abc import Mapping
from typing import Any

from changpai_desktop.games.contract import Value
from changpai_desktop.games.hunan.scoring import HunanCounting
from changpai_desktop.games.shared.paohuzi.counting import Count
from changpai_desktop.games.shared.paohuzi.course import Course
from changpai_desktop.games.shared.paohuzi.position import Position, deltas, eat, form, waits, won

_FORM = form((3,))


def position(case: Mapping[str, Any], options: Mapping[str, Value]) -> Position:
    """The case with the rules of this game."""
    return Position(case, Course.of(options, burnt_bi=False), HunanCounting(options), _FORM)


def _worth(p: Position, count: Count) -> dict[str, object]:
    out: dict[str, object] = {"points": count.form.points, "value": count.value}
    if p.case.get("rules", {}).get("pay", "four_class") == "four_class":
        out["fan"] = count.fan
    return out


def win(p: Position) -> dict[str, object]:
    """1.3, 1.6, 1.8: may the card be won, and what is paid."""
    count, tianhu = won(p)
    if count is None:
        return {"win": False}
    out = {"win": True, **_worth(p, count), "deltas": deltas(p, count.value)}
    return out | {"tianhu": tianhu} if tianhu else out


def ready(p: Position) -> dict[str, object]:
    """What would complete the hand."""
    return {"waits": {token: _worth(p, count) for token, count in waits(p).items()}}


KINDS = {"win": win, "eat": eat, "ready": ready}
