"""The program's icon: a cinnabar seal with the brush character 川, three strokes like three long cards."""

from changpai_desktop.art.glyphs import outlines
from changpai_desktop.art.svg import both, document, fill, group, num, rounded


def app_icon() -> str:
    """The icon as an SVG in a square viewBox of 256."""
    body = fill(rounded(8, 8, 240, 240, 44), "#7A1712")
    body += fill(rounded(8, 6, 240, 236, 44), "#A3231B")
    body += both(rounded(22, 20, 212, 208, 32), "none", "#FFF6E3", 5)
    # The strokes are thickened, so that they are still three at 16 pixels.
    width, height, path = outlines("brush")["川"]
    scale = 164 / height
    place = f"translate({num(128 - scale * width / 2)} {num(42)}) scale({scale:.4f})"
    body += group(both(path, "#FFF6E3", "#FFF6E3", 46), place)
    return document(256, 256, body)
