"""`legal`, `advise`, `replay`: looking into a match record."""

import json
import sys
from argparse import Namespace
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from changpai_desktop.cli.common import CliError, a_levels, a_replay, a_seat, catalog, print_json
from changpai_desktop.cli.play import outcome_json
from changpai_desktop.cli.text import Teller, tell
from changpai_desktop.games.contract import Action, CardError, Game, Hand
from changpai_desktop.match.session import MatchSession
from changpai_desktop.store.atomic import write_atomic
from changpai_desktop.store.replay import Replay, ReplayError


def _point(args: Namespace) -> tuple[Replay, MatchSession]:
    """The record and the match at the point asked for. Raises CliError."""
    replay = a_replay(args.file)
    if not replay.hands:
        raise CliError(f"{args.file}: no hand of it can be shown ({replay.problem or 'none was dealt'})")
    if replay.problem is not None:
        print(f"{args.file}: {replay.problem}", file=sys.stderr)
    try:
        session = replay.session(args.at)
    except ReplayError as error:
        raise CliError(f"--at: {error}") from None
    a_seat(args.seat, replay.config.seats)
    return replay, session


def legal(args: Namespace) -> int:
    """What each seat may do, or why something may not be done."""
    replay, session = _point(args)
    teller = Teller(catalog(args), replay.game, [p.name for p in replay.config.players])
    if args.why is not None:
        return _why(args, session.hand, replay.game, teller)
    seats = range(replay.config.seats) if args.seat is None else (args.seat,)
    found = {seat: session.hand.legal(seat) for seat in seats}
    if args.json:
        print_json({"over": session.hand_over, "legal": {s: [str(a) for a in acts] for s, acts in found.items()}})
        return 0
    if session.hand_over:
        print("the hand is over")
    for seat, actions in found.items():
        if actions or args.seat is not None:
            print(f"seat {seat} {teller.names[seat]}:" + ("" if actions else " nothing to decide"))
        for action in actions:
            print(f"  {action}    {teller.action(action)}")
    return 0


def _why(args: Namespace, hand: Hand, played: Game, teller: Teller) -> int:
    actors = hand.actors()
    seat = args.seat if args.seat is not None else (actors[0] if actors else 0)
    answers = []
    for action in _tried(args.why, hand, played, seat):
        reason = hand.explain(seat, action)
        text = teller.words.sentence(reason, played) if reason else "allowed"
        rule = reason.rule if reason else ""
        answers.append({"seat": seat, "action": str(action), "allowed": reason is None, "why": text, "rule": rule})
    if args.json:
        print_json(answers)
        return 0
    for a in answers:
        print(f"{a['action']}: {a['why']}" + (f" [{a['rule']}]" if a["rule"] else ""))
    return 0


def _tried(text: str, hand: Hand, played: Game, seat: int) -> Iterator[Action]:
    """The action a text means; bare cards mean a discard, or every claim while a card is shown."""
    verbs = [v.id for v in played.verbs]
    try:
        tried = Action.parse(text)
        if tried.verb in verbs:
            for group in (tried.cards, *tried.extra):
                played.pack.parse(" ".join(group))
            # A bare verb that is allowed means the ways in which it is.
            ways = [] if tried.cards else [a for a in hand.legal(seat) if a.verb == tried.verb]
            yield from ways or [tried]
            return
        if tried.verb.isascii() and tried.verb.isalpha():
            raise CliError(f"--why: {tried.verb!r} is neither an action nor a card; actions are {', '.join(verbs)}")
        cards = played.pack.parse(text)
    except (ValueError, CardError) as error:
        raise CliError(f"--why: {error}") from None
    claims = [v.id for v in played.verbs if v.claim and v.id != "pass"]
    for verb in claims if hand.view(seat).shown is not None else ["discard"]:
        yield Action(verb, cards)


def advise(args: Namespace) -> int:
    """Ranked actions with their reasons."""
    from changpai_desktop.players import registry

    replay, session = _point(args)
    (level,) = a_levels(args.level)[:1]
    if level == "random":
        raise CliError("--level: random has no reasons to give")
    view = session.view(args.seat)
    if not view.legal:
        raise CliError(f"seat {args.seat} has nothing to decide there")
    teller = Teller(catalog(args), replay.game, [p.name for p in replay.config.players])
    advice = registry.advise(view, level, args.seed)
    told: list[dict[str, Any]] = [
        {
            "action": str(a.action),
            "value": a.value,
            "spread": a.spread,
            "reasons": [teller.words.sentence(r, replay.game) for r in a.reasons],
        }
        for a in advice
    ]
    if args.json:
        print_json(told)
        return 0
    for a, t in zip(advice, told, strict=True):
        print(f"{t['action']}    {teller.action(a.action)}  {a.value:+.2f} ± {a.spread:.2f}")
        print("".join(f"    {text}\n" for text in t["reasons"]), end="")
    return 0


def show(args: Namespace) -> int:
    """The record as text; what is wrong with it comes last."""
    replay = a_replay(args.file)
    for line in tell(replay, catalog(args)):
        print(line)
    return _problem(args.file, replay)


def verify(args: Namespace) -> int:
    """Whether the whole record follows the rules: 0, or 1 with the line and the reason."""
    replay = a_replay(args.file)
    if replay.problem is None or replay.problem.torn:
        settled = sum(h.outcome is not None for h in replay.hands)
        counts = f"{len(replay.hands)} hands ({settled} settled), {replay.length} decisions"
        print(f"{args.file}: {counts}, all by the rules")
    return _problem(args.file, replay)


def _problem(name: str, replay: Replay) -> int:
    if replay.notice:
        print(f"{name}: {replay.notice}", file=sys.stderr)
    if replay.problem is None:
        return 0
    print(f"{name}: {replay.problem}", file=sys.stderr)
    return 0 if replay.problem.torn else 1


def export(args: Namespace) -> int:
    """The whole record as one JSON object, its outcomes as the rules make them."""
    replay = a_replay(args.file)
    data = json.dumps(_exported(replay), ensure_ascii=False, indent=1) + "\n"
    if args.output:
        try:
            write_atomic(Path(args.output), data.encode("utf-8"))
        except OSError as error:
            raise CliError(f"{args.output}: {error.strerror or error}") from None
    else:
        print(data, end="")
    return _problem(args.file, replay)


def _exported(replay: Replay) -> dict[str, Any]:
    c = replay.config
    return {
        "game": c.game,
        "preset": c.preset,
        "options": c.all_options(),
        "players": [{"name": p.name, "kind": p.kind, "level": p.level} for p in c.players],
        "code": str(c.code),
        "mode": c.mode,
        "first_dealer": replay.first_dealer,
        "hands": [
            {
                "hand": h.number,
                "dealer": h.dealer,
                "code": str(h.code),
                "decisions": [{"seat": d.seat, "do": str(d.action), "line": d.line} for d in h.decisions],
                "taken_back": h.taken_back,
                "result": outcome_json(h.outcome) if h.outcome else None,
                "totals": list(h.totals),
            }
            for h in replay.hands
        ],
        "problem": {"line": replay.problem.line, "reason": replay.problem.reason} if replay.problem else None,
    }
