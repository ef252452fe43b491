"""Everything the table says: log lines, captions, spoken names. Events and views in, texts of the language out."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from changpai_desktop.desktop.i18n import card, cards, sentence, tr, word
from changpai_desktop.desktop.table import choice
from changpai_desktop.desktop.table.model import LogLine, TableModel, place_of
from changpai_desktop.games.contract import HIDDEN, Action, Event, Game, GroupView, Seat, SeatView, View

PLACE_GLYPH = {
    "me": "我", "next": "下", "across": "对", "prev": "上",
    "next2": "下二", "next3": "下三", "prev2": "上二", "prev3": "上三",
}  # fmt: skip
"""One brush character for each place, or two."""


def signed(n: int) -> str:
    """A score with its sign, a true minus, and nothing before a zero."""
    return f"{n:+d}".replace("-", "−") if n else "0"


def place_word(place: str) -> str:
    """The seat's place."""
    return {
        "me": tr("Table", "You"),
        "next": tr("Table", "Right"),
        "across": tr("Table", "Across"),
        "prev": tr("Table", "Left"),
        "next2": tr("Table", "Second right"),
        "next3": tr("Table", "Third right"),
        "prev2": tr("Table", "Second left"),
        "prev3": tr("Table", "Third left"),
    }[place]


def verb_word(played: Game, verb: str) -> str:
    """A verb as a word; the id itself if the game has none."""
    try:
        return word(played.verb(verb).word)
    except KeyError:
        return verb


def own_words(played: Game, text: str) -> str:
    """A sentence about winning as the game writes it: the house says 胡, some games 和."""
    glyph = next((v.glyph for v in played.verbs if v.id == "hu"), "胡")
    return text.replace("胡", glyph)


def _names(played: Game, tokens: tuple[str, ...]) -> str:
    # A set of equals is named once; the verb says how many they are.
    if len(set(tokens)) == 1:
        return card(tokens[0], played)
    if len(tokens) > 3 and len(set(tokens)) < len(tokens):
        return counted(played, tokens)
    return " ".join(card(t, played) for t in tokens) if tokens else ""


def counted(played: Game, tokens: Sequence[str]) -> str:
    """Cards of a set: each kind once, with how many there are of it."""
    parts = [f"{card(token, played)} ×{n}" if n > 1 else card(token, played) for token, n in choice.spoken(tokens)]
    return " ".join(parts)


def picked_text(model: TableModel) -> str:
    """What is picked of the hand, and whether it is a set that may be played."""
    tokens = choice.picked(model)
    if not tokens:
        return tr("Table", "Nothing is chosen.")
    text = tr("Table", "Chosen: {cards}", cards=counted(model.game, tokens))
    fit = choice.meant(model)
    if fit in choice.sets(model):
        return tr("Table", "{chosen}; {verb} is possible", chosen=text, verb=verb_word(model.game, fit.verb))
    return text


def action_text(played: Game, action: Action) -> str:
    """An action with its cards, for hints and screen readers."""
    spec = next((v for v in played.verbs if v.id == action.verb), None)
    # A claim says by its name how many cards it takes.
    named = _names if spec is None or spec.claim else counted
    groups = [named(played, g) for g in (action.cards, *action.extra) if g]
    return " ".join((verb_word(played, action.verb), " + ".join(groups))).strip()


def event_text(played: Game, event: Event, unclaimed: bool = False) -> str:
    """What happened, without who."""
    names = _names(played, event.cards)
    hidden = HIDDEN in event.cards
    if event.kind in ("turn", "play", "trick", "give"):
        return _trick_text(played, event)
    if event.kind == "flip":
        base = tr("Table", "flips {cards}", cards=names)
    elif event.kind == "discard":
        base = tr("Table", "discards {cards}", cards=names)
    elif event.kind == "claim":
        return f"{verb_word(played, event.verb)} {names}"
    elif event.kind == "draw":
        return _draw_text(played, event)
    elif event.kind == "show":
        return tr("Table", "shows {cards}", cards=names)
    elif event.kind == "win":
        return own_words(played, tr("Table", "wins {cards}", cards="{cards}")).format(cards=names)
    elif event.kind == "out":
        what = verb_word(played, event.verb)
        return f"{what}: {sentence(event.reason, played)}" if event.reason else what
    elif event.kind == "end":
        kinds = {
            "win": own_words(played, tr("Table", "The hand is won.")),
            "draw": tr("Table", "Nobody wins."),
            "void": tr("Table", "The hand is void."),
        }
        return sentence(event.reason, played) if event.reason else kinds.get(event.verb, "")
    elif event.kind == "lay":
        # Others know what was done, not with which cards.
        return verb_word(played, event.verb) if hidden else f"{verb_word(played, event.verb)} {names}".strip()
    else:
        # Said with a card: the one that is turned for the next dealer.
        return verb_word(played, event.verb) if hidden else f"{verb_word(played, event.verb)} {names}".strip()
    return tr("Table", "{what}, nobody took it", what=base) if unclaimed else base


def _draw_text(played: Game, event: Event) -> str:
    """A draw: the usual one of a turn, or one that has a name."""
    what, n = verb_word(played, event.verb), len(event.cards)
    if not event.verb:
        what = tr("Table", "draws")
    if HIDDEN not in event.cards:
        return f"{what} {_names(played, event.cards)}"
    return tr("Table", "{what}: one card", what=what) if n == 1 else tr("Table", "{what}: {n} cards", what=what, n=n)


def _trick_text(played: Game, event: Event) -> str:
    """What is said of tricks, of cards turned up, and of cards given away."""
    n, hidden = len(event.cards), HIDDEN in event.cards
    if event.kind == "turn":
        return tr("Table", "turned up: {cards}", cards=_names(played, event.cards))
    if event.kind == "play":
        if not event.cards:
            return verb_word(played, event.verb or "pass")
        return f"{verb_word(played, event.verb)} {counted(played, event.cards)}".strip()
    if event.kind == "trick":
        return tr("Table", "takes the trick, lays {n}", n=n)
    if hidden:
        return tr("Table", "gives {n} cards", n=n) if event.source >= 0 else tr("Table", "puts {n} cards away", n=n)
    cards_ = counted(played, event.cards)
    if event.source >= 0:
        return tr("Table", "gives {cards}", cards=cards_)
    return tr("Table", "puts away {cards}", cards=cards_)


def log_text(model: TableModel, line: LogLine) -> str:
    """A line of the record, without who."""
    if line.why is not None:
        return tr("Table", "Not allowed: {why}", why=why_text(model.game, line.why))
    if line.cost is not None:
        return tr("Table", "Given up: {why}", why=why_text(model.game, line.cost))
    if line.event is None:
        return ""
    text = event_text(model.game, line.event, line.unclaimed)
    return " + ".join([text, *(_names(model.game, e.cards) for e in line.more)])


def why_text(played: Game, why: object) -> str:
    """A reason with its rule."""
    from changpai_desktop.games.contract import Reason

    assert isinstance(why, Reason)
    text = sentence(why, played)
    return tr("Table", "{text} (rule {rule})", text=text, rule=why.rule) if why.rule else text


def advice_lines(played: Game, best: Sequence[Any]) -> tuple[list[tuple[str, str, float]], list[str]]:
    """Of a brain's advice: what, value with its interval and the length of its bar; and the reasons of the first."""
    values = [a.value for a in best]
    low = min(values, default=0.0) - 1.0
    span = max(values, default=1.0) - low
    lines = [
        (
            action_text(played, a.action),
            f"{a.value:+.1f} ±{a.spread:.1f}".replace("-", "−"),
            max(0.06, (a.value - low) / span) * 0.86,
        )
        for a in best
    ]
    return lines, [sentence(r, played) for r in best[0].reasons] if best else []


def hint_note(practice: bool, thinking: bool, key: str) -> str:
    """What stands in the place of hints."""
    if not practice:
        return tr("Table", "No hints in an honest match.")
    if thinking:
        return tr("Table", "Thinking …")
    return tr("Table", "{key} shows the three best moves when it is your turn.", key=key)


def caption(view: View, name: str) -> str:
    """Who put the shown card there, and how."""
    if view.shown is None:
        return ""
    if view.shown.how == "flip":
        return tr("Table", "{who}: flipped", who=name)
    return tr("Table", "{who}: discarded", who=name)


def caption_who(view: View) -> str:
    """The place of the shown card's player."""
    assert view.shown is not None
    return place_word(place_of(view.shown.seat, view.seat, len(view.seats)))


def status_word(status: str) -> str:
    """A seat's state worth a word."""
    return {
        "dropped": tr("Table", "dropped"),
        "baozi": tr("Table", "baozi"),
        "won": tr("Table", "won"),
        "resting": tr("Table", "resting"),
    }.get(status, "")


def veiled(seat: SeatView) -> str:
    """What a seat's face-down groups may count: `3/6`, of more than two possibilities the least and the most."""
    sums = seat.veiled
    return f"{sums[0]}…{sums[-1]}" if len(sums) > 2 else "/".join(map(str, sums))


def seat_spoken(model: TableModel, seat: Seat, name: str, score: int) -> str:
    """A seat for a screen reader."""
    view = model.view
    assert view is not None
    s = view.seats[seat]
    parts = [place_word(place_of(seat, view.seat, len(view.seats))), name]
    if seat == view.dealer:
        parts.append(tr("Table", "dealer"))
    rests = s.status == "resting"
    if s.live is not None and not rests:
        hidden = veiled(s)
        count = f"{s.live} + {hidden}" if hidden else str(s.live)
        parts.append(f"{count} {word(model.game.unit)}")
    parts.append("" if rests else tr("Table", "hand {n}", n=s.hand_count))
    parts.append(tr("Table", "{n} face down, out", n=len(s.buried)) if s.buried else "")
    parts.append(tr("Table", "shows {cards}", cards=cards_spoken(model, s.known)) if s.known else "")
    parts += [tr("Table", "pts {n}", n=signed(score)), own_words(model.game, status_word(s.status))]
    return ", ".join(p for p in parts if p)


def play_spoken(model: TableModel, seat: Seat, before: bool) -> str:
    """What a seat has put into the trick, or into the one before."""
    view = model.view
    assert view is not None
    play = next((p for p in reversed(model.last_trick if before else view.trick) if p.seat == seat), None)
    if play is None:
        return ""
    what = counted(model.game, play.cards) if play.cards else verb_word(model.game, "pass")
    parts = [tr("Table", "The trick before") if before else "", place_word(place_of(seat, view.seat, len(view.seats)))]
    return ", ".join(p for p in (*parts, what, tr("Table", "best") if play.best else "") if p)


def group_spoken(model: TableModel, group: GroupView) -> str:
    """A laid group: what it is, its cards as far as they are known, what it counts."""
    down = tr("Table", "{n} face down", n=group.down) if group.down else ""
    known = cards_spoken(model, group.cards) if HIDDEN not in group.cards else ""
    value = f"{group.value} {word(model.game.unit)}" if group.value is not None else ""
    return ", ".join(x for x in (f"{verb_word(model.game, group.verb)} {known}".strip(), down, value) if x)


def cards_spoken(model: TableModel, tokens: tuple[str, ...]) -> str:
    """Cards by name."""
    return cards(tokens, model.game)
