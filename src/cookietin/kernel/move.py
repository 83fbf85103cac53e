"""A move: an answer to a question, with three faces and one meaning."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from cookietin.compiling import mypyc_attr
from cookietin.kernel.complaint import BadMove

if TYPE_CHECKING:
    from mypy_extensions import i64


@mypyc_attr(allow_interpreted_subclasses=True)
class Move:
    """Made once per game and shared, so that comparing is identity."""

    def __init__(self, number: int, text: str, key: str, fields: dict[str, Any]) -> None:
        self.number: i64 = number
        """For learning agents: its place in the game's table of moves."""
        self.text = text
        """For people: short, and typed back it is this move again."""
        self.key = key
        self.fields = fields
        """For programs: what it does, with cards and seats by name."""

    def json(self) -> dict[str, Any]:
        """The fields with what they are the fields of."""
        return {"do": self.key, **self.fields}

    def __copy__(self) -> Move:
        return self

    def __deepcopy__(self, memo: object) -> Move:
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        raise TypeError(f"{self!r} is one of its game's moves: send its text, or its number")

    def __repr__(self) -> str:
        return f"Move({self.text!r})"


def number_of(move: Move) -> int:
    """For sorting: its place in the game's table of moves."""
    return move.number


def by_number(moves: list[Move]) -> list[Move]:
    """Moves in an order that does not depend on the order in which cards lie."""
    last: i64 = -1
    for move in moves:
        if move.number < last:
            return sorted(moves, key=number_of)
        last = move.number
    return moves


class Moves:
    """All moves of one game: found by number or by text."""

    def __init__(self) -> None:
        self.all: list[Move] = []
        self._by_text: dict[str, Move] = {}

    def add(self, text: str, key: str, fields: dict[str, Any]) -> Move:
        """Make the next move of the table."""
        move = Move(len(self.all), text, key, fields)
        self.all.append(move)
        self._by_text[text] = move
        return move

    def find(self, text: str) -> Move:
        """The move with this text, however it is spaced or capitalised."""
        move = self._by_text.get(" ".join(text.lower().split()))
        if move is None:
            raise BadMove("no-such-move", {"text": text})
        return move

    def numbered(self, number: int) -> Move:
        """The move with this number."""
        if not 0 <= number < len(self.all):
            raise BadMove("no-such-move-number", {"number": number, "high": len(self.all) - 1})
        return self.all[number]
