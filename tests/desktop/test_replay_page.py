"""The replay page shows every position of a record, plays it, and hands it on."""

import gc
import weakref
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QPoint, QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QStyleOptionViewItem
from pytestqt.qtbot import QtBot

from changpai_desktop.desktop.i18n import language
from changpai_desktop.desktop.replay_film import Film, branch, problem_text
from changpai_desktop.desktop.replay_list import ReplayList
from changpai_desktop.desktop.replay_page import ReplayPage
from changpai_desktop.desktop.settings_live import LiveSettings
from changpai_desktop.games.contract import HIDDEN
from changpai_desktop.match.auto import play_hand
from changpai_desktop.match.session import MatchSession
from changpai_desktop.store.replay import read_replay
from changpai_desktop.store.writer import ReplayWriter
from tests.desktop.conftest import Way
from tests.match.helpers import Eager, config

NAME = "a.changpai.jsonl"


def record(folder: Path, seed: int = 12, hands: int = 2, name: str = NAME) -> Path:
    """A match of eager players."""
    folder.mkdir(parents=True, exist_ok=True)
    writer = ReplayWriter(folder / name)
    session = MatchSession(config(seed=seed, hands=4, mode="honest"), writer)
    for _ in range(hands):
        play_hand(session, Eager(seed))
    writer.close()
    return folder / name


@pytest.fixture
def page(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, stand_in: Any, way: Way
) -> Iterator[ReplayPage]:
    monkeypatch.setenv("CHANGPAI_HOME", str(tmp_path))
    language().set("en")
    made = ReplayPage(stand_in, LiveSettings())
    made.navigator = way
    qtbot.addWidget(made)
    made.resize(1280, 748)
    made.show()
    yield made
    language().set("en")


def opened(page: ReplayPage, hand: int = 1, at: int = 0) -> Film:
    path = record(page.settings.places.replays)
    page.enter(path=path, hand=hand, decision=at)
    assert page.film is not None
    return page.film


def test_every_position_can_be_stood_at(page: ReplayPage) -> None:
    film = opened(page)
    for at in range(film.length + 1):
        page.go_to(at)
        assert page.model is not None and page.model.view == film.view(at, 0, True)
    page.grab()
    assert page.info().startswith(f"Hand 2    Decision {film.length} of {film.length}")


def test_keys_lead_through_the_hand(page: ReplayPage) -> None:
    film = opened(page)
    for key, wanted in (
        (Qt.Key.Key_Right, 1), (Qt.Key.Key_Right, 2), (Qt.Key.Key_Left, 1), (Qt.Key.Key_End, film.length),
        (Qt.Key.Key_Right, film.length), (Qt.Key.Key_Home, 0), (Qt.Key.Key_Left, 0),
    ):  # fmt: skip
        QTest.keyClick(page.line, key)
        assert page.at == wanted
    QTest.keyClick(page.line, Qt.Key.Key_PageDown)
    assert film.decisions[page.at].seat == 0
    here = page.at
    page.go_to(film.length)
    QTest.keyClick(page.line, Qt.Key.Key_PageUp)
    assert film.decisions[page.at].seat == 0 and page.at >= here


def test_space_plays_to_the_end_and_stops(page: ReplayPage, qtbot: QtBot) -> None:
    film = opened(page, at=100)
    page.go_to(film.length - 2)
    page.set_pace(1)
    QTest.keyClick(page.line, Qt.Key.Key_Space)
    assert page.play.text() == "Pause"
    qtbot.waitUntil(lambda: page.at == film.length, timeout=5000)
    assert page.play.text() == "Play"


def test_one_seat_sees_no_more_than_it_may(page: ReplayPage) -> None:
    film = opened(page, at=5)
    assert page.model is not None and page.model.view is not None
    assert all(s.hand is not None for s in page.model.view.seats)
    page.seat_box.setCurrentIndex(2)
    page.seat_box.activated.emit(2)
    view = page.model.view
    assert view == film.view(5, 1, False) and view.seat == 1
    assert all(s.hand is None or HIDDEN in s.hand for i, s in enumerate(view.seats) if i != 1)
    assert page.open_hands.isHidden()


def test_the_time_line_is_a_slider_with_words(page: ReplayPage) -> None:
    film = opened(page)
    rail = page.line._rail()
    QTest.mouseClick(page.line, Qt.MouseButton.LeftButton, pos=QPoint(int(rail.r) - 1, int(rail.cy)))
    assert page.at == film.length
    for n, decision in enumerate(film.decisions):
        assert page.line.text(n).startswith(f"{n + 1}.  P{decision.seat}")
    assert f"{film.length} / {film.length}" in page.line.accessibleDescription()


def test_the_log_leads_to_its_position(page: ReplayPage) -> None:
    film = opened(page, at=100)
    page.log.itemClicked.emit(page.log.item(0))
    assert page.at < film.length


def test_play_from_here_makes_a_practice_match_cut_there(page: ReplayPage, stand_in: Any, way: Way) -> None:
    film = opened(page, at=6)
    page.on.click()
    (path,) = stand_in.resumed
    made = read_replay(path)
    assert made.problem is None and made.config.mode == "practice"
    assert [d.action for d in made.hands[1].decisions] == [d.action for d in film.decisions[:6]]
    assert way.gone == [("table", {})]


def test_a_branch_at_the_deal_has_no_decisions(page: ReplayPage, tmp_path: Path) -> None:
    film = opened(page)
    made = read_replay(branch(film.replay, 1, 0, tmp_path))
    assert len(made.hands) == 2 and made.hands[1].decisions == []


def test_settlement_of_a_replayed_hand(page: ReplayPage, way: Way) -> None:
    film = opened(page, at=100)
    page.settle.click()
    name, kw = way.gone[0]
    assert name == "settlement" and kw["outcome"] == film.recorded.outcome
    assert kw["facts"].totals == film.recorded.totals and kw["facts"].open_view is not None


def test_a_damaged_record_plays_up_to_the_damage(page: ReplayPage) -> None:
    path = record(page.settings.places.replays)
    lines = path.read_text(encoding="utf-8").splitlines(keepends=True)
    lines[-3] = '{"seat":0,"do":"hu 11"}\n'
    path.write_text("".join(lines), encoding="utf-8")
    page.enter(path=path, hand=1)
    assert f"Line {len(lines) - 2} " in page.problem.text() and not page.problem.isHidden()
    assert page.film is not None and page.film.length > 0 and not page.settle.isEnabled()
    page.go_to(page.film.length)
    assert page.on.isEnabled()
    assert problem_text(page.film.replay) == page.problem.text()


def test_a_file_that_is_no_record_is_told(page: ReplayPage, tmp_path: Path, stand_in: Any) -> None:
    path = tmp_path / "x.jsonl"
    path.write_text("nothing", encoding="utf-8")
    page.enter(path=path)
    assert "x.jsonl" in stand_in.told[0] and page.saved.isVisible()


def test_saved_matches_are_listed(page: ReplayPage, qtbot: QtBot) -> None:
    page.enter()
    assert page.saved.empty.isVisible()
    record(page.settings.places.replays)
    (page.settings.places.replays / "b.changpai.jsonl").write_text("bad", encoding="utf-8")
    page.show_list()
    qtbot.waitUntil(lambda: page.saved.list.count() == 2, timeout=3000)
    texts = [page.saved.list.item(i).text() for i in range(2)]
    assert texts[0] == "b.changpai.jsonl" and texts[1].startswith("Yaodiren")
    page.saved.list.setCurrentRow(1)
    QTest.keyClick(page.saved.list, Qt.Key.Key_Return)
    page.saved.list.itemActivated.emit(page.saved.list.item(1))
    assert page.film is not None and page.player.isVisible()


@pytest.mark.parametrize("size", [(1024, 648), (1280, 748), (3840, 2080)])
@pytest.mark.parametrize("code", ["en", "zh_CN"])
def test_parts_stay_apart_and_inside(page: ReplayPage, size: tuple[int, int], code: str) -> None:
    page.resize(*size)
    language().set(code)
    opened(page, at=9)
    parts: list[Any] = [
        page.view, page.hand_box, page.seat_box, page.open_hands, page.log, page.line, *page.row, *page.ends,
    ]  # fmt: skip
    places = [QRect(part.mapTo(page, QPoint(0, 0)), part.size()) for part in parts]
    for i, (a, part) in enumerate(zip(places, parts, strict=True)):
        assert page.rect().contains(a), part
        assert not any(a.intersects(c) for c in places[i + 1 :]), part


@pytest.mark.parametrize("scale", [1.5, 2.0, 3.0])
@pytest.mark.parametrize("code", ["en", "zh_CN"])
def test_large_text_has_room(page: ReplayPage, scale: float, code: str) -> None:
    """No button is narrower than what it says; the side scrolls, and its parts stand below each other."""
    page.settings.look.set(page.settings.look.theme, text_scale=scale)
    language().set(code)
    opened(page, at=9)
    for button in (*page.row, *page.ends):
        assert button.width() >= round(min(button.reach(), page.side.inside.width() - 24)) - 1, button.text()
        assert button.accessibleName()
        room = button.parentWidget()
        assert room is not None and room.rect().contains(button.geometry())
    assert page.first.toolTip() == page.first.text() or page.first.worded
    row = [b.geometry() for b in (*page.row, *page.ends) if b.parentWidget() is page.player]
    assert not any(a.intersects(c) for i, a in enumerate(row) for c in row[i + 1 :])
    beside = [page.hand_box, page.seat_box, page.open_hands, page.log]
    places = [part.geometry() for part in beside]
    assert all(a.bottom() < c.top() for a, c in pairwise(places))
    assert page.side.inside.rect().contains(places[-1])
    page.grab()


def test_buttons_come_back_from_the_side(page: ReplayPage) -> None:
    opened(page, at=9)
    look = page.settings.look
    before = [b.geometry() for b in (*page.row, *page.ends)]
    for scale in (3.0, 1.0):
        look.set(look.theme, text_scale=scale)
    assert all(b.parentWidget() is page.player and b.isVisible() for b in page.ends)
    assert [b.geometry() for b in (*page.row, *page.ends)] == before


def test_a_deleted_list_is_not_kept_by_its_timer(page: ReplayPage, qtbot: QtBot) -> None:
    record(page.settings.places.replays)
    made = ReplayList(page.settings.look, page.settings.places.replays, page)
    made.fill()
    left = weakref.ref(made)
    made.deleteLater()
    del made
    for _ in range(3):
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        QCoreApplication.processEvents()
        gc.collect()
    assert left() is None


@pytest.mark.parametrize("scale", [1.0, 2.0, 3.0])
def test_the_list_says_all_numbers(page: ReplayPage, scale: float) -> None:
    page.settings.look.set(page.settings.look.theme, text_scale=scale)
    record(page.settings.places.replays)
    page.enter()
    QCoreApplication.processEvents()
    page.grab()
    delegate, rows = page.saved.list.itemDelegate(), page.saved.list.model()
    high = delegate.sizeHint(QStyleOptionViewItem(), rows.index(0, 0)).height()
    assert high >= 62 * scale**0.9


def test_language_and_theme_switch_at_once(page: ReplayPage) -> None:
    opened(page, at=4)
    before = page.grab().toImage()
    language().set("zh_TW")
    assert page.play.text() == "播放" and page.title() == "牌譜：么地人"
    page.settings.set("theme", "night")
    assert page.grab().toImage() != before
    assert page.at == 4
