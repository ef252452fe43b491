"""The declaration round: who may say what (rules changpai 1.4)."""

from collections.abc import Sequence

from changpai_desktop.games.yaodiren.options import Rules
from changpai_desktop.games.yaodiren.potential import Standing, has_fan


def counts_as_fan(rules: Rules, own: Sequence[int], standing: Standing, is_dealer: bool) -> bool:
    """番 in hand (1.3); with start_by_tuo=yes also a potential of 44 for the dealer, 43 for others (1.13.22)."""
    if has_fan(own):
        return True
    return rules.start_by_tuo and standing.tuo is not None and standing.tuo >= (44 if is_dealer else 43)


def declarations(rules: Rules, own: Sequence[int], standing: Standing, is_dealer: bool) -> list[str]:
    """Verbs that a seat may say: `start`, `knock`, `drop`, in this order.

    1.4: 下课 is compulsory without a qualified hand and open to anyone; 起 needs 番; 敲 is the dealer's who is
    qualified without 番. 1.13.20: with misdeclare=yes an unqualified player may stay in all the same.
    """
    fan = counts_as_fan(rules, own, standing, is_dealer)
    bold = rules.misdeclare or rules.manual
    out = []
    if fan and (standing.qualified or bold):
        out.append("start")
    if not fan and (is_dealer or rules.anyone_knocks) and (standing.qualified or bold):
        out.append("knock")
    # 1.13.21: voluntary_drop=no obliges a player who may play to play.
    if not out or rules.voluntary_drop or not standing.qualified:
        out.append("drop")
    return out
