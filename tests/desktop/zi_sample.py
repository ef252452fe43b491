"""A stand-in for the games with 字牌: a game of the family `zi` with hand-made outcomes, and plain faces for it.

Nothing is played here; the settlement page gets what a game of three or four seats would hand it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path

from changpai_desktop.cards import DealCode
from changpai_desktop.cards.packs import PACKS
from changpai_desktop.desktop.engine_worker import HandFacts
from changpai_desktop.desktop.faces import Artwork, Print
from changpai_desktop.games.contract import (
    CountLine,
    GroupView,
    LedgerLine,
    Outcome,
    Reason,
    Seat,
    SeatView,
    Value,
    VerbSpec,
    View,
    Winner,
    Word,
)
from changpai_desktop.games.signs import Sign
from changpai_desktop.games.yaodiren.game import Yaodiren
from changpai_desktop.match import MatchConfig, PlayerSpec

PACK = PACKS["zipai"]
HUXI, FAN, HE = Word("Sample", "胡息"), Word("Sample", "番"), Word("Sample", "和")
NAMES = ("P0", "P1", "P2", "P3")


def _w(text: str) -> Word:
    return Word("Sample", text)


class Sample(Yaodiren):
    """Only what a page asks of a game: pack, unit, verbs and runs."""

    sign = Sign("zi_sample", "zipai", (3, 4), _w("Sample"), _w(""), ("二", "七", "十"))
    pack = PACK
    copies = 4
    unit = HUXI
    verbs = (
        VerbSpec("hu", "胡", _w("Win"), claim=True, seal=True),
        VerbSpec("pao", "跑", _w("Run"), claim=True, seal=True),
        VerbSpec("ti", "提", _w("Lift"), seal=True),
        VerbSpec("wei", "偎", _w("Snuggle"), seal=True),
        VerbSpec("peng", "碰", _w("Peng"), claim=True, seal=True),
        VerbSpec("chi", "吃", _w("Eat"), claim=True, seal=True),
    )

    def arrange(self, cards: Sequence[str], options: Mapping[str, Value]) -> tuple[tuple[str, ...], ...]:
        return tuple(tuple(cards[i : i + 3]) for i in range(0, len(cards), 3))


GAME = Sample()


class ZiArt:
    """Plain zi faces over another artwork; the token is written as what the pack calls it, which needs a font."""

    def __init__(self, rest: Artwork) -> None:
        self.rest = rest

    def card(self, token: str, printed: Print) -> str:
        if token not in PACK.index:
            return self.rest.card(token, printed)
        ink = "#B3241C" if PACK.kind(token).pips in (2, 7, 10) else "#1E1A16"
        return (
            '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 350 1050">'
            '<path d="M0 0H350V1050H0Z" fill="#FCF6E6"/><path d="M6 6H344V1044H6Z" fill="none" stroke="#6B5433" '
            'stroke-width="8"/>'
            f'<text x="175" y="280" font-size="260" text-anchor="middle" fill="{ink}">{token}</text></svg>'
        )

    def glyph(self, char: str, colour: str) -> str:
        return self.rest.glyph(char, colour)


_GROUPS = (
    GroupView("ti", ("贰", "贰", "贰", "贰"), 12, down=3),
    GroupView("wei", ("七", "七", "七"), 3, down=2),
    GroupView("peng", ("拾", "拾", "拾"), 3, 2, 1),
    GroupView("chi", ("一", "二", "三"), 3, 1, 2),
    GroupView("chi", ("四", "五", "六"), 0, 0, 2),
    GroupView("hand", ("柒", "捌", "玖"), 0),
    GroupView("hand", ("伍", "伍"), 0),
)
_LAID = (
    GroupView("pao", ("陆", "陆", "陆", "陆"), 9, 3, 0),
    GroupView("wei", ("三", "三", "三"), 3, down=2),
)
_HAND = tuple("一二三四五六七八九十壹贰叁")


def _winner(seat: Seat, giver: Seat) -> Winner:
    counts = (
        CountLine(_w("Red Chamber"), 2, FAN, "3.7.1", ("七", "七", "七")),
        CountLine(_w("Lifted"), 12, HUXI, "3.4.2", _GROUPS[0].cards),
        CountLine(_w("Snuggled"), 3, HUXI, "3.4.3", _GROUPS[1].cards),
        CountLine(_w("Self drawn"), 1, FAN, "3.7.4"),
        CountLine(_w("Door"), 20, HE, "3.8.1"),
    )
    return Winner(seat, _GROUPS, "三", "other_flip", giver, 21, 3, counts)


def outcome(kind: str) -> Outcome:
    """`win3`, `win4` (seat 0 rests), `rest4` (seat 2 rests), `two4`, `foul3`, `foul4`, `draw3` or `draw4`."""
    seats = int(kind[-1])
    resting = {"win4": 0, "two4": 1, "rest4": 2, "draw4": 2, "foul4": 3}.get(kind, -1)
    playing = [s for s in range(seats) if s != resting]
    item = _w("Win of 21")
    if kind.startswith("draw"):
        return Outcome("draw", seats, (), (), 1)
    if kind.startswith("foul"):
        payer = playing[0]
        foul = tuple(LedgerLine(payer, s, 15, _w("Foul payment"), "3.9.2") for s in playing[1:])
        return Outcome("draw", seats, (), foul, 1, Reason(_w("A dead hand ends the game."), {}, "3.9.2"))
    won = [s for s in playing if s != playing[0]][: 2 if kind.startswith("two") else 1]
    lines = tuple(LedgerLine(p, w, 13, item, "3.7.9", ("三",)) for w in won for p in playing if p not in won)
    return Outcome("win", seats, tuple(_winner(w, playing[0]) for w in won), lines, won[0])


def facts(kind: str, names: Sequence[str] = NAMES) -> HandFacts:
    """The facts of a hand that ended like this, as the third of a match."""
    ended = outcome(kind)
    seats = ended.seats
    resting = {"win4": 0, "two4": 1, "rest4": 2, "draw4": 2, "foul4": 3}.get(kind, -1)
    players = tuple(PlayerSpec(names[i], "human" if i == 0 else "ai", "random") for i in range(seats))
    config = MatchConfig(GAME.id, seats, players, DealCode.from_seed(5), hands=8)
    views = []
    for seat in range(seats):
        if seat == resting:
            views.append(SeatView((), (), 0, "resting", 0, hand=()))
        else:
            views.append(SeatView(_LAID, ("九", "八"), len(_HAND), "in", 12, hand=_HAND))
    view = View(GAME.id, {}, 0, 0, "over", tuple(views), 8, None, (), ())
    past = (outcome(f"win{seats}"), Outcome("draw", seats, (), (), 0))
    totals = [sum(o.deltas[s] for o in (*past, ended)) for s in range(seats)]
    return HandFacts(
        config=config, viewer=0, watching=False, number=2, dealer=0, code=str(config.code), totals=tuple(totals),
        outcomes=(*past, ended), cuts=(), match_over=False, assisted=False, path=Path("none"), decisions=40,
        rest=tuple("二三四五六七八九十壹"), open_view=view,
    )  # fmt: skip
