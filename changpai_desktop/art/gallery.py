"""The door of this room: a token and the settings of the print come in, SVG text goes out.

Faces are drawn when asked for; the files in `resources/cards` are the same faces in day inks, for
print and for other programs, and a test holds both together.
"""

from typing import Final, Protocol

from changpai_desktop.art.backs import back
from changpai_desktop.art.face_sets import FACE_SETS, Printing, face_set
from changpai_desktop.art.glyphs import glyph_svg
from changpai_desktop.art.inks import inks

BACK_TOKEN: Final = "#"
"""The token under which a pack's back is asked for."""


class Printed(Protocol):
    """How faces are printed; the values are those of the settings, and the face set is the game's."""

    @property
    def theme(self) -> str:
        """`day`, `night` or `contrast`."""

    @property
    def pips(self) -> str:
        """`file` or `dice`."""

    @property
    def middle(self) -> str:
        """`flower`, `plain` or `name`: the middle of long cards."""

    @property
    def hand(self) -> str:
        """`brush`, `plain` or `flower`: the characters of 字牌, of text cards and of tiles."""

    @property
    def back(self) -> str:
        """`lacquer`, `indigo` or `bamboo`."""

    @property
    def face(self) -> str:
        """The id of a face set; empty for the first that has the token."""


class Gallery:
    """All artwork of the program."""

    def card(self, token: str, printed: Printed) -> str:
        """A face, or for `BACK_TOKEN` the back in the shape of the face set (long if none is named).

        Raises KeyError for an unknown token, setting or face set.
        """
        if token == BACK_TOKEN:
            return back(printed.back, FACE_SETS[printed.face or "domino"].pack.family)
        return face(token, printed.theme, printed.middle, printed.pips, printed.hand, printed.face)

    def glyph(self, char: str, colour: str) -> str:
        """A brush character in a square viewBox, `#RRGGBB`; empty if there is no outline for it."""
        return glyph_svg(char, colour)


def face(
    token: str,
    theme: str = "day",
    middle: str = "flower",
    pips: str = "file",
    hand: str = "brush",
    faces: str = "",
) -> str:
    """The face of a card in a face set. Raises KeyError for an unknown token, setting or face set."""
    found, kind = face_set(faces, token)
    return found.draw(kind, Printing(inks(theme), pips, middle, hand))
