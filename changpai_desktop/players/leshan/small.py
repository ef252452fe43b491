"""小家 of 乐山贰柒拾 (rules zipai 3.8): two cards that wait for the one that makes them a 对 or a 贰柒拾."""

from collections.abc import Iterator
from math import exp

from changpai_desktop.games.contract import QT_TRANSLATE_NOOP, Action, Reason
from changpai_desktop.games.leshan.options import Rules
from changpai_desktop.games.leshan.scoring import Scoring
from changpai_desktop.games.shared.zi import COPIES, INDEX, TOKENS, N, tokens
from changpai_desktop.players.advice import Advice
from changpai_desktop.players.shared.judge import FIRST, FOUL, Judge, Judged, ranked
from changpai_desktop.players.shared.reasons import Values

_WAITS = QT_TRANSLATE_NOOP("players", "{cards} waits for {card}: {n} left, a win pays {price} bases in all.")
_IDLE = QT_TRANSLATE_NOOP("players", "{cards} make no group that counts with any card.")
_FEEDS = QT_TRANSLATE_NOOP("players", "Somebody may win with {cards}: about {percent} %.")


class Pair:
    """Two cards of 小家 and what they may win."""

    def __init__(self, judge: Judge, rules: Rules, own: tuple[int, ...]) -> None:
        self.cards = tuple(k for k in range(N) for _ in range(own[k]))
        seats = len(judge.view.seats)
        p, drawn = judge.house.position, judge.view.facts.get("drawn")
        scoring = Scoring(rules)
        self.kind, self.left, self.price = -1, 0, 0.0
        for kind in range(N):
            count = scoring.small_seat(own, kind, self_drawn=False, first_discard=False)
            if count is not None:
                held = own[kind] + p.seen[kind] + (drawn == TOKENS[kind] and not own[kind])
                # One's own discards and what was passed can no longer be won with.
                self.left = 0 if kind in p.no_win else max(0, COPIES - held)
                self.kind, self.price = kind, count.value * (seats - 1 + 0.4)
        rate = self.left * judge.outlook.per_copy * judge.house.terms.alike_share
        if judge.novice:
            rate = 0.5 if self.kind >= 0 else 0.0
        self.chance = 1.0 - exp(-rate)

    @property
    def worth(self) -> float:
        return self.chance * self.price

    def reasons(self) -> Iterator[Reason]:
        """What the cards wait for."""
        if self.kind < 0:
            yield Reason(_IDLE, {"cards": tokens(self.cards)}, "3.8.3")
            return
        card = (TOKENS[self.kind],)
        values: Values = {"cards": tokens(self.cards), "card": card, "n": self.left, "price": round(self.price)}
        yield Reason(_WAITS, values, "3.8.4")


def advise(judge: Judge, rules: Rules, seed: int) -> list[Advice]:
    """Advice on winning, keeping or showing the unseen card, and on which old card goes."""
    return ranked(judge, [_judge(judge, rules, a) for a in judge.view.legal], seed)


def _judge(judge: Judge, rules: Rules, action: Action) -> Judged:
    view, own = judge.view, judge.house.position.own
    if action.verb == "hu":
        return _win(judge, rules, action)
    if action.verb == "shou":
        best = _best_after(judge, rules)
        return Judged(action, best.value, best.value, notes=best.notes)
    if action.verb == "discard":
        return _without(judge, rules, own, INDEX[action.cards[0]], action)
    pair = Pair(judge, rules, own)
    value = pair.worth
    passes = any(a.verb == "hu" for a in view.legal) and not rules.manual
    return Judged(action, value, value - (FIRST if passes else 0.0), notes=tuple(pair.reasons()))


def _win(judge: Judge, rules: Rules, action: Action) -> Judged:
    """3.8.3: with a manual referee only what is a win."""
    view, p, voice = judge.view, judge.house.position, judge.house.voice
    token = view.shown.card if view.shown is not None else str(view.facts["drawn"])
    card = INDEX[token]
    drawn = view.shown is None or view.shown.seat == view.seat
    count = Scoring(rules).small_seat(p.own, card, self_drawn=drawn, first_discard=False)
    if count is None or (rules.manual and (action.extra or card in p.no_win or "passed_hu" in view.facts)):
        return Judged(action, FOUL / 20, FOUL, notes=(voice.foul(),))
    seats = len(view.seats)
    paid = float(count.value * (seats if view.shown is not None and view.shown.how == "discard" else seats - 1))
    return Judged(action, paid, FIRST + paid, notes=(voice.win(),))


def _best_after(judge: Judge, rules: Rules) -> Judged:
    """收: the unseen card stays, the better of the two old ones goes."""
    p = judge.house.position
    drawn = INDEX[str(judge.view.facts["drawn"])]
    own = tuple(n + (k == drawn) for k, n in enumerate(p.own))
    old = [k for k in range(N) if p.own[k]]
    judged = [_without(judge, rules, own, k, Action("discard")) for k in old]
    return max(judged, key=lambda j: j.value)


def _without(judge: Judge, rules: Rules, own: tuple[int, ...], kind: int, action: Action) -> Judged:
    """The other two cards, less what the discard may give away."""
    rest = tuple(n - (k == kind) for k, n in enumerate(own))
    pair = Pair(judge, rules, rest)
    # 3.5.4: the discarded kind is lost for a win.
    value = 0.0 if pair.kind == kind else pair.worth
    notes = list(pair.reasons())
    if not judge.novice:
        gift = judge.feed.gift(kind)
        value -= judge.house.given * gift.wins
        percent = round(100 * gift.wins)
        if percent >= 3:
            notes.append(Reason(_FEEDS, {"cards": (TOKENS[kind],), "percent": percent}, "3.7"))
    return Judged(action, value, value, notes=tuple(notes))
