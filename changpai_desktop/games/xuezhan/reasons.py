"""The sentences of 四川麻将: why something is not allowed, what it costs, how a hand stands. As translation keys."""

from changpai_desktop.games.contract import QT_TRANSLATE_NOOP, Reason, Word

R: dict[str, Word] = {
    "over": QT_TRANSLATE_NOOP("xuezhan", "The hand is over."),
    "won": QT_TRANSLATE_NOOP("xuezhan", "This seat has won and plays no more in this hand."),
    "not_turn": QT_TRANSLATE_NOOP("xuezhan", "It is not this seat's turn to decide."),
    "no_such": QT_TRANSLATE_NOOP("xuezhan", "That is not possible now."),
    "unknown_card": QT_TRANSLATE_NOOP("xuezhan", "{cards} is no tile of this game."),
    "not_held": QT_TRANSLATE_NOOP("xuezhan", "There is no {cards} in the hand."),
    "no_shown": QT_TRANSLATE_NOOP("xuezhan", "No tile lies on the table to be taken."),
    "other_card": QT_TRANSLATE_NOOP("xuezhan", "{shown} lies on the table, not {cards}."),
    "own_discard": QT_TRANSLATE_NOOP("xuezhan", "One's own discard cannot be taken back."),
    "answer_first": QT_TRANSLATE_NOOP("xuezhan", "A tile lies on the table: answer it before discarding."),
    "must_discard": QT_TRANSLATE_NOOP("xuezhan", "A discard is owed: choose a tile of the hand."),
    "swap_first": QT_TRANSLATE_NOOP("xuezhan", "Choose three tiles of one suit to swap first."),
    "swap_three": QT_TRANSLATE_NOOP("xuezhan", "Three tiles of one suit are swapped, no more and no fewer."),
    "swap_rule": QT_TRANSLATE_NOOP("xuezhan", "At this table no tiles are swapped."),
    "swap_over": QT_TRANSLATE_NOOP("xuezhan", "The tiles have been swapped already."),
    "void_first": QT_TRANSLATE_NOOP("xuezhan", "Name the suit that will be void first."),
    "void_rule": QT_TRANSLATE_NOOP("xuezhan", "At this table no suit is named."),
    "void_over": QT_TRANSLATE_NOOP("xuezhan", "The void suit has been named already."),
    "void_discard": QT_TRANSLATE_NOOP("xuezhan", "Tiles of the void suit are still in the hand: they go first."),
    "void_claim": QT_TRANSLATE_NOOP("xuezhan", "{cards} is of the void suit: neither peng nor kong of it."),
    "void_win": QT_TRANSLATE_NOOP("xuezhan", "A tile of the void suit is in the hand: it cannot win."),
    "hu_suits": QT_TRANSLATE_NOOP("xuezhan", "Three suits: a winning hand has two at most."),
    "hu_cut": QT_TRANSLATE_NOOP("xuezhan", "The tiles are neither four sets and a pair nor seven pairs."),
    "hu_passed": QT_TRANSLATE_NOOP(
        "xuezhan", "A win with {cards} was passed: until the next draw this tile cannot be won with."
    ),
    "hu_passed_all": QT_TRANSLATE_NOOP(
        "xuezhan", "A win was passed: until the next draw nothing of another player can be won."
    ),
    "hu_passed_fan": QT_TRANSLATE_NOOP(
        "xuezhan", "A win was passed: until the next draw only a tile with more fan can be won from a player."
    ),
    "hu_after_peng": QT_TRANSLATE_NOOP("xuezhan", "After a peng a tile is discarded; winning needs a new tile."),
    "peng_two": QT_TRANSLATE_NOOP("xuezhan", "Peng needs two {cards} in the hand, which has {n}."),
    "gang_three": QT_TRANSLATE_NOOP("xuezhan", "A kong needs three {cards} in the hand, which has {n}."),
    "gang_own": QT_TRANSLATE_NOOP("xuezhan", "A kong needs four {cards} in the hand, or the fourth of a laid peng."),
    "gang_choose": QT_TRANSLATE_NOOP("xuezhan", "Choose the four tiles of the kong."),
    "gang_wall": QT_TRANSLATE_NOOP("xuezhan", "The wall is empty: there is no tile to draw for a kong."),
    "gang_after_peng": QT_TRANSLATE_NOOP(
        "xuezhan", "After a peng a tile is discarded; a kong waits for the next turn."
    ),
    "gang_late": QT_TRANSLATE_NOOP("xuezhan", "Only a tile just drawn may be added to a peng at this table."),
    "last_discard": QT_TRANSLATE_NOOP("xuezhan", "The wall is empty: the last discard can only be won."),
    "only_rob": QT_TRANSLATE_NOOP("xuezhan", "The fourth tile of a kong can only be won."),
    "taken_back": QT_TRANSLATE_NOOP("xuezhan", "That tile has just been taken back: one of the void suit goes."),
    "dead": QT_TRANSLATE_NOOP("xuezhan", "After a foul this hand neither claims nor wins."),
    "warn_pass": QT_TRANSLATE_NOOP(
        "xuezhan", "Not won, {cards} cannot be won from another player before the next draw."
    ),
    "warn_pass_all": QT_TRANSLATE_NOOP(
        "xuezhan", "Not won, nothing can be won from another player before the next draw."
    ),
    "warn_pass_fan": QT_TRANSLATE_NOOP(
        "xuezhan", "Not won, before the next draw only another tile with more fan can be won from a player."
    ),
    "warn_pass_own": QT_TRANSLATE_NOOP("xuezhan", "This hand is complete and would win now."),
    "warn_late": QT_TRANSLATE_NOOP(
        "xuezhan", "This tile was not just drawn: the kong can be robbed and brings nothing."
    ),
    "warn_false": QT_TRANSLATE_NOOP("xuezhan", "A false win ({why}): you would pay {pay} to each."),
    "warn_xianggong": QT_TRANSLATE_NOOP(
        "xuezhan", "Without a discard the hand has a tile too many: it neither claims nor wins any more."
    ),
    "warn_takeback": QT_TRANSLATE_NOOP("xuezhan", "The void suit goes first: this tile would be seen and taken back."),
    "foul": QT_TRANSLATE_NOOP("xuezhan", "A false win ({why}), {fan} fan claimed."),
    "foul_suits": QT_TRANSLATE_NOOP("xuezhan", "three suits"),
    "foul_void": QT_TRANSLATE_NOOP("xuezhan", "a tile of the void suit"),
    "foul_passed": QT_TRANSLATE_NOOP("xuezhan", "the win was passed before"),
    "foul_discard": QT_TRANSLATE_NOOP("xuezhan", "Tiles of the void suit must be discarded first."),
    "foul_tiles": QT_TRANSLATE_NOOP("xuezhan", "A tile too many: neither claims nor wins any more."),
    "wins": QT_TRANSLATE_NOOP("xuezhan", "{fan} fan, {value} from each who pays"),
    "end_wall": QT_TRANSLATE_NOOP("xuezhan", "The wall is empty."),
    "end_three": QT_TRANSLATE_NOOP("xuezhan", "Three players have won."),
    "end_one": QT_TRANSLATE_NOOP("xuezhan", "The hand ends with the first win."),
    "need": QT_TRANSLATE_NOOP("xuezhan", "Tiles missing: {n}"),
    "need_waits": QT_TRANSLATE_NOOP("xuezhan", "waits for {cards}"),
    "need_won": QT_TRANSLATE_NOOP("xuezhan", "has won"),
    "need_dead": QT_TRANSLATE_NOOP("xuezhan", "this hand can no longer win"),
}


def because(key: str, rule: str, **values: int | str | Word | tuple[str, ...]) -> Reason:
    """A sentence with its values and its rule."""
    return Reason(R[key], values, rule)
