"""Reasons in words, made from the numbers of the evaluator."""

from collections.abc import Sequence

from changpai_desktop.games.contract import QT_TRANSLATE_NOOP, Reason, View
from changpai_desktop.games.yaodiren.kinds import TOKENS
from changpai_desktop.players.yaodiren.plans import Plan, Prospect

_WIN = QT_TRANSLATE_NOOP("players", "The hand is complete: a win now is sure.")
_DUE = QT_TRANSLATE_NOOP("players", "Three or four alike must be laid when the next copy comes.")
_SPOILS = QT_TRANSLATE_NOOP("players", "The hand would no longer qualify.")
_CLAIM = QT_TRANSLATE_NOOP("players", "The group counts {tuo} tuo: {have} laid then, {want} needed.")
_THEN = QT_TRANSLATE_NOOP("players", "{cards} can go afterwards.")
_LOOSE = QT_TRANSLATE_NOOP("players", "{cards} belongs to no group of the best plan; copies still about: {n}.")
_GIVES_UP = QT_TRANSLATE_NOOP("players", "{cards} gives up a possible group; copies still about: {n}.")
_WAITS = QT_TRANSLATE_NOOP("players", "{groups} groups still wait; the hardest for {cards}, {n} left.")
_READY = QT_TRANSLATE_NOOP("players", "All groups of the plan are there.")
_CHANCE = QT_TRANSLATE_NOOP("players", "About {percent} % to finish with {tuo} tuo, paid {price} by each of {payers}.")
_QUALIFIED = QT_TRANSLATE_NOOP("players", "{mao} mao, up to {tuo} tuo; {want} are needed.")
_UNQUALIFIED = QT_TRANSLATE_NOOP("players", "{mao} mao and {tuo} tuo at most: {want} are needed, so the hand is out.")
_NO_PLAN = QT_TRANSLATE_NOOP("players", "{mao} mao and nothing to cover what is missing: the hand is out.")


def win() -> Reason:
    return Reason(_WIN, {}, "1.8")


def due() -> Reason:
    return Reason(_DUE, {}, "1.7")


def spoils() -> Reason:
    return Reason(_SPOILS, {}, "1.9")


def standing(view: View, want: int) -> Reason:
    """卯 and 陀 of the dealt hand."""
    mao, tuo = int(view.facts.get("mao", 0)), int(view.facts.get("tuo", -1))
    if view.facts.get("qualified"):
        return Reason(_QUALIFIED, {"mao": mao, "tuo": tuo, "want": want}, "1.3")
    if tuo < 0:
        return Reason(_NO_PLAN, {"mao": mao}, "1.3")
    return Reason(_UNQUALIFIED, {"mao": mao, "tuo": tuo, "want": want}, "1.3")


def claim(tuo: int, have: int, want: int) -> Reason:
    return Reason(_CLAIM, {"tuo": tuo, "have": have, "want": want}, "1.2")


def then_discard(kind: int) -> Reason:
    return Reason(_THEN, {"cards": (TOKENS[kind],)}, "1.7")


def discard(kind: int, left: int, plan: Plan) -> Reason:
    """Whether the card was of use: it gives something up if the plan waits for its kind."""
    wanted = any(kind in p.waits for p in plan.pieces())
    return Reason(_GIVES_UP if wanted else _LOOSE, {"cards": (TOKENS[kind],), "n": left}, "1.3")


def waits(plan: Plan, un: Sequence[int]) -> Reason:
    """How many groups wait, and which of them has the fewest cards left."""
    waiting = [p for p in plan.pieces() if p.waits]
    if not waiting:
        return Reason(_READY, {}, "1.3")
    hardest = min(waiting, key=lambda p: sum(un[k] for k in p.waits))
    left = sum(un[k] for k in hardest.waits)
    cards = tuple(TOKENS[k] for k in hardest.waits)
    return Reason(_WAITS, {"groups": len(waiting), "cards": cards, "n": left}, "1.3")


def chance(p: Prospect, payers: int) -> Reason:
    percent = max(1, round(100 * p.chance))
    return Reason(_CHANCE, {"percent": percent, "tuo": p.tuo, "price": round(p.price), "payers": payers}, "1.10")
