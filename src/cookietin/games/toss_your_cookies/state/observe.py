"""What a viewer of Toss Your Cookies knows, as a row of small numbers."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cookietin.games.toss_your_cookies import turn
from cookietin.games.toss_your_cookies.cards import HAND
from cookietin.games.toss_your_cookies.dice import ACTIONS, NONE, NUMBERS
from cookietin.games.toss_your_cookies.moves import MOST, OPEN
from cookietin.kernel import layout as columns
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
        row.pile(f"hands.{whose}", cards.names, HAND)
    return row


def observe(position: TossPosition, viewer: i64, row: BytesWriter) -> None:
    """As `layout` has it; the waiting seats are 1, or in a scramble in turns 1, 2, 3 …"""
    title = position.title
    at: i64 = len(row)
    row.write(title.blank_rows[position.seats])
    seats, rows = position.seats, position.cards.rows
    me = 0 if viewer == seats else viewer
    row[at + _ahead(position.turn, me, seats)] = 1
    at += seats
    if title.roll_cap > columns.MOST:
        row[at] = int(position.rolls >> 8)
        at += 1
    row[at] = int(position.rolls & 255)
    row[at + 2 + position.amount] = 1
    at += 2 + len(NUMBERS)
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
    at += seats - 1
    for cookie in position.cookies:
        kind: i64 = cookie
        row[at + kind] = 1
    at += len(position.cards.cookies) + 1
    chosen = position.chosen[me]
    if chosen != OPEN:
        if chosen > OPEN and me == viewer:
            _count(position.choices.cards[chosen], at, row)
        else:
            row[at] = int(position.amount)
    at += rows
    middle = position.middle
    kind = 1
    while kind < rows:
        row[at + kind] = middle[kind]
        kind += 1
    at += rows
    other = me
    for _ in range(seats):
        hand = position.hands[other]
        if other == viewer or position.lies_open(other):
            _count(hand, at, row)
        else:
            _known(position.knowledge.known(viewer, other), len(hand), at, row)
        at += rows
        other = 0 if other + 1 == seats else other + 1


def _ahead(seat: i64, me: i64, seats: i64) -> i64:
    """How many seats to the left of the viewer."""
    return seat - me if seat >= me else seat - me + seats


def _count(cards: list[int], at: i64, row: BytesWriter) -> None:
    """How often each kind is among sorted cards."""
    before = 0
    count = 0
    for card in cards:
        count = count + 1 if card == before else 1
        before = card
        kind: i64 = card
        row[at + kind] = count


def _known(floor: i64, size: i64, at: i64, row: BytesWriter) -> None:
    """How often each kind is known to be in a hand; of the other cards nothing is known."""
    kind: i64 = 1
    left = floor >> 4
    while left != 0:
        row[at + kind] = int(left & 15)
        size -= left & 15
        left >>= 4
        kind += 1
    row[at] = int(size)
