"""Someone who stays away: a bot sits in for them until they are back."""

from __future__ import annotations

from math import ceil
from typing import TYPE_CHECKING, Final

from cookietin.bots import sensible_bot
from cookietin.kernel.complaint import BadOption
from cookietin.kernel.names import SEATS
from cookietin.server.rooms.room import PLAY
from cookietin.table import bot

if TYPE_CHECKING:
    from cookietin.kernel.match import Line
    from cookietin.server.rooms.room import Room

PATIENCE: Final = 60.0
"""How many seconds people wait for someone without a clock before they can let a bot sit in."""


def sit_in(room: Room, seat: int, at: float, more: Line | None = None) -> None:
    """Let the sensible bot play for someone, who is still called so and can come back."""
    company = room.company
    away: Line = {
        "who": company.owners[seat],
        "colour": company.colours[seat],
        "name": room.table.names[seat],
        "away": True,
    }
    room.sit(seat, bot(sensible_bot(room.table.match.game.id)), at, {**away, **(more or {})})


def wait_no_longer(room: Room, seat: int, at: float, more: Line) -> None:
    """Let a bot sit in for someone who keeps the table waiting, where no clock does it."""
    asking = room.clock.asking[seat] if room.phase == PLAY else None
    if asking is None or room.clock.until(seat, room.position) is not None:
        raise BadOption("seat-taken", {"seat": SEATS[seat]})
    left = ceil(asking.since + PATIENCE - at)
    if left > 0:
        raise BadOption("may-think", {"seat": SEATS[seat], "seconds": left})
    sit_in(room, seat, at, more)
