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
        self.all = game.moves.all
        self.meant = relative_moves(game, seats)
        self.written = [inverted(table) for table in self.meant]
        self.dealers = [Remembering(f"{seed} deals {row}", history.length) for row in range(rows)]
        self.orders = [Chance(f"{seed} orders {row}") for row in range(rows)]
        self.positions = [game.start(seats, dealer) for dealer in self.dealers]
        self.unplayed = 0
        """How many plays were over before anybody was asked: they are dealt again."""
        self.no_masks = bytes(rows * len(self.all))
        self.no_rewards = bytes(rows * seats * 4)
        self.no_flags = bytes(rows)
        self.asked: list[int] = [0] * rows
        self.observations = BytesWriter()
        self.masks = BytesWriter()
        self.seat = BytesWriter()
        self.rewards = BytesWriter()
        self.done = BytesWriter()
        self.cut = BytesWriter()
        self.clear()
        row: i64 = 0
        while row < self.rows:
            self.positions[row] = self.playable(row, self.positions[row])
            self.ask(row, self.positions[row])
            row += 1

    def clear(self) -> None:
        """Begin new rows of numbers: nobody got anything, nothing ended, nothing is allowed yet."""
        self.observations.truncate(0)
        self.seat.truncate(0)
        self.masks.truncate(0)
        self.masks.write(self.no_masks)
        self.rewards.truncate(0)
        self.rewards.write(self.no_rewards)
        self.done.truncate(0)
        self.done.write(self.no_flags)
        self.cut.truncate(0)
        self.cut.write(self.no_flags)

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
        self.seat.append(seat)
        position.observe(seat, self.observations)
        if self.remembers:
            self.history.write(seat, self.dealers[row].told, self.observations)
        masks = self.masks
        start = row * self.width
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
        positions, dealers, asked = self.positions, self.dealers, self.asked
        meant, all = self.meant, self.all
        row: i64 = 0
        while row < self.rows:
            position = positions[row]
            seat = asked[row]
            dealer = dealers[row]
            position.step(seat, all[meant[seat][answers[row]]], dealer)
            outcome = position.outcome
            if outcome is not None:
                self.end(row, outcome)
                position = self.playable(row, self.dealt(dealer))
                positions[row] = position
            self.ask(row, position)
            row += 1

    def kept(self) -> tuple[Any, ...]:
        """All that is not the same in every such table of plays: for `restore`."""
        numbers = [self.observations, self.masks, self.seat, self.rewards, self.done, self.cut]
        written = [row.getvalue() for row in numbers]
        return self.positions, self.dealers, self.orders, self.asked, self.unplayed, written

    def restore(self, kept: tuple[Any, ...]) -> None:
        """Go on from what another such table of plays has kept."""
        self.positions, self.dealers, self.orders, self.asked, self.unplayed, written = kept
        numbers = [self.observations, self.masks, self.seat, self.rewards, self.done, self.cut]
        for row, bytes_ in zip(numbers, written, strict=True):
            row.truncate(0)
            row.write(bytes_)

    def end(self, row: i64, outcome: Outcome) -> None:
        """Write down how a row ended."""
        at = row * self.seats * 4
        for byte in struct.pack(f"={self.seats}f", *outcome.rewards(self.seats)):
            self.rewards[at] = byte
            at += 1
        self.done[row] = 1
        if outcome.capped:
            self.cut[row] = 1
