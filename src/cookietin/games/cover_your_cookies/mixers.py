"""Mixers: they act for their drawer the moment they are drawn (CY-21 to CY-26)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cookietin.games.cover_your_cookies import exchanges
from cookietin.games.cover_your_cookies.moves import MOST_PLAYERS
from cookietin.games.cover_your_cookies.people import events

if TYPE_CHECKING:
    from mypy_extensions import i64

    from cookietin.games.cover_your_cookies.state.position import CookiePosition
    from cookietin.kernel.dealer import Dealer
    from cookietin.kernel.move import Move


def come_up(position: CookiePosition, seat: i64, card: i64, dealer: Dealer) -> None:
    """A Mixer is drawn: it asks its drawer, or acts at once, or does nothing."""
    if dealer.listening:
        events.mixer(position, seat, card, dealer)
    if card == position.cards.enhance and position.stacks[seat]:
        enhance(position, seat, dealer)
    elif card != position.cards.enhance and can_act(position, seat, card):
        position.mixer.append(card)
    else:
        position.mixer_discard.append(card)
        if dealer.listening:
            events.no_effect(position, seat, card, dealer)


def can_act(position: CookiePosition, seat: i64, card: i64) -> bool:
    """Whether there is anything that a Rotate, a Swap or an Exchange could do."""
    cards = position.cards
    if card == cards.rotate:
        return any(position.stacks)
    if card == cards.swap:
        return len(swappable(position, seat)) >= 2
    return len(exchanges.ring(position)) >= 2


def swappable(position: CookiePosition, drawer: i64) -> list[int]:
    """The other players with a Batch (CY-24)."""
    stacks = position.stacks
    return [seat for seat in range(position.seats) if seat != drawer and stacks[seat]]


def list_moves(position: CookiePosition, seat: i64, moves: list[Move]) -> None:
    """What the Mixer lets its drawer choose."""
    table = position.table
    cards = position.cards
    mixer: i64 = position.mixer[0]
    if mixer == cards.rotate:
        moves += table.rotate
    elif mixer == cards.swap:
        others = swappable(position, seat)
        for place, one in enumerate(others):
            for other in others[place + 1 :]:
                moves.append(table.swap[one * MOST_PLAYERS + other])
    else:
        moves += table.exchange


def resolve(position: CookiePosition, one: i64, two: i64, dealer: Dealer) -> None:
    """The drawer has chosen: the Mixer acts."""
    card: i64 = position.mixer.pop()
    seat: i64 = position.refill[0]
    cards = position.cards
    position.mixer_discard.append(card)
    if card == cards.rotate:
        rotate(position, seat, one, dealer)
    elif card == cards.swap:
        swap(position, seat, one, two, dealer)
    else:
        exchanges.exchange(position, seat, card, one, dealer)


def rotate(position: CookiePosition, drawer: i64, side: i64, dealer: Dealer) -> None:
    """Every stack passes its top Batch to the neighbour at the same time (CY-22)."""
    seats = position.seats
    stacks = position.stacks
    passed: list[list[int]] = []
    for seat in range(seats):
        passed.append(stacks[seat].pop() if stacks[seat] else [])
    if dealer.listening:
        events.rotate(position, drawer, side, passed, dealer)
    for seat in range(seats):
        if passed[seat]:
            to = (seat + side + seats) % seats
            stacks[to].append(passed[seat])
            position.had[to] = True


def enhance(position: CookiePosition, drawer: i64, dealer: Dealer) -> None:
    """It goes into the drawer's top Batch and travels with it (CY-23)."""
    batch = position.stacks[drawer][-1]
    batch.append(position.cards.enhance)
    if dealer.listening:
        events.enhance(position, drawer, batch, dealer)


def swap(position: CookiePosition, drawer: i64, one: i64, two: i64, dealer: Dealer) -> None:
    """Two others swap their top Batches (CY-24)."""
    here = position.stacks[one]
    there = position.stacks[two]
    batch = here[-1]
    here[-1] = there[-1]
    there[-1] = batch
    if dealer.listening:
        events.swap(position, drawer, one, two, dealer)
