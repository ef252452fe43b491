"""Many hands between computer players: `python benchmarks/soak.py [HANDS] [LEVEL] [GAME] [SEATS] [OPTION=VALUE …]`.

LEVEL may be `random`; `preset=NAME` takes a preset's options, and `all` for GAME every 字牌 game with every preset.

Checks every choice against the legal actions, the number of cards, that each ledger sums to zero, that no level
commits a foul, and in the 字牌 games what rules zipai 6.3 demands after every step as far as views show it; prints
speed and how far memory grew. Run by hand.
"""

import resource
import sys
import time
from collections import Counter
from collections.abc import Mapping
from pathlib import Path

from changpai_desktop.cards import DealCode, Pcg32
from changpai_desktop.games.contract import Game, Hand, Value, View
from changpai_desktop.games.registry import GAME_IDS, game
from changpai_desktop.games.shared.law import complete_size, waiting_size
from changpai_desktop.players.registry import choose

SETS = frozenset({"peng", "dui", "pao", "kai", "zhao"})
"""Claims of which there is at most one for a card (6.3.6)."""


class Broken(SystemExit):
    """Something that must never happen."""


def demand(holds: bool, what: str) -> None:
    if not holds:
        raise Broken(what)


def cards_of(view: View) -> list[str]:
    """Every card that an open view shows, wherever it lies; the stock is only a number."""
    found = [c for s in view.seats for c in (*s.row, *(s.hand or ()), *(c for g in s.groups for c in g.cards))]
    found += [c for s in view.seats for c in s.buried]
    found += [*view.turned, *(c for p in view.trick for c in p.cards)]
    return found if view.shown is None else [*found, view.shown.card]


def check_table(g: Game, hand: Hand, options: Mapping[str, Value]) -> None:
    """No card is lost or doubled (6.3.1)."""
    view = hand.view(0, reveal=True)
    cards = cards_of(view)
    deck = Counter(g.deck(options))
    whole = deck.total()
    demand(len(cards) + view.stock == whole, f"{len(cards) + view.stock} cards on the table instead of {whole}")
    demand(Counter(cards) <= deck, "a kind lies there too often")


def check_zi(hand: Hand, manual: bool) -> None:
    """Rules zipai 6.3.2, 6, 8 while a card lies on the table."""
    asked = {seat: hand.view(seat) for seat in hand.actors()}
    view = hand.view(0, reveal=True)
    if view.shown is None or manual:
        return
    if view.shown.how == "flip":
        for seat, s in enumerate(view.seats):
            held = s.hand_count + sum(len(x.cards) for x in s.groups)
            if s.status == "resting" or held == 2 or hand.view(seat).facts.get("dead"):
                continue
            quads = sum(len(x.cards) == 4 for x in s.groups) + sum(n == 4 for n in Counter(s.hand).values())
            short = waiting_size(quads) - held
            demand(short == 0 or (short == 1 and quads >= 2), f"seat {seat} has {held} cards with {quads} quads")
    claims = [seat for seat, v in asked.items() if any(a.verb in SETS for a in v.legal)]
    demand(len(claims) <= 1, f"seats {claims} could take the card as three or four alike")
    for v in asked.values():
        for action in v.legal:
            if action.verb == "chi":
                used = sum(x.count(view.shown.card) for x in (action.cards, *action.extra))
                demand(used == (v.me.hand or ()).count(view.shown.card) + 1, f"{action} leaves a copy in the hand")


def check_end(g: Game, hand: Hand) -> None:
    """The ledger (6.3.7), fouls, and a winner's cards (6.3.4)."""
    outcome = hand.outcome
    demand(outcome is not None and not sum(outcome.deltas), "a hand ended without a ledger that sums to zero")
    fouls = [e for e in hand.events if e.kind == "out" and e.verb in ("baozi", "foul", "zhahu", "false_hu")]
    demand(not fouls, f"a computer player committed a foul: {fouls}")
    if g.pack.id != "zipai" or outcome is None:
        return
    for w in outcome.winners:
        size, quads = sum(len(x.cards) for x in w.groups), sum(len(x.cards) == 4 for x in w.groups)
        few = len(w.groups) == 1 or w.source == "deal"
        demand(few or size == complete_size(quads), f"a winner has {size} cards with {quads} quads")


def play(g: Game, hand: Hand, options: Mapping[str, Value], level: str, rng: Pcg32) -> int:
    """Plays a hand to its end; returns the number of decisions."""
    decisions, manual = 0, options.get("referee") == "manual"
    while actors := hand.actors():
        view = hand.view(actors[0])
        dice = level == "random"
        action = view.legal[rng.below(len(view.legal))] if dice else choose(view, level, rng.next())
        demand(action in view.legal, f"illegal choice {action}; legal: {', '.join(map(str, view.legal))}")
        hand.apply(actors[0], action)
        decisions += 1
        check_table(g, hand, options)
        if g.pack.id == "zipai":
            check_zi(hand, manual)
    check_table(g, hand, options)
    check_end(g, hand)
    return decisions


def resident() -> float:
    """MB of memory that the process holds now (Linux), else the most it ever held."""
    status = Path("/proc/self/status")
    if status.exists():
        line = next(x for x in status.read_text(encoding="utf-8").splitlines() if x.startswith("VmRSS"))
        return int(line.split()[1]) / 1024
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024


def soak(g: Game, hands: int, level: str, seats: int, options: Mapping[str, Value]) -> None:
    """Plays the hands; tells memory after each tenth."""
    start, decisions = time.perf_counter(), 0
    ends: Counter[str] = Counter()
    for number in range(hands):
        stock = g.stock(DealCode.from_seed(number).rng(), options)
        hand = g.new_hand(options, seats, number % seats, stock)
        try:
            decisions += play(g, hand, options, level, Pcg32(number, 5))
        except (Broken, Exception) as error:
            raise SystemExit(f"hand {number}: {type(error).__name__}: {error}") from error
        ends[hand.outcome.kind if hand.outcome else "?"] += 1
        if (number + 1) % max(1, hands // 10) == 0:
            print(f"{number + 1} hands, {resident():.1f} MB", flush=True)
    spent = time.perf_counter() - start
    print(f"{hands} hands, {decisions} decisions, {hands / spent:.1f} hands a second, {dict(ends)}")


def main() -> None:
    """See the module's text."""
    words = [x for x in sys.argv[1:] if "=" not in x]
    options: dict[str, Value] = {}
    options.update(x.partition("=")[::2] for x in sys.argv[1:] if "=" in x)
    hands = int(words[0]) if words else 10_000
    level = words[1] if len(words) > 1 else "regular"
    preset = str(options.pop("preset", ""))
    if len(words) > 2 and words[2] == "all":
        for g in (g for g in map(game, GAME_IDS) if g.pack.id == "zipai"):
            for p in g.presets:
                print(f"{g.id} {p.id}, {level}", flush=True)
                soak(g, hands, level, g.seats[0], g.read_options(options, p.id))
        return
    g = game(words[2] if len(words) > 2 else "yaodiren")
    seats = int(words[3]) if len(words) > 3 else g.seats[0]
    soak(g, hands, level, seats, g.read_options(options, preset))


if __name__ == "__main__":
    main()
