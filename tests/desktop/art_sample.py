"""Small artwork for tests: one long card, one zi card, one tile and the character 碰, plain shapes."""

from changpai_desktop.desktop.faces import Print

SHAPES = {"long": (350, 1450), "zi": (350, 1050), "tile": (300, 400)}


class SampleArt:
    """Counts how often it is asked, so that a test can tell a cache from none."""

    def __init__(self) -> None:
        self.asked = 0

    def card(self, token: str, printed: Print) -> str:
        self.asked += 1
        w, h = SHAPES[token.split("-")[0]]
        paper = "#222222" if printed.theme == "night" else "#FCF6E6"
        return (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {w} {h}">'
            f'<path d="M0 0H{w}V{h}H0Z" fill="{paper}"/>'
            f'<path d="M0 0H100V100H0Z" fill="#B3241C"/></svg>'
        )

    def glyph(self, char: str, colour: str) -> str:
        self.asked += 1
        if char != "碰":
            return ""
        return (
            '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">'
            f'<path d="M10 10H90V90H10Z" fill="{colour}"/></svg>'
        )
