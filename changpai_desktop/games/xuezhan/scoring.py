"""Counting a finished hand (rules zipai 5.5). What flows: tiles, groups and how the tile came in, a `Count` out."""

from collections.abc import Sequence

from changpai_desktop.cards.record import record
from changpai_desktop.games.shared.felt import Laid
from changpai_desktop.games.xuezhan import fans, wins
from changpai_desktop.games.xuezhan.options import Rules
from changpai_desktop.games.xuezhan.tiles import COPIES, RANKS, N

HIGHEST = 6
"""5.5: 天胡 and 地胡."""


@record
class Chance:
    """How the winning tile came."""

    source: str = "discard"
    """`discard`, `own_draw`, `replacement`, `robbed` or `deal`."""
    dihu: bool = False
    """Part 5.5: 地胡, as the options have it."""
    after_kong: bool = False
    """The discarder had just drawn for a kong."""
    last_tile: bool = False
    """The wall is empty."""
    giver_pays: bool = False
    """5.6.2: 杠上花 after a 直杠 that its giver pays alone; no 自摸 then."""

    @property
    def own(self) -> bool:
        """5.6.1: won with one's own draw: all pay."""
        return self.source in ("own_draw", "replacement", "deal") and not self.giver_pays


@record
class Count:
    """A finished hand as it is paid."""

    items: tuple[tuple[str, int], ...]
    """(item, 番)."""
    fan: int
    """Before the cap."""
    value: int
    """2^(番-1) after the cap."""
    bonus: int
    """What each payer pays beside it (zimo = di)."""
    pattern: str


class OnTable:
    """The laid groups of one seat, as the counting asks for them."""

    __slots__ = ("kongs", "look", "pengs", "sets", "suits")

    def __init__(self, laid: Sequence[Laid]) -> None:
        counts = [0] * N
        self.look, self.kongs, self.suits, self.sets = fans.ANY_LOOK, 0, 0, len(laid)
        for group in laid:
            kind = group.kinds[0]
            self.look &= fans.rank_look(kind % RANKS)
            self.suits |= 1 << kind // RANKS
            if len(group.kinds) == COPIES:
                self.kongs += 1
            else:
                counts[kind] = 3
        self.pengs = bytes(counts)
        """Tiles of 碰 by kind; those of kongs are declared and make no 根."""


def value_of(fan: int, rules: Rules) -> int:
    """5.5: 2^(番-1), with the cap."""
    return int(2 ** (min(fan, rules.max_fan) - 1))


def count(hand: bytes, laid: Sequence[Laid], rules: Rules, chance: Chance) -> Count:
    """5.5: what a complete hand pays; `hand` holds the winning tile too."""
    on_table = OnTable(laid)
    ordinary = _ordinary(hand, on_table, rules, chance)
    special = "tianhu" if chance.source == "deal" else "dihu" if chance.dihu else ""
    if not special:
        return ordinary
    # 5.5: 6番 as it stands, unless the same hand as an ordinary one pays more.
    items = [(special, HIGHEST)]
    if rules.tianhu_gen and (roots := fans.gen(hand, on_table.pengs)):
        items.append(("gen", roots))
    fixed = _counted(items, rules, 0, special)
    return ordinary if ordinary.value + ordinary.bonus > fixed.value else fixed


def _ordinary(hand: bytes, on_table: OnTable, rules: Rules, chance: Chance) -> Count:
    pure = _pure(hand, on_table)
    pattern, fan, roots = fans.plain_fan(hand, on_table.pengs, on_table.look, pure, rules.dragon)
    items = [(pattern, fan)]
    if rules.gang_gen:
        roots += on_table.kongs
    if roots:
        items.append(("gen", roots))
    items += [(item, 1) for item, so in _extras(on_table, rules, chance) if so]
    bonus = 1 if chance.own and rules.zimo == "di" else 0
    return _counted(items, rules, bonus, pattern)


def _counted(items: list[tuple[str, int]], rules: Rules, bonus: int, pattern: str) -> Count:
    fan = sum(n for _, n in items)
    return Count(tuple(items), fan, value_of(fan, rules), bonus, pattern)


def _extras(on_table: OnTable, rules: Rules, chance: Chance) -> tuple[tuple[str, bool], ...]:
    """5.5: what is added for luck; 抢杠, 海底, 金钩钓 and 自摸 only where the table plays them."""
    return (
        ("gangshanghua", chance.source == "replacement"),
        ("gangshangpao", chance.source == "discard" and chance.after_kong),
        ("qianggang", chance.source == "robbed" and rules.qianggang > 0),
        ("haidi", rules.haidi and chance.last_tile),
        ("jingoudiao", rules.jingoudiao and on_table.sets == 4),
        ("zimo", rules.zimo == "fan" and chance.own),
    )


def _pure(hand: bytes, on_table: OnTable) -> bool:
    """清: one suit only."""
    return wins.suits_held(hand) | on_table.suits in (1, 2, 4)


def wait_values(
    hand: Sequence[int], laid: Sequence[Laid], kinds: Sequence[int], rules: Rules
) -> dict[int, tuple[int, int]]:
    """5.8.2: (番, value) of each tile that would win, without 自摸, kong or last-tile extras."""
    out = {}
    grown = list(hand)
    for kind in kinds:
        grown[kind] += 1
        found = count(bytes(grown), laid, rules, Chance())
        grown[kind] -= 1
        out[kind] = (found.fan, found.value)
    return out


def pieces(hand: bytes, laid: Sequence[Laid], found: Count) -> list[tuple[str, tuple[int, ...]]]:
    """The groups of the hand as they were counted: (verb, kinds)."""
    if not fans.all_sets(hand) or found.pattern.endswith("qidui"):
        return [("jiang", (k, k)) for k, n in enumerate(hand) for _ in range(n // 2)]
    on_table = OnTable(laid)
    pure = _pure(hand, on_table)
    best = fans.best_pattern(hand, on_table.look, pure)
    suits = [hand[RANKS * s : RANKS * s + RANKS] for s in range(3)]
    for first in fans.splits(suits[0]):
        for second in fans.splits(suits[1]):
            for third in fans.splits(suits[2]):
                look = fans.look_of(first) & fans.look_of(second) & fans.look_of(third) & on_table.look
                if fans.pattern(look, pure) == best:
                    parts = (first, second, third)
                    return [_piece(piece, suit) for suit, part in enumerate(parts) for piece in part]
    raise ValueError("the hand is not complete")


def _piece(piece: fans.Piece, suit: int) -> tuple[str, tuple[int, ...]]:
    shape, rank = piece
    kind = RANKS * suit + rank
    if shape == fans.RUN:
        return "shunzi", (kind, kind + 1, kind + 2)
    return ("jiang", (kind, kind)) if shape == fans.PAIR else ("kezi", (kind,) * 3)
