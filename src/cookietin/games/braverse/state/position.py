"""Braverse: one moment of a play, everything unfinished included."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from cookietin.compiling import mypyc_attr
from cookietin.games.braverse import flow, questions
from cookietin.games.braverse.abilities import all_marks
from cookietin.games.braverse.areas import NO_CARDS, NO_HANDS
from cookietin.games.braverse.battle import strength
from cookietin.games.braverse.people import refusals
from cookietin.games.braverse.phases import CONTEST, SET_DOWN
from cookietin.games.braverse.state import check, know, observe
from cookietin.games.braverse.work import NO_LOG, NO_WORK, NOTHING_LASTS
from cookietin.kernel.move import by_number
from cookietin.kernel.names import TRUTH
from cookietin.kernel.position import Position

if TYPE_CHECKING:
    from mypy_extensions import i64

    from cookietin.games.braverse.areas import Cookie, Side
    from cookietin.games.braverse.cards import Cards
    from cookietin.games.braverse.game import Braverse
    from cookietin.games.braverse.moves import MoveTable
    from cookietin.games.braverse.work import Work
    from cookietin.kernel.complaint import Refused
    from cookietin.kernel.dealer import Dealer
    from cookietin.kernel.move import Move
    from cookietin.kernel.question import Question
    from cookietin.rows import BytesWriter


@mypyc_attr(free_list_len=1)
@final
class BraversePosition(Position):
    """Two sides, the phase, the work that is not finished, and what is asked."""

    def __init__(
        self,
        game: Braverse,
        viewer: int,
        sides: list[Side],
        work: list[Work],
        contest: list[int],
        waiting: list[Work],
        later: list[Work],
        looked: list[int],
    ) -> None:
        super().__init__(game, 2, viewer)
        self.title = game
        self.cards: Cards = game.cards
        self.table: MoveTable = game.table
        self.sides = sides
        self.work = work
        self.ask: i64 = 0
        self.answering: i64 = 0
        """Which seat is asked, unless both are."""
        self.turn: i64 = 0
        """Whose turn it is; at set-up, who has won the contest."""
        self.turns: i64 = 0
        """How many turns have begun."""
        self.phase: i64 = 0
        self.step_: i64 = 0
        """How far a phase of the set-up has come."""
        self.made: i64 = 0
        """Main-phase moves made this turn."""
        self.began: i64 = 0
        """The number of the question that this turn began with."""
        self.serials: i64 = 0
        self.ties: i64 = 0
        self.contest = contest
        """What each shows: 1 to 3; -1 for nothing yet, 0 where a view does not know.

        Like all lists below it is replaced and never changed in place: copies share it.
        """
        self.waiting = waiting
        self.later = later
        """Triggers that came up while others were waiting. What waits is not changed either."""
        self.looked = looked
        """Cards that are being looked at, taken from the deck of the seat that looks."""
        self.looker: i64 = 0
        self.log = NO_LOG
        """What has happened this turn, where a card asks for it."""
        self.lasting = NOTHING_LASTS

    def asked(self) -> list[int]:
        if self.outcome is not None:
            return []
        if self.ask == CONTEST:
            return [seat for seat in range(2) if self.contest[seat] < 0]
        if self.ask == SET_DOWN:
            return [seat for seat in range(2) if not self.sides[seat].face_down]
        return self.only(self.answering)

    def question(self, seat: int) -> Question:
        self.check_seat(seat)
        return questions.question(self, seat)

    def how_asked(self, seat: int) -> str:
        self.check_seat(seat)
        return questions.how_asked(self)

    def legal(self, seat: int) -> list[Move]:
        if self.viewer != TRUTH:
            self.must_know(seat)
        if self.outcome is not None:
            return self.not_asked(seat)
        if self.ask > SET_DOWN:
            if seat != self.answering:
                return self.not_asked(seat)
        elif seat not in self.asked():
            return self.not_asked(seat)
        moves = questions.legal(self, seat)
        if self.viewer != TRUTH:
            moves = by_number(moves)
        return moves

    def default(self, seat: int) -> Move:
        self.check_asked(seat)
        return questions.default(self, seat)

    def step(self, seat: int, move: Move, dealer: Dealer) -> None:
        flow.answer(self, seat, move, dealer)

    def why_not(self, seat: int, move: Move) -> Refused:
        return refusals.why_not(self, seat, move)

    def find(self, serial: i64) -> Cookie | None:
        """The Cookie with this serial, if it is still in battle."""
        if serial > 0:
            for side in self.sides:
                for cookie in side.battle:
                    if cookie is not None and cookie.serial == serial:
                        return cookie
        return None

    def owner(self, serial: i64) -> int:
        """On whose side a Cookie in battle is; -1 if it is in no battle area."""
        for seat in range(2):
            for cookie in self.sides[seat].battle:
                if cookie is not None and cookie.serial == serial:
                    return seat
        return -1

    def strength_of(self, cookie: Cookie) -> i64:
        """What a Cookie's attack would do now."""
        return strength(self, cookie)

    def marks_of(self, cookie: Cookie) -> i64:
        """All marks that a Cookie has now."""
        return all_marks(self, cookie)

    def hide(self) -> None:
        know.hide(self)

    def copy(self) -> Position:
        return self.copy_braverse()

    def copy_braverse(self) -> BraversePosition:
        """A copy that is known to be of this game."""
        sides = [self.sides[0].copy(), self.sides[1].copy()]
        work = [work.copy() for work in self.work]
        twin = BraversePosition(
            self.title,
            self.viewer,
            sides,
            work,
            self.contest,
            self.waiting,
            self.later,
            self.looked,
        )
        twin.first = self.first
        twin.number = self.number
        twin.outcome = self.outcome
        twin.turn = self.turn
        twin.turns = self.turns
        twin.phase = self.phase
        twin.step_ = self.step_
        twin.made = self.made
        twin.began = self.began
        twin.serials = self.serials
        twin.ties = self.ties
        twin.ask = self.ask
        twin.answering = self.answering
        twin.looker = self.looker
        twin.log = self.log
        twin.lasting = self.lasting
        return twin

    def observe(self, viewer: int, row: BytesWriter) -> None:
        observe.observe(self, viewer, row)

    def check(self) -> None:
        check.check(self)

    def floors(self, viewer: int) -> dict[str, list[str]]:
        self.check_watcher(viewer)
        return know.floors(self, viewer)


def new_position(game: Braverse, viewer: int, sides: list[Side]) -> BraversePosition:
    """A position in which nothing is waiting or asked yet."""
    return BraversePosition(game, viewer, sides, [], NO_HANDS, NO_WORK, NO_WORK, NO_CARDS)
