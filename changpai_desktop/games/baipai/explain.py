"""Why something is not allowed now, and what an allowed move would cost (rules changpai 2.2-2.8)."""

from collections.abc import Sequence

from changpai_desktop.games.baipai import play
from changpai_desktop.games.baipai.kinds import CLASS_OF, FAMILY_OF, HARD, INDEX, RANK_OF
from changpai_desktop.games.baipai.melds import Cards, answers, read
from changpai_desktop.games.baipai.scoring import FOUL
from changpai_desktop.games.baipai.table import Table
from changpai_desktop.games.baipai.words import R
from changpai_desktop.games.contract import Action, Reason, Seat


def _because(key: str, rule: str, **values: int | str | tuple[str, ...]) -> Reason:
    return Reason(R[key], values, rule)


def why_not(t: Table, seat: Seat, action: Action, legal: Sequence[Action]) -> Reason:
    """The rule that forbids the action now. `legal`: what the seat may do instead."""
    if t.phase == "over":
        return _because("over", "2.6")
    for token in action.cards:
        if token not in INDEX:
            return _because("unknown_card", "2.1", cards=token)
    if action.verb in ("redeal", "keep") and seat not in t.asked:
        return _because("redeal_has" if t.phase == "choice" else "redeal_late", "2.2")
    if not legal:
        return _because("not_turn", "2.2" if t.phase == "choice" else "2.5")
    if t.phase == "choice":
        return _because("choice_first", "2.2")
    match action.verb:
        case "lead" | "beat":
            return _why_not_play(t, seat, action, legal)
        case "pass":
            return _why_not_pass(t, seat)
        case "give":
            return _why_not_give(t, seat, action)
        case "stop":
            return _why_not_stop(t, seat)
        case "tuoshou":
            return _why_not_break_off(t, seat)
    return _because("no_such", "2.5")


# ---- cards ---------------------------------------------------------------------------------------------------------


def _why_not_play(t: Table, seat: Seat, action: Action, legal: Sequence[Action]) -> Reason:
    if t.phase == "give":
        return _because("pass_gives", "2.10", n=t.owed)
    if action.verb == "lead" and t.phase == "beat":
        return _because("beat_first", "2.5", shown=t.tokens(t.top))
    if action.verb == "beat" and t.phase == "lead":
        return _because("lead_none", "2.5")
    cards = tuple(sorted(INDEX[c] for c in action.cards))
    if not cards:
        if t.phase == "lead":
            return _because("lead_choose", "2.3")
        if all(a.verb == "pass" for a in legal):
            return _because("pass_cannot", "2.5", shown=t.tokens(t.top))
        return _because("beat_choose", "2.5", shown=t.tokens(t.top))
    if action.extra:
        return _because("no_such", "2.3")
    in_order = Action(action.verb, t.tokens(cards))
    if in_order in legal:
        return _because("order", "2.3", cards=in_order.cards)
    for kind in cards:
        if kind in HARD:
            return _because("hard", "2.2", cards=t.tokens((kind,)))
        if cards.count(kind) > t.own[seat][kind]:
            return _because("not_held", "2.3", cards=t.tokens((kind,)))
    return _why_no_set(t, cards) or _why_not_beat(t, cards)


def _why_no_set(t: Table, cards: Cards) -> Reason | None:
    """2.3: whether the cards are a set at all."""
    if read(cards, t.law) is not None:
        return None
    told = t.tokens(cards)
    if len({(CLASS_OF[k], RANK_OF[k]) for k in cards}) == 1:
        return _because("too_many", "2.10", cards=told) if t.law.mixed else _because("no_mixed", "2.3", cards=told)
    if len({FAMILY_OF.get(k, -1) for k in cards}) == 1 and cards[0] in FAMILY_OF:
        return _because("no_partner", "2.3", cards=told)
    return _because("no_set", "2.3", cards=told)


def _why_not_beat(t: Table, cards: Cards) -> Reason:
    """2.4: why a set does not beat the best of the trick."""
    meld = read(cards, t.law)
    if t.phase != "beat" or meld is None:
        return _because("no_such", "2.3")
    best, told, shown = t.to_beat(), t.tokens(cards), t.tokens(t.top)
    if len(cards) != len(t.top):
        return _because("other_number", "2.4", n=len(t.top))
    if meld.suit != best.suit:
        return _because("other_class", "2.4", cards=told, shown=shown)
    if meld.shape != best.shape:
        return _because("other_shape", "2.4", shown=shown)
    return _because("equal" if meld.rank == best.rank else "lower", "2.4", cards=told, shown=shown)


def _why_not_pass(t: Table, seat: Seat) -> Reason:
    if t.phase == "lead":
        return _because("lead_must", "2.5")
    if t.phase == "give":
        return _because("pass_gives", "2.10", n=t.owed)
    found = answers(t.hand(seat), t.to_beat(), t.law)
    return _because("pass_can", "2.5", cards=t.tokens(found[0])) if found else _because("no_such", "2.5")


def _why_not_give(t: Table, seat: Seat, action: Action) -> Reason:
    if t.phase != "give":
        return _because("give_rule", "2.10")
    if len(action.cards) != 1:
        return _because("give_choose", "2.10")
    return _because("not_held", "2.10", cards=action.cards)


# ---- declarations --------------------------------------------------------------------------------------------------


def _why_not_stop(t: Table, seat: Seat) -> Reason:
    have = t.count(seat)
    if have < t.rules.win_at:
        return _because("stop_win", "2.6", want=t.rules.win_at, have=have)
    return _because("stop_lead", "2.6")


def _why_not_break_off(t: Table, seat: Seat) -> Reason:
    have, held = t.count(seat), sum(t.own[seat])
    if t.rules.win_at <= play.FULL:
        return _because("tuoshou_rule", "2.10")
    if have != play.FULL:
        return _because("tuoshou_15", "2.6", have=have)
    if t.phase != "lead":
        return _because("stop_lead", "2.6")
    if not t.unbeaten:
        return _because("tuoshou_beaten", "2.6")
    return _because("tuoshou_exact" if t.rules.exactly_five else "tuoshou_many", "2.6", n=held)


# ---- what a legal move costs ---------------------------------------------------------------------------------------


def cost(t: Table, seat: Seat, action: Action) -> Reason | None:
    """包牌, the end of the hand without pay, or a foul."""
    match action.verb:
        case "redeal":
            return _because("warn_redeal", "2.2")
        case "tuoshou":
            return _because("warn_tuoshou", "2.6")
        case "pass":
            found = answers(t.hand(seat), t.to_beat(), t.law)
            return _because("warn_pass", "2.5", cards=t.tokens(found[0]), pay=FOUL) if found else None
        case "lead":
            return _cost_of_lead(t, seat, tuple(INDEX[c] for c in action.cards))
        case "beat":
            cards = tuple(INDEX[c] for c in action.cards)
            right = answers(t.hand(seat), t.to_beat(), t.law)
            return None if cards in right else _because("warn_false", "2.5", pay=FOUL)
    return None


def _cost_of_lead(t: Table, seat: Seat, cards: Cards) -> Reason | None:
    if read(cards, t.law) is None:
        return _because("warn_false", "2.5", pay=FOUL)
    if not play.makes_liable(t, cards) or t.liable[-1:] == [seat]:
        return None
    return _because("warn_bao_every" if t.rules.every_lead else "warn_bao", "2.8")
