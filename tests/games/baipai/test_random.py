"""Random hands of 摆牌: what holds after every step, and sets against trying every choice of cards."""

from itertools import combinations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from changpai_desktop.cards import Pcg32
from changpai_desktop.games.baipai.game import GAME
from changpai_desktop.games.baipai.hand import BaipaiHand
from changpai_desktop.games.baipai.kinds import COPIES, FAMILIES, FAMILY_OF, HARD, PACK, RANKS, TOKENS, N
from changpai_desktop.games.baipai.melds import Law, answers, leads, read
from changpai_desktop.games.contract import Value
from tests.games.baipai.build import begin

SETTINGS: list[dict[str, Value]] = [
    {},
    {"pass_gives": "cards"},
    {"trick_length": "until_passed", "win_at": 15},
    {"mixed_rank_sets": "yes", "pass_gives": "cards", "trick_length": "until_passed"},
    {"combo_shape": "count_only", "bao_scope": "every_lead", "no_tianjiu": "choice"},
    {"after_16": "stop", "referee": "manual"},
]


def check(hand: BaipaiHand) -> None:
    """Cards are conserved; a hand and what has left it are 28; only who may decide is asked."""
    t = hand.table
    counts = [0] * N
    for seat in range(3):
        laid = [k for g in t.laid[seat] for k in g.kinds]
        played = [k for s, cards in t.trick if s == seat for k in cards]
        assert sum(t.own[seat]) + len(laid) + len(played) + len(t.buried[seat]) == 28
        for k in (*laid, *played, *t.buried[seat]):
            counts[k] += 1
        counts = [a + b for a, b in zip(counts, t.own[seat], strict=True)]
        assert sum(k in HARD for k in played) == 0
    assert counts == [COPIES] * N
    if t.phase in ("lead", "beat"):
        assert t.winner in (-1, t.leader)
        for seat in range(3):
            assert t.count(seat) < t.rules.win_at or seat == t.winner
    if t.phase == "beat":
        best = t.to_beat()
        for kinds in t.passed[t.turn]:
            meld = read(kinds, t.law)
            assert meld is not None
            assert not answers(t.hand(t.turn), meld, t.law)
        for cards in answers(t.hand(t.turn), best, t.law):
            found = read(cards, t.law)
            assert found is not None
            assert found.beats(best)


def check_end(hand: BaipaiHand) -> None:
    outcome = hand.outcome
    assert outcome is not None
    assert sum(outcome.deltas) == 0
    assert [w.seat for w in outcome.winners] == ([hand.table.winner] if outcome.kind == "win" else [])
    for w in outcome.winners:
        assert w.points == sum(len(g.cards) for g in w.groups) >= hand.table.rules.win_at
        price = next(c.value for c in w.counts if c.item.source == "Each pays")
        assert outcome.deltas[w.seat] == 2 * price
        fan = sum(c.value for c in w.counts if c.unit.source == "fan")
        assert fan == w.fan


@pytest.mark.parametrize("options", SETTINGS, ids=str)
def test_what_holds_after_every_step(options: dict[str, Value]) -> None:
    for number in range(60):
        hand, rng = begin(number, options, dealer=number % 3), Pcg32(number)
        while actors := hand.actors():
            check(hand)
            choices = hand.legal(actors[0])
            safe = [a for a in choices if hand.warning(actors[0], a) is None] or choices
            hand.apply(actors[0], (safe if rng.below(9) else choices)[rng.below(len(safe))])
        check(hand)
        check_end(hand)


# ---- sets against brute force ----------------------------------------------------------------------------------------


def is_set(cards: tuple[int, ...], law: Law) -> bool:
    """2.3, 2.10, from the text."""
    if any(k in HARD for k in cards):
        return False
    if len(set(cards)) == 1:
        return len(cards) <= 4
    if law.mixed and len(cards) <= 4 and any(set(cards) <= set(rank) for ranks in RANKS for rank in ranks):
        return True
    family = {FAMILY_OF.get(k) for k in cards}
    if len(family) > 1 or None in family:
        return False
    heads = sum(k == f.head for k in cards for f in FAMILIES)
    return 0 < heads < len(cards)


def all_sets(own: list[int], law: Law, most: int) -> set[tuple[int, ...]]:
    cards = [k for k in range(N) for _ in range(own[k])]
    return {c for n in range(1, most + 1) for c in combinations(cards, n) if is_set(c, law)}


laws = st.builds(Law, st.booleans(), st.booleans())
hands = st.lists(st.sampled_from(range(N)), min_size=1, max_size=10)


@settings(max_examples=60, deadline=None)
@given(cards=hands, law=laws)
def test_leads_are_what_trying_every_choice_finds(cards: list[int], law: Law) -> None:
    own = PACK.counts([TOKENS[k] for k in cards])
    own = [min(n, COPIES) for n in own]
    for kind in HARD:
        own[kind] = 0
    found = leads(tuple(own), law)
    assert len(set(found)) == len(found)
    assert set(found) == all_sets(own, law, 10)
    assert all(read(x, law) is not None for x in found)


@settings(max_examples=60, deadline=None)
@given(cards=hands, table=hands, law=laws)
def test_answers_are_the_leads_that_beat(cards: list[int], table: list[int], law: Law) -> None:
    own, other = ([min(n, COPIES) for n in PACK.counts([TOKENS[k] for k in x])] for x in (cards, table))
    for kind in HARD:
        own[kind] = other[kind] = 0
    every = leads(tuple(own), law)
    for led in leads(tuple(other), law):
        best = read(led, law)
        assert best is not None
        found = answers(tuple(own), best, law)
        assert len(set(found)) == len(found)
        right = {x for x in every if (m := read(x, law)) is not None and m.beats(best)}
        assert set(found) == right


def test_the_hand_is_held_by_families() -> None:
    view = begin(3).view(0)
    assert view.me.hand is not None
    runs = GAME.arrange((*view.me.hand, "?"), {})
    assert sorted(c for run in runs for c in run) == sorted((*view.me.hand, "?"))
    assert runs[-1] == ("?",)
    assert GAME.group_value("bai", ("66", "66", "54"), {}) == 3
