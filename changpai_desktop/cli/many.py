"""`simulate` and `arena`: many hands, counted.

What flows through: chunks of deals out to workers, sums back.
"""

import csv
import math
import multiprocessing
import statistics
import sys
from argparse import Namespace
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any, TypeVar

from changpai_desktop.cards import DealCode, Pcg32
from changpai_desktop.cli.common import CliError, a_levels, choosers, config, print_json, progress
from changpai_desktop.games.contract import Game, Outcome
from changpai_desktop.match.auto import play_hand
from changpai_desktop.match.config import MatchConfig, PlayerSpec
from changpai_desktop.match.session import MatchSession

_CHUNK = 25
T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Chunk:
    """Deals `first` … `last - 1` of a code, for one worker."""

    config: MatchConfig
    levels: tuple[str, ...]
    seed: int
    first: int
    last: int


@dataclass(frozen=True, slots=True)
class Played:
    """What is counted of one hand."""

    deal: int
    code: str
    dealer: int
    kind: str
    deltas: tuple[int, ...]
    decisions: int
    items: tuple[str, ...]


def simulate(args: Namespace) -> int:
    """How often each item occurs, pay per seat, lengths."""
    hands = _positive(args.hands, "--hands")
    levels = a_levels(args.ai)
    made = config(args, levels, DealCode.from_seed(args.seed), 1)
    chunks = _chunks(made, tuple(p.level for p in made.players), args.seed, hands)
    played = sorted(_spread(_simulate_chunk, chunks, args.jobs, hands), key=lambda p: p.deal)
    if args.csv:
        _csv(args.csv, played)
    summed = _sums(played, made.seats)
    if args.json:
        print_json(summed)
    else:
        _print_sums(summed)
    return 0


def arena(args: Namespace) -> int:
    """The same deals with seats rotated: mean pay per hand of each level, 95 % interval over the deals."""
    deals = _positive(args.deals, "--deals")
    levels = tuple(a_levels(args.levels))
    if len(set(levels)) < 2:
        raise CliError("--levels: at least two different levels")
    made = config(args, levels, DealCode.from_seed(args.seed), 1)
    per_deal = _spread(_arena_chunk, _chunks(made, levels, args.seed, deals), args.jobs, deals)
    result = {name: _interval([d[name] for d in per_deal]) for name in dict.fromkeys(levels)}
    if args.json:
        print_json({"game": made.game, "deals": deals, "levels": result})
    else:
        for name, r in result.items():
            pay = f"{r['mean']:+.3f} ± {r['half_width']:.3f} a hand"
            print(f"{name}: {pay} (95 %, {deals} deals)")
    return 0


def lineups(levels: Sequence[str], seats: int) -> list[tuple[str, ...]]:
    """Every seating of the levels: repeated in turn to fill the seats, from each start, each rotated fully."""
    found = [
        tuple(levels[(start + (i + turn) % seats) % len(levels)] for i in range(seats))
        for start in range(len(levels))
        for turn in range(seats)
    ]
    return list(dict.fromkeys(found))


def _positive(number: int, name: str) -> int:
    if number < 1:
        raise CliError(f"{name}: at least 1")
    return number


def _chunks(made: MatchConfig, levels: tuple[str, ...], seed: int, total: int) -> list[Chunk]:
    return [Chunk(made, levels, seed, i, min(i + _CHUNK, total)) for i in range(0, total, _CHUNK)]


def _spread(work: Callable[[Chunk], list[T]], chunks: list[Chunk], jobs: int, total: int) -> list[T]:
    """All results, in no order; with one job in this process."""
    out: list[T] = []
    for result in _results(work, chunks, jobs):
        out += result
        progress(len(out), total)
    return out


def _results(work: Callable[[Chunk], list[T]], chunks: list[Chunk], jobs: int) -> Iterator[list[T]]:
    if jobs <= 1 or len(chunks) == 1:
        yield from map(work, chunks)
        return
    context = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(min(jobs, len(chunks)), mp_context=context) as pool:
        for future in as_completed([pool.submit(work, chunk) for chunk in chunks]):
            yield future.result()


def _hand(made: MatchConfig, levels: Sequence[str], seed: int) -> MatchSession:
    session = MatchSession(made)
    play_hand(session, choosers(levels, seed))
    return session


def _simulate_chunk(chunk: Chunk) -> list[Played]:
    out = []
    for deal in range(chunk.first, chunk.last):
        made = replace(chunk.config, code=chunk.config.code.of_hand(deal))
        session = _hand(made, chunk.levels, Pcg32(chunk.seed, deal).next())
        outcome = session.outcomes[0]
        out.append(
            Played(
                deal,
                str(made.code),
                session.dealer,
                outcome.kind,
                outcome.deltas,
                len(session.decisions),
                _items(session.game, outcome),
            )
        )
    return out


def _items(played: Game, outcome: Outcome) -> tuple[str, ...]:
    """Ids of the scoring items of a hand, each once."""
    ids = {word: item for item, word in played.items.items()}
    words = [c.item for w in outcome.winners for c in w.counts] + [x.item for x in outcome.ledger]
    return tuple(sorted({ids[word] for word in words if word in ids}))


def _arena_chunk(chunk: Chunk) -> list[dict[str, float]]:
    out = []
    for deal in range(chunk.first, chunk.last):
        pay: dict[str, list[int]] = {name: [] for name in chunk.levels}
        for seating in lineups(chunk.levels, chunk.config.seats):
            players = tuple(PlayerSpec(name, "ai", name) for name in seating)
            made = replace(chunk.config, code=chunk.config.code.of_hand(deal), players=players)
            outcome = _hand(made, seating, Pcg32(chunk.seed, deal).next()).outcomes[0]
            for name, delta in zip(seating, outcome.deltas, strict=True):
                pay[name].append(delta)
        out.append({name: statistics.fmean(deltas) for name, deltas in pay.items()})
    return out


def _interval(values: Sequence[float]) -> dict[str, float]:
    mean = statistics.fmean(values)
    half = 1.96 * statistics.stdev(values) / math.sqrt(len(values)) if len(values) > 1 else math.inf
    return {"mean": mean, "half_width": half if math.isfinite(half) else 0.0, "deals": len(values)}


def _sums(played: Sequence[Played], seats: int) -> dict[str, Any]:
    lengths = [p.decisions for p in played if p.kind != "void"]
    return {
        "hands": len(played),
        "outcomes": dict(Counter(p.kind for p in played).most_common()),
        "items": dict(Counter(i for p in played for i in p.items).most_common()),
        "pay_per_seat": [_interval([p.deltas[s] for p in played]) for s in range(seats)],
        "pay_of_dealer": _interval([p.deltas[p.dealer] for p in played]),
        "decisions": {
            "played_hands": len(lengths),
            "mean": statistics.fmean(lengths) if lengths else 0.0,
            "median": statistics.median(lengths) if lengths else 0,
            "longest": max(lengths, default=0),
        },
    }


def _print_sums(summed: dict[str, Any]) -> None:
    hands = summed["hands"]
    print(f"{hands} hands")
    for group in ("outcomes", "items"):
        for name, n in summed[group].items():
            print(f"  {name:<16} {n:>8}  {n / hands:7.2%}")
    for seat, r in enumerate(summed["pay_per_seat"]):
        print(f"  seat {seat}: {r['mean']:+.3f} ± {r['half_width']:.3f} a hand (95 %)")
    dealer, length = summed["pay_of_dealer"], summed["decisions"]
    print(f"  dealer: {dealer['mean']:+.3f} ± {dealer['half_width']:.3f} a hand (95 %)")
    print(
        f"  decisions in a played hand: mean {length['mean']:.1f}, median {length['median']}, "
        f"longest {length['longest']} ({length['played_hands']} hands)"
    )


def _csv(path: str, played: Sequence[Played]) -> None:
    try:
        if path == "-":
            _write_csv(sys.stdout, played)
            return
        with Path(path).open("w", encoding="utf-8", newline="") as file:
            _write_csv(file, played)
    except OSError as error:
        raise CliError(f"{path}: {error.strerror or error}") from None


def _write_csv(file: Any, played: Sequence[Played]) -> None:
    out = csv.writer(file)
    seats = len(played[0].deltas)
    out.writerow(["deal", "code", "dealer", "outcome", *(f"pay{s}" for s in range(seats)), "decisions", "items"])
    for p in played:
        out.writerow([p.deal, p.code, p.dealer, p.kind, *p.deltas, p.decisions, " ".join(p.items)])
