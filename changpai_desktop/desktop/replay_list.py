"""The list of saved match records. A folder in, one line for each record, the chosen path out.

Records are read one after another between the window's events, because reading one plays it.
"""

from __future__ import annotations

from datetime import datetime
from pathlib import Path
from typing import Any, Final

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import (
    QFileDialog,
    QFrame,
    QHBoxLayout,
    QLabel,
    QListWidget,
    QListWidgetItem,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QVBoxLayout,
    QWidget,
)

from changpai_desktop.desktop.i18n import tr, word
from changpai_desktop.desktop.layout import Rect
from changpai_desktop.desktop.paint import RIGHT
from changpai_desktop.desktop.settlement_pen import SheetPen, large, measuring
from changpai_desktop.desktop.settlement_words import signed
from changpai_desktop.desktop.widgets import CardPanel, Look, PillButton
from changpai_desktop.store.replay import Replay, ReplayError, read_replay
from changpai_desktop.store.writer import SUFFIX

PATH: Final = int(Qt.ItemDataRole.UserRole)
DETAIL: Final = PATH + 1
RESULT: Final = PATH + 2
MOST: Final = 500


class _Lines(QStyledItemDelegate):
    def __init__(self, look: Look, parent: QListWidget) -> None:
        super().__init__(parent)
        self.look = look

    def sizeHint(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> QSize:
        if not large(self.look):
            return QSize(200, self.look.px(62))
        parent = self.parent()
        assert isinstance(parent, QListWidget)
        with measuring(self.look, 1.0) as b:
            lines = self._lines(b, parent.viewport().width() - 40, index)
            return QSize(200, round(sum(b.line_of(size) for _, size, _ in lines) + 20))

    @staticmethod
    def _lines(b: SheetPen, wide: float, index: QModelIndex | QPersistentModelIndex) -> list[tuple[str, float, bool]]:
        """In large text: whole parts in a line as far as they go together. Text, size, whether it stands out."""
        out: list[tuple[str, float, bool]] = []
        for text, apart, size, bold in (
            (str(index.data()), "    ", 18, True),
            (str(index.data(RESULT)), "   ", 18, True),
            (str(index.data(DETAIL)), "    ", 15, False),
        ):
            line = ""
            for part in text.split(apart):
                joined = f"{line}{apart}{part}" if line else part
                if line and b.width(joined, size, bold) > wide:
                    out.append((line, size, bold))
                    joined = part
                line = joined
            if line:
                out.append((line, size, bold))
        return out

    def paint(self, p: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> None:
        b, box, state = self.look.painter(p), _any(option).rect, _any(option).state
        r = Rect(box.x() + 2, box.y() + 2, box.width() - 6, box.height() - 6)
        chosen = bool(state & QStyle.StateFlag.State_Selected)
        b.rect(r, "raised" if chosen else None, "line", 8, 1.2)
        if chosen:
            b.rect(r.left(5), "cinnabar", None, 2)
        if large(self.look):
            pen, y = SheetPen(p, self.look, 1.0), r.y + 8
            for text, size, bold in self._lines(pen, r.w - 34, index):
                high = pen.line_of(size)
                pen.text(Rect(r.x + 18, y, r.w - 34, high), text, size, "ink" if bold else "ink2", bold=bold)
                y += high
            if state & QStyle.StateFlag.State_HasFocus:
                b.focus(r.inset(2))
            return
        half = r.h / 2
        b.text(Rect(r.x + 18, r.y + 3, r.w - 300, half), str(index.data()), 18, bold=True)
        b.text(Rect(r.x + 18, r.y + half - 3, r.w - 40, half), str(index.data(DETAIL)), 15, "ink2")
        b.text(Rect(r.x, r.y + 3, r.w - 16, half), str(index.data(RESULT)), 18, "ink", RIGHT, True)
        if state & QStyle.StateFlag.State_HasFocus:
            b.focus(r.inset(2))


def _any(value: Any) -> Any:
    # The stubs do not know the fields of a style option.
    return value


class ReplayList(CardPanel):
    """Saved records, the newest first, and a way to any other file."""

    opened = Signal(object)

    def __init__(self, look: Look, folder: Path, parent: QWidget) -> None:
        super().__init__(look, " ", parent)
        self.folder = folder
        self._waiting: list[Path] = []
        # A child, not QTimer.singleShot: when the list is deleted before that fires, PySide keeps the bound method,
        # and with it the list, for ever.
        self._next = QTimer(self)
        self._next.setSingleShot(True)
        self._next.timeout.connect(self._read_one)
        self.list = QListWidget(self)
        self.list.setFrameShape(QFrame.Shape.NoFrame)
        self.list.setStyleSheet("QListWidget { background: transparent; border: none; }")
        self.list.setItemDelegate(_Lines(look, self.list))
        self.list.setVerticalScrollMode(QListWidget.ScrollMode.ScrollPerPixel)
        look.changed.connect(self.list.scheduleDelayedItemsLayout)
        self.list.itemActivated.connect(self._open_item)
        self.list.itemClicked.connect(self._open_item)
        self.empty = QLabel(self)
        self.empty.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.empty.setWordWrap(True)
        self.file_button = PillButton(look, " ", "tea", "file", parent=self)
        self.file_button.clicked.connect(self.choose_file)
        row = QHBoxLayout()
        row.addStretch(1)
        row.addWidget(self.file_button)
        column = QVBoxLayout()
        column.addWidget(self.empty, 1)
        column.addWidget(self.list, 1)
        column.addLayout(row)
        self.inside.addLayout(column, 1)
        self.translate()

    def translate(self) -> None:
        """Words in the language of now."""
        self.title.setText(tr("Replay", "Saved matches"))
        self.setAccessibleName(self.title.text())
        self.list.setAccessibleName(self.title.text())
        self.empty.setText(tr("Replay", "No match has been saved yet. Every match you play is kept here by itself."))
        self.file_button.setText(tr("Replay", "Open a file…"))
        self.file_button.setAccessibleName(self.file_button.text())
        self.file_button.updateGeometry()

    def fill(self) -> None:
        """Reads the folder anew."""
        self.list.clear()
        self._waiting = sorted(self.folder.glob(f"*{SUFFIX}"), reverse=True)[:MOST]
        self.empty.setVisible(not self._waiting)
        self.list.setVisible(bool(self._waiting))
        self._next.start(0)

    def _read_one(self) -> None:
        if not self._waiting:
            return
        path = self._waiting.pop(0)
        item = QListWidgetItem()
        item.setData(PATH, str(path))
        try:
            self._describe(item, read_replay(path))
        except ReplayError as error:
            item.setText(path.name)
            item.setData(DETAIL, str(error))
            item.setData(RESULT, "")
        self.list.addItem(item)
        if self.list.currentRow() < 0:
            self.list.setCurrentRow(0)
        self._next.start(0)

    def _describe(self, item: QListWidgetItem, replay: Replay) -> None:
        when = f"{datetime.fromtimestamp(replay.path.stat().st_mtime):%Y-%m-%d  %H:%M}"
        done = [h for h in replay.hands if h.outcome is not None]
        names = [p.name or tr("Replay", "You") for p in replay.config.players]
        item.setText(f"{word(replay.game.name)}    {when}")
        hands = tr("Replay", "{n} hands played", n=len(done))
        parts = [hands, tr("Replay", "Deal code {code}", code=replay.config.code)]
        if replay.problem is not None:
            parts.append(tr("Replay", "damaged at line {n}", n=replay.problem.line))
        item.setData(DETAIL, "    ".join(parts))
        totals = done[-1].totals if done else (0,) * len(names)
        item.setData(RESULT, "   ".join(f"{n} {signed(t)}" for n, t in zip(names, totals, strict=True)))

    def _open_item(self, item: QListWidgetItem) -> None:
        self.opened.emit(Path(str(item.data(PATH))))

    def choose_file(self) -> None:
        """Any file of the disk."""
        kinds = tr("Replay", "Match records (*.jsonl)")
        chosen, _ = QFileDialog.getOpenFileName(self, tr("Replay", "Open a file…"), str(self.folder), kinds)
        if chosen:
            self.opened.emit(Path(chosen))
