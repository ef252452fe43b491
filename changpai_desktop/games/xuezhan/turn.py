"""What a seat may do in its own turn: win, declare a kong, discard (rules zipai 5.2, 5.11)."""

from changpai_desktop.games.contract import Action, Seat
from changpai_desktop.games.xuezhan import wins
from changpai_desktop.games.xuezhan.claims import DISCARD, GANG, HU, PASS
from changpai_desktop.games.xuezhan.table import Table
from changpai_desktop.games.xuezhan.tiles import COPIES, RANKS

HU_DEALT = Action("hu")


def wins_own(t: Table, seat: Seat) -> bool:
    """5.2.1: the drawn tile completes the hand; the dealer's first fourteen tiles may be complete (天胡)."""
    if t.drawn >= 0:
        return bool(t.ready(seat) >> t.drawn & 1)
    return dealt_turn(t, seat) and wins.complete(bytes(t.own[seat])) and not t.suits_bar(seat, t.own[seat])


def dealt_turn(t: Table, seat: Seat) -> bool:
    """5.2.1: the dealer's first turn, without a draw."""
    return seat == t.dealer and not t.discards and t.untouched


def false_own(t: Table, seat: Seat) -> str:
    """5.11, referee = manual: complete but for the suits; the key of the reason, "" otherwise."""
    if not t.rules.manual or t.dead[seat] or not (t.drawn >= 0 or dealt_turn(t, seat)):
        return ""
    own = t.own[seat]
    if not t.suits_bar(seat, own) or not wins.complete(bytes(own)):
        return ""
    return "foul_void" if t.void[seat] >= 0 else "foul_suits"


def kongs(t: Table, seat: Seat) -> list[int]:
    """5.2.1, 5.2.4: kinds of which the seat holds four, or the fourth of its 碰."""
    if not t.stock or t.dead[seat] or not (t.drawn >= 0 or dealt_turn(t, seat)):
        return []
    own = t.own[seat]
    found = [k for k, n in enumerate(own) if n == COPIES]
    for group in t.laid[seat]:
        kind = group.kinds[0]
        if group.verb == "peng" and own[kind] and (kind == t.drawn or t.rules.late_kong != "forbidden"):
            found.append(kind)
    if t.void[seat] >= 0:
        found = [k for k in found if k // RANKS != t.void[seat]]
    return sorted(found)


def lawful_discards(t: Table, seat: Seat) -> list[Action]:
    """5.1.5: tiles of the void suit first; otherwise any."""
    own = t.own[seat]
    if t.holds_void(seat):
        first = RANKS * t.void[seat]
        return [DISCARD[k] for k in range(first, first + RANKS) if own[k]]
    return [DISCARD[k] for k, n in enumerate(own) if n]


def offers(t: Table, seat: Seat) -> list[Action]:
    """5.2.1: everything the seat may do now, in a fixed order; 5.11: with a manual referee fouls too."""
    out: list[Action] = []
    if wins_own(t, seat) or false_own(t, seat):
        out.append(HU[t.drawn] if t.drawn >= 0 else HU_DEALT)
    out += [GANG[k] for k in kongs(t, seat)]
    out += lawful_discards(t, seat)
    if t.rules.manual:
        out += wrong_discards(t, seat)
    return out


def wrong_discards(t: Table, seat: Seat) -> list[Action]:
    """5.11: another suit before the void one, once a turn; no discard at all (相公)."""
    out = []
    if t.holds_void(seat) and t.taken_back < 0:
        out = [DISCARD[k] for k, n in enumerate(t.own[seat]) if n and k // RANKS != t.void[seat]]
    return out if t.dead[seat] else [*out, PASS]
