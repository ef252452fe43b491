"""Reasons in words, made from the numbers that decided."""

from collections.abc import Iterator

from changpai_desktop.games.baipai.kinds import TIANJIU, TOKENS
from changpai_desktop.games.baipai.melds import Cards, Meld
from changpai_desktop.games.baipai.scoring import FIRST_JIA, FOUL, fan_of, jia_of
from changpai_desktop.games.contract import QT_TRANSLATE_NOOP, Action, Reason
from changpai_desktop.players.baipai.situation import Situation, kinds_of

_SURE = QT_TRANSLATE_NOOP("baipai", "Nothing that is left beats {cards}.")
_LAST = QT_TRANSLATE_NOOP("baipai", "Nobody comes after: {cards} takes the trick.")
_LOSES = QT_TRANSLATE_NOOP("baipai", "{cards} will be beaten: {above} is still about, and who can beat must.")
_STANDS = QT_TRANSLATE_NOOP("baipai", "{cards} stands with about {percent} %; {above} could beat it.")
_STANDS_COMBINATION = QT_TRANSLATE_NOOP("baipai", "{cards} stands with about {percent} %.")
_THEN = QT_TRANSLATE_NOOP("baipai", "If it stands {have} are laid, {more} more for {want}.")
_WINS = QT_TRANSLATE_NOOP("baipai", "If it stands {have} are laid: that wins.")
_FURTHER = QT_TRANSLATE_NOOP(
    "baipai", "The win is safe; with {have} laid each pays {price}, {more} more for the next jia."
)
_FULL = QT_TRANSLATE_NOOP("baipai", "The win is safe; with {have} laid each pays {price}.")
_STOP = QT_TRANSLATE_NOOP("baipai", "A lead that is beaten costs nothing any more: leading on can only gain.")
_ENDS = QT_TRANSLATE_NOOP("baipai", "{cards} beats the winner: the lead is not added and the hand ends.")
_FAN = QT_TRANSLATE_NOOP("baipai", "{n} {cards} in the pile raise the pay.")
_LIABLE = QT_TRANSLATE_NOOP("baipai", "Led now it makes liable: if another wins one pays for both.")
_FREE = QT_TRANSLATE_NOOP("baipai", "Another is liable: unless he wins himself, nobody else pays.")
_ONLY = QT_TRANSLATE_NOOP("baipai", "Nothing in the hand beats it.")
_MUST = QT_TRANSLATE_NOOP("baipai", "{cards} is the least that beats; higher cards stay for later.")
_BREAKS = QT_TRANSLATE_NOOP("baipai", "It breaks up {n} {cards}.")
_FOUL = QT_TRANSLATE_NOOP("baipai", "The rules forbid this: a foul that costs {pay} to each other player.")
_PLAYED = QT_TRANSLATE_NOOP("baipai", "Of {n} deals that fit what has been seen {percent} % are won this way.")
_BREAK_OFF = QT_TRANSLATE_NOOP("baipai", "Nobody pays. One more card wins, but the hand holds only {n}.")
_REDEAL = QT_TRANSLATE_NOOP("baipai", "Without Heaven and Nine the hand has {n} cards that nothing beats.")
_GIVE = QT_TRANSLATE_NOOP("baipai", "{cards} would hardly win a trick; higher cards still about: {n}.")

_HIGHEST_SHOWN = 3


def foul() -> Reason:
    return Reason(_FOUL, {"pay": FOUL}, "2.5")


def only_pass() -> Reason:
    return Reason(_ONLY, {}, "2.5")


def played(n: int, won: float) -> Reason:
    return Reason(_PLAYED, {"n": n, "percent": round(100 * won)}, "2.6")


def stop() -> Reason:
    return Reason(_STOP, {}, "2.6")


def break_off(held: int) -> Reason:
    return Reason(_BREAK_OFF, {"n": held}, "2.6")


def redeal(tops: int) -> Reason:
    return Reason(_REDEAL, {"n": tops}, "2.2")


def gives(kind: int, over: int) -> Reason:
    cards = (TOKENS[kind],)
    return Reason(_GIVE, {"cards": cards, "n": over}, "2.10") if over else Reason(_SURE, {"cards": cards}, "2.4")


def of_play(s: Situation, action: Action, meld: Meld, chance: float) -> Iterator[Reason]:
    """What is to be said of a lead or an answer: whether it stands, what it brings, what it costs."""
    cards = kinds_of(action.cards)
    if s.winner >= 0 and action.verb == "beat":
        yield Reason(_ENDS, {"cards": action.cards}, "2.6")
        return
    yield _standing(s, action, meld, chance)
    if chance > 0:
        yield from _count(s, cards)
    if action.verb == "beat" and _is_least(s, action):
        yield Reason(_MUST, {"cards": action.cards}, "2.5")
    for kind in sorted(set(cards)):
        if cards.count(kind) < s.own[kind] > 2:
            yield Reason(_BREAKS, {"n": s.own[kind], "cards": (TOKENS[kind],)}, "2.3")
    if action.verb == "lead" and any(k in TIANJIU for k in cards) and s.winner < 0:
        if s.view.facts.get("first_lead") or s.rules.every_lead:
            yield Reason(_LIABLE, {}, "2.8")
    elif s.winner < 0 and s.liable and s.liable[-1] != s.me:
        yield Reason(_FREE, {}, "2.8")


def _standing(s: Situation, action: Action, meld: Meld, chance: float) -> Reason:
    if chance >= 1:
        return Reason(_SURE if s.to_come() else _LAST, {"cards": action.cards}, "2.4")
    above = tuple(TOKENS[k] for k in s.above(meld))[-_HIGHEST_SHOWN:]
    percent = min(99, round(100 * chance))
    if percent <= 0 and above:
        return Reason(_LOSES, {"cards": action.cards, "above": above}, "2.5")
    if not above:
        return Reason(_STANDS_COMBINATION, {"cards": action.cards, "percent": percent}, "2.4")
    return Reason(_STANDS, {"cards": action.cards, "percent": percent, "above": above}, "2.4")


def _count(s: Situation, cards: Cards) -> Iterator[Reason]:
    """How far the pile would be, and the threes and fours that count in it."""
    want = s.rules.win_at
    have = s.laid[s.me] + len(cards) + sum(len(p.cards) for p in s.view.trick if p.seat == s.me)
    pile = list(s.piles[s.me])
    for kind in cards:
        pile[kind] += 1
    if have < want:
        yield Reason(_THEN, {"have": have, "more": want - have, "want": want}, "2.6")
    elif s.winner != s.me:
        yield Reason(_WINS, {"have": have}, "2.6")
    else:
        price, further = s.price(pile), max(FIRST_JIA, FIRST_JIA + 2 * jia_of(have))
        if further > have + sum(s.own) - len(cards):
            yield Reason(_FULL, {"have": have, "price": price}, "2.7")
        else:
            yield Reason(_FURTHER, {"have": have, "price": price, "more": further - have}, "2.7")
    for kind in sorted(set(cards)):
        if fan_of(kind, pile[kind]) > fan_of(kind, s.piles[s.me][kind]):
            yield Reason(_FAN, {"n": pile[kind], "cards": (TOKENS[kind],)}, "2.7")


def _is_least(s: Situation, action: Action) -> bool:
    """Whether several sets would beat and this is the first of them."""
    right = [a for a in s.view.legal if a.verb == "beat" and not s.is_foul(a)]
    return len(right) > 1 and right[0] == action
