"""The levels `novice` and `regular` of 宜章跑胡子 (rules zipai 2)."""

from functools import lru_cache

from changpai_desktop.games.contract import Value, View
from changpai_desktop.games.registry import game
from changpai_desktop.games.shared.paohuzi.course import Course
from changpai_desktop.games.shared.zi import TWO_SEVEN_TEN
from changpai_desktop.games.yizhang.scoring import YizhangCounting
from changpai_desktop.players.advice import Advice
from changpai_desktop.players.shared import paohuzi
from changpai_desktop.players.shared.outlook import Shape

LOSS = 2.3
"""What a hand that somebody else wins costs on average (games of the computer with itself)."""
OWN = 1 / 3
"""How many wins come from the own flip."""
RULES = {"win": "2.4", "turn": "1.4", "groups": "2.2.1", "pay": "2.2", "passed": "1.5", "foul": "1.9"}


@lru_cache(maxsize=16)
def _rules(changed: tuple[tuple[str, Value], ...]) -> tuple[YizhangCounting, Course]:
    options = game("yizhang").read_options(dict(changed))
    return YizhangCounting(options), Course.of(options, burnt_bi=True)


def advise(view: View, level: str, seed: int) -> list[Advice]:
    """Advice on every legal action, best first."""
    counting, course = _rules(tuple(sorted(view.options.items())))
    payers = 3.0 if counting.values.idle_pays and len(view.seats) == 4 else 2.0

    def pay(shape: Shape) -> float:
        points = 15 if not shape.points else int(shape.points)
        deng = max(1, (points - counting.min_hu) // 3 + 1)
        fan = _fan(shape, counting)
        own = 0.0 if counting.values.zimo_add == "none" else OWN * (fan if counting.values.zimo_add == "before" else 1)
        return payers * (deng * fan + own)

    return paohuzi.advise(view, level, seed, counting, course, pay, LOSS, RULES)


def _fan(shape: Shape, counting: YizhangCounting) -> float:
    """2.3: 把戏 of the finished hand as far as the plan shows them."""
    cards = paohuzi.cards_of(shape)
    red = sum(cards[k] for k in TWO_SEVEN_TEN)
    sets = counting.values.half and paohuzi.only_sets(shape)
    colour = 5 if red < 0.3 else 3 if 0.7 <= red < 1.3 else 4 if red >= 13 else 2 if red >= 10 else 0
    if counting.values.ningxiang and red >= 10:
        colour = int(red) - 8
    if sets and red < 0.3:
        return 10.0
    return float(colour + 4 * sets) or 1.0
