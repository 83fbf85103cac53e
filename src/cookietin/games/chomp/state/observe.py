"""What a viewer knows, which is all that has been turned up, as a row of small numbers."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from cookietin.games.chomp.land import MOST_CARDS, WIDE
from cookietin.games.chomp.quarters import CODES
from cookietin.games.chomp.stages import STAGES
from cookietin.rows import BytesWriter

if TYPE_CHECKING:
    from mypy_extensions import i64

    from cookietin.games.chomp.land import Land
    from cookietin.games.chomp.row import Row
    from cookietin.games.chomp.state.position import ChompPosition

_LAID: Final = len(CODES)
"""A nest with an egg token, where other numbers are kinds of quarters."""
_NO_CARDS: Final = bytes(4 * MOST_CARDS)


def observe(position: ChompPosition, viewer: i64, row: BytesWriter) -> None:
    """All parts in the order of the layout; numbers that stand for a column are set in zeros."""
    at: i64 = len(row)
    row.write(position.title.blank_row(position.seats, "unseen.lands"))
    seats, offer = position.seats, position.row
    kinds: i64 = len(position.cards.lands)
    me = viewer
    if me == seats:
        me = 0
    ahead = position.turn - me
    row[at + (ahead if ahead >= 0 else ahead + seats)] = 1
    at += seats
    row[at + position.stage] = 1
    at += len(STAGES)
    row[at] = int(position.column)
    row[at + 1] = int(position.at // WIDE)
    row[at + 2] = int(position.at % WIDE)
    row[at + 3] = int(position.due)
    row[at + 4] = int(offer.left)
    at += 5
    row[at + offer.top] = 1
    row[at + kinds + position.held] = 1
    at += 2 * kinds
    at = _mark_spots(offer.goals, at, kinds, row)
    at = _mark_spots(offer.lands, at, kinds, row)
    if not offer.observed:
        offer.observed = _unseen(offer, kinds, seats)
    row.write(offer.observed)
    at += 4 * kinds
    seat = me
    for _step in range(seats):
        at = _mark(position.goals[seat], at, kinds, row)
        seat = position.left_of(seat)
    for _step in range(seats):
        _show(position.lands[seat], row)
        seat = position.left_of(seat)


# A list of anything spares the look at what each card in it is.


def _mark(pile: list[Any], at: i64, kinds: i64, row: BytesWriter) -> i64:
    """Every card of a pile in its column; returns the column after them."""
    for card in pile:
        place: i64 = card
        row[at + place] = 1
    return at + kinds


def _mark_spots(spots: list[Any], at: i64, kinds: i64, row: BytesWriter) -> i64:
    """The card on each spot, which has columns of its own; returns the column after them."""
    for card in spots:
        place: i64 = card
        row[at + place] = 1
        at += kinds
    return at


def _unseen(offer: Row, kinds: i64, seats: i64) -> bytes:
    """What nobody has seen and what lies face down, and zeros for everyone's goals."""
    row = BytesWriter()
    row.write(bytes((4 + seats) * kinds))
    at = _mark(offer.unseen_lands, 0, kinds, row)
    at = _mark(offer.unseen_goals, at, kinds, row)
    at = _mark(offer.down_lands, at, kinds, row)
    _mark(offer.down_goals, at, kinds, row)
    return row.getvalue()


def _show(land: Land, row: BytesWriter) -> None:
    """The cards in the order in which they were placed, and what is seen of them."""
    if not land.listed:
        land.listed = _list(land)
    row.write(land.listed)
    first: i64 = len(row)
    row.write(land.kinds)
    row.write(land.edges)
    for egg in land.eggs:
        cell: i64 = egg
        row[first + cell] = _LAID


def _list(land: Land) -> bytes:
    """Each card with where it lies and how it is turned."""
    row = BytesWriter()
    row.write(_NO_CARDS)
    column: i64 = 0
    for place, card in enumerate(land.cards):
        at: i64 = land.at[place]
        row[column] = card
        row[column + 1] = int(at // WIDE)
        row[column + 2] = int(at % WIDE)
        row[column + 3] = land.turned[place]
        column += 4
    return row.getvalue()
