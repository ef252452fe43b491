"""Text transcripts of fixed hands, one for each game and preset: `python -m tests.playthroughs.record` rewrites them.

A change of a rule shows as a change of these files, to be read before it is committed.
"""

from pathlib import Path

from changpai_desktop.cards import DealCode, Pcg32
from changpai_desktop.games.contract import Game, Hand, View
from changpai_desktop.games.registry import GAME_IDS, game

HERE = Path(__file__).parent


def transcript(g: Game, preset: str, seats: int, code: str) -> str:
    """One hand, played by a fixed dice-throwing player who drops only when it must."""
    options = g.read_options({}, preset)
    hand = g.new_hand(options, seats, 0, g.stock(DealCode.parse(code).rng(), options))
    lines = [f"game {g.id}  preset {preset}  seats {seats}  deal {code}"]
    rng = Pcg32(7)
    seen = 0
    while True:
        for event in hand.events[seen:]:
            lines.append(f"  {event.kind} {event.seat} {event.verb} {' '.join(event.cards)}".rstrip())
        seen = len(hand.events)
        if not hand.actors():
            break
        seat = hand.actors()[0]
        lines += _situation(hand.view(seat))
        choices = [a for a in hand.legal(seat) if a.verb not in ("drop", "redeal")] or hand.legal(seat)
        choices = [a for a in choices if hand.warning(seat, a) is None] or choices
        action = choices[rng.below(len(choices))]
        lines.append(f"{seat}: {action}")
        hand.apply(seat, action)
    return "\n".join(lines + _result(hand)) + "\n"


def _situation(view: View) -> list[str]:
    live = " ".join("-" if s.live is None else str(s.live) for s in view.seats)
    legal = "; ".join(map(str, view.legal))
    facts = " ".join(f"{k}={v}" for k, v in view.facts.items())
    hand = " ".join(view.me.hand or ())
    return [
        f"[{view.phase}] seat {view.seat} hand {hand} | live {live} | stock {view.stock} {facts}".rstrip(),
        f"  may: {legal}",
    ]


def _result(hand: Hand) -> list[str]:
    outcome = hand.outcome
    assert outcome is not None
    lines = [f"{outcome.kind}  deltas {outcome.deltas}  next dealer {outcome.next_dealer}"]
    for w in outcome.winners:
        lines.append(f"winner {w.seat} with {w.card} ({w.source} of {w.giver}): {w.points} points, {w.fan} fan")
        lines += [
            f"  {c.item.source} {c.value} {c.unit.source} ({c.rule}) {' '.join(c.cards)}".rstrip() for c in w.counts
        ]
    lines += [f"  {x.payer} pays {x.payee} {x.amount}: {x.item.source} ({x.rule})" for x in outcome.ledger]
    return lines


def wanted() -> dict[str, str]:
    """File name -> transcript."""
    out = {}
    for game_id in GAME_IDS:
        g = game(game_id)
        for preset in g.presets:
            for seats in g.seats:
                for code in ("8K3F-Q2TM", "2M7C-XA90"):
                    out[f"{game_id}-{preset.id}-{seats}-{code}.txt"] = transcript(g, preset.id, seats, code)
    return out


if __name__ == "__main__":
    for old in HERE.glob("*.txt"):
        old.unlink()
    for name, text in wanted().items():
        (HERE / name).write_text(text, encoding="utf-8")
