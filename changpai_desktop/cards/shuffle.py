"""The one source of chance: PCG32 and Fisher-Yates, frozen for ever, and deal codes.

A deal code means the same cards on every machine and in every release, so nothing here may change;
`tests/cards/test_shuffle.py` holds vectors and a table of codes and hashes.
"""

from collections.abc import Sequence
from typing import Final

from changpai_desktop.cards.record import record

_MASK64: Final = (1 << 64) - 1
_MULTIPLIER: Final = 6364136223846793005
_ALPHABET = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
"""Crockford's base 32: no I, L, O, U, so that a code can be read aloud."""
_READ = {c: i for i, c in enumerate(_ALPHABET)} | {"O": 0, "I": 1, "L": 1}
_BITS = 40


class Pcg32:
    """O'Neill's PCG XSH-RR 64/32 with a stream number."""

    __slots__ = ("_increment", "_state")

    def __init__(self, seed: int, stream: int = 0) -> None:
        self._increment = ((stream << 1) | 1) & _MASK64
        self._state = 0
        self.next()
        self._state = (self._state + seed) & _MASK64
        self.next()

    def next(self) -> int:
        """The next 32 bits."""
        old = self._state
        self._state = (old * _MULTIPLIER + self._increment) & _MASK64
        xorshifted = (((old >> 18) ^ old) >> 27) & 0xFFFFFFFF
        rotation = old >> 59
        return ((xorshifted >> rotation) | (xorshifted << (-rotation & 31))) & 0xFFFFFFFF

    def below(self, bound: int) -> int:
        """A number in 0 … bound-1, every one equally likely (rejection, no modulo bias)."""
        threshold = (1 << 32) % bound
        while True:
            value = self.next()
            if value >= threshold:
                return value % bound

    def falling(self, bound: int) -> list[int]:
        """`[below(bound), below(bound - 1), …, below(2)]`, written out because every deal waits for it."""
        state, increment = self._state, self._increment
        out = []
        for top in range(bound, 1, -1):
            threshold = (1 << 32) % top
            while True:
                old = state
                state = (old * _MULTIPLIER + increment) & _MASK64
                xorshifted = (((old >> 18) ^ old) >> 27) & 0xFFFFFFFF
                rotation = old >> 59
                value = ((xorshifted >> rotation) | (xorshifted << (-rotation & 31))) & 0xFFFFFFFF
                if value >= threshold:
                    break
            out.append(value % top)
        self._state = state
        return out


def shuffled(cards: Sequence[str], rng: Pcg32) -> list[str]:
    """A new list in random order (Fisher-Yates from the end)."""
    out = list(cards)
    for i, j in zip(range(len(out) - 1, 0, -1), rng.falling(len(out)), strict=True):
        out[i], out[j] = out[j], out[i]
    return out


@record
class DealCode:
    """A 40-bit seed written as eight letters and digits, `8K3F-Q2TM`."""

    seed: int

    def __str__(self) -> str:
        text = "".join(_ALPHABET[(self.seed >> shift) & 31] for shift in range(35, -1, -5))
        return f"{text[:4]}-{text[4:]}"

    @classmethod
    def parse(cls, text: str) -> "DealCode":
        """Reads a code; blanks, hyphens and case do not matter. Raises ValueError if it is none."""
        plain = text.upper().replace("-", "").replace(" ", "")
        if len(plain) != 8 or any(c not in _READ for c in plain):
            raise ValueError(f"{text!r} is no deal code; one looks like 8K3F-Q2TM")
        seed = 0
        for char in plain:
            seed = seed << 5 | _READ[char]
        return cls(seed)

    @classmethod
    def from_seed(cls, seed: int) -> "DealCode":
        """A code from any whole number (only its lowest 40 bits count)."""
        return cls(seed & ((1 << _BITS) - 1))

    def of_hand(self, number: int) -> "DealCode":
        """The code of hand `number` (0, 1, …) of a match that began with this code.

        The first hand has the match's own code, so that a code can be passed on by itself.
        """
        if number == 0:
            return self
        rng = Pcg32(self.seed, number)
        return DealCode(rng.next() << 8 | rng.next() >> 24)

    def rng(self, stream: int = 0) -> Pcg32:
        """The generator of this code; stream 0 shuffles, others serve cutting for the dealer and the like."""
        return Pcg32(self.seed, (1 << 32) + stream)
