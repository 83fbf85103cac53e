"""A game of one toss, by which the lab is put to the test: what is planted in it is known."""

from __future__ import annotations

from typing import Any

import cookietin
from cookietin.kernel.dealer import Dealer
from cookietin.kernel.game import Game
from cookietin.kernel.move import Move
from cookietin.kernel.options import Values, Whole
from cookietin.kernel.outcome import Outcome
from cookietin.kernel.position import Position
from cookietin.kernel.question import TURN, Question

SIDES = 1000
NAMES = [str(number) for number in range(SIDES)]


class Coins(Game):
    """Whoever begins tosses: with `favour` of a thousand tosses they win."""

    def __init__(self, given: Values) -> None:
        super().__init__("coins", 1, [Whole("favour", "CN-01", 500, 0, SIDES)], given)
        self.favour = self.options["favour"]
        self.toss = self.moves.add("toss", "toss", {})

    def start(self, seats: int, dealer: Dealer, first: int | None = None) -> Position:
        position = Toss(self, seats, cookietin.TRUTH)
        position.first = dealer.pick(2, NAMES)
        return position

    def points(self, seats: int) -> tuple[int, int]:
        return 0, 1


class Toss(Position):
    """One toss, not yet made or made."""

    def asked(self) -> list[int]:
        return [] if self.outcome is not None else [self.first]

    def question(self, seat: int) -> Question:
        return Question(0, seat, TURN, True, "toss", {})

    def legal(self, seat: int) -> list[Move]:
        game: Any = self.game
        return [game.toss] if seat in self.asked() else []

    def step(self, seat: int, move: Move, dealer: Dealer) -> None:
        game: Any = self.game
        won = self.first if dealer.pick(SIDES, NAMES) < game.favour else 1 - self.first
        self.outcome = Outcome([won], [int(seat == won) for seat in range(2)], "tossed")

    def copy(self) -> Position:
        twin = Toss(self.game, self.seats, self.viewer)
        twin.first, twin.outcome = self.first, self.outcome
        return twin

    def hide(self) -> None:
        """Nothing is hidden."""
