"""What a viewer of Toss Your Cookies knows, as a row of small numbers."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cookietin.games.toss_your_cookies import turn
from cookietin.games.toss_your_cookies.dice import ACTIONS, NONE, NUMBERS
from cookietin.games.toss_your_cookies.moves import MOST, OPEN
from cookietin.games.toss_your_cookies.state.know import packed
from cookietin.kernel.layout import Layout
from cookietin.kernel.names import named

if TYPE_CHECKING:
    from mypy_extensions import i64

    from cookietin.games.toss_your_cookies.game import TossYourCookies
    from cookietin.games.toss_your_cookies.state.position import TossPosition
    from cookietin.rows import BytesWriter


def layout(game: TossYourCookies, seats: int) -> Layout:
    """The parts, but one's own choice alone, and what is known of a hand in the hand itself.

    Of the others' choices the row has as much as anyone may know: who is not waited for has chosen.
    What is in the box follows from the cookies that play.
    """
    cards = game.cards
    row = Layout(seats)
    row.seat("turn")
    row.number("rolls", game.roll_cap)
    row.one_of("number_die", ["none", *NUMBERS])
    row.one_of("action_die", ["none", *ACTIONS])
    row.one_of("phase", turn.PHASES)
    row.seat("partner", none=True)
    row.add("waiting", row.relative(), seats)
    row.add("cookies", named(cards.cookies, cards.names))
    row.pile("chosen.me", cards.names, MOST)
    row.pile("middle", cards.names, max(cards.copies))
    for whose in row.relative():
        row.pile(f"hands.{whose}", cards.names, int(cards.hand))
    return row


def observe(position: TossPosition, viewer: i64, row: BytesWriter) -> None:
    """As `layout` has it; the waiting seats are 1, or in a scramble in turns 1, 2, 3 …"""
    title, seats, rows = position.title, position.seats, position.cards.rows
    at: i64 = len(row)
    row.write(title.blank_row(seats))
    me = viewer
    if me == seats:
        me = 0
    row[at + _ahead(position.turn, me, seats)] = 1
    at += seats
    if title.roll_cap > 255:
        row[at] = int(position.rolls >> 8)
        at += 1
    row[at] = int(position.rolls & 255)
    at += 1
    row[at + 1 + position.amount] = 1
    at += 1 + len(NUMBERS)
    row[at + 1 + position.action] = 1
    at += 1 + len(ACTIONS)
    row[at + position.phase] = 1
    at += len(turn.PHASES)
    row[at if position.partner == NONE else at + 1 + _ahead(position.partner, me, seats)] = 1
    at += 1 + seats
    in_turns = position.phase == turn.SCRAMBLE and not title.live
    place = 1
    for seat in position.waiting:
        row[at + _ahead(seat, me, seats)] = place
        if in_turns:
            place += 1
    at += seats
    for cookie in position.cookies:
        kind: i64 = cookie
        row[at + kind - 1] = 1
    at += len(position.cards.cookies)
    chosen = position.chosen[me]
    if chosen != OPEN:
        own = position.choices.packed[chosen] if chosen > OPEN and me == viewer else 0
        _count(own, position.amount, at, row)
    at += rows
    kind = 1
    while kind < rows:
        row[at + kind] = position.middle[kind]
        kind += 1
    at += rows
    other = me
    for _step in range(seats):
        hand = position.hands[other]
        seen = other == viewer or position.lies_open(other)
        known: i64 = packed(hand) if seen else position.knowledge.known(viewer, other)
        _count(known, len(hand), at, row)
        at += rows
        other += 1
        if other == seats:
            other = 0


def _ahead(seat: i64, me: i64, seats: i64) -> i64:
    """How many seats to the left of the viewer."""
    return seat - me if seat >= me else seat - me + seats


def _count(known: i64, size: i64, at: i64, row: BytesWriter) -> None:
    """How often each kind is known to be among so many cards; of the others nothing is known."""
    kind: i64 = 1
    left = known >> 4
    while left != 0:
        row[at + kind] = int(left & 15)
        size -= left & 15
        left >>= 4
        kind += 1
    row[at] = int(size)
