"""The words of 川牌挤儿: verbs, scoring items, groups and reasons, as translation keys."""

from changpai_desktop.games.contract import QT_TRANSLATE_NOOP, VerbSpec, Word

GROUPS = QT_TRANSLATE_NOOP("jier", "groups")
BASE = QT_TRANSLATE_NOOP("jier", "base")

_SETS = ("sets",)

VERBS: tuple[VerbSpec, ...] = (
    VerbSpec("hu", "胡", QT_TRANSLATE_NOOP("jier", "Win"), claim=True, seal=True),
    VerbSpec("kang", "扛", QT_TRANSLATE_NOOP("jier", "Kang"), claim=True, seal=True),
    VerbSpec("qi", "起", QT_TRANSLATE_NOOP("jier", "Qi"), claim=True, seal=True),
    VerbSpec("yan", "燕", QT_TRANSLATE_NOOP("jier", "Yan"), claim=True, seal=True, phases=_SETS),
    VerbSpec("peng", "碰", QT_TRANSLATE_NOOP("jier", "Peng"), claim=True, seal=True),
    VerbSpec("bai", "摆", QT_TRANSLATE_NOOP("jier", "Pair up"), claim=True, seal=True),
    VerbSpec("pass", "过", QT_TRANSLATE_NOOP("jier", "Pass"), claim=True),
    VerbSpec("an", "暗", QT_TRANSLATE_NOOP("jier", "An"), seal=True, phases=_SETS),
    VerbSpec("liang", "亮", QT_TRANSLATE_NOOP("jier", "Liang"), seal=True, phases=_SETS),
    VerbSpec("discard", "打", QT_TRANSLATE_NOOP("jier", "Discard")),
    VerbSpec("tou", "偷", QT_TRANSLATE_NOOP("jier", "Steal")),
    VerbSpec("mo", "摸", QT_TRANSLATE_NOOP("jier", "Draw")),
    VerbSpec("touan", "偷", QT_TRANSLATE_NOOP("jier", "Stolen an"), seal=True),
    VerbSpec("touyan", "偷", QT_TRANSLATE_NOOP("jier", "Stolen yan"), seal=True),
    VerbSpec("ji", "挤", QT_TRANSLATE_NOOP("jier", "Pair in hand")),
    VerbSpec("cut", "翻", QT_TRANSLATE_NOOP("jier", "Turns a card for the next head")),
    VerbSpec("foul", "罚", QT_TRANSLATE_NOOP("jier", "Foul"), seal=True),
)

ITEM: dict[str, Word] = {
    "hu": QT_TRANSLATE_NOOP("jier", "Win paid"),
    "sets": QT_TRANSLATE_NOOP("jier", "Sets of the winner"),
    "foul": QT_TRANSLATE_NOOP("jier", "Foul"),
    "seventh": QT_TRANSLATE_NOOP("jier", "The seventh player's card"),
    "price": QT_TRANSLATE_NOOP("jier", "Each pays"),
}

R: dict[str, Word] = {
    "over": QT_TRANSLATE_NOOP("jier", "The hand is over."),
    "resting": QT_TRANSLATE_NOOP("jier", "The seventh player only shuffles and holds one card."),
    "not_turn": QT_TRANSLATE_NOOP("jier", "It is not this seat's turn to decide."),
    "no_such": QT_TRANSLATE_NOOP("jier", "That is not possible now."),
    "answer_first": QT_TRANSLATE_NOOP("jier", "A card lies on the table: answer it before discarding."),
    "win_first": QT_TRANSLATE_NOOP("jier", "The hand is complete: win, or pass first."),
    "sets_first": QT_TRANSLATE_NOOP("jier", "Say first whether a set is laid."),
    "sets_which": QT_TRANSLATE_NOOP("jier", "Two sets share a card: choose which goes first."),
    "others_first": QT_TRANSLATE_NOOP("jier", "This seat has answered and waits for the others."),
    "no_shown": QT_TRANSLATE_NOOP("jier", "No card lies on the table to be taken."),
    "must_discard": QT_TRANSLATE_NOOP("jier", "A discard is owed: choose a card of the hand."),
    "unknown_card": QT_TRANSLATE_NOOP("jier", "{cards} is no card of this game."),
    "other_card": QT_TRANSLATE_NOOP("jier", "{shown} lies on the table, not {cards}."),
    "not_held": QT_TRANSLATE_NOOP("jier", "There is no {cards} in the hand."),
    "own_discard": QT_TRANSLATE_NOOP("jier", "One's own discard cannot be taken back."),
    "discard_taken": QT_TRANSLATE_NOOP("jier", "{cards} was just taken: another kind must be discarded."),
    "hu_left": QT_TRANSLATE_NOOP("jier", "Cards that would be left without a partner: {n}."),
    "hu_groups": QT_TRANSLATE_NOOP("jier", "{have} groups: {want} are needed."),
    "hu_never": QT_TRANSLATE_NOOP("jier", "A stolen card was not to be had: this hand can no longer be complete."),
    "hu_passed": QT_TRANSLATE_NOOP("jier", "The win was let pass: a discard is owed now."),
    "hu_small": QT_TRANSLATE_NOOP(
        "jier", "A small hand does not pair with the card on the table; it wins by its own draw or by a set."
    ),
    "hu_locked": QT_TRANSLATE_NOOP("jier", "A win was let pass: first a card must come to the hand again."),
    "qi_must": QT_TRANSLATE_NOOP("jier", "The fourth {shown} must go to the an unless the hand wins."),
    "qi_none": QT_TRANSLATE_NOOP("jier", "Qi needs an own an of this kind on the table."),
    "kang_three": QT_TRANSLATE_NOOP("jier", "Kang needs three {shown} in hand, there are {n}."),
    "peng_two": QT_TRANSLATE_NOOP("jier", "Peng needs exactly two {shown} in hand, there are {n}."),
    "yan_seven": QT_TRANSLATE_NOOP("jier", "{shown} is no seven: a yan is Long Legs, Black Seven and Red Seven."),
    "yan_missing": QT_TRANSLATE_NOOP("jier", "A yan needs the three different sevens; {cards} is missing."),
    "bai_small": QT_TRANSLATE_NOOP("jier", "A small hand may not pair up with a card on the table."),
    "bai_sum": QT_TRANSLATE_NOOP("jier", "{cards} and {shown} have {n} pips together: a pair needs 10 or 20."),
    "bai_two": QT_TRANSLATE_NOOP("jier", "A pair is two cards and no more."),
    "bai_choose": QT_TRANSLATE_NOOP("jier", "Choose a card of the hand to pair {shown} with."),
    "bai_none": QT_TRANSLATE_NOOP("jier", "No card of the hand makes 10 or 20 with {shown}."),
    "an_three": QT_TRANSLATE_NOOP("jier", "An needs exactly three alike in hand."),
    "liang_four": QT_TRANSLATE_NOOP("jier", "Liang needs four alike in hand."),
    "lay_turn": QT_TRANSLATE_NOOP("jier", "A set of one's own is laid at the beginning or in one's own turn."),
    "lay_stays": QT_TRANSLATE_NOOP("jier", "One set has been chosen; this one can be laid in one's own turn."),
    "draw_stock": QT_TRANSLATE_NOOP("jier", "The stock is used up and nobody wants the last card."),
    "next_head": QT_TRANSLATE_NOOP("jier", "{cards} is turned for the next head: {n} are counted round the table."),
    "foul_set": QT_TRANSLATE_NOOP("jier", "A set that had to be laid was kept ({cards})."),
    "foul_qi": QT_TRANSLATE_NOOP("jier", "The fourth card was not put to the an ({cards})."),
    "warn_set": QT_TRANSLATE_NOOP(
        "jier", "{cards} must be laid first: as it is, this is a foul and costs one base to each."
    ),
    "warn_qi": QT_TRANSLATE_NOOP(
        "jier", "The fourth {cards} must go to the an: without it this is a foul and costs one base to each."
    ),
    "warn_locked": QT_TRANSLATE_NOOP("jier", "Not won now, the hand cannot win before a card has come to it again."),
    "warn_stock": QT_TRANSLATE_NOOP(
        "jier", "Cards to be stolen: {n}, and the stock has fewer: the hand could never be complete."
    ),
    "need": QT_TRANSLATE_NOOP("jier", "{want} groups needed; laid and paired in hand: {have}"),
    "need_never": QT_TRANSLATE_NOOP("jier", "a stolen card was not to be had; this hand can no longer be complete"),
}
