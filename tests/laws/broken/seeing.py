"""Games in which someone sees too much, too little, or what is not there."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cookietin.kernel.names import SEATS, TRUTH
from cookietin.kernel.position import Position
from cookietin.kernel.question import TURN, Question
from tests.laws.broken.case import breaks
from tests.laws.broken.tiny import Tiny, TinyPosition

if TYPE_CHECKING:
    from cookietin.kernel.dealer import Dealer
    from cookietin.kernel.move import Move
    from cookietin.rows import BytesWriter

HIGH = 8


@breaks("twins", "observing")
class ShowsAHand(TinyPosition):
    """A viewer sees the hand of the next seat."""

    def hide(self) -> None:
        neighbour = (self.viewer + 1) % self.seats
        self.deck = [0] * len(self.deck)
        for seat, hand in enumerate(self.hands):
            hand[:] = sorted(hand) if seat in (self.viewer, neighbour) else [0] * len(hand)


@breaks("twins", "texts", "imagining")
class ShowsInPicture(TinyPosition):
    """The picture of a view depends on what the view hides."""

    secret = ""

    def hide(self) -> None:
        self.secret = self.secret or str(self.hands)
        super().hide()

    def __str__(self) -> str:
        return self.secret


@breaks("twins", "observing")
class ShowsInTheRow(TinyPosition):
    """What a seat observes depends on how high the hand of the next seat is."""

    def observe(self, viewer: int, row: BytesWriter) -> None:
        super().observe(viewer, row)
        row[len(row) - 1] = int(max(self.hands[(viewer + 1) % self.seats], default=0) > HIGH)


class Telltale(TinyPosition):
    """A view that secretly keeps whether the next seat holds a high card."""

    def __init__(self, game: Tiny, seats: int, viewer: int) -> None:
        super().__init__(game, seats, viewer)
        self.kept: bool | None = None

    def high(self) -> bool:
        """What nobody but the next seat may know."""
        if self.kept is not None:
            return self.kept
        return max(self.hands[(self.turn + 1) % self.seats], default=0) > HIGH

    def hide(self) -> None:
        self.kept = self.high()
        super().hide()

    def copy(self) -> Position:
        twin = super().copy()
        assert isinstance(twin, Telltale)
        twin.kept = None if self.viewer == TRUTH else self.kept
        return twin


@breaks("twins", "texts", "imagining")
class TellsByQuestion(Telltale):
    """The question depends on a hidden card."""

    def question(self, seat: int) -> Question:
        return Question(self.number, seat, TURN, True, "play-card", {"careful": self.high()})


@breaks("twins", "texts", "imagining", "shared moves")
class TellsByOrder(Telltale):
    """The order of the legal moves depends on a hidden card."""

    def legal(self, seat: int) -> list[Move]:
        moves = super().legal(seat)
        return moves[::-1] if self.high() else moves


@breaks("twins", "texts", "imagining")
class TellsByDefault(Telltale):
    """The default depends on a hidden card."""

    def default(self, seat: int) -> Move:
        return self.legal(seat)[-1 if self.high() else 0]


@breaks("twins")
class TellsByNumber(TinyPosition):
    """The number of the question depends on a hidden card."""

    def step(self, seat: int, move: Move, dealer: Dealer) -> None:
        super().step(seat, move, dealer)
        if max(self.hands[seat], default=0) > HIGH:
            self.number += 1


@breaks("twins", "moving")
class TellsNobody(TinyPosition):
    """A move is seen of which nothing is told."""

    def step(self, seat: int, move: Move, dealer: Dealer) -> None:
        listening, dealer.listening = dealer.listening, False
        super().step(seat, move, dealer)
        dealer.listening = listening


@breaks("views", "texts")
class AllowsLess(TinyPosition):
    """A view leaves out a move that its seat may make."""

    def legal(self, seat: int) -> list[Move]:
        moves = super().legal(seat)
        return moves if self.viewer == TRUTH else moves[:1]


@breaks("views")
class AsksOther(TinyPosition):
    """A view asks its own seat something that it is not asked."""

    def question(self, seat: int) -> Question:
        fields = {"you": self.viewer == seat}
        return Question(self.number, seat, TURN, True, "play-card", fields)


@breaks("views")
class TellsLegal(TinyPosition):
    """A view tells how many moves another seat has."""

    def legal(self, seat: int) -> list[Move]:
        hand = self.hands[seat] if seat in self.asked() else []
        return [self.game.moves.all[card - 1] for card in sorted(hand)]


@breaks("views")
class SeesAsAnother(TinyPosition):
    """A view can be viewed as somebody else's."""

    def view(self, viewer: int) -> Position:
        seen = self.copy()
        assert isinstance(seen, TinyPosition)
        seen.viewer = viewer
        if viewer != TRUTH:
            seen.hide()
        return seen


@breaks("views")
class PlaysOnView(TinyPosition):
    """A view can be played."""

    def play(self, seat: int, move: Move, dealer: Dealer) -> None:
        if self.viewer == TRUTH or move not in self.game.moves.all:
            super().play(seat, move, dealer)


@breaks("floors")
class BelievesAnything(TinyPosition):
    """Everybody believes that the first seat holds an "a"."""

    def floors(self, viewer: int) -> dict[str, list[str]]:
        return {f"hands.{SEATS[0]}": ["a"]}


@breaks("floors")
class ForgetsInView(TinyPosition):
    """The truth knows that a viewer has seen the pile, the view does not."""

    def floors(self, viewer: int) -> dict[str, list[str]]:
        return {"pile": self.places()["pile"]} if self.viewer == TRUTH else {}


class LendingPosition(TinyPosition):
    """Keeps a list for each seat."""

    def __init__(self, game: Tiny, seats: int, viewer: int) -> None:
        super().__init__(game, seats, viewer)
        self.lists = [[seat] for seat in range(seats)]


@breaks("lending")
class LendsItsList(LendingPosition):
    """Who is asked is one list for always, and anyone can change it."""

    def asked(self) -> list[int]:
        return [] if self.outcome is not None else self.lists[self.turn]


@breaks("lending")
class LendsInItsQuestion(LendingPosition):
    """A question has a list that is not its own."""

    def question(self, seat: int) -> Question:
        question = super().question(seat)
        question.fields["left"] = self.lists[seat]
        return question
