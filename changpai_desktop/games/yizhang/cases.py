"""Answers to rule cases of 宜章跑胡子 (`changpai score`): win, eat, ready."""

from collections.abc import Mapping
from typing import Any

from changpai_desktop.games.contract import Value
from changpai_desktop.games.shared.paohuzi.counting import Count
from changpai_desktop.games.shared.paohuzi.course import Course
from changpai_desktop.games.shared.paohuzi.position import Position, deltas, eat, form, waits, won
from changpai_desktop.games.shared.positions import truth
from changpai_desktop.games.yizhang.scoring import YizhangCounting

_FORM = form((3, 4), last_card=truth)


def position(case: Mapping[str, Any], options: Mapping[str, Value]) -> Position:
    """The case with the rules of this game."""
    return Position(case, Course.of(options, burnt_bi=True), YizhangCounting(options), _FORM)


def _worth(count: Count) -> dict[str, object]:
    return {"points": count.form.points, "fan": count.fan, "value": count.value}


def win(p: Position) -> dict[str, object]:
    """2.2 to 2.5: may the card be won, and what is paid."""
    count, tianhu = won(p)
    if count is None:
        return {"win": False}
    out = {"win": True, **_worth(count), "deltas": deltas(p, count.value), "deng": count.deng}
    return out | {"tianhu": tianhu} if tianhu else out


def ready(p: Position) -> dict[str, object]:
    """What would complete the hand."""
    return {"waits": {token: _worth(count) for token, count in waits(p).items()}}


KINDS = {"win": win, "eat": eat, "ready": ready}
