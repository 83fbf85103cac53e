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


def end_play(
    position: ChomperPosition,
    winners: list[int],
    points: list[int],
    how: str,
    dealer: Dealer,
    merits: list[int] | None = None,
) -> None:
    """The play is over."""
    position.outcome = Outcome(winners, points, how, how == CAP, merits)
    if dealer.listening:
        tell_over(position, dealer)


def end_by_elimination(
    position: ChomperPosition, winners: list[int], how: str, dealer: Dealer
) -> None:
    """Those who are left win; of the others, whoever went out later stands higher."""
    merits = [position.seats] * position.seats
    for place, seat in enumerate(position.out):
        merits[seat] = place
    end_play(position, winners, win_points(winners, position.seats), how, dealer, merits)
