"""The door of this room: a token and the settings of the print come in, SVG text goes out.

Faces are drawn when asked for; the files in `resources/cards` are the same faces in day inks, for
print and for other programs, and a test holds both together.
"""

from typing import Final, Protocol

from changpai_desktop.art.backs import back
from changpai_desktop.art.dominoes import domino
from changpai_desktop.art.glyphs import glyph_svg
from changpai_desktop.art.inks import inks
from changpai_desktop.art.text_cards import text_card
from changpai_desktop.cards.packs import PACKS

_PACK: Final = PACKS["domino"]

BACK_TOKEN: Final = "#"
"""The token under which a pack's back is asked for."""


class Printed(Protocol):
    """How faces are printed; the values are those of the settings."""

    @property
    def theme(self) -> str:
        """`day`, `night` or `contrast`."""

    @property
    def pips(self) -> str:
        """`file` or `dice`."""

    @property
    def middle(self) -> str:
        """`flower`, `plain` or `name`."""

    @property
    def hand(self) -> str:
        """`brush` or `plain`: the characters of text cards."""

    @property
    def back(self) -> str:
        """`lacquer`, `indigo` or `bamboo`."""


class Gallery:
    """All artwork of the program."""

    def card(self, token: str, printed: Printed) -> str:
        """A face, or the back for `BACK_TOKEN`. Raises KeyError for an unknown token or setting."""
        if token == BACK_TOKEN:
            return back(printed.back)
        return face(token, printed.theme, printed.middle, printed.pips, printed.hand)

    def glyph(self, char: str, colour: str) -> str:
        """A brush character in a square viewBox, `#RRGGBB`; empty if there is no outline for it."""
        return glyph_svg(char, colour)


def face(token: str, theme: str = "day", middle: str = "flower", pips: str = "file", hand: str = "brush") -> str:
    """The face of a long card. Raises KeyError for an unknown token or setting."""
    ink = inks(theme)
    if token in _PACK.index:
        return domino(_PACK.kinds[_PACK.index[token]], ink, middle, pips)
    for kind in _PACK.text_kinds:
        if kind.token == token:
            return text_card(kind, ink, middle, hand)
    raise KeyError(token)
