"""乐山 prints all big characters red and writes 和: settlement, open hands of a replay and settings must know it."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from changpai_desktop.cards import DealCode
from changpai_desktop.desktop import settlement_words
from changpai_desktop.desktop.app import House
from changpai_desktop.desktop.i18n import language
from changpai_desktop.desktop.paint import Painter
from changpai_desktop.desktop.settlement_words import Settled
from changpai_desktop.games.contract import CountLine, LedgerLine, Outcome, Winner, Word
from changpai_desktop.games.registry import game
from changpai_desktop.match.config import MatchConfig, PlayerSpec
from changpai_desktop.match.session import MatchSession
from changpai_desktop.store.places import places
from tests.desktop import zi_sample


@pytest.fixture
def seen(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The face sets of all cards that are painted."""
    found: list[str] = []
    card = Painter.card

    def noted(self: Painter, *args: Any, **kw: Any) -> Any:
        found.append(self.face_set)
        return card(self, *args, **kw)

    monkeypatch.setattr(Painter, "card", noted)
    return found


@pytest.fixture
def house(qtbot: QtBot) -> Any:
    where = places()
    where.make()
    made = House(where)
    made.settings.values.speed = 0
    qtbot.addWidget(made.window)
    made.open()
    yield made
    made.window.close()
    made.close()
    language().set("en")


def leshan_facts() -> Any:
    facts = zi_sample.facts("win3")
    config = replace(facts.config, game="leshan")
    return replace(facts, config=config)


@pytest.mark.parametrize("text", [100, 150])
def test_the_settlement_prints_the_games_cards(house: Any, seen: list[str], text: int) -> None:
    house.settings.set("text_scale", text)
    facts = leshan_facts()
    house.window.go("settlement", outcome=facts.outcomes[-1], facts=facts)
    seen.clear()
    house.window.grab()
    assert set(seen) == {game("leshan").face_set}


def test_open_hands_of_a_replay_are_the_games_cards(house: Any, seen: list[str], qtbot: QtBot) -> None:
    from changpai_desktop.desktop.replay_hands import OpenHands

    session = MatchSession(
        MatchConfig("leshan", 3, tuple(PlayerSpec(n, "ai", "novice") for n in "abc"), DealCode.from_seed(1))
    )
    session.start_hand()
    session.apply(session.hand.actors()[0], session.hand.legal(session.hand.actors()[0])[0])
    hands = OpenHands(house.settings.look, house.window)
    hands.show_view(session.view(0, reveal=True), game("leshan"), session.options, ("a", "b", "c"))
    hands.resize(400, 300)
    seen.clear()
    hands.grab()
    assert seen and set(seen) == {game("leshan").face_set}


def test_chinese_sentences_have_the_games_own_character(house: Any) -> None:
    language().set("zh_CN")
    facts = leshan_facts()
    settled = Settled(facts.outcomes[-1], facts)
    assert settled.seal() == "和"
    assert "和了" in settled.heading() and "胡" not in settled.heading() + settled.explanation()
    paohuzi = replace(facts, config=replace(facts.config, game="hunan"))
    assert "胡了" in Settled(facts.outcomes[-1], paohuzi).heading()


def test_what_is_paid_is_not_added_to_what_is_counted(house: Any) -> None:
    """The class and its value stand in the unit of the points, and in lines of their own."""
    he = game("leshan").unit
    counts = (
        CountLine(Word("leshan", "Dui"), 12, he, "3.1", ("陆", "陆", "陆")),
        CountLine(Word("leshan", "Small win"), 10, he, "3.6.3"),
        CountLine(Word("leshan", "Value"), 10, he, "3.6.3"),
    )
    winner = Winner(1, (), "陆", "discard", 2, 12, 0, counts)
    outcome = Outcome("win", 3, (winner,), (LedgerLine(2, 1, 30, Word("leshan", "Paopai"), "3.7"),), 1)
    rows = settlement_words.Settled(outcome, leshan_facts()).rows()
    unit = rows[0].item.lower()  # at the head of its line it is written large
    assert [(r.detail, r.figure) for r in rows[:3]] == [("12", "12"), ("", f"10 {unit}"), ("", f"10 {unit}")]
