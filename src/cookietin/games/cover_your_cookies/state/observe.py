"""What a viewer of Cover Your Cookies knows, as a row of small numbers."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from cookietin.games.cover_your_cookies.turn import STAGES
from cookietin.kernel.layout import MOST, Layout

if TYPE_CHECKING:
    from mypy_extensions import i64

    from cookietin.games.cover_your_cookies.game import CoverYourCookies
    from cookietin.games.cover_your_cookies.state.position import CookiePosition
    from cookietin.rows import BytesWriter

OF_A_BATCH: Final = ["flavour", "Cookies", "fresh-milk", "chocolate-milk", "enhance"]


def layout(game: CoverYourCookies, seats: int) -> Layout:
    """Hands and top Batches first; what lies beneath them follows seat by seat from the top."""
    cards, found = game.cards, Layout(seats)
    held, mixers = cards.names[: cards.rotate], cards.names[cards.rotate :]
    copies = max(cards.copies)
    found.seat("turn")
    found.one_of("stage", STAGES)
    for whose in found.relative():
        found.pile(f"hands.{whose}", held, copies)
    for whose in found.relative():
        found.number(f"stacks.{whose}", cards.total)
        _of_a_batch(found, f"stacks.{whose}.top", game)
    for place in range(game.most_batches(seats)):
        _of_a_batch(found, f"stacks.beneath.{place}", game)
    for whose in found.relative():
        found.number(f"crumbs.{whose}", cards.total)
    found.pile("discard", held, copies)
    found.one_of("discard.top", held)
    for name in ("deck", "upper", "lower"):
        found.number(name, cards.total)
    found.add("put_back", held[-2:])
    for name in ("mixers", "mixer_discard", "mixer"):
        found.add(name, mixers, copies)
    for name in ("begun", "had", "started", "defended", "refill"):
        found.add(name, found.relative())
    for name in ("drawing", "barred", "defender"):
        found.seat(name, none=True)
    for place in range(2 * game.hand_size(seats)):
        found.add(f"laid.{place}", ["card", "second card"], cards.chocolate)
        found.stands_for(["none", *held[1:]])
    for whose in found.relative():
        found.pile(f"known.{whose}", held, copies)
    found.unordered += ["discard", "refill"]
    return found


def _of_a_batch(layout: Layout, name: str, game: CoverYourCookies) -> None:
    """The columns of a Batch."""
    cards = game.cards
    layout.add(name, OF_A_BATCH, max(max(cards.copies), cards.flavours))
    layout.stands_for(["none", *cards.names[1 : cards.flavours + 1]], "flavour")


def observe(position: CookiePosition, viewer: i64, row: BytesWriter) -> None:
    """The same from the truth and from the viewer's view: other hands are only counted."""
    at: i64 = len(row)
    title, cards, seats = position.title, position.cards, position.seats
    row.write(title.blank_row(seats))
    me = viewer
    if me == seats:
        me = 0
    around: list[Any] = title.rounds[seats][me]
    held = cards.rotate
    most: i64 = cards.total
    row[at + _ahead(position.turn, me, seats)] = 1
    row[at + seats + position.stage] = 1
    at += seats + 3
    for sits in around:
        seat: i64 = sits
        if seat == viewer:
            _count(row, at, position.hands[seat])
        else:
            row[at] = len(position.hands[seat])
        at += held
    beneath = at + seats * (6 if most <= MOST else 7)
    after = beneath + 5 * title.most_batches(seats)
    for sits in around:
        seat = sits
        stack = position.stacks[seat]
        at = _number(row, at, len(stack), most)
        place: i64 = len(stack) - 1
        if place >= 0:
            _batch(row, at, stack[place], cards.fresh)
        at += 5
        while place > 0 and beneath < after:
            place -= 1
            _batch(row, beneath, stack[place], cards.fresh)
            beneath += 5
    at = after
    for sits in around:
        seat = sits
        at = _number(row, at, position.crumbs[seat], most)
    _count(row, at, position.discard)
    top: i64 = position.discard[-1] if position.discard else 0
    row[at + held + top] = 1
    at = _number(row, at + 2 * held, len(position.deck), most)
    at = _number(row, at, position.upper, most)
    at = _number(row, at, len(position.lower), most)
    _count(row, at - cards.fresh, position.put_back)
    _count(row, at + 2 - held, position.mixers)
    _count(row, at + 7 - held, position.mixer_discard)
    _count(row, at + 12 - held, position.mixer)
    at += 17
    for sits in around:
        seat = sits
        row[at] = 1 if position.begun[seat] else 0
        row[at + seats] = 1 if position.had[seat] else 0
        row[at + 2 * seats] = 1 if position.started[seat] else 0
        at += 1
    at += 2 * seats
    for seat in position.defended:
        row[at + _ahead(seat, me, seats)] = 1
    for seat in position.refill:
        row[at + seats + _ahead(seat, me, seats)] = 1
    at = _seat(row, at + 2 * seats, position.refill[0] if position.refill else -1, me, seats)
    at = _seat(row, at, position.barred, me, seats)
    at = _seat(row, at, position.defender, me, seats)
    for place, laid in enumerate(position.laid):
        row[at + 2 * place] = laid[0]
        if len(laid) > 1:
            row[at + 2 * place + 1] = laid[1]
    at += 4 * position.full
    if position.known is not None and viewer < seats:
        for sits in around:
            seat = sits
            _count(row, at, position.known.known(viewer, seat))
            at += held


def _ahead(seat: i64, me: i64, seats: i64) -> i64:
    """How far a seat sits to the left of the viewer."""
    return seat - me if seat >= me else seat - me + seats


def _seat(row: BytesWriter, at: i64, seat: i64, me: i64, seats: i64) -> i64:
    """A seat or nobody; returns the column after it."""
    row[at if seat < 0 else at + 1 + _ahead(seat, me, seats)] = 1
    return at + 1 + seats


def _count(row: BytesWriter, at: i64, pile: list[Any]) -> None:
    """How often each card lies in a pile; column `at` stands for card 0.

    A list of anything spares the look at what each card is.
    """
    for card in pile:
        column: i64 = card
        column += at
        row[column] = row[column] + 1


def _number(row: BytesWriter, at: i64, number: i64, most: i64) -> i64:
    """A number, in two columns if it can be higher than one holds; returns the next column."""
    if most > MOST:
        row[at] = int(number >> 8)
        at += 1
    row[at] = int(number & 255)
    return at + 1


def _batch(row: BytesWriter, at: i64, batch: list[Any], fresh: i64) -> None:
    """A Batch in five columns: its flavour, and how many Cookies, Milk of each kind, Enhance.

    Most have two cards, so that counting them in their columns is less than filling all of these.
    """
    row[at] = batch[0]
    for one in batch:
        card: i64 = one
        column = at + 1
        if card == fresh:
            column += 1
        elif card == fresh + 1:
            column += 2
        elif card > fresh:
            column += 3
        row[column] = row[column] + 1
