"""Many plays side by side: one compiled loop that answers, deals anew and observes row by row."""

from __future__ import annotations

import struct
from typing import TYPE_CHECKING, final

from cookietin.kernel.chance import Chance
from cookietin.kernel.complaint import BadMove, BadOption
from cookietin.kernel.dealer import Seeded
from cookietin.kernel.race import next_answer
from cookietin.kernel.relative import inverted, relative_moves
from cookietin.rows import BytesWriter

if TYPE_CHECKING:
    from mypy_extensions import i64

    from cookietin.kernel.dealer import Dealer
    from cookietin.kernel.game import Game
    from cookietin.kernel.outcome import Outcome
    from cookietin.kernel.position import Position


@final
class Rows:
    """Plays of one game, each with chance of its own; every row is always at somebody's question.

    A row's answer is a relative number (see `relative_moves`) that its mask allows. Where several
    seats are asked at once, chance says who of them is next.
    """

    def __init__(self, game: Game, seats: int, rows: int, seed: int | str) -> None:
        game.check_seats(seats)
        if rows < 1:
            raise BadOption("option-out-of-range", {"option": "rows", "value": rows, "range": "1–"})
        self.game = game
        self.seats: i64 = seats
        self.rows: i64 = rows
        self.columns: i64 = game.layout(seats).size
        self.width: i64 = len(game.moves.all)
        self.all = game.moves.all
        self.meant = relative_moves(game, seats)
        self.written = [inverted(table) for table in self.meant]
        self.dealers: list[Dealer] = [Seeded(f"{seed} deals {row}") for row in range(rows)]
        self.orders = [Chance(f"{seed} orders {row}") for row in range(rows)]
        self.positions = [game.start(seats, dealer) for dealer in self.dealers]
        self.unplayed = 0
        """How many plays were over before anybody was asked: they are dealt again."""
        self.empty_mask = bytes(len(self.all))
        self.nothing = rewards(seats, [])
        self.asked: list[int] = [0] * rows
        self.clear()
        row: i64 = 0
        while row < self.rows:
            self.positions[row] = self.playable(row, self.positions[row])
            self.ask(row, self.positions[row])
            self.rewards.write(self.nothing)
            self.done.append(0)
            self.cut.append(0)
            row += 1

    def clear(self) -> None:
        """Begin new rows of numbers."""
        self.observations = BytesWriter()
        self.masks = BytesWriter()
        self.seat = BytesWriter()
        self.rewards = BytesWriter()
        self.done = BytesWriter()
        self.cut = BytesWriter()

    def playable(self, row: i64, position: Position) -> Position:
        """The position, or a new deal if there is nothing left to ask in it."""
        while position.outcome is not None:
            self.unplayed += 1
            position = self.game.start(self.seats, self.dealers[row])
        return position

    def ask(self, row: i64, position: Position) -> None:
        """Write down what the next asked seat of a row knows and may answer."""
        asked = position.asked()
        seat = asked[0] if len(asked) == 1 else next_answer(position, asked, self.orders[row])
        self.asked[row] = seat
        self.seat.append(seat)
        position.observe(seat, self.observations)
        masks = self.masks
        start: i64 = len(masks)
        masks.write(self.empty_mask)
        written = self.written[seat]
        for move in position.legal(seat):
            place: i64 = written[move.number]
            masks[start + place] = 1

    def check(self, answers: list[int]) -> None:
        """Refuse answers that are not one for each row, or that a row's mask does not allow."""
        if len(answers) != self.rows:
            raise BadMove("not-one-answer-each", {"found": len(answers), "rows": self.rows})
        row: i64 = 0
        while row < self.rows:
            answer: i64 = answers[row]
            if not (0 <= answer < self.width) or self.masks[row * self.width + answer] != 1:
                raise BadMove("not-in-the-mask", {"row": row, "number": answer})
            row += 1

    def step(self, answers: list[int]) -> None:
        """Answer every row, and deal those that end anew; nothing happens if one is not allowed."""
        self.check(answers)
        self.clear()
        row: i64 = 0
        while row < self.rows:
            position = self.positions[row]
            seat = self.asked[row]
            dealer = self.dealers[row]
            position.step(seat, self.all[self.meant[seat][answers[row]]], dealer)
            outcome = position.outcome
            if outcome is None:
                self.rewards.write(self.nothing)
                self.done.append(0)
                self.cut.append(0)
            else:
                self.end(outcome)
                position = self.playable(row, self.game.start(self.seats, dealer))
                self.positions[row] = position
            self.ask(row, position)
            row += 1

    def end(self, outcome: Outcome) -> None:
        """Write down how a row ended."""
        self.rewards.write(rewards(self.seats, outcome.rewards(self.seats)))
        self.done.append(1)
        self.cut.append(1 if outcome.capped else 0)


def rewards(seats: int, each: list[float]) -> bytes:
    """Each seat's reward as four bytes; nothing for anybody if there are none."""
    return struct.pack(f"={seats}f", *(each or [0.0] * seats))
