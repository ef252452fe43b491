"""A computer player for tests: wins when it can, else any legal action by the asked seed. Imports no rules.

Hints come from the real evaluators, which are imported at the first one.
"""

import io
import json
import random
import sys


def text(action: dict) -> str:  # type: ignore[type-arg]
    return " ".join((action["verb"], " + ".join(" ".join(g) for g in (action["cards"], *action["extra"])))).strip()


def main() -> int:
    for line in sys.stdin:
        asked = json.loads(line)
        if asked["do"] == "quit":
            return 0
        if asked["do"] == "advise":
            from changpai_desktop.players.brain import serve

            serve(io.BytesIO(line.encode()), sys.stdout.buffer)
            continue
        legal = asked["view"]["legal"]
        wins = [a for a in legal if a["verb"] == "hu"]
        chosen = wins[0] if wins else random.Random(asked["seed"]).choice(legal)
        print(json.dumps({"generation": asked["generation"], "action": text(chosen)}), flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
