"""What must hold after every step of any hand (rules zipai 6.3)."""

from collections.abc import Mapping

import pytest

from changpai_desktop.games.contract import Game, Value
from changpai_desktop.games.shared.law import complete_size, waiting_size
from changpai_desktop.games.shared.paohuzi.hand import PaohuziHand
from changpai_desktop.games.shared.zi import COPIES, INDEX, N
from tests.games.paohuzi.build import HUNAN, YIZHANG, random_hands

SETTINGS: list[tuple[Game, dict[str, Value], int]] = [
    (HUNAN, {}, 3),
    (HUNAN, {"must_hu": "yes", "min_hu": 3, "stuck": "break_kan"}, 3),
    (HUNAN, {"liangzhang_claim": "also_pao", "fangpao_ban": "yes", "break_wei_hu": "yes", "discard_win": "yes"}, 3),
    (YIZHANG, {}, 4),
    (YIZHANG, {"min_hu": 9, "discard_win": "giver_triple", "maohu": "yes"}, 4),
    (YIZHANG, {"idle": "opposite", "own_hidden_win": "no", "idle_pays": "yes"}, 4),
    (YIZHANG, {"baxi": "full", "fan_table": "ningxiang", "zimo_add": "none"}, 3),
]


@pytest.mark.parametrize(("game", "options", "seats"), SETTINGS)
def test_6_3_holds_after_every_step(game: Game, options: Mapping[str, Value], seats: int) -> None:
    for hand in random_hands(game, options, seats, range(60)):
        check(hand)


@pytest.mark.parametrize("game", [HUNAN, YIZHANG])
def test_6_3_money_and_cards_also_without_a_referee(game: Game) -> None:
    for hand in random_hands(game, {"referee": "manual"}, 3, range(60)):
        conserved(hand)
        if hand.outcome is not None:
            assert sum(hand.outcome.deltas) == 0


def conserved(hand: PaohuziHand) -> None:
    """6.3.1: 80 cards, four of a kind."""
    felt = hand.table.felt
    seen = [0] * N
    for seat in range(felt.seats):
        for kind in (*felt.rows[seat], *(k for g in felt.laid[seat] for k in g.kinds)):
            seen[kind] += 1
        seen = [a + b for a, b in zip(seen, felt.own[seat], strict=True)]
    for kind in felt.stock:
        seen[kind] += 1
    if felt.shown is not None:
        seen[felt.shown[0]] += 1
    assert seen == [COPIES] * N


def check(hand: PaohuziHand) -> None:
    """6.3.1 to 6.3.8 where they can be seen from outside."""
    conserved(hand)
    t = hand.table
    felt = t.felt
    for seat in felt.playing:
        n, q = felt.held(seat), felt.quads(seat)
        if t.phase in ("tianhu", "over") or seat in t.dead:
            continue
        # 6.3.2 and 6.3.3.
        # With break_wei_hu a second quad, which owes no discard, may be refused for a win.
        asked = seat == t.turn and t.phase in ("discard", "own_win")
        most = waiting_size(q) + (asked and (t.phase == "discard" or felt.owes(seat)))
        dealt_quads = sum(g.verb == "ti" for g in felt.laid[seat])
        assert n == most or (n == most - 1 and q >= 2 and dealt_quads >= 2)
        if t.phase == "discard" and seat == t.turn:
            assert n == waiting_size(q) + 1
            assert hand.legal(seat)
    for seat in set(range(felt.seats)) - set(felt.playing):
        assert not any(felt.own[seat])
        assert not felt.laid[seat]
        assert not hand.legal(seat)
    if t.phase == "claim":
        window(hand)
    if hand.outcome is not None:
        ended(hand)


def window(hand: PaohuziHand) -> None:
    """6.3.6: one 碰 or 跑 at most for a card; 6.3.8: a plan uses up the eaten kind."""
    t = hand.table
    assert t.window is not None
    assert t.felt.shown is not None
    card = t.felt.shown[0]
    actions = {(s, a) for s in range(t.seats) for a in t.window.choices.get(s, ())} | set(t.window.forced.items())
    takers = {s for s, a in actions if a.verb in ("peng", "pao")}
    assert len(takers) <= 1
    for seat, action in actions:
        if action.verb == "chi":
            used = sum(INDEX[c] == card for g in (action.cards, *action.extra) for c in g)
            assert used == t.felt.own[seat][card] + 1


def ended(hand: PaohuziHand) -> None:
    """6.3.4, 6.3.5, 6.3.7."""
    assert hand.outcome is not None
    assert sum(hand.outcome.deltas) == 0
    for winner in hand.outcome.winners:
        sizes = [len(g.cards) for g in winner.groups]
        quads = sizes.count(4)
        if hand.table.phase == "over" and not (winner.source == "deal" and not winner.card):
            assert sum(sizes) == complete_size(quads)
            assert sizes.count(2) == (quads > 0)
            assert len(sizes) == 7
        points = sum(g.value or 0 for g in winner.groups)
        assert points == winner.points
        assert hand.table.counting.enough(points)
