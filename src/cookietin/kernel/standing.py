"""Standing answers: what a seat may answer in advance, declared by a game as plain data.

The rules do not know them. Whoever seats people gives them: a seat that has chosen one is not asked
these questions until something happens, and nobody else can tell.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from cookietin.kernel.names import SEATS

if TYPE_CHECKING:
    from cookietin.kernel.event import Event


class When:
    """Something that a seat is told: an event, or only one that is about the seat itself."""

    def __init__(self, event: str, field: str = "") -> None:
        self.event = event
        self.field = field
        """The field that must name the seat, alone or among others; if it is empty, none must."""

    def __repr__(self) -> str:
        return f"When({self.event!r}, {self.field!r})"

    def has_come(self, event: Event, seat: int) -> bool:
        """Whether this event, as the seat is told it, is meant."""
        if event.key != self.event:
            return False
        if not self.field:
            return True
        told = event.seen_by(seat).get(self.field)
        return SEATS[seat] in told if isinstance(told, list) else told == SEATS[seat]


class Standing:
    """One answer that can be left standing: to which questions, and until what."""

    def __init__(
        self,
        key: str,
        questions: list[str],
        answer: str,
        until: list[When],
        asks: list[When] | None = None,
    ) -> None:
        self.key = key
        """How it is chosen, and what its words for people stand under."""
        self.questions = questions
        """The keys of the questions that it answers."""
        self.answer = answer
        """The text of the move that it gives."""
        self.until = until
        """What ends it."""
        self.asks: list[When] = [] if asks is None else asks
        """After what the seat is asked once by hand, before it stands again."""

    def ends_with(self, event: Event, seat: int) -> bool:
        """Whether what the seat is told ends it."""
        return any(when.has_come(event, seat) for when in self.until)

    def asks_after(self, event: Event, seat: int) -> bool:
        """Whether after what the seat is told it wants to be asked."""
        return any(when.has_come(event, seat) for when in self.asks)

    def __repr__(self) -> str:
        return f"Standing({self.key!r})"
