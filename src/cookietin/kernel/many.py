"""Many plays side by side: one compiled loop that answers, deals anew and observes row by row."""

from __future__ import annotations

import struct
from typing import TYPE_CHECKING, Any, Final, final

from cookietin.kernel.chance import Chance
from cookietin.kernel.complaint import BadMove, BadOption
from cookietin.kernel.history import Remembering
from cookietin.kernel.race import next_answer
from cookietin.kernel.relative import inverted, relative_moves
from cookietin.rows import BytesWriter

if TYPE_CHECKING:
    from mypy_extensions import i64

    from cookietin.kernel.event import Event
    from cookietin.kernel.game import Game
    from cookietin.kernel.history import History
    from cookietin.kernel.outcome import Outcome
    from cookietin.kernel.position import Position


BLOCK: Final = 32_768
"""So many bytes are written before they are handed on: they stay close to the processor."""


@final
class Rows:
    """Plays of one game, each with chance of its own; every row is always at somebody's question.

    A row's answer is a relative number (see `relative_moves`) that its mask allows. Where several
    seats are asked at once, chance says who of them is next.

    What there is to know is written to a memory of `size` bytes, which is handed in: rewards as
    floats of four bytes, ends, cuts and seats of all rows, then their masks, then what they show.
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
        tables = relative_moves(game, seats)
        self.meant = [[game.moves.all[number] for number in table] for table in tables]
        """For each seat, the move that each relative number means."""
        self.written = [inverted(table) for table in tables]
        self.dealer = Remembering("", history.length)
        """Deals to all rows, to each by its own chance."""
        self.chances = [Chance(f"{seed} deals {row}") for row in range(rows)]
        self.told: list[list[Event]] = [[] for _ in range(rows)]
        self.orders = [Chance(f"{seed} orders {row}") for row in range(rows)]
        self.positions: list[Position] = []
        self.unplayed = 0
        """How many plays were over before anybody was asked: they are dealt again."""
        self.asked: list[int] = [0] * rows
        self.packed: dict[tuple[int, ...], bytes] = {}
        """What each seat gets by who has won, as floats."""
        self.done: i64 = rows * seats * 4
        self.cut: i64 = self.done + rows
        self.seat: i64 = self.cut + rows
        self.masks: i64 = self.seat + rows
        self.width: i64 = len(game.moves.all)
        self.observations: i64 = self.masks + self.rows * self.width
        self.columns: i64 = game.layout(seats).size + history.size
        self.size: i64 = self.observations + self.rows * self.columns
        self.heads = BytesWriter()
        """Rewards, ends, cuts and seats."""
        self.no_heads = bytes(self.masks)
        self.block: i64 = max(1, min(rows, BLOCK // (self.width + self.columns)))
        """How many rows are handed on at once."""
        self.first: i64 = 0
        """The first row of the present block."""
        self.none_allowed = bytes(self.block * self.width)
        self.mask = BytesWriter()
        """What may be answered in its rows."""
        self.seen = BytesWriter()
        """And what they show."""
        self.allowed: list[bytes] = []
        """All masks, block by block: what is answered next is checked against them."""

    def begin(self, to: Any) -> None:
        """Deal every row, and write down whom it asks."""
        self.clear()
        row: i64 = 0
        while row < self.rows:
            behind = self.open(row)
            while row < behind:
                self.sit_down(row)
                position = self.playable(row, self.dealt(row))
                self.positions.append(position)
                self.ask(row, position)
                row += 1
            self.hand_on(behind, to)
        to[: self.masks] = self.heads.getvalue()

    def step(self, answers: list[int], to: Any) -> None:
        """Answer every row, and deal those that end anew; nothing happens if one is not allowed."""
        self.check(answers)
        self.clear()
        positions, asked, dealer = self.positions, self.asked, self.dealer
        meant = self.meant
        row: i64 = 0
        while row < self.rows:
            behind = self.open(row)
            while row < behind:
                position = positions[row]
                seat = asked[row]
                self.sit_down(row)
                position.step(seat, meant[seat][answers[row]], dealer)
                outcome = position.outcome
                if outcome is not None:
                    self.end(row, outcome)
                    position = self.playable(row, self.dealt(row))
                    positions[row] = position
                self.ask(row, position)
                row += 1
            self.hand_on(behind, to)
        to[: self.masks] = self.heads.getvalue()

    def check(self, answers: list[int]) -> None:
        """Refuse answers that are not one for each row, or that a row's mask does not allow."""
        if len(answers) != self.rows:
            raise BadMove("not-one-answer-each", {"found": len(answers), "rows": self.rows})
        width = self.width
        row: i64 = 0
        for masks in self.allowed:
            start: i64 = 0
            while start < len(masks):
                answer: i64 = answers[row]
                if answer < 0 or answer >= width or masks[start + answer] != 1:
                    raise BadMove("not-in-the-mask", {"row": row, "number": answer})
                start += width
                row += 1

    def clear(self) -> None:
        """Nobody got anything yet, nothing ended, nothing is allowed."""
        self.heads.truncate(0)
        self.heads.write(self.no_heads)
        self.allowed = []

    def open(self, row: i64) -> i64:
        """Begin a block of rows; says which row is the first behind it."""
        self.first = row
        behind = row + self.block
        self.seen.truncate(0)
        self.mask.truncate(0)
        self.mask.write(self.none_allowed)
        if behind > self.rows:
            behind = self.rows
            self.mask.truncate((behind - row) * self.width)
        return behind

    def hand_on(self, behind: i64, to: Any) -> None:
        """The block of rows that ends before a row is written."""
        allowed, seen = self.mask.getvalue(), self.seen.getvalue()
        self.allowed.append(allowed)
        at = self.masks + behind * self.width
        to[at - len(allowed) : at] = allowed
        at = self.observations + behind * self.columns
        to[at - len(seen) : at] = seen

    def sit_down(self, row: i64) -> None:
        """From now on it is this row that is dealt to."""
        self.dealer.chance = self.chances[row]
        if self.remembers:
            self.dealer.told = self.told[row]

    def dealt(self, row: i64) -> Position:
        """A new deal: what was told of the play before is forgotten."""
        if self.remembers:
            self.told[row] = self.dealer.told = []
        return self.game.start(self.seats, self.dealer)

    def playable(self, row: i64, position: Position) -> Position:
        """The position, or a new deal if there is nothing left to ask in it."""
        while position.outcome is not None:
            self.unplayed += 1
            position = self.dealt(row)
        return position

    def ask(self, row: i64, position: Position) -> None:
        """Write down what the next asked seat of a row knows and may answer."""
        asked = position.asked()
        seat = asked[0] if len(asked) == 1 else next_answer(position, asked, self.orders[row])
        self.asked[row] = seat
        self.heads[self.seat + row] = seat
        position.observe(seat, self.seen)
        if self.remembers:
            self.history.write(seat, self.told[row], self.seen)
        at = (row - self.first) * self.width
        position.mark_legal(seat, self.written[seat], self.mask, at)

    def end(self, row: i64, outcome: Outcome) -> None:
        """Write down how a row ended."""
        heads = self.heads
        winners = tuple(outcome.winners)
        each = self.packed.get(winners)
        if each is None:
            each = struct.pack(f"={self.seats}f", *outcome.rewards(self.seats))
            self.packed[winners] = each
        at = row * self.seats * 4
        for byte in each:
            heads[at] = byte
            at += 1
        heads[self.done + row] = 1
        if outcome.capped:
            heads[self.cut + row] = 1

    def kept(self) -> tuple[Any, ...]:
        """All that is not the same in every such table of plays: for `restore`."""
        chances = self.chances, self.orders
        return self.positions, chances, self.told, self.asked, self.unplayed, self.allowed

    def restore(self, kept: tuple[Any, ...]) -> None:
        """Go on from what another such table of plays has kept."""
        self.positions, chances, self.told, self.asked, self.unplayed, self.allowed = kept
        self.chances, self.orders = chances
