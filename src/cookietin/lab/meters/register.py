"""A register: what comes up in the plays of a game gets a number, and rows are written by name."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

if TYPE_CHECKING:
    from cookietin.kernel.game import Game


@final
class Register:
    """Names by number, as they come up in the plays of one game."""

    def __init__(self) -> None:
        self._game: Game | None = None
        self.numbers: dict[str, int] = {}
        self.order: list[int] = []
        """Their numbers, sorted by their names: whatever came up in plays before, a row must be
        the same whoever plays it."""

    def begin(self, game: Game) -> bool:
        """A play is about to be dealt; says whether it is of another game, which begins anew."""
        if game is self._game:
            return False
        self._game = game
        self.numbers = {}
        self.order = []
        return True

    def add(self, name: str) -> int:
        """The number of a name that is new."""
        number = self.numbers[name] = len(self.numbers)
        self.order = [self.numbers[known] for known in sorted(self.numbers)]
        return number
