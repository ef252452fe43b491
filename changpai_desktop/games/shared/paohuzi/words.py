"""The words that the games of this family share: verbs, counted groups and reasons, as translation keys."""

from changpai_desktop.games.contract import QT_TRANSLATE_NOOP, VerbSpec, Word

HUXI = QT_TRANSLATE_NOOP("paohuzi", "huxi")
FAN = QT_TRANSLATE_NOOP("paohuzi", "fan")
BASE = QT_TRANSLATE_NOOP("paohuzi", "base")

VERBS: tuple[VerbSpec, ...] = (
    VerbSpec("hu", "胡", QT_TRANSLATE_NOOP("paohuzi", "Win"), claim=True, seal=True),
    VerbSpec("pao", "跑", QT_TRANSLATE_NOOP("paohuzi", "Pao"), claim=True, seal=True),
    VerbSpec("peng", "碰", QT_TRANSLATE_NOOP("paohuzi", "Peng"), claim=True, seal=True),
    VerbSpec("chi", "吃", QT_TRANSLATE_NOOP("paohuzi", "Eat"), claim=True, seal=True),
    VerbSpec("pass", "过", QT_TRANSLATE_NOOP("paohuzi", "Pass"), claim=True),
    VerbSpec("discard", "打", QT_TRANSLATE_NOOP("paohuzi", "Discard")),
    VerbSpec("ti", "提", QT_TRANSLATE_NOOP("paohuzi", "Ti"), seal=True),
    VerbSpec("wei", "偎", QT_TRANSLATE_NOOP("paohuzi", "Wei"), seal=True),
    VerbSpec("chouwei", "臭", QT_TRANSLATE_NOOP("paohuzi", "Stale wei"), seal=True),
    VerbSpec("liangzhang", "亮", QT_TRANSLATE_NOOP("paohuzi", "Open card")),
    VerbSpec("dead", "死", QT_TRANSLATE_NOOP("paohuzi", "Dead hand"), seal=True),
    VerbSpec("undone", "还", QT_TRANSLATE_NOOP("paohuzi", "Eat undone")),
    VerbSpec("false_hu", "诈", QT_TRANSLATE_NOOP("paohuzi", "False win"), seal=True),
    VerbSpec("kan", "坎", QT_TRANSLATE_NOOP("paohuzi", "Three in hand")),
    VerbSpec("ju", "句", QT_TRANSLATE_NOOP("paohuzi", "Run")),
    VerbSpec("jiao", "绞", QT_TRANSLATE_NOOP("paohuzi", "Mixed three")),
    VerbSpec("jiang", "将", QT_TRANSLATE_NOOP("paohuzi", "Pair")),
)
WORD_OF: dict[str, Word] = {v.id: v.word for v in VERBS}

ITEM: dict[str, Word] = {
    "hu": QT_TRANSLATE_NOOP("paohuzi", "Win paid"),
    "false_hu": WORD_OF["false_hu"],
    "zimo": QT_TRANSLATE_NOOP("paohuzi", "Own draw"),
    "tianhu": QT_TRANSLATE_NOOP("paohuzi", "Heavenly win"),
    "price": QT_TRANSLATE_NOOP("paohuzi", "Each pays"),
}

R: dict[str, Word] = {
    "over": QT_TRANSLATE_NOOP("paohuzi", "The hand is over."),
    "resting": QT_TRANSLATE_NOOP("paohuzi", "This seat rests in this hand."),
    "not_turn": QT_TRANSLATE_NOOP("paohuzi", "It is not this seat's turn to decide."),
    "no_such": QT_TRANSLATE_NOOP("paohuzi", "That is not possible now."),
    "answer_first": QT_TRANSLATE_NOOP("paohuzi", "A card lies on the table: answer it before discarding."),
    "win_first": QT_TRANSLATE_NOOP("paohuzi", "The hand is complete: win, or pass first."),
    "no_shown": QT_TRANSLATE_NOOP("paohuzi", "No card lies on the table to be taken."),
    "must_discard": QT_TRANSLATE_NOOP("paohuzi", "A discard is owed: choose a card of the hand."),
    "open_only_hu": QT_TRANSLATE_NOOP("paohuzi", "The dealer's open card can only be won."),
    "not_held": QT_TRANSLATE_NOOP("paohuzi", "There is no {cards} in the hand."),
    "discard_kan": QT_TRANSLATE_NOOP("paohuzi", "Three {cards} are a kan; a kan is never taken apart."),
    "hu_discard": QT_TRANSLATE_NOOP("paohuzi", "Only stock cards can be won, never a discard."),
    "hu_cut": QT_TRANSLATE_NOOP("paohuzi", "The cards do not form seven groups."),
    "hu_pair": QT_TRANSLATE_NOOP("paohuzi", "With a pao or ti six groups and one pair are needed."),
    "hu_points": QT_TRANSLATE_NOOP("paohuzi", "{have} huxi, {want} are needed."),
    "hu_passed": QT_TRANSLATE_NOOP(
        "paohuzi", "A win on {cards} was passed; before it can be won the laid groups must count other than {have}."
    ),
    "hu_foul": QT_TRANSLATE_NOOP("paohuzi", "After a foul the hand cannot win: declaring is a false win."),
    "dead": QT_TRANSLATE_NOOP("paohuzi", "The hand is dead: only forced wei, ti and pao are left to it."),
    "banned": QT_TRANSLATE_NOOP("paohuzi", "The player's discard was taken by pao: no more eating, no more peng."),
    "stale": QT_TRANSLATE_NOOP("paohuzi", "{cards} is stale: it was discarded or passed before."),
    "peng_two": QT_TRANSLATE_NOOP("paohuzi", "Peng needs exactly two {cards} in hand, there are {n}."),
    "peng_own": QT_TRANSLATE_NOOP("paohuzi", "One's own flip with a pair would be a wei, not a peng."),
    "own_discard": QT_TRANSLATE_NOOP("paohuzi", "One's own discard cannot be taken back."),
    "no_discard": QT_TRANSLATE_NOOP("paohuzi", "A discard is owed afterwards, and no card could be discarded."),
    "pao_must": QT_TRANSLATE_NOOP("paohuzi", "{cards} must be taken by pao."),
    "pao_three": QT_TRANSLATE_NOOP("paohuzi", "Pao needs three {cards} in hand or laid."),
    "pao_peng": QT_TRANSLATE_NOOP("paohuzi", "A laid peng takes the fourth {cards} only when it is flipped."),
    "forced_only": QT_TRANSLATE_NOOP("paohuzi", "Wei and ti happen by themselves with a card one draws."),
    "eat_seat": QT_TRANSLATE_NOOP("paohuzi", "Only one's own flip and the card of the player before may be eaten."),
    "eat_kan": QT_TRANSLATE_NOOP("paohuzi", "Three {cards} are a kan; a kan is never taken apart for eating."),
    "eat_group": QT_TRANSLATE_NOOP("paohuzi", "{cards} is no group that can be eaten."),
    "eat_missing": QT_TRANSLATE_NOOP("paohuzi", "Eating {shown} needs two fitting cards of the hand."),
    "eat_bi": QT_TRANSLATE_NOOP(
        "paohuzi", "Every other {shown} of the hand must be laid in a group at once, and here that is not done."
    ),
    "pass_forced": QT_TRANSLATE_NOOP("paohuzi", "Win, or the forced claim: there is no passing."),
    "draw_stock": QT_TRANSLATE_NOOP("paohuzi", "The stock is empty and nobody has won."),
    "out_dead": QT_TRANSLATE_NOOP("paohuzi", "A discard is owed and only kan are left: a dead hand."),
    "undone": QT_TRANSLATE_NOOP(
        "paohuzi", "Eaten without the groups it forces: the eat is undone and counts as passed."
    ),
    "false_hu": QT_TRANSLATE_NOOP("paohuzi", "False win: {why}"),
    "warn_hu": QT_TRANSLATE_NOOP(
        "paohuzi", "A win is passed: {cards} can be won again only after the laid groups count other than {have}."
    ),
    "warn_stale": QT_TRANSLATE_NOOP("paohuzi", "{cards} becomes stale: it can never be eaten or taken by peng again."),
    "warn_foul": QT_TRANSLATE_NOOP("paohuzi", "This is a foul: the hand can no longer win."),
    "warn_false": QT_TRANSLATE_NOOP("paohuzi", "This is a false win, paid to each opponent: {why}"),
    "warn_undone": QT_TRANSLATE_NOOP("paohuzi", "The eat would be undone and count as passed."),
    "need": QT_TRANSLATE_NOOP("paohuzi", "{want} huxi needed, {have} laid and in kan"),
    "need_dead": QT_TRANSLATE_NOOP("paohuzi", "dead hand"),
}
