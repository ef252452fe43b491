"""The levels `novice` and `regular` of 摆牌.

`novice` weighs each set by what it would bring and what it gives up, counting only what lies open. `regular` remembers
every card and every pass, takes the best few of these sets and plays the hand out with each of them, over the same
deals that fit what it knows; the more promising ones more often.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from itertools import islice
from math import sqrt

from changpai_desktop.cards import Pcg32
from changpai_desktop.games.baipai.kinds import HARD, INDEX, TIANJIU, N
from changpai_desktop.games.baipai.melds import Meld
from changpai_desktop.games.baipai.scoring import FOUL
from changpai_desktop.games.contract import Action, Reason, View
from changpai_desktop.players.advice import Advice
from changpai_desktop.players.baipai import policy, reasons
from changpai_desktop.players.baipai.odds import above
from changpai_desktop.players.baipai.playout import SEATS, World
from changpai_desktop.players.baipai.situation import Situation, kinds_of, parts_of

A_CARD = 0.25
"""Bases that a card is worth on the way to a win, to compare what was not played out."""
FIRST_TIANJIU = 6.0
"""Cards that being liable costs, for who does not play it out."""
ROUNDS = ((10, 14), (5, 26), (3, 60))
"""How many actions are played out over how many deals; each round goes on with the best of the last."""
KEEP_DEALS = 40
DULL = 1.0


@dataclass(slots=True)
class Judged:
    """An action and what is known of it. `quick` is in cards, `gains` in bases, one for each deal played out."""

    action: Action
    quick: float
    chance: float = 0.0
    meld: Meld | None = None
    foul: bool = False
    fixed: float | None = None
    """The value, where nothing has to be played out."""
    safe: float = 0.0
    """Bases that are won already, before the first deal is played out."""
    most: float | None = None
    """No value above this: others were better after fewer deals."""
    gains: list[float] = field(default_factory=list)
    notes: tuple[Reason, ...] = ()

    @property
    def value(self) -> float:
        """Bases."""
        if self.fixed is not None:
            return self.fixed
        found = sum(self.gains) / len(self.gains) if self.gains else self.safe + A_CARD * self.quick
        return found if self.most is None else min(found, self.most)

    @property
    def spread(self) -> float:
        """How far off the value may be."""
        n = len(self.gains)
        if self.fixed is not None:
            return 0.0
        if n < 2:
            return DULL
        mean = sum(self.gains) / n
        return sqrt(sum((x - mean) ** 2 for x in self.gains) / (n - 1) / n)


def advise(view: View, level: str, seed: int) -> list[Advice]:
    """Advice on every legal action, best first."""
    s = Situation(view, forgets=level == "novice")
    rng = Pcg32(seed, 23)
    judged = [_judge(s, a) for a in view.legal]
    if view.phase == "choice":
        _choose_redeal(s, judged, level, rng)
    elif level != "novice":
        _play_out(s, judged, rng)
    lawful = [j for j in judged if not j.foul]
    # Equal values are told apart by the seed, so that a player is not read like a book.
    shaken = [(j, rng.next()) for j in lawful]
    shaken.sort(key=lambda js: (-round(js[0].value, 2), -round(js[0].quick, 2), js[1]))
    ranked = [j for j, _ in shaken]
    worst = min((j.value for j in lawful), default=0.0)
    for j in judged:
        if j.foul:
            # A foul may cost less than a lost hand; it is not played all the same.
            j.fixed = min(worst - 0.01, -FOUL * (SEATS - 1.0))
            ranked.append(j)
    return [Advice(j.action, round(j.value, 2), round(j.spread, 2), tuple(_reasons(s, j))) for j in ranked]


# ---- at a glance ---------------------------------------------------------------------------------------------------


def _judge(s: Situation, action: Action) -> Judged:
    """What an action is worth without playing it out."""
    if s.is_foul(action):
        return Judged(action, -99.0, foul=True, notes=(reasons.foul(),))
    match action.verb:
        case "lead" | "beat":
            meld = s.meld(action)
            assert meld is not None
            return _judge_play(s, action, meld)
        case "stop":
            # 2.6.2: what is laid stays won.
            return Judged(action, 0.0, fixed=2.0 * s.price(s.piles[s.me]), notes=(reasons.stop(),))
        case "tuoshou":
            return Judged(action, 0.0, fixed=0.0, notes=(reasons.break_off(sum(s.own)),))
        case "give":
            kind = INDEX[action.cards[0]]
            kept = policy.keep_worth(kind, 1, s.unseen) + policy.SET[s.own[kind]] - policy.SET[s.own[kind] - 1]
            return Judged(action, -kept, fixed=-A_CARD * kept, notes=(reasons.gives(kind, above(kind, s.unseen)),))
        case "pass":
            return Judged(action, 0.0, notes=(reasons.only_pass(),))
    return Judged(action, 0.0)


def _judge_play(s: Situation, action: Action, meld: Meld) -> Judged:
    cards = kinds_of(action.cards)
    chance = s.chance(meld)
    leading = action.verb == "lead"
    if leading and s.winner == s.me:
        # 2.6.2: the win is safe, only what stands counts.
        safe = 2.0 * s.price(s.piles[s.me])
        return Judged(action, 10 * chance + len(cards), chance, meld, safe=safe)
    kept = policy.kept_by(parts_of(cards), s.own, s.unseen, leading=leading)
    if leading:
        # Copies left behind are weaker alone.
        left = [(k, s.own[k] - cards.count(k)) for k in set(cards)]
        kept += sum(policy.SET[s.own[k]] - policy.SET[s.own[k] - n] for k, n in left if n)
    quick = policy.value(len(cards), chance, kept)
    if s.laid[s.me] + len(cards) >= s.rules.win_at:
        quick += 8 * chance
    if leading and s.view.facts.get("first_lead") and any(k in TIANJIU for k in cards):
        quick -= FIRST_TIANJIU
    return Judged(action, quick, chance, meld)


# ---- played out ----------------------------------------------------------------------------------------------------


def _play_out(s: Situation, judged: Sequence[Judged], rng: Pcg32) -> None:
    """Values the plays over common deals; those that were dropped early rank behind those that were not."""
    plays = sorted((j for j in judged if j.meld is not None), key=lambda j: -j.quick)
    if s.view.phase not in ("lead", "beat") or len(plays) + sum(j.fixed is not None for j in judged) < 2:
        return
    deals = s.worlds(rng)
    ceiling: list[list[Judged]] = []
    for keep, worlds in ROUNDS:
        if len(plays) > keep:
            ceiling.append(plays[keep:])
            plays = plays[:keep]
        if len(plays) == 1 and plays[0].gains and all(j.fixed is None for j in judged):
            break
        for world in islice(deals, worlds):
            for j in plays:
                j.gains.append(_gain(s, world, j))
        plays.sort(key=lambda j: (-j.value, -j.quick))
    lowest = min(j.value for j in plays)
    for dropped in reversed(ceiling):
        best = max(j.quick for j in dropped)
        for j in dropped:
            # What was not played out keeps the order of the first glance.
            less = 0.0 if j.gains else 0.1 * A_CARD * (best - j.quick)
            j.most, j.safe = lowest - 0.01 - less, j.safe if j.gains else 99.0
        lowest = min(j.value for j in dropped)


def _gain(s: Situation, deal: World, j: Judged) -> float:
    assert j.meld is not None
    world = deal.copy()
    if not world.put(s.me, *j.meld, parts_of(kinds_of(j.action.cards))):
        world.finish()
    return world.gain(s.me)


def _choose_redeal(s: Situation, judged: Sequence[Judged], level: str, rng: Pcg32) -> None:
    """可不流: a hand without 天 and 九 is kept if it gains all the same."""
    keep = -0.5
    if level != "novice":
        gains = []
        for world in islice(s.worlds(rng), KEEP_DEALS):
            for hand, pile in zip(world.hands, world.piles, strict=True):
                for kind in HARD:
                    pile[kind], hand[kind] = hand[kind], 0
            world.turn, world.first = s.view.dealer, True
            world.finish()
            gains.append(world.gain(s.me))
        keep = sum(gains) / len(gains)
    tops = sum(s.own[k] for k in range(N) if k not in HARD and not above(k, s.unseen))
    for j in judged:
        j.fixed = keep if j.action.verb == "keep" else 0.0
        j.notes = (reasons.redeal(tops),)


# ---- reasons -------------------------------------------------------------------------------------------------------


def _reasons(s: Situation, j: Judged) -> Iterable[Reason]:
    yield from j.notes
    if j.meld is None:
        return
    yield from reasons.of_play(s, j.action, j.meld, j.chance)
    if len(j.gains) > 1:
        yield reasons.played(len(j.gains), sum(g > 0 for g in j.gains) / len(j.gains))
