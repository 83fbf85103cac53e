"""Columns: one figure over all deals of a variant, and how it differs from another variant's.

The deals are what is independent: several plays of one deal, with the bots moved on, are one. Every
figure is a part and what it is part of, summed over the plays of a deal; a plain number is a part
of one play.
"""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Any, Final, final

from cookietin.lab.intervals import Estimate, around, paired_shares, wilson

if TYPE_CHECKING:
    from collections.abc import Iterable

    from mypy_extensions import i64

    from cookietin.lab.row import Readings

_ONE: Final[Any] = 1


@final
class Column:
    """A figure's parts and wholes, deal by deal; deals that say nothing take no room.

    Deals are added in order.
    """

    def __init__(self, deals: int, rounds: int, plain: bool) -> None:
        self.deals = deals
        # A play that says nothing of a plain number says nought; of a ratio it says nothing.
        self.rounds = float(rounds) if plain else 0.0
        """What a deal is a whole of that says nothing."""
        self.said: list[Any] = []
        """The deals that say something."""
        self.parts: list[Any] = []
        self.wholes: list[Any] = []
        """Of each of those; empty for a plain number, which is always a part of so many plays."""
        self.plain = plain
        self.share = plain
        """Whether it is a part of all plays, or of something: never below 0 or above 1."""
        self._last: Any = None

    # What a play says is kept as it is: known to be a number, it would be taken apart and put
    # together again, and very many are added.

    def add(self, deal: Any, reading: Any) -> None:
        """Count what one play of a deal says; the plays of one deal say so with the same object."""
        if self.plain:
            self._add_plain(deal, reading)
        elif deal is not self._last:
            self._last = deal
            self.said.append(deal)
            self.parts.append(reading[0])
            self.wholes.append(reading[1])
        else:
            self.parts[-1] += reading[0]
            self.wholes[-1] += reading[1]

    def _add_plain(self, deal: Any, reading: Any) -> None:
        if deal is not self._last:
            self._last = deal
            self.said.append(deal)
            self.parts.append(reading)
        else:
            self.parts[-1] += reading
        # Most say it once: that is looked up, not compared.
        if self.share and reading is not _ONE and not 0 <= reading <= 1:
            self.share = False

    def part(self) -> float:
        """All parts together."""
        return _sum(self.parts)

    def whole(self) -> float:
        """All that they are parts of."""
        return self.rounds * self.deals if self.plain else _sum(self.wholes)

    def value(self) -> float:
        """The figure itself."""
        return self.part() / self.whole()

    def known(self) -> bool:
        """Whether anything was said at all."""
        return self.plain or any(self.wholes)

    def residuals(self) -> list[float]:
        """By how much each deal moves the figure."""
        whole = self.whole()
        value, weight = self.part() / whole, self.deals / whole
        found = [-weight * value * self.rounds] * self.deals
        for place, deal in enumerate(self.said):
            part: float = self.parts[place]
            of: float = self.rounds if self.plain else self.wholes[place]
            found[deal] = weight * (part - value * of)
        return found

    def estimate(self) -> Estimate:
        """The figure with its interval."""
        deals, plain, usual = self.deals, self.plain, self.rounds
        whole = self.whole()
        value = self.part() / whole
        silent = deals - len(self.said)
        squares = silent * (value * usual) ** 2
        seen: i64 = deals if usual > 0 else 0
        shares = self.share or not plain
        wholes = self.wholes
        for place in range(len(self.parts)):
            part: float = self.parts[place]
            of: float = usual if plain else wholes[place]
            off = part - value * of
            squares += off * off
            if not plain and of > 0:
                seen += 1
            if part < 0 or part > of:
                shares = shares and plain
        error = _error(squares * (deals / whole) ** 2, deals)
        return wilson(value, error, seen) if shares else around(value, error, seen)


def together(figures: list[Column]) -> Column:
    """Several plain figures of the same deals as one."""
    first = figures[0]
    column = Column(first.deals, 0, plain=True)
    column.rounds = sum(figure.rounds for figure in figures)
    column.share = all(figure.share for figure in figures)
    parts = [0.0] * first.deals
    for figure in figures:
        for place, deal in enumerate(figure.said):
            parts[deal] += figure.parts[place]
    column.said, column.parts = list(range(first.deals)), parts
    return column


def difference(one: Column, other: Column) -> Estimate:
    """By how much one is above the other where both played the same deals."""
    squares = 0.0
    others = other.residuals()
    for deal, moved in enumerate(one.residuals()):
        off = moved - others[deal]
        squares += off * off
    value = one.value() - other.value()
    if one.share and other.share:
        return paired_shares(value, squares, one.deals)
    return around(value, _error(squares, one.deals), one.deals)


def columns(rows: Iterable[Readings], rounds: int, deals: int) -> dict[str, Column]:
    """The figures of a variant, by name, from the readings of its plays in order."""
    found: dict[str, Column] = {}
    # As anything: one object for all that is said of a deal.
    deal: Any = None
    for number, readings in enumerate(rows):
        if number % rounds == 0:
            deal = number // rounds
        for name, reading in readings.items():
            column = found.get(name)
            if column is None:
                plain = not isinstance(reading, (list, tuple))
                column = found[name] = Column(deals, rounds, plain)
            column.add(deal, reading)
    return {name: column for name, column in found.items() if column.known()}


def _sum(values: list[Any]) -> float:
    """All of them together: as a loop, which compiled is the fastest way there is."""
    total = 0.0
    for place in range(len(values)):
        value: float = values[place]
        total += value
    return total


def _error(squares: float, deals: int) -> float:
    """The standard error of a mean whose parts are off it by so much, squared."""
    return math.sqrt(squares / (deals * (deals - 1))) if deals > 1 else 0.0
