"""Reasons in words, made from the numbers that decided (context `qianhong`)."""

from changpai_desktop.games.contract import QT_TRANSLATE_NOOP, Reason, Word
from changpai_desktop.games.qianhong.kinds import tokens
from changpai_desktop.players.qianhong.plans import Plan

WIN = QT_TRANSLATE_NOOP("qianhong", "The hand is complete: it counts {points} now.")
PASSES_WIN = QT_TRANSLATE_NOOP("qianhong", "A sure win would be given away.")
LACKS = QT_TRANSLATE_NOOP("qianhong", "The hand then lacks {missing} cards; {copies} unseen ones bring it nearer.")
ONLY_LACKS = QT_TRANSLATE_NOOP("qianhong", "The hand then lacks {missing} cards.")
FAR = QT_TRANSLATE_NOOP("qianhong", "The hand then lacks {missing} cards, {more} more than with the best discard.")
WAITS = QT_TRANSLATE_NOOP("qianhong", "The hand waits for {cards}: {copies} are unseen.")
DEAD = QT_TRANSLATE_NOOP("qianhong", "No card that could finish the hand is left.")
AIM = QT_TRANSLATE_NOOP("qianhong", "Aim: {type}, about {points} fu.")
AIM_TIMES = QT_TRANSLATE_NOOP("qianhong", "Aim: {type}, paid {points} times.")
DANGER = QT_TRANSLATE_NOOP("qianhong", "Somebody might win with {cards}: about {percent} in a hundred.")
SAFE = QT_TRANSLATE_NOOP("qianhong", "Hardly anybody can use {cards} now.")
FEEDS = QT_TRANSLATE_NOOP("qianhong", "A peng of {cards} would count {points} for another.")
COMPARED = QT_TRANSLATE_NOOP("qianhong", "With it {with_it} are expected, without it {without}.")
SET = QT_TRANSLATE_NOOP("qianhong", "The set counts {points}, whoever wins.")
DRAW = QT_TRANSLATE_NOOP("qianhong", "A replacement card comes besides.")
LONG = QT_TRANSLATE_NOOP("qianhong", "Only laid now do the dealt cards count {points}.")

NAMED = 7
"""A hand that waits for more kinds than these says only how many cards there are (wild 百搭)."""
TYPE: dict[str, Word] = {
    "ta": QT_TRANSLATE_NOOP("qianhong", "runs and sets"),
    "qing": QT_TRANSLATE_NOOP("qianhong", "runs only"),
    "piao": QT_TRANSLATE_NOOP("qianhong", "sets only"),
    "men": QT_TRANSLATE_NOOP("qianhong", "sets only, concealed"),
    "pinghu": QT_TRANSLATE_NOOP("qianhong", "a plain hand"),
    "qidui": QT_TRANSLATE_NOOP("qianhong", "seven pairs"),
    "pengpeng": QT_TRANSLATE_NOOP("qianhong", "all sets"),
}


def lacks(plan: Plan, live: list[int], least: int) -> Reason:
    """How far the hand is, or what it waits for."""
    copies = sum(live[k] for k in plan.outs)
    if plan.lacks > least:
        return Reason(FAR, {"missing": plan.lacks, "more": plan.lacks - least}, "5.4")
    if plan.lacks > 1 and not plan.outs:
        return Reason(ONLY_LACKS, {"missing": plan.lacks}, "5.4")
    if plan.lacks > 1 or len(plan.outs) > NAMED:
        return Reason(LACKS, {"missing": plan.lacks, "copies": copies}, "5.4")
    if not plan.outs:
        return Reason(DEAD, {}, "5.4")
    return Reason(WAITS, {"cards": tokens(plan.outs), "copies": copies}, "5.4")


def aim(plan: Plan, jiucai: bool) -> Reason:
    """What the hand aims at."""
    word = AIM_TIMES if jiucai else AIM
    return Reason(word, {"type": TYPE[plan.type], "points": round(plan.price)}, "5.7" if jiucai else "5.6")
