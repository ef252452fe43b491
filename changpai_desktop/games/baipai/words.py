"""The words of 摆牌: verbs, scoring items, groups and reasons, as translation keys."""

from changpai_desktop.games.contract import QT_TRANSLATE_NOOP, VerbSpec, Word

CARDS = QT_TRANSLATE_NOOP("baipai", "cards")
JIA = QT_TRANSLATE_NOOP("baipai", "jia")
FAN = QT_TRANSLATE_NOOP("baipai", "fan")
BASE = QT_TRANSLATE_NOOP("baipai", "base")

VERBS: tuple[VerbSpec, ...] = (
    VerbSpec("lead", "出", QT_TRANSLATE_NOOP("baipai", "Lead"), phases=("lead",)),
    VerbSpec("beat", "打", QT_TRANSLATE_NOOP("baipai", "Beat"), phases=("beat",)),
    VerbSpec("pass", "过", QT_TRANSLATE_NOOP("baipai", "Pass"), seal=True, phases=("beat",)),
    VerbSpec("give", "垫", QT_TRANSLATE_NOOP("baipai", "Give a card"), phases=("give",)),
    VerbSpec("stop", "停", QT_TRANSLATE_NOOP("baipai", "Stop"), seal=True),
    VerbSpec("tuoshou", "脱", QT_TRANSLATE_NOOP("baipai", "Break off"), seal=True),
    VerbSpec("redeal", "重", QT_TRANSLATE_NOOP("baipai", "Deal again"), seal=True, phases=("choice",)),
    VerbSpec("keep", "留", QT_TRANSLATE_NOOP("baipai", "Play on"), phases=("choice",)),
    VerbSpec("bai", "摆", QT_TRANSLATE_NOOP("baipai", "Laid")),
    VerbSpec("ying", "硬", QT_TRANSLATE_NOOP("baipai", "Hard cards"), seal=True),
    VerbSpec("bao", "包", QT_TRANSLATE_NOOP("baipai", "Liable"), seal=True),
    VerbSpec("foul", "罚", QT_TRANSLATE_NOOP("baipai", "Foul"), seal=True),
)

ITEM: dict[str, Word] = {
    "hu": QT_TRANSLATE_NOOP("baipai", "Win paid"),
    "bao": QT_TRANSLATE_NOOP("baipai", "Liable for the other"),
    "foul": QT_TRANSLATE_NOOP("baipai", "Foul"),
    "laid": QT_TRANSLATE_NOOP("baipai", "Cards laid"),
    "jia": QT_TRANSLATE_NOOP("baipai", "Jia"),
    "fan": QT_TRANSLATE_NOOP("baipai", "Three or four alike"),
    "capped": QT_TRANSLATE_NOOP("baipai", "Fan beyond the count of cards"),
    "value": QT_TRANSLATE_NOOP("baipai", "Each pays"),
}

R: dict[str, Word] = {
    "over": QT_TRANSLATE_NOOP("baipai", "The hand is over."),
    "not_turn": QT_TRANSLATE_NOOP("baipai", "It is not this seat's turn to decide."),
    "no_such": QT_TRANSLATE_NOOP("baipai", "That is not possible now."),
    "order": QT_TRANSLATE_NOOP("baipai", "The cards are named in another order: {cards}."),
    "unknown_card": QT_TRANSLATE_NOOP("baipai", "{cards} is no card of this game."),
    "hard": QT_TRANSLATE_NOOP("baipai", "{cards} is a hard card: it is laid before play and never led."),
    "not_held": QT_TRANSLATE_NOOP("baipai", "The hand has not so many {cards}."),
    "choice_first": QT_TRANSLATE_NOOP("baipai", "Say first whether this hand is played or dealt again."),
    "redeal_has": QT_TRANSLATE_NOOP("baipai", "Only a hand without Heaven and Nine is dealt again."),
    "redeal_late": QT_TRANSLATE_NOOP("baipai", "A hand is dealt again only before the first lead."),
    "lead_choose": QT_TRANSLATE_NOOP("baipai", "Choose the cards to lead."),
    "lead_must": QT_TRANSLATE_NOOP("baipai", "Who has the lead must lead."),
    "lead_none": QT_TRANSLATE_NOOP("baipai", "Nothing lies on the table to be beaten: lead."),
    "beat_first": QT_TRANSLATE_NOOP("baipai", "{shown} was led: beat it or pass."),
    "beat_choose": QT_TRANSLATE_NOOP("baipai", "Choose the cards that beat {shown}."),
    "no_set": QT_TRANSLATE_NOOP("baipai", "{cards} is no set: one kind, or a head with its partners."),
    "no_mixed": QT_TRANSLATE_NOOP("baipai", "{cards} are of one rank but of different kinds: no set at this table."),
    "too_many": QT_TRANSLATE_NOOP("baipai", "{cards} are more than four: a set of one rank has four at most."),
    "no_partner": QT_TRANSLATE_NOOP("baipai", "{cards} lacks the head: partners alone make no combination."),
    "other_number": QT_TRANSLATE_NOOP("baipai", "{n} cards were led; as many are needed to beat them."),
    "other_class": QT_TRANSLATE_NOOP(
        "baipai", "{cards} is of another class than {shown}: classes do not beat each other."
    ),
    "other_shape": QT_TRANSLATE_NOOP(
        "baipai", "The combination needs as many heads, red and black partners as {shown}."
    ),
    "equal": QT_TRANSLATE_NOOP("baipai", "{cards} is equal to {shown}: equal does not beat."),
    "lower": QT_TRANSLATE_NOOP("baipai", "{cards} is lower than {shown}."),
    "pass_can": QT_TRANSLATE_NOOP("baipai", "{cards} would beat: who can beat must."),
    "pass_cannot": QT_TRANSLATE_NOOP("baipai", "Nothing in the hand beats {shown}: pass."),
    "pass_gives": QT_TRANSLATE_NOOP("baipai", "Cards are given face down; {n} more are owed."),
    "give_rule": QT_TRANSLATE_NOOP("baipai", "No cards are owed to the trick."),
    "give_choose": QT_TRANSLATE_NOOP("baipai", "Choose a card of the hand to give."),
    "stop_win": QT_TRANSLATE_NOOP("baipai", "Only who has laid {want} may stop; {have} are laid."),
    "stop_lead": QT_TRANSLATE_NOOP("baipai", "That is said only when one is to lead."),
    "tuoshou_rule": QT_TRANSLATE_NOOP("baipai", "Where fifteen win nobody breaks off."),
    "tuoshou_15": QT_TRANSLATE_NOOP("baipai", "Breaking off needs exactly fifteen laid cards; {have} are laid."),
    "tuoshou_beaten": QT_TRANSLATE_NOOP("baipai", "Only after a lead of one's own that nobody beat can one break off."),
    "tuoshou_many": QT_TRANSLATE_NOOP("baipai", "{n} cards are in the hand: five at most for breaking off."),
    "tuoshou_exact": QT_TRANSLATE_NOOP("baipai", "{n} cards are in the hand: exactly five for breaking off."),
    "warn_bao": QT_TRANSLATE_NOOP(
        "baipai", "A first lead with Heaven or Nine makes you liable: if another wins you pay for both."
    ),
    "warn_bao_every": QT_TRANSLATE_NOOP("baipai", "Leading Heaven or Nine makes you liable, should another win."),
    "warn_tuoshou": QT_TRANSLATE_NOOP("baipai", "The hand ends and nobody pays."),
    "warn_redeal": QT_TRANSLATE_NOOP("baipai", "The hand is void and dealt again."),
    "warn_pass": QT_TRANSLATE_NOOP(
        "baipai", "You could beat with {cards}: passing is a foul and costs {pay} to each other player."
    ),
    "warn_false": QT_TRANSLATE_NOOP(
        "baipai", "The rules forbid this: it is a foul and costs {pay} to each other player."
    ),
    "foul_pass": QT_TRANSLATE_NOOP("baipai", "Passed though {cards} would have beaten."),
    "foul_lay": QT_TRANSLATE_NOOP("baipai", "{cards} was laid against the rules."),
    "void": QT_TRANSLATE_NOOP("baipai", "A hand without Heaven and Nine is not played; the same dealer deals again."),
    "broken_off": QT_TRANSLATE_NOOP("baipai", "Broken off at fifteen: nobody pays."),
    "huang": QT_TRANSLATE_NOOP("baipai", "Nobody has {want} laid and the leader has no cards: nobody pays."),
    "need": QT_TRANSLATE_NOOP("baipai", "{have} laid, {more} more for {want}"),
    "need_on": QT_TRANSLATE_NOOP("baipai", "{have} laid: won; {more} more for the next jia"),
    "need_full": QT_TRANSLATE_NOOP("baipai", "{have} laid: won"),
    "need_out": QT_TRANSLATE_NOOP("baipai", "{have} laid and {n} in hand: {want} are out of reach"),
}
