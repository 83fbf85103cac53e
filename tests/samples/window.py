"""Last Slice: a claim can be vetoed, and a veto too; the stack resolves when all let it pass.

LS-1 Deal three cards each; the rest is the deck. LS-2 On your turn, claim with a slice from your
hand, or rest and draw a card. LS-3 After a claim or a veto all others are asked in turn, whether or
not they hold a veto, to let it pass or to veto it. LS-4 What everybody lets pass resolves: a veto
undoes what it was put on, a claim is worth a point. LS-5 Two points win, by option more; when
someone rests and there is no card to draw, the most points win and those who tie share.
"""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, cast

from cookietin.kernel.complaint import BadPosition, Refused
from cookietin.kernel.event import Event
from cookietin.kernel.game import Game
from cookietin.kernel.kinds import Count, Listed, PerSeat, Pile, Seat
from cookietin.kernel.names import HOLE, SEATS, TRUTH, named
from cookietin.kernel.options import Option, Values, Whole
from cookietin.kernel.outcome import Outcome
from cookietin.kernel.parts import NO_ONE, OWNER, Part
from cookietin.kernel.position import Position
from cookietin.kernel.question import TURN, Question
from cookietin.kernel.roles import NUMBER
from cookietin.kernel.standing import Standing, When

if TYPE_CHECKING:
    from cookietin.kernel.dealer import Dealer
    from cookietin.kernel.move import Move

NAMES = [HOLE, "slice", "veto", "crust"]
SLICE, VETO = 1, 2
DECK = [SLICE] * 8 + [VETO] * 6 + [3] * 4
CLAIM, REST, DENY, LET = range(4)


class LastSlice(Game):
    """The rules of Last Slice with their options."""

    def __init__(self, given: Values) -> None:
        declared: list[Option] = [Whole("goal", "LS-5", 2, 1, 3)]
        super().__init__("last-slice", 1, declared, given)
        self.seat_from_to(2, 4)
        for text in ("claim", "rest", "veto", "let it pass"):
            self.moves.add(text, text.split()[0], {})
        let = "let it pass"
        self.standing_answers = [
            Standing("let-this-pass", ["let-pass"], let, [When("resolve")]),
            Standing("let-all-pass", ["let-pass"], let, [When("claim", "seat")], [When("veto")]),
        ]
        self.roles = {"on": NUMBER}
        self.parts = [
            Part("turn", Seat()),
            Part("hands", PerSeat(Pile(NAMES)), OWNER),
            Part("points", PerSeat(Count(0, 3))),
            Part("deck", Pile(NAMES), NO_ONE),
            Part("discard", Pile(NAMES, ordered=True)),
            Part("stack", Pile(NAMES, ordered=True)),
            Part("waiting", Listed(SEATS)),
        ]

    def start(self, seats: int, dealer: Dealer, first: int | None = None) -> Position:
        self.check_seats(seats)
        position = SlicePosition(self, seats, TRUTH)
        position.deck = list(DECK)
        for seat in range(seats):
            position.draw(seat, 3, dealer)
        position.first = dealer.pick(seats, SEATS) if first is None else first
        position.turn = position.first
        if dealer.listening:
            dealer.tell(Event("first", {"seat": SEATS[position.first]}))
        return position

    def imagine(self, view: Position, dealer: Dealer) -> Position:
        truth = cast("SlicePosition", view.copy())
        truth.viewer = TRUTH
        seen = [card for pile in [*truth.hands, truth.discard] for card in pile] + truth.stack
        truth.deck = list((Counter(DECK) - Counter(seen)).elements())
        for hand in truth.hands:
            hidden = hand.count(0)
            hand[:] = [card for card in hand if card]
            dealer.deal(truth.deck, hand, hidden, NAMES)
        return truth

    def inventory(self, seats: int) -> list[str]:
        return named(DECK, NAMES)

    def blank(self, seats: int, viewer: int) -> Position:
        return SlicePosition(self, seats, viewer)

    def points(self, seats: int) -> tuple[int, int]:
        return 0, cast("int", self.options["goal"])

    def longest(self, seats: int) -> int:
        """Each card is drawn once and laid once, with a window after it; then someone rests."""
        return len(DECK) * (seats + 1) + 1


class SlicePosition(Position):
    """Hands, whose turn it is, and what is claimed or vetoed but not yet resolved."""

    def __init__(self, game: LastSlice, seats: int, viewer: int) -> None:
        super().__init__(game, seats, viewer)
        self.hands: list[list[int]] = [[] for _ in range(seats)]
        self.deck: list[int] = []
        self.discard: list[int] = []
        self.points = [0] * seats
        self.turn = 0
        self.stack: list[int] = []
        """The claim and the vetoes on it, the newest last."""
        self.waiting: list[int] = []
        """Who has yet to let the newest pass, in the order in which they are asked."""

    def asked(self) -> list[int]:
        return [] if self.outcome is not None else self.waiting[:1] or [self.turn]

    def question(self, seat: int) -> Question:
        key = "let-pass" if self.stack else "claim-or-rest"
        return Question(self.number, seat, TURN, not self.stack, key, {"on": len(self.stack)})

    def legal(self, seat: int) -> list[Move]:
        self.must_know(seat)
        if seat not in self.asked():
            return []
        table, hand = self.game.moves.all, self.hands[seat]
        if self.stack:
            return [table[DENY], table[LET]] if VETO in hand else [table[LET]]
        return [table[CLAIM], table[REST]] if SLICE in hand else [table[REST]]

    def default(self, seat: int) -> Move:
        return self.game.moves.all[LET if self.stack else REST]

    def step(self, seat: int, move: Move, dealer: Dealer) -> None:
        self.number += 1
        laid = move.number in (CLAIM, DENY)
        card = SLICE if move.number == CLAIM else VETO
        if dealer.listening:
            way = {"card": NAMES[card], "from": f"hands.{SEATS[seat]}", "to": "stack"}
            dealer.tell(Event(move.key, {"seat": SEATS[seat], **(way if laid else {})}))
        if laid:
            self.hands[seat].remove(card)
            self.stack.append(card)
            self.waiting = [(seat + far) % self.seats for far in range(1, self.seats)]
        elif move.number == LET:
            self.waiting.pop(0)
            if not self.waiting:
                self.resolve(dealer)
        elif self.deck:
            self.draw(seat, 1, dealer)
            self.turn = (self.turn + 1) % self.seats
        else:
            self.end("nothing-left", dealer)

    def resolve(self, dealer: Dealer) -> None:
        """An odd stack leaves the claim standing: each veto undoes what lies below it (LS-4)."""
        if len(self.stack) % 2:
            self.points[self.turn] += 1
        if dealer.listening:
            gone = {"cards": named(self.stack, NAMES), "from": "stack", "to": "discard"}
            dealer.tell(Event("resolve", {"points": self.points[:], **gone}))
        self.discard += self.stack
        self.stack = []
        if self.points[self.turn] == self.game.options["goal"]:
            self.end("goal", dealer)
        self.turn = (self.turn + 1) % self.seats

    def draw(self, seat: int, count: int, dealer: Dealer) -> None:
        """Cards from the deck, which only their new owner sees."""
        drawn: list[int] = []
        dealer.deal(self.deck, drawn, count, NAMES)
        self.hands[seat] += drawn
        if dealer.listening:
            to = f"hands.{SEATS[seat]}"
            fields = {"seat": SEATS[seat], "count": count, "from": "deck", "to": to}
            dealer.tell(Event("draw", fields, {"cards": named(drawn, NAMES)}, [seat]))

    def end(self, how: str, dealer: Dealer) -> None:
        """The most points win (LS-5)."""
        winners = [seat for seat in range(self.seats) if self.points[seat] == max(self.points)]
        self.outcome = Outcome(winners, self.points[:], how)
        if dealer.listening:
            dealer.tell(Event("over", self.outcome.json()))

    def check(self) -> None:
        """A window is open just while something is claimed, and the goal ends the play."""
        if bool(self.stack) != bool(self.waiting) and self.outcome is None:
            raise BadPosition("part-empty", {"where": "waiting" if self.stack else "stack"})
        goal = self.game.options["goal"]
        for seat, points in enumerate(self.points):
            if points >= goal + (self.outcome is not None):
                fields = {"where": f"points.{SEATS[seat]}", "low": 0, "high": goal - 1}
                raise BadPosition("not-in-range", {**fields, "found": points})

    def why_not(self, seat: int, move: Move) -> Refused:
        return Refused("LS-3" if self.stack else "LS-2", "not-possible-now", {"move": move.text})

    def copy(self) -> Position:
        twin = SlicePosition(cast("LastSlice", self.game), self.seats, self.viewer)
        twin.first, twin.number, twin.outcome = self.first, self.number, self.outcome
        twin.hands = [hand[:] for hand in self.hands]
        twin.deck, twin.discard, twin.stack = self.deck[:], self.discard[:], self.stack[:]
        twin.points, twin.turn, twin.waiting = self.points[:], self.turn, self.waiting[:]
        return twin
