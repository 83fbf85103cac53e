"""What is said when something is wrong: a key into the message files, with what and where."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from cookietin.compiling import mypyc_attr

if TYPE_CHECKING:
    from collections.abc import Callable


@mypyc_attr(allow_interpreted_subclasses=True)
class Complaint(Exception):
    """Something a person asked for cannot be done, and why."""

    def __init__(self, key: str, fields: dict[str, Any] | None = None) -> None:
        self.key = key
        self.fields: dict[str, Any] = {} if fields is None else fields
        self.game = ""
        """Whose sentences say it; those for all if it is empty."""
        super().__init__(key, self.fields)

    def __reduce__(self) -> tuple[Any, ...]:
        return _again, (type(self), self.parts(), self.game)

    def parts(self) -> tuple[Any, ...]:
        """What it was made from: a complaint can cross to another process."""
        return self.key, self.fields

    def __str__(self) -> str:
        for speak in _speakers:
            return speak(self)
        return f"{self.key} {self.fields}"


class Refused(Complaint):
    """A move against the rules: names the clause that it breaks and what would be needed."""

    def __init__(self, clause: str, key: str, fields: dict[str, Any] | None = None) -> None:
        super().__init__(key, fields)
        self.clause = clause

    def parts(self) -> tuple[Any, ...]:
        return self.clause, self.key, self.fields


class BadOption(Complaint):
    """A setting that its game does not have, or a value out of its range."""


class BadMove(Complaint):
    """A text or number that is no move of the game."""


class BadPosition(Complaint):
    """A position that cannot be: names the part that is wrong."""


class BadRecord(Complaint):
    """A record that is torn, edited or of other rules: names the line."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Failed(Complaint):
    """What was asked for rightly could not be done: the system would not have it."""


class Hidden(Complaint):
    """A view was asked for what its viewer may not know."""


class Misdeal(Complaint):
    """The dealer was told to deal what cannot be dealt."""


def _again(kind: type[Complaint], parts: tuple[Any, ...], game: str) -> Complaint:
    made = kind(*parts)
    made.game = game
    return made


_speakers: Final[list[Callable[[Complaint], str]]] = []


def let_speak(speak: Callable[[Complaint], str]) -> None:
    """Give complaints their sentences: the kernel itself reads no message files."""
    _speakers[:] = [speak]
