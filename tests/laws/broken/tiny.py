"""Tiny: the honest game that most broken games are made from by changing one thing.

TY-1 Deal three cards each. TY-2 Play a card from your hand, then draw one while there are any.
TY-3 Whoever holds none after their turn wins.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, cast

from cookietin.kernel.complaint import Refused
from cookietin.kernel.event import Event
from cookietin.kernel.game import Game
from cookietin.kernel.kinds import PerSeat, Pile, Seat
from cookietin.kernel.names import HOLE, SEATS, TRUTH, named
from cookietin.kernel.outcome import Outcome, win_points
from cookietin.kernel.parts import NO_ONE, OWNER, Part
from cookietin.kernel.position import Position
from cookietin.kernel.question import TURN, Question
from cookietin.kernel.roles import NUMBER, WORD

if TYPE_CHECKING:
    from cookietin.kernel.dealer import Dealer
    from cookietin.kernel.move import Move

NAMES = [HOLE, *"abcdefghijklmno"]
CARDS = list(range(1, len(NAMES)))


class Tiny(Game):
    """The rules of Tiny, with positions of a given kind."""

    def __init__(self, kind: type[TinyPosition]) -> None:
        super().__init__("tiny", 1, [], {})
        self.kind = kind
        self.seat_from_to(2, 3)
        for name in NAMES[1:]:
            self.moves.add(name, "play", {"card": name})
        self.roles = {"left": NUMBER, "careful": WORD, "you": WORD}
        self.parts = [
            Part("turn", Seat()),
            Part("hands", PerSeat(Pile(NAMES)), OWNER),
            Part("deck", Pile(NAMES), NO_ONE),
            Part("pile", Pile(NAMES, ordered=True)),
        ]

    def start(self, seats: int, dealer: Dealer, first: int | None = None) -> Position:
        self.check_seats(seats)
        position = self.kind(self, seats, TRUTH)
        position.deck = CARDS[:]
        for seat in range(seats):
            position.draw(seat, 3, dealer)
        position.first = self.pick_first(seats, dealer) if first is None else first
        position.turn = position.first
        if dealer.listening:
            dealer.tell(Event("first", {"seat": SEATS[position.first]}))
        return position

    def pick_first(self, seats: int, dealer: Dealer) -> int:
        """Who starts."""
        return dealer.pick(seats, SEATS)

    def imagine(self, view: Position, dealer: Dealer) -> Position:
        truth = cast("TinyPosition", view.copy())
        truth.viewer = TRUTH
        seen = [card for hand in truth.hands for card in hand] + truth.pile
        truth.deck = [card for card in CARDS if card not in seen]
        for hand in truth.hands:
            hidden = hand.count(0)
            hand[:] = [card for card in hand if card]
            dealer.deal(truth.deck, hand, hidden, NAMES)
        return truth

    def inventory(self, seats: int) -> list[str]:
        return NAMES[1:]

    def blank(self, seats: int, viewer: int) -> Position:
        return self.kind(self, seats, viewer)

    def points(self, seats: int) -> tuple[int, int]:
        return 0, 1

    def longest(self, seats: int) -> int:
        return len(CARDS)


class TinyPosition(Position):
    """Hands, deck and pile, and whose turn it is."""

    def __init__(self, game: Tiny, seats: int, viewer: int) -> None:
        super().__init__(game, seats, viewer)
        self.hands: list[list[int]] = [[] for _ in range(seats)]
        self.deck: list[int] = []
        self.pile: list[int] = []
        self.turn = 0

    def asked(self) -> list[int]:
        return [] if self.outcome is not None else [self.turn]

    def question(self, seat: int) -> Question:
        return Question(self.number, seat, TURN, True, "play-card", {"left": len(self.deck)})

    def legal(self, seat: int) -> list[Move]:
        self.must_know(seat)
        hand = self.hands[seat] if seat in self.asked() else []
        return [self.game.moves.all[card - 1] for card in sorted(hand)]

    def default(self, seat: int) -> Move:
        return self.legal(seat)[0]

    def step(self, seat: int, move: Move, dealer: Dealer) -> None:
        self.number += 1
        self.put(seat, move.number + 1)
        if dealer.listening:
            dealer.tell(Event("play", self.told_of_play(seat, move)))
        if self.deck:
            self.draw(seat, 1, dealer)
        if not self.hands[seat]:
            self.end([seat], dealer)
        self.turn = (self.turn + 1) % self.seats

    def told_of_play(self, seat: int, move: Move) -> dict[str, Any]:
        """What all hear of a card that is played."""
        way = {"from": f"hands.{SEATS[seat]}", "to": "pile"}
        return {"seat": SEATS[seat], **move.fields, **way}

    def put(self, seat: int, card: int) -> None:
        """A card goes from a hand to the pile."""
        self.hands[seat].remove(card)
        self.pile.append(card)

    def draw(self, seat: int, count: int, dealer: Dealer) -> None:
        """Cards from the deck, which only their new owner sees."""
        held = len(self.hands[seat])
        dealer.deal(self.deck, self.hands[seat], count, NAMES)
        if dealer.listening:
            secret = {"cards": named(self.hands[seat][held:], NAMES)}
            fields = {"seat": SEATS[seat], "count": count, "from": "deck"}
            dealer.tell(Event("draw", {**fields, "to": f"hands.{SEATS[seat]}"}, secret, [seat]))

    def end(self, winners: list[int], dealer: Dealer) -> None:
        """It is over."""
        self.outcome = Outcome(winners, win_points(winners, self.seats), "empty-hand")
        if dealer.listening:
            dealer.tell(Event("over", self.outcome.json()))

    def why_not(self, seat: int, move: Move) -> Refused:
        return Refused("TY-2", "not-in-hand", move.fields)

    def view(self, viewer: int) -> Position:
        self.must_know(viewer)
        seen = cast("TinyPosition", self.copy())
        seen.viewer = viewer
        if viewer != TRUTH:
            seen.hide()
        return seen

    def copy(self) -> Position:
        twin = type(self)(cast("Tiny", self.game), self.seats, self.viewer)
        twin.first, twin.number, twin.outcome = self.first, self.number, self.outcome
        twin.hands = [hand[:] for hand in self.hands]
        twin.deck, twin.pile, twin.turn = self.deck[:], self.pile[:], self.turn
        return twin
