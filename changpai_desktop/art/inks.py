"""The inks and papers of a card face. A theme prints the same artwork in other inks; nothing else changes."""

from typing import Final

from changpai_desktop.cards.record import record


@record
class Inks:
    """Colours as `#RRGGBB`. The print is three woodblocks (black, red, ochre) and a green for text cards."""

    paper: str
    paper2: str
    """The paper's darker corner."""
    edge: str
    rule: str
    fibre: str
    black: str
    red: str
    ochre: str
    green: str
    bold: bool = False
    """Second cues are drawn larger, for weak eyes."""
    bone: str = "#D9C896"
    """The side of a tile."""
    bamboo: str = "#7A8F4E"
    """Its lower half, and the line around that."""
    bamboo_edge: str = "#3E4A2A"


INKS: Final[dict[str, Inks]] = {
    "day": Inks(
        paper="#FCF6E6",
        paper2="#F3E8CD",
        edge="#937A4C",
        rule="#A58D60",
        fibre="#A58D60",
        black="#221C19",
        red="#B3241C",
        ochre="#CF9440",
        green="#24603F",
    ),
    # Dimmer paper, so that nothing glares from a dark table.
    "night": Inks(
        paper="#F1E5C9",
        paper2="#E4D3AE",
        edge="#8F7A52",
        rule="#8F7A52",
        fibre="#8F7A52",
        black="#1E1815",
        red="#A8201A",
        ochre="#B98237",
        green="#205338",
        bone="#C6B380",
        bamboo="#68803F",
        bamboo_edge="#333F22",
    ),
    # The ochre block is printed white: what is left is told by black and red alone.
    "contrast": Inks(
        paper="#FFFFFF",
        paper2="#FFFFFF",
        edge="#000000",
        rule="#444444",
        fibre="#FFFFFF",
        black="#000000",
        red="#B00000",
        ochre="#FFFFFF",
        green="#00502C",
        bold=True,
        bone="#FFFFFF",
        bamboo="#00502C",
        bamboo_edge="#000000",
    ),
}


def inks(theme: str) -> Inks:
    """The inks of `day`, `night` or `contrast`. Raises KeyError for another name."""
    return INKS[theme]
