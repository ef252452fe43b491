"""About the program: version, licences, why the deals are fair, and where the files lie."""

from __future__ import annotations

import platform
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6 import __version__ as pyside_version
from PySide6.QtCore import Qt, QUrl
from PySide6.QtGui import QAction, QDesktopServices, QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QScrollArea, QVBoxLayout, QWidget

from changpai_desktop import __version__
from changpai_desktop.desktop.i18n import language, tr
from changpai_desktop.desktop.layout import Rect
from changpai_desktop.desktop.settings_live import LiveSettings
from changpai_desktop.desktop.settings_page import WIDTH
from changpai_desktop.desktop.settings_rows import Rows
from changpai_desktop.desktop.surfaces import leaves
from changpai_desktop.desktop.widgets import PillButton

if TYPE_CHECKING:
    from changpai_desktop.desktop.engine import Engine
    from changpai_desktop.desktop.main_window import Navigator


class AboutPage(QWidget):
    """A column of sheets, as the settings page."""

    navigator: Navigator

    def __init__(self, engine: Engine, settings: LiveSettings, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.settings = settings
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        self.area = QScrollArea(self)
        self.area.setWidgetResizable(True)
        self.area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        column.addWidget(self.area)
        self._back = QAction(self)
        self._back.setData("back")
        self._back.triggered.connect(lambda: self.navigator.back())
        self._build()
        language().changed.connect(self._build)
        settings.look.changed.connect(self._build)

    def title(self) -> str:
        """For the toolbar."""
        return tr("About", "About")

    def info(self) -> str:
        """For the toolbar."""
        return __version__

    def tool_actions(self) -> list[QAction]:
        """Back to where one came from."""
        self._back.setText(tr("About", "Back"))
        return [self._back]

    def _build(self) -> None:
        body = QWidget()
        outer = QHBoxLayout(body)
        outer.setContentsMargins(24, 18, 24, 24)
        holder = QWidget(body)
        holder.setMaximumWidth(round(WIDTH * max(1.0, min(self.settings.look.text_scale, 1.6))))
        sheets = QVBoxLayout(holder)
        sheets.setContentsMargins(0, 0, 0, 0)
        sheets.setSpacing(12)
        for made in (
            self._program(holder),
            self._fairness(holder),
            self._files(holder),
            self._licences(holder),
        ):
            sheets.addWidget(made)
        sheets.addStretch(1)
        outer.addStretch(1)
        outer.addWidget(holder, 8)
        outer.addStretch(1)
        self.area.setWidget(body)
        self.update()

    def _program(self, parent: QWidget) -> Rows:
        rows = Rows(self.settings.look, tr("About", "Changpai Desktop {version}", version=__version__), parent)
        rows.wide(
            _text(
                tr(
                    "About",
                    "The long-card games of Sichuan and Hunan on your own computer: to play, to practise, to replay "
                    "and to learn. It works offline, keeps everything on this computer and sends nothing anywhere.",
                ),
                rows,
            )
        )
        versions = f"Python {platform.python_version()}, Qt / PySide6 {pyside_version}, {platform.system()}"
        rows.wide(_text(versions, rows, second=True))
        return rows

    def _fairness(self, parent: QWidget) -> Rows:
        rows = Rows(self.settings.look, tr("About", "Why the deals are fair"), parent)
        for text in (
            tr(
                "About",
                "Each match takes its deal code from the operating system's own source of chance. The code decides "
                "the whole order of the cards before the first one is dealt; nothing is changed afterwards.",
            ),
            tr(
                "About",
                "The code of each hand is shown when it is over. The same code deals the same cards on every "
                "computer and in every version.",
            ),
            tr("About", "Check it yourself with the command line, for example:"),
        ):
            rows.wide(_text(text, rows))
        command = _text("changpai deal yaodiren 8K3F-Q2TM", rows)
        command.setProperty("role", "figure")
        rows.wide(command)
        rows.wide(
            _text(
                tr(
                    "About",
                    "The computer players are separate processes that are sent only what their seat may see; "
                    "they cannot look into your hand or the stock.",
                ),
                rows,
            )
        )
        return rows

    def _files(self, parent: QWidget) -> Rows:
        rows = Rows(self.settings.look, tr("About", "Where your files lie"), parent)
        where = self.settings.places
        for name, folder in (
            (tr("About", "Match records"), where.replays),
            (tr("About", "Settings"), where.settings.parent),
            (tr("About", "History"), where.history.parent),
            (tr("About", "Log"), where.logs),
        ):
            line = QWidget(rows)
            row = QHBoxLayout(line)
            row.setContentsMargins(0, 0, 0, 0)
            row.addWidget(_text(str(folder), line), 1)
            button = PillButton(self.settings.look, tr("About", "Open folder"), "paper", "file", parent=line)
            button.setAccessibleDescription(name)
            button.clicked.connect(lambda _=False, f=folder: open_folder(f))
            row.addWidget(button)
            rows.row(name, line)
        return rows

    def _licences(self, parent: QWidget) -> Rows:
        rows = Rows(self.settings.look, tr("About", "Licences"), parent)
        for name, text in (
            (tr("About", "Program"), tr("About", "GNU General Public License, version 3 or later.")),
            (tr("About", "Qt, PySide6"), tr("About", "GNU Lesser General Public License, version 3.")),
            (
                tr("About", "Fonts"),
                tr("About", "LXGW WenKai and Noto Serif CJK (subsets), SIL Open Font License 1.1."),
            ),
            (
                tr("About", "Card faces"),
                tr(
                    "About",
                    "Drawn for this program; characters after Ma Shan Zheng and Noto Serif CJK (OFL 1.1).",
                ),
            ),
        ):
            rows.row(name, _text(text, rows))
        return rows

    def paintEvent(self, _event: QPaintEvent) -> None:
        p = QPainter(self)
        b = self.settings.look.painter(p)
        r = Rect(0, 0, self.width(), self.height())
        b.rect(r, "page")
        if b.theme.textured:
            leaves(b, r)
        p.end()


def open_folder(folder: Path) -> None:
    """Shows a folder in the system's file manager."""
    folder.mkdir(parents=True, exist_ok=True)
    QDesktopServices.openUrl(QUrl.fromLocalFile(str(folder)))


def _text(text: str, parent: QWidget, second: bool = False) -> QLabel:
    made = QLabel(text, parent)
    made.setWordWrap(True)
    made.setTextInteractionFlags(
        Qt.TextInteractionFlag.TextSelectableByMouse | Qt.TextInteractionFlag.TextSelectableByKeyboard
    )
    if second:
        made.setProperty("role", "second")
    return made
