"""What a settlement says. What flows through: an outcome and its facts in, sentences, rows and payments out.

Games speak by the contract only: counted items with unit and rule, ledger lines with payer and payee.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from changpai_desktop.desktop.engine_worker import HandFacts
from changpai_desktop.desktop.i18n import card, cards, sentence, tr, word
from changpai_desktop.desktop.table.model import place_of
from changpai_desktop.desktop.table.talk import PLACE_GLYPH, own_words, status_word, verb_word
from changpai_desktop.games.contract import Game, GroupView, Outcome, Seat, Winner
from changpai_desktop.games.registry import game

PARTS: Final = 8
"""Values of a sum that are said one by one."""
FEW: Final = 6
"""So many lines stand in the account without being drawn together."""


def signed(n: int) -> str:
    """A gain or loss with its sign; nothing is `0`."""
    return f"{n:+d}".replace("-", "−") if n else "0"


def _sum(values: list[int]) -> str:
    """Values added up; of many each is said once, with how often it comes."""
    if len(values) <= PARTS:
        return " + ".join(map(str, values))
    return " + ".join(f"{n} × {value}" if n > 1 else str(value) for value, n in Counter(values).items())


def _headed(text: str) -> str:
    """A word at the head of a line."""
    return text[:1].upper() + text[1:]


@dataclass(frozen=True, slots=True)
class Row:
    """A line of the account: item, how it comes about, figure, rule."""

    item: str
    detail: str
    figure: str
    rule: str
    total: bool = False


@dataclass(frozen=True, slots=True)
class Settled:
    """A finished hand as the settlement page sees it."""

    outcome: Outcome
    facts: HandFacts

    @property
    def game(self) -> Game:
        """The game that was played."""
        return game(self.facts.config.game)

    @property
    def seats(self) -> range:
        """All seats."""
        return range(self.outcome.seats)

    def name(self, seat: Seat) -> str:
        """The player's name."""
        return self.facts.config.players[seat].name

    def place(self, seat: Seat) -> str:
        """Where the seat is as the viewer sees it."""
        return place_of(seat, self.facts.viewer, self.outcome.seats)

    def glyph(self, seat: Seat) -> str:
        """The brush character of the seat's place."""
        return PLACE_GLYPH[self.place(seat)]

    def around(self) -> list[Seat]:
        """All seats, the viewer's first."""
        return [(self.facts.viewer + i) % self.outcome.seats for i in self.seats]

    def losers(self) -> list[Seat]:
        """Seats that did not win, the viewer's first."""
        won = {w.seat for w in self.outcome.winners}
        return [s for s in self.around() if s not in won]

    # ---- the head

    def seal(self) -> str:
        """Two characters at most for the seal of the hand."""
        if self.outcome.kind == "win":
            return own_words(self.game, "胡")
        return "流" if self.outcome.kind == "draw" else "废"

    def heading(self) -> str:
        """Who won and how, or that nobody did."""
        if self.outcome.kind == "win":
            parts = [self._won(w) for w in self.outcome.winners]
            return "   ".join(parts)
        if self.outcome.kind == "draw":
            return own_words(self.game, tr("Settlement", "Nobody wins: a draw"))
        return tr("Settlement", "The hand is void")

    def headings(self) -> list[str]:
        """The heading, and for several winners shorter ones: how each of them won stands below then."""
        won = self.outcome.winners
        if len(won) < 2:
            return [self.heading()]
        names = tr("Settlement", ", ").join(self.name(w.seat) for w in won)
        short = own_words(self.game, tr("Settlement", "{names} win", names="{names}")).format(names=names)
        return [self.heading(), short]

    def explanations(self) -> list[str]:
        """The explanation, and for several winners shorter ones."""
        won = self.outcome.winners
        if len(won) < 2:
            return [self.explanation()]
        ways = (
            [f"{self.how(w)}  {self._worth(w)}" for w in won],
            [f"{self.how(w)}  {self.points(w)}" for w in won],
            [self.points(w) for w in won],
        )
        return ["    ".join(self._named(w, text) for w, text in zip(won, told, strict=True)) for told in ways]

    def _named(self, winner: Winner, text: str) -> str:
        return tr("Settlement", "{name}: {what}", name=self.name(winner.seat), what=text)

    def _won(self, winner: Winner) -> str:
        won = own_words(self.game, tr("Settlement", "{name} wins", name="{name}")).format(name=self.name(winner.seat))
        return f"{won}  {self.how(winner)}"

    def how(self, winner: Winner) -> str:
        """Where the winning card came from."""
        giver = self.name(winner.giver) if winner.giver in self.seats else ""
        return {
            "own_flip": tr("Settlement", "on the own flip"),
            "other_flip": tr("Settlement", "on {giver}'s flip", giver=giver),
            "discard": tr("Settlement", "on {giver}'s discard", giver=giver),
            "replacement": tr("Settlement", "on the replacement card"),
            "own_draw": tr("Settlement", "on the own draw"),
            "robbed": tr("Settlement", "robbing {giver}", giver=giver),
            "deal": own_words(self.game, tr("Settlement", "with the dealt hand")),
        }.get(winner.source, winner.source)

    def explanation(self) -> str:
        """Points, fan and winning card, or the reason why nobody won."""
        if self.outcome.kind == "win":
            return "   ".join(self._worth(w) for w in self.outcome.winners)
        if self.outcome.reason is not None:
            return sentence(self.outcome.reason, self.game)
        if self.outcome.kind == "draw":
            return own_words(self.game, tr("Settlement", "The stock is used up and nobody has won."))
        return tr("Settlement", "Nobody plays this hand; it is dealt again.")

    def remark(self) -> str:
        """What else is to be said of a hand that was won: why somebody pays, or who deals next and how that came."""
        won, reason = self.outcome.kind == "win", self.outcome.reason
        return sentence(reason, self.game) if won and reason is not None else ""

    def points(self, winner: Winner) -> str:
        """What a winner counts, with its fan."""
        text = f"{winner.points} {word(self.game.unit)}"
        # Where fan are what is counted they are said once.
        twice = winner.fan == winner.points
        return tr("Settlement", "{points}, {n} fan", points=text, n=winner.fan) if winner.fan and not twice else text

    def _worth(self, winner: Winner) -> str:
        text = self.points(winner)
        if not winner.card:
            return text
        told = own_words(self.game, tr("Settlement", "{points}; winning card {card}", points="{points}", card="{card}"))
        return told.format(points=text, card=card(winner.card, self.game))

    def result(self) -> Seat:
        """The seat whose gain is shown large: the viewer's, or the first winner's when only watching."""
        if self.facts.watching and self.outcome.winners:
            return self.outcome.winners[0].seat
        return self.facts.viewer

    # ---- groups and hands

    def group_name(self, winner: Winner, group: GroupView) -> str:
        """What a finished group is called."""
        for line in winner.counts:
            if line.cards == group.cards and line.unit == self.game.unit:
                return word(line.item)
        return verb_word(self.game, group.verb)

    def marked(self, winner: Winner) -> tuple[int, int]:
        """Group and place in it of the winning card; (-1, -1) if it is in none."""
        for i in reversed(range(len(winner.groups))):
            group = winner.groups[i]
            if winner.card in group.cards:
                return i, group.cards.index(winner.card)
        return -1, -1

    def status(self, seat: Seat) -> str:
        """What is to be said of a seat's part in the hand."""
        view = self.facts.open_view
        return own_words(self.game, status_word(view.seats[seat].status)) if view is not None else ""

    def rests(self, seat: Seat) -> bool:
        """Whether the seat sits this hand out."""
        view = self.facts.open_view
        return view is not None and view.seats[seat].status == "resting"

    def hand(self, seat: Seat) -> tuple[tuple[str, ...], ...]:
        """The cards still in hand, sorted into runs."""
        view = self.facts.open_view
        if view is None or not view.seats[seat].hand:
            return ()
        return self.game.arrange(view.seats[seat].hand or (), self.facts.config.all_options())

    def groups(self, seat: Seat) -> tuple[GroupView, ...]:
        """The groups on the table."""
        view = self.facts.open_view
        return view.seats[seat].groups if view is not None else ()

    def stock_played(self) -> bool:
        """Whether there was a stock at all: with all cards dealt nothing is ever left of it."""
        view = self.facts.open_view
        return view is None or any(s.row for s in view.seats) or not any(s.buried for s in view.seats)

    def turned(self) -> tuple[str, ...]:
        """Cards that were turned up beside the stock."""
        view = self.facts.open_view
        return view.turned if view is not None else ()

    # ---- the account

    def rows(self) -> list[Row]:
        """The account line by line."""
        out: list[Row] = []
        for winner in self.outcome.winners:
            out += self._counted(winner)
        # With room to spare every payment stands in its own line.
        return [*out, *self._paid(single=len(out) + len(self.outcome.ledger) <= FEW)]

    def _counted(self, winner: Winner) -> Iterable[Row]:
        unit = self.game.unit
        parts = [c for c in winner.counts if c.unit == unit]
        if sum(c.value for c in parts) != winner.points and any(c.cards for c in parts):
            # What is paid may be told in the unit that is counted; only the groups make the points.
            parts = [c for c in parts if c.cards]
        if parts or winner.points:
            text = _sum([c.value for c in parts if c.value])
            if len(self.outcome.winners) > 1:
                text = f"{self.name(winner.seat)}   {text}"
            yield Row(_headed(word(unit)), text, str(winner.points), parts[0].rule if parts else "")
        for line in winner.counts:
            if line not in parts:
                figure = f"{line.value} {word(line.unit)}".replace("-", "−", 1)
                yield Row(word(line.item), cards(line.cards, self.game), figure, line.rule)

    def _paid(self, single: bool) -> Iterable[Row]:
        """Payments: what several pay to one, or one to several, stands in one line."""
        together: dict[tuple[object, ...], set[Seat]] = {}
        for line in self.outcome.ledger:
            together.setdefault((line.item, line.rule, line.amount, line.cards, line.payee), set()).add(line.payer)
        found: dict[tuple[object, ...], list[tuple[Seat, Seat]]] = {}
        items = {}
        for line in self.outcome.ledger:
            several = len(together[line.item, line.rule, line.amount, line.cards, line.payee]) > 1
            one = line.payee if several else -1 - line.payer
            key: tuple[object, ...] = (line.item, line.rule, line.amount, one)
            key = (*key, line.payer, line.payee) if single else key
            found.setdefault(key, []).append((line.payer, line.payee))
            items[key] = line
        for key, pairs in found.items():
            line = items[key]
            payers = self._names(p for p, _ in pairs)
            payees = self._names(q for _, q in pairs)
            figure = str(line.amount) if len(pairs) == 1 else f"{len(pairs)} × {line.amount}"
            yield Row(word(line.item), f"{payers} → {payees}", figure, line.rule, total=True)

    def _names(self, seats: Iterable[Seat]) -> str:
        """Three at most by name: of more the number tells more than names that are cut."""
        names = list(dict.fromkeys(self.name(s) for s in seats))
        if len(names) > 3:
            return tr("Settlement", "{n} players", n=len(names))
        return tr("Settlement", ", ").join(names)

    def zero(self) -> str:
        """The gains of all, which sum to zero."""
        return tr("Settlement", "Sums to zero: {gains}", gains=self.gains())

    def gains(self, letters: int = 99) -> str:
        """The gains of all, each with so many letters of the name."""

        def short(name: str) -> str:
            return name if len(name) <= letters else f"{name[: letters - 1]}…"

        return "   ".join(f"{short(self.name(s))} {signed(self.outcome.deltas[s])}" for s in self.around())

    def payments(self) -> list[tuple[Seat, Seat, int]]:
        """Payer, payee, amount: all lines between two seats set off against each other."""
        net: dict[tuple[Seat, Seat], int] = {}
        for line in self.outcome.ledger:
            low, high = min(line.payer, line.payee), max(line.payer, line.payee)
            net[low, high] = net.get((low, high), 0) + (line.amount if line.payer == low else -line.amount)
        return [(a, b, n) if n > 0 else (b, a, -n) for (a, b), n in net.items() if n]

    def curves(self) -> list[tuple[Seat, str, list[int]]]:
        """Running totals over the match: seat, name, total after each hand from 0 on."""
        out = []
        for seat in self.around():
            total, line = 0, [0]
            for outcome in self.facts.outcomes[: self.facts.number + 1]:
                total += outcome.deltas[seat]
                line.append(total)
            out.append((seat, self.name(seat), line))
        return out
