"""Snatch: cookies lie in the middle, and whoever grabs one first has it.

SN-1 Turn up some cookies. SN-2 Everybody may grab one that still lies there, or leave it; the
first to answer is served first. SN-3 When all have answered or none is left, new ones are turned
up. SN-4 When the tin is empty, the most worth wins: a burnt one costs. Those who tie share.
"""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, cast

from cookietin.kernel.complaint import Refused
from cookietin.kernel.event import Event
from cookietin.kernel.game import Game
from cookietin.kernel.kinds import Listed, PerSeat, Pile
from cookietin.kernel.names import HOLE, SEATS, TRUTH, named, named_sorted
from cookietin.kernel.options import Option, Values, Whole
from cookietin.kernel.outcome import Outcome
from cookietin.kernel.parts import NO_ONE, Part
from cookietin.kernel.position import Position
from cookietin.kernel.question import RACE, Question
from cookietin.kernel.roles import CARD

if TYPE_CHECKING:
    from cookietin.kernel.dealer import Dealer
    from cookietin.kernel.move import Move

NAMES = [HOLE, "oat", "ginger", "burnt"]
WORTH = [0, 1, 2, -2]
TIN = [1] * 5 + [2] * 3 + [3] * 2


class Snatch(Game):
    """The rules of Snatch with their options."""

    def __init__(self, given: Values) -> None:
        declared: list[Option] = [Whole("middle", "SN-1", 2, 1, 3)]
        super().__init__("snatch", 1, declared, given)
        self.seat_from_to(2, 5)
        for name in NAMES[1:]:
            self.moves.add(f"grab {name}", "grab", {"card": name})
        self.leave = self.moves.add("leave", "leave", {})
        self.roles = {"middle": CARD}
        self.parts = [
            Part("middle", Pile(NAMES, ordered=True)),
            Part("piles", PerSeat(Pile(NAMES))),
            Part("crumbs", Pile(NAMES)),
            Part("tin", Pile(NAMES), NO_ONE),
            Part("waiting", Listed(SEATS)),
        ]

    def start(self, seats: int, dealer: Dealer, first: int | None = None) -> Position:
        self.check_seats(seats)
        position = SnatchPosition(self, seats, TRUTH)
        position.first, position.tin = first or 0, list(TIN)
        position.turn_up(dealer)
        return position

    def imagine(self, view: Position, dealer: Dealer) -> Position:
        truth = cast("SnatchPosition", view.copy())
        truth.viewer = TRUTH
        out = [card for pile in [*truth.piles, truth.middle, truth.crumbs] for card in pile]
        truth.tin = list((Counter(TIN) - Counter(out)).elements())
        return truth

    def inventory(self, seats: int) -> list[str]:
        return named(TIN, NAMES)

    def blank(self, seats: int, viewer: int) -> Position:
        return SnatchPosition(self, seats, viewer)

    def points(self, seats: int) -> tuple[int, int]:
        return sum(WORTH[card] for card in TIN if WORTH[card] < 0), sum(
            WORTH[card] for card in TIN if WORTH[card] > 0
        )

    def longest(self, seats: int) -> int:
        return seats * len(TIN)


class SnatchPosition(Position):
    """What lies in the middle, who has yet to answer, and what each seat has grabbed."""

    def __init__(self, game: Snatch, seats: int, viewer: int) -> None:
        super().__init__(game, seats, viewer)
        self.tin: list[int] = []
        self.middle: list[int] = []
        self.crumbs: list[int] = []
        self.piles: list[list[int]] = [[] for _ in range(seats)]
        self.waiting: list[int] = []

    def asked(self) -> list[int]:
        return list(self.waiting)

    def question(self, seat: int) -> Question:
        fields = {"middle": named_sorted(self.middle, NAMES)}
        return Question(self.number, seat, RACE, False, "grab-one", fields)

    def legal(self, seat: int) -> list[Move]:
        self.must_know(seat)
        if seat not in self.waiting:
            return []
        table = self.game.moves.all
        return [table[kind - 1] for kind in sorted(set(self.middle))] + [table[-1]]

    def default(self, seat: int) -> Move:
        return self.game.moves.all[-1]

    def step(self, seat: int, move: Move, dealer: Dealer) -> None:
        self.waiting.remove(seat)
        if move.key == "grab":
            self.middle.remove(move.number + 1)
            self.piles[seat].append(move.number + 1)
        if dealer.listening:
            way = {"from": "middle", "to": f"piles.{SEATS[seat]}"} if move.key == "grab" else {}
            dealer.tell(Event(move.key, {"seat": SEATS[seat], **move.fields, **way}))
        if not self.waiting or not self.middle:
            self.number += 1
            if dealer.listening and self.middle:
                swept = {"cards": named(self.middle, NAMES), "from": "middle", "to": "crumbs"}
                dealer.tell(Event("sweep", swept))
            self.crumbs += self.middle
            self.middle = []
            self.turn_up(dealer)

    def turn_up(self, dealer: Dealer) -> None:
        """New cookies for everybody (SN-1, SN-3)."""
        count = min(self.game.options["middle"], len(self.tin))
        dealer.deal(self.tin, self.middle, count, NAMES)
        self.waiting = list(range(self.seats)) if self.middle else []
        if dealer.listening and self.middle:
            fields = {"cards": named(self.middle, NAMES), "from": "tin", "to": "middle"}
            dealer.tell(Event("turn-up", fields))
        if not self.middle:
            self.end(dealer)

    def end(self, dealer: Dealer) -> None:
        """Count what everybody has (SN-4)."""
        points = [sum(WORTH[card] for card in pile) for pile in self.piles]
        winners = [seat for seat in range(self.seats) if points[seat] == max(points)]
        self.outcome = Outcome(winners, points, "most-worth")
        if dealer.listening:
            dealer.tell(Event("over", self.outcome.json()))

    def why_not(self, seat: int, move: Move) -> Refused:
        return Refused("SN-2", "not-there", move.fields)

    def copy(self) -> Position:
        twin = SnatchPosition(cast("Snatch", self.game), self.seats, self.viewer)
        twin.first, twin.number, twin.outcome = self.first, self.number, self.outcome
        twin.tin, twin.middle, twin.crumbs = self.tin[:], self.middle[:], self.crumbs[:]
        twin.piles = [pile[:] for pile in self.piles]
        twin.waiting = self.waiting[:]
        return twin
