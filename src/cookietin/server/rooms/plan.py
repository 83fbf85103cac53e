"""What waits for time at a table: a function of its log, so every process comes to the same."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cookietin.kernel.question import RACE
from cookietin.server.rooms.room import BETWEEN, OVER, PLAY
from cookietin.server.store.store import Due
from cookietin.table.company import AGAIN

if TYPE_CHECKING:
    from cookietin.server.rooms.room import Room
    from cookietin.server.rooms.secrets import Secrets

BOT: Final = "bot"
STANDING: Final = "standing"
ABSENT: Final = "absent"
TIME: Final = "time"
SPARED: Final = "spared"
EARLY: Final = "early"
BEGIN: Final = "begin"
REMATCH: Final = "rematch"

SHORTEST: Final = 0.6
LONGEST: Final = 1.8
"""How long whoever is not asked takes, in parts of the table's pace: whatever they hold."""
HEAD_START: Final = 1.5
"""How much longer bots take for their first grab in a race: people see it land before that."""
QUICK: Final = 0.3
"""How long what was answered ahead of its turn takes, in parts of that."""
STAYS_AWAY: Final = 3.0
"""How many times as long a seat without holder waits before its default counts."""


def plan(room: Room, secrets: Secrets, rest: float) -> list[Due]:
    """Everything that is to happen by itself."""
    pace = float(room.company.settings.get("pace", 1))
    if room.phase == BETWEEN:
        waits = rest if room.company.people() else min(rest, 3 * pace)
        return [Due(room.id, room.clock.dealt + waits, BEGIN, 0, room.play_to_deal())]
    if room.phase == OVER and wants_rematch(room):
        return [Due(room.id, room.clock.now, REMATCH, 0, 0)]
    if room.phase != PLAY:
        return []
    return [due for seat in room.asked() for due in _of_seat(room, seat, secrets, pace)]


def wants_rematch(room: Room) -> bool:
    """Whether everyone has agreed to play again, and nobody has made the table yet."""
    company = room.company
    offered = company.offer is not None and company.offer.what == AGAIN
    return offered and not company.waits_for() and not company.rematch


def _of_seat(room: Room, seat: int, secrets: Secrets, pace: float) -> list[Due]:
    asking = room.clock.asking[seat]
    if asking is None:
        return []
    by_itself, parts = _by_itself(room, seat)
    found = []
    if by_itself:
        part = secrets.part(room.id, seat, asking.number, asking.answers)
        pause = parts * pace * (SHORTEST + (LONGEST - SHORTEST) * part)
        if by_itself == BOT and not asking.answers and room.position.question(seat).how == RACE:
            pause += HEAD_START * pace
        found.append(Due(room.id, asking.since + pause, by_itself, seat, asking.number))
    until = room.clock.until(seat, room.position) if by_itself not in (BOT, ABSENT) else None
    if until is not None:
        found.append(Due(room.id, until, TIME, seat, asking.number))
    return found


def _by_itself(room: Room, seat: int) -> tuple[str, float]:
    """What answers for an asked seat unasked, and after how many pauses; nothing if none does."""
    if room.bot_at(seat):
        return BOT, 1.0
    if room.table.holders[seat] is None:
        return ABSENT, STAYS_AWAY
    if room.early_move(seat) is not None:
        return EARLY, QUICK
    if room.table.standing_move(seat) is not None:
        return STANDING, 1.0
    if room.table.spared_move(seat) is not None:
        # Whoever is alone with bots hides nothing from anyone.
        return SPARED, QUICK if room.table.alone(seat) else 1.0
    return "", 0.0
