"""The words of 上大人: verbs, scoring items, groups and reasons, as translation keys."""

from changpai_desktop.games.contract import QT_TRANSLATE_NOOP, VerbSpec, Word

HU = QT_TRANSLATE_NOOP("shangdaren", "hu")
BASE = QT_TRANSLATE_NOOP("shangdaren", "base")

VERBS: tuple[VerbSpec, ...] = (
    VerbSpec("hu", "胡", QT_TRANSLATE_NOOP("shangdaren", "Win"), claim=True, seal=True, phases=("drawn", "own_win")),
    VerbSpec("zhao", "招", QT_TRANSLATE_NOOP("shangdaren", "Zhao"), claim=True, seal=True),
    VerbSpec("peng", "碰", QT_TRANSLATE_NOOP("shangdaren", "Peng"), claim=True, seal=True),
    VerbSpec("chi", "吃", QT_TRANSLATE_NOOP("shangdaren", "Eat"), claim=True, seal=True),
    VerbSpec("tuo", "拖", QT_TRANSLATE_NOOP("shangdaren", "Extend"), claim=True, seal=True),
    VerbSpec("pass", "过", QT_TRANSLATE_NOOP("shangdaren", "Pass"), claim=True, phases=("drawn", "own_win")),
    VerbSpec("discard", "打", QT_TRANSLATE_NOOP("shangdaren", "Discard")),
    VerbSpec("shao", "绍", QT_TRANSLATE_NOOP("shangdaren", "Shao"), seal=True, phases=("drawn",)),
    VerbSpec("tiao", "跳", QT_TRANSLATE_NOOP("shangdaren", "Tiao"), seal=True),
    VerbSpec("keep", "留", QT_TRANSLATE_NOOP("shangdaren", "Discard nothing")),
    VerbSpec("hunjiang", "混", QT_TRANSLATE_NOOP("shangdaren", "The wild card")),
    VerbSpec("jiang", "将", QT_TRANSLATE_NOOP("shangdaren", "Jiang")),
    VerbSpec("ju", "句", QT_TRANSLATE_NOOP("shangdaren", "Line")),
    VerbSpec("banju", "半", QT_TRANSLATE_NOOP("shangdaren", "Half line")),
    VerbSpec("kan", "坎", QT_TRANSLATE_NOOP("shangdaren", "Three in hand")),
)

TYPE: dict[str, Word] = {
    "pihu": QT_TRANSLATE_NOOP("shangdaren", "Plain win"),
    "taihu": QT_TRANSLATE_NOOP("shangdaren", "Table win"),
    "taihufan": QT_TRANSLATE_NOOP("shangdaren", "Double table win"),
    "qinghu": QT_TRANSLATE_NOOP("shangdaren", "Clean win"),
    "daqinghu": QT_TRANSLATE_NOOP("shangdaren", "Big clean win"),
}

ITEM: dict[str, Word] = {
    **TYPE,
    "dianpao": QT_TRANSLATE_NOOP("shangdaren", "Discarded the winning card"),
    "jing": QT_TRANSLATE_NOOP("shangdaren", "Jing cards"),
    "total": QT_TRANSLATE_NOOP("shangdaren", "All hu"),
}

R: dict[str, Word] = {
    "over": QT_TRANSLATE_NOOP("shangdaren", "The hand is over."),
    "not_turn": QT_TRANSLATE_NOOP("shangdaren", "It is not this seat's turn to decide."),
    "no_such": QT_TRANSLATE_NOOP("shangdaren", "That is not possible now."),
    "answer_first": QT_TRANSLATE_NOOP("shangdaren", "A card lies on the table: answer it before discarding."),
    "drawn_first": QT_TRANSLATE_NOOP("shangdaren", "Say first what becomes of the drawn card; pass shows it."),
    "win_first": QT_TRANSLATE_NOOP("shangdaren", "The hand is complete: win, or pass first."),
    "no_shown": QT_TRANSLATE_NOOP("shangdaren", "No card lies on the table to be taken."),
    "must_discard": QT_TRANSLATE_NOOP("shangdaren", "A discard is owed: choose a card of the hand."),
    "unknown_card": QT_TRANSLATE_NOOP("shangdaren", "{cards} is no card of this game."),
    "other_card": QT_TRANSLATE_NOOP("shangdaren", "{shown} is the card in question, not {cards}."),
    "not_held": QT_TRANSLATE_NOOP("shangdaren", "There is no {cards} in the hand."),
    "just_taken": QT_TRANSLATE_NOOP("shangdaren", "{cards} has just been taken: it cannot be discarded this turn."),
    "kan_whole": QT_TRANSLATE_NOOP("shangdaren", "Three or more {cards} in hand stay together by this table's rules."),
    "wild_stays": QT_TRANSLATE_NOOP("shangdaren", "The wild card is not discarded while there is another card."),
    "own_discard": QT_TRANSLATE_NOOP("shangdaren", "One's own discard cannot be taken back."),
    "wild_shown": QT_TRANSLATE_NOOP("shangdaren", "The wild card can only be won with."),
    "hu_cut": QT_TRANSLATE_NOOP("shangdaren", "The cards do not make the {n} groups that are needed."),
    "hu_few": QT_TRANSLATE_NOOP("shangdaren", "{have} hu: {want} are needed."),
    "hu_own_draw": QT_TRANSLATE_NOOP("shangdaren", "By this table's rules only an own draw wins."),
    "hu_declined": QT_TRANSLATE_NOOP("shangdaren", "The drawn card was shown instead of won with."),
    "peng_two": QT_TRANSLATE_NOOP("shangdaren", "Peng needs exactly two {shown} in hand, there are {n}."),
    "zhao_three": QT_TRANSLATE_NOOP("shangdaren", "Zhao needs three or four {shown} in hand, there are {n}."),
    "own_draw_claim": QT_TRANSLATE_NOOP("shangdaren", "With one's own draw only shao makes cards alike."),
    "locked": QT_TRANSLATE_NOOP(
        "shangdaren", "Peng or zhao of {shown} was declined before: neither is possible any more."
    ),
    "no_discard": QT_TRANSLATE_NOOP("shangdaren", "No card could be discarded afterwards."),
    "shao_when": QT_TRANSLATE_NOOP("shangdaren", "Shao is for the card that one draws, before it is shown."),
    "shao_two": QT_TRANSLATE_NOOP("shangdaren", "Shao needs at least two {shown} in hand, there are {n}."),
    "tiao_auto": QT_TRANSLATE_NOOP("shangdaren", "The fifth card joins a laid zhao by itself, if it is drawn."),
    "tiao_must": QT_TRANSLATE_NOOP("shangdaren", "{shown} joins the laid zhao unless the hand wins."),
    "keep_when": QT_TRANSLATE_NOOP("shangdaren", "A discard is left out only with four or five alike for it."),
    "eat_seat": QT_TRANSLATE_NOOP(
        "shangdaren", "Only one's own draw, and draw and discard of the player before may be eaten."
    ),
    "eat_row": QT_TRANSLATE_NOOP(
        "shangdaren", "{shown} lies in one's own row or that of the player before: it is not eaten any more."
    ),
    "eat_group": QT_TRANSLATE_NOOP("shangdaren", "{cards} with {shown} is neither a line nor a half."),
    "eat_halves": QT_TRANSLATE_NOOP("shangdaren", "No further half may be laid."),
    "eat_missing": QT_TRANSLATE_NOOP("shangdaren", "No card of the hand stands in the line of {shown}."),
    "eat_choose": QT_TRANSLATE_NOOP("shangdaren", "Choose one or two cards of the hand to eat {shown} with."),
    "eat_whole": QT_TRANSLATE_NOOP("shangdaren", "So it can be eaten: name the whole group, {cards}."),
    "tuo_none": QT_TRANSLATE_NOOP("shangdaren", "No laid half becomes a line with {shown}."),
    "warn_locked": QT_TRANSLATE_NOOP(
        "shangdaren", "Declined, {shown} can neither be peng nor zhao for the rest of the hand."
    ),
    "warn_short": QT_TRANSLATE_NOOP(
        "shangdaren",
        "The fours in hand ask for {n} cards: with a discard they are too few to lay all as fours.",
    ),
    "draw_stock": QT_TRANSLATE_NOOP("shangdaren", "The last card has been drawn and nobody has won."),
    "need": QT_TRANSLATE_NOOP(
        "shangdaren", "jing cards {cards}: {have} of {want} hu are sure, {laid} of {n} groups laid"
    ),
    "need_clean": QT_TRANSLATE_NOOP(
        "shangdaren", "without jing cards {cards}: {have} of {want} hu are sure, {laid} of {n} groups laid"
    ),
    "need_hunsu": QT_TRANSLATE_NOOP("shangdaren", "{have} of {want} hu are sure, {laid} of {n} groups laid"),
}
