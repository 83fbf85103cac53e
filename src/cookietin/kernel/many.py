"""Many plays side by side: one compiled loop that answers, deals anew and observes row by row."""

from __future__ import annotations

import struct
from typing import TYPE_CHECKING, Any, final

from cookietin.kernel.chance import Chance
from cookietin.kernel.complaint import BadMove, BadOption
from cookietin.kernel.history import Remembering
from cookietin.kernel.race import next_answer
from cookietin.kernel.relative import inverted, relative_moves
from cookietin.rows import BytesWriter

if TYPE_CHECKING:
    from mypy_extensions import i64

    from cookietin.kernel.game import Game
    from cookietin.kernel.history import History
    from cookietin.kernel.outcome import Outcome
    from cookietin.kernel.position import Position


@final
class Rows:
    """Plays of one game, each with chance of its own; every row is always at somebody's question.

    A row's answer is a relative number (see `relative_moves`) that its mask allows. Where several
    seats are asked at once, chance says who of them is next.
    """

    def __init__(
        self, game: Game, seats: int, rows: int, seed: int | str, history: History
    ) -> None:
        game.check_seats(seats)
        if rows < 1:
            raise BadOption("option-out-of-range", {"option": "rows", "value": rows, "range": "1–"})
        self.game = game
        self.history = history
        self.remembers = history.length > 0
        self.seats: i64 = seats
        self.rows: i64 = rows
        self.width: i64 = len(game.moves.all)
        tables = relative_moves(game, seats)
        self.meant = [[game.moves.all[number] for number in table] for table in tables]
        """For each seat, the move that each relative number means."""
        self.written = [inverted(table) for table in tables]
        self.dealers = [Remembering(f"{seed} deals {row}", history.length) for row in range(rows)]
        self.orders = [Chance(f"{seed} orders {row}") for row in range(rows)]
        self.positions = [game.start(seats, dealer) for dealer in self.dealers]
        self.unplayed = 0
        """How many plays were over before anybody was asked: they are dealt again."""
        self.asked: list[int] = [0] * rows
        self.done: i64 = rows * seats * 4
        self.cut: i64 = self.done + rows
        self.seat: i64 = self.cut + rows
        self.masks: i64 = self.seat + rows
        self.nothing = bytes(self.masks + rows * len(game.moves.all))
        self.numbers = BytesWriter()
        """Rewards, ends, cuts, seats and masks of all rows, and behind them the observations."""
        self.clear()
        row: i64 = 0
        while row < self.rows:
            self.positions[row] = self.playable(row, self.positions[row])
            self.ask(row, self.positions[row])
            row += 1

    def clear(self) -> None:
        """Begin new rows of numbers: nobody got anything, nothing ended, nothing is allowed yet."""
        self.numbers.truncate(0)
        self.numbers.write(self.nothing)

    def playable(self, row: i64, position: Position) -> Position:
        """The position, or a new deal if there is nothing left to ask in it."""
        while position.outcome is not None:
            self.unplayed += 1
            position = self.dealt(self.dealers[row])
        return position

    def dealt(self, dealer: Remembering) -> Position:
        """A new deal: what was told of the play before is forgotten."""
        if self.remembers:
            dealer.told = []
        return self.game.start(self.seats, dealer)

    def ask(self, row: i64, position: Position) -> None:
        """Write down what the next asked seat of a row knows and may answer."""
        asked = position.asked()
        seat = asked[0] if len(asked) == 1 else next_answer(position, asked, self.orders[row])
        self.asked[row] = seat
        numbers = self.numbers
        numbers[self.seat + row] = seat
        position.observe(seat, numbers)
        if self.remembers:
            self.history.write(seat, self.dealers[row].told, numbers)
        start = self.masks + row * self.width
        written = self.written[seat]
        for move in position.legal(seat):
            place: i64 = written[move.number]
            numbers[start + place] = 1

    def check(self, answers: list[int]) -> None:
        """Refuse answers that are not one for each row, or that a row's mask does not allow."""
        if len(answers) != self.rows:
            raise BadMove("not-one-answer-each", {"found": len(answers), "rows": self.rows})
        numbers, width, start = self.numbers, self.width, self.masks
        row: i64 = 0
        while row < self.rows:
            answer: i64 = answers[row]
            if answer < 0 or answer >= width or numbers[start + answer] != 1:
                raise BadMove("not-in-the-mask", {"row": row, "number": answer})
            start += width
            row += 1

    def step(self, answers: list[int]) -> None:
        """Answer every row, and deal those that end anew; nothing happens if one is not allowed."""
        self.check(answers)
        self.clear()
        positions, dealers, asked = self.positions, self.dealers, self.asked
        meant = self.meant
        row: i64 = 0
        while row < self.rows:
            position = positions[row]
            seat = asked[row]
            dealer = dealers[row]
            position.step(seat, meant[seat][answers[row]], dealer)
            outcome = position.outcome
            if outcome is not None:
                self.end(row, outcome)
                position = self.playable(row, self.dealt(dealer))
                positions[row] = position
            self.ask(row, position)
            row += 1

    def kept(self) -> tuple[Any, ...]:
        """All that is not the same in every such table of plays: for `restore`."""
        numbers = self.numbers.getvalue()
        return self.positions, self.dealers, self.orders, self.asked, self.unplayed, numbers

    def restore(self, kept: tuple[Any, ...]) -> None:
        """Go on from what another such table of plays has kept."""
        self.positions, self.dealers, self.orders, self.asked, self.unplayed, numbers = kept
        self.numbers.truncate(0)
        self.numbers.write(numbers)

    def end(self, row: i64, outcome: Outcome) -> None:
        """Write down how a row ended."""
        numbers = self.numbers
        at = row * self.seats * 4
        for byte in struct.pack(f"={self.seats}f", *outcome.rewards(self.seats)):
            numbers[at] = byte
            at += 1
        numbers[self.done + row] = 1
        if outcome.capped:
            numbers[self.cut + row] = 1
