"""From the deal to the first discard or draw (rules zipai 1.3)."""

from changpai_desktop.games.contract import Action, Event, Seat
from changpai_desktop.games.shared.felt import Laid
from changpai_desktop.games.shared.paohuzi import claims, ending, manual, play
from changpai_desktop.games.shared.paohuzi.claims import HU, PASS
from changpai_desktop.games.shared.paohuzi.forms import heavenly
from changpai_desktop.games.shared.paohuzi.table import HAND_SIZE, Table
from changpai_desktop.games.shared.window import Window
from changpai_desktop.games.shared.zi import READING, TOKENS


def deal(t: Table) -> None:
    """1.1.4: twenty cards each, then the dealer's 21st face up, the 亮张."""
    felt = t.felt
    felt.deal([(seat, 1) for _ in range(HAND_SIZE) for seat in felt.in_order(t.dealer)])
    card = t.liangzhang = felt.stock.pop()
    felt.own[t.dealer][card] += 1
    t.known = True
    felt.events.append(Event("draw", t.dealer, (TOKENS[card],), "liangzhang"))
    for seat in felt.in_order(t.dealer):
        # 1.3.2 必须天胡: automatic; dealer, then 下家, then 上家.
        if heavenly(felt.own[seat]) is not None:
            ending.win_heavenly(t, seat)
            return
    _ask(t)


def source_of(t: Table, seat: Seat) -> str:
    """Where the 亮张 comes from for this seat."""
    return "dealer" if seat == t.dealer else "deal"


def _ask(t: Table) -> None:
    """1.3.3 选择天胡: whoever is complete with the 亮张 may win."""
    choices: dict[Seat, list[Action]] = {}
    for seat in t.felt.in_order(t.dealer):
        count, why = manual.declarable(t, seat, t.liangzhang, source_of(t, seat))
        if count is None:
            continue
        if t.course.must_hu and why is None:
            ending.win_opening(t, seat)
            return
        choices[seat] = [HU[t.liangzhang], PASS]
    t.window = Window(choices)
    t.phase = "tianhu"
    settle(t)


def answer(t: Table, seat: Seat, action: Action) -> None:
    """One secret answer to the 亮张."""
    assert t.window is not None
    t.window.answers[seat] = action
    settle(t)


def settle(t: Table) -> None:
    """The first in order from the dealer wins; a win that was declined is remembered (1.5.5)."""
    assert t.window is not None
    felt = t.felt
    takers = t.window.resolve(lambda s, a: (claims.RANK[a.verb], -felt.distance(t.dealer, s)))
    if takers is None:
        return
    answers, t.window = t.window.answers, None
    if takers:
        _declare(t, takers[0][0])
        return
    for seat in answers:
        if manual.declarable(t, seat, t.liangzhang, source_of(t, seat))[1] is None:
            t.passed[seat][t.liangzhang] = t.laid_points(seat)
    _begin(t)


def _declare(t: Table, seat: Seat) -> None:
    """胡 with the 亮张; with referee=manual it may be a 诈胡 (1.9)."""
    count, why = manual.declarable(t, seat, t.liangzhang, source_of(t, seat))
    assert count is not None
    if why is None:
        ending.win_opening(t, seat)
    else:
        ending.false_win(t, seat, t.counting.false_hu(count.value), why)


def _begin(t: Table) -> None:
    """1.3.4 自动提 for everybody, then F2 for the dealer."""
    taker = _pao_of_liangzhang(t)
    for seat in t.felt.in_order(t.dealer):
        for kind in READING:
            if t.felt.own[seat][kind] == 4:
                t.forget_known(seat, kind)
                t.felt.lay(seat, Laid("ti", (kind,) * 4, down=3), (kind,) * 4)
    if taker is None:
        play.after_entry(t, t.dealer)
        return
    t.known = False
    t.felt.own[t.dealer][t.liangzhang] -= 1
    t.felt.put_on_stage(t.liangzhang, t.dealer, "discard")
    play.take(t, taker, claims.PAO[t.liangzhang])


def _pao_of_liangzhang(t: Table) -> Seat | None:
    """1.3.3, liangzhang_claim=also_pao: another player with three of the 亮张 takes it."""
    if not t.course.shown_pao:
        return None
    others = t.felt.in_order(t.dealer)[1:]
    return next((s for s in others if t.felt.own[s][t.liangzhang] == 3), None)
