"""Number Chain: the two ways in which a play ends (CC-52, CC-53)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cookietin.games.cookie_chomper.number_chain.people import events
from cookietin.kernel.outcome import Outcome, leaders

if TYPE_CHECKING:
    from cookietin.games.cookie_chomper.number_chain.state.position import ChainPosition
    from cookietin.kernel.dealer import Dealer


EMPTY_HAND: Final = "empty-hand"
DECK_OUT: Final = "deck-out"


def endings(position: ChainPosition) -> list[Outcome]:
    """How it can have ended, by what lies where: none while the play must go on.

    Who plays their last card and cannot draw what it costs ends it by the deck.
    """
    hows = [EMPTY_HAND] if not min(position.hands, key=len) else []
    return [result(position, how) for how in [*hows, *([] if position.deck else [DECK_OUT])]]


def result(position: ChainPosition, how: str) -> Outcome:
    """Who holds fewer cards stands higher, and who holds fewest wins."""
    merits = [-len(hand) for hand in position.hands]
    winners = leaders(merits)
    most = merits[winners[0]]
    points = [1 if own == most else 0 for own in merits]
    return Outcome(winners, points, how, False, merits)


def end(position: ChainPosition, how: str, dealer: Dealer) -> None:
    """The play is over."""
    position.outcome = result(position, how)
    if dealer.listening:
        events.over(position.outcome, dealer)
