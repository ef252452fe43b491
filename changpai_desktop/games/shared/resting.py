"""Who plays at a table of four where three play a hand (rules zipai 2.1.2; 4.1 for 大贰)."""

from changpai_desktop.games.contract import QT_TRANSLATE_NOOP, Option, Seat


def idle_option(rule: str) -> Option:
    """The option `idle`, under the number that the game's own book gives it."""
    return Option(
        "idle",
        ("dealer_prev", "rotate_each_hand", "opposite"),
        QT_TRANSLATE_NOOP("paohuzi", "Who rests at a table of four"),
        QT_TRANSLATE_NOOP("paohuzi", "Three play each hand; the fourth seat rests. By turns the dealer never rests."),
        (
            QT_TRANSLATE_NOOP("paohuzi", "the seat before the dealer"),
            QT_TRANSLATE_NOOP("paohuzi", "by turns"),
            QT_TRANSLATE_NOOP("paohuzi", "the seat opposite the dealer"),
        ),
        rule,
    )


def players(seats: int, dealer: Seat, idle: str = "dealer_prev", number: int = 0) -> tuple[Seat, ...]:
    """2.1.2: the seats that play, in playing order from the dealer; at a table of three all do.

    `dealer_prev`: the dealer's 上家 rests; `opposite`: the seat across; `rotate_each_hand`: in hand `number` (0 the
    first) the seats rest by turns, beginning with the last. Whoever deals plays: his 上家 rests in his place.
    """
    order = [(dealer + i) % seats for i in range(seats)]
    if seats > 3:
        resting = order[2] if idle == "opposite" else order[-1]
        if idle == "rotate_each_hand" and (turn := (seats - 1 + number) % seats) != dealer:
            resting = turn
        order.remove(resting)
    return tuple(order)
