"""The window: a toolbar over a stack of pages, and the way from one to another.

For whoever writes a page
-------------------------
A page is a QWidget made as `Page(engine, settings, parent)`: `engine` is `desktop.engine.Engine`, `settings` is
`desktop.settings_live.LiveSettings` (fields as attributes, `settings.look`, `settings.mats`, signal `changed(str)`).
It is made when it is first shown, and then kept. It may have any of these, and needs none:

- `navigator: Navigator` is set by the window before the first `enter`; `self.navigator.go("start")` leaves the page.
- `enter(**kw)` is called each time the page comes up, with the keyword arguments of `go`.
- `leave()` is called each time it goes.
- `title() -> str` and `info() -> str`: the toolbar's large and small text.
- `tool_actions() -> list[QAction]`: the tools at the right of the toolbar. Set `action.setData("undo")` to the name
  of an icon (`desktop.icons.ICONS`) and `setText` to the translated word; checkable actions are shown switched on.
- `bar_changed = Signal()`: emit when title, info or tools changed.
- `step_back() -> bool`: Esc; true if the page had something to go back from by itself.
- `has_toolbar = False`: the page brings its own frame (start page).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property
from importlib import import_module
from typing import TYPE_CHECKING, Any, Final, Literal, Protocol

from PySide6 import QtCore
from PySide6.QtCore import QPoint, QRect, QSize, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QMainWindow, QStackedWidget, QVBoxLayout, QWidget

from changpai_desktop.desktop.engine import Engine
from changpai_desktop.desktop.i18n import language, tr
from changpai_desktop.desktop.settings_live import LiveSettings
from changpai_desktop.desktop.sheet import stylesheet
from changpai_desktop.desktop.theme import duration
from changpai_desktop.desktop.toolbar import ToolBar

if TYPE_CHECKING:
    from PySide6.QtGui import QCloseEvent, QPixmap, QResizeEvent, QShowEvent

    from changpai_desktop.desktop.window_commands import WindowCommands

LEAST: Final = (1024, 700)
USUAL: Final = (1280, 800)

PageName = Literal["start", "table", "settlement", "replay", "settings", "rules", "about"]


class Navigator(Protocol):
    """Who can show another page."""

    def go(self, page: PageName, **kw: Any) -> None:
        """Show a page: `settlement` takes `outcome` and `facts` (of `Engine.hand_over`), `replay` takes `path`
        (and `hand`, `decision` to stand at), `settings` takes `game` and `back` (the page to return to)."""

    def back(self) -> None:
        """Show the page from which this one was reached."""


PAGES: Final[Mapping[PageName, tuple[str, str]]] = {
    "start": ("changpai_desktop.desktop.start_page", "StartPage"),
    "table": ("changpai_desktop.desktop.table.page", "TablePage"),
    "settlement": ("changpai_desktop.desktop.settlement", "SettlementPage"),
    "replay": ("changpai_desktop.desktop.replay_page", "ReplayPage"),
    "settings": ("changpai_desktop.desktop.settings_page", "SettingsPage"),
    "rules": ("changpai_desktop.desktop.rules_page", "RulesPage"),
    "about": ("changpai_desktop.desktop.about_page", "AboutPage"),
}
"""Where each page's code is; imported when it is first shown."""


class MainWindow(QMainWindow):
    """Toolbar and pages. Implements Navigator."""

    closed = Signal()

    def __init__(self, engine: Engine, settings: LiveSettings, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.engine = engine
        self.settings = settings
        self._pages: dict[PageName, QWidget] = {}
        self._now: PageName | None = None
        self._trail: list[PageName] = []
        self._fade: QtCore.QPropertyAnimation | None = None
        self._ended: tuple[object, object] | None = None
        """Outcome and facts of a hand that ended while another page was looked at."""
        self._late = QtCore.QTimer(self)
        self._late.setSingleShot(True)
        self._late.timeout.connect(self._settle)
        self.setMinimumSize(*LEAST)
        self.bar = ToolBar(settings.look, self)
        self.stack = QStackedWidget(self)
        frame = QWidget(self)
        column = QVBoxLayout(frame)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.bar)
        column.addWidget(self.stack, 1)
        self.setCentralWidget(frame)
        self.bar.menu_wanted.connect(lambda: self.commands.pop_up())
        settings.look.changed.connect(self._restyle)
        language().changed.connect(self._translate)
        engine.failed.connect(self.tell)
        engine.hand_over.connect(self._hand_over)
        settings.failed.connect(self.tell)
        settings.changed.connect(self._changed)
        self._restyle()
        self._translate()

    @cached_property
    def commands(self) -> WindowCommands:
        """Keys and menu, made after the first page is painted: before, nobody can press a key."""
        from changpai_desktop.desktop.window_commands import WindowCommands

        return WindowCommands(self)

    # ---- pages

    def page(self, name: PageName) -> QWidget:
        """The page, made when it is first asked for."""
        if name not in self._pages:
            module, kind = PAGES[name]
            # Without a parent: what is put together inside a styled window is styled anew at each step.
            made: QWidget = getattr(import_module(module), kind)(self.engine, self.settings, None)
            setattr(made, "navigator", self)  # noqa: B010 - pages need not declare it
            if hasattr(made, "bar_changed"):
                made.bar_changed.connect(self.refresh_bar)
            self._pages[name] = made
            self.stack.addWidget(made)
        return self._pages[name]

    @property
    def current(self) -> PageName | None:
        """The page being shown."""
        return self._now

    def go(self, page: PageName, **kw: Any) -> None:
        """Show a page; see Navigator."""
        self._show(page, remember=True, **kw)

    def back(self) -> None:
        """Show the page from which this one was reached, or the start page."""
        self._show(self._trail.pop() if self._trail else "start", remember=False)

    def _show(self, name: PageName, *, remember: bool, **kw: Any) -> None:
        new = self.page(name)
        old = self._pages.get(self._now) if self._now else None
        if old is not None and old is not new:
            if hasattr(old, "leave"):
                old.leave()
            if remember and self._now is not None:
                self._trail.append(self._now)
        if name == "start":
            self._trail.clear()
        before = self.stack.grab() if old is not None and old is not new and self._fades() else None
        won = (self._now, name) == ("table", "settlement")
        self._now = name
        self.stack.setCurrentWidget(new)
        if hasattr(new, "enter"):
            new.enter(**kw)
        self.refresh_bar()
        if before is not None:
            self._fade_from(before, won)
        if name == "table" and self._ended is not None:
            # Once the table is there: going straight on would show a page within showing one.
            self._late.start(0)
        if self.isVisible() and (self.focusWidget() is None or not new.isAncestorOf(self.focusWidget())):
            new.setFocus()

    def _fades(self) -> bool:
        return self.isVisible() and duration("page", self.settings.speed) > 0

    def _fade_from(self, before: QPixmap, won: bool = False) -> None:
        """The old page's picture over the new page grows transparent; slower at the end of a hand."""
        from changpai_desktop.desktop.veil import Veil

        veil = Veil(before, self.stack)
        self._fade = QtCore.QPropertyAnimation(veil, b"strength", veil)
        self._fade.setDuration(duration("win_page" if won else "page", self.settings.speed))
        curves = QtCore.QEasingCurve.Type
        self._fade.setEasingCurve(curves.OutQuad if won else curves.Linear)
        self._fade.setStartValue(1.0)
        self._fade.setEndValue(0.0)
        self._fade.finished.connect(veil.deleteLater)
        self._fade.start()

    def _hand_over(self, outcome: object, facts: object) -> None:
        if self._now == "table":
            self.go("settlement", outcome=outcome, facts=facts)
        else:
            self._ended = outcome, facts

    def _settle(self) -> None:
        """A hand that ended unseen, unless something else has begun since."""
        ended, self._ended = self._ended, None
        if ended is not None and ended[1] is self.engine.facts:
            self._hand_over(*ended)

    def step_back(self) -> bool:
        """Esc within the page; false if the page has nothing to go back to."""
        page = self._pages.get(self._now) if self._now else None
        return bool(page.step_back()) if page is not None and hasattr(page, "step_back") else False

    # ---- words and looks

    def refresh_bar(self) -> None:
        """The toolbar again, as the page has it now."""
        page = self._pages.get(self._now) if self._now else None
        if page is None:
            return
        self.bar.setVisible(getattr(page, "has_toolbar", True))
        title = page.title() if hasattr(page, "title") else ""
        info = page.info() if hasattr(page, "info") else ""
        actions = page.tool_actions() if hasattr(page, "tool_actions") else []
        self.bar.show_page(title, info, tr("Shell", "Menu"), actions)
        self.setWindowTitle(f"{title} – {tr('Shell', 'Changpai')}" if title else tr("Shell", "Changpai"))

    def _restyle(self) -> None:
        look = self.settings.look
        # A window that is not shown yet keeps the old sheet's colours for its labels unless it is emptied first.
        if self.styleSheet():
            self.setStyleSheet("")
        self.setStyleSheet(stylesheet(look.theme, look.text_scale))
        self.bar.fit(self.height())
        self.update()

    def _changed(self, field: str) -> None:
        if field == "language":
            language().set(self.settings.language)

    def _translate(self) -> None:
        if "commands" in vars(self):
            self.commands.translate()
        self.refresh_bar()

    def tell(self, text: str) -> None:
        """One sentence the player must read."""
        from PySide6.QtWidgets import QMessageBox

        box = QMessageBox(QMessageBox.Icon.NoIcon, tr("Shell", "Changpai"), text, parent=self)
        box.setAttribute(QtCore.Qt.WidgetAttribute.WA_DeleteOnClose)
        box.setTextFormat(QtCore.Qt.TextFormat.PlainText)
        box.open()

    # ---- the window itself

    def restore_place(self) -> None:
        """Size and place of the last time, on a screen that is there now."""
        place = clamped(self.settings.geometry, [s.availableGeometry() for s in QGuiApplication.screens()])
        self.resize(place.size())
        if len(self.settings.geometry) == 4:
            self.move(place.topLeft())

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.bar.fit(self.height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.bar.fit(self.height())

    def closeEvent(self, event: QCloseEvent) -> None:
        place = self.normalGeometry()
        self.settings.values.maximized = self.isMaximized()
        self.settings.set("geometry", [place.x(), place.y(), place.width(), place.height()])
        super().closeEvent(event)
        self.closed.emit()


def clamped(wanted: Sequence[int], screens: Sequence[QRect]) -> QRect:
    """A window place that lies on one of the screens; the default size in the middle of the first without a wish."""
    first = screens[0] if screens else QRect(0, 0, *USUAL)
    if len(wanted) != 4:
        size = QSize(min(USUAL[0], first.width()), min(USUAL[1], first.height()))
        place = QRect(QPoint(0, 0), size)
        place.moveCenter(first.center())
        return place
    place = QRect(*wanted)

    def common(screen: QRect) -> int:
        both = screen.intersected(place)
        return max(0, both.width()) * max(0, both.height())

    screen = max(screens or [first], key=common)
    width, height = min(place.width(), screen.width()), min(place.height(), screen.height())
    x = min(max(place.x(), screen.x()), screen.x() + screen.width() - width)
    y = min(max(place.y(), screen.y()), screen.y() + screen.height() - height)
    return QRect(x, y, width, height)
