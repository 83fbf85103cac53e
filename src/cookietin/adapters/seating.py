"""What every environment has of a game with so many seats: rows, masks, and moves by number."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from cookietin.arrays import history_of
from cookietin.kernel.complaint import BadMove
from cookietin.kernel.names import SEATS
from cookietin.kernel.relative import inverted, relative_moves
from cookietin.rows import BytesWriter

if TYPE_CHECKING:
    import numpy.typing as npt

    from cookietin.adapters.dealing import Dealing
    from cookietin.kernel.game import Game
    from cookietin.kernel.move import Move
    from cookietin.kernel.outcome import Outcome
    from cookietin.kernel.position import Position


class Seating:
    """A game at a table of one size. Moves have relative numbers: see `relative_moves`."""

    def __init__(self, game: Game, seats: int | None = None, history: int = 0) -> None:
        self.game = game
        self.seats = usual_seats(self.game.seats) if seats is None else seats
        self.game.check_seats(self.seats)
        self.names = SEATS[: self.seats]
        self.layout = self.game.layout(self.seats)
        self.history = history_of(self.game, self.seats, history)
        self.history.extend(self.layout)
        self.moves = len(self.game.moves.all)
        self.none = bytes(self.moves)
        """A mask that allows nothing."""
        meant = relative_moves(self.game, self.seats)
        self.meant = [[self.game.moves.all[number] for number in table] for table in meant]
        """For each seat, the moves by their relative numbers."""
        self.written = [inverted(table) for table in meant]
        """For each seat, the relative numbers of the moves by their own."""

    def __reduce__(self) -> tuple[Any, ...]:
        return Seating, (self.game, self.seats, self.history.length)

    def __deepcopy__(self, memo: object) -> Seating:
        return self

    def row(self, position: Position, seat: int, dealing: Dealing) -> npt.NDArray[np.uint8]:
        """What a seat knows: the columns are those of `layout`."""
        row = position.observation(seat)
        if self.history.length:
            row += self.history.row(seat, dealing.told)
        return np.frombuffer(row, np.uint8)

    def mask(self, position: Position, seat: int) -> npt.NDArray[np.int8]:
        """1 for each move that the seat may answer now."""
        allowed = BytesWriter()
        allowed.write(self.none)
        position.mark_legal(seat, self.written[seat], allowed, 0)
        return np.frombuffer(bytearray(allowed.getvalue()), np.int8)

    def numbers(self, position: Position, seat: int) -> list[int]:
        """The relative numbers of what the seat may answer now, lowest first."""
        written = self.written[seat]
        return sorted(written[move.number] for move in position.legal(seat))

    def move(self, position: Position, seat: int, number: int) -> Move:
        """The legal move that a number means for a seat; any other number is refused."""
        if not 0 <= number < self.moves:
            raise BadMove("no-such-move-number", {"number": int(number), "high": self.moves - 1})
        move = self.meant[seat][number]
        refusal = position.refusal(seat, move)
        if refusal is not None:
            raise refusal
        return move

    def told(self, outcome: Outcome, seat: int) -> dict[str, Any]:
        """What a seat is told of the end beside its reward."""
        return {
            "points": outcome.points[seat],
            "placement": outcome.placement[seat],
            "how": outcome.how,
            "capped": outcome.capped,
        }


def usual_seats(possible: range) -> int:
    """How many play where nobody says: as few as make a game against somebody."""
    return max(possible[0], min(2, possible[-1]))
