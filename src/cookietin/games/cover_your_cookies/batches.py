"""Starting a Batch, and adding to one when the deck is gone (CY-10 to CY-12, CY-28)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from cookietin.games.cover_your_cookies.moves import (
    DISCARD_WITH_MILK,
    PAIR,
    SINGLE,
    WITH_DISCARD,
    WITH_MILK,
)
from cookietin.games.cover_your_cookies.people import events

if TYPE_CHECKING:
    from mypy_extensions import i64

    from cookietin.games.cover_your_cookies.state.position import CookiePosition
    from cookietin.kernel.dealer import Dealer
    from cookietin.kernel.move import Move


def list_starts(position: CookiePosition, seat: int, moves: list[Move]) -> None:
    """Every way to start a Batch now."""
    hand = position.hands[seat]
    table = position.table
    rows: i64 = table.rows
    one: i64 = 1
    fresh: i64 = position.cards.fresh
    chocolate: i64 = position.cards.chocolate
    held = held_kinds(hand)
    has_fresh = held & (one << fresh) != 0
    has_chocolate = held & (one << chocolate) != 0
    single = may_start_single(position, seat)
    once: i64 = 0
    twice: i64 = 0
    for cookie in hand:
        card: i64 = cookie
        if card < fresh:
            bit = one << card
            if once & bit != 0:
                if twice & bit == 0:
                    twice |= bit
                    moves.append(table.pair[card])
            else:
                once |= bit
                if has_fresh:
                    moves.append(table.with_milk[card * rows + fresh])
                if has_chocolate:
                    moves.append(table.with_milk[card * rows + chocolate])
                if single:
                    moves.append(table.single[card])
    discard = position.discard
    last: i64 = len(discard)
    at: i64 = 0
    if last > 0 and not position.has_row:
        at = last - 1
    open_kinds: i64 = 0
    while at < last:
        card = discard[at]
        at += 1
        bit = one << card
        if card >= fresh or open_kinds & bit != 0:
            continue
        open_kinds |= bit
        if held & bit != 0:
            moves.append(table.with_discard[card])
        if has_fresh:
            moves.append(table.discard_with_milk[card * rows + fresh])
        if has_chocolate:
            moves.append(table.discard_with_milk[card * rows + chocolate])


def may_start_single(position: CookiePosition, seat: int) -> bool:
    """From the second turn on, who has never had a Batch may start with one Cookie (CY-11)."""
    return position.begun[seat] and not position.had[seat]


def held_kinds(hand: list[Any]) -> i64:
    """The kinds in a hand as one number, a bit for each: no deck has more than fit."""
    one: i64 = 1
    held: i64 = 0
    for found in hand:
        card: i64 = found
        held |= one << card
    return held


def start(position: CookiePosition, verb: i64, card: i64, milk: i64, dealer: Dealer) -> None:
    """Lay a new Batch on top of one's stack (CY-12)."""
    seat = position.turn
    batch: list[int] = [card]
    if verb in (DISCARD_WITH_MILK, WITH_DISCARD):
        take_from_discard(position, card)
    else:
        position.lay(seat, card)
    if verb in (PAIR, WITH_DISCARD):
        position.lay(seat, card)
        batch.append(card)
    elif verb in (WITH_MILK, DISCARD_WITH_MILK):
        position.lay(seat, milk)
        batch.append(milk)
    position.stacks[seat].append(batch)
    position.had[seat] = True
    position.started[seat] = True
    if dealer.listening:
        picked = verb in (WITH_DISCARD, DISCARD_WITH_MILK)
        events.batch(position, seat, batch, picked, verb == SINGLE, dealer)


def take_from_discard(position: CookiePosition, card: i64) -> None:
    """The top Cookie of the discard, or any in the row, goes into a Batch."""
    discard = position.discard
    if position.has_row:
        discard.remove(card)
    else:
        discard.pop()


def list_adds(position: CookiePosition, seat: int, moves: list[Move]) -> None:
    """The Cookie that matches one's own top Batch (CY-28)."""
    stack = position.stacks[seat]
    if stack:
        flavour = stack[-1][0]
        if flavour in position.hands[seat]:
            moves.append(position.table.add[flavour])


def add(position: CookiePosition, card: i64, dealer: Dealer) -> None:
    """Put a Cookie into one's own top Batch."""
    position.lay(position.turn, card)
    position.stacks[position.turn][-1].append(card)
    if dealer.listening:
        events.add(position, card, dealer)
