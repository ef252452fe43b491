"""What one seat may do with a card, and who comes first (rules changpai 4.4).

胡 > 跳 > 招 > 碰 > 吃; equal claims by seat order from the card. 跳 is forced and needs no answer unless the seat may
also win. 绍 comes before all of this, while only the drawer has seen the card.
"""

from collections.abc import Sequence

from changpai_desktop.games.contract import Action, Seat
from changpai_desktop.games.shangdaren.kinds import HUN, LINES, MATES, TOKENS, Group, tokens
from changpai_desktop.games.shangdaren.scoring import HALVES
from changpai_desktop.games.shangdaren.table import Table
from changpai_desktop.games.shared.window import Ranking, Window

PASS = Action("pass")
HU = tuple(Action("hu", (token,)) for token in TOKENS)
_RANK = {"hu": 5, "tiao": 4, "zhao": 3, "peng": 2, "chi": 1, "tuo": 1}


def ranking(t: Table) -> Ranking:
    """4.4: the verb first, then seat order: a drawn card from its drawer, a discard from the 下家 of its player."""
    assert t.shown is not None
    _, source, how = t.shown
    first = source if how == "flip" else t.after(source)

    def rank(seat: Seat, action: Action) -> tuple[int, int]:
        worth = _RANK.get(action.verb)
        return (-1, 0) if worth is None else (worth, -t.distance(first, seat))

    return rank


# ---- may a card be left to discard ---------------------------------------------------------------------------------


def leaves(t: Table, seat: Seat, used: Sequence[int], taken: int, extra: int) -> bool:
    """4.4: whoever takes a card owes a discard, so he must have a card for it, unless his fours let him keep all.

    `used` are cards that leave the hand, `extra` cards beyond three that the new group has.
    """
    own = t.chars(seat)
    if sum(own) - len(used) > own[taken]:
        return True
    for kind in used:
        own[t.char(kind)] -= 1
    in_hand = sum(n - 3 for n in own if n > 3)
    if t.total(seat) + 1 <= t.waiting(t.laid_extra(seat) + extra + in_hand):
        return True
    return any(n and k != taken for k, n in enumerate(own))


def discardable(t: Table, seat: Seat) -> list[int]:
    """4.4: any card but the character just taken; 独坎不拆: no card of three alike; a wild 混江 last of all."""
    held = [k for k, n in enumerate(t.own[seat]) if n]
    if t.taken >= 0:
        held = [k for k in held if t.char(k) != t.taken]
    if t.rules.wild and len(held) > 1:
        held = [k for k in held if k != HUN]
    if not t.rules.split:
        chars = t.chars(seat)
        held = [k for k in held if chars[t.char(k)] < 3] or held
    return held


# ---- claims --------------------------------------------------------------------------------------------------------


def alike(t: Table, seat: Seat) -> Action | None:
    """4.4 e: 碰 with exactly two, 招 with three or four; all copies go. Not after it was declined."""
    assert t.shown is not None
    card = t.shown[0]
    char = t.char(card)
    if char == HUN:
        return None
    held = t.copies(seat, char)
    if len(held) < 2 or char in t.locked[seat] or not leaves(t, seat, held, char, len(held) - 2):
        return None
    return Action("peng" if len(held) == 2 else "zhao", tokens(sorted((*held, card))))


def may_eat_from(t: Table, seat: Seat) -> bool:
    """4.4 f, 4.4.3: the drawer himself or his 下家; a discard the 下家 only."""
    assert t.shown is not None
    _, source, how = t.shown
    return (how == "flip" and source == seat) or (source != seat and t.after(source) == seat)


def let_go(t: Table, seat: Seat, char: int) -> bool:
    """4.4: a character that lies in one's own row or that of the 上家 is not eaten any more."""
    return any(t.char(k) == char for s in (seat, t.before(seat)) for k in t.rows[s])


def _in_line(t: Table, kinds: Sequence[int]) -> Group:
    return tuple(sorted(kinds, key=lambda k: (t.char(k), k)))


def eats(t: Table, seat: Seat) -> list[Action]:
    """4.4 吃: 句 with two cards, 半句 with one, 拖 with a laid 半句; each with every card that could be given."""
    assert t.shown is not None
    card = t.shown[0]
    char = t.char(card)
    if char == HUN or not may_eat_from(t, seat) or let_go(t, seat, char):
        return []
    chars = t.chars(seat)
    a, b = MATES[char]
    if not (chars[a] or chars[b] or chars[char] or t.laid[seat]):
        return []
    # (verb, cards of the hand, the whole group)
    ways: list[tuple[str, Group, Group]] = []
    if chars[a] and chars[b]:
        ways += [("chi", (x, y), (x, y, card)) for x in t.faces(seat, a) for y in t.faces(seat, b)]
    if t.halves(seat) < HALVES[t.seats]:
        ways += [("chi", (x,), (x, card)) for k in LINES[char // 3] if chars[k] for x in t.faces(seat, k)]
    ways += [("tuo", (), (*t.laid[seat][place].kinds, card)) for place in tuo_places(t, seat, char)[:1]]
    if not t.rules.split:
        ways = [way for way in ways if all(chars[t.char(k)] < 3 for k in way[1])]
    return [Action(verb, tokens(_in_line(t, group))) for verb, used, group in ways if leaves(t, seat, used, char, 0)]


def tuo_places(t: Table, seat: Seat, char: int) -> list[int]:
    """4.4 拖: laid 半句 that the character makes a 句; two of the same two characters are as good as one."""
    want = set(MATES[char]) if char != HUN else set()
    return [i for i, g in enumerate(t.laid[seat]) if g.verb == "banju" and {t.char(k) for k in g.kinds} == want]


def tiao_place(t: Table, seat: Seat) -> int | None:
    """4.4 d: a laid 招 of four of the drawn character; None if there is none."""
    assert t.shown is not None
    card, _, how = t.shown
    char = t.char(card)
    if how != "flip" or char == HUN:
        return None
    for place, g in enumerate(t.laid[seat]):
        if g.verb == "zhao" and len(g.kinds) == 4 and t.char(g.kinds[0]) == char:
            return place
    return None


def tiao(t: Table, seat: Seat) -> Action | None:
    """4.4 d: the fifth card that joins."""
    place = tiao_place(t, seat)
    if place is None:
        return None
    assert t.shown is not None
    return Action("tiao", tokens(sorted((*t.laid[seat][place].kinds, t.shown[0]))))


def may_win(t: Table, seat: Seat) -> bool:
    """4.4 c: another's card; the drawer himself had his chance before he showed it."""
    assert t.shown is not None
    card, source, _ = t.shown
    return source != seat and t.complete(seat, t.char(card), taken=True)


def open_window(t: Table) -> None:
    """4.4 c-f and 4.4.3: asks every seat that has a choice; 跳 stands by itself."""
    assert t.shown is not None
    _, source, how = t.shown
    choices: dict[Seat, list[Action]] = {}
    forced: dict[Seat, Action] = {}
    for seat in t.playing:
        if seat == source and how == "discard":
            continue
        found = [HU[t.shown[0]]] if may_win(t, seat) else []
        must = tiao(t, seat)
        if must is not None:
            if found:
                choices[seat] = [*found, must]
            else:
                forced[seat] = must
            continue
        if seat != source:
            claim = alike(t, seat)
            if claim is not None:
                found.append(claim)
        found += eats(t, seat)
        if found:
            choices[seat] = [*found, PASS]
    t.window = Window(choices, forced)


def note_declined(t: Table, taker: tuple[Seat, Action] | None) -> None:
    """4.4 Locks: who could have had the card with 碰 or 招 and did not take it so, never takes that character so."""
    assert t.shown is not None
    rank = ranking(t)
    for seat in t.window.answers:
        if any(a.verb in ("peng", "zhao") for a in t.window.declined(seat, taker, rank)):
            t.locked[seat].add(t.char(t.shown[0]))


# ---- a drawn card that only the drawer has seen --------------------------------------------------------------------


def drawn(t: Table) -> int:
    """4.4.2: the card that the drawer looks at; it is still the top one of the stock."""
    return t.stock[-1]


def shao(t: Table, seat: Seat) -> Action | None:
    """4.4 b: two, three or four in hand and the drawn card lie face down. A declined 碰 does not bar it (后绍)."""
    card = drawn(t)
    char = t.char(card)
    if char == HUN:
        return None
    held = t.copies(seat, char)
    if not 2 <= len(held) <= 4 or not leaves(t, seat, held, char, len(held) - 2):
        return None
    return Action("shao", tokens(sorted((*held, card))))


def private_choices(t: Table, seat: Seat) -> list[Action]:
    """4.4 a and b: what the drawer may do before the card is shown; nothing if there is no choice."""
    card = drawn(t)
    out = [HU[card]] if t.complete(seat, t.char(card), taken=False) else []
    found = shao(t, seat)
    if found is not None:
        out.append(found)
    return [*out, PASS] if out else []
