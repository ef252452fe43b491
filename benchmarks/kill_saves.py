"""Kills a program that saves without pause, again and again, and checks that every file can still be read.

usage: python benchmarks/kill_saves.py [ROUNDS]      (default 500)
"""

import random
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from changpai_desktop.store.replay import read_replay
from changpai_desktop.store.settings import load

_SAVER = """
import sys
from itertools import count
from pathlib import Path
from changpai_desktop.cards import DealCode
from changpai_desktop.match import MatchConfig, MatchSession, PlayerSpec
from changpai_desktop.match.auto import RandomChooser, play_hand
from changpai_desktop.store.settings import Settings, save
from changpai_desktop.store.writer import ReplayWriter
home = Path(sys.argv[1])
players = tuple(PlayerSpec(n, "ai", "random") for n in "ABC")
print("ready", flush=True)
for n in count():
    config = MatchConfig("yaodiren", 3, players, DealCode.from_seed(n), hands=3)
    with ReplayWriter(home / f"{sys.argv[2]}-{n}.jsonl") as writer:
        session = MatchSession(config, writer)
        while not session.match_over:
            play_hand(session, RandomChooser(n))
            save(home / "settings.toml", Settings(player_name="x" * (n % 60), speed=n % 6))
"""


def run(rounds: int, home: Path) -> tuple[int, list[str]]:
    """(records read, what was wrong) after so many kills."""
    wrong: list[str] = []
    checked = 0
    for n in range(rounds):
        saver = subprocess.Popen([sys.executable, "-c", _SAVER, str(home), str(n)], stdout=subprocess.PIPE)
        assert saver.stdout is not None
        saver.stdout.readline()
        time.sleep(random.uniform(0.0, 0.06))
        saver.kill()
        saver.wait()
        saver.stdout.close()
        told = load(home / "settings.toml").told
        wrong += [told] if told else []
        for path in home.glob("*.jsonl"):
            # A header that never reached the disk is the one thing that may be missing.
            if path.stat().st_size:
                problem = read_replay(path).problem
                if problem is not None and not problem.torn:
                    wrong.append(f"{path.name}: {problem}")
                checked += 1
            path.unlink()
    return checked, wrong


def main() -> int:
    rounds = int(sys.argv[1]) if len(sys.argv) > 1 else 500
    with tempfile.TemporaryDirectory() as home:
        checked, wrong = run(rounds, Path(home))
    print(f"{rounds} kills, {checked} records read, {len(wrong)} unreadable")
    print("\n".join(wrong[:20]), end="")
    return int(bool(wrong) or not checked)


if __name__ == "__main__":
    sys.exit(main())
