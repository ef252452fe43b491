"""Why a hand is settled as it is: every line of the account with the text of its rule.

What flows through: rows of the account in, rich text from the rule book out.
"""

from __future__ import annotations

from html import escape

from PySide6.QtWidgets import QDialog, QHBoxLayout, QTextBrowser, QVBoxLayout, QWidget

from changpai_desktop.desktop.fonts import font
from changpai_desktop.desktop.i18n import language, tr
from changpai_desktop.desktop.settings_rows import fitting
from changpai_desktop.desktop.settlement_words import Row
from changpai_desktop.desktop.theme import Theme
from changpai_desktop.desktop.widgets import Look, PillButton
from changpai_desktop.learn.rulebook import rule_book


def why_html(game_id: str, rows: list[Row], theme: Theme) -> str:
    """The lines of the account, by rule, each rule followed by its text."""
    book = rule_book(game_id, language().code)
    parts: list[str] = []
    for rule in dict.fromkeys(row.rule for row in rows):
        for row in (x for x in rows if x.rule == rule):
            parts.append(
                f"<p style='color:{theme.hex('ink')}; margin:4px 0'><b>{escape(row.item)}</b>&nbsp;&nbsp;"
                f"<span style='color:{theme.hex('ink2')}'>{escape(row.detail)}</span>&nbsp;&nbsp;"
                f"<b style='color:{theme.hex('seal')}'>{escape(row.figure)}</b></p>"
            )
        section = book.find(rule) if rule else None
        if section is None:
            continue
        lines = "".join(f"<li style='margin-bottom:4px'>{escape(text)}</li>" for text in section.rules)
        parts.append(
            f"<h4 style='color:{theme.hex('brass')}; margin:10px 0 2px 0'>"
            f"{escape(tr('Settlement', 'Rule {n}', n=section.number))} {escape(section.title)}</h4>"
            f"<ul style='color:{theme.hex('ink')}; line-height:135%'>{lines}</ul>"
        )
    return "".join(parts)


class WhyDialog(QDialog):
    """The account and its rules; Esc closes it."""

    def __init__(self, look: Look, game_id: str, rows: list[Row], heading: str, parent: QWidget) -> None:
        super().__init__(parent)
        self.setWindowTitle(heading)
        self.text = QTextBrowser(self)
        self.text.setAccessibleName(heading)
        self.text.setOpenLinks(False)
        self.text.setFont(font(18 * look.text_scale))
        self.text.setHtml(why_html(game_id, rows, look.theme))
        close = PillButton(look, tr("Settlement", "Close"), "tea", parent=self)
        close.clicked.connect(self.accept)
        row = QHBoxLayout()
        row.addStretch(1)
        row.addWidget(close)
        column = QVBoxLayout(self)
        column.setContentsMargins(16, 16, 16, 12)
        column.addWidget(self.text, 1)
        column.addLayout(row)
        self.resize(fitting(look, 720, 520, parent))
