"""The end: who has won, and how (CH-26, CH-27)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cookietin.games.chomp.land import CELLS
from cookietin.kernel.outcome import Outcome, leaders

if TYPE_CHECKING:
    from cookietin.games.chomp.scoring import Sheet

BY_SCORE: Final = "score"
BY_HERD: Final = "biggest-herd"
SHARED: Final = "shared"
ALONE: Final = "solo"

MOST_DINOS: Final = 2 * CELLS * CELLS + 1
"""More than any herd has: a point outweighs every herd."""


def winners(made: list[Sheet]) -> list[int]:
    """Who stands highest; those who tie share."""
    return leaders(merits(made))


def merits(made: list[Sheet]) -> list[int]:
    """Highest score; tied, who has the biggest living herd (CH-26)."""
    return [sheet.points * MOST_DINOS + sheet.tally.biggest for sheet in made]


def rank(points: int, ranks: list[int]) -> int:
    """The solo rank of a score: how many steps of the scale it has reached."""
    return len([step for step in ranks if points >= step])


def final_outcome(made: list[Sheet], ranks: list[int], capped: bool = False) -> Outcome:
    """How the play ended; alone, the score has a rank if the set has a scale (CH-27)."""
    won = winners(made)
    points = [sheet.points for sheet in made]
    if len(made) == 1:
        how = f"solo-{rank(points[0], ranks)}" if ranks else ALONE
    elif len(won) > 1:
        how = SHARED
    else:
        how = BY_SCORE if points.count(max(points)) == 1 else BY_HERD
    return Outcome(won, points, how, capped, merits(made))
