"""What a viewer of Number Chain knows, as a row of small numbers."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from cookietin.kernel.layout import Layout, steps_ahead
from cookietin.kernel.parts import parts_layout

if TYPE_CHECKING:
    from mypy_extensions import i64

    from cookietin.games.cookie_chomper.number_chain.game import NumberChain
    from cookietin.games.cookie_chomper.number_chain.state.position import ChainPosition
    from cookietin.rows import BytesWriter


def layout(game: NumberChain, seats: int) -> Layout:
    """The parts as they are declared, and the card that the next one is played on."""
    columns = Layout(seats)
    parts_layout(game.parts, columns)
    columns.one_of("before", game.cards.names)
    return columns


def observe(position: ChainPosition, viewer: i64, row: BytesWriter) -> None:
    """Turn, hands from the viewer's own on, the chain, the deck, and the last card."""
    at: i64 = len(row)
    seats, chain = position.seats, position.chain
    rows: i64 = position.cards.rows
    row.write(position.title.blank_row(seats))
    me = viewer
    if me == seats:
        me = 0
    row[at + steps_ahead(position.turn, me, seats)] = 1
    at += seats
    seat = me
    for _step in range(seats):
        hand = position.hands[seat]
        if seat == viewer:
            mark(hand, at, row)
        else:
            row[at] = len(hand)
        at += rows
        seat += 1
        if seat == seats:
            seat = 0
    mark(chain, at, row)
    at += rows
    row[at] = len(position.deck)
    last: i64 = chain[-1]
    row[at + 1 + last] = 1


def mark(cards: list[Any], at: i64, row: BytesWriter) -> None:
    """Every card in its column; a list of anything spares the look at what each of them is."""
    for card in cards:
        place: i64 = card
        row[at + place] = 1
