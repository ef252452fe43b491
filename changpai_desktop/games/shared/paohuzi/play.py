"""The course of play: drawing, hidden 偎 and 提, claims, discards (rules zipai 1.4, 1.5, F2).

Every step ends in one of: a seat owes a decision (`phase`, `turn` or `window`), or the hand is over.
"""

from changpai_desktop.games.contract import Action, Reason, Seat
from changpai_desktop.games.shared.felt import Laid
from changpai_desktop.games.shared.paohuzi import claims, ending, manual
from changpai_desktop.games.shared.paohuzi.claims import HU, PAO, PASS
from changpai_desktop.games.shared.paohuzi.table import Table
from changpai_desktop.games.shared.paohuzi.words import R
from changpai_desktop.games.shared.window import Window
from changpai_desktop.games.shared.zi import INDEX, reading, tokens

# ---- drawing -----------------------------------------------------------------------------------------------------


def next_draw(t: Table, after: Seat) -> None:
    """1.4: the 下家 looks at the top stock card; 1.7: an empty stock ends the hand."""
    felt = t.felt
    seat = t.turn = felt.after(after)
    if not felt.stock:
        ending.draw_game(t)
        return
    card = felt.stock[-1]
    verb = hidden_verb(t, seat, card)
    if not verb:
        felt.flip(seat)
        ask(t)
    elif t.course.manual:
        t.phase, t.drawn = "own_lay", card
    else:
        lay_hidden(t, seat, verb)


def hidden_verb(t: Table, seat: Seat, card: int) -> str:
    """1.4 A: what a card drawn by the seat itself must become: `ti`, `wei`, `chouwei`, or empty."""
    held = t.felt.own[seat][card]
    if held == 3 or t.felt.group_of(seat, card, "wei", "chouwei") is not None:
        return "ti"
    if held == 2:
        return "chouwei" if card in t.stale[seat] else "wei"
    return ""


def lay_hidden(t: Table, seat: Seat, verb: str) -> None:
    """1.4 A: the forced hidden group; if the hand is complete with it the seat may win, otherwise F2."""
    felt = t.felt
    card = felt.stock.pop()
    count, why = manual.declarable(t, seat, card, "own_flip")
    _put_hidden(t, seat, verb, card)
    t.drawn = card
    if count is None:
        after_entry(t, seat)
        return
    t.own_count, t.own_false = count, why
    if t.course.must_hu and why is None:
        ending.win(t, seat)
    else:
        t.phase = "own_win"


def _put_hidden(t: Table, seat: Seat, verb: str, card: int) -> None:
    """1.4 A: 提 with one card face up, 偎 all face down, 臭偎 with one face up."""
    felt = t.felt
    held = felt.own[seat][card]
    if verb == "ti":
        t.forget_known(seat, card)
        place = None if held == 3 else felt.group_of(seat, card, "wei", "chouwei")
        felt.lay(seat, Laid("ti", (card,) * 4, down=3), (card,) * held, place)
    else:
        plain = verb == "wei"
        # 6.1: nobody else knows which cards lie face down, so the 亮张 may be among them whatever the kind.
        t.forget_known(seat, t.liangzhang if plain else card)
        felt.lay(seat, Laid(verb, (card,) * 3, down=3 if plain else 2, secret=plain), (card,) * 2)


def own_win(t: Table, seat: Seat) -> None:
    """自摸 with an own 偎 or 提; with referee=manual it may be a 诈胡 (1.9)."""
    assert t.own_count is not None
    if t.own_false is None:
        ending.win(t, seat)
    else:
        ending.false_win(t, seat, t.counting.false_hu(t.own_count.value), t.own_false)


def decline_own_win(t: Table, seat: Seat) -> None:
    """1.5.5: the declined win is remembered; then F2."""
    assert t.drawn is not None
    if t.own_false is None:
        t.passed[seat][t.drawn] = t.laid_points(seat)
    after_entry(t, seat)


# ---- after an entry ----------------------------------------------------------------------------------------------


def after_entry(t: Table, seat: Seat) -> None:
    """F2: a discard is owed if n > W(q); otherwise the 下家 draws (八块). 1.4 F: no card to discard is a 死手."""
    t.drawn, t.own_count, t.own_false = None, None, None
    t.turn = seat
    if seat in t.dead:
        next_draw(t, seat)
    elif not t.felt.owes(seat):
        if t.course.manual and manual.may_discard_unasked(t, seat):
            t.phase = "discard"
        else:
            next_draw(t, seat)
    elif claims.discards(t, seat):
        t.phase = "discard"
    else:
        t.dead.add(seat)
        t.say("say", seat, "dead", Reason(R["out_dead"], {}, "1.4"))
        next_draw(t, seat)


def discard(t: Table, seat: Seat, kind: int) -> None:
    """1.4 C: the card is offered to the others. 1.5.1 (a): the kind is 臭 for its player."""
    manual.note_discard(t, seat, kind)
    t.forget_known(seat, kind)
    t.stale[seat].add(kind)
    t.felt.discard(seat, kind)
    ask(t)


# ---- the card on the stage ---------------------------------------------------------------------------------------


def ask(t: Table) -> None:
    """1.4 B, C: everybody with a choice is asked; a forced 跑 without a choice stands by itself."""
    felt = t.felt
    assert felt.shown is not None
    card, source, how = felt.shown
    choices: dict[Seat, list[Action]] = {}
    forced: dict[Seat, Action] = {}
    for seat in felt.in_order(source):
        if seat == source and how == "discard":
            continue
        if t.course.manual:
            found = manual.choices(t, seat)
            if t.course.must_hu and claims.may_win(t, seat):
                forced[seat] = HU[card]
            elif found:
                choices[seat] = [*found, PASS]
            continue
        place = claims.pao_place(t, seat, card, source, how)
        found = claims.options(t, seat, only_hu=place is not None)
        if found and t.course.must_hu and found[0].verb == "hu":
            forced[seat] = HU[card]
        elif place is None:
            if found:
                choices[seat] = [*found, PASS]
        elif found:
            # 6.1: who may win with a card that is forced on him chooses between the two.
            choices[seat] = [*found, PAO[card]]
        else:
            forced[seat] = PAO[card]
    if not choices and not forced:
        _unclaimed(t)
        return
    t.window = Window(choices, forced)
    t.phase = "claim"
    settle(t)


def _unclaimed(t: Table) -> None:
    """1.4 B6, C4: the card stays in the row of its player, whose 下家 draws."""
    _, source = t.felt.to_row()
    next_draw(t, source)


def answer(t: Table, seat: Seat, action: Action) -> None:
    """One secret answer."""
    assert t.window is not None
    t.window.answers[seat] = action
    settle(t)


def settle(t: Table) -> None:
    """Gives the card to whom it belongs, once no open answer could change that."""
    assert t.window is not None
    ranking = claims.ranking(t)
    takers = t.window.resolve(ranking)
    if takers is None:
        return
    taker = takers[0] if takers else None
    if taker is not None and manual.undone(t, *taker):
        _undo_eat(t, taker[0])
        return
    window, t.window = t.window, None
    _note_declined(t, window, taker)
    if taker is None:
        _unclaimed(t)
    elif taker[1].verb == "hu":
        _win(t, taker[0])
    else:
        take(t, *taker)


def _undo_eat(t: Table, seat: Seat) -> None:
    """Part 7, 湖南字牌: the eat is undone and counts as declined; the other answers stand and the card goes on."""
    assert t.window is not None
    assert t.felt.shown is not None
    t.stale[seat].add(t.felt.shown[0])
    t.say("say", seat, "undone", Reason(R["undone"], {}, "7"))
    t.window.answers[seat] = PASS
    settle(t)


def _note_declined(t: Table, window: Window, taker: tuple[Seat, Action] | None) -> None:
    """1.5.1 (b): an effective chance to 碰 or 吃 that was declined makes the kind 臭; 1.5.5: 胡 likewise.

    Effective: nothing that ranks above it took the card. Declining 碰 and eating the card oneself is no declining.
    """
    assert t.felt.shown is not None
    card = t.felt.shown[0]
    ranking = claims.ranking(t)
    top = (-2, 0) if taker is None else ranking(*taker)
    for seat, given in window.answers.items():
        own = ranking(seat, given)
        for choice in window.choices[seat]:
            rank = ranking(seat, choice)
            if rank <= own or rank <= top:
                continue
            if choice.verb == "hu":
                if claims.may_win(t, seat):
                    t.passed[seat][card] = t.laid_points(seat)
            elif choice.verb == "pao":
                # 1.9 走跑, only with referee=manual: otherwise a 跑 cannot be declined.
                t.fouls.add(seat)
            elif (taker is None or taker[0] != seat) and manual.is_chance(t, seat, choice):
                t.stale[seat].add(card)


def take(t: Table, seat: Seat, action: Action) -> None:
    """1.4 D: the claim is laid face up; then F2."""
    felt = t.felt
    assert felt.shown is not None
    card = felt.shown[0]
    if action.verb == "pao":
        _take_pao(t, seat)
    elif action.verb == "peng":
        manual.note_claim(t, seat, card)
        t.forget_known(seat, card)
        felt.claim(seat, "peng", (card,) * 3)
    else:
        manual.note_claim(t, seat, card)
        if not manual.is_chance(t, seat, action):
            # 烧比; where the eat is undone instead it does not come to this.
            t.fouls.add(seat)
        _eat(t, seat, action)
    after_entry(t, seat)


def _take_pao(t: Table, seat: Seat) -> None:
    """1.4 B2, C1: from the 坎 in hand, or onto the laid 偎 or 碰."""
    felt = t.felt
    assert felt.shown is not None
    card, source, how = felt.shown
    place = claims.pao_place(t, seat, card, source, how)
    assert place is not None
    from_peng = place >= 0 and felt.laid[seat][place].verb == "peng"
    t.forget_known(seat, card)
    if place < 0:
        felt.claim(seat, "pao", (card,) * 4)
    else:
        felt.claim_onto(seat, "pao", place)
    if t.course.pao_bans and how == "discard" and not from_peng and t.phase != "tianhu":
        t.banned.add(source)


def _eat(t: Table, seat: Seat, action: Action) -> None:
    """F4: the eaten group, then the 比 groups, all face up."""
    groups = [reading(INDEX[c] for c in g) for g in (action.cards, *action.extra)]
    for group in groups:
        for kind in group:
            t.forget_known(seat, kind)
    t.felt.claim(seat, "chi", groups[0])
    for group in groups[1:]:
        t.felt.lay(seat, Laid("chi", group), group)


def _win(t: Table, seat: Seat) -> None:
    """胡; with referee=manual it may be a 诈胡 (1.9): each opponent is paid what was claimed."""
    assert t.felt.shown is not None
    count, why = manual.declarable(t, seat, t.felt.shown[0], claims.source_of(t, seat))
    assert count is not None
    if why is None:
        ending.win_shown(t, seat)
    else:
        ending.false_win(t, seat, t.counting.false_hu(count.value), why)


# ---- the hidden group without a referee --------------------------------------------------------------------------


def own_lay(t: Table, seat: Seat, action: Action) -> None:
    """referee=manual: the hidden group is laid, or missed (1.9 烧提): then the card is shown like any other."""
    t.drawn = None
    if action.verb != "pass":
        lay_hidden(t, seat, action.verb)
        return
    t.fouls.add(seat)
    t.felt.flip(seat)
    ask(t)


def own_lay_choices(t: Table, seat: Seat) -> list[Action]:
    """The forced hidden group, and missing it."""
    assert t.drawn is not None
    verb = hidden_verb(t, seat, t.drawn)
    return [Action(verb, tokens((t.drawn,) * (4 if verb == "ti" else 3))), PASS]


def pass_discard(t: Table, seat: Seat) -> None:
    """No discard where none is owed (F2); referee=manual asks because it could be done wrongly."""
    next_draw(t, seat)
