"""The answers to a face-up card: what one seat may do, and who gets the card (rules changpai 3.4.3, 8).

胡 > 起, 扛, 碰, 燕 > 摆. 起 is forced and needs no answer unless the seat may also win. With referee=manual it can be
missed.
"""

from typing import Final

from changpai_desktop.games.contract import Action, Seat
from changpai_desktop.games.jier.kinds import COPIES, PARTNERS, SEVEN_TOKENS, SEVENS, TOKENS, N
from changpai_desktop.games.jier.table import Table
from changpai_desktop.games.shared.window import Ranking, Window

PASS: Final = Action("pass")
HU: Final = tuple(Action("hu", (token,)) for token in TOKENS)
QI: Final = tuple(Action("qi", (token,) * 4) for token in TOKENS)
KANG: Final = tuple(Action("kang", (token,) * 4) for token in TOKENS)
PENG: Final = tuple(Action("peng", (token,) * 3) for token in TOKENS)
YAN: Final = Action("yan", SEVEN_TOKENS)
BAI: Final = tuple({k: Action("bai", (TOKENS[k], TOKENS[card])) for k in PARTNERS[card]} for card in range(N))
"""3.3 摆: for each card and each partner, the hand card first."""
_RANK = {"hu": 3, "qi": 2, "kang": 2, "peng": 2, "yan": 2, "bai": 1}


def first_asked(t: Table) -> Seat:
    """3.4.3: ties go in seat order, from the flipper on, or from the seat after the one who discarded."""
    assert t.shown is not None
    _, source, how = t.shown
    return source if how == "flip" else t.after(source)


def ranking(t: Table) -> Ranking:
    """3.4.3: the verb first, then seat order; 3.7 燕同摆: a 燕 ranks with 摆."""
    first, low = first_asked(t), t.rules.yan_low

    def rank(seat: Seat, action: Action) -> tuple[int, int]:
        worth = _RANK.get(action.verb)
        if worth is None:
            return -1, 0
        return (1 if low and action.verb == "yan" else worth), -t.distance(first, seat)

    return rank


def may_win(t: Table, seat: Seat, card: int) -> bool:
    """3.4.3; 3.7 漏胡: not after a win was let pass."""
    return seat not in t.locked and t.completes(seat, card)


def forced_qi(t: Table, seat: Seat) -> bool:
    """3.3: the fourth of one's own 暗 must be taken unless the card gives the win."""
    assert t.shown is not None
    card = t.shown[0]
    return t.group_of(seat, card, "an") is not None and not may_win(t, seat, card)


def options(t: Table, seat: Seat) -> list[Action]:
    """All that a seat may answer to the card on the stage, other seats left aside; empty if only 过."""
    assert t.shown is not None
    card, source, how = t.shown
    if how == "discard" and source == seat:
        return []
    own = t.own[seat]
    out: list[Action] = []
    wins = may_win(t, seat, card)
    if wins:
        out.append(HU[card])
    if t.group_of(seat, card, "an") is not None:
        if not wins and not t.rules.manual:
            return [QI[card]]
        out.append(QI[card])
    n = own[card]
    if n == COPIES - 1:
        out.append(KANG[card])
    if card in SEVENS and all(own[k] for k in SEVENS if k != card):
        out.append(YAN)
    # 8: with three in hand the fourth is a 扛, never a 碰.
    if n == COPIES - 2:
        out.append(PENG[card])
    if not t.small(seat):
        out += [BAI[card][k] for k in PARTNERS[card] if own[k]]
    return out


def open_window(t: Table) -> None:
    """Asks every seat that has a choice; a forced 起 stands by itself."""
    choices: dict[Seat, list[Action]] = {}
    forced: dict[Seat, Action] = {}
    for seat in t.playing:
        found = options(t, seat)
        if not found:
            continue
        if len(found) == 1 and found[0].verb == "qi" and not t.rules.manual:
            forced[seat] = found[0]
        else:
            choices[seat] = [*found, PASS]
    t.window = Window(choices, forced)


def takers(t: Table) -> list[tuple[Seat, Action]] | None:
    """Who gets the card: one seat, several winners with winners=all, nobody (empty); None while it is open."""
    rank = ranking(t)
    if t.rules.all_winners:
        if any(a.verb == "hu" for s in t.window.open_seats() for a in t.window.choices[s]):
            return None
        wins = [(s, a) for s, a in t.window.answers.items() if a.verb == "hu"]
        if wins:
            return sorted(wins, key=lambda sa: -rank(*sa)[1])
    return t.window.resolve(rank)


def note_declined(t: Table, taken: list[tuple[Seat, Action]]) -> Seat | None:
    """漏胡: who could have won is locked; returns a seat that has missed a forced 起 (8), None if nobody has."""
    assert t.shown is not None
    rank, card = ranking(t), t.shown[0]
    taker = taken[0] if taken else None
    missed: Seat | None = None
    for seat, answer in t.window.answers.items():
        if answer.verb == "hu":
            continue
        verbs = {a.verb for a in t.window.declined(seat, taker, rank)}
        mine = taker is not None and taker[0] == seat
        if QI[card] in t.window.choices[seat] and answer.verb != "qi" and (mine or "qi" in verbs):
            missed = seat if forced_qi(t, seat) else missed
        if t.rules.locks and "hu" in verbs:
            t.locked.add(seat)
    return missed
