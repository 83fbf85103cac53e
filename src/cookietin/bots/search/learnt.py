"""Learnt evaluations: how a seat stands, read from the columns of its observation.

Each column has a curve of its own: what each of its values adds. There are two sets of curves, one
for a seat that is asked and one for a seat that is not. The sums of all seats become shares.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, final
from zlib import crc32

from cookietin.bots.evaluation import Evaluation, softmax
from cookietin.rows import BytesWriter

if TYPE_CHECKING:
    from mypy_extensions import i64

    from cookietin.kernel.position import Position


@final
class Curves:
    """What each value of each column adds, for tables with so many seats."""

    def __init__(self, told: dict[str, Any]) -> None:
        self.size: int = told["size"]
        """How many columns such an observation has."""
        self.mark = f"{crc32(repr(sorted(told.items())).encode()):08x}"
        """What these curves go by: others have another one."""
        self.columns: list[int] = told["columns"]
        """Those that matter."""
        self.tops: list[int] = told["tops"]
        """The highest value of each that its curve tells apart."""
        self.starts = [sum(self.tops[:place]) for place in range(len(self.tops))]
        """Where each one's curve begins."""
        self.asked: list[float] = [float(worth) for worth in told["asked"]]
        self.waiting: list[float] = [float(worth) for worth in told["waiting"]]
        self.bonus = float(told["bonus"])
        """What it adds to be asked."""

    def merit(self, row: bytes, asked: bool) -> float:
        """The sum of what a row's columns add."""
        columns, starts, tops = self.columns, self.starts, self.tops
        worths = self.asked if asked else self.waiting
        merit = self.bonus if asked else 0.0
        for place in range(len(columns)):
            value: i64 = row[columns[place]]
            if value:
                top: i64 = tops[place]
                start: i64 = starts[place]
                merit += worths[start + (value if value < top else top) - 1]
        return merit


@final
class Learnt(Evaluation):
    """Curves for each number of seats that was learnt."""

    def __init__(self, by_seats: dict[int, Curves]) -> None:
        self._by_seats = by_seats
        self._row = BytesWriter()

    def fits(self, position: Position) -> bool:
        curves = self._by_seats.get(int(position.seats))
        if curves is None:
            return False
        self._row.truncate(0)
        position.observe(position.viewer if position.viewer >= 0 else 0, self._row)
        return len(self._row) == curves.size

    def mark(self) -> str:
        return " ".join([f"{seats}:{curves.mark}" for seats, curves in self._by_seats.items()])

    def shares(self, position: Position) -> list[float]:
        curves = self._by_seats[int(position.seats)]
        asked = position.asked()
        row = self._row
        merits: list[float] = []
        for seat in range(position.seats):
            row.truncate(0)
            position.observe(seat, row)
            merits.append(curves.merit(row.getvalue(), seat in asked))
        return softmax(merits)


def read_learnt(told: dict[str, Any]) -> Learnt:
    """What `tin train` has written."""
    return Learnt({int(seats): Curves(curves) for seats, curves in told["seats"].items()})
