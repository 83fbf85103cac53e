"""Standing answers: how a seat answers windows without being asked each time.

They are the seat's own secret, last until the turn passes, and count as so many passes: nobody
else can tell a standing answer from a pass, let alone whether the seat held something to play.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cookietin.games.cookie_chomper.moves import ASK_ME, PASS_TURN, PASS_UNLESS_VETOED
from cookietin.kernel.names import HOLE

if TYPE_CHECKING:
    from mypy_extensions import i64

    from cookietin.games.cookie_chomper.state.position import ChomperPosition
    from cookietin.kernel.names import Names

ASKED: Final = 1
PASSES_TURN: Final = 2
UNLESS_VETOED: Final = 3
WAS_VETOED: Final = 4
"""Unless vetoed, and a play of the seat has been vetoed since it last answered."""

STANDING: Final[Names] = [HOLE, "ask me", "pass turn", "pass unless vetoed", "vetoed"]


def wants_to_be_asked(position: ChomperPosition, seat: i64) -> bool:
    """Whether this seat's standing answer leaves the question to it."""
    standing = position.standing[seat]
    return standing in (ASKED, WAS_VETOED)


def set_standing(position: ChomperPosition, seat: i64, form: i64) -> None:
    """What a pass of this form leaves standing."""
    if form == PASS_TURN:
        position.standing[seat] = PASSES_TURN
    elif form == PASS_UNLESS_VETOED:
        position.standing[seat] = UNLESS_VETOED
    elif form == ASK_ME:
        position.standing[seat] = ASKED
    else:
        answered(position, seat)


def answered(position: ChomperPosition, seat: i64) -> None:
    """The seat has answered after its play was vetoed: it waits for the next time."""
    if position.standing[seat] == WAS_VETOED:
        position.standing[seat] = UNLESS_VETOED


def wake(position: ChomperPosition, live_before: list[bool]) -> None:
    """Whoever's play was live and is not any more will be asked again."""
    for place, was_live in enumerate(live_before):
        if was_live and not position.queue.live[place]:
            seat = position.queue.plays[place].seat
            if position.standing[seat] == UNLESS_VETOED:
                position.standing[seat] = WAS_VETOED


def forget_standing(position: ChomperPosition) -> None:
    """The turn passes, and standing answers with it."""
    position.standing = [ASKED] * position.seats
