"""Parts: what a position consists of, declared once, each with who may see it.

From the declaration come JSON and its reading with complaints, the places, dealing what is not
given, hiding, the cards that a viewer has not seen, and the layout of the observation.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, cast

from cookietin.compiling import mypyc_attr
from cookietin.kernel.complaint import BadPosition
from cookietin.kernel.kinds import Kind, PerSeat, Pile, spread
from cookietin.kernel.names import SEATS
from cookietin.kernel.reading import Reader

if TYPE_CHECKING:
    from cookietin.kernel.dealer import Dealer
    from cookietin.kernel.layout import Layout
    from cookietin.kernel.position import Position
    from cookietin.rows import BytesWriter

EVERYONE: Final = 0
OWNER: Final = 1
"""Of a part with a value for each seat, each sees their own: see `Position.shows`."""
NO_ONE: Final = 2

NOTHING: Final = 0
THE_REST: Final = -1
"""Dealt all cards that have no place yet."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Part:
    """One part of a position: its name in JSON, the attribute that holds it, and its kind.

    With a dot, a name stands in a table with others, and an attribute is one of an attribute.
    """

    def __init__(
        self,
        name: str,
        kind: Kind,
        seen_by: int = EVERYONE,
        dealt: int = NOTHING,
        attribute: str = "",
    ) -> None:
        self.name = name
        self.kind = kind
        self.seen_by = seen_by
        self.dealt = dealt
        """How many cards a pile gets when a position is set up without it."""
        self.table, _, self.key = name.rpartition(".")
        self._owner, _, self._own_name = (attribute or name).rpartition(".")

    def __repr__(self) -> str:
        return f"<part {self.name}>"

    def get(self, position: Position) -> Any:
        """The value in a position."""
        owner = getattr(position, self._owner) if self._owner else position
        return getattr(owner, self._own_name)

    def put(self, position: Position, value: Any) -> None:
        """Set the value in a position."""
        owner = getattr(position, self._owner) if self._owner else position
        setattr(owner, self._own_name, value)


@mypyc_attr(allow_interpreted_subclasses=True)
class Record(Kind):
    """Attributes of an object that is there: what each is called in JSON, its name, its kind."""

    def __init__(self, rows: list[tuple[str, str, Kind]]) -> None:
        self.rows = rows

    def json(self, value: Any, seats: int) -> Any:
        return {name: kind.json(getattr(value, own), seats) for name, own, kind in self.rows}

    def read_into(self, value: Any, parts: Reader, seats: int, dealer: Dealer | None) -> None:
        """Fill the object with what is given; without a dealer all must be."""
        for name, own, kind in self.rows:
            if parts.due(name, dealer):
                setattr(value, own, kind.read(parts, name, seats))

    def piles(self, value: Any, where: str) -> dict[str, list[int]]:
        found: dict[str, list[int]] = {}
        for name, own, kind in self.rows:
            found.update(kind.piles(getattr(value, own), f"{where}.{name}"))
        return found

    def columns(self, layout: Layout, name: str) -> None:
        for inner, _, kind in self.rows:
            kind.columns(layout, f"{name}.{inner}")

    def observe(self, value: Any, row: BytesWriter, me: int, seats: int, secret: bool) -> None:
        for _, own, kind in self.rows:
            kind.observe(getattr(value, own), row, me, seats, secret)


def parts_json(parts: list[Part], position: Position) -> dict[str, Any]:
    """All parts as plain data."""
    seats = position.seats
    found: dict[str, Any] = {}
    for part in parts:
        table: dict[str, Any] = found.setdefault(part.table, {}) if part.table else found
        table[part.key] = part.kind.json(part.get(position), seats)
    return found


def parts_places(parts: list[Part], position: Position) -> dict[str, list[str]]:
    """Where every card is, by name; places are paths into the JSON."""
    found: dict[str, list[str]] = {}
    for part in parts:
        for where, cards in part.kind.piles(part.get(position), part.name).items():
            found[where] = [part.kind.name(card) for card in cards]
    return found


def hide_parts(parts: list[Part], position: Position) -> None:
    """Make holes of what a view's viewer may not know; called on a copy that becomes the view."""
    viewer = position.viewer
    for part in parts:
        value = part.get(position)
        if part.seen_by == EVERYONE:
            part.put(position, part.kind.shown(value))
        elif part.seen_by == NO_ONE:
            part.put(position, part.kind.hidden(value))
        else:
            each = cast("PerSeat", part.kind).each
            part.put(
                position,
                [
                    each.shown(one) if position.shows(part.name, seat, viewer) else each.hidden(one)
                    for seat, one in enumerate(value)
                ],
            )


def check_holes(parts: list[Part], position: Position) -> None:
    """Refuse a view with a hole where its viewer sees something."""
    for part in parts:
        value = part.get(position)
        if part.seen_by == EVERYONE and part.kind.is_hole(value):
            raise BadPosition("hole-there", {"where": part.name})
        if part.seen_by == OWNER:
            each = cast("PerSeat", part.kind).each
            for seat, one in enumerate(value):
                if position.shows(part.name, seat, position.viewer) and each.is_hole(one):
                    raise BadPosition("hole-there", {"where": f"{part.name}.{SEATS[seat]}"})


def read_parts(
    parts: list[Part], position: Position, given: Reader, dealer: Dealer | None
) -> list[tuple[list[int], int]]:
    """Read what is given into a position. With a dealer any part may be missing.

    Says which piles are to be dealt to, and how many cards each.
    """
    unheld: list[tuple[list[int], int]] = []
    tables: dict[str, Reader] = {"": given}
    for part in parts:
        kind = part.kind
        if part.table not in tables:
            there = given.due(part.table, dealer)
            tables[part.table] = Reader(given.value(part.table) if there else {}, part.table)
        table = tables[part.table]
        if isinstance(kind, PerSeat) and dealer is not None and table.has(part.key):
            unheld += _read_some(part, kind.each, position, table)
        elif table.due(part.key, dealer):
            part.put(position, kind.read(table, part.key, position.seats))
        elif part.dealt != NOTHING:
            piles = kind.piles(part.get(position), part.name).values()
            unheld += [(pile, part.dealt) for pile in piles]
    for name, table in tables.items():
        if name:
            table.finish()
    return unheld


def _read_some(
    part: Part, each: Kind, position: Position, given: Reader
) -> list[tuple[list[int], int]]:
    """A part of which some seats' values may be missing."""
    entries = given.per_seat(part.key, position.seats)
    values = part.get(position)
    unheld: list[tuple[list[int], int]] = []
    for seat in range(position.seats):
        if entries.has(SEATS[seat]):
            values[seat] = each.read(entries, SEATS[seat], position.seats)
        elif part.dealt != NOTHING:
            unheld.append((values[seat], part.dealt))
    entries.finish()
    return unheld


def deal_parts(
    parts: list[Part],
    position: Position,
    unheld: list[tuple[list[int], int]],
    cards: list[int],
    dealer: Dealer,
) -> None:
    """Deal from all the game's cards, where they have no place yet, what was not given."""
    unplaced = unseen(parts, position, cards)
    wanted = sum([count for _, count in unheld if count != THE_REST])
    if wanted > len(unplaced):
        raise BadPosition("too-few-cards-left", {"wanted": wanted, "left": len(unplaced)})
    names = card_names_of(parts)
    for pile, count in unheld:
        if count != THE_REST:
            dealer.deal(unplaced, pile, count, names)
    for pile, count in unheld:
        if count == THE_REST:
            pile.extend(unplaced)
            unplaced = []


def unseen(parts: list[Part], position: Position, cards: list[int]) -> list[int]:
    """Of all the game's cards those that lie nowhere in sight: in a view, behind its holes."""
    counts = [0] * (max(cards) + 1)
    for card in cards:
        counts[card] += 1
    for part in parts:
        for pile in part.kind.piles(part.get(position), part.name).values():
            for card in pile:
                counts[card] -= 1
    counts[0] = 0
    return spread(counts)


def fill_holes(parts: list[Part], truth: Position, cards: list[int], dealer: Dealer) -> None:
    """Deal the cards that a view does not show to where its holes are.

    Every way in which they can lie is equally likely. That is all there is to imagine in a game
    that hides nothing but cards, and in which nobody knows where a hidden card lies.
    """
    left = unseen(parts, truth, cards)
    names = card_names_of(parts)
    for part in sorted(parts, key=_is_rest):
        for pile in part.kind.piles(part.get(truth), part.name).values():
            dealt: list[int] = left
            if part.dealt != THE_REST:
                dealt = []
                dealer.deal(left, dealt, pile.count(0), names)
            pile[:] = [dealt.pop() if card == 0 else card for card in pile]


def _is_rest(part: Part) -> bool:
    return part.dealt == THE_REST


def card_names_of(parts: list[Part]) -> list[str]:
    """What the cards of the first pile are called: in most games there is one table of names."""
    for part in parts:
        kind = part.kind.each if isinstance(part.kind, PerSeat) else part.kind
        if isinstance(kind, Pile):
            return kind.names
    return []


def parts_layout(parts: list[Part], layout: Layout) -> None:
    """The columns of all parts, in their order."""
    for part in parts:
        if part.seen_by == NO_ONE:
            part.kind.unseen_columns(layout, part.name)
        else:
            part.kind.columns(layout, part.name)


def observe_parts(parts: list[Part], position: Position, viewer: int, row: BytesWriter) -> None:
    """Append what a viewer knows of all parts: plain, and slower than by hand."""
    seats = position.seats
    me = 0 if viewer == seats else viewer
    for part in parts:
        value = part.get(position)
        if part.seen_by == EVERYONE:
            part.kind.observe(value, row, me, seats, False)
            continue
        if part.seen_by == NO_ONE:
            part.kind.observe_unseen(value, row, me)
            continue
        each = cast("PerSeat", part.kind).each
        for step in range(seats):
            seat = (me + step) % seats
            secret = not position.shows(part.name, seat, viewer)
            each.observe(value[seat], row, me, seats, secret)
