"""How a play of CHOMP stands: everyone's outlook, and how much can still change."""

from __future__ import annotations

from math import sqrt
from typing import TYPE_CHECKING, Final, cast, final

from cookietin.bots.evaluation import Evaluation, softmax
from cookietin.bots.thumbs.chomp.outlook import Outlook
from cookietin.bots.thumbs.chomp.trial import Trial

if TYPE_CHECKING:
    from cookietin.games.chomp.state.position import ChompPosition
    from cookietin.kernel.position import Position

PACE: Final = 7.0
"""What a turn to come adds to a seat's points."""
LEAD: Final = 2.0
"""The points that weigh as one step of odds at the end."""
DRIFT: Final = 3.5
"""How much more points that takes for the root of the turns to come."""
ALONE: Final = 100.0


@final
class Standing(Evaluation):
    """Adds up what each seat has and may still get."""

    def shares(self, position: Position) -> list[float]:
        place = cast("ChompPosition", position)
        merits = [_merit(place, seat) for seat in range(place.seats)]
        if len(merits) == 1:
            return [merits[0] / (abs(merits[0]) + ALONE)]
        left = 0
        for seat in range(place.seats):
            left = max(left, place.title.most_turns - place.taken(seat))
        scale = LEAD + DRIFT * sqrt(float(left))
        return softmax([merit / scale for merit in merits])


def _merit(position: ChompPosition, seat: int) -> float:
    trial = Trial(position.lands[seat], position.cards, position.title.own_nest)
    left = position.title.most_turns - position.taken(seat)
    return Outlook(position, seat).land(trial) + PACE * left
