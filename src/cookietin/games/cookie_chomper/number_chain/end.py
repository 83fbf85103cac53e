"""Number Chain: the two ways in which a play ends (CC-52, CC-53)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cookietin.games.cookie_chomper.number_chain.people import events
from cookietin.kernel.outcome import Outcome, leaders

if TYPE_CHECKING:
    from cookietin.games.cookie_chomper.number_chain.state.position import ChainPosition
    from cookietin.kernel.dealer import Dealer


def merits(position: ChainPosition) -> list[int]:
    """Who holds fewer cards stands higher, and who holds fewest wins."""
    return [-len(hand) for hand in position.hands]


def end(position: ChainPosition, how: str, dealer: Dealer) -> None:
    """The play is over."""
    earned = merits(position)
    winners = leaders(earned)
    most = earned[winners[0]]
    points = [1 if own == most else 0 for own in earned]
    position.outcome = Outcome(winners, points, how, False, earned)
    if dealer.listening:
        events.over(position.outcome, dealer)
