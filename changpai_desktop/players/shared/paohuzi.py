"""What 湖南字牌 and 宜章跑胡子 say to the common judge: hidden 偎 and 提, 臭, forced 跑 (rules zipai 1, 2)."""

from collections.abc import Callable

from changpai_desktop.games.contract import Action, View
from changpai_desktop.games.shared.felt import Laid
from changpai_desktop.games.shared.paohuzi.counting import Counting, Facts, best
from changpai_desktop.games.shared.paohuzi.course import Course
from changpai_desktop.games.shared.paohuzi.forms import VALUES, Winning, value_of
from changpai_desktop.games.shared.paohuzi.words import HUXI
from changpai_desktop.games.shared.zi import EAT_GROUPS, INDEX, Group, N
from changpai_desktop.players.advice import Advice
from changpai_desktop.players.shared import lawful
from changpai_desktop.players.shared.judge import FIRST, FOUL, House, Judge, Judged, ranked
from changpai_desktop.players.shared.outlook import Shape, Terms
from changpai_desktop.players.shared.position import Position, read
from changpai_desktop.players.shared.reasons import Voice

RULES = {"win": "1.6", "turn": "1.4", "groups": "1.2", "pay": "1.8", "passed": "1.5", "foul": "1.9"}
VALUE: dict[Group, float] = {g: float(value_of("chi", g)) for g in EAT_GROUPS} | {
    (k,) * 3: float(VALUES["peng"][k >= 10]) for k in range(N)
}
KAN = tuple(VALUES["kan"][k >= 10] for k in range(N))
OWN_SHARE = 0.24
"""How many of the cards that make three alike are one's own flips, hence a 偎."""
EVERY = frozenset(range(N))


def quad_gain(verb: str, kind: int) -> int:
    """What the fourth card adds (1.2); a 跑 is meant, a 提 would be three more."""
    return VALUES["pao"][kind >= 10] - VALUES["wei" if verb in ("kan", "wei", "chouwei") else "peng"][kind >= 10]


def alike_gain(kind: int) -> tuple[float, int]:
    """(how often a pair becomes a 偎 and no 碰, what it counts more)."""
    return OWN_SHARE, VALUES["wei"][kind >= 10] - VALUES["peng"][kind >= 10]


def advise(
    view: View,
    level: str,
    seed: int,
    counting: Counting,
    course: Course,
    pay: Callable[[Shape], float],
    loss: float,
    rules: dict[str, str],
) -> list[Advice]:
    """Advice on every legal action, best first."""
    judge = Judge(view, level, _house(view, counting, course, pay, loss, rules))
    # referee=manual: a hidden group is due; missing it is a foul (烧提).
    judged = [_due(judge, a) for a in view.legal] if view.phase == "own_lay" else judge.judged()
    return ranked(judge, judged, seed)


def _due(judge: Judge, action: Action) -> Judged:
    voice = judge.house.voice
    if action.verb == "pass":
        return Judged(action, FOUL / 20, FOUL, notes=(voice.foul(),))
    found = judge.outlook.prospect(judge.house.position)
    return Judged(action, judge.outlook.worth(found), FIRST, found, notes=(voice.forced(),))


def _house(
    view: View, counting: Counting, course: Course, pay: Callable[[Shape], float], loss: float, rules: dict[str, str]
) -> House:
    p = _position(view)
    terms = Terms(
        want=counting.min_hu,
        value=VALUE,
        kan=KAN,
        quad_gain=quad_gain,
        pay=pay,
        loss=loss,
        usual=2.2 * loss,
        discard_wins=course.discard_win,
        barred_alike=OWN_SHARE,
        alike_gain=alike_gain,
        none_wins=counting.enough(0),
    )
    table = lawful.Table(view, p, forced=frozenset({"pao"}))

    def foul(action: Action) -> bool:
        if action.verb == "hu":
            return _paid(view, p, counting, course) is None
        return table.foul(action)

    return House(
        terms=terms,
        voice=Voice(HUXI, counting.min_hu, rules),
        given=2.0 * loss,
        position=p,
        stock=view.stock,
        group_value=value_of,
        bar=_bar,
        foul=foul if course.manual else lambda a: False,
        win=lambda a: _paid(view, p, counting, course),
        forced=frozenset({"pao"}),
    )


def _bar(p: Position, kind: int, verb: str) -> Position:
    """1.5.1: one list bars both eating and 碰; a declined 跑 does not exist."""
    return p if verb == "pao" else p.barring(kind, eat=True, alike=True)


def _position(view: View) -> Position:
    p = read(view)
    closed = "dead" in view.facts or "banned" in view.facts
    stale = EVERY if closed else frozenset(INDEX[t] for t in str(view.facts.get("stale", "")).split())
    # 1.5.5: a passed win counts again once the laid groups count other than then; the View does not say when.
    no_win = EVERY if "dead" in view.facts or "foul" in view.facts else frozenset[int]()
    return Position(p.own, p.seen, p.laid, stale, stale, no_win)


def _paid(view: View, p: Position, counting: Counting, course: Course) -> float | None:
    """1.8, 2.2: what the win on the card in question pays; None if it is none."""
    if "foul" in view.facts or "dead" in view.facts:
        return None
    card, how = _source(view)
    if card < 0 or (course.manual and view.phase in ("claim", "own_win") and _passed(view, card)):
        return None
    own, laid = list(p.own), [Laid(g.verb, g.kinds) for g in p.laid]
    if how == "dealer":
        own[card] -= 1
    drawn = view.phase == "own_win"
    win = Winning(how, card in p.no_alike, course.break_wei, course.hidden_win)
    tianhu = "choice" if how in ("deal", "dealer") else ""
    facts = Facts(how == "own_flip" or bool(tianhu), tianhu, view.seat == view.dealer, not view.stock)
    count = best(counting, laid, own, None if drawn else card, win, facts)
    if count is None:
        return None
    playing = [s for s, seat in enumerate(view.seats) if seat.status != "resting"]
    giver = view.shown.seat if view.shown is not None and how == "discard" else -1
    return float(sum(paid for _, paid in counting.payments(playing, len(view.seats), view.seat, count.value, giver)))


def _passed(view: View, card: int) -> bool:
    """With referee=manual nobody warns of 臭胡, and the View does not tell the 胡息 of then."""
    return card in (INDEX[t] for t in str(view.facts.get("passed", "")).split())


def _source(view: View) -> tuple[int, str]:
    """The card that may be won with, and how it came."""
    if view.phase == "own_win":
        return INDEX[str(view.facts["drawn"])], "own_flip"
    if view.phase == "tianhu":
        return INDEX[str(view.facts["liangzhang"])], "dealer" if view.seat == view.dealer else "deal"
    if view.shown is None:
        return -1, ""
    how = "discard" if view.shown.how == "discard" else "own_flip" if view.shown.seat == view.seat else "other_flip"
    return INDEX[view.shown.card], how


def cards_of(shape: Shape) -> list[float]:
    """The cards of the finished hand by kind; a wait for several kinds counts in parts."""
    p = shape.position
    out = [float(n) for n in p.own]
    for group in p.laid:
        for kind in group.kinds:
            out[kind] += 1
    for kind in shape.plan.dead:
        out[kind] -= 1
    for piece in shape.plan.pieces:
        for kind in piece.waits:
            out[kind] += 1 / len(piece.waits)
    return out


def only_sets(shape: Shape) -> bool:
    """对对胡: every group but the pair of one kind."""
    laid = all(g.kinds[0] == g.kinds[-1] for g in shape.position.laid)
    return laid and all(g[0] == g[-1] for piece in shape.plan.pieces for g in piece.scores)
