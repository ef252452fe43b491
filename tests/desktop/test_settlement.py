"""The settlement page says everything of an outcome, in every language, and leads on."""

import gc
import re
import weakref
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from itertools import pairwise
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from changpai_desktop.desktop.chart import spread, ticks
from changpai_desktop.desktop.engine_worker import HandFacts
from changpai_desktop.desktop.i18n import language
from changpai_desktop.desktop.settings_live import LiveSettings
from changpai_desktop.desktop.settlement import SettlementPage
from changpai_desktop.desktop.settlement_why import why_html
from changpai_desktop.desktop.settlement_words import Settled
from changpai_desktop.games.contract import GroupView, LedgerLine, Outcome, Winner
from changpai_desktop.match.auto import play_hand
from changpai_desktop.match.session import MatchSession
from changpai_desktop.store.language import Catalog
from tests.desktop.conftest import Way
from tests.match.helpers import Eager, config

WIN, DRAW = (59, 3), (1, 3)


def facts_of(seed: int, hands: int, **more: Any) -> HandFacts:
    """A match played by eager players up to the end of a hand."""
    session = MatchSession(config(seed=seed, hands=4, **more))
    for _ in range(hands):
        play_hand(session, Eager(seed))
    shown = session.view(0, reveal=True)
    return HandFacts(
        config=session.config, viewer=0, watching=False, number=session.hand_number, dealer=session.dealer,
        code=str(session.code), totals=tuple(session.totals), outcomes=tuple(session.outcomes), cuts=session.cuts,
        match_over=session.match_over, assisted=False, path=Path("none"), decisions=len(session.decisions),
        rest=session.game.stock(session.code.rng(), {})[-shown.stock :] if shown.stock else (), open_view=shown,
    )  # fmt: skip


@pytest.fixture
def page(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, stand_in: Any, way: Way
) -> Iterator[SettlementPage]:
    monkeypatch.setenv("CHANGPAI_HOME", str(tmp_path))
    language().set("en")
    made = SettlementPage(stand_in, LiveSettings())
    made.navigator = way
    qtbot.addWidget(made)
    made.resize(1280, 748)
    yield made
    language().set("en")


def show(page: SettlementPage, facts: HandFacts) -> None:
    engine: Any = page.engine
    engine.facts = facts
    page.enter(outcome=facts.outcomes[-1], facts=facts)
    page.show()
    page.fill_chart()
    page.grab()


def test_a_win_is_told_in_full(page: SettlementPage) -> None:
    show(page, facts_of(*WIN))
    assert page.head.accessibleName() == "P1 wins  on the own flip"
    assert "52 tuo, 3 fan" in page.head.accessibleDescription()
    assert "Gang" in page.groups.accessibleDescription() and "12 tuo" in page.groups.accessibleDescription()
    assert "P0 pays P1 4" in page.pays.accessibleDescription()
    assert "Sums to zero" in page.account.accessibleDescription()
    assert page.settled is not None
    assert page.info() == f"Hand 3, settled    Deal code {page.settled.facts.code}"


def test_the_account_follows_the_outcome() -> None:
    s = Settled(facts_of(*WIN).outcomes[-1], facts_of(*WIN))
    rows = s.rows()
    assert rows[0].figure == "52" and rows[0].detail == "12 + 8 + 6 + 8 + 8 + 2 + 8"
    assert [r for r in rows if r.total] and all(r.rule for r in rows)
    gains = [0, 0, 0]
    for payer, payee, n in s.payments():
        gains[payer] -= n
        gains[payee] += n
    assert tuple(gains) == s.outcome.deltas
    assert [values[-1] for _, _, values in s.curves()] == list(s.facts.totals)


def test_the_winning_card_is_found_in_its_group() -> None:
    s = Settled(facts_of(*WIN).outcomes[-1], facts_of(*WIN))
    group, place = s.marked(s.outcome.winners[0])
    assert s.outcome.winners[0].groups[group].cards[place] == s.outcome.winners[0].card


def test_a_draw_shows_all_hands_and_the_baozi(page: SettlementPage) -> None:
    facts = facts_of(*DRAW)
    show(page, facts)
    assert facts.outcomes[-1].kind == "draw"
    assert page.groups.title() == "All hands"
    assert all(f"P{i}" in page.groups.accessibleDescription() for i in range(3))
    assert "Baozi" in page.account.accessibleDescription()
    assert "+" in page.pays.accessibleDescription() or "pays" in page.pays.accessibleDescription()


def test_a_void_hand_has_a_reason(page: SettlementPage) -> None:
    facts = facts_of(*DRAW)
    void = Outcome("void", 3, (), (), 0)
    show(page, replace(facts, outcomes=(*facts.outcomes[:-1], void)))
    assert page.head.accessibleName() == "The hand is void"
    assert "dealt again" in page.head.accessibleDescription()
    assert page.pays.accessibleDescription() == "Nobody pays."


def test_several_winners(page: SettlementPage) -> None:
    facts = facts_of(*WIN)
    first = facts.outcomes[-1].winners[0]
    other = Winner(0, (GroupView("chi", ("62", "51", "51"), 2),), "51", "discard", 2, 33, 0, first.counts[:1])
    item = first.counts[0].item
    lines = (LedgerLine(2, 1, 4, item, "1.10", ("11",)), LedgerLine(2, 0, 1, item, "1.10", ("11",)))
    both = Outcome("win", 3, (first, other), lines, 0)
    show(page, replace(facts, outcomes=(*facts.outcomes[:-1], both)))
    assert "P1 wins" in page.head.accessibleName() and "P0 wins  on P2's discard" in page.head.accessibleName()
    assert page.groups.title() == "Winning hands"
    assert page.hands.accessibleDescription().startswith("P2")


@pytest.mark.parametrize("size", [(1024, 648), (1280, 748), (3840, 2080)])
@pytest.mark.parametrize("case", [WIN, DRAW])
def test_sheets_stay_apart_and_inside(page: SettlementPage, size: tuple[int, int], case: tuple[int, int]) -> None:
    page.resize(*size)
    show(page, facts_of(*case))
    parts = [*page.sheets, *page.buttons]
    for i, a in enumerate(parts):
        assert page.rect().contains(a.geometry())
        assert not any(a.geometry().intersects(c.geometry()) for c in parts[i + 1 :])


def test_space_deals_the_next_hand(page: SettlementPage, stand_in: Any, way: Way) -> None:
    show(page, facts_of(*WIN))
    page.setFocus()
    QTest.keyClick(page, Qt.Key.Key_Space)
    assert way.gone == [("table", {})] and stand_in.dealt == 1


def test_after_the_last_hand_a_new_match_is_offered(page: SettlementPage, way: Way) -> None:
    show(page, facts_of(59, 4))
    assert page.next_button.text() == "New match" and page.totals.title() == "The match is over"
    page.next_button.click()
    assert way.gone[-1][0] == "start"


def test_a_hand_of_a_replay_leads_back(page: SettlementPage, way: Way) -> None:
    facts = facts_of(*WIN)
    page.enter(outcome=facts.outcomes[-1], facts=facts)
    page.next_button.click()
    page.replay_button.click()
    assert way.gone == [("back", {}), ("replay", {"path": facts.path, "hand": 2})]


def test_the_code_is_copied_and_the_record_saved(page: SettlementPage, tmp_path: Path, stand_in: Any) -> None:
    record = tmp_path / "a.changpai.jsonl"
    record.write_bytes(b"{}\n")
    facts = replace(facts_of(*WIN), path=record)
    show(page, facts)
    page.code_button.click()
    assert QGuiApplication.clipboard().text() == facts.code and facts.code in page.code_button.text()
    page.save_to(tmp_path / "b.changpai.jsonl")
    assert (tmp_path / "b.changpai.jsonl").read_bytes() == b"{}\n"
    page.save_to(tmp_path)
    assert "was not saved" in stand_in.told[0]


def test_lines_of_the_account_by_keyboard(page: SettlementPage) -> None:
    show(page, facts_of(*WIN))
    asked: list[str] = []
    page.account.asked.disconnect()
    page.account.asked.connect(asked.append)
    QTest.keyClick(page.account, Qt.Key.Key_Down)
    QTest.keyClick(page.account, Qt.Key.Key_Return)
    assert asked == ["1.2"]


def test_why_has_the_text_of_the_rules(page: SettlementPage) -> None:
    facts = facts_of(*WIN)
    rows = Settled(facts.outcomes[-1], facts).rows()
    html = why_html("yaodiren", rows, page.settings.look.theme)
    assert "Rule 1.10" in html and "<li" in html and "52" in html


def test_language_and_theme_switch_at_once(page: SettlementPage) -> None:
    show(page, facts_of(*WIN))
    before = page.grab().toImage()
    language().set("zh_CN")
    assert page.head.accessibleName() == "P1 胡了  自己翻的牌"
    assert page.next_button.text() == "下一局" and "第 3 局" in page.info()
    page.settings.set("theme", "night")
    assert page.grab().toImage() != before


@pytest.mark.parametrize("code", ["zh_CN", "zh_TW"])
def test_every_text_is_translated(code: str) -> None:
    catalog = Catalog(code)
    folder = Path(__file__).parents[2] / "changpai_desktop" / "desktop"
    found = set()
    for path in [*folder.glob("settlement*.py"), *folder.glob("replay_*.py")]:
        for context, text in re.findall(r'tr\(\s*"(Settlement|Replay)",\s*"([^"]+)"', path.read_text(encoding="utf-8")):
            found.add((context, text))
    assert len(found) > 80
    assert [pair for pair in found if catalog.find(*pair) is None] == []


def test_ticks_hold_all_values_and_names_keep_apart() -> None:
    for low, high in ((-1, 1), (-4, 20), (-130, 57), (0, 9)):
        made = ticks(low, high)
        assert made[0] <= low and made[-1] >= high and 0 in made and len(made) <= 7
    placed = sorted(spread([0.0, 0.0, 5.0, 0.1], 1.0))
    assert all(b - a > 0.99 for a, b in pairwise(placed))


def test_names_of_curves_that_end_at_the_bottom_stay_inside() -> None:
    """Two players at the lowest total: the second name was cut off below the chart."""
    placed = sorted(spread([-1.0, -1.0, 2.0], 0.5, -1.2, 2.2))
    assert placed[0] >= -1.2 + 0.2
    assert placed[1] - placed[0] >= 0.49
    assert placed[2] <= 2.2 - 0.2


def _kinds() -> Counter[str]:
    """How many objects of the house, of its chart and of Qt's widgets there are."""
    rooms = ("changpai_desktop.desktop", "pyqtgraph", "PySide6.QtWidgets")
    return Counter(
        f"{type(o).__module__}.{type(o).__name__}" for o in gc.get_objects() if type(o).__module__.startswith(rooms)
    )


def _settle() -> None:
    """Deferred deletions are carried out, due timers run, circles are collected."""
    for _ in range(3):
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        QCoreApplication.processEvents()
        gc.collect()


def _come_and_go(settings: LiveSettings, facts: HandFacts, hasty: bool) -> list[weakref.ref[Any]]:
    """A page with its chart is made, seen and deleted; what must not be left of it."""
    engine: Any = SimpleNamespace(facts=facts, failed=SimpleNamespace(emit=str))
    made = SettlementPage(engine, settings)
    made.navigator = Way()
    made.resize(1280, 748)
    made.enter(outcome=facts.outcomes[-1], facts=facts)
    made.show()
    if hasty:
        made.fill_chart()
    else:
        _settle()
    assert made.chart is not None, "it comes by itself"
    made.grab()
    plot = made.chart.plot
    parts: tuple[Any, ...] = (made, made.head, made.why_button, made.chart, plot, plot.getPlotItem())
    left = [weakref.ref(part) for part in parts]
    made.deleteLater()
    return left


@pytest.mark.parametrize("hasty", [True, False])
def test_nothing_of_a_deleted_page_is_left(qtbot: QtBot, hasty: bool) -> None:
    """Neither when its chart has come by itself, nor when the page goes before that is due."""
    settings, facts = LiveSettings(), facts_of(*WIN)
    _come_and_go(settings, facts, hasty)
    _settle()
    before = _kinds()
    left = [ref for _ in range(3) for ref in _come_and_go(settings, facts, hasty)]
    _settle()
    assert [ref() is None for ref in left] == [True] * len(left)
    assert _kinds() - before == Counter()
