"""The levels `novice` and `regular` of 四川大贰: what its rules say to the common judge (rules zipai 4)."""

from functools import lru_cache

from changpai_desktop.games.contract import QT_TRANSLATE_NOOP, Action, Reason, Value, View
from changpai_desktop.games.daer import words
from changpai_desktop.games.daer.options import Rules
from changpai_desktop.games.daer.scoring import MIN_HU, RED_HAND, Chance, Scoring, alike_value, group_value, run_value
from changpai_desktop.games.registry import game
from changpai_desktop.games.shared.felt import Laid
from changpai_desktop.games.shared.zi import COPIES, EAT_GROUPS, INDEX, TWO_SEVEN_TEN, Group, N
from changpai_desktop.players.advice import Advice
from changpai_desktop.players.shared import lawful
from changpai_desktop.players.shared.judge import House, Judge, Judged, ranked
from changpai_desktop.players.shared.outlook import Shape, Terms
from changpai_desktop.players.shared.position import Position, read
from changpai_desktop.players.shared.reasons import Voice

_BAO = QT_TRANSLATE_NOOP("players", "Declared, the hand brings one fan more and only waits from then on.")
_RULES = {"win": "4.4", "turn": "4.3", "groups": "4.2", "pay": "4.5", "passed": "4.3", "foul": "4.4"}
_VALUE: dict[Group, float] = {g: float(run_value(g)) for g in EAT_GROUPS} | {
    (k,) * 3: float(alike_value("peng", k)) for k in range(N)
}
_KAN = tuple(alike_value("kan", k) for k in range(N))
LOSS = {"mingtang": 5.2, "deng": 1.2, "deng_hongwu": 2.0}
"""What a hand that somebody else wins costs on average (games of the computer with itself)."""
GIVEN = 2.0
"""A discard that is won is paid for two (4.5)."""
EVERY = frozenset(range(N))
NONE: frozenset[int] = frozenset()


@lru_cache(maxsize=16)
def _rules(changed: tuple[tuple[str, Value], ...]) -> tuple[Rules, str]:
    options = game("daer").read_options(dict(changed))
    return Rules.of(options), str(options["score"])


def advise(view: View, level: str, seed: int) -> list[Advice]:
    """Advice on every legal action, best first."""
    judge = Judge(view, level, _house(view))
    judged = [_bao(judge, a) if a.verb == "bao" or view.phase == "bao" else judge.judge(a) for a in view.legal]
    return ranked(judge, judged, seed)


def _house(view: View) -> House:
    rules, score = _rules(tuple(sorted(view.options.items())))
    loss = LOSS[score]
    terms = Terms(
        want=MIN_HU,
        value=_VALUE,
        kan=_KAN,
        quad_gain=lambda verb, kind: 3 if verb == "kan" else 0,
        pay=_mingtang if rules.mingtang else _hongwu if rules.hongwu else _deng,
        loss=loss,
        usual=2.0 * loss,
        discard_wins=True,
        discard_bars_win=rules.passed_bars,
        none_wins=True,
    )
    p = _position(view, rules)
    lawful_now = lawful.Table(view, p, forced=frozenset({"peng", "zhao"}))

    def bar(q: Position, kind: int, verb: str) -> Position:
        # 4.3: what was discarded or not eaten is 过.
        return q.barring(kind, eat=True, win=rules.passed_bars) if verb in ("chi", "discard") else q

    return House(
        terms=terms,
        voice=Voice(words.HU, MIN_HU, _RULES),
        given=GIVEN * loss,
        position=p,
        stock=int(view.facts.get("flips", view.stock)),
        group_value=group_value,
        bar=bar,
        foul=(lambda a: lawful_now.foul(a) or _false(view, a)) if rules.manual else lambda a: False,
        win=lambda a: _paid(view, p, rules),
        forced=frozenset({"peng", "zhao"}),
        stays=lambda q: not q.quads and not any(0 < n < 3 for n in q.own) and q.owes,
    )


def _position(view: View, rules: Rules) -> Position:
    p = read(view)
    passed = frozenset(INDEX[t] for t in str(view.facts.get("passed", "")).split())
    if view.me.said == "bao":
        return Position(p.own, p.seen, p.laid, EVERY, EVERY, passed if rules.passed_bars else NONE)
    return Position(p.own, p.seen, p.laid, passed, NONE, passed if rules.passed_bars else NONE)


def _false(view: View, action: Action) -> bool:
    """4.4: a hand that has broken a rule, or a 过 kind, may not win."""
    if action.verb != "hu":
        return False
    passed = str(view.facts.get("passed", "")).split()
    return bool(view.facts.get("broken")) or (view.shown is not None and view.shown.card in passed)


def _paid(view: View, p: Position, rules: Rules) -> float | None:
    """4.5: two pay after a flip; after a discard its player pays for both."""
    shown = view.shown
    card = -1 if shown is None else INDEX[shown.card]
    own_flip = shown is not None and shown.how == "flip" and shown.seat == view.seat
    others = any(s.said == "bao" for i, s in enumerate(view.seats) if i != view.seat)
    chance = Chance(own_flip=own_flip, deal=shown is None, bao=view.me.said == "bao", other_bao=others)
    laid = [Laid(g.verb, g.kinds) for g in p.laid]
    count = Scoring(rules).best(laid, p.own, card, chance)
    return None if count is None else 2.0 * count.value


def _bao(judge: Judge, action: Action) -> Judged:
    """4.6: one 番 more for a hand that waits; it may no longer be changed."""
    p = judge.house.position
    if action.verb == "pass":
        found = judge.outlook.prospect(p)
        return Judged(action, judge.outlook.worth(found), judge.outlook.worth(found), found)
    if action.cards:
        p = judge.house.bar(p.without(INDEX[action.cards[0]]), INDEX[action.cards[0]], "discard")
    found = judge.outlook.prospect(p)
    more = 2.0 * 2.5 * found.chance if found.waits else -1.0
    value = judge.outlook.worth(found) + more
    return Judged(action, value, value, found, notes=(Reason(_BAO, {}, "4.6"),))


# ---- what a hand pays (4.5) ----------------------------------------------------------------------------------------


def _colours(shape: Shape) -> tuple[float, int]:
    """(red cards, kinds with four copies) of the finished hand; a wait for either size counts in parts."""
    p = shape.position
    red = float(sum(k in TWO_SEVEN_TEN for g in p.laid for k in g.kinds))
    red += sum(n for k, n in enumerate(p.own) if k in TWO_SEVEN_TEN) - sum(k in TWO_SEVEN_TEN for k in shape.plan.dead)
    for piece in shape.plan.pieces:
        if piece.waits:
            red += sum(k in TWO_SEVEN_TEN for k in piece.waits) / len(piece.waits)
    fours = sum(len(g.kinds) == COPIES for g in p.laid)
    return red, fours


def _mingtang(shape: Shape) -> float:
    points = round(shape.points)
    red, fours = _colours(shape)
    base = 2 if points < 20 else min(points // 10 + 1, 5)
    # 自摸 comes with every third win.
    fan = 1.35 + fours + (points % 10 == 0) + (3 if red < 0.3 else 1 if red >= RED_HAND else 0)
    return 2.0 * base * fan


def _deng(shape: Shape) -> float:
    return 2.0 * max(1, round(shape.points) // 10)


def _hongwu(shape: Shape) -> float:
    red, _ = _colours(shape)
    return _deng(shape) * (2 if red >= RED_HAND else 4 if red < 0.3 else 1)
