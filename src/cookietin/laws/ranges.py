"""The law "ranges": no play is longer, and nobody has fewer or more points, than the game says."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cookietin.laws.broken import broken
from cookietin.laws.walking import walk_to_end

if TYPE_CHECKING:
    from cookietin.kernel.game import Game
    from cookietin.kernel.position import Position
    from cookietin.laws.chooser import Chooser


def ranges(game: Game, seats: int, chooser: Chooser) -> None:
    """The longest play, the range of points, and everyone's place at the end."""
    made = -1
    for step in walk_to_end(game, seats, chooser):
        made += 1
        if made > game.longest(seats):
            what = f"there are {made} answers, and at most {game.longest(seats)} should be"
            raise broken("ranges", step.position, what)
    ranges_at(step.position)


def ranges_at(position: Position) -> None:
    """The law at the end of a play."""
    outcome = position.outcome
    if outcome is None:
        return
    low, high = position.game.points(position.seats)
    if min(outcome.points) < low or max(outcome.points) > high:
        what = f"the points are {outcome.points}, from {low} to {high} can be"
        raise broken("ranges", position, what)
    placement = outcome.placement
    first = [seat for seat in range(position.seats) if placement[seat] == 1]
    if outcome.winners and sorted(outcome.winners) != first:
        what = f"{outcome.winners} have won, and {first} have come first"
        raise broken("ranges", position, what)
    for own in placement:
        if own != 1 + len([other for other in placement if other < own]):
            raise broken("ranges", position, f"the places are {placement}")
