"""`games`, `deal`, `cards`: what there is, in words."""

from argparse import Namespace
from typing import Any

from changpai_desktop.cli.common import CliError, a_code, a_game, catalog, chosen, print_json
from changpai_desktop.games.contract import Action, Game, Hand, OptionError, Seat
from changpai_desktop.games.registry import GAME_IDS
from changpai_desktop.store.language import Catalog


def games(args: Namespace) -> int:
    """All games with their options and presets."""
    words = catalog(args)
    described = [_game(a_game(game_id), words) for game_id in GAME_IDS]
    if args.json:
        print_json(described)
        return 0
    for g in described:
        print(f"{g['id']}  {g['name']} – {g['place']} ({' or '.join(map(str, g['seats']))} players)")
        for o in g["options"]:
            values = " | ".join(f"{v['value']} ({v['label']})" for v in o["values"])
            print(f"  --set {o['id']}=…  {o['label']}: {values} [{o['rule']}]\n      {o['meaning']}")
        for p in g["presets"]:
            changes = ", ".join(f"{k}={v}" for k, v in p["values"].items()) or "defaults"
            print(f"  --rules {p['id']}  {p['label']}: {changes}\n      {p['note']}")
    return 0


def _game(g: Game, words: Catalog) -> dict[str, Any]:
    return {
        "id": g.id,
        "name": words.text(g.name),
        "place": words.text(g.sign.place),
        "seats": list(g.seats),
        "options": [
            {
                "id": o.id,
                "type": "integer" if all(isinstance(v, int) for v in o.values) else "choice",
                "default": o.default,
                "label": words.text(o.label),
                "meaning": words.text(o.effect),
                "rule": o.rule,
                "values": [{"value": v, "label": words.text(w)} for v, w in zip(o.values, o.value_labels, strict=True)],
            }
            for o in g.options
        ],
        "presets": [
            {"id": p.id, "label": words.text(p.label), "values": dict(p.values), "note": words.text(p.note)}
            for p in g.presets
        ],
    }


def deal(args: Namespace) -> int:
    """Each seat's cards and the stock of a deal code."""
    played, code = a_game(args.game), a_code(args.code)
    seats = args.seats or played.seats[0]
    try:
        options = played.read_options(chosen(args), args.rules)
        stock = played.stock(code.rng(), options)
        hand = played.new_hand(options, seats, args.dealer, stock)
    except (OptionError, ValueError) as error:
        raise CliError(str(error)) from None
    first = _until_dealt(hand)
    dealt = [[t for e in hand.events if e.kind == "deal" and e.seat == s for t in e.cards] for s in range(seats)]
    if args.json:
        told = [{"seat": seat, "do": str(action)} for seat, action in first]
        print_json({"code": str(code), "dealer": args.dealer, "first": told, "seats": dealt, "pack": list(stock)})
        return 0
    print(f"{played.id} {code}, dealer seat {args.dealer}")
    for seat, action in first:
        print(f"seat {seat} first: {action}")
    for seat, cards in enumerate(dealt):
        print(f"seat {seat}: " + ("  ".join(" ".join(run) for run in played.arrange(cards, options)) or "-"))
    print(f"pack in order ({len(stock)} cards): {' '.join(stock)}")
    return 0


def _until_dealt(hand: Hand) -> list[tuple[Seat, Action]]:
    """What is decided before cards are dealt, such as the cut: of each decision the first that is possible."""
    made: list[tuple[Seat, Action]] = []
    while hand.actors() and not any(e.kind == "deal" for e in hand.events):
        seat = hand.actors()[0]
        action = hand.legal(seat)[0]
        hand.apply(seat, action)
        made.append((seat, action))
    return made


def cards(args: Namespace) -> int:
    """The kinds of a game's pack."""
    played = a_game(args.game)
    for kind in played.pack.kinds:
        pips = f"{kind.pips} pips, {kind.red_pips} red" if played.pack.family == "long" else ""
        print(f"{kind.token}  {kind.zh_cn}  {kind.zh_tw}  {kind.en}  x{played.copies}  {pips}".rstrip())
    return 0
