"""A computer player for tests: the last legal action (usually pass or a discard). `die` = end at the first question."""

import json
import sys
from pathlib import Path
from typing import Any


def text(action: dict[str, Any]) -> str:
    return " ".join((action["verb"], " + ".join(" ".join(g) for g in (action["cards"], *action["extra"])))).strip()


def main() -> int:
    mark = sys.argv[1] if len(sys.argv) > 1 else ""
    for line in sys.stdin:
        asked = json.loads(line)
        if asked["do"] == "quit":
            return 0
        if mark == "always" or (mark and not Path(mark).exists()):
            if mark != "always":
                Path(mark).touch()
            return 3
        legal = asked["view"]["legal"]
        print(json.dumps({"generation": asked["generation"], "action": text(legal[-1])}), flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
