"""Write `resources/glyphs/*.json`: the outlines of the characters that cards, seals and verbs are made of.

Needs fontTools, and brotli for woff2. Usage:

    python packaging/extract_glyphs.py MA_SHAN_ZHENG NOTO_SERIF_CJK_BLACK[:NUMBER]

Outlines are in units of 1000 to the em, y down, each in a box that starts at 0, 0. A character that a font
does not have is left out of its file and named on standard error.
"""

import json
import sys
from pathlib import Path

from fontTools.pens.boundsPen import BoundsPen
from fontTools.pens.svgPathPen import SVGPathPen
from fontTools.pens.transformPen import TransformPen
from fontTools.ttLib import TTFont

from changpai_desktop.cards.packs import PACKS

TARGET = Path(__file__).resolve().parents[1] / "resources" / "glyphs"

NUMBERS = "一二三四五六七八九十壹贰叁肆伍陆柒捌玖拾百千万"
SEATS = "上下对我庄家东南西北主客"
VERBS = (
    "胡吐火杠碰吃过起敲课偷打翻摸跑提偎绍招割扯对报听弃同意否重胜负平息番陀卯比缺包"
    "收亮块摆滚桩臭爆垅诈死还句绞将列坎叨歇荒流清昆归乱飘瞟坤暗燕扛明补换定查抢根硬甲拖占脱漏赔罚"
    "出压停留扣跳半龙撂垫管要不叫猪精让认手张先好回挤顺相刻单吊末满"
)
HOUSE = "川牌长字茶馆戏风雨锅渝始开续坐观教谱录对局练习设置统计存盘中发白花红黑喜财神用混江万条饼筒搭战血湖底"


def characters() -> str:
    """Every character that needs an outline, each once: the words above and all names of cards."""
    names = "".join(kind.token + kind.zh_cn for pack in PACKS.values() for kind in (*pack.kinds, *pack.text_kinds))
    return "".join(dict.fromkeys(c for c in NUMBERS + SEATS + VERBS + HOUSE + names if ord(c) > 0x2E7F))


def outlines(font_name: str) -> dict[str, list[int | str]]:
    """[width, height, path] of every character that the font has; `:N` picks a font of a collection."""
    path, _, number = font_name.partition(":")
    font = TTFont(path, fontNumber=int(number or 0))
    glyphs, mapped = font.getGlyphSet(), font.getBestCmap()
    scale = 1000 / font["head"].unitsPerEm
    found: dict[str, list[int | str]] = {}
    for char in characters():
        if ord(char) not in mapped:
            print(f"{Path(path).name} has no {char}", file=sys.stderr)
            continue
        glyph = glyphs[mapped[ord(char)]]
        bounds = BoundsPen(glyphs)
        glyph.draw(bounds)
        left, bottom, right, top = bounds.bounds
        pen = SVGPathPen(glyphs, ntos=lambda value: str(round(value)))
        glyph.draw(TransformPen(pen, (scale, 0, 0, -scale, -scale * left, scale * top)))
        found[char] = [round(scale * (right - left)), round(scale * (top - bottom)), pen.getCommands()]
    return found


def main(brush: str, plain: str) -> None:
    """Both files, one character a line, so that a change is easy to read."""
    TARGET.mkdir(parents=True, exist_ok=True)
    for hand, font_name in (("brush", brush), ("plain", plain)):
        rows = [
            f"{json.dumps(char, ensure_ascii=False)}:{json.dumps(outline, separators=(',', ':'))}"
            for char, outline in outlines(font_name).items()
        ]
        (TARGET / f"{hand}.json").write_text("{\n" + ",\n".join(rows) + "\n}\n", encoding="utf-8", newline="\n")


if __name__ == "__main__":
    if len(sys.argv) != 3:
        sys.exit(__doc__)
    main(sys.argv[1], sys.argv[2])
