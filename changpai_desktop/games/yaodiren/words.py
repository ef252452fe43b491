"""The words of 幺地人: verbs, scoring items, groups and reasons, as translation keys."""

from changpai_desktop.games.contract import QT_TRANSLATE_NOOP, VerbSpec, Word

TUO = QT_TRANSLATE_NOOP("yaodiren", "tuo")
FAN = QT_TRANSLATE_NOOP("yaodiren", "fan")
BASE = QT_TRANSLATE_NOOP("yaodiren", "base")

VERBS: tuple[VerbSpec, ...] = (
    VerbSpec("hu", "胡", QT_TRANSLATE_NOOP("yaodiren", "Win"), claim=True, seal=True),
    VerbSpec("tuhuo", "吐", QT_TRANSLATE_NOOP("yaodiren", "Tuhuo"), claim=True, seal=True),
    VerbSpec("gang", "杠", QT_TRANSLATE_NOOP("yaodiren", "Gang"), claim=True, seal=True),
    VerbSpec("peng", "碰", QT_TRANSLATE_NOOP("yaodiren", "Peng"), claim=True, seal=True),
    VerbSpec("chi", "吃", QT_TRANSLATE_NOOP("yaodiren", "Eat"), claim=True, seal=True),
    VerbSpec("pass", "过", QT_TRANSLATE_NOOP("yaodiren", "Pass"), claim=True),
    VerbSpec("discard", "打", QT_TRANSLATE_NOOP("yaodiren", "Discard")),
    VerbSpec("start", "起", QT_TRANSLATE_NOOP("yaodiren", "Start"), seal=True, phases=("declare",)),
    VerbSpec("knock", "敲", QT_TRANSLATE_NOOP("yaodiren", "Knock"), seal=True, phases=("declare",)),
    VerbSpec("join", "打", QT_TRANSLATE_NOOP("yaodiren", "Join"), seal=True),
    VerbSpec("drop", "下", QT_TRANSLATE_NOOP("yaodiren", "Drop"), seal=True, phases=("declare",)),
    VerbSpec("redeal", "重", QT_TRANSLATE_NOOP("yaodiren", "Ask for a redeal")),
    VerbSpec("agree", "好", QT_TRANSLATE_NOOP("yaodiren", "Agree")),
    VerbSpec("refuse", "不", QT_TRANSLATE_NOOP("yaodiren", "Refuse")),
    VerbSpec("tou", "偷", QT_TRANSLATE_NOOP("yaodiren", "Steal"), seal=True),
    VerbSpec("qi", "起", QT_TRANSLATE_NOOP("yaodiren", "Opening card")),
    VerbSpec("replacement", "补", QT_TRANSLATE_NOOP("yaodiren", "Replacement")),
    VerbSpec("kan", "坎", QT_TRANSLATE_NOOP("yaodiren", "Three in hand")),
    VerbSpec("quad", "四", QT_TRANSLATE_NOOP("yaodiren", "Four in hand")),
    VerbSpec("five", "五", QT_TRANSLATE_NOOP("yaodiren", "Five in hand")),
    VerbSpec("baozi", "包", QT_TRANSLATE_NOOP("yaodiren", "Baozi"), seal=True),
)

ITEM: dict[str, Word] = {
    "hu": QT_TRANSLATE_NOOP("yaodiren", "Win paid"),
    "baozi": QT_TRANSLATE_NOOP("yaodiren", "Baozi"),
    "yaodiren": QT_TRANSLATE_NOOP("yaodiren", "One-Four, Earth, Man"),
    "tuhuo": QT_TRANSLATE_NOOP("yaodiren", "Tuhuo sounded"),
    "duizihu": QT_TRANSLATE_NOOP("yaodiren", "All sets"),
    "quanhong": QT_TRANSLATE_NOOP("yaodiren", "All red"),
    "gaofan": QT_TRANSLATE_NOOP("yaodiren", "High count"),
    "price": QT_TRANSLATE_NOOP("yaodiren", "Each pays"),
}

CASE_ITEM = {"yaodiren": "幺地人", "tuhuo": "吐火", "duizihu": "对子胡", "quanhong": "全红", "gaofan": "高番"}
"""Item names as rule cases write them."""

CASE_SAY = {"start": "起", "knock": "敲", "drop": "下课"}
"""Declarations as rule cases write them."""

R: dict[str, Word] = {
    "over": QT_TRANSLATE_NOOP("yaodiren", "The hand is over."),
    "not_turn": QT_TRANSLATE_NOOP("yaodiren", "It is not this seat's turn to decide."),
    "no_such": QT_TRANSLATE_NOOP("yaodiren", "That is not possible now."),
    "answer_first": QT_TRANSLATE_NOOP("yaodiren", "A card lies on the table: answer it before discarding."),
    "win_first": QT_TRANSLATE_NOOP("yaodiren", "The hand is complete: win, or pass first."),
    "no_shown": QT_TRANSLATE_NOOP("yaodiren", "No card lies on the table to be taken."),
    "must_discard": QT_TRANSLATE_NOOP("yaodiren", "A discard is owed: choose a card of the hand."),
    "declare_first": QT_TRANSLATE_NOOP("yaodiren", "Declare first: start, knock or drop."),
    "not_held": QT_TRANSLATE_NOOP("yaodiren", "There is no {cards} in the hand."),
    "discard_three": QT_TRANSLATE_NOOP(
        "yaodiren", "{n} {cards} are held: three or more alike stay together, they wait for gang or tuhuo."
    ),
    "discard_stolen": QT_TRANSLATE_NOOP("yaodiren", "{cards} was stolen just now; a stolen card may not be discarded."),
    "hu_three": QT_TRANSLATE_NOOP(
        "yaodiren", "{n} {cards} are held: gang or tuhuo comes first, the card cannot be won with."
    ),
    "hu_cut": QT_TRANSLATE_NOOP("yaodiren", "The cards do not form seven mao without remainder."),
    "hu_tuo": QT_TRANSLATE_NOOP("yaodiren", "{have} tuo, {want} are needed."),
    "hu_fan": QT_TRANSLATE_NOOP("yaodiren", "Who said start must win with at least one fan."),
    "hu_baozi": QT_TRANSLATE_NOOP("yaodiren", "A baozi cannot win."),
    "peng_two": QT_TRANSLATE_NOOP("yaodiren", "Peng needs exactly two {cards} in hand, there are {n}."),
    "peng_locked": QT_TRANSLATE_NOOP("yaodiren", "A peng of {cards} was refused before; it is locked."),
    "gang_three": QT_TRANSLATE_NOOP("yaodiren", "Gang needs three {cards} in hand, there are {n}."),
    "tuhuo_four": QT_TRANSLATE_NOOP("yaodiren", "Tuhuo needs four {cards} in hand, there are {n}."),
    "gang_must": QT_TRANSLATE_NOOP("yaodiren", "{n} {cards} are held: gang or tuhuo is compulsory."),
    "no_discard": QT_TRANSLATE_NOOP("yaodiren", "No card could be discarded afterwards."),
    "eat_seat": QT_TRANSLATE_NOOP("yaodiren", "Only one's own flip and the card of the player before may be eaten."),
    "eat_flip": QT_TRANSLATE_NOOP("yaodiren", "By this table's rules only flipped cards may be eaten."),
    "eat_own": QT_TRANSLATE_NOOP("yaodiren", "One's own discard cannot be taken back."),
    "eat_pips": QT_TRANSLATE_NOOP(
        "yaodiren", "{cards} does not go with {shown}: pips must add up to 14, or both be sevens."
    ),
    "eat_three": QT_TRANSLATE_NOOP(
        "yaodiren", "{n} {cards} are held: three or more alike may not be taken apart for eating."
    ),
    "eat_missing": QT_TRANSLATE_NOOP("yaodiren", "Eating {shown} needs two fitting cards of the hand."),
    "short_mao": QT_TRANSLATE_NOOP("yaodiren", "Only {have} of 7 mao, and no gang card covers the rest."),
    "short_tuo": QT_TRANSLATE_NOOP("yaodiren", "At most {have} tuo can be reached, {want} are needed."),
    "no_fan": QT_TRANSLATE_NOOP("yaodiren", "No fan in hand: no pair of One-Four, Earth or Man and no four alike."),
    "knock_dealer": QT_TRANSLATE_NOOP("yaodiren", "Only the dealer may knock without a fan."),
    "knock_fan": QT_TRANSLATE_NOOP("yaodiren", "There is a fan in hand: say start, not knock."),
    "must_play": QT_TRANSLATE_NOOP("yaodiren", "By this table's rules a qualified hand must be played."),
    "redeal_who": QT_TRANSLATE_NOOP(
        "yaodiren", "Only a dealer with neither a fan nor enough tuo may ask for a redeal, and only once."
    ),
    "out_ok": QT_TRANSLATE_NOOP("yaodiren", "The cards needed are gone; the player drops without penalty."),
    "out_baozi": QT_TRANSLATE_NOOP(
        "yaodiren", "The player's own move spoiled the hand while another would not have: baozi."
    ),
    "out_foul": QT_TRANSLATE_NOOP("yaodiren", "A foul was found when the next card was turned: baozi."),
    "warn_baozi": QT_TRANSLATE_NOOP(
        "yaodiren",
        "This spoils the hand ({why}) while another choice would not: you would be a baozi and pay {pay} to each.",
    ),
    "warn_drop": QT_TRANSLATE_NOOP("yaodiren", "After this the hand no longer qualifies: {why}"),
    "warn_foul": QT_TRANSLATE_NOOP(
        "yaodiren", "The rules punish this: who is caught is a baozi and pays {pay} to each."
    ),
    "void_nobody": QT_TRANSLATE_NOOP("yaodiren", "Nobody said start; the hand is void and the next seat deals."),
    "void_agreed": QT_TRANSLATE_NOOP("yaodiren", "All agreed to a redeal; the next seat deals."),
    "draw_stock": QT_TRANSLATE_NOOP("yaodiren", "The stock is empty and nobody has won."),
    "draw_all_out": QT_TRANSLATE_NOOP("yaodiren", "Everybody has dropped."),
    "dealt": QT_TRANSLATE_NOOP("yaodiren", "{mao} mao, up to {most} tuo, {fan}"),
    "dealt_short": QT_TRANSLATE_NOOP("yaodiren", "only {mao} mao, {fan}"),
    "with_fan": QT_TRANSLATE_NOOP("yaodiren", "a fan in hand"),
    "without_fan": QT_TRANSLATE_NOOP("yaodiren", "no fan"),
    "need": QT_TRANSLATE_NOOP("yaodiren", "{want} needed, {have} laid; up to {most} in reach"),
    "need_out": QT_TRANSLATE_NOOP("yaodiren", "{want} needed, no longer in reach"),
}
