"""The levels `novice` and `regular` of 乐山贰柒拾 (rules zipai 3). 小家 plays another game of two cards: `small`."""

from collections.abc import Callable
from functools import lru_cache

from changpai_desktop.games.contract import QT_TRANSLATE_NOOP, Action, Reason, Value, View
from changpai_desktop.games.leshan import words
from changpai_desktop.games.leshan.options import Rules
from changpai_desktop.games.leshan.scoring import LEAST, Claim, Scoring, group_value, tier
from changpai_desktop.games.leshan.turn import thrown_back
from changpai_desktop.games.registry import game
from changpai_desktop.games.shared.felt import Laid
from changpai_desktop.games.shared.zi import COPIES, EAT_GROUPS, INDEX, Group, N
from changpai_desktop.players.advice import Advice
from changpai_desktop.players.leshan import small
from changpai_desktop.players.shared import lawful
from changpai_desktop.players.shared.judge import FIRST, FOUL, House, Judge, Judged, ranked
from changpai_desktop.players.shared.outlook import Shape, Terms
from changpai_desktop.players.shared.position import Position, read
from changpai_desktop.players.shared.reasons import Voice

_CUT = QT_TRANSLATE_NOOP("players", "Every depth of the cut is as good as another.")
_CALL = QT_TRANSLATE_NOOP("players", "With {n} groups of four no discard is owed.")
_RULES = {"win": "3.6", "turn": "3.4", "groups": "3.1", "pay": "3.7", "passed": "3.5", "foul": "3.10"}
_VALUE: dict[Group, float] = {g: float(group_value("chi", g)) for g in EAT_GROUPS} | {
    (k,) * 3: float(group_value("dui", (k,))) for k in range(N)
}
_KAN = tuple(group_value("kan", (k,)) for k in range(N))
LOSS = 16.5
"""What a hand that somebody else wins costs on average (games of the computer with itself)."""
GIVEN = 1.0
"""A discard that is won is paid for all (3.7)."""
EAT_SHARE = {2: 0.45, 3: 0.75, 4: 0.6}
"""How often a card comes that may be eaten: of two players only one's own flips (3.9)."""
PAYERS = 0.4
"""抬炮 pays for one more than a flip; so often it is one."""
EVERY = frozenset(range(N))
NONE: frozenset[int] = frozenset()


@lru_cache(maxsize=16)
def _rules(changed: tuple[tuple[str, Value], ...]) -> Rules:
    return Rules.of(game("leshan").read_options(dict(changed)))


def advise(view: View, level: str, seed: int) -> list[Advice]:
    """Advice on every legal action, best first."""
    rules = _rules(tuple(sorted(view.options.items())))
    judge = Judge(view, level, _house(view, rules))
    if view.phase == "cut":
        note = (Reason(_CUT, {}, "3.2.3"),)
        judged = [Judged(a, 0.0, 0.0, notes=note) for a in view.legal]
        return [Advice(a.action, 0.0, 0.0, a.reasons) for a in ranked(judge, judged, seed)]
    if view.facts.get("small") == view.seat:
        return small.advise(judge, rules, seed)
    judged = [_call(judge, a) if a.verb in ("kuai", "mo") else judge.judge(a) for a in view.legal]
    return ranked(judge, judged, seed)


def _house(view: View, rules: Rules) -> House:
    seats = len(view.seats)
    terms = Terms(
        want=LEAST,
        value=_VALUE,
        kan=_KAN,
        quad_gain=lambda verb, kind: 3 if verb == "kan" else 0,
        pay=_pay(rules, seats),
        loss=LOSS,
        usual=2.1 * LOSS,
        discard_wins=True,
        discard_bars_win=True,
        eat_share=EAT_SHARE[seats],
    )
    p = _position(view, rules)
    return House(
        terms=terms,
        voice=Voice(words.HE, LEAST, _RULES),
        given=GIVEN * seats * LOSS,
        position=p,
        stock=view.stock,
        group_value=group_value,
        bar=_bar(rules),
        foul=_fouls(view, p, rules) if rules.manual else lambda a: False,
        win=lambda a: _paid(view, p, rules),
        forced=frozenset({"kai"}) if rules.kai_forced else frozenset(),
        eats=seats > 2,
        extra_verb="bai",
        thrown_back=_thrown_back(view),
    )


def _bar(rules: Rules) -> Callable[[Position, int, str], Position]:
    """3.5: what is barred after declining or discarding."""

    def bar(p: Position, kind: int, verb: str) -> Position:
        if verb == "kai":
            return Position(p.own, p.seen, p.laid, p.no_eat, p.no_alike, EVERY)
        if verb == "discard":
            own = not rules.own_discard_claim
            return p.barring(kind, eat=own, alike=own, win=True)
        return p.barring(kind, eat=verb == "chi", alike=verb == "dui", win=verb == "dui")

    return bar


def _kinds(view: View, fact: str) -> frozenset[int]:
    return frozenset(INDEX[t] for t in str(view.facts.get(fact, "")).split())


def _position(view: View, rules: Rules) -> Position:
    p = read(view)
    own, dui = _kinds(view, "own_discards"), _kinds(view, "passed_dui")
    claimed = NONE if rules.own_discard_claim else own
    no_win = EVERY if "passed_kai" in view.facts else own | dui
    return Position(p.own, p.seen, p.laid, _kinds(view, "passed_chi") | claimed, dui | claimed, no_win)


def _thrown_back(view: View) -> Callable[[Action], frozenset[int]]:
    """3.4 吃字屙字 binds the discard owed by an eating."""

    def barred(action: Action) -> frozenset[int]:
        if action.verb != "chi" or view.shown is None:
            return NONE
        return thrown_back(tuple(INDEX[c] for c in action.cards), INDEX[view.shown.card])

    return barred


# ---- a table without a referee (3.10, part 7) -----------------------------------------------------------------------


def _fouls(view: View, p: Position, rules: Rules) -> Callable[[Action], bool]:
    table = lawful.Table(view, p, forced=("kai",))
    barred = _kinds(view, "barred")

    def foul(action: Action) -> bool:
        if action.verb == "hu":
            # A declared total or 瞟 gains nothing: the plain win is paid in full.
            return bool(action.extra) or _barred(view, p) or _paid(view, p, rules) is None
        if action.verb == "discard" and INDEX[action.cards[0]] in barred:
            return True
        if action.verb == "pass" and view.phase == "own_win":
            return False
        if action.verb == "chi" and not _may_eat_from(view):
            return True
        return table.foul(action)

    return foul


def _may_eat_from(view: View) -> bool:
    """3.4: one's own flip, or a card of the 上家; 3.9: of two players own flips only."""
    assert view.shown is not None
    if view.shown.seat == view.seat:
        return view.shown.how == "flip"
    return len(view.seats) > 2 and (view.shown.seat + 1) % len(view.seats) == view.seat


def _barred(view: View, p: Position) -> bool:
    """3.5: the 过 rules forbid the win, or may do so (过和: the View tells class and 番 as numbers only)."""
    card = view.shown.card if view.shown is not None else ""
    return (bool(card) and INDEX[card] in p.no_win) or "passed_hu" in view.facts


def _call(judge: Judge, action: Action) -> Judged:
    """八块 …: right when no discard is owed and the number is 4q; drawing again is a foul."""
    p = judge.house.position
    if action.verb == "mo" or p.owes or int(action.cards[0]) != COPIES * p.quads:
        return Judged(action, FOUL / 20, FOUL, notes=(judge.house.voice.foul(),))
    found = judge.outlook.prospect(p)
    return Judged(action, judge.outlook.worth(found), FIRST / 2, found, notes=(Reason(_CALL, {"n": p.quads}, "3.3"),))


# ---- what a hand pays (3.6, 3.7) -------------------------------------------------------------------------------------


def _paid(view: View, p: Position, rules: Rules) -> float | None:
    """What the win on the shown card pays; whether a 龙灯 was dealt (瞟) the View does not tell."""
    shown, seats = view.shown, len(view.seats)
    card = None if shown is None else INDEX[shown.card]
    laid = [Laid(g.verb, g.kinds) for g in p.laid]
    count = Scoring(rules).best(laid, p.own, Claim(card))
    if count is None:
        return None
    return float(count.value * (seats if shown is not None and shown.how == "discard" else seats - 1))


def _pay(rules: Rules, seats: int) -> Callable[[Shape], float]:
    def pay(shape: Shape) -> float:
        _, value = tier(rules, int(shape.points))
        fan = _kun(shape, rules) + _piao(shape)
        return min(value << fan, rules.cap) * (seats - 1 + PAYERS)

    return pay


def _kun(shape: Shape, rules: Rules) -> bool:
    """3.6.4 坤和: every 房 counts."""
    if shape.plan.pair and not rules.kun_ignores_zhuang:
        return False
    if any(not g.value for g in shape.position.laid):
        return False
    return all(_VALUE[g] for piece in shape.plan.pieces if not piece.pair for g in piece.scores)


def _piao(shape: Shape) -> bool:
    """3.6.4 瞟和: every 房 that counts holds a claimed card, nothing was dealt that counts."""
    if shape.kan or any(g.verb in ("kai", "gun") or (g.verb == "bai" and g.value) for g in shape.position.laid):
        return False
    return not any(_VALUE[piece.used] for piece in shape.plan.pieces if not piece.waits and not piece.pair)
