"""Games whose boards get what is not declared, does not happen, balance or add up."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, cast

from cookietin.kernel.event import Event
from cookietin.kernel.facts import Fact
from cookietin.kernel.names import HOLE, TRUTH
from cookietin.kernel.people import People, ScoreLine, score_line
from cookietin.kernel.position import Position
from tests.laws.broken.case import breaks
from tests.laws.broken.tiny import Tiny, TinyPosition

if TYPE_CHECKING:
    from cookietin.kernel.dealer import Dealer
    from cookietin.kernel.move import Move


class Counting(People):
    """Says how many cards are left."""

    def facts(self, position: Position) -> dict[str, Any]:
        return {"left": len(cast("TinyPosition", position).deck)}


@breaks("facts")
class DeclaresNothing(Tiny):
    """There are facts, and nobody says what they are."""

    def __init__(self) -> None:
        super().__init__(TinyPosition)
        self.people = Counting()


class Naming(Counting):
    """Says so, but of another role."""

    def declared(self) -> list[Fact]:
        return [Fact("left", "card", "The next card.")]


@breaks("facts")
class DeclaresAnotherRole(Tiny):
    """What should be a card is a number."""

    def __init__(self) -> None:
        super().__init__(TinyPosition)
        self.people = Naming()


class Tired(TinyPosition):
    """How many cards were played is told, and stands nowhere."""

    def __init__(self, game: Tiny, seats: int, viewer: int) -> None:
        super().__init__(game, seats, viewer)
        self.plays = 0

    def step(self, seat: int, move: Move, dealer: Dealer) -> None:
        self.plays += 1
        super().step(seat, move, dealer)

    def told_of_play(self, seat: int, move: Move) -> dict[str, Any]:
        return {**super().told_of_play(seat, move), "left": self.plays}

    def copy(self) -> Position:
        twin = cast("Tired", super().copy())
        twin.plays = self.plays
        return twin


@breaks("ahead", "texts")
class PromisesFromMoreThanTheView(Tired):
    """What is imagined remembers how many were played; the view's text does not."""


@breaks("ahead", "texts")
class PromisesWhatDoesNotHappen(Tiny):
    """What is imagined begins to count anew."""

    def __init__(self) -> None:
        super().__init__(Tired)

    def imagine(self, view: Position, dealer: Dealer) -> Position:
        truth = cast("Tired", super().imagine(view, dealer))
        truth.plays = 0
        return truth


@breaks("ahead")
class DrawsOutOfNowhere(TinyPosition):
    """While the dealer draws, the card that was played lies nowhere."""

    def step(self, seat: int, move: Move, dealer: Dealer) -> None:
        self.number += 1
        card = move.number + 1
        self.hands[seat].remove(card)
        if self.deck:
            self.draw(seat, 1, dealer)
        self.pile.append(card)
        if dealer.listening:
            dealer.tell(Event("play", self.told_of_play(seat, move)))
        if not self.hands[seat]:
            self.end([seat], dealer)
        self.turn = (self.turn + 1) % self.seats


@breaks("flights", "places", "imagining", "texts", "ahead")
class HasASleeve(TinyPosition):
    """Every other time a card more is seen than there is."""

    def places(self) -> dict[str, list[str]]:
        found = super().places()
        if self.viewer != TRUTH and self.number % 2:
            found["deck"] = [*found["deck"], HOLE]
        return found


class Flattering(People):
    """Says that everyone has a point."""

    def score_lines(self, position: Position) -> list[list[ScoreLine]]:
        return [[score_line("deck", None, 1)] for _ in range(position.seats)]


@breaks("scores")
class DoesNotAddUp(Tiny):
    """What points are made of is more than the points."""

    def __init__(self) -> None:
        super().__init__(TinyPosition)
        self.people = Flattering()
