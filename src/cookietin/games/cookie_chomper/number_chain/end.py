"""Number Chain: the two ways in which a play ends (CC-52, CC-53)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cookietin.games.cookie_chomper.number_chain.people import events
from cookietin.kernel.outcome import Outcome, win_points

if TYPE_CHECKING:
    from cookietin.games.cookie_chomper.number_chain.state.position import ChainPosition
    from cookietin.kernel.dealer import Dealer


def fewest(position: ChainPosition) -> list[int]:
    """Who holds the fewest cards."""
    least = len(position.hands[0])
    for hand in position.hands:
        if len(hand) < least:
            least = len(hand)
    return [seat for seat in range(position.seats) if len(position.hands[seat]) == least]


def end(position: ChainPosition, winners: list[int], how: str, dealer: Dealer) -> None:
    """The play is over: who holds fewer cards stands higher."""
    merits = [-len(hand) for hand in position.hands]
    points = win_points(winners, position.seats)
    position.outcome = Outcome(winners, points, how, False, merits)
    if dealer.listening:
        events.over(position.outcome, dealer)
