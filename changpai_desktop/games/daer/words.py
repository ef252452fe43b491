"""The words of 四川大贰: verbs, scoring items, groups and reasons, as translation keys."""

from changpai_desktop.games.contract import QT_TRANSLATE_NOOP, VerbSpec, Word

HU = QT_TRANSLATE_NOOP("daer", "hu")
FAN = QT_TRANSLATE_NOOP("daer", "fan")
BASE = QT_TRANSLATE_NOOP("daer", "base")
DENG = QT_TRANSLATE_NOOP("daer", "deng")
TIMES = QT_TRANSLATE_NOOP("daer", "times")

VERBS: tuple[VerbSpec, ...] = (
    VerbSpec("hu", "胡", QT_TRANSLATE_NOOP("daer", "Win"), claim=True, seal=True),
    VerbSpec("zhao", "招", QT_TRANSLATE_NOOP("daer", "Zhao"), claim=True, seal=True),
    VerbSpec("peng", "碰", QT_TRANSLATE_NOOP("daer", "Peng"), claim=True, seal=True),
    VerbSpec("chi", "吃", QT_TRANSLATE_NOOP("daer", "Eat"), claim=True, seal=True),
    VerbSpec("pass", "过", QT_TRANSLATE_NOOP("daer", "Pass"), claim=True),
    VerbSpec("discard", "打", QT_TRANSLATE_NOOP("daer", "Discard")),
    VerbSpec("bao", "爆", QT_TRANSLATE_NOOP("daer", "Declare bao"), seal=True, phases=("bao",)),
    VerbSpec("long", "垅", QT_TRANSLATE_NOOP("daer", "Long"), seal=True),
    VerbSpec("zhahu", "诈", QT_TRANSLATE_NOOP("daer", "False win"), seal=True),
    VerbSpec("qi", "起", QT_TRANSLATE_NOOP("daer", "The dealer's last card")),
    VerbSpec("kan", "坎", QT_TRANSLATE_NOOP("daer", "Three in hand")),
    VerbSpec("lie", "列", QT_TRANSLATE_NOOP("daer", "Run or mix in hand")),
    VerbSpec("jiang", "将", QT_TRANSLATE_NOOP("daer", "Pair")),
)

ITEM: dict[str, Word] = {
    "hu": QT_TRANSLATE_NOOP("daer", "Win paid"),
    "dianpao": QT_TRANSLATE_NOOP("daer", "Discarded the winning card"),
    "zhahu": QT_TRANSLATE_NOOP("daer", "False win"),
    "qia": QT_TRANSLATE_NOOP("daer", "Exact tens"),
    "luan": QT_TRANSLATE_NOOP("daer", "No hu at all"),
    "hong": QT_TRANSLATE_NOOP("daer", "Red hand"),
    "hei": QT_TRANSLATE_NOOP("daer", "Black hand"),
    "wu": QT_TRANSLATE_NOOP("daer", "Black hand, fourfold"),
    "kun": QT_TRANSLATE_NOOP("daer", "Every group scores"),
    "gui": QT_TRANSLATE_NOOP("daer", "All four of a kind"),
    "zimo": QT_TRANSLATE_NOOP("daer", "Own flip"),
    "tianhu": QT_TRANSLATE_NOOP("daer", "Won as dealt"),
    "dihu": QT_TRANSLATE_NOOP("daer", "Won on the dealer's first discard"),
    "shuishang": QT_TRANSLATE_NOOP("daer", "First flip"),
    "haidi": QT_TRANSLATE_NOOP("daer", "Last flip"),
    "bao": QT_TRANSLATE_NOOP("daer", "Bao declared"),
    "shabao": QT_TRANSLATE_NOOP("daer", "Another's bao beaten"),
    "base": QT_TRANSLATE_NOOP("daer", "Base by hu"),
    "deng": QT_TRANSLATE_NOOP("daer", "Full tens of hu"),
    "value": QT_TRANSLATE_NOOP("daer", "Score"),
}

R: dict[str, Word] = {
    "over": QT_TRANSLATE_NOOP("daer", "The hand is over."),
    "resting": QT_TRANSLATE_NOOP("daer", "This seat rests in this hand."),
    "not_turn": QT_TRANSLATE_NOOP("daer", "It is not this seat's turn to decide."),
    "no_such": QT_TRANSLATE_NOOP("daer", "That is not possible now."),
    "answer_first": QT_TRANSLATE_NOOP("daer", "A card lies on the table: answer it before discarding."),
    "win_first": QT_TRANSLATE_NOOP("daer", "The hand is complete: win, or pass first."),
    "bao_first": QT_TRANSLATE_NOOP("daer", "Say first whether this hand is declared bao."),
    "no_shown": QT_TRANSLATE_NOOP("daer", "No card lies on the table to be taken."),
    "must_discard": QT_TRANSLATE_NOOP("daer", "A discard is owed: choose a card of the hand."),
    "unknown_card": QT_TRANSLATE_NOOP("daer", "{cards} is no card of this game."),
    "other_card": QT_TRANSLATE_NOOP("daer", "{shown} lies on the table, not {cards}."),
    "not_held": QT_TRANSLATE_NOOP("daer", "There is no {cards} in the hand."),
    "discard_kan": QT_TRANSLATE_NOOP("daer", "Three {cards} are held: they stay together and wait for zhao."),
    "own_discard": QT_TRANSLATE_NOOP("daer", "One's own discard cannot be taken back."),
    "hu_passed": QT_TRANSLATE_NOOP(
        "daer", "{shown} was discarded or not eaten before: it can neither be eaten nor won with any more."
    ),
    "hu_cut": QT_TRANSLATE_NOOP("daer", "The cards do not form seven groups without remainder."),
    "hu_few": QT_TRANSLATE_NOOP("daer", "{have} hu: ten or more are needed, or none at all."),
    "peng_two": QT_TRANSLATE_NOOP("daer", "Peng needs exactly two {shown} in hand, there are {n}."),
    "zhao_three": QT_TRANSLATE_NOOP("daer", "Zhao needs three {shown} in hand, there are {n}."),
    "zhao_must": QT_TRANSLATE_NOOP("daer", "Three {shown} are held: zhao is compulsory unless the hand wins."),
    "peng_must": QT_TRANSLATE_NOOP("daer", "Two {shown} are held: peng is compulsory unless the hand wins."),
    "bao_no_claim": QT_TRANSLATE_NOOP("daer", "Who has declared bao neither eats nor takes a peng."),
    "eat_seat": QT_TRANSLATE_NOOP("daer", "Only one's own flip and the card of the player before may be eaten."),
    "eat_passed": QT_TRANSLATE_NOOP("daer", "{shown} was discarded or not eaten before: it cannot be eaten any more."),
    "eat_group": QT_TRANSLATE_NOOP("daer", "{cards} with {shown} is neither a run, two-seven-ten, nor a mix."),
    "eat_kan": QT_TRANSLATE_NOOP("daer", "Three {cards} are held: they may not be taken apart for eating."),
    "eat_missing": QT_TRANSLATE_NOOP("daer", "No two cards of the hand form a group with {shown}."),
    "eat_with": QT_TRANSLATE_NOOP("daer", "{shown} cannot be eaten with {cards} and another card of this hand."),
    "eat_choose": QT_TRANSLATE_NOOP("daer", "Choose two cards of the hand to eat {shown} with."),
    "eat_bi": QT_TRANSLATE_NOOP(
        "daer", "Another {shown} is in hand: it must be laid in a group of its own with this eating."
    ),
    "no_discard": QT_TRANSLATE_NOOP("daer", "No card could be discarded afterwards."),
    "bao_rule": QT_TRANSLATE_NOOP("daer", "By this table's rules bao is not declared."),
    "bao_wait": QT_TRANSLATE_NOOP("daer", "Bao needs a hand that waits for its last card."),
    "bao_late": QT_TRANSLATE_NOOP("daer", "Bao is declared before play, by the dealer also with the first discard."),
    "foul": QT_TRANSLATE_NOOP(
        "daer", "The hand had broken a rule ({why}): the win is false and is paid to the others."
    ),
    "foul_peng": QT_TRANSLATE_NOOP("daer", "a forced peng or zhao was missed"),
    "foul_kan": QT_TRANSLATE_NOOP("daer", "three of a kind were broken"),
    "foul_bi": QT_TRANSLATE_NOOP("daer", "eaten without laying the other copies"),
    "foul_guo": QT_TRANSLATE_NOOP("daer", "a passed kind was eaten"),
    "foul_hu_guo": QT_TRANSLATE_NOOP("daer", "won with a passed kind"),
    "warn_foul": QT_TRANSLATE_NOOP(
        "daer", "The rules forbid this ({why}): declaring a win later would be false and cost the score for each."
    ),
    "warn_false": QT_TRANSLATE_NOOP("daer", "A false win ({why}): you would pay {pay} to each."),
    "warn_passed": QT_TRANSLATE_NOOP(
        "daer", "Not eaten, {shown} can neither be eaten nor won with for the rest of the hand."
    ),
    "warn_passed_eat": QT_TRANSLATE_NOOP("daer", "Not eaten, {shown} cannot be eaten for the rest of the hand."),
    "warn_dead": QT_TRANSLATE_NOOP("daer", "After this no card can be discarded: the hand can never win."),
    "draw_stock": QT_TRANSLATE_NOOP("daer", "The last card has been turned and nobody has won."),
    "need": QT_TRANSLATE_NOOP("daer", "ten hu needed or none; laid and held as three: {have}"),
    "need_dead": QT_TRANSLATE_NOOP("daer", "no card could be discarded; this hand can no longer win"),
}
