"""The words of 乐山贰柒拾: verbs, scoring items, groups and reasons, as translation keys."""

from changpai_desktop.games.contract import QT_TRANSLATE_NOOP, VerbSpec, Word

HE = QT_TRANSLATE_NOOP("leshan", "points")
FAN = QT_TRANSLATE_NOOP("leshan", "fan")

_OPEN = ("claim",)

VERBS: tuple[VerbSpec, ...] = (
    VerbSpec(
        "hu", "和", QT_TRANSLATE_NOOP("leshan", "Win"), claim=True, seal=True, phases=("own_win", "claim", "peek")
    ),
    VerbSpec("kai", "开", QT_TRANSLATE_NOOP("leshan", "Kai"), claim=True, seal=True, phases=_OPEN),
    VerbSpec("dui", "对", QT_TRANSLATE_NOOP("leshan", "Dui"), claim=True, seal=True, phases=_OPEN),
    VerbSpec("chi", "吃", QT_TRANSLATE_NOOP("leshan", "Eat"), claim=True, seal=True, phases=_OPEN),
    VerbSpec("pass", "过", QT_TRANSLATE_NOOP("leshan", "Pass"), claim=True, phases=("own_win", "claim")),
    VerbSpec("discard", "打", QT_TRANSLATE_NOOP("leshan", "Discard")),
    VerbSpec("cut", "叨", QT_TRANSLATE_NOOP("leshan", "Cut"), phases=("cut",)),
    VerbSpec("shou", "收", QT_TRANSLATE_NOOP("leshan", "Keep it"), seal=True, phases=("peek",)),
    VerbSpec("liang", "亮", QT_TRANSLATE_NOOP("leshan", "Show it"), phases=("peek",)),
    VerbSpec("kuai", "块", QT_TRANSLATE_NOOP("leshan", "Call kuai"), seal=True),
    VerbSpec("mo", "摸", QT_TRANSLATE_NOOP("leshan", "Draw again")),
    VerbSpec("bai", "摆", QT_TRANSLATE_NOOP("leshan", "Laid with it")),
    VerbSpec("gun", "滚", QT_TRANSLATE_NOOP("leshan", "Gun"), seal=True),
    VerbSpec("kan", "坎", QT_TRANSLATE_NOOP("leshan", "Kan")),
    VerbSpec("zhuang", "桩", QT_TRANSLATE_NOOP("leshan", "Pair")),
    VerbSpec("dangdi", "底", QT_TRANSLATE_NOOP("leshan", "Bottom card")),
    VerbSpec("foul", "包", QT_TRANSLATE_NOOP("leshan", "Foul"), seal=True),
)

FOULS: dict[str, Word] = {
    "san_da_yi": QT_TRANSLATE_NOOP("leshan", "Three and one"),
    "duo_mo": QT_TRANSLATE_NOOP("leshan", "A card too many"),
    "chi_guozhang": QT_TRANSLATE_NOOP("leshan", "Ate a passed card"),
    "chi_cuo": QT_TRANSLATE_NOOP("leshan", "Wrong eating"),
    "chi_zi_e_zi": QT_TRANSLATE_NOOP("leshan", "Ate and discarded alike"),
    "hou_dui": QT_TRANSLATE_NOOP("leshan", "Late dui"),
    "zha_he": QT_TRANSLATE_NOOP("leshan", "False win"),
    "bu_gou": QT_TRANSLATE_NOOP("leshan", "Too few points"),
    "he_cuo": QT_TRANSLATE_NOOP("leshan", "Wrong winning card"),
    "bu_kai": QT_TRANSLATE_NOOP("leshan", "Kai was missed"),
    "bu_bai": QT_TRANSLATE_NOOP("leshan", "Groups were not laid"),
    "chai_kan": QT_TRANSLATE_NOOP("leshan", "Kan was broken"),
    "han_cuo": QT_TRANSLATE_NOOP("leshan", "Kuai called wrongly"),
    "hou_dui_he": QT_TRANSLATE_NOOP("leshan", "Won with a passed dui"),
    "huilong": QT_TRANSLATE_NOOP("leshan", "Won with an own discard"),
    "xiao_bao_da": QT_TRANSLATE_NOOP("leshan", "Declared too high"),
    "bao_piao": QT_TRANSLATE_NOOP("leshan", "Claimed piao with a broken dragon"),
    "guohe": QT_TRANSLATE_NOOP("leshan", "Won after a passed win"),
}

ITEM: dict[str, Word] = {
    "he": QT_TRANSLATE_NOOP("leshan", "Win paid"),
    "taipao": QT_TRANSLATE_NOOP("leshan", "Paopai"),
    "xiao": QT_TRANSLATE_NOOP("leshan", "Small win"),
    "zhong": QT_TRANSLATE_NOOP("leshan", "Middle win"),
    "da": QT_TRANSLATE_NOOP("leshan", "Big win"),
    "sanshi": QT_TRANSLATE_NOOP("leshan", "Thirty win"),
    "tai": QT_TRANSLATE_NOOP("leshan", "Table win"),
    "tianhe": QT_TRANSLATE_NOOP("leshan", "Heavenly win"),
    "dihe": QT_TRANSLATE_NOOP("leshan", "Earthly win"),
    "kunhe": QT_TRANSLATE_NOOP("leshan", "Kun win"),
    "piaohe": QT_TRANSLATE_NOOP("leshan", "Piao win"),
    "xiaojia_dui": QT_TRANSLATE_NOOP("leshan", "Small seat's dui"),
    "xiaojia_longdeng": QT_TRANSLATE_NOOP("leshan", "Small seat's two-seven-ten"),
    "xiaojia_zimo": QT_TRANSLATE_NOOP("leshan", "Small seat's own card"),
    "value": QT_TRANSLATE_NOOP("leshan", "Value"),
    "cap": QT_TRANSLATE_NOOP("leshan", "Value, capped"),
    **FOULS,
}

CLASSES: dict[bool, tuple[str, ...]] = {
    False: ("xiao", "zhong", "da", "sanshi", "tai"),
    True: ("xiao", "zhong", "da", "tai"),
}
"""3.6.3: the classes by rank, ordinary and with `tiers = chipiao`."""

R: dict[str, Word] = {
    "over": QT_TRANSLATE_NOOP("leshan", "The hand is over."),
    "not_turn": QT_TRANSLATE_NOOP("leshan", "It is not this seat's turn to decide."),
    "no_such": QT_TRANSLATE_NOOP("leshan", "That is not possible now."),
    "answered": QT_TRANSLATE_NOOP("leshan", "This seat has answered the card already."),
    "not_asked": QT_TRANSLATE_NOOP("leshan", "This card asks nothing of this seat."),
    "cut_first": QT_TRANSLATE_NOOP("leshan", "Cut the pack first: choose how many cards to lift."),
    "cut_other": QT_TRANSLATE_NOOP("leshan", "The player before the shuffler cuts the pack first."),
    "peek_only": QT_TRANSLATE_NOOP("leshan", "Only the small seat keeps or shows a card that it has turned unseen."),
    "peek_first": QT_TRANSLATE_NOOP("leshan", "A card was turned unseen: win with it, keep it, or show it."),
    "small_claim": QT_TRANSLATE_NOOP(
        "leshan", "The small seat takes a card only to win with it: no dui, kai or eating."
    ),
    "answer_first": QT_TRANSLATE_NOOP("leshan", "A card lies on the table: it is answered before anybody discards."),
    "win_first": QT_TRANSLATE_NOOP("leshan", "The hand is complete: win, or pass first."),
    "no_shown": QT_TRANSLATE_NOOP("leshan", "No card lies on the table to be taken."),
    "must_discard": QT_TRANSLATE_NOOP("leshan", "A discard is owed: choose a card of the hand."),
    "kuai_auto": QT_TRANSLATE_NOOP("leshan", "Whether a discard is owed is counted by the program at this table."),
    "not_held": QT_TRANSLATE_NOOP("leshan", "There is no {cards} in the hand."),
    "discard_kan": QT_TRANSLATE_NOOP("leshan", "{n} {cards} are held: a kan or gun stays together."),
    "discard_kept": QT_TRANSLATE_NOOP("leshan", "{cards} was kept just now: one of the two old cards must go."),
    "discard_back": QT_TRANSLATE_NOOP(
        "leshan", "{cards} would make a group with the cards just used for eating: it may not be discarded now."
    ),
    "own_card": QT_TRANSLATE_NOOP("leshan", "One's own discard cannot be taken back."),
    "hu_kai": QT_TRANSLATE_NOOP("leshan", "A kai was declined: this hand can no longer win."),
    "hu_dui": QT_TRANSLATE_NOOP("leshan", "A dui of {cards} was declined: it can be neither taken nor won with."),
    "hu_own": QT_TRANSLATE_NOOP("leshan", "{cards} was discarded by this seat: it cannot be won with."),
    "hu_cut": QT_TRANSLATE_NOOP("leshan", "The cards do not form whole groups."),
    "hu_size": QT_TRANSLATE_NOOP(
        "leshan", "A skipped discard is still owed: this hand cannot win with its first claim."
    ),
    "hu_points": QT_TRANSLATE_NOOP("leshan", "{have} points, {want} are needed."),
    "hu_passed": QT_TRANSLATE_NOOP("leshan", "A win was passed: first a claim of one's own, or a better win."),
    "hu_small": QT_TRANSLATE_NOOP("leshan", "The small seat wins with three alike or a two-seven-ten only."),
    "kai_three": QT_TRANSLATE_NOOP("leshan", "Kai needs three {cards} in hand, there are {n}."),
    "kai_must": QT_TRANSLATE_NOOP("leshan", "By this table's rules kai is compulsory, unless the card is won with."),
    "dui_kan": QT_TRANSLATE_NOOP("leshan", "Three {cards} are held: that is a kai, not a dui."),
    "dui_two": QT_TRANSLATE_NOOP("leshan", "Dui needs exactly two {cards} in hand, there are {n}."),
    "dui_passed": QT_TRANSLATE_NOOP("leshan", "A dui of {cards} was declined before."),
    "own_discarded": QT_TRANSLATE_NOOP(
        "leshan", "{cards} was discarded by this seat; by this table's rules it cannot be taken any more."
    ),
    "no_discard": QT_TRANSLATE_NOOP("leshan", "No card could be discarded afterwards."),
    "eat_seat": QT_TRANSLATE_NOOP("leshan", "Only one's own flip and the card of the player before may be eaten."),
    "eat_own_flip": QT_TRANSLATE_NOOP("leshan", "With two players only one's own flip may be eaten."),
    "eat_passed": QT_TRANSLATE_NOOP("leshan", "{cards} was not eaten before when it could be."),
    "eat_kan_of": QT_TRANSLATE_NOOP("leshan", "Three {cards} are held: the card is for kai, it cannot be eaten."),
    "eat_kan": QT_TRANSLATE_NOOP("leshan", "{n} {cards} are held: a kan stays together and is not used for eating."),
    "eat_group": QT_TRANSLATE_NOOP(
        "leshan",
        "{cards} and {shown} make no group: a run or two-seven-ten of one colour, or one number in both colours.",
    ),
    "eat_incomplete": QT_TRANSLATE_NOOP("leshan", "Choose one more card of the hand to eat {shown}."),
    "eat_missing": QT_TRANSLATE_NOOP("leshan", "Eating {shown} needs two fitting cards of the hand."),
    "eat_bai": QT_TRANSLATE_NOOP(
        "leshan", "The other {shown} in hand would have to be laid with a group of their own, and cannot be."
    ),
    "eat_bai_other": QT_TRANSLATE_NOOP(
        "leshan",
        "All other {shown} in hand must be laid along with groups of their own, and a card must be left to discard.",
    ),
    "foul": QT_TRANSLATE_NOOP("leshan", "A foul: {foul}. The hand ends without a winner."),
    "draw_stock": QT_TRANSLATE_NOOP("leshan", "The stock is empty and nobody has won."),
    "warn_foul": QT_TRANSLATE_NOOP("leshan", "This is a foul ({foul}): who is caught pays {pay} to each."),
    "warn_kai": QT_TRANSLATE_NOOP("leshan", "Who declines a kai can no longer win in this hand."),
    "warn_dui": QT_TRANSLATE_NOOP(
        "leshan", "Who declines a dui of {cards} can neither take nor win with {cards} later."
    ),
    "warn_hu": QT_TRANSLATE_NOOP("leshan", "Who passes a win needs a claim, or a better win, before winning again."),
    "warn_chi": QT_TRANSLATE_NOOP("leshan", "Who does not eat {cards} now may not eat it later."),
    "need": QT_TRANSLATE_NOOP("leshan", "{want} points needed, {have} laid or in kan and gun"),
    "need_small": QT_TRANSLATE_NOOP("leshan", "The small seat needs three alike or a two-seven-ten."),
}
