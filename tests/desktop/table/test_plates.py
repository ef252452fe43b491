"""What stands on a seat's plate: the seal of a winner beside the score, and the sentence that says what is missing."""

import re
from dataclasses import replace
from itertools import combinations
from typing import Any

import pytest

from changpai_desktop.desktop.i18n import language, sentence
from changpai_desktop.desktop.layout import Rect
from changpai_desktop.desktop.paint import Painter
from changpai_desktop.desktop.table import talk
from changpai_desktop.games.contract import Action, Event
from changpai_desktop.games.registry import game
from tests.desktop.table import tiles

SIZES = ((1024, 652), (1280, 748), (2560, 1360))


@pytest.fixture
def drawn(monkeypatch: pytest.MonkeyPatch) -> Any:
    """Everything that is painted: texts with their places, cards and seals."""
    out: dict[str, list[Any]] = {"text": [], "thing": []}
    text, card, seal = Painter.text, Painter.card, Painter.seal

    def note_text(b: Painter, r: Rect, what: str, size: float = 16, *rest: Any, **kw: Any) -> float:
        took = text(b, r, what, size, *rest, **kw)
        out["text"].append((what, r, took, b.width(what, size, *rest[2:3], **kw) <= r.w + 0.5))
        return took

    def note_card(b: Painter, token: str, x: float, y: float, w: float, *rest: Any, **kw: Any) -> Rect:
        out["thing"].append(Rect(x, y, w, w))
        return card(b, token, x, y, w, *rest, **kw)

    def note_seal(b: Painter, char: str, cx: float, cy: float, size: float) -> None:
        if char != "庄":
            out["thing"].append(Rect(cx - size / 2, cy - size / 2, size, size))
        seal(b, char, cx, cy, size)

    for name, made in (("text", note_text), ("card", note_card), ("seal", note_seal)):
        monkeypatch.setattr(Painter, name, made)
    return out


def _grab(t: Any, drawn: Any) -> None:
    drawn["text"].clear()
    drawn["thing"].clear()
    t.view.grab()


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("code", ["zh_CN", "en"])
def test_the_seal_of_who_has_won_leaves_the_score_free(zi_table: Any, drawn: Any, size: Any, code: str) -> None:
    view = tiles.view()
    seats = tuple(replace(s, status="won", known=("7p",)) for s in view.seats)
    t = zi_table(stand_in=tiles, view=replace(view, seats=seats), seats=4, size=size)
    language().set(code)
    for scale in (0.75, 1.0, 1.2, 1.5, 2.0, 3.0):
        t.settings.look.set(t.settings.look.theme, text_scale=scale)
        t.view.state.scores = (-128, 256, -1024, 96)
        _grab(t, drawn)
        for seat, score in enumerate(t.view.state.scores):
            plate = t.view.place(("seat", seat))
            texts = [x for x in drawn["text"] if plate.holds(x[1].x + 1, x[1].cy) and talk.signed(score) in x[0]]
            things = [r for r in drawn["thing"] if plate.holds(r.cx, r.cy)]
            assert texts and all(whole for *_, whole in texts), (scale, seat)
            assert len(things) == 2
            low = [x for x in texts if x[1].b > min(r.y for r in things)]
            assert all(r.x + took <= min(x.x for x in things) + 1 for _, r, took, _ in low), (scale, seat)


@pytest.mark.parametrize("size", SIZES[:2], ids=str)
@pytest.mark.parametrize("code", ["zh_CN", "zh_TW", "en"])
@pytest.mark.parametrize(("name", "seats"), [("jier", 4), ("jier", 7), ("shangdaren", 3), ("daer", 3), ("leshan", 3)])
def test_the_sentence_is_shown_and_never_numbers_alone(
    table: Any, drawn: Any, name: str, seats: int, code: str, size: Any
) -> None:
    t = table(name=name, seats=seats, size=size)
    language().set(code)
    t.view.rebuild()
    _grab(t, drawn)
    model = t.page.model
    need = model.view.need
    if need is None:
        pytest.skip("nothing is missing at the first decision")
    plate = t.view.place(("seat", model.view.seat))
    texts = [x for x in drawn["text"] if plate.holds(x[1].x + 2, x[1].cy)]
    said = "".join(x[0] for x in texts).replace(" ", "")
    assert sentence(need.text, model.game).replace(" ", "") in said
    assert all(x[1].b <= plate.b + 1 for x in texts)
    assert not any(re.fullmatch(r"\d+ / \d+", x[0]) for x in drawn["text"])


def test_the_card_turned_for_the_next_head_stands_in_the_record() -> None:
    played = game("jier")
    language().set("zh_CN")
    text, bare = (talk.event_text(played, Event("say", 1, cards, "cut")) for cards in (("66",), ()))
    language().set("en")
    assert text.startswith(bare) and text[len(bare) :].strip() == "天牌"


def test_cards_of_a_trick_use_the_room(table: Any) -> None:
    t = table(name="baipai", seats=3, size=(1280, 748))
    for _ in range(60):
        spots = t.view.scene.trick if t.view.scene else []
        if any(len(x.cards) <= 2 and x.play.cards for x in spots):
            break
        legal = t.driver.view.legal if t.driver.view else ()
        if legal:
            t.page.attempt(legal[0])
        t.driver.go_on()
    small = [x for x in t.view.scene.trick if x.play.cards and len(x.cards) <= 2]
    assert not small or all(x.width >= 60 for x in small)


def test_who_must_choose_cards_is_told_so(zi_table: Any, drawn: Any) -> None:
    held = tuple(f"{n}{s}" for s in "mps" for n in range(1, 6))[:13]
    view = tiles.view()
    me = replace(view.me, hand=held)
    legal = tuple(Action("swap", c) for s in "mps" for c in combinations([x for x in held if x[1] == s], 3))
    view = replace(view, seats=(me, *view.seats[1:]), shown=None, legal=legal, phase="swap")
    t = zi_table(stand_in=tiles, view=view, seats=4, size=(1280, 748))
    _grab(t, drawn)
    assert any("换" in x[0] and len(x[0]) > 3 for x in drawn["text"])
