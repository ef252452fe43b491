"""The likeliest ways for loose cards to become complete: one walk through the hand that keeps the best plans.

What flows: the loose cards of a hand, what a group is worth and how likely each kind comes -> plans, each with the
groups it makes or waits for and the cards it has no use for. What a plan is worth is asked elsewhere; here plans are
only told apart by their cost (minus the logarithm of their chance) and their points, to know which ones to keep.
"""

import heapq
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from math import exp, log
from typing import Final, NamedTuple

from changpai_desktop.games.shared.zi import READING, Group, N
from changpai_desktop.players.shared.pieces import BIT, ONE, PIECES, Piece, packed

KEEP: Final = 20
"""Beginnings of plans kept at every card; twice as many played no better."""
DEAD_COST: Final = 0.8
"""A card without a use means one group more that still waits: about its cost while plans are compared."""
POINT_WORTH: Final = 0.16
"""How much cost a point may make up for as long as points are lacking."""
MORE_WORTH: Final = 0.03
"""The same for points beyond those needed."""
FLAT_COST: Final = 0.9
"""What each waiting group costs a player who does not count live copies."""
LEAST_RATE: Final = 0.004
HOPELESS: Final = 9.0
"""The cost of a group whose cards are all gone."""


class Odds(NamedTuple):
    """How many cards of each kind are to be expected in reach: to eat, to make three alike, to win with."""

    eat: Sequence[float]
    alike: Sequence[float]
    win: Sequence[float]
    flat: bool = False
    """Every waiting group costs the same (novice)."""


class Plan(NamedTuple):
    """A way to complete the hand."""

    cost: float
    last_gain: float
    """What the cost falls by if the hardest group is the one that is finished by the winning card."""
    points: float
    pieces: tuple[Piece, ...]
    dead: tuple[int, ...]
    """Cards that no group needs."""
    pair: bool

    @property
    def waiting(self) -> tuple[Piece, ...]:
        return tuple([p for p in self.pieces if p.waits])


@dataclass(frozen=True, slots=True)
class Task:
    """What is asked of the loose cards: so many groups, with a pair or without, and the points still lacking."""

    groups: int
    pair: bool
    either: bool = False
    """Also plans of the other structure: one group less and a pair (a 坎 that may become a quad)."""
    lacking: float = 0.0


_Chain = tuple["Piece | int", "_Chain"] | None
_Move = tuple[int, tuple[tuple[int, int], ...], float, float, float, Piece, int, int]
"""(packed cards, least copies of each kind, cost, gain if it is the last, points, the piece, groups, pairs)."""
_State = tuple[float, float, float, float, int, int, int, int, _Chain, _Chain]
"""(score, cost, gain of the last, points, groups, pairs, cards left, the same packed, pieces, dead cards)."""
_Layer = dict[tuple[int, int, int], _State]

_NEED: Final[dict[Group, tuple[tuple[int, int], ...]]] = {
    p.used: tuple((BIT[k], p.used.count(k)) for k in dict.fromkeys(p.used)) for ps in PIECES.values() for p in ps
}
_AMOUNT: Final[dict[Group, int]] = {used: packed(used) for used in _NEED}


def plans(free: Sequence[int], task: Task, value: Mapping[Group, float], odds: Odds) -> list[Plan]:
    """Plans that complete the hand, in no order; empty if there are too few cards that fit each other."""
    hand = sum(n * ONE[k] for k, n in enumerate(free))
    layers: list[_Layer] = [{} for _ in range(2 * N)]
    ended: dict[tuple[int, int, int], _State] = {}
    _put(layers, ended, (0.0, 0.0, 0.0, 0.0, 0, 0, sum(free), hand, None, None))
    for place, kind in enumerate(READING):
        if free[kind]:
            moves = _moves(kind, free, task, value, odds)
            for layer in layers[2 * place : 2 * place + 2]:
                if layer:
                    _walk(layer, kind, moves, task, layers, ended)
    return [_plan(s) for s in _ends(ended.values(), task)]


def _ends(states: Iterable[_State], task: Task) -> Iterator[_State]:
    for s in states:
        groups, pair = s[4], s[5] > 0
        if (groups == task.groups and pair == task.pair) or (task.either and groups == task.groups - 1 and pair):
            yield s


def _plan(s: _State) -> Plan:
    pieces = tuple(p for p in _unchained(s[8]) if isinstance(p, Piece))
    dead = tuple(k for k in _unchained(s[9]) if isinstance(k, int))
    return Plan(s[1], s[2], s[3], pieces, dead, s[5] > 0)


def _unchained(chain: _Chain) -> Iterator["Piece | int"]:
    while chain is not None:
        yield chain[0]
        chain = chain[1]


def _walk(layer: _Layer, kind: int, moves: Sequence[_Move], task: Task, layers: list[_Layer], ended: _Layer) -> None:
    """Everything that the best beginnings can do with their next card."""
    one, lacking, wanted = ONE[kind], task.lacking, task.groups
    with_pair = task.pair or task.either
    for score, cost, gain, points, groups, pair, left, hand, pieces, dead in heapq.nsmallest(KEEP, layer.values()):
        # What the groups that are still wanted need at least; one card less is enough for a pair instead of a group.
        room = left - 2 * (wanted - groups) + (1 + pair if task.either else pair - 1 if task.pair else 0)
        if room > 0:
            worse = score + DEAD_COST
            _put(layers, ended, (worse, cost, gain, points, groups, pair, left - 1, hand - one, pieces, (kind, dead)))
        most = wanted - (task.either and pair)
        for amount, need, more, last, value, piece, group, two in moves:
            if (two and (pair or not with_pair)) or groups + group > most or room < len(piece.used) - 2 * group - two:
                continue
            for bit, least in need:
                if (hand >> bit) & 3 < least:
                    break
            else:
                after = score + more
                if value:
                    useful = min(value, max(lacking - points, 0.0))
                    after -= POINT_WORTH * useful + MORE_WORTH * (value - useful)
                _put(
                    layers,
                    ended,
                    (
                        after,
                        cost + more,
                        last if last > gain else gain,
                        points + value,
                        groups + group,
                        pair + two,
                        left - len(piece.used),
                        hand - amount,
                        (piece, pieces),
                        dead,
                    ),
                )


def _put(layers: list[_Layer], ended: _Layer, s: _State) -> None:
    """Keeps a beginning unless the same cards were left with as many groups and points at less cost."""
    hand = s[7]
    if hand:
        lowest = (hand & -hand).bit_length() - 1 & ~1
        # Two copies come before one, so that what is done with the first copy is there when the second is asked.
        layer = layers[lowest + ((hand >> lowest) & 3 < 2)]
    else:
        layer = ended
    key = (hand, s[4] * 2 + s[5], int(s[3]))
    if hand == 0:
        # Ends with other dead cards are other plans.
        key = (hash(_dead(s[9])), key[1], key[2])
    known = layer.get(key)
    if known is None or s[0] < known[0]:
        layer[key] = s


def _dead(chain: _Chain) -> tuple["Piece | int", ...]:
    return tuple(_unchained(chain))


def _moves(kind: int, free: Sequence[int], task: Task, value: Mapping[Group, float], odds: Odds) -> list[_Move]:
    """What the cards of a kind can do in this hand."""
    out: list[_Move] = []
    for piece in PIECES[kind]:
        if any(free[k] < piece.used.count(k) for k in piece.used):
            continue
        if piece.pair:
            if task.pair or task.either:
                cost, gain = _cost((piece.used[0],), (), odds) if piece.single else (0.0, 0.0)
                out.append((_AMOUNT[piece.used], _NEED[piece.used], cost, gain, 0.0, piece, 0, 1))
        elif not piece.waits:
            out.append((_AMOUNT[piece.used], _NEED[piece.used], 0.0, 0.0, value.get(piece.used, 0.0), piece, 1, 0))
        else:
            out += [_move(p, points, odds) for p, points in _variants(piece, value)]
    return out


def _move(piece: Piece, points: float, odds: Odds) -> _Move:
    alike = tuple(w for w, g in zip(piece.waits, piece.scores, strict=True) if g[0] == g[-1])
    eaten = tuple(w for w, g in zip(piece.waits, piece.scores, strict=True) if g[0] != g[-1])
    cost, gain = _cost(alike, eaten, odds)
    return (_AMOUNT[piece.used], _NEED[piece.used], cost, gain, points, piece, 1, 0)


def _variants(piece: Piece, value: Mapping[Group, float]) -> Iterator[tuple[Piece, float]]:
    """A group may be worth more with one card than with another (二三 with 一 or 四).

    So it comes as several pieces: for each worth the cards that make it so much or more.
    """
    worths = [value.get(g, 0.0) for g in piece.scores]
    for least in dict.fromkeys(worths):
        kept = [i for i, w in enumerate(worths) if w >= least]
        if len(kept) == len(worths):
            yield piece, least
        else:
            yield (
                piece._replace(waits=tuple(piece.waits[i] for i in kept), scores=tuple(piece.scores[i] for i in kept)),
                least,
            )


def piece_cost(piece: Piece, odds: Odds) -> tuple[float, float]:
    """What a waiting piece costs, and what is saved if the winning card finishes it."""
    if piece.pair:
        return _cost((piece.used[0],), (), odds) if piece.single else (0.0, 0.0)
    cost = _move(piece, 0.0, odds)
    return cost[2], cost[3]


def _cost(alike: Sequence[int], eaten: Sequence[int], odds: Odds) -> tuple[float, float]:
    """Minus the logarithm of the chance that one of the cards comes, and what is saved if it may be the winning one."""
    win = sum(odds.win[k] for k in (*alike, *eaten))
    claim = sum(odds.alike[k] for k in alike) + sum(odds.eat[k] for k in eaten)
    if claim <= 0 and win <= 0:
        return (HOPELESS, 0.0)
    if odds.flat:
        return (FLAT_COST, 0.0)
    cost = -log(1.0 - exp(-max(claim, LEAST_RATE)))
    return (cost, cost + log(1.0 - exp(-win)) if win > claim else 0.0)
