"""Games that are not as they say: in observations, fields, movements, points and odds."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from cookietin.kernel.names import SEATS
from cookietin.kernel.outcome import Outcome
from tests.laws.broken.case import breaks
from tests.laws.broken.tiny import NAMES, Tiny, TinyPosition

if TYPE_CHECKING:
    from cookietin.kernel.dealer import Dealer
    from cookietin.kernel.layout import Layout
    from cookietin.kernel.move import Move
    from cookietin.kernel.position import Position
    from cookietin.kernel.question import Question
    from cookietin.rows import BytesWriter


@breaks("observing", "twins")
class ObservesTheTruth(TinyPosition):
    """The last column is the best card of the next hand."""

    def observe(self, viewer: int, row: BytesWriter) -> None:
        super().observe(viewer, row)
        there = len(row)
        hidden = self.hands[(viewer + 1) % self.seats]
        row[there - 1] = min(1, row[there - 1] + (15 in hidden))


@breaks("observing")
class ObservesTooMuch(TinyPosition):
    """There is a column more than the layout has."""

    def observe(self, viewer: int, row: BytesWriter) -> None:
        super().observe(viewer, row)
        row.append(1)


@breaks("observing")
class ObservesTooHigh(TinyPosition):
    """A column for yes or no says three."""

    def observe(self, viewer: int, row: BytesWriter) -> None:
        super().observe(viewer, row)
        row[0] = 3


@breaks("observing")
class CountsInWrongColumns(TinyPosition):
    """Two kinds have changed columns in a hand: rows tell as much, and of other cards."""

    def observe(self, viewer: int, row: BytesWriter) -> None:
        first = len(row) + self.game.layout(self.seats).block("hands.me").first
        super().observe(viewer, row)
        row[first + 1], row[first + 2] = row[first + 2], row[first + 1]


@breaks("observing")
class LeavesOutTheTurn(Tiny):
    """Whose turn it is cannot be seen in the row, and the layout does not say so."""

    def __init__(self) -> None:
        super().__init__(Timeless)

    def layout(self, seats: int) -> Layout:
        self.parts, turn = self.parts[1:], self.parts[0]
        layout = super().layout(seats)
        self.parts.insert(0, turn)
        return layout


@breaks("observing")
class CallsTooFewByName(Tiny):
    """The layout says what the columns of a hand stand for, and not for all that they hold."""

    def __init__(self) -> None:
        super().__init__(TinyPosition)

    def layout(self, seats: int) -> Layout:
        layout = super().layout(seats)
        layout.block("hands.me").stands[""] = ["none"]
        return layout


class Timeless(TinyPosition):
    """Observes all but its first part."""

    def observe(self, viewer: int, row: BytesWriter) -> None:
        parts = self.game.parts
        self.game.parts = parts[1:]
        super().observe(viewer, row)
        self.game.parts = parts


@breaks("roles")
class AsksWithoutARole(TinyPosition):
    """A field of the question is nothing in particular."""

    def question(self, seat: int) -> Question:
        asked = super().question(seat)
        asked.fields["mood"] = "good"
        return asked


@breaks("roles")
class CallsACardASeat(Tiny):
    """A field of a move is not what it says."""

    def __init__(self) -> None:
        super().__init__(TinyPosition)
        self.roles["play.card"] = "seat"


@breaks("moving")
class MovesUnheard(TinyPosition):
    """Nobody is told where a played card goes."""

    def told_of_play(self, seat: int, move: Move) -> dict[str, Any]:
        return {"seat": SEATS[seat], **move.fields}


@breaks("moving")
class PutsItElsewhere(TinyPosition):
    """A played card is said to go to the deck."""

    def told_of_play(self, seat: int, move: Move) -> dict[str, Any]:
        return {**super().told_of_play(seat, move), "to": "deck"}


@breaks("moving", "twins")
class DealsUnheard(Tiny):
    """A card lies in the pile from the start, and nobody was told."""

    def __init__(self) -> None:
        super().__init__(TinyPosition)

    def start(self, seats: int, dealer: Dealer, first: int | None = None) -> Position:
        position = super().start(seats, dealer, first)
        assert isinstance(position, TinyPosition)
        dealer.deal(position.deck, position.pile, 1, NAMES)
        return position


@breaks("ranges")
class GivesTooMuch(TinyPosition):
    """The winner has more points than there can be."""

    def end(self, winners: list[int], dealer: Dealer) -> None:
        super().end(winners, dealer)
        assert self.outcome is not None
        self.outcome.points[winners[0]] = 2


@breaks("ranges")
class GoesOnTooLong(Tiny):
    """Says that a play is over after two answers."""

    def __init__(self) -> None:
        super().__init__(TinyPosition)

    def longest(self, seats: int) -> int:
        return 2


@breaks("ranges")
class LastIsBest(TinyPosition):
    """Who has won does not come first."""

    def end(self, winners: list[int], dealer: Dealer) -> None:
        super().end(winners, dealer)
        assert self.outcome is not None
        points = self.outcome.points
        self.outcome = Outcome(winners, points, "empty-hand", False, [-point for point in points])


@breaks("likely")
class ExpectsTheWorst(Tiny):
    """Of two cards that the next seat can hold, the higher is imagined more often."""

    def __init__(self) -> None:
        super().__init__(TinyPosition)

    def imagine(self, view: Position, dealer: Dealer) -> Position:
        truth = super().imagine(view, dealer)
        assert isinstance(truth, TinyPosition)
        hidden = [hand for seat, hand in enumerate(truth.hands) if seat != view.viewer and hand]
        piles = [*hidden, truth.deck] if truth.deck else hidden
        if len(piles) > 1 and dealer.pick(2, SEATS) and max(piles[0]) < max(piles[1]):
            low, high = max(piles[0]), max(piles[1])
            piles[0][piles[0].index(low)], piles[1][piles[1].index(high)] = high, low
        return truth
