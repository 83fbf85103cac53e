"""The end of a play (CC-23 to CC-25, CC-43, CC-48)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cookietin.games.cookie_chomper.people.events import tell_over
from cookietin.kernel.outcome import Outcome, win_points

if TYPE_CHECKING:
    from cookietin.games.cookie_chomper.state.position import ChomperPosition
    from cookietin.kernel.dealer import Dealer

CAP: Final = "turn-cap"
"""How a play ends that the cap on turns ends (CC-25)."""


def end_play(position: ChomperPosition, dealer: Dealer) -> None:
    """The play is over: how, follows from what lies where."""
    position.outcome = position.title.result(position)
    if dealer.listening:
        tell_over(position, dealer)


def by_elimination(position: ChomperPosition, how: str) -> Outcome:
    """Those who are left win; of the others, whoever went out later stands higher."""
    merits = [position.seats] * position.seats
    for place, seat in enumerate(position.out):
        merits[seat] = place
    winners = [seat for seat in range(position.seats) if position.alive[seat]]
    return Outcome(winners, win_points(winners, position.seats), how, how == CAP, merits)
