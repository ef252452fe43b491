"""From the deal to the first discard (rules changpai 5.3, 5.5.1): deal -> 将 are turned -> 百搭 are replaced."""

from changpai_desktop.games.contract import Seat
from changpai_desktop.games.qianhong import play
from changpai_desktop.games.qianhong.ending import end_stock
from changpai_desktop.games.qianhong.kinds import BAIDA, PLAIN
from changpai_desktop.games.qianhong.table import Table


def begin(t: Table) -> None:
    """5.3: the dealer has one card more than the others; 5.7: in 酒菜胡 nothing is turned."""
    size = t.rules.dealt
    t.deal([*((seat, 1) for _ in range(size) for seat in t.playing), (t.dealer, 1)])
    _turn_generals(t)
    for seat in t.playing:
        t.dealt_baida[seat] = t.own[seat][BAIDA]
    if t.rules.aside:
        for seat in t.playing:
            if t.own[seat][BAIDA] and play.replace_baida(t, seat) < 0:
                end_stock(t)
                return
    if not t.rules.jiucai:
        for seat in t.playing:
            t.longs[seat] = _dealt_whole(t, seat)
    play.own_turn(t, t.dealer, -1, "deal")


def _turn_generals(t: Table) -> None:
    """5.3: cards are turned until the 将 are there; a 百搭 is put aside, with `fanxi` it is a 将 like others."""
    found: list[int] = []
    while len(found) < t.rules.jiang:
        joy = t.stock[-1] == BAIDA and not t.rules.fanxi
        kind = t.turn_up("bury" if joy else "general")
        if not joy:
            found.append(kind)
    t.generals = tuple(found)


def _dealt_whole(t: Table, seat: Seat) -> tuple[int, ...]:
    """5.5.1, 5.6: kinds of which all copies in play were dealt to the seat: four, or what is left of a turned kind."""
    own = t.own[seat]
    return tuple(k for k in range(PLAIN) if own[k] and own[k] == t.copies_left(k))
