"""The face sets: with which faces the cards of a game are printed.

A token alone does not say how its card looks: the same 七 is red in 湖南字牌 and black in 乐山贰柒拾, and other packs
use the same characters. A game therefore names its face set (`Game.face`, the pack's own if empty); the
window hands the name on and knows nothing else of it.
"""

from collections.abc import Callable
from typing import Final

from changpai_desktop.art.dominoes import domino
from changpai_desktop.art.inks import Inks
from changpai_desktop.art.qianzi import qianzi
from changpai_desktop.art.shangdaren import shangdaren
from changpai_desktop.art.text_cards import text_card
from changpai_desktop.art.tiles import tile
from changpai_desktop.art.zi import Trim, Writer, zi
from changpai_desktop.art.zi_local import local_character, rivers
from changpai_desktop.cards.packs import PACKS, Kind, Pack
from changpai_desktop.cards.record import record


@record
class Printing:
    """What the settings choose: inks, pips and middle of the long cards, hand of the characters."""

    ink: Inks
    pips: str
    middle: str
    hand: str


@record
class FaceSet:
    """A pack and how its kinds are drawn."""

    pack: Pack
    draw: Callable[[Kind, Printing], str]

    def kind(self, token: str) -> Kind | None:
        """The kind of a token, None if the pack has no such card."""
        found = (kind for kind in (*self.pack.kinds, *self.pack.text_kinds) if kind.token == token)
        return next(found, None)


def _long(kind: Kind, printing: Printing) -> str:
    if kind.suit == "text":
        # A long card's woodcut is its middle; here the hand is the writing alone.
        hand = "brush" if printing.hand == "flower" else printing.hand
        return text_card(kind, printing.ink, printing.middle, hand)
    return domino(kind, printing.ink, printing.middle, printing.pips)


def _zi(
    red: Callable[[Kind], bool], write: Writer | None = None, trim: Trim | None = None
) -> Callable[[Kind, Printing], str]:
    return lambda kind, printing: zi(kind, printing.ink, printing.hand, "red" if red(kind) else "black", write, trim)


def _by_hand(draw: Callable[[Kind, Inks, str], str]) -> Callable[[Kind, Printing], str]:
    return lambda kind, printing: draw(kind, printing.ink, printing.hand)


FACE_SETS: Final[dict[str, FaceSet]] = {
    "domino": FaceSet(PACKS["domino"], _long),
    # 2, 7 and 10 of both sizes are red (rules 0.1).
    "zipai": FaceSet(PACKS["zipai"], _zi(lambda kind: kind.pips in (2, 7, 10))),
    # 乐山: every big character is red, every small one black, and the hand is the town's own (0.1, 7.3).
    "leshan": FaceSet(PACKS["zipai"], _zi(lambda kind: kind.suit == "big", local_character, rivers)),
    "shangdaren": FaceSet(PACKS["shangdaren"], _by_hand(shangdaren)),
    "qianhong": FaceSet(PACKS["qianhong"], _by_hand(qianzi)),
    "mahjong": FaceSet(PACKS["mahjong"], _by_hand(tile)),
}
"""Every face set by id; one with a pack's id is the pack's own. When none is named, the first with the token serves."""


def face_set(name: str, token: str) -> tuple[FaceSet, Kind]:
    """The set of this name, or for an empty name the first that has the token, and the token's kind.

    Raises KeyError for an unknown name, and for a token that the set does not have.
    """
    for made in [FACE_SETS[name]] if name else FACE_SETS.values():
        kind = made.kind(token)
        if kind is not None:
            return made, kind
    raise KeyError(token)
