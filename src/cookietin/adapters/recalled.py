"""All that a seat knew whenever it was asked, and what it answered, as one row of numbers."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import numpy as np

if TYPE_CHECKING:
    import numpy.typing as npt

    from cookietin.adapters.seating import Seating

    Answered = tuple[bytes, int]
    """What a seat knew when it was asked, and the relative number of what it answered."""

MOST: Final = 10_000
"""A game of which everything recalled takes more columns than these has no such row."""


class Recalled:
    """Who one is; what one sees now; then, for each answer so far, what one saw and answered."""

    def __init__(self, seating: Seating) -> None:
        self.seats = seating.seats
        self.row = seating.layout.size
        self.each = self.row + 2
        """The columns of one answer: the row, and the number with its higher digit first."""
        self.columns = self.seats + self.row + self.each * seating.game.longest(self.seats)
        self.small = self.columns <= MOST

    def write(
        self, to: npt.NDArray[np.float32], seat: int, row: bytes, answered: list[Answered]
    ) -> None:
        """Fill a row of zeros."""
        to[seat] = 1
        at = self.seats + self.row
        to[self.seats : at] = np.frombuffer(row, np.uint8)
        for before, number in answered:
            to[at : at + self.row] = np.frombuffer(before, np.uint8)
            to[at + self.row : at + self.each] = divmod(number, 256)
            at += self.each
