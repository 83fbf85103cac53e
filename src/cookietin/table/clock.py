"""Time at a table, as a value: when each seat was asked, and how long it has left.

All of it follows from the times that the lines of a record say. An answer that was taken back has
cost no time.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, NamedTuple

from cookietin.kernel.match import NOTE
from cookietin.kernel.names import SEATS
from cookietin.kernel.question import RACE
from cookietin.table.fold import SEAT
from cookietin.table.holder import BOT

if TYPE_CHECKING:
    from cookietin.kernel.match import Line
    from cookietin.kernel.position import Position
    from cookietin.kernel.question import Question

NONE: Final = "none"
EACH: Final = "question"
BANK: Final = "bank"


class TimeControl(NamedTuple):
    """How long people may think."""

    kind: str = NONE
    seconds: float = 0.0
    bonus: float = 0.0
    window: float = 0.0
    race: float = 0.0
    out: str = "default"
    """What happens when time runs out: the default counts, or a bot sits in."""


def read_control(data: dict[str, Any]) -> TimeControl:
    """The control that a record's first line tells of."""
    return TimeControl(**data)


class Asking(NamedTuple):
    """Since when a seat is asked a question, and how often it has answered it already."""

    number: int
    since: float
    answers: int


class Clock:
    """Follows the lines of a table one by one."""

    def __init__(self, control: TimeControl, seats: int) -> None:
        self.control = control
        self.now = 0.0
        """The time of the last line."""
        self.dealt = 0.0
        """The time of the last deal or answer."""
        self.asking: list[Asking | None] = [None] * seats
        self.banks = [control.seconds] * seats
        self.answered = [-1] * seats
        """The number of the question that each seat answered last."""
        self._on_bank = [False] * seats

    def follow(self, line: Line, position: Position | None) -> None:
        """What a line changes: the position is the one after it."""
        self.now = float(line.get("at", self.now))
        if "dealt" in line:
            self.dealt = self.now
        if "dealt" in line and "play" in line:
            self.banks = [self.control.seconds] * len(self.banks)
            self.asking = [None] * len(self.asking)
        elif "dealt" in line:
            self._answered(SEATS.index(line["seat"]), line)
        elif line.get(NOTE) == SEAT:
            # Who sits down has time from then on.
            seat = SEATS.index(line["seat"])
            asking = self.asking[seat]
            if asking is not None:
                self.asking[seat] = asking._replace(since=self.now)
        if position is not None:
            self._ask(position)

    def _answered(self, seat: int, line: Line) -> None:
        asking = self.asking[seat]
        if asking is None:
            return
        self.answered[seat] = asking.number
        # A standing answer costs what one by hand would, or all could tell it from the clock.
        if self._on_bank[seat] and line.get("by") != BOT:
            spent = max(0.0, self.now - asking.since)
            self.banks[seat] = max(0.0, self.banks[seat] - spent) + self.control.bonus
        self.asking[seat] = asking._replace(since=self.now, answers=asking.answers + 1)

    def _ask(self, position: Position) -> None:
        asked = position.asked()
        for seat, asking in enumerate(self.asking):
            if seat not in asked:
                self.asking[seat] = None
            elif asking is None or asking.number != position.number:
                self.asking[seat] = Asking(int(position.number), self.now, 0)
                self._on_bank[seat] = self._limit(position.question(seat)) is None

    def _limit(self, question: Question) -> float | None:
        """The limit of a question by itself; nothing where the bank or none counts."""
        control = self.control
        if question.how == RACE and control.race:
            return control.race
        if not question.must and control.window:
            return control.window
        return control.seconds if control.kind == EACH else None

    def until(self, seat: int, position: Position) -> float | None:
        """When an asked seat's answer is due; nothing if it has no limit."""
        asking = self.asking[seat]
        if asking is None:
            return None
        limit = self._limit(position.question(seat))
        if limit is None and self.control.kind == BANK:
            limit = self.banks[seat]
        return None if limit is None else asking.since + limit
