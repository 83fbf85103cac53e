"""What is the same for everyone who looks at a room at one version: found once for all."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from cookietin.kernel.match import NOTE, UNDO
from cookietin.kernel.names import SEATS
from cookietin.kernel.question import SEALED, TURN
from cookietin.server.protocol import asked as parts
from cookietin.table.company import UNSEEN
from cookietin.table.fold import COMMENT

if TYPE_CHECKING:
    from cookietin.kernel.event import Event
    from cookietin.kernel.match import Line
    from cookietin.kernel.question import Question
    from cookietin.server.protocol.tables import TableInfo
    from cookietin.server.rooms.room import Room

QUIET = (COMMENT, *UNSEEN)
"""Notes that change nothing of a play."""


class Telling:
    """Something that happened, with who has a part in it: all others are told it alike."""

    def __init__(self, version: int, event: Event) -> None:
        self.version = version
        self.event = event
        self._part = seats_in(event.fields) | seats_in(event.secret) | set(event.knowers)
        self.to_others: dict[str, parts.Told] = {}
        """As it is told to whoever has none, by how they are spoken to."""

    def touches(self, viewer: int) -> bool:
        """Whether a viewer is told it in words of their own, or knows more of it."""
        return viewer in self._part


class AskedOfAnother:
    """A question as it was told to someone whom it does not touch: most others see the same."""

    def __init__(self, question: Question, told: parts.Asked) -> None:
        self._fields = question.fields
        self._named = seats_in(question.fields)
        self.told = told

    def fits(self, question: Question, viewer: int) -> bool:
        """Whether it can be told to a viewer in the same words."""
        return viewer not in self._named and question.fields == self._fields


class Missed:
    """What came after a version that someone has."""

    def __init__(self, room: Room, have: int) -> None:
        company, first = room.company, room.company.line_of(max(0, have))
        new = room.lines[first:]
        self.said: list[tuple[int, Line]] = [
            (company.shown_version(number), line)
            for number, line in enumerate(new, start=first + 1)
            if line.get(NOTE) == COMMENT
        ]
        self.play_changed = any(line.get(NOTE) not in QUIET for line in new)
        self.since = _since(room, have, new)
        """From which version on to tell: the play's beginning, unless most of it is known."""
        self.told: list[Telling] = [
            Telling(company.shown_version(number), event)
            for number, events in room.table.told_by_line(company.line_of(self.since))
            for event in events
        ]


def _since(room: Room, have: int, new: list[Line]) -> int:
    begun = room.company.shown_version(room.table.begun - 1)
    known = begun <= have <= room.shown_version
    return have if known and not any(UNDO in line for line in new) else begun


def seats_in(fields: dict[str, Any]) -> set[int]:
    """The seats that stand anywhere in some fields."""
    found: set[int] = set()
    for key, value in fields.items():
        if key.startswith("seat") and key in SEATS:
            found.add(SEATS.index(key))
        if not isinstance(value, int):
            text = value if isinstance(value, str) else str(value)
            if "seat" in text:
                found.update([seat for seat, name in enumerate(SEATS) if name in text])
    return found


class Common:
    """One version of a room, before anyone's eyes are looked through."""

    def __init__(self, room: Room) -> None:
        self._room = room
        self.version = room.version
        self.shown_version = room.shown_version
        self.phase = room.phase
        self.asked = room.asked()
        self.window = self._window()
        """Whether someone is asked who need not answer: others may have an answer ready."""
        self.answered = self._answered()
        self.have_answered = {seat for _, seat in room.table.answers()}
        """Who has an answer in the present play that counts."""
        table, begun = room.table, room.begun
        self.asking = table.askings()
        """How much each seat is asked."""
        self.standing = [table.stands(seat) if begun else None for seat in range(room.seats)]
        """What each has left standing: for its eyes alone."""
        self.score = self._score()
        self._missed: dict[int, Missed] = {}
        self._clock: parts.Clock | None = None
        self.asked_of_others: dict[tuple[int, str], AskedOfAnother] = {}
        """What seats are asked as it was told to others, by how they are spoken to."""
        self.info: tuple[list[str], TableInfo] | None = None
        """All that is not the play, for whoever shows it, and who was connected then."""
        self.lenses: dict[tuple[int, str], Any] = {}
        """How anyone has looked at it; for whoever shows it."""

    def missed(self, have: int) -> Missed:
        """What came after a version that someone has."""
        found = self._missed.get(have)
        if found is None:
            found = self._missed[have] = Missed(self._room, have)
        return found

    def forget(self) -> None:
        """Everyone is told: what was made for it need not be kept."""
        self.lenses.clear()
        self.asked_of_others.clear()
        self.info = None
        self._missed.clear()

    def clock(self, now: float) -> parts.Clock:
        """Who has how much time."""
        if self._clock is None:
            self._clock = parts.Clock(now, self._clocks())
        elif self._clock.now != now:
            self._clock = parts.Clock(now, self._clock.seats)
        return self._clock

    def _clocks(self) -> list[parts.SeatClock]:
        room, clock = self._room, self._room.clock
        banked, seats = clock.control.kind == "bank", []
        for seat in range(room.seats) if banked else self.asked:
            limited = seat in self.asked and room.company.owners[seat]
            until = clock.until(seat, room.position) if limited else None
            bank = clock.banks[seat] if banked else None
            if until is not None or bank is not None:
                seats.append(parts.SeatClock(SEATS[seat], until, bank))
        return seats

    def _score(self) -> parts.Score:
        room, match = self._room, self._room.table.match
        if room.score is None or room.score.plays != len(match.outcomes):
            winners = None if match.winners is None else [SEATS[seat] for seat in match.winners]
            standing = match.format.standing(match.outcomes, room.seats)
            room.score = parts.Score(len(match.outcomes), standing, winners, "")
        return room.score

    def _window(self) -> bool:
        if len(self.asked) != 1:
            return False
        question = self._room.position.question(self.asked[0])
        return question.how == TURN and not question.must

    def _answered(self) -> list[str]:
        """Who has answered the present sealed round."""
        if not self.asked:
            return []
        position = self._room.position
        if position.question(self.asked[0]).how != SEALED:
            return []
        return [SEATS[seat] for seat in self._room.answered_this(int(position.number))]
