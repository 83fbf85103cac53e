"""Number Chain: a turn, and the two ways in which a play ends (CC-51 to CC-53)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cookietin.games.cookie_chomper.number_chain.people import events
from cookietin.kernel.dealer import move_card
from cookietin.kernel.outcome import Outcome, win_points

if TYPE_CHECKING:
    from mypy_extensions import i64

    from cookietin.games.cookie_chomper.number_chain.state.position import ChainPosition
    from cookietin.kernel.dealer import Dealer


def play_card(position: ChainPosition, seat: i64, card: i64, dealer: Dealer) -> None:
    """Put a card on the chain, and draw one for each number that the card before it lacks."""
    hand = position.hands[seat]
    before: i64 = position.chain[-1]
    due: i64 = position.missing[before * position.rows + card]
    move_card(card, hand, position.chain)
    position.number += 1
    if dealer.listening:
        events.play(position, seat, card, due, dealer)
    if due > 0:
        held = len(hand)
        there: i64 = len(position.deck)
        dealer.deal(position.deck, hand, due if due < there else there, position.cards.names)
        if dealer.listening and there > 0:
            events.draw(position, seat, hand[held:], dealer)
        if due > there:
            end(position, fewest(position), "deck-out", dealer)
            return
    if not hand:
        end(position, [seat], "empty-hand", dealer)
    else:
        seat += 1
        position.turn = 0 if seat == position.seats else seat


def fewest(position: ChainPosition) -> list[int]:
    """Who holds the fewest cards."""
    least = min([len(hand) for hand in position.hands])
    return [seat for seat in range(position.seats) if len(position.hands[seat]) == least]


def end(position: ChainPosition, winners: list[int], how: str, dealer: Dealer) -> None:
    """The play is over: who holds fewer cards stands higher."""
    merits = [-len(hand) for hand in position.hands]
    points = win_points(winners, position.seats)
    position.outcome = Outcome(winners, points, how, False, merits)
    if dealer.listening:
        events.over(position.outcome, dealer)
