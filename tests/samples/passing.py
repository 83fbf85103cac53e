"""Crumb Pass: everybody passes a card at once, sealed, and remembers what they passed.

CP-1 Deal each player a hand. CP-2 All choose a card from their hand, then all pass theirs on.
CP-3 After the last round, whoever holds the most cards of one kind wins; those who tie share.
"""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any, cast

from cookietin.kernel.complaint import BadPosition, Refused
from cookietin.kernel.event import Event
from cookietin.kernel.game import Game
from cookietin.kernel.kinds import append_counts, one_hot
from cookietin.kernel.knowledge import Floors
from cookietin.kernel.layout import Layout
from cookietin.kernel.names import HOLE, SEATS, TRUTH, named, named_sorted, viewer_name
from cookietin.kernel.options import Option, Switch, Values, Whole
from cookietin.kernel.outcome import Outcome, win_points
from cookietin.kernel.position import Position
from cookietin.kernel.question import SEALED, Question
from cookietin.kernel.reading import Reader
from cookietin.kernel.roles import NUMBER

if TYPE_CHECKING:
    from cookietin.kernel.dealer import Dealer
    from cookietin.kernel.move import Move
    from cookietin.rows import BytesWriter

NAMES = [HOLE, "almond", "butter", "cocoa", "date"]
ANSWERS = ["-", *NAMES]
DECK = [kind for kind in range(1, len(NAMES)) for _ in range(4)]


class CrumbPass(Game):
    """The rules of Crumb Pass with their options."""

    def __init__(self, given: Values) -> None:
        declared: list[Option] = [Whole("hand", "CP-1", 3, 1, 4), Whole("rounds", "CP-3", 3, 1, 6)]
        declared.append(Switch("right", "CP-2", False))
        super().__init__("crumb-pass", 1, declared, given)
        self.seat_from_to(2, 4)
        self.roles = {"round": NUMBER}
        for name in NAMES[1:]:
            self.moves.add(f"pass {name}", "pass", {"card": name})

    def place(self, seats: int) -> CrumbPosition:
        """A position with nothing in it yet."""
        return CrumbPosition(self, seats, TRUTH)

    def start(self, seats: int, dealer: Dealer, first: int | None = None) -> Position:
        self.check_seats(seats)
        position = self.place(seats)
        position.first, position.deck = first or 0, list(DECK)
        for seat, hand in enumerate(position.hands):
            dealer.deal(position.deck, hand, self.options["hand"], NAMES)
            if dealer.listening:
                secret = {"cards": named_sorted(hand, NAMES)}
                fields = {"seat": SEATS[seat], "from": "deck", "to": f"hands.{SEATS[seat]}"}
                dealer.tell(Event("deal", fields, secret, [seat]))
        return position

    def imagine(self, view: Position, dealer: Dealer) -> Position:
        truth = cast("CrumbPosition", view.copy())
        truth.viewer = TRUTH
        seen = Counter([card for hand in truth.hands for card in hand])
        truth.deck = list((Counter(DECK) - seen).elements())
        for seat, hand in enumerate(truth.hands):
            hidden = hand.count(0)
            hand[:] = [card for card in hand if card]
            dealer.deal(truth.deck, hand, hidden, NAMES)
            if truth.answers[seat] == 0:
                truth.answers[seat] = dealer.draw(hand[:], NAMES)
        return truth

    def inventory(self, seats: int) -> list[str]:
        return named(DECK, NAMES)

    def points(self, seats: int) -> tuple[int, int]:
        return 0, 1

    def longest(self, seats: int) -> int:
        return seats * cast("int", self.options["rounds"])

    def layout(self, seats: int) -> Layout:
        layout = Layout(seats)
        for whose in layout.relative():
            layout.pile(f"hands.{whose}", NAMES, len(DECK))
            layout.one_of(f"answers.{whose}", ANSWERS)
        layout.left_out += ["deck", "known"]
        return layout

    def assemble(self, seats: int, viewer: int, parts: Reader, dealer: Dealer | None) -> Position:
        position = self.place(seats)
        position.viewer = viewer
        hands, answers = parts.per_seat("hands", seats), parts.per_seat("answers", seats)
        all_known = Reader(parts.value("known"), "known")
        position.deck = parts.cards("deck", NAMES)
        for seat, name in enumerate(SEATS[:seats]):
            position.hands[seat] = hands.cards(name, NAMES)
            position.answers[seat] = answers.one_of(name, ANSWERS) - 1
        for knower in position.knowers():
            known = Reader(all_known.value(viewer_name(knower, seats)), "known")
            for seat in range(seats):
                for card in known.cards(f"hands.{SEATS[seat]}", NAMES):
                    position.known.seen_in(knower, seat, card)
        return position


class CrumbPosition(Position):
    """Hands, what each seat has chosen to pass, and who remembers what."""

    def __init__(self, game: CrumbPass, seats: int, viewer: int) -> None:
        super().__init__(game, seats, viewer)
        self.deck: list[int] = []
        self.hands: list[list[int]] = [[] for _ in range(seats)]
        self.answers: list[int] = [-1] * seats
        """What each seat passes when all have chosen; -1 while it has not."""
        self.known = Floors(seats + 1, seats)

    def knowers(self) -> list[int]:
        """Whose knowledge stands in this position."""
        return [viewer for viewer in range(self.seats + 1) if self.viewer in (TRUTH, viewer)]

    def asked(self) -> list[int]:
        over = self.outcome is not None
        return [seat for seat in range(self.seats) if self.answers[seat] < 0 and not over]

    def question(self, seat: int) -> Question:
        return Question(self.number, seat, SEALED, True, "pass-card", {"round": self.number + 1})

    def legal(self, seat: int) -> list[Move]:
        self.must_know(seat)
        kinds = sorted(set(self.hands[seat])) if seat in self.asked() else []
        return [self.game.moves.all[kind - 1] for kind in kinds]

    def default(self, seat: int) -> Move:
        return self.legal(seat)[0]

    def step(self, seat: int, move: Move, dealer: Dealer) -> None:
        self.answers[seat] = move.number + 1
        if dealer.listening:
            dealer.tell(Event("chosen", {"seat": SEATS[seat]}))
        if not self.asked():
            self.pass_on(dealer)

    def pass_on(self, dealer: Dealer) -> None:
        """All have chosen: every card leaves its hand before any arrives (CP-2)."""
        way = self.seats - 1 if self.game.options["right"] else 1
        passed = [(seat, (seat + way) % self.seats, card) for seat, card in enumerate(self.answers)]
        for giver, receiver, card in passed:
            self.hands[giver].remove(card)
            for viewer in range(self.seats + 1):
                if viewer == receiver:
                    self.known.seen_out(viewer, giver, card)
                elif viewer != giver:
                    self.known.unseen_out(viewer, giver)
        for giver, receiver, card in passed:
            self.hands[receiver].append(card)
            self.known.seen_in(giver, receiver, card)
            if dealer.listening:
                fields = {"seat": SEATS[giver], "other": SEATS[receiver]}
                fields |= {"from": f"hands.{SEATS[giver]}", "to": f"hands.{SEATS[receiver]}"}
                dealer.tell(Event("pass", fields, {"card": NAMES[card]}, [giver, receiver]))
        self.answers = [-1] * self.seats
        self.number += 1
        if self.number >= self.game.options["rounds"]:
            self.end(dealer)

    def end(self, dealer: Dealer) -> None:
        """Count the most of one kind (CP-3)."""
        points = [max(Counter(hand).values()) for hand in self.hands]
        winners = [seat for seat in range(self.seats) if points[seat] == max(points)]
        self.outcome = Outcome(winners, win_points(winners, self.seats), "most-of-a-kind")
        if dealer.listening:
            dealer.tell(Event("over", self.outcome.json()))

    def check(self) -> None:
        """What was chosen is held."""
        for seat, card in enumerate(self.answers):
            if card > 0 and card not in self.hands[seat]:
                raise BadPosition("part-missing", {"where": f"hands.{SEATS[seat]}"})

    def why_not(self, seat: int, move: Move) -> Refused:
        return Refused("CP-2", "not-in-hand", move.fields)

    def observe(self, viewer: int, row: BytesWriter) -> None:
        view = cast("CrumbPosition", self.view(viewer))
        me = viewer % self.seats
        for step in range(self.seats):
            seat = (me + step) % self.seats
            append_counts(row, view.hands[seat], len(NAMES))
            one_hot(row, view.answers[seat] + 1, len(ANSWERS))

    def hide(self) -> None:
        self.known = self.known.only(self.viewer)
        self.deck = [0] * len(self.deck)
        for seat, hand in enumerate(self.hands):
            if seat != self.viewer:
                known = self.known.known(self.viewer, seat)
                hand[:] = known + [0] * (len(hand) - len(known))
                self.answers[seat] = min(self.answers[seat], 0)
            hand.sort()

    def copy(self) -> Position:
        twin = cast("CrumbPass", self.game).place(self.seats)
        twin.viewer, twin.first, twin.number = self.viewer, self.first, self.number
        twin.outcome, twin.deck, twin.answers = self.outcome, self.deck[:], self.answers[:]
        twin.hands, twin.known = [hand[:] for hand in self.hands], self.known.copy()
        return twin

    def parts(self) -> dict[str, Any]:
        answers = [ANSWERS[answer + 1] for answer in self.answers]
        return {
            "hands": {SEATS[at]: named_sorted(hand, NAMES) for at, hand in enumerate(self.hands)},
            "deck": named_sorted(self.deck, NAMES),
            "answers": dict(zip(SEATS, answers, strict=False)),
            "known": {viewer_name(at, self.seats): self.floors(at) for at in self.knowers()},
        }

    def places(self) -> dict[str, list[str]]:
        hands = {f"hands.{SEATS[at]}": named(hand, NAMES) for at, hand in enumerate(self.hands)}
        return {**hands, "deck": named(self.deck, NAMES)}

    def floors(self, viewer: int) -> dict[str, list[str]]:
        known = [self.known.known(viewer, seat) for seat in range(self.seats)]
        return {f"hands.{SEATS[at]}": named(cards, NAMES) for at, cards in enumerate(known)}
