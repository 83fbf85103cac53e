"""Games that do not hold to their own rules: who may do what, and when it is over."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cookietin.kernel.complaint import Refused
from cookietin.kernel.event import Event
from cookietin.kernel.move import Move
from cookietin.kernel.names import SEATS, TRUTH
from tests.laws.broken.case import EVERYTHING, breaks
from tests.laws.broken.tiny import Tiny, TinyPosition

if TYPE_CHECKING:
    from cookietin.kernel.dealer import Dealer


@breaks("legality")
class ChangesFirst(TinyPosition):
    """A move that is refused has used up the question."""

    def play(self, seat: int, move: Move, dealer: Dealer) -> None:
        refusal = self.refusal(seat, move)
        if refusal is not None:
            self.number += self.viewer == TRUTH
            raise refusal
        self.step(seat, move, dealer)


@breaks("legality")
class DealsFirst(TinyPosition):
    """A card is drawn before the move is refused."""

    def play(self, seat: int, move: Move, dealer: Dealer) -> None:
        if seat in self.asked() and self.viewer == TRUTH and self.refusal(seat, move):
            dealer.pick(2, ["yes", "no"])
        super().play(seat, move, dealer)


@breaks("legality")
class TellsOfRefusal(TinyPosition):
    """A move that is refused is told of."""

    def play(self, seat: int, move: Move, dealer: Dealer) -> None:
        if self.viewer == TRUTH and self.refusal(seat, move):
            dealer.tell(Event("refused", {"move": move.text}))
        super().play(seat, move, dealer)


@breaks("legality")
class NamesNoClause(TinyPosition):
    """A refusal does not say which rule is broken."""

    def why_not(self, seat: int, move: Move) -> Refused:
        return Refused("", "not-in-hand", move.fields)


@breaks("legality")
class AcceptsAnything(TinyPosition):
    """A seat may play a card that lies on the pile."""

    def refusal(self, seat: int, move: Move) -> Refused | None:
        refused = super().refusal(seat, move)
        if refused is not None and refused.key == "not-in-hand" and move.number + 1 in self.pile:
            return None
        return refused

    def put(self, seat: int, card: int) -> None:
        if card in self.hands[seat]:
            super().put(seat, card)


@breaks("legality")
class AcceptsAnyone(TinyPosition):
    """A seat that is not asked may play."""

    def play(self, seat: int, move: Move, dealer: Dealer) -> None:
        if self.viewer == TRUTH and seat in range(self.seats) and seat not in self.asked():
            return
        super().play(seat, move, dealer)


@breaks("legality", *EVERYTHING)
class RefusesLegal(TinyPosition):
    """A move that is in legal is refused."""

    def refusal(self, seat: int, move: Move) -> Refused | None:
        if len(self.pile) > 1 and move in self.game.moves.all[::2]:
            return self.why_not(seat, move)
        return super().refusal(seat, move)


@breaks("legality", "silence")
class StepsOtherwise(TinyPosition):
    """Playing a card does more than stepping with it."""

    def play(self, seat: int, move: Move, dealer: Dealer) -> None:
        super().play(seat, move, dealer)
        self.number += 1


@breaks("asking", *EVERYTHING)
class Stuck(TinyPosition):
    """A seat is asked and has no legal move."""

    def legal(self, seat: int) -> list[Move]:
        return [] if len(self.pile) == 2 else super().legal(seat)


LENT: dict[tuple[int, ...], list[Move]] = {}


@breaks("asking", "lending")
class LendsItsMoves(TinyPosition):
    """Everyone gets the same list of legal moves, and can change it."""

    def legal(self, seat: int) -> list[Move]:
        moves = super().legal(seat)
        return LENT.setdefault(tuple(id(move) for move in moves), moves)


@breaks("asking", *EVERYTHING)
class AsksNobody(TinyPosition):
    """The play goes on, but nobody is asked."""

    def asked(self) -> list[int]:
        return [] if len(self.pile) == 2 else super().asked()


@breaks("asking", "ending")
class DefaultNotLegal(TinyPosition):
    """What counts when a seat stays away is nothing that it may do."""

    def default(self, seat: int) -> Move:
        table = self.game.moves.all
        self.must_know(seat)
        return table[self.pile[0] - 1] if self.pile else super().default(seat)


@breaks("asking", *EVERYTHING)
class AsksAfterwards(TinyPosition):
    """When it is over, the loser is asked for more."""

    def asked(self) -> list[int]:
        return [self.turn]


@breaks("asking")
class KeepsNumber(TinyPosition):
    """All questions have the same number."""

    def step(self, seat: int, move: Move, dealer: Dealer) -> None:
        super().step(seat, move, dealer)
        self.number = 0


@breaks("asking", "ranges")
class WinsTwice(TinyPosition):
    """A seat is listed as a winner twice."""

    def end(self, winners: list[int], dealer: Dealer) -> None:
        super().end([winners[0], winners[0]], dealer)


@breaks("ending", *EVERYTHING)
class NeverEnds(TinyPosition):
    """When the deck is empty, the pile is the new deck."""

    def put(self, seat: int, card: int) -> None:
        super().put(seat, card)
        if not self.deck:
            self.deck, self.pile = self.pile, []


@breaks("ending")
class WaitsForever(Tiny):
    """Who stays away waits, and if all do, so does the play."""

    def __init__(self) -> None:
        super().__init__(Waiting)
        self.moves.add("wait", "wait", {})

    def longest(self, seats: int) -> int:
        return 10_000


class Waiting(TinyPosition):
    """A turn may be spent waiting."""

    def legal(self, seat: int) -> list[Move]:
        return [*super().legal(seat), *(self.game.moves.all[-1:] if seat in self.asked() else [])]

    def default(self, seat: int) -> Move:
        return self.legal(seat)[-1]

    def step(self, seat: int, move: Move, dealer: Dealer) -> None:
        if move.key == "play":
            super().step(seat, move, dealer)
            return
        self.number += 1
        self.turn = (seat + 1) % self.seats
        if dealer.listening:
            dealer.tell(Event("wait", {"seat": SEATS[seat]}))


@breaks("shared moves", *EVERYTHING)
class MakesMoves(TinyPosition):
    """Legal moves are made anew each time."""

    def legal(self, seat: int) -> list[Move]:
        return [Move(move.number, move.text, move.key, move.fields) for move in super().legal(seat)]


@breaks("shared moves")
class ListsByTaste(TinyPosition):
    """A view lists the highest card first."""

    def legal(self, seat: int) -> list[Move]:
        return super().legal(seat)[::-1]

    def default(self, seat: int) -> Move:
        return self.legal(seat)[-1]


@breaks("shared moves")
class ListsTwice(TinyPosition):
    """A move is listed twice."""

    def legal(self, seat: int) -> list[Move]:
        moves = super().legal(seat)
        return moves + moves[-1:]
