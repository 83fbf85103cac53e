"""Kinds of parts: how a seat, a number, a name, a pile of cards is written, read and hidden.

A kind works on values. `parts` says which attribute of a position holds one and who may see it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from cookietin.compiling import mypyc_attr
from cookietin.kernel.names import HOLE, SEATS, Names, named, named_sorted
from cookietin.kernel.reading import Reader

if TYPE_CHECKING:
    from cookietin.kernel.layout import Layout
    from cookietin.rows import BytesWriter

NOBODY: Final = -1
"""The seat that is none."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Kind:
    """What every kind can do."""

    def json(self, value: Any, seats: int) -> Any:
        """The value as plain data, everything by name."""
        raise NotImplementedError

    def read(self, parts: Reader, key: str, seats: int) -> Any:
        """The value that was written under a key; complains about what cannot be."""
        raise NotImplementedError

    def hidden(self, value: Any) -> Any:
        """What is left of the value for who may not see it."""
        raise NotImplementedError

    def shown(self, value: Any) -> Any:
        """The value as who may see it sees it: sorted where order means nothing."""
        return value

    def is_hole(self, value: Any) -> bool:
        """Whether something that can be seen is missing in the value."""
        return False

    def piles(self, value: Any, where: str) -> dict[str, list[int]]:
        """The cards that lie here, by place: of what is no pile, none."""
        return {}

    def name(self, card: int) -> str:
        """What a card of this kind's piles is called."""
        raise NotImplementedError

    def columns(self, layout: Layout, name: str) -> None:
        """The value's columns in an observation."""
        raise NotImplementedError

    def observe(self, value: Any, row: BytesWriter, me: int, seats: int, secret: bool) -> None:
        """Append those columns; of what is secret to the viewer, no more than all know."""
        raise NotImplementedError

    def unseen_columns(self, layout: Layout, name: str) -> None:
        """The columns of a value that nobody ever sees: how much of it there is."""

    def observe_unseen(self, value: Any, row: BytesWriter, me: int) -> None:
        """Append those."""


def one_hot(row: BytesWriter, place: int, size: int) -> None:
    """So many columns, 1 at one place."""
    for column in range(size):
        row.append(1 if column == place else 0)


@mypyc_attr(allow_interpreted_subclasses=True)
class Seat(Kind):
    """A seat, or nobody."""

    def __init__(self, none: bool = False) -> None:
        self.none = none

    def json(self, value: Any, seats: int) -> Any:
        return None if value == NOBODY else SEATS[value]

    def read(self, parts: Reader, key: str, seats: int) -> Any:
        if self.none and parts.value(key) is None:
            return NOBODY
        return parts.seat(key, seats)

    def columns(self, layout: Layout, name: str) -> None:
        layout.seat(name, self.none)

    def observe(self, value: Any, row: BytesWriter, me: int, seats: int, secret: bool) -> None:
        ahead = -1 if value == NOBODY else (value - me) % seats
        one_hot(row, ahead + self.none, seats + self.none)


@mypyc_attr(allow_interpreted_subclasses=True)
class Count(Kind):
    """A whole number between two bounds."""

    def __init__(self, low: int, high: int) -> None:
        self.low = low
        self.high = high

    def json(self, value: Any, seats: int) -> Any:
        return value

    def read(self, parts: Reader, key: str, seats: int) -> Any:
        return parts.whole(key, self.low, self.high)

    def columns(self, layout: Layout, name: str) -> None:
        layout.number(name, self.high)

    def observe(self, value: Any, row: BytesWriter, me: int, seats: int, secret: bool) -> None:
        append_number(row, value, self.high)


def append_number(row: BytesWriter, value: int, high: int) -> None:
    """A number in one column, or in two if it can be over 255."""
    if high > 255:
        row.append(value // 256)
    row.append(value % 256)


@mypyc_attr(allow_interpreted_subclasses=True)
class Flag(Kind):
    """Yes or no."""

    def json(self, value: Any, seats: int) -> Any:
        return bool(value)

    def read(self, parts: Reader, key: str, seats: int) -> Any:
        return parts.flag(key)

    def columns(self, layout: Layout, name: str) -> None:
        layout.number(name, 1)

    def observe(self, value: Any, row: BytesWriter, me: int, seats: int, secret: bool) -> None:
        row.append(1 if value else 0)


@mypyc_attr(allow_interpreted_subclasses=True)
class OneOf(Kind):
    """One of a few names, by its place among them; with `none`, -1 is written as nothing."""

    def __init__(self, names: Names, none: bool = False) -> None:
        self.names = names
        self.none = none

    def json(self, value: Any, seats: int) -> Any:
        return None if value < 0 else self.names[value]

    def read(self, parts: Reader, key: str, seats: int) -> Any:
        if self.none and parts.value(key) is None:
            return -1
        return parts.one_of(key, self.names)

    def hidden(self, value: Any) -> Any:
        return 0

    def is_hole(self, value: Any) -> bool:
        return bool(value == 0) and self.names[0] == HOLE

    def columns(self, layout: Layout, name: str) -> None:
        layout.one_of(name, [*["none"] * self.none, *self.names])

    def observe(self, value: Any, row: BytesWriter, me: int, seats: int, secret: bool) -> None:
        shown = 0 if secret else value
        one_hot(row, shown + self.none, len(self.names) + self.none)


@mypyc_attr(allow_interpreted_subclasses=True)
class Listed(Kind):
    """Some of a few names, in order: seats that are waited for, cookies that play."""

    def __init__(self, names: Names) -> None:
        self.names = names

    def json(self, value: Any, seats: int) -> Any:
        return named(value, self.names)

    def read(self, parts: Reader, key: str, seats: int) -> Any:
        names = self.names[:seats] if self.names is SEATS else self.names
        return parts.cards(key, names)

    def columns(self, layout: Layout, name: str) -> None:
        layout.add(name, layout.relative() if self.names is SEATS else list(self.names))
        layout.unordered.append(name)

    def observe(self, value: Any, row: BytesWriter, me: int, seats: int, secret: bool) -> None:
        if self.names is SEATS:
            for step in range(seats):
                row.append(value.count((me + step) % seats))
        else:
            append_counts(row, value, len(self.names))


def append_counts(row: BytesWriter, cards: list[int], kinds: int) -> None:
    """How often each kind is among cards."""
    counts = [0] * kinds
    for card in cards:
        counts[card] += 1
    for count in counts:
        row.append(count)


@mypyc_attr(allow_interpreted_subclasses=True)
class Pile(Kind):
    """Cards of the inventory. Without order they are sorted wherever they are seen."""

    def __init__(
        self, names: Names, ordered: bool = False, most: int = 255, lies: bool = True
    ) -> None:
        self.names = names
        self.ordered = ordered
        self.most = most
        """The most that a viewer can count of one kind in it, holes included."""
        self.lies = lies
        """Whether this is where they lie; if not they are only named here."""

    def json(self, value: Any, seats: int) -> Any:
        return named(value, self.names) if self.ordered else named_sorted(value, self.names)

    def read(self, parts: Reader, key: str, seats: int) -> Any:
        cards = parts.cards(key, self.names)
        return cards if self.ordered else sorted(cards)

    def hidden(self, value: Any) -> Any:
        return [0] * len(value)

    def shown(self, value: Any) -> Any:
        if not self.ordered:
            value.sort()
        return value

    def is_hole(self, value: Any) -> bool:
        return 0 in value

    def piles(self, value: Any, where: str) -> dict[str, list[int]]:
        return {where: value} if self.lies else {}

    def name(self, card: int) -> str:
        return self.names[card]

    def columns(self, layout: Layout, name: str) -> None:
        layout.pile(name, self.names, self.most)
        if self.ordered:
            layout.unordered.append(name)

    def observe(self, value: Any, row: BytesWriter, me: int, seats: int, secret: bool) -> None:
        append_counts(row, [0] * len(value) if secret else value, len(self.names))

    def unseen_columns(self, layout: Layout, name: str) -> None:
        layout.number(name, self.most)

    def observe_unseen(self, value: Any, row: BytesWriter, me: int) -> None:
        append_number(row, len(value), self.most)


@mypyc_attr(allow_interpreted_subclasses=True)
class Card(Kind):
    """A card, or none: number 0."""

    def __init__(self, names: Names, lies: bool = True) -> None:
        self.names = names
        self.lies = lies
        """Whether this is where it lies; if not it is only named here."""

    def json(self, value: Any, seats: int) -> Any:
        return self.names[value] if value else None

    def read(self, parts: Reader, key: str, seats: int) -> Any:
        return 0 if parts.value(key) is None else 1 + parts.one_of(key, self.names[1:])

    def piles(self, value: Any, where: str) -> dict[str, list[int]]:
        return {where: [value] if value else []} if self.lies else {}

    def name(self, card: int) -> str:
        return self.names[card]

    def columns(self, layout: Layout, name: str) -> None:
        layout.one_of(name, ["none", *self.names[1:]])

    def observe(self, value: Any, row: BytesWriter, me: int, seats: int, secret: bool) -> None:
        one_hot(row, value, len(self.names))


@mypyc_attr(allow_interpreted_subclasses=True)
class Counted(Kind):
    """Cards of the inventory, without order, as how often each kind is there."""

    def __init__(self, names: Names, most: int = 255) -> None:
        self.names = names
        self.most = most
        """The most that a viewer can count of one kind in it."""

    def json(self, value: Any, seats: int) -> Any:
        return named(spread(value), self.names)

    def read(self, parts: Reader, key: str, seats: int) -> Any:
        counts = [0] * len(self.names)
        for card in parts.cards(key, self.names):
            counts[card] += 1
        return counts

    def is_hole(self, value: Any) -> bool:
        return bool(value[0] > 0)

    def piles(self, value: Any, where: str) -> dict[str, list[int]]:
        return {where: spread(value)}

    def name(self, card: int) -> str:
        return self.names[card]

    def columns(self, layout: Layout, name: str) -> None:
        layout.pile(name, self.names, self.most)

    def observe(self, value: Any, row: BytesWriter, me: int, seats: int, secret: bool) -> None:
        for count in value:
            row.append(count)


@mypyc_attr(allow_interpreted_subclasses=True)
class PerSeat(Kind):
    """One value for each seat."""

    def __init__(self, each: Kind) -> None:
        self.each = each

    def json(self, value: Any, seats: int) -> Any:
        values: list[Any] = value
        return {SEATS[seat]: self.each.json(one, seats) for seat, one in enumerate(values)}

    def read(self, parts: Reader, key: str, seats: int) -> Any:
        entries = parts.per_seat(key, seats)
        values = [self.each.read(entries, SEATS[seat], seats) for seat in range(seats)]
        entries.finish()
        return values

    def is_hole(self, value: Any) -> bool:
        return any(self.each.is_hole(one) for one in value)

    def shown(self, value: Any) -> Any:
        return [self.each.shown(one) for one in value]

    def piles(self, value: Any, where: str) -> dict[str, list[int]]:
        found: dict[str, list[int]] = {}
        for seat, one in enumerate(value):
            found.update(self.each.piles(one, f"{where}.{SEATS[seat]}"))
        return found

    def name(self, card: int) -> str:
        return self.each.name(card)

    def columns(self, layout: Layout, name: str) -> None:
        loose = layout.unordered
        before = len(loose)
        for whose in layout.relative():
            del loose[before:]
            self.each.columns(layout, f"{name}.{whose}")
        # What has no order has none for any seat: said once, as a path of the JSON.
        rest = [path[len(f"{name}.{whose}") :] for path in loose[before:]]
        loose[before:] = [f"{name}.*{path}" for path in rest]

    def observe(self, value: Any, row: BytesWriter, me: int, seats: int, secret: bool) -> None:
        for step in range(seats):
            self.each.observe(value[(me + step) % seats], row, me, seats, secret)

    def unseen_columns(self, layout: Layout, name: str) -> None:
        for whose in layout.relative():
            self.each.unseen_columns(layout, f"{name}.{whose}")

    def observe_unseen(self, value: Any, row: BytesWriter, me: int) -> None:
        seats = len(value)
        for step in range(seats):
            self.each.observe_unseen(value[(me + step) % seats], row, me)


def spread(counts: list[int]) -> list[int]:
    """Counts of kinds as the cards themselves, sorted."""
    cards: list[int] = []
    for kind, count in enumerate(counts):
        if count > 0:
            cards += [kind] * count
    return cards
