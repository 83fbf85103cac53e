"""The end of a play (CC-23 to CC-25, CC-43, CC-48)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cookietin.games.cookie_chomper.people.events import tell_over
from cookietin.kernel.outcome import Outcome

if TYPE_CHECKING:
    from cookietin.games.cookie_chomper.state.position import ChomperPosition
    from cookietin.kernel.dealer import Dealer


def end_play(
    position: ChomperPosition, winners: list[int], points: list[int], how: str, dealer: Dealer
) -> None:
    """The play is over."""
    position.outcome = Outcome(winners, points, how)
    if dealer.listening:
        tell_over(position, dealer)
