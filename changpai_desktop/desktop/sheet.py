"""The style sheet that gives Qt's standard widgets the look of the house."""

from __future__ import annotations

from typing import Final

from changpai_desktop.desktop.fonts import families
from changpai_desktop.desktop.theme import LEAST_TEXT, TOKENS, TYPE, Theme

_SHEET: Final = """
QWidget { color: %(ink)s; font-family: %(fonts)s; font-size: %(body)spx; }
QMainWindow, QDialog, QStackedWidget { background: %(page)s; }
QLabel { background: transparent; }
QLabel[role="title"] { font-size: %(label)spx; font-weight: bold; }
QLabel[role="heading"] { font-size: %(title)spx; font-weight: bold; }
QLabel[role="figure"] { font-size: %(label)spx; font-weight: bold; }
QLabel[role="second"] { color: %(ink2)s; font-size: %(caption)spx; }
QScrollArea, QScrollArea > QWidget > QWidget { background: transparent; border: none; }
QScrollBar { background: transparent; border: none; }
QScrollBar:vertical { width: 14px; margin: 0; }
QScrollBar:horizontal { height: 14px; margin: 0; }
QScrollBar::handle { background: %(line)s; border-radius: 4px; margin: 3px; }
QScrollBar::handle:vertical { min-height: 36px; }
QScrollBar::handle:horizontal { min-width: 36px; }
QScrollBar::handle:hover { background: %(ink2)s; }
QScrollBar::add-line, QScrollBar::sub-line { width: 0; height: 0; }
QScrollBar::add-page, QScrollBar::sub-page { background: transparent; }
QLineEdit, QPlainTextEdit, QTextEdit, QSpinBox {
    background: %(panel)s; border: 1.5px solid %(ink2)s; border-radius: 9px; padding: 7px 10px;
    selection-background-color: %(tea)s; selection-color: %(on_tea)s; }
QLineEdit:focus, QPlainTextEdit:focus, QTextEdit:focus, QSpinBox:focus {
    border: 3px solid %(indigo)s; padding: 5px 8px; }
QSlider { min-height: 32px; background: transparent; }
QSlider::groove:horizontal { height: 6px; border-radius: 3px; background: %(raised)s; border: 1px solid %(line)s; }
QSlider::sub-page:horizontal { height: 6px; border-radius: 3px; background: %(tea)s; border: 1px solid %(tea)s; }
QSlider::handle:horizontal {
    width: 20px; height: 20px; margin: -9px 0; border-radius: 11px;
    background: %(panel)s; border: 2px solid %(tea)s; }
QSlider::handle:horizontal:hover { background: %(raised)s; }
QSlider:focus { border: 3px solid %(indigo)s; border-radius: 9px; }
QComboBox QAbstractItemView, QMenu, QListView, QTreeView, QTableView {
    background: %(panel)s; border: 1.5px solid %(ink2)s; outline: none; alternate-background-color: %(raised)s;
    selection-background-color: %(tea)s; selection-color: %(on_tea)s; }
QAbstractItemView::item, QMenu::item { min-height: %(row)spx; padding: 2px 14px; }
QMenu::item:selected { background: %(tea)s; color: %(on_tea)s; }
QMenu::separator { height: 1px; background: %(line)s; margin: 4px 10px; }
QHeaderView::section { background: %(raised)s; border: none; border-bottom: 1px solid %(line)s; padding: 6px 10px; }
QToolTip {
    background: %(panel)s; color: %(ink)s; border: 1.5px solid %(ink2)s; padding: 5px 9px; font-size: %(caption)spx; }
QProgressBar { background: %(raised)s; border: 1px solid %(line)s; border-radius: 4px; height: 8px; }
QProgressBar::chunk { background: %(tea)s; border-radius: 3px; }
QPushButton {
    background: %(panel)s; border: 1.5px solid %(ink2)s; border-radius: 9px; padding: 8px 18px; font-weight: bold; }
QPushButton:hover { background: %(raised)s; }
QPushButton:default { background: %(tea)s; color: %(on_tea)s; border-color: %(tea)s; }
QPushButton:disabled { color: %(ink2)s; border-color: %(line)s; background: transparent; }
QPushButton:focus { border: 3px solid %(indigo)s; padding: 6px 16px; }
"""


def stylesheet(theme: Theme, text_scale: float = 1.0) -> str:
    """The sheet for a theme; text_scale 1.0 = 100 %, and no text falls under 14 px."""
    words: dict[str, object] = {token: theme.hex(token) for token in TOKENS - {"name"}}
    # `title` and `name` are type sizes here, not colours.
    words |= {name: max(LEAST_TEXT, round(size * text_scale)) for name, size in TYPE.items()}
    words["row"] = round(32 * text_scale)
    words["fonts"] = ", ".join(f'"{name}"' for name in families())
    return _SHEET % words
