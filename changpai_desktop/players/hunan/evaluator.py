"""The levels `novice` and `regular` of 湖南字牌 (rules zipai 1)."""

from functools import lru_cache

from changpai_desktop.games.contract import Value, View
from changpai_desktop.games.hunan.scoring import CLASSES, HunanCounting
from changpai_desktop.games.registry import game
from changpai_desktop.games.shared.paohuzi.course import Course
from changpai_desktop.players.advice import Advice
from changpai_desktop.players.shared import paohuzi
from changpai_desktop.players.shared.outlook import Shape

LOSS = {"four_class": 5.0, "san_xi_tun": 2.2, "yi_xi_fen": 12.0}
"""What a hand that somebody else wins costs on average (games of the computer with itself)."""
OWN = 1 / 3
"""How many wins come from the own flip."""


@lru_cache(maxsize=16)
def _rules(changed: tuple[tuple[str, Value], ...]) -> tuple[HunanCounting, Course]:
    options = game("hunan").read_options(dict(changed))
    return HunanCounting(options), Course.of(options, burnt_bi=False)


def advise(view: View, level: str, seed: int) -> list[Advice]:
    """Advice on every legal action, best first."""
    counting, course = _rules(tuple(sorted(view.options.items())))
    # 自摸 doubles.
    often = 2.0 * (1.0 + OWN * counting.zimo_fan)

    def pay(shape: Shape) -> float:
        points = int(shape.points)
        if counting.pay == "four_class":
            return often * (1 << (sum(points >= least for least in CLASSES) - 1))
        return often * (points if counting.pay == "yi_xi_fen" else max(1, (points - 3) // 3))

    return paohuzi.advise(view, level, seed, counting, course, pay, LOSS[counting.pay], paohuzi.RULES)
