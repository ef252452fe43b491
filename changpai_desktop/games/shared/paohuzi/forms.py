"""What a finished hand can be: classification of the winning card and all cuts (rules zipai 1.2, 1.6, 0.2 F5).

`forms` knows nothing of money. It yields every way a hand can be complete, as groups with their 胡息; a game counts
each and takes the one that pays most.
"""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Final, NamedTuple

from changpai_desktop.games.shared.cuts import Cut, Profile, cuts
from changpai_desktop.games.shared.felt import Laid
from changpai_desktop.games.shared.law import complete_size
from changpai_desktop.games.shared.zi import READING, RUN_123, RUN_2710, Group, N, free_of_kan, is_jiao

VALUES: Final = {"peng": (1, 3), "wei": (3, 6), "chouwei": (3, 6), "kan": (3, 6), "pao": (6, 9), "ti": (9, 12)}
"""1.2: 胡息 of a group of one kind, small and big. The value of a quad replaces that of its triple."""


class Piece(NamedTuple):
    """A group of a finished hand."""

    verb: str
    kinds: Group
    value: int


def value_of(verb: str, kinds: Sequence[int]) -> int:
    """1.2: the 胡息 of a group; 一二三 and 二七十 count 3 or 6, other 一句话, 绞 and 将 nothing."""
    if verb in VALUES:
        return VALUES[verb][kinds[0] >= 10]
    group = tuple(kinds)
    size = RUN_123.get(group, RUN_2710.get(group, -1))
    return (0, 3, 6)[size + 1]


@lru_cache(maxsize=4096)
def laid_piece(verb: str, kinds: Group) -> Piece:
    """A group with its value."""
    return Piece(verb, kinds, value_of(verb, kinds))


class Form(NamedTuple):
    """One way in which a hand is complete: groups that are fixed, and one cut of the other cards."""

    fixed: tuple[Piece, ...]
    profile: Profile
    cut: Cut
    points: int
    """胡息."""

    def pieces(self) -> tuple[Piece, ...]:
        """All groups, the cut ones with their names (一句话, 绞, 将)."""
        return (*self.fixed, *(laid_piece(cut_verb(g), g) for g in self.cut))

    def only_sets(self) -> bool:
        """Whether every group but the pair is of one kind (对对胡)."""
        p = self.profile
        return not (p.small_123 or p.big_123 or p.small_2710 or p.big_2710 or p.plain) and all(
            x.verb != "chi" for x in self.fixed
        )

    def counts(self) -> list[int]:
        """All cards of the hand by kind."""
        out = [0] * N
        for group in (*(p.kinds for p in self.fixed), *self.cut):
            for kind in group:
                out[kind] += 1
        return out


def cut_verb(group: Group) -> str:
    """The name of a group that was cut from the hand."""
    if len(group) == 2:
        return "jiang"
    return "jiao" if is_jiao(group) else "ju"


class Way(NamedTuple):
    """The groups fixed by one classification of the winning card, and the cards still to be cut."""

    fixed: tuple[Piece, ...]
    loose: tuple[int, ...]


class Winning(NamedTuple):
    """Where the winning card comes from, and what may be done with it."""

    how: str = ""
    """`own_flip`, `other_flip`, `discard`, `deal` (the 亮张 for another player), `dealer` (for the dealer himself)."""
    stale: bool = False
    """The kind is 臭 for the player: his own pair makes a 臭偎."""
    break_wei: bool = False
    """Option break_wei_hu: the forced 偎 or 提 may be refused for a win."""
    hidden: bool = True
    """Option own_hidden_win: a 偎 or 提 card of one's own may win."""


def ways(laid: Sequence[Laid], own: Sequence[int], card: int | None, win: Winning) -> Iterator[Way]:
    """1.6: every use the winning card can have. A 坎 stays one group whatever happens (F5)."""
    groups = tuple([laid_piece(g.verb, g.kinds) for g in laid])
    if card is None:
        yield _way(groups, own)
        return
    held = own[card]
    place = next((i for i, g in enumerate(laid) if g.kinds == (card,) * 3), -1)
    own_flip = win.how == "own_flip"
    forced = own_flip and (held >= 2 or (place >= 0 and laid[place].verb != "peng"))
    if not forced or win.hidden:
        joined = _joined(groups, own, card, place, win)
        if joined is not None:
            yield joined
    # 1.6: a forced 偎 or 提 of one's own flip cannot be refused, except with break_wei_hu.
    if not forced or win.break_wei:
        yield _way(groups, own, card)


def _way(groups: tuple[Piece, ...], own: Sequence[int], card: int = -1) -> Way:
    """The hand's own 坎 and dealt 提 are groups, the rest is loose."""
    whole = [laid_piece("kan" if own[k] == 3 else "ti", (k,) * own[k]) for k in READING if own[k] >= 3]
    loose = free_of_kan(own)
    if card >= 0:
        loose[card] += 1
    return Way((*groups, *whole), tuple(loose))


def _joined(groups: tuple[Piece, ...], own: Sequence[int], card: int, place: int, win: Winning) -> Way | None:
    """The card as third or fourth of its kind; None if it can be neither.

    1.6: own pair + card is a 偎 on the own flip, else a 碰; 坎 or laid 偎 + card is a 提 on the own flip, else a 跑;
    laid 碰 + flip is a 跑. 1.3, part 7: the dealer's 亮张 belongs to his dealt hand.
    """
    mine = win.how in ("own_flip", "dealer")
    if place >= 0:
        if groups[place].verb == "peng" and (win.how == "discard"):
            return None
        verb = "ti" if mine and groups[place].verb != "peng" else "pao"
        fixed = (*groups[:place], laid_piece(verb, (card,) * 4), *groups[place + 1 :])
        return _way(fixed, own)
    if own[card] not in (2, 3):
        return None
    if own[card] == 3:
        verb = "ti" if mine else "pao"
    elif win.how == "own_flip":
        verb = "chouwei" if win.stale else "wei"
    else:
        verb = "kan" if win.how == "dealer" else "peng"
    left = list(own)
    left[card] = 0
    return _way((*groups, laid_piece(verb, (card,) * (own[card] + 1))), left)


def forms(laid: Sequence[Laid], own: Sequence[int], card: int | None, win: Winning) -> Iterator[Form]:
    """F5: every complete form, one for each mixture of scoring groups. Empty if the hand is not complete."""
    for fixed, loose in ways(laid, own, card, win):
        quads, size, points = 0, 0, 0
        for p in fixed:
            size += len(p.kinds)
            quads += len(p.kinds) == 4
            points += p.value
        # F2: W(q) + 1 cards, with one 将 exactly when there is a quad.
        if size + sum(loose) != complete_size(quads):
            continue
        for profile, cut in cuts(loose, quads > 0).items():
            cut_points = 3 * (profile.small_123 + profile.small_2710) + 6 * (profile.big_123 + profile.big_2710)
            yield Form(fixed, profile, cut, points + cut_points)


def dealt_units(own: Sequence[int]) -> tuple[Piece, ...]:
    """The 提 and 坎 among cards just dealt."""
    return tuple(laid_piece("kan" if own[k] == 3 else "ti", (k,) * own[k]) for k in READING if own[k] >= 3)


def heavenly(own: Sequence[int]) -> Form | None:
    """1.3.2 必须天胡: three 提, or five 提 and 坎 together; only they count. None if there are fewer."""
    units = dealt_units(own)
    if len(units) < 5 and sum(len(p.kinds) == 4 for p in units) < 3:
        return None
    return Form(units, Profile(), (), sum(p.value for p in units))
