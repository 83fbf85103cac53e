"""A game of one trick, by which the lab is put to the test: how strong each card is, is known."""

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

CARDS = ["ace", "king", "queen", "jack"]
USUAL = 100
FINE = 42
"""Both 100 of 200 and 110 of 210 are whole parts of it."""
ODDS = [str(number) for number in range(FINE)]


class Tricks(Game):
    """Two play a card each; a card wins as often as its strength is part of both."""

    def __init__(self, given: Values) -> None:
        super().__init__("tricks", 1, [Whole("ace", "TR-01", USUAL, 1, 1000)], given)
        self.strengths = [self.options["ace"], *[USUAL] * (len(CARDS) - 1)]
        self.plays = [self.moves.add(card, "play", {"card": card}) for card in CARDS]

    def start(self, seats: int, dealer: Dealer, first: int | None = None) -> Position:
        position = Trick(self, seats, cookietin.TRUTH)
        deck = list(range(len(CARDS)))
        position.hands = [dealer.draw(deck, CARDS), dealer.draw(deck, CARDS)]
        position.first = position.turn = dealer.pick(2, CARDS)
        return position

    def points(self, seats: int) -> tuple[int, int]:
        return 0, 1


class Trick(Position):
    """One trick: who has played so far, and what each holds."""

    hands: list[int]
    turn: int

    def asked(self) -> list[int]:
        return [] if self.outcome is not None else [self.turn]

    def question(self, seat: int) -> Question:
        return Question(self.number, seat, TURN, True, "play", {})

    def legal(self, seat: int) -> list[Move]:
        game: Any = self.game
        return [game.plays[self.hands[seat]]] if seat in self.asked() else []

    def step(self, seat: int, move: Move, dealer: Dealer) -> None:
        self.number += 1
        self.turn = 1 - seat
        if self.number == 2:
            game: Any = self.game
            own, other = (game.strengths[card] for card in self.hands)
            won = 0 if dealer.pick(FINE, ODDS) * (own + other) < FINE * own else 1
            self.outcome = Outcome([won], [int(seat == won) for seat in range(2)], "taken")

    def copy(self) -> Position:
        twin = Trick(self.game, self.seats, self.viewer)
        twin.hands, twin.turn, twin.number = self.hands, self.turn, self.number
        twin.first, twin.outcome = self.first, self.outcome
        return twin

    def hide(self) -> None:
        """Nothing is hidden."""
