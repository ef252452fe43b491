"""A match as readable text in a language. What flows through: events and outcomes in, lines out."""

from collections.abc import Iterator

from changpai_desktop.games.contract import QT_TRANSLATE_NOOP, Action, Event, Game, Outcome, Word
from changpai_desktop.store.language import Catalog
from changpai_desktop.store.replay import RecordedHand, Replay

KINDS = {
    "deal": QT_TRANSLATE_NOOP("cli", "is dealt"),
    "draw": QT_TRANSLATE_NOOP("cli", "draws"),
    "flip": QT_TRANSLATE_NOOP("cli", "flips"),
    "discard": QT_TRANSLATE_NOOP("cli", "discards"),
    "lay": QT_TRANSLATE_NOOP("cli", "lays"),
    "show": QT_TRANSLATE_NOOP("cli", "shows"),
    "row": QT_TRANSLATE_NOOP("cli", "nobody takes"),
    "out": QT_TRANSLATE_NOOP("cli", "leaves the hand"),
    "win": QT_TRANSLATE_NOOP("cli", "wins with"),
    "turn": QT_TRANSLATE_NOOP("cli", "turns up"),
    "trick": QT_TRANSLATE_NOOP("cli", "takes the trick with"),
    "give": QT_TRANSLATE_NOOP("cli", "gives"),
}
BY_VERB = ("say", "claim", "lay", "play", "give", "draw")
"""Kinds of event that are told by their verb, if the game has a word for it."""
OUTCOMES = {
    "win": QT_TRANSLATE_NOOP("cli", "Won"),
    "draw": QT_TRANSLATE_NOOP("cli", "Drawn"),
    "void": QT_TRANSLATE_NOOP("cli", "Not played"),
}
HAND = QT_TRANSLATE_NOOP("cli", "Hand {number} · dealer {dealer} · deal {code}")
PAYS = QT_TRANSLATE_NOOP("cli", "{payer} pays {payee} {amount}: {item} ({rule})")
TOTALS = QT_TRANSLATE_NOOP("cli", "Totals: {totals}")
CODE = QT_TRANSLATE_NOOP("cli", "deal {code}, {seats} players")


class Teller:
    """Tells of one match: the game's words, the players' names, a language."""

    def __init__(self, words: Catalog, played: Game, names: list[str]) -> None:
        self.words, self.game, self.names = words, played, names

    def say(self, word: Word, **values: object) -> str:
        """A word with its values."""
        return self.words.text(word).format(**values)

    def verb(self, verb: str) -> str:
        """A verb of the game; its id if the game has no word for it."""
        return self._word(verb) or verb

    def _word(self, verb: str) -> str:
        try:
            return self.words.text(self.game.verb(verb).word)
        except KeyError:
            return ""

    def action(self, action: Action) -> str:
        """An action: verb, then cards by name."""
        groups = [self.words.cards(g, self.game) for g in (action.cards, *action.extra) if g]
        return f"{self.verb(action.verb)} {' + '.join(groups)}".strip()

    def event(self, event: Event) -> str:
        """An event in one line; empty for one that says nothing new."""
        if event.kind == "end":
            return ""
        word = self._word(event.verb) if event.kind in BY_VERB else ""
        what = word or (self.words.text(KINDS[event.kind]) if event.kind in KINDS else event.verb)
        who = self.names[event.seat] if event.seat >= 0 else ""
        why = f" – {self.words.sentence(event.reason, self.game)}" if event.reason else ""
        return f"{who}: {what} {self.words.cards(event.cards, self.game)}".strip() + why

    def outcome(self, outcome: Outcome) -> Iterator[str]:
        """How a hand ended, and who pays what for what."""
        why = f" – {self.words.sentence(outcome.reason, self.game)}" if outcome.reason else ""
        yield self.words.text(OUTCOMES[outcome.kind]) + why
        for winner in outcome.winners:
            for c in winner.counts:
                cards = self.words.cards(c.cards, self.game)
                counted = f"{self.words.text(c.item)} {c.value} {self.words.text(c.unit)}"
                yield f"  {self.names[winner.seat]}: {counted} ({c.rule}) {cards}".rstrip()
        for x in outcome.ledger:
            yield "  " + self.say(
                PAYS,
                payer=self.names[x.payer],
                payee=self.names[x.payee],
                amount=x.amount,
                item=self.words.text(x.item),
                rule=x.rule,
            )

    def totals(self, totals: tuple[int, ...]) -> str:
        """The totals by name."""
        found = ", ".join(f"{n} {t:+d}" for n, t in zip(self.names, totals, strict=True))
        return self.say(TOTALS, totals=found)


def tell(replay: Replay, words: Catalog) -> Iterator[str]:
    """The whole record as text."""
    names = [p.name for p in replay.config.players]
    teller = Teller(words, replay.game, names)
    head = teller.say(CODE, code=replay.config.code, seats=replay.config.seats)
    yield f"{words.text(replay.game.name)} · {head} · {', '.join(names)}"
    for i, hand in enumerate(replay.hands):
        yield ""
        yield teller.say(HAND, number=hand.number + 1, dealer=names[hand.dealer], code=hand.code)
        yield from _hand(teller, replay, i, hand)


def _hand(teller: Teller, replay: Replay, index: int, hand: RecordedHand) -> Iterator[str]:
    for event in replay.position(index, len(hand.decisions)).events:
        text = teller.event(event)
        if text:
            yield "  " + text
    if hand.outcome is not None:
        yield from teller.outcome(hand.outcome)
        yield teller.totals(hand.totals)
