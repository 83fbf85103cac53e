"""What the position asks a seat now. It carries nothing that only its seat knows."""

from __future__ import annotations

from typing import Any, Final

from cookietin.kernel.names import SEATS

TURN: Final = "turn"
"""One seat is asked."""
SEALED: Final = "sealed"
"""All asked seats must answer; nothing is seen or moves until all have; order changes nothing."""
RACE: Final = "race"
"""Each answer counts as it comes, and changes what the others can still answer."""


class Question:
    """A numbered question to one seat: the number is how an answer says what it answers."""

    def __init__(
        self,
        number: int,
        seat: int,
        how: str,
        must: bool,
        key: str,
        fields: dict[str, Any],
    ) -> None:
        self.number = number
        self.seat = seat
        self.how = how
        self.must = must
        self.key = key
        self.fields = fields

    def json(self) -> dict[str, Any]:
        """The question as plain data."""
        return {
            "number": self.number,
            "seat": SEATS[self.seat],
            "how": self.how,
            "must": self.must,
            "ask": self.key,
            **self.fields,
        }

    def __reduce__(self) -> tuple[Any, ...]:
        return Question, (self.number, self.seat, self.how, self.must, self.key, self.fields)

    def __repr__(self) -> str:
        return f"Question({self.json()})"
