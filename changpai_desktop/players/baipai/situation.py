"""A view of 摆牌 read into numbers, and deals of the unseen cards that fit what has been seen."""

from collections.abc import Iterator, Sequence
from functools import lru_cache

from changpai_desktop.cards import Pcg32
from changpai_desktop.games.baipai.kinds import COMBINATION, COPIES, FAMILIES, HARD, INDEX, RANKS, N
from changpai_desktop.games.baipai.melds import Cards, Law, Meld, answers, read
from changpai_desktop.games.baipai.options import Rules
from changpai_desktop.games.baipai.scoring import count
from changpai_desktop.games.contract import Action, Value, View
from changpai_desktop.games.registry import game
from changpai_desktop.players.baipai.odds import Parts, stands
from changpai_desktop.players.baipai.playout import SEATS, World

_HEADS = frozenset(f.head for f in FAMILIES)
_TRIES = 24


@lru_cache(maxsize=64)
def _rules(changed: tuple[tuple[str, Value], ...]) -> Rules:
    return Rules.of(game("baipai").read_options(dict(changed)))


def kinds_of(tokens: str | Sequence[str]) -> Cards:
    """Kinds of cards given as tokens or as one text."""
    names = tokens.split() if isinstance(tokens, str) else tokens
    return tuple(INDEX[t] for t in names)


def parts_of(cards: Cards) -> Parts:
    """Cards as (kind, how many)."""
    return tuple((k, cards.count(k)) for k in sorted(set(cards)))


class Situation:
    """What one seat knows. A forgetful one does not remember what has been beaten, nor who could not beat what."""

    def __init__(self, view: View, *, forgets: bool) -> None:
        self.view, self.me = view, view.seat
        self.rules = _rules(tuple(sorted(view.options.items())))
        self.law = Law(self.rules.mixed, self.rules.count_only)
        self.own = self._counts(view.me.hand or ())
        self.piles = [self._counts([c for g in s.groups for c in g.cards]) for s in view.seats]
        self.laid = [sum(p) for p in self.piles]
        self.unseen = self._unseen(forgets)
        self.caps = [[COPIES] * N for _ in range(SEATS)]
        """The most cards of a kind that a seat can hold."""
        self.lacks: list[list[Meld]] = [[] for _ in range(SEATS)]
        """Combinations that a seat could not beat."""
        if not forgets:
            for seat in range(SEATS):
                self._hear(seat, str(view.facts.get(f"passed_{seat}", "")))
        self.winner = int(view.facts.get("winner", -1))
        self.liable = [int(s) for s in str(view.facts.get("liable", "")).split()]
        self.best = self._best()

    def _counts(self, cards: Sequence[str]) -> Cards:
        out = [0] * N
        for kind in kinds_of(cards):
            out[kind] += 1
        return tuple(out)

    def _unseen(self, forgets: bool) -> Cards:
        """What the two others may hold; 硬张 are laid, except while a redeal is asked for."""
        left = [COPIES - n for n in self.own]
        piles = [*self.piles, self._counts([c for p in self.view.trick for c in p.cards])]
        if not forgets:
            piles += [self._counts(str(self.view.facts.get(name, "")).split()) for name in ("out", "given")]
        for pile in piles:
            left = [a - b for a, b in zip(left, pile, strict=True)]
        if self.view.phase != "choice":
            for kind in HARD:
                left[kind] = 0
        return tuple(left)

    def _hear(self, seat: int, passed: str) -> None:
        """What a pass says: who can beat must, so the seat holds nothing that would have beaten."""
        for text in passed.split(" / "):
            meld = read(tuple(sorted(kinds_of(text))), self.law)
            if meld is None:
                continue
            if meld.suit == COMBINATION:
                self.lacks[seat].append(meld)
                continue
            for kinds in RANKS[meld.suit][meld.rank + 1 :]:
                for kind in kinds:
                    self.caps[seat][kind] = min(self.caps[seat][kind], meld.shape[0] - 1)

    def _best(self) -> Meld | None:
        top = next((p.cards for p in self.view.trick if p.best), None)
        return None if top is None else read(tuple(sorted(kinds_of(top))), self.law)

    # ---- questions ------------------------------------------------------------------------------------------------

    def meld(self, action: Action) -> Meld | None:
        """The set that an action plays; None if the rules do not know it."""
        return read(kinds_of(action.cards), self.law)

    def is_foul(self, action: Action) -> bool:
        """2.5.5, 8: whether the rules punish it."""
        if action.verb == "pass":
            return self.best is not None and bool(answers(self.own, self.best, self.law))
        if action.verb not in ("lead", "beat"):
            return False
        meld = self.meld(action)
        return meld is None or (self.best is not None and not meld.beats(self.best))

    def to_come(self) -> tuple[int, ...]:
        """Seats that may still beat what is played now."""
        passed = {p.seat for p in self.view.trick if not p.cards}
        others = [s for s in range(SEATS) if s != self.me and s not in passed]
        if self.best is not None and not self.rules.until_passed:
            played = {p.seat for p in self.view.trick}
            others = [s for s in others if s not in played]
        return tuple(s for s in others if self.view.seats[s].hand_count)

    def can_be_beaten(self, meld: Meld) -> bool:
        """Whether anybody still to come may hold what beats it, by all that has been seen."""
        for seat in self.to_come():
            most = tuple(min(a, b) for a, b in zip(self.unseen, self.caps[seat], strict=True))
            if sum(meld.shape) <= self.view.seats[seat].hand_count and answers(most, meld, self.law):
                return True
        return False

    def chance(self, meld: Meld) -> float:
        """How likely a set stands, by counting alone."""
        coming = len(self.to_come())
        if not coming or not self.can_be_beaten(meld):
            return 1.0
        return min(0.99, stands(meld, self.unseen, both=coming > 1, mixed=self.law.mixed))

    def price(self, pile: Sequence[int]) -> int:
        """2.7: what each would pay for a pile."""
        return count(pile, stops=self.rules.stops).price

    def above(self, meld: Meld) -> Cards:
        """Kinds that may beat a set, the lowest first; of combinations the heads."""
        found: dict[int, None] = {}
        for cards in answers(self.unseen, meld, self.law):
            heads = [k for k in cards if k in _HEADS]
            found.update(dict.fromkeys(heads if meld.suit == COMBINATION else cards))
        return tuple(found)

    # ---- worlds ---------------------------------------------------------------------------------------------------

    def worlds(self, rng: Pcg32) -> Iterator[World]:
        """Ways the cards may lie, without end. Nothing hidden is known: unseen cards are dealt at random."""
        base = self._world()
        cards = [k for k in range(N) for _ in range(max(0, self.unseen[k]))]
        seats = [s for s in range(SEATS) if s != self.me]
        sizes = [self.view.seats[s].hand_count for s in seats]
        while True:
            for i in range(len(cards) - 1, 0, -1):
                j = rng.below(i + 1)
                cards[i], cards[j] = cards[j], cards[i]
            hands = [cards[: sizes[0]], cards[sizes[0] : sum(sizes)], cards[sum(sizes) :]]
            for place, seat in enumerate(seats):
                self._mend(hands, place, seats, seat, rng)
            world = base.copy()
            for place, seat in enumerate(seats):
                for kind in hands[place]:
                    world.hands[seat][kind] += 1
            yield world

    def _mend(self, hands: list[list[int]], place: int, seats: list[int], seat: int, rng: Pcg32) -> None:
        """Changes cards that a seat cannot hold for others; what cannot be mended stays."""
        hand, other = hands[place], hands[1 - place]
        pool = other if other else hands[2]
        if not pool:
            return
        limits = self.caps[seat]
        theirs = self.caps[seats[1 - place]]
        for i, kind in enumerate(hand):
            if hand.count(kind) <= limits[kind] and not self._lacked(seat, hand, kind):
                continue
            for _ in range(_TRIES):
                j = rng.below(len(pool))
                new = pool[j]
                if new != kind and hand.count(new) < limits[new] and pool.count(kind) < theirs[kind]:
                    hand[i], pool[j] = new, kind
                    break

    def _lacked(self, seat: int, hand: list[int], kind: int) -> bool:
        """Whether a head makes a combination that the seat cannot have."""
        for meld in self.lacks[seat]:
            if len(meld.shape) != 3:
                continue
            heads, red, black = meld.shape
            for f in FAMILIES[meld.rank + 1 :]:
                if kind != f.head or hand.count(kind) < heads or (red and not f.red):
                    continue
                if sum(hand.count(k) for k in f.black) >= black and (not red or hand.count(f.red[0]) >= red):
                    return True
        return False

    def _world(self) -> World:
        """Everything but the hands of the others."""
        hands: list[Sequence[int]] = [[0] * N for _ in range(SEATS)]
        hands[self.me] = self.own
        world = World(self.rules, hands, self.piles)
        world.turn, world.winner, world.liable = self.me, self.winner, list(self.liable)
        world.first = bool(self.view.facts.get("first_lead"))
        world.stood = any(a.verb == "tuoshou" for a in self.view.legal)
        world.leader = int(self.view.facts.get("leader", self.me))
        for play in self.view.trick:
            if play.cards:
                world.played[play.seat] += parts_of(tuple(sorted(kinds_of(play.cards))))
            else:
                world.out.add(play.seat)
            if play.best:
                world.best_seat = play.seat
        if self.best is not None:
            world.best = (self.best.suit, self.best.rank, self.best.shape)
        return world
