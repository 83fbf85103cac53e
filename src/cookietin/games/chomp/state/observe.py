"""What a viewer knows, which is all that has been turned up, as a row of small numbers."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cookietin.games.chomp.land import MOST_CARDS, WIDE
from cookietin.games.chomp.quarters import CODES
from cookietin.games.chomp.stages import STAGES

if TYPE_CHECKING:
    from mypy_extensions import i64

    from cookietin.games.chomp.land import Land
    from cookietin.games.chomp.state.position import ChompPosition
    from cookietin.rows import BytesWriter

_LAID: Final = len(CODES)
"""A nest with an egg token, where other numbers are kinds of quarters."""
_NO_CARD: Final = bytes(4)


def observe(position: ChompPosition, viewer: i64, row: BytesWriter) -> None:
    """All parts in the order of the layout; numbers that stand for a column are set in zeros."""
    at: i64 = len(row)
    row.write(position.title.blank_row(position.seats, "lands.me"))
    seats, offer = position.seats, position.row
    kinds: i64 = len(position.cards.lands)
    me: i64 = 0 if viewer == seats else viewer
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
    for spots in (offer.goals, offer.lands):
        for card in spots:
            place: i64 = card
            row[at + place] = 1
            at += kinds
    for pile in (offer.unseen_lands, offer.unseen_goals, offer.down_lands, offer.down_goals):
        for card in pile:
            place = card
            row[at + place] = 1
        at += kinds
    seat = me
    for _ in range(seats):
        for card in position.goals[seat]:
            place = card
            row[at + place] = 1
        at += kinds
        seat = position.left_of(seat)
    for _ in range(seats):
        _observe_land(position.lands[seat], row)
        seat = position.left_of(seat)


def _observe_land(land: Land, row: BytesWriter) -> None:
    """The cards in the order in which they were placed, and what is seen of them."""
    cards: i64 = len(land.cards)
    place: i64 = 0
    while place < MOST_CARDS:
        if place < cards:
            at = land.at[place]
            row.append(land.cards[place])
            row.append(at // WIDE)
            row.append(at % WIDE)
            row.append(land.turned[place])
        else:
            row.write(_NO_CARD)
        place += 1
    first: i64 = len(row)
    row.write(land.kinds)
    row.write(land.edges)
    for egg in land.eggs:
        cell: i64 = egg
        row[first + cell] = _LAID
