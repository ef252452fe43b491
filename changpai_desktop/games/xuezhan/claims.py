"""The answers to a tile on the table: what one seat may do, and who gets it (rules zipai 5.2, 5.4, 5.7).

Everybody who wins takes the tile (一炮多响), before 杠 and 碰, which never compete: only four of a kind exist. The tile
of a kong lies there too until nobody robs it; it can only be won. Whoever cannot have a claim is not asked.
"""

from typing import Final

from changpai_desktop.games.contract import Action, Seat
from changpai_desktop.games.shared.window import Window
from changpai_desktop.games.xuezhan import wins
from changpai_desktop.games.xuezhan.table import Table
from changpai_desktop.games.xuezhan.tiles import RANKS, TOKENS

PASS: Final = Action("pass")
HU: Final = tuple(Action("hu", (token,)) for token in TOKENS)
GANG: Final = tuple(Action("gang", (token,) * 4) for token in TOKENS)
PENG: Final = tuple(Action("peng", (token,) * 3) for token in TOKENS)
DISCARD: Final = tuple(Action("discard", (token,)) for token in TOKENS)
NOBODY: Final = Window({})
"""The window of a tile that nobody can claim; nobody can answer in it."""


def source_of(t: Table) -> str:
    """Whether the tile on the table is a discard or one that makes a kong (5.4)."""
    return "robbed" if t.phase == "rob" else "discard"


def wins_with(t: Table, seat: Seat, kind: int, source: str) -> bool:
    """5.2.2, 5.4, 5.7.5: the tile completes the hand, and no passed win bars it."""
    return bool(t.ready(seat) >> kind & 1) and not t.barred(seat, kind, source)


def false_win(t: Table, seat: Seat, kind: int) -> str:
    """5.11, referee = manual: the tile completes the hand, yet it may not win: the key of the reason; "" otherwise."""
    if not t.rules.manual or t.dead[seat]:
        return ""
    hand = list(t.own[seat])
    hand[kind] += 1
    if not wins.complete(bytes(hand)):
        return ""
    if t.suits_bar(seat, hand):
        return "foul_void" if t.void[seat] >= 0 else "foul_suits"
    return "foul_passed" if t.barred(seat, kind, source_of(t)) else ""


def must_win(t: Table, kind: int, source: Seat) -> bool:
    """5.7.4: from the first of the last four tiles on whoever can win with the tile must; part 7: only with these."""
    if not t.late or t.rules.last4 == "free":
        return False
    return t.rules.last4 == "must" or kind in t.late_kinds[source]


def open_window(t: Table) -> None:
    """5.2.2: asks every seat that can have a claim; who must win (5.7.4) is not asked but wins."""
    assert t.shown is not None
    kind, source, _ = t.shown
    own, manual = t.own, t.rules.manual
    able = [s for s in t.unwon if s != source and (own[s][kind] >= 2 or t.ready(s) >> kind & 1 or manual)]
    if not able:
        t.window = NOBODY
        return
    choices: dict[Seat, list[Action]] = {}
    forced: dict[Seat, Action] = {}
    for seat in able:
        found = lawful(t, seat)
        if HU[kind] in found and must_win(t, kind, source):
            forced[seat] = HU[kind]
            continue
        if false_win(t, seat, kind):
            found.insert(0, HU[kind])
        if found:
            choices[seat] = [*found, PASS]
    t.window = Window(choices, forced)


def lawful(t: Table, seat: Seat) -> list[Action]:
    """5.2.2: 胡, then 杠 with three and 碰 with two; the tile of a kong can only be won (5.4)."""
    assert t.shown is not None
    kind, how = t.shown[0], source_of(t)
    held = t.own[seat][kind]
    found = [HU[kind]] if wins_with(t, seat, kind, how) else []
    if held >= 2 and how == "discard" and may_lay(t, seat, kind):
        if held == 3:
            found.append(GANG[kind])
        found.append(PENG[kind])
    return found


def may_lay(t: Table, seat: Seat, kind: int) -> bool:
    """5.2.1, 5.2.5: 碰 and 杠 need a tile in the wall; 5.1.5: never of the void suit; 5.11: not after a foul."""
    return bool(t.stock) and t.void[seat] != kind // RANKS and not t.dead[seat]


def takers(t: Table) -> list[tuple[Seat, Action]] | None:
    """5.2.2: all who win, or the one who lays; empty if nobody takes it, None while it is open."""
    assert t.shown is not None
    kind, source, _ = t.shown
    answers = {**t.window.forced, **t.window.answers}
    winners = [s for s, a in answers.items() if a.verb == "hu" and not false_win(t, s, kind)]
    for seat in t.window.open_seats():
        if not winners or HU[kind] in t.window.choices[seat]:
            return None
    if winners:
        order = t.in_order(source)
        return [(s, HU[kind]) for s in order if s in winners]
    return [(s, a) for s, a in answers.items() if a.verb in ("gang", "peng")]


def note_passed(t: Table) -> None:
    """5.7.5: who could win and did not has passed the win, whatever became of the tile."""
    assert t.shown is not None
    kind = t.shown[0]
    how = source_of(t)
    for seat, answer in t.window.answers.items():
        if answer != HU[kind] and wins_with(t, seat, kind, how):
            t.passed[seat].append((kind, t.count(seat, kind, how).fan))


def fouls(t: Table) -> list[tuple[Seat, str]]:
    """5.11: answers that were false wins, with the key of the reason."""
    assert t.shown is not None
    kind = t.shown[0]
    said = [s for s, a in t.window.answers.items() if a == HU[kind]]
    found = [(s, false_win(t, s, kind)) for s in sorted(said)]
    return [(s, key) for s, key in found if key]
