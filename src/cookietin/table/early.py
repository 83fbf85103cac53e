"""Windows asked at once: whoever will be asked the same if all before them pass can answer already.

What a seat will be asked is found in its own view alone: a possible truth behind it is played on,
with those before it passing. So being asked early tells nobody anything. An early answer is its
seat's secret; it counts when its question comes, if nothing but those passes came before it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from cookietin.kernel.chance import Chance
from cookietin.kernel.complaint import Complaint
from cookietin.kernel.dealer import Silent
from cookietin.kernel.names import SEATS
from cookietin.kernel.noting import RanOut, Replaying
from cookietin.kernel.question import TURN

if TYPE_CHECKING:
    from cookietin.kernel.position import Position


class Early:
    """What a seat will be asked, and what must come before."""

    def __init__(self, view: Position, passes: list[tuple[str, str]]) -> None:
        self.view = view
        """What the seat will see then, as far as it can be known now."""
        self.passes = passes
        """Who must answer what until then."""


def early_window(view: Position) -> Early | None:
    """What a viewer's seat will be asked if those before it pass; nothing if that is not so."""
    seat = view.viewer
    if seat == view.seats or not window_of_another(view, seat):
        return None
    asked_now = view.question(view.asked()[0])
    try:
        world = view.game.imagine(view, Silent(Chance("early")))
        passes: list[tuple[str, str]] = []
        while world.asked() != [seat]:
            if len(passes) > view.seats or not window_of_another(world, seat):
                return None
            other = world.asked()[0]
            move = world.default(other)
            world.play(other, move, Replaying([]))
            passes.append((SEATS[other], move.text))
    except (RanOut, Complaint):
        return None
    question = world.question(seat)
    if question.key != asked_now.key or question.must:
        return None
    return Early(world.view(seat), passes)


def window_of_another(position: Position, seat: int) -> bool:
    """Whether one other seat is asked, and need not answer."""
    asked = position.asked()
    if position.outcome is not None or len(asked) != 1 or asked[0] == seat:
        return False
    question = position.question(asked[0])
    return question.how == TURN and not question.must
