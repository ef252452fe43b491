"""`play`: computers against each other, told as text or JSON, recorded if wished."""

from argparse import Namespace
from pathlib import Path
from typing import Any

import msgspec

from changpai_desktop.cards import DealCode
from changpai_desktop.cli.common import CliError, a_levels, catalog, choosers, config, print_json
from changpai_desktop.cli.text import HAND, Teller
from changpai_desktop.games.contract import Outcome
from changpai_desktop.match.auto import play_hand
from changpai_desktop.match.session import MatchSession
from changpai_desktop.store.writer import ReplayWriter


def play(args: Namespace) -> int:
    """Plays a match; the same arguments play the same match."""
    if args.hands < 1:
        raise CliError("--hands: at least 1")
    levels = a_levels(args.ai)
    made = config(args, levels, DealCode.from_seed(args.seed), args.hands)
    try:
        writer = ReplayWriter(Path(args.record)) if args.record else None
    except FileExistsError:
        raise CliError(f"{args.record} is there already") from None
    except OSError as error:
        raise CliError(f"{args.record}: {error.strerror or error}") from None
    try:
        _play(args, MatchSession(made, writer))
    finally:
        if writer is not None:
            writer.close()
    return 0


def _play(args: Namespace, session: MatchSession) -> None:
    names = [p.name for p in session.config.players]
    teller = Teller(catalog(args), session.game, names)
    chosen = choosers([p.level for p in session.config.players], args.seed)
    while not session.match_over:
        outcome = play_hand(session, chosen)
        if args.json:
            print_json(hand_json(session, outcome))
            continue
        number = session.hand_number + 1
        print(teller.say(HAND, number=number, dealer=names[session.dealer], code=session.code))
        print("\n".join(teller.outcome(outcome)))
        print(teller.totals(tuple(session.totals)))


def hand_json(session: MatchSession, outcome: Outcome) -> dict[str, Any]:
    """A finished hand as JSON."""
    return {
        "hand": session.hand_number,
        "dealer": session.dealer,
        "code": str(session.code),
        "decisions": len(session.decisions),
        **outcome_json(outcome),
        "totals": list(session.totals),
    }


def outcome_json(outcome: Outcome) -> dict[str, Any]:
    """An outcome with all its lines."""
    made: dict[str, Any] = msgspec.to_builtins(outcome)
    return {"outcome": made.pop("kind"), **made, "deltas": list(outcome.deltas)}
