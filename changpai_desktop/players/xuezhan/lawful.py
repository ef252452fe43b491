"""What a table without a referee punishes (rules zipai 5.11), seen from a view, and what a win pays."""

from changpai_desktop.games.contract import Action, View
from changpai_desktop.games.shared.felt import Laid
from changpai_desktop.games.xuezhan import wins
from changpai_desktop.games.xuezhan.scoring import Chance, Count, count
from changpai_desktop.games.xuezhan.tiles import INDEX, RANKS
from changpai_desktop.players.xuezhan.situation import Situation


def foul(view: View, at: Situation, action: Action) -> bool:
    """5.11: a false win, no discard, or another suit before the void one."""
    if not at.rules.manual:
        return False
    if action.verb == "hu":
        return not may_win(view, at, action)
    if view.phase != "discard":
        return False
    if action.verb == "pass":
        return True
    own, void = at.hand.own, at.void
    if action.verb != "discard" or void < 0 or not any(own[RANKS * void : RANKS * void + RANKS]):
        return False
    return INDEX[action.cards[0]] // RANKS != void


def may_win(view: View, at: Situation, action: Action) -> bool:
    """5.5, 5.1.5, 5.7.5: no suit too many, and no passed win."""
    own = list(at.hand.own)
    answering = view.shown is not None
    if answering:
        own[INDEX[action.cards[0]]] += 1
    held = wins.suits_held(bytes(own)) | at.hand.laid_suits
    if held == 7 or (at.void >= 0 and held >> at.void & 1):
        return False
    passed = str(view.facts.get("passed", "")).split()
    if not answering or not passed:
        return True
    if at.rules.guoshou == "all_kinds" or action.cards[0] in passed:
        return False
    if at.rules.guoshou == "same_kind":
        return True
    return counted(view, at).fan > int(view.facts.get("passed_fan", 0))


def counted(view: View, at: Situation) -> Count:
    """5.5: the complete hand of the view's seat."""
    own = list(at.hand.own)
    source = "own_draw" if "drawn" in view.facts else "deal"
    if view.shown is not None:
        own[INDEX[view.shown.card]] += 1
        source = "robbed" if view.phase == "rob" else "discard"
    elif view.facts.get("after_kong"):
        source = "replacement"
    laid = [Laid(g.verb, tuple([INDEX[c] for c in g.cards])) for g in view.me.groups]
    after_kong = bool(view.facts.get("after_kong"))
    return count(bytes(own), laid, at.rules, Chance(source, after_kong=after_kong, last_tile=not at.wall))


def price(view: View, at: Situation) -> float:
    """5.6: what the win pays, from all payers together."""
    found = counted(view, at)
    return float((found.value + found.bonus) * (1 if view.shown is not None else len(at.others)))
