"""Many plays at once as NumPy arrays, for agents that learn."""

from __future__ import annotations

import copy
from typing import TYPE_CHECKING, Any

import numpy as np

from cookietin.kernel.history import History
from cookietin.kernel.many import Rows
from cookietin.words.messages import messages

if TYPE_CHECKING:
    import numpy.typing as npt

    from cookietin.kernel.game import Game
    from cookietin.kernel.layout import Layout
    from cookietin.kernel.move import Move

    Bytes = npt.NDArray[np.uint8]
    Flags = npt.NDArray[np.bool_]
    Floats = npt.NDArray[np.float32]


class Many:
    """So many plays of one game side by side, each row at one seat's question.

    `step` answers every row; a play that ends is dealt anew in the same step, so that a row's
    observation then is of the new play, and `reward` and `done` are of the old one. The arrays
    cannot be written to and stay as they are: each step makes new ones.
    """

    def __init__(
        self, game: Game, seats: int, n: int, seed: int | str = 0, history: int = 0
    ) -> None:
        self.game = game
        self.seats = seats
        self.n = n
        self.history = history_of(game, seats, history)
        """What the last columns of an observation tell of, if they tell of what was told last."""
        self.layout: Layout = game.layout(seats)
        """What each column of an observation means."""
        self.history.extend(self.layout)
        self.moves = len(game.moves.all)
        """How many moves there are: the columns of a mask."""
        self._rows = Rows(game, seats, n, seed, self.history)
        numbers = self._memory()
        self._rows.begin(numbers.data)
        self._read(numbers)

    def step(self, answers: npt.NDArray[np.integer] | list[int]) -> None:
        """Answer every row by a number that its mask allows; if one does not, nothing happens."""
        numbers = self._memory()
        self._rows.step(np.asarray(answers).tolist(), numbers.data)
        self._read(numbers)

    def move(self, row: int, number: int) -> Move:
        """The move that a number means for the seat that a row asks."""
        seat = int(self.seat[row])
        return self._rows.meant[seat][number]

    @property
    def unplayed(self) -> int:
        """How many plays were over before anybody was asked; they were dealt again."""
        return self._rows.unplayed

    def __reduce__(self) -> tuple[Any, ...]:
        return _again, self._kept()

    def __deepcopy__(self, memo: dict[int, Any]) -> Many:
        game, *kept = self._kept()
        return _again(game, *copy.deepcopy(kept, memo))

    def _kept(self) -> tuple[Any, ...]:
        numbers = self._numbers.tobytes()
        return self.game, self.seats, self.n, self.history.length, self._rows.kept(), numbers

    def _memory(self) -> Bytes:
        return np.empty(self._rows.size, np.uint8)

    def _read(self, numbers: Bytes) -> None:
        """Arrays over the numbers that the rows have written, in their order and not copied."""
        rows, n = self._rows, self.n
        numbers.setflags(write=False)
        self._numbers = numbers
        self.reward: Floats = np.ndarray((n, self.seats), np.float32, numbers)
        """What each seat got, when a play ended: [n, seats]."""
        self.done: Flags = np.ndarray(n, np.bool_, numbers, rows.done)
        """Whether the row's play ended in this step: [n]."""
        self.cut: Flags = np.ndarray(n, np.bool_, numbers, rows.cut)
        """Whether it was a cap of the options that ended it: [n]."""
        self.seat: Bytes = np.ndarray(n, np.uint8, numbers, rows.seat)
        """Which seat is asked: [n]."""
        self.mask: Flags = np.ndarray((n, self.moves), np.bool_, numbers, rows.masks)
        """Which moves the asked seat may answer: [n, moves]."""
        self.observation: Bytes = np.ndarray(
            (n, rows.columns), np.uint8, numbers, rows.observations
        )
        """What the asked seat knows: [n, columns]."""


def history_of(game: Game, seats: int, length: int) -> History:
    """The last events of a game, as many as somebody wants to know, as columns."""
    return History(game, seats, length, sorted(messages("en", game.id).section("event")))


def _again(
    game: Game, seats: int, n: int, history: int, kept: tuple[Any, ...], numbers: bytes
) -> Many:
    """The same plays, copied or sent."""
    many = Many(game, seats, n, history=history)
    many._rows.restore(kept)
    many._read(np.frombuffer(numbers, np.uint8))
    return many
