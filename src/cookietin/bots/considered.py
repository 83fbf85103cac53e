"""A move that a bot has considered, and what it thinks of it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, final

from cookietin.kernel.names import SEATS

if TYPE_CHECKING:
    from cookietin.kernel.move import Move


@final
class Considered:
    """One of the moves that a seat could answer with, judged from what the seat may know."""

    def __init__(
        self,
        move: Move,
        chance: float | None = None,
        weight: float = 1.0,
        line: list[tuple[int, Move]] | None = None,
        error: float | None = None,
    ) -> None:
        self.move = move
        self.chance = chance
        """The share of the win that the seat can expect after it, from 0 to 1; nothing if the bot
        does not estimate any."""
        self.weight = weight
        """Which part of the bot's attention went to it, from 0 to 1."""
        self.line: list[tuple[int, Move]] = [] if line is None else line
        """What the bot expects next: seats and their moves; may be empty."""
        self.error = error
        """The standard error of the chance, where the bot knows it: worlds differ, and are few."""

    def json(self) -> dict[str, Any]:
        """All of it as plain data."""
        return {
            "move": self.move.text,
            "chance": self.chance,
            "error": self.error,
            "weight": self.weight,
            "line": [{"seat": SEATS[seat], "move": move.text} for seat, move in self.line],
        }

    def __repr__(self) -> str:
        return f"Considered({self.json()})"
