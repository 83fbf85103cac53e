"""One moment of a play: whose turn it is, what is asked, and where a move leads."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, final

from cookietin.games.chomp import turn
from cookietin.games.chomp.eggs import free_nests
from cookietin.games.chomp.people.refusals import why_not
from cookietin.games.chomp.row import Row
from cookietin.games.chomp.scoring import Sheet, sheets
from cookietin.games.chomp.stages import EGG_DUE, PLACE, START_EGG, TAKE, TURN_CARD
from cookietin.games.chomp.state.check import check
from cookietin.games.chomp.state.observe import observe
from cookietin.games.chomp.state.parts import eggs_and_backs
from cookietin.kernel.names import SEATS, TRUTH
from cookietin.kernel.position import Position
from cookietin.kernel.question import TURN, Question

if TYPE_CHECKING:
    from mypy_extensions import i64

    from cookietin.games.chomp.game import Chomp
    from cookietin.games.chomp.land import Land
    from cookietin.kernel.complaint import Refused
    from cookietin.kernel.dealer import Dealer
    from cookietin.kernel.move import Move
    from cookietin.rows import BytesWriter


@final
class ChompPosition(Position):
    """The row of cards, everyone's land and goals, and the unfinished turn."""

    def __init__(self, game: Chomp, seats: int, viewer: int, row: Row) -> None:
        super().__init__(game, seats, viewer)
        self.title = game
        self.cards = game.cards
        self.row = row
        self.lands: list[Land] = []
        self.goals: list[list[int]] = []
        """Everyone's goals; no list of them is changed, only replaced, so that copies share it."""
        self.turn: i64 = 0
        self.stage: i64 = TAKE
        self.held: i64 = 0
        """The land that was taken and is not placed yet."""
        self.column: i64 = 0
        """The column, from 1, whose land spot is to be filled at the end of the turn."""
        self.at: i64 = 0
        """Where the held land goes, once that is said."""
        self.due: i64 = 0
        """Egg tokens that the turn's seat may still lay for the card just placed."""
        self.spots: list[int] = []
        """Where the held land may go: found once, when it is taken."""

    def asked(self) -> list[int]:
        return self.only(self.turn)

    def question(self, seat: int) -> Question:
        self.check_seat(seat)
        fields: dict[str, Any] = {}
        if self.stage == PLACE or self.stage == TURN_CARD:
            fields["land"] = self.cards.lands[self.held]
        if self.stage == TURN_CARD:
            fields["at"] = self.title.cells[self.at]
        if self.stage == EGG_DUE or self.stage == START_EGG:
            fields["count"] = self.due
        key = self.title.asks[self.stage]
        may = self.stage == EGG_DUE or self.stage == START_EGG
        return Question(self.number, seat, TURN, not may, key, fields)

    def how_asked(self, seat: int) -> str:
        self.check_seat(seat)
        return TURN

    def legal(self, seat: int) -> list[Move]:
        if self.viewer != TRUTH:
            self.must_know(seat)
        if seat != self.turn or self.outcome is not None:
            return self.not_asked(seat)
        title = self.title
        if self.stage == TAKE:
            table = title.moves.all
            return [table[number] for number in self.row.takes()]
        if self.stage == PLACE:
            ats = title.ats
            return [ats[cell] for cell in self.spots]
        if self.stage == TURN_CARD:
            return title.turns[:]
        ats = title.ats
        moves = [ats[cell] for cell in free_nests(self)]
        moves.append(title.no_egg)
        return moves

    def default(self, seat: int) -> Move:
        """The first of the legal moves."""
        self.check_asked(seat)
        return self.legal(seat)[0]

    def step(self, seat: int, move: Move, dealer: Dealer) -> None:
        self.number += 1
        stage = self.stage
        if stage == TAKE:
            kinds: i64 = len(self.cards.kinds)
            if move.number < kinds:
                turn.take_land(self, move.number + 1, dealer)
            else:
                turn.take_goal(self, move.number - kinds + 1, dealer)
        elif stage == PLACE:
            turn.aim(self, self.title.cell_of[move.number], dealer)
        elif stage == TURN_CARD:
            turn.place(self, move.number - self.title.turns[0].number, dealer)
        else:
            turn.lay_egg(self, self.title.cell_of[move.number], dealer)

    def left_of(self, seat: i64) -> i64:
        """The seat that is next."""
        seat += 1
        if seat == self.seats:
            seat = 0
        return seat

    def taken(self, seat: int) -> int:
        """How many cards a seat has taken."""
        return len(self.lands[seat].cards) - 1 + len(self.goals[seat])

    def sheets(self) -> list[Sheet]:
        """Everyone's scoring sheet if the play ended now (CH-23); the same from every view."""
        goal = self.cards.goal
        return sheets(self.lands, [[goal[kind] for kind in taken] for taken in self.goals])

    def why_not(self, seat: int, move: Move) -> Refused:
        return why_not(self, move)

    def hide(self) -> None:
        """Everything is public: what nobody has seen yet has no place until it is turned up."""

    def copy(self) -> ChompPosition:
        twin = ChompPosition(self.title, self.seats, self.viewer, self.row.copy())
        twin.first = self.first
        twin.number = self.number
        twin.outcome = self.outcome
        twin.lands = [land.copy() for land in self.lands]
        twin.goals = self.goals[:]
        twin.turn = self.turn
        twin.stage = self.stage
        twin.held = self.held
        twin.column = self.column
        twin.at = self.at
        twin.due = self.due
        twin.spots = self.spots
        return twin

    def observe(self, viewer: int, row: BytesWriter) -> None:
        observe(self, viewer, row)

    def check(self) -> None:
        check(self)

    def parts(self) -> dict[str, Any]:
        return {**super().parts(), **eggs_and_backs(self)}

    def places(self) -> dict[str, list[str]]:
        """Sorted, for the order of what nobody has seen means nothing, and no view sorts it."""
        return {place: sorted(cards) for place, cards in super().places().items()}

    def seat_name(self) -> str:
        """The name of the seat whose turn it is."""
        return SEATS[self.turn]
