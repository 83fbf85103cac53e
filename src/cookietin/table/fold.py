"""What follows from a table's lines: who holds which seat, what stands, what was told."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from cookietin.kernel.complaint import BadRecord
from cookietin.kernel.match import NOTE, UNDO
from cookietin.kernel.names import SEATS
from cookietin.table.asking import ASKINGS
from cookietin.table.holder import Holder, read_holder, renamed
from cookietin.table.standing import StandingAnswers

if TYPE_CHECKING:
    from cookietin.kernel.event import Event
    from cookietin.kernel.match import Line
    from cookietin.kernel.replay import Replay

SEAT: Final = "seat"
STANDING: Final = "standing"
ASKING: Final = "asking"
TIME: Final = "time"
COMMENT: Final = "comment"
"""What a table's notes tell of. Others are kept, and mean nothing here."""


class Fold:
    """The lines so far, put together one by one."""

    def __init__(self, replay: Replay) -> None:
        match = replay.match
        self.holders = _holders(match.lines[0], len(match.players))
        self.names = list(match.players)
        """What the players are called now."""
        self.standing = StandingAnswers(match.game, len(match.players))
        self.asking: list[str | None] = [None] * len(match.players)
        """How much each seat is to be asked, where that was said."""
        self.told: list[tuple[int, list[Event]]] = []
        """What was told, by line."""
        self.answers: list[tuple[int, int]] = []
        """The answers of the present play that count: for each its line and its seat."""
        self.begun = 0
        """The line that the present play began with."""
        told = {moment.number: moment.events for moment in replay.moments}
        for number, line in enumerate(match.lines, start=1):
            # An answer that was taken back is not among the moments.
            if number in told or "dealt" not in line:
                self.follow(number, line, told.get(number, []))

    def follow(self, number: int, line: Line, events: list[Event]) -> None:
        """What one line changes."""
        if "play" in line and "dealt" in line:
            self.begun = number
            self.answers = []
            self.standing.clear()
        elif "move" in line:
            seat = SEATS.index(line["seat"])
            self.answers.append((number, seat))
            self.standing.answered(seat)
        elif UNDO in line:
            self.standing.choose(SEATS.index(line[UNDO]), None)
        elif line.get(NOTE) in (SEAT, STANDING, ASKING):
            self._follow_note(number, line)
        if events:
            self.told.append((number, events))
            self.standing.hear(events)

    def _follow_note(self, number: int, line: Line) -> None:
        if line.get("seat") not in SEATS[: len(self.holders)]:
            raise BadRecord("note-unclear", {"line": number})
        seat = SEATS.index(line["seat"])
        if line[NOTE] == SEAT:
            self.holders[seat] = _holder(line.get("holder"), number)
            self.names = renamed(self.names, seat, _called(line, self.holders[seat]))
            # What stood there went with its holder.
            self.standing.choose(seat, None)
            self.asking[seat] = None
            return
        if line[NOTE] == ASKING:
            if line.get("asking") not in ASKINGS:
                raise BadRecord("note-unclear", {"line": number})
            self.asking[seat] = line["asking"]
            return
        key = line.get("standing")
        if key is not None and (not isinstance(key, str) or not self.standing.knows(key)):
            raise BadRecord("note-unclear", {"line": number})
        self.standing.choose(seat, key)


def _holders(header: Line, seats: int) -> list[Holder | None]:
    """Who sat down first. A record that does not say so has nobody at its seats."""
    given = header.get("holders", [None] * seats)
    if not isinstance(given, list) or len(given) != seats:
        raise BadRecord("note-unclear", {"line": 1})
    return [_holder(each, 1) for each in given]


def _called(line: Line, holder: Holder | None) -> str | None:
    """What the player at a seat is called: who sits in for someone goes by that one's name."""
    if isinstance(line.get("name"), str):
        return str(line["name"])
    return None if holder is None else holder.name


def _holder(data: Any, number: int) -> Holder | None:
    try:
        return read_holder(data)
    except ValueError:
        raise BadRecord("note-unclear", {"line": number}) from None
