"""What the engine answers, each thing as one line with a hash: a compiled build must print what a checkout prints.

usage: python -m tests.system.answers HANDS [GAME ...]

For every game named: its rule cases, and HANDS random hands by all its presets and numbers of seats in turn, with every
list of legal actions, every event, the views at the end and the outcome. With no game named: all games, and the
transcripts and counts of `tests/playthroughs` and `tests/perft` too.
"""

import contextlib
import io
import sys
from argparse import Namespace
from collections.abc import Iterable, Iterator
from hashlib import sha256

from changpai_desktop.cards import DealCode, Pcg32, shuffle
from changpai_desktop.cli.score import score
from changpai_desktop.games.registry import GAME_IDS, game
from tests.perft import count
from tests.playthroughs import record

CASES = record.HERE.parent / "cases"


def digest(lines: Iterable[str]) -> str:
    """A short hash of all lines."""
    whole = sha256()
    for line in lines:
        whole.update(line.encode())
        whole.update(b"\n")
    return whole.hexdigest()[:16]


def random_hand(game_id: str, number: int) -> Iterator[str]:
    """Everything that a hand shows; a copy of it makes every move first, and must not change it."""
    g = game(game_id)
    preset = g.presets[number % len(g.presets)]
    seats = g.seats[number // len(g.presets) % len(g.seats)]
    options = g.read_options({}, preset.id)
    rng = Pcg32(number)
    hand = g.new_hand(options, seats, number % seats, g.stock(DealCode.from_seed(number * 7919).rng(), options), number)
    while actors := hand.actors():
        seat = actors[rng.below(len(actors))]
        legal = hand.legal(seat)
        yield f"{actors} {seat} " + "; ".join(map(str, legal))
        action = legal[rng.below(len(legal))]
        if number % 5 == 0:
            twin = hand.copy()
            twin.apply(seat, action)
            assert hand.legal(seat) == legal and hand.view(seat) != twin.view(seat), f"{game_id} {number}: {action}"
        hand.apply(seat, action)
    yield from map(str, hand.events)
    yield from (str(hand.view(seat)) for seat in range(seats))
    yield str(hand.outcome)


def case_answers(game_id: str) -> Iterator[str]:
    """How many cases are answered as expected, then every answer in full."""
    for check in (True, False):
        said = io.StringIO()
        with contextlib.redirect_stdout(said), contextlib.redirect_stderr(said):
            score(Namespace(file=str(CASES / f"{game_id}.jsonl"), check=check))
        yield said.getvalue()


def main() -> None:
    """Prints it all."""
    number, named = int(sys.argv[1]), sys.argv[2:]
    print("compiled" if not str(shuffle.__file__).endswith(".py") else "as it stands")
    for game_id in named or GAME_IDS:
        total, answers = case_answers(game_id)
        print(f"{game_id} cases: {total.strip().splitlines()[-1]}, {digest([total, answers])}")
        print(f"{game_id} hands: {number}, {digest(line for n in range(number) for line in random_hand(game_id, n))}")
    if not named:
        transcripts = record.wanted()
        print(f"transcripts: {len(transcripts)}, {digest(f'{k} {v}' for k, v in sorted(transcripts.items()))}")
        table = count.table()
        print(f"perft: {len(table)}, {digest(table)}")


if __name__ == "__main__":
    main()
