"""A small fast generator of our own: the same stream interpreted and compiled, one number to save.

It is made for play and for experiments, not for secrets: live tables use the system's entropy.
"""

from __future__ import annotations

import hashlib
from typing import TYPE_CHECKING, Any, Final, final

if TYPE_CHECKING:
    from mypy_extensions import i64

# A full-period congruential generator of 62 bits, of which only the 30 highest are used. Compiled,
# the product wraps around at 64 bits; the mask takes the same 62 of them either way.
_FACTOR: Final = 0xFFFEB28D
_STEP: Final = 12345
_STATES: Final = (1 << 62) - 1


def state_from(seed: int | str) -> int:
    """A well mixed state for any seed, so that neighbouring seeds share nothing."""
    digest = hashlib.blake2b(str(seed).encode(), digest_size=8).digest()
    return int.from_bytes(digest, "big") & _STATES


@final
class Chance:
    """Random numbers from a seed. With n up to a thousand no odds are off by 1 in a million."""

    def __init__(self, seed: int | str) -> None:
        self.state: i64 = state_from(seed)

    def below(self, n: i64) -> i64:
        """A number from 0 to n - 1."""
        self.state = state = (self.state * _FACTOR + _STEP) & _STATES
        return (state >> 32) * n >> 30

    def __reduce__(self) -> tuple[Any, ...]:
        return chance_at, (self.state,)

    def deal(self, pile: list[Any], to: list[Any], count: i64) -> None:
        """Move so many random cards from a pile, whose order means nothing, to another."""
        state = self.state
        size: i64 = len(pile)
        while count > 0:
            count -= 1
            state = (state * _FACTOR + _STEP) & _STATES
            place = (state >> 32) * size >> 30
            size -= 1
            to.append(pile[place])
            pile[place] = pile[size]
            pile.pop()
        self.state = state


def chance_at(state: int) -> Chance:
    """Chance that goes on from a saved state."""
    chance = Chance(0)
    chance.state = state
    return chance
