"""The words of 千字红花白花: verbs, parts of the count and reasons, as translation keys."""

from changpai_desktop.games.contract import QT_TRANSLATE_NOOP, VerbSpec, Word

FU = QT_TRANSLATE_NOOP("qianhong", "fu")
TIMES = QT_TRANSLATE_NOOP("qianhong", "times")
BASE = QT_TRANSLATE_NOOP("qianhong", "base")

VERBS: tuple[VerbSpec, ...] = (
    VerbSpec("hu", "胡", QT_TRANSLATE_NOOP("qianhong", "Win"), claim=True, seal=True),
    VerbSpec("gang", "杠", QT_TRANSLATE_NOOP("qianhong", "Gang"), claim=True, seal=True),
    VerbSpec("peng", "碰", QT_TRANSLATE_NOOP("qianhong", "Peng"), claim=True, seal=True),
    VerbSpec("chi", "吃", QT_TRANSLATE_NOOP("qianhong", "Eat"), claim=True, seal=True),
    VerbSpec("pass", "过", QT_TRANSLATE_NOOP("qianhong", "Pass"), claim=True),
    VerbSpec("discard", "打", QT_TRANSLATE_NOOP("qianhong", "Discard")),
    VerbSpec("long", "龙", QT_TRANSLATE_NOOP("qianhong", "Long"), seal=True, phases=("long",)),
    VerbSpec("minggang", "杠", QT_TRANSLATE_NOOP("qianhong", "Open gang"), seal=True),
    VerbSpec("angang", "杠", QT_TRANSLATE_NOOP("qianhong", "Gang of one's own"), seal=True),
    VerbSpec("baida", "百", QT_TRANSLATE_NOOP("qianhong", "Baida")),
    VerbSpec("mo", "摸", QT_TRANSLATE_NOOP("qianhong", "Draw")),
    VerbSpec("replacement", "补", QT_TRANSLATE_NOOP("qianhong", "Replacement")),
    VerbSpec("general", "将", QT_TRANSLATE_NOOP("qianhong", "General")),
    VerbSpec("bury", "翻", QT_TRANSLATE_NOOP("qianhong", "Turned and put aside")),
    VerbSpec("kan", "坎", QT_TRANSLATE_NOOP("qianhong", "Three in hand")),
    VerbSpec("shun", "列", QT_TRANSLATE_NOOP("qianhong", "Run")),
    VerbSpec("dui", "对", QT_TRANSLATE_NOOP("qianhong", "Pair")),
)

ITEM: dict[str, Word] = {
    "difference": QT_TRANSLATE_NOOP("qianhong", "Difference to the winner"),
    "between": QT_TRANSLATE_NOOP("qianhong", "Difference between losers"),
    "ta": QT_TRANSLATE_NOOP("qianhong", "Ta hu: runs and sets"),
    "qing": QT_TRANSLATE_NOOP("qianhong", "Qing hu: runs only"),
    "piao": QT_TRANSLATE_NOOP("qianhong", "Piao hu: sets only"),
    "men": QT_TRANSLATE_NOOP("qianhong", "Men hun: sets only, concealed"),
    "di": QT_TRANSLATE_NOOP("qianhong", "Sets together"),
    "wen": QT_TRANSLATE_NOOP("qianhong", "Wen: runs 1-2-3 of dots"),
    "baida": QT_TRANSLATE_NOOP("qianhong", "Baida"),
    "du": QT_TRANSLATE_NOOP("qianhong", "The only card"),
    "zimo": QT_TRANSLATE_NOOP("qianhong", "Own draw"),
    "times": QT_TRANSLATE_NOOP("qianhong", "Factor"),
    "total": QT_TRANSLATE_NOOP("qianhong", "Fu of the winner"),
    "loser_next": QT_TRANSLATE_NOOP("qianhong", "Fu of the next player"),
    "loser_across": QT_TRANSLATE_NOOP("qianhong", "Fu of the player across"),
    "loser_prev": QT_TRANSLATE_NOOP("qianhong", "Fu of the player before"),
    "hu": QT_TRANSLATE_NOOP("qianhong", "Win paid"),
    "dianpao": QT_TRANSLATE_NOOP("qianhong", "Discarded the winning card"),
    "pinghu": QT_TRANSLATE_NOOP("qianhong", "Plain hand"),
    "qidui": QT_TRANSLATE_NOOP("qianhong", "Seven pairs"),
    "pengpeng": QT_TRANSLATE_NOOP("qianhong", "Sets only"),
}

CASE_TYPE = {"ta": "踏胡", "qing": "清胡", "piao": "飘胡", "men": "闷荤"}
"""Types of a win as rule cases write them."""

R: dict[str, Word] = {
    "over": QT_TRANSLATE_NOOP("qianhong", "The hand is over."),
    "resting": QT_TRANSLATE_NOOP("qianhong", "This seat rests in this hand."),
    "not_turn": QT_TRANSLATE_NOOP("qianhong", "It is not this seat's turn to decide."),
    "no_such": QT_TRANSLATE_NOOP("qianhong", "That is not possible now."),
    "answer_first": QT_TRANSLATE_NOOP("qianhong", "A card lies on the table: answer it before discarding."),
    "long_first": QT_TRANSLATE_NOOP("qianhong", "Say first whether the dealt fours are laid as long."),
    "no_shown": QT_TRANSLATE_NOOP("qianhong", "No card lies on the table to be taken."),
    "must_discard": QT_TRANSLATE_NOOP("qianhong", "A discard is owed: choose a card of the hand."),
    "unknown_card": QT_TRANSLATE_NOOP("qianhong", "{cards} is no card of this game."),
    "other_card": QT_TRANSLATE_NOOP("qianhong", "{shown} lies on the table, not {cards}."),
    "not_held": QT_TRANSLATE_NOOP("qianhong", "There is no {cards} in the hand."),
    "keep_baida": QT_TRANSLATE_NOOP("qianhong", "Baida is not discarded while other cards are held."),
    "no_baida_claim": QT_TRANSLATE_NOOP("qianhong", "Baida cannot be claimed but to win."),
    "own_discard": QT_TRANSLATE_NOOP("qianhong", "One's own discard cannot be taken back."),
    "hu_cut": QT_TRANSLATE_NOOP("qianhong", "The cards are not {groups} groups and a pair; {missing} are missing."),
    "hu_locked": QT_TRANSLATE_NOOP(
        "qianhong", "A winning discard was let go: no win on a discard before the next draw of one's own."
    ),
    "hu_claimed": QT_TRANSLATE_NOOP("qianhong", "After a claim a card is discarded; only a drawn card can win."),
    "peng_two": QT_TRANSLATE_NOOP("qianhong", "Peng needs two {shown} in hand, there are {n}."),
    "gang_three": QT_TRANSLATE_NOOP("qianhong", "Gang needs three {shown} in hand, there are {n}."),
    "gang_four": QT_TRANSLATE_NOOP(
        "qianhong", "Gang needs four {cards} in hand, or one to add to a peng of them; there are {n}."
    ),
    "gang_none": QT_TRANSLATE_NOOP("qianhong", "No kind is held four times, and no peng can be added to."),
    "gang_stock": QT_TRANSLATE_NOOP("qianhong", "The stock is empty: there is no card to replace a gang."),
    "gang_draw": QT_TRANSLATE_NOOP("qianhong", "After a claim a card is discarded; gang comes after a draw."),
    "gang_as_long": QT_TRANSLATE_NOOP("qianhong", "Four dealt cards are laid as long, which counts more."),
    "chi_never": QT_TRANSLATE_NOOP("qianhong", "Nothing is eaten in this form of the game."),
    "chi_seat": QT_TRANSLATE_NOOP("qianhong", "Only the card of the player before may be eaten."),
    "chi_honour": QT_TRANSLATE_NOOP("qianhong", "{shown} never stands in a run."),
    "chi_run": QT_TRANSLATE_NOOP("qianhong", "{cards} with {shown} is no run of three in one suit."),
    "chi_missing": QT_TRANSLATE_NOOP("qianhong", "No two cards of the hand make a run with {shown}."),
    "chi_choose": QT_TRANSLATE_NOOP("qianhong", "Choose two cards of the hand to eat {shown} with."),
    "long_late": QT_TRANSLATE_NOOP("qianhong", "Long is laid before the first draw, by the dealer before discarding."),
    "long_dealt": QT_TRANSLATE_NOOP("qianhong", "Long needs all copies of a kind dealt to the hand."),
    "long_form": QT_TRANSLATE_NOOP("qianhong", "There is no long in this form of the game."),
    "warn_win": QT_TRANSLATE_NOOP("qianhong", "The hand is complete: this gives the win away."),
    "warn_locked": QT_TRANSLATE_NOOP(
        "qianhong", "Let go now, no discard can be won with until the next draw of your own."
    ),
    "warn_long": QT_TRANSLATE_NOOP("qianhong", "The dealt {cards} count as long only if they are laid now."),
    "draw_stock": QT_TRANSLATE_NOOP("qianhong", "The stock is empty and nobody has won."),
    "need": QT_TRANSLATE_NOOP("qianhong", "{missing} more cards needed for {groups} groups and a pair"),
}
