"""Names of the record are read whole, in a narrow panel as well."""

from typing import Any

import pytest
from PySide6.QtGui import QFontMetricsF

from changpai_desktop.desktop.layout import Rect
from changpai_desktop.desktop.paint import Painter

NAMES = ("刘大师", "欧阳修远", "我")


@pytest.mark.parametrize("wide", [250, 300, 470])
@pytest.mark.parametrize("text_scale", [1.0, 1.3])
def test_names_of_four_characters_are_not_elided(
    table: Any, monkeypatch: pytest.MonkeyPatch, wide: int, text_scale: float
) -> None:
    t = table()
    log = t.page.panel.log
    t.settings.look.set(t.settings.look.theme, text_scale=text_scale)
    log.show_lines([(name, "碰 平八 平八 平八") for name in NAMES])
    log.resize(wide - 16, 400)
    painted: dict[str, Rect] = {}
    whole: dict[str, bool] = {}
    begins: list[float] = []
    text, paragraph = Painter.text, Painter.paragraph

    def note(b: Painter, r: Rect, what: str, size: float = 16, *rest: Any, **kw: Any) -> float:
        painted[what] = r
        whole[what] = QFontMetricsF(b.font(size)).horizontalAdvance(what) <= r.w + 0.5
        return text(b, r, what, size, *rest, **kw)

    def note_what(b: Painter, r: Rect, *rest: Any, **kw: Any) -> float:
        begins.append(r.x)
        return paragraph(b, r, *rest, **kw)

    monkeypatch.setattr(Painter, "text", note)
    monkeypatch.setattr(Painter, "paragraph", note_what)
    log.grab()
    assert all(whole[name] for name in NAMES)
    assert len(set(begins)) == 1
    assert all(painted[n].r <= begins[0] for n in NAMES), "names do not run into what was done"
