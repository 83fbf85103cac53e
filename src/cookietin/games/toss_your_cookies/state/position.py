"""One moment of a play of Toss Your Cookies: hands, dice, the middle, and who is asked."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, final

from cookietin.games.toss_your_cookies import turn
from cookietin.games.toss_your_cookies.dice import ALL, LEFT, NONE
from cookietin.games.toss_your_cookies.end import answer_shout, may_shout, win
from cookietin.games.toss_your_cookies.milk import grab_milk, leave_milk
from cookietin.games.toss_your_cookies.moves import OPEN
from cookietin.games.toss_your_cookies.people.refusals import why_not, why_not_asked
from cookietin.games.toss_your_cookies.roll import choose, roll
from cookietin.games.toss_your_cookies.state.check import check
from cookietin.games.toss_your_cookies.state.know import Knowledge, packed, unpacked
from cookietin.games.toss_your_cookies.state.observe import observe
from cookietin.games.toss_your_cookies.swapping import swap_cards, swap_with
from cookietin.games.toss_your_cookies.tossing import grab, leave
from cookietin.kernel.names import SEATS, TRUTH, named
from cookietin.kernel.position import Position
from cookietin.kernel.question import RACE, SEALED, TURN, Question

if TYPE_CHECKING:
    from mypy_extensions import i64

    from cookietin.games.toss_your_cookies.game import TossYourCookies
    from cookietin.kernel.complaint import Refused
    from cookietin.kernel.dealer import Dealer
    from cookietin.kernel.move import Move
    from cookietin.rows import BytesWriter


@final
class TossPosition(Position):
    """Hands are always sorted. Lists of seats and choices are replaced, never changed."""

    def __init__(self, game: TossYourCookies, seats: int, viewer: int) -> None:
        super().__init__(game, seats, viewer)
        self.title = game
        self.cards = game.cards
        self.choices = game.choices
        self.cookies: list[int] = []
        """Which cookies play."""
        self.turn: i64 = 0
        self.rolls: i64 = 0
        self.amount: i64 = NONE
        """What the number die shows: how many cards, the milk or all."""
        self.action: i64 = NONE
        self.phase: i64 = turn.ROLL
        self.partner: i64 = NONE
        self.waiting: list[int] = []
        """Who may still answer when several are asked, or the order in which they will be."""
        self.chosen: list[int] = game.nobody_chose[seats]
        """The number of the move by which each seat has chosen."""
        self.hands: list[list[int]] = []
        self.middle: list[int] = [0] * game.cards.rows
        """How often each kind lies in the middle."""
        self.knowledge = Knowledge(seats)

    # Who is asked what.

    def asked(self) -> list[int]:
        if self.outcome is not None:
            return []
        if self.phase <= turn.GIFT:
            return self.only(self.turn)
        if self.phase == turn.SCRAMBLE and not self.title.live:
            return self.only(self.waiting[0])
        return self.waiting if self.viewer == TRUTH else self.waiting[:]

    def question(self, seat: int) -> Question:
        self.check_seat(seat)
        fields: dict[str, Any] = {}
        if self.phase in (turn.PARTNER, turn.GIFT, turn.PASS, turn.TOSS):
            fields["count"] = int(self.cards.hand) if self.amount == ALL else self.amount
        if self.phase == turn.GIFT:
            fields["other"] = SEATS[self.partner]
        elif self.phase == turn.PASS:
            fields["other"] = SEATS[self.beside(seat)]
        must = self.phase < turn.SCRAMBLE
        key = turn.PHASES[self.phase]
        if self.phase == turn.SCRAMBLE and len(self.hands[seat]) == self.cards.hand:
            # Who is full has nothing to grab, only to shout; everyone sees who is full (TY-18).
            key = turn.PHASES[turn.SHOUT]
        return Question(self.number, seat, self.how_asked(seat), must, key, fields)

    def how_asked(self, seat: int) -> str:
        self.check_seat(seat)
        if self.phase in (turn.PASS, turn.TOSS):
            return SEALED
        if self.phase > turn.SCRAMBLE or (self.phase == turn.SCRAMBLE and self.title.live):
            return RACE
        return TURN

    def legal(self, seat: int) -> list[Move]:
        if self.viewer != TRUTH:
            self.must_know(seat)
        if seat not in self.asked():
            return self.not_asked(seat)
        title = self.title
        if self.phase == turn.ROLL:
            return [title.roll]
        if self.phase == turn.PARTNER:
            return [title.swaps[other] for other in range(self.seats) if other != seat]
        if self.phase < turn.SCRAMBLE:
            return self.choices.legal(self.hands[seat], self.amount)
        moves: list[Move] = [title.leave if self.phase != turn.SHOUT else title.quiet]
        if may_shout(self, seat):
            moves.append(title.shout)
        if self.phase == turn.SPILT or (
            self.phase == turn.SCRAMBLE and len(self.hands[seat]) < self.cards.hand
        ):
            grabs = title.grabs
            kind: i64 = 1
            while kind < self.cards.rows:
                if self.middle[kind] > 0:
                    moves.append(grabs[kind])
                kind += 1
        return moves

    def default(self, seat: int) -> Move:
        """Roll; swap with the left neighbour; give what the hand misses least; do not grab."""
        self.check_asked(seat)
        moves = self.legal(seat)
        if self.phase == turn.PARTNER:
            return self.title.swaps[self.left_of(seat)]
        if turn.GIFT <= self.phase <= turn.TOSS:
            hand = self.hands[seat]
            ranked = sorted([(self.cards.usefulness(hand, kind), kind) for kind in hand])
            return self.choices.of([kind for _, kind in ranked[: self.amount]])
        return moves[0]

    def answers_left(self, seat: int) -> i64:
        """In a scramble, as many as the seat has cards to grab; who is full can still shout."""
        self.check_seat(seat)
        short: i64 = self.cards.hand - len(self.hands[seat])
        return short if short > 1 and self.phase == turn.SCRAMBLE else 1

    def step(self, seat: int, move: Move, dealer: Dealer) -> None:
        phase = self.phase
        if phase == turn.PASS or phase == turn.TOSS:
            choose(self, seat, move, dealer)
        elif phase == turn.ROLL:
            roll(self, dealer)
        elif phase == turn.SHOUT:
            answer_shout(self, seat, move, dealer)
        elif move is self.title.shout:
            win(self, seat, dealer)
        elif phase == turn.SCRAMBLE:
            if move is self.title.leave:
                leave(self, seat, dealer)
            else:
                grab(self, seat, move, dealer)
        elif phase == turn.PARTNER:
            swap_with(self, self.title.partner_of[move.number], dealer)
        elif phase == turn.GIFT:
            swap_cards(self, move, dealer)
        elif move is self.title.leave:
            leave_milk(self, seat, dealer)
        else:
            grab_milk(self, seat, dealer)

    def why_not(self, seat: int, move: Move) -> Refused:
        return why_not(self, seat, move)

    def why_not_asked(self, seat: int) -> Refused | None:
        return why_not_asked(self, seat)

    # What the rules do to a position.

    def ask(self, phase: i64, waiting: list[int]) -> None:
        """The next question."""
        self.phase = phase
        self.waiting = waiting
        self.number += 1

    def left_of(self, seat: i64) -> i64:
        """The next seat: play and Pass Left go that way."""
        seat += 1
        if seat == self.seats:
            seat = 0
        return seat

    def beside(self, seat: i64) -> i64:
        """The neighbour on the side that the action die shows."""
        if self.action == LEFT:
            return self.left_of(seat)
        return self.seats - 1 if seat == 0 else seat - 1

    def take_out(self, seat: int, cards: list[int]) -> None:
        """Take sorted cards out of a hand."""
        hand = self.hands[seat]
        left: list[int] = []
        at: i64 = 0
        size: i64 = len(cards)
        for card in hand:
            if at < size and card == cards[at]:
                at += 1
            else:
                left.append(card)
        self.hands[seat] = left

    def move_hands(self, to: list[int]) -> None:
        """Whole hands go to other seats."""
        self.knowledge.moved(to, [packed(hand) for hand in self.hands])
        before = self.hands[:]
        for seat in range(self.seats):
            self.hands[to[seat]] = before[seat]

    def open_seal(self) -> None:
        """The choices are carried out: nobody has chosen any more."""
        self.chosen = self.title.nobody_chose[self.seats]

    # Views, copies, JSON.

    def shows(self, part: str, seat: int, viewer: int) -> bool:
        return seat == viewer or (part == "hands" and self.lies_open(seat))

    def shows_hand(self, seat: int) -> bool:
        """Whether this view's viewer sees a hand: their own, and one that lies open."""
        return self.viewer == TRUTH or self.viewer == seat or self.lies_open(seat)

    def lies_open(self, seat: int) -> bool:
        """Whether all see this hand: the winner's (TY-19)."""
        return self.outcome is not None and seat in self.outcome.winners

    def hide(self) -> None:
        # By hand: bots are given a view for each answer, and the declared parts take longer.
        self.knowledge = self.knowledge.of_one(self.viewer)
        self.chosen = self.chosen[:]
        for seat in range(self.seats):
            if not self.shows_hand(seat):
                self.hands[seat] = [0] * len(self.hands[seat])
            if seat != self.viewer and self.chosen[seat] != OPEN:
                self.chosen[seat] = OPEN - self.amount

    def copy(self) -> Position:
        return self.copy_toss()

    def copy_toss(self) -> TossPosition:
        """A copy that is known to be of this game."""
        twin = TossPosition(self.title, self.seats, self.viewer)
        twin.first = self.first
        twin.number = self.number
        twin.outcome = self.outcome
        twin.cookies = self.cookies
        twin.turn = self.turn
        twin.rolls = self.rolls
        twin.amount = self.amount
        twin.action = self.action
        twin.phase = self.phase
        twin.partner = self.partner
        twin.waiting = self.waiting
        twin.chosen = self.chosen
        twin.hands = [hand[:] for hand in self.hands]
        twin.middle = self.middle[:]
        twin.knowledge = self.knowledge.copy()
        return twin

    def observe(self, viewer: int, row: BytesWriter) -> None:
        observe(self, viewer, row)

    def check(self) -> None:
        check(self)

    def floors(self, viewer: int) -> dict[str, list[str]]:
        self.check_watcher(viewer)
        return {
            f"hands.{SEATS[seat]}": named(
                unpacked(self.knowledge.known(viewer, seat)), self.cards.names
            )
            for seat in range(self.seats)
            if seat != viewer
        }
