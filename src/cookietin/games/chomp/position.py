"""One moment of a play: whose turn it is, what is asked, and what a move does (CH-10 to CH-17)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, final

from cookietin.games.chomp import saving, telling
from cookietin.games.chomp.land import Land, covers
from cookietin.games.chomp.picture import (
    back_of_land,
    goal_remark,
    picture,
    points_text,
    tints,
)
from cookietin.games.chomp.refusing import why_not
from cookietin.games.chomp.row import Row
from cookietin.games.chomp.sheet import Sheet, final_outcome, sheets
from cookietin.games.chomp.stages import EGG_DUE, PLACE, START_EGG, TAKE, TURN_CARD
from cookietin.kernel.names import SEATS, TRUTH
from cookietin.kernel.position import Position
from cookietin.kernel.question import TURN, Question

if TYPE_CHECKING:
    from collections.abc import Callable

    from mypy_extensions import i64

    from cookietin.games.chomp.game import Chomp
    from cookietin.kernel.complaint import Refused
    from cookietin.kernel.dealer import Dealer
    from cookietin.kernel.move import Move


@final
class ChompPosition(Position):
    """The row of cards, everyone's land and goals, and the unfinished turn."""

    def __init__(self, game: Chomp, seats: int, viewer: int) -> None:
        super().__init__(game, seats, viewer)
        self.rules = game
        self.cards = game.cards
        self.row = Row(game.cards, game.printed)
        self.lands: list[Land] = []
        self.goals: list[list[int]] = []
        self.turn: i64 = 0
        self.stage: i64 = TAKE
        self.held: i64 = 0
        """The land that was taken and is not placed yet."""
        self.column: i64 = -1
        """The column whose land spot is to be filled at the end of the turn."""
        self.at: i64 = 0
        """Where the held land goes, once that is said."""
        self.due: i64 = 0
        """Egg tokens that the turn's seat may still lay for the card just placed."""
        self.spots: list[int] = []
        """Where the held land may go: found once, when it is taken."""

    def asked(self) -> list[int]:
        return [] if self.outcome is not None else self.rules.alone[self.turn]

    def question(self, seat: int) -> Question:
        fields: dict[str, Any] = {}
        if self.stage == PLACE or self.stage == TURN_CARD:
            fields["land"] = self.cards.lands[self.held]
        if self.stage == TURN_CARD:
            fields["at"] = self.rules.cells[self.at]
        if self.stage == EGG_DUE or self.stage == START_EGG:
            fields["count"] = self.due
        key = self.rules.asks[self.stage]
        may = self.stage == EGG_DUE or self.stage == START_EGG
        return Question(self.number, seat, TURN, not may, key, fields)

    def legal(self, seat: int) -> list[Move]:
        if self.viewer != TRUTH:
            self.must_know(seat)
        if seat != self.turn or self.outcome is not None:
            return []
        rules = self.rules
        if self.stage == TAKE:
            table = rules.moves.all
            return [table[number] for number in self.row.takes()]
        if self.stage == PLACE:
            ats = rules.ats
            return [ats[cell] for cell in self.spots]
        if self.stage == TURN_CARD:
            return rules.turns[:]
        ats = rules.ats
        moves = [ats[cell] for cell in self.free_nests()]
        moves.append(rules.no_egg)
        return moves

    def free_nests(self) -> list[int]:
        """The empty nests that may take an egg of the card placed last (CH-16)."""
        land = self.lands[self.turn]
        free = land.nests()
        if self.rules.own_nest:
            return free
        last = land.at[-1]
        return [nest for nest in free if not covers(last, nest)]

    def default(self, seat: int) -> Move:
        """The first of the legal moves."""
        return self.legal(seat)[0]

    def step(self, seat: int, move: Move, dealer: Dealer) -> None:
        self.number += 1
        stage = self.stage
        if stage == TAKE:
            kinds: i64 = len(self.cards.kinds)
            if move.number < kinds:
                self._take_land(move.number + 1, dealer)
            else:
                self._take_goal(move.number - kinds + 1, dealer)
        elif stage == PLACE:
            self.at = self.rules.cell_of[move.number]
            self.stage = TURN_CARD
            if dealer.listening:
                telling.tell_aim(self, dealer)
        elif stage == TURN_CARD:
            self._place(move.number - self.rules.turns[0].number, dealer)
        else:
            self._lay_egg(move, dealer)

    def _take_goal(self, goal: i64, dealer: Dealer) -> None:
        """It lies open before its owner; the deck's top card fills the spot (CH-11)."""
        column = self.row.take_goal(goal)
        self.goals[self.turn].append(goal)
        if dealer.listening:
            telling.tell_goal(self, goal, dealer)
        self.row.fill_goal(column, dealer)
        self._next_turn(dealer)

    def _take_land(self, land: i64, dealer: Dealer) -> None:
        self.column = self.row.take_land(land)
        self.held = land
        self.stage = PLACE
        self.spots = self.lands[self.turn].places()
        if dealer.listening:
            telling.tell_land(self, dealer)

    def _place(self, turned: i64, dealer: Dealer) -> None:
        """Place the card, drop the tokens of covered nests, then lay eggs (CH-16)."""
        card, at = self.held, self.at
        lost = self.lands[self.turn].place(card, at, turned, self.cards.faces)
        self.held = 0
        self.at = 0
        self.spots = []
        if dealer.listening:
            telling.tell_place(self, card, at, turned, lost, dealer)
        self.due = self.cards.eggs[card]
        self.stage = EGG_DUE
        self._settle_eggs(dealer)

    def _settle_eggs(self, dealer: Dealer) -> None:
        """Go on when no egg is due or no nest is free: eggs cannot be saved."""
        if self.due > 0 and self.free_nests():
            return
        self.due = 0
        if self.stage == START_EGG:
            self.next_start_egg(self._left_of(self.turn))
        else:
            self.row.fill_land(self.column, dealer)
            self.column = -1
            self._next_turn(dealer)

    def _lay_egg(self, move: Move, dealer: Dealer) -> None:
        cell: i64 = 0
        if move is self.rules.no_egg:
            self.due = 0
        else:
            cell = self.rules.cell_of[move.number]
            self.lands[self.turn].eggs.append(cell)
            self.due -= 1
        if dealer.listening:
            telling.tell_egg(self, cell, dealer)
        self._settle_eggs(dealer)

    def next_start_egg(self, seat: i64) -> None:
        """Ask the next seat whose start card has an egg and a nest, or begin (CH-07)."""
        first: i64 = self.first
        begun = seat == first and self.stage == START_EGG
        while not begun:
            self.turn = seat
            self.stage = START_EGG
            self.due = self.cards.eggs[self.lands[seat].cards[0]]
            if self.due > 0 and self.free_nests():
                return
            seat = self._left_of(seat)
            begun = seat == first
        self.due = 0
        self.turn = first
        self.stage = TAKE

    def _left_of(self, seat: i64) -> i64:
        seat += 1
        return 0 if seat == self.seats else seat

    def _next_turn(self, dealer: Dealer) -> None:
        """To the left, until all have had their turns (CH-10)."""
        self.stage = TAKE
        self.turn = self._left_of(self.turn)
        if not self.is_over():
            return
        made = self.sheets()
        self.outcome = final_outcome(made, self.cards.ranks)
        if dealer.listening:
            telling.tell_end(self, made, dealer)

    def is_over(self) -> bool:
        """Whether so many cards are taken as there are turns."""
        taken = 0
        for seat in range(self.seats):
            taken += self.taken(seat)
        return taken >= self.rules.most_turns * self.seats

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

    def copy(self) -> Position:
        return self.copy_chomp()

    def copy_chomp(self) -> ChompPosition:
        """A copy that is known to be of this game."""
        twin = ChompPosition(self.rules, self.seats, self.viewer)
        twin.first = self.first
        twin.number = self.number
        twin.outcome = self.outcome
        twin.row = self.row.copy()
        twin.lands = [land.copy() for land in self.lands]
        twin.goals = [taken[:] for taken in self.goals]
        twin.turn = self.turn
        twin.stage = self.stage
        twin.held = self.held
        twin.column = self.column
        twin.at = self.at
        twin.due = self.due
        twin.spots = self.spots
        return twin

    def check(self) -> None:
        saving.check(self)

    def parts(self) -> dict[str, Any]:
        return saving.parts(self)

    def places(self) -> dict[str, list[str]]:
        return saving.places(self)

    def picture(self, label: Callable[[str], str]) -> str:
        """The table as a person sees it in a terminal."""
        return picture(self, label)

    def tints(self, label: Callable[[str], str]) -> dict[str, str]:
        """What a quarter shows stands out in a colour."""
        return tints(label)

    def remark(self, seat: int, move: Move, label: Callable[[str], str]) -> str:
        """What a goal pays for; what the seat would have with a land turned this way (CH-23)."""
        if move.key == "take-goal":
            return goal_remark(self, self.cards.goals.index(move.fields["goal"]), label)
        if move.key == "take-land" and self.row.printed:
            return back_of_land(self, self.cards.lands.index(move.fields["land"]), label)
        if move.key != "turned" or self.stage != TURN_CARD:
            return ""
        turned = move.number - self.rules.turns[0].number
        tried = self.copy_chomp()
        land, own_nest = tried.lands[seat], self.rules.own_nest
        land.place_with_eggs(self.held, self.at, turned, self.cards, own_nest)
        return points_text(tried.sheets()[seat].points, label)

    def seat_name(self) -> str:
        """The name of the seat whose turn it is."""
        return SEATS[self.turn]
