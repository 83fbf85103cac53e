"""One moment of Cookie Chomper: what lies where, who is asked, and what an answer does."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, final

from cookietin.games.cookie_chomper.active_player import opening_moves
from cookietin.games.cookie_chomper.cards import SEEK
from cookietin.games.cookie_chomper.modifiers import response_moves
from cookietin.games.cookie_chomper.moves import CHOOSE, PLAY
from cookietin.games.cookie_chomper.people.refusals import why_not, why_not_asked
from cookietin.games.cookie_chomper.queue import Queue
from cookietin.games.cookie_chomper.selection import choices, select
from cookietin.games.cookie_chomper.stack import Stack
from cookietin.games.cookie_chomper.state.check import check_position
from cookietin.games.cookie_chomper.state.observe import observe
from cookietin.games.cookie_chomper.turn import go_on, pass_on, play_card
from cookietin.kernel.move import by_number, number_of
from cookietin.kernel.names import SEATS, TRUTH, named, named_sorted
from cookietin.kernel.position import Position
from cookietin.kernel.question import TURN, Question

if TYPE_CHECKING:
    from mypy_extensions import i64

    from cookietin.games.cookie_chomper.game import Chomper
    from cookietin.kernel.complaint import Refused
    from cookietin.kernel.dealer import Dealer
    from cookietin.kernel.move import Move
    from cookietin.rows import BytesWriter


@final
class ChomperPosition(Position):
    """Hands, deck, pile and queue; stack and personal piles; whose turn it is and who is asked."""

    def __init__(self, game: Chomper, seats: int, viewer: int) -> None:
        super().__init__(game, seats, viewer)
        self.title = game
        self.cards = game.cards
        self.answers = game.answers
        self.active: i64 = 0
        self.asking: i64 = 0
        """The one seat that is asked now."""
        self.passes: i64 = 0
        """How many have passed in succession."""
        self.turns: i64 = 0
        """How many turns are over."""
        self.alive: list[bool] = [True] * seats
        self.living: i64 = seats
        self.out: list[int] = []
        """Who is out, the first to go first; made anew when someone goes, so copies share it."""
        self.hands: list[list[int]] = []
        self.known: list[list[int]] = [[] for _ in range(seats)]
        """What everyone knows to be in a hand: cards that all have seen joining it."""
        self.deck: list[int] = []
        self.pile: list[int] = []
        self.queue = Queue(game.cards)
        self.choosing: i64 = 0
        """The card in the queue whose owner must select again before anything else; or 0."""
        self.used: list[bool] = [False] * game.cards.size
        """Which cards have been played this turn and may not be again (CC-40)."""
        self.last_settled: i64 = 0
        """What the last play that settled acted as, for Copy (CC-35)."""
        self.stack = Stack()
        self.taken: list[list[int]] = [[] for _ in range(seats)]
        """The personal piles, in order of taking (CC-22)."""
        self.bandit_pile: list[int] = []

    def asked(self) -> list[int]:
        return self.only(self.asking)

    def question(self, seat: int) -> Question:
        self.check_seat(seat)
        queue = self.queue
        fields: dict[str, Any] = {}
        must = True
        if self.choosing != 0:
            key = "choose-number"
            if self.cards.deeds[queue.acting(self.choosing)] == SEEK:
                key = "choose-card"
            fields["card"] = self.cards.names[self.choosing]
        elif queue.opener == 0:
            key = "open"
        else:
            must = False
            key = "respond-no-number"
            fields["card"] = self.cards.names[queue.plays[-1].card]
            if queue.makes_number:
                take = queue.to_take()
                key = "respond-give" if take < 0 else "respond-take"
                fields["total"] = queue.total
                fields["count"] = abs(take)
        return Question(self.number, seat, TURN, must, key, fields)

    def how_asked(self, seat: int) -> str:
        self.check_seat(seat)
        return TURN

    def legal(self, seat: int) -> list[Move]:
        if self.viewer != TRUTH:
            self.must_know(seat)
        if seat != self.asking or self.outcome is not None:
            return self.not_asked(seat)
        if self.choosing != 0:
            found = choices(self)
        elif self.queue.opener == 0:
            found = opening_moves(self, seat)
        else:
            found = response_moves(self, seat)
        if self.viewer != TRUTH:
            found.sort(key=number_of)
        return found

    def default(self, seat: int) -> Move:
        """Pass; or open or select with the lowest number that there is."""
        self.check_asked(seat)
        if self.choosing == 0 and self.queue.opener != 0:
            return self.answers.passing
        lowest: Move | None = None
        for move in by_number(self.legal(seat)):
            number = self.answers.number[move.number]
            if lowest is None or 0 <= number < self.answers.number[lowest.number]:
                lowest = move
        return self.answers.passing if lowest is None else lowest

    def step(self, seat: int, move: Move, dealer: Dealer) -> None:
        form: i64 = self.answers.form[move.number]
        self.number += 1
        if self.choosing != 0:
            value = self.answers.number[move.number]
            select(self, value if form == CHOOSE else self.answers.aim[move.number], dealer)
            go_on(self, dealer)
        elif form == PLAY:
            play_card(self, seat, move, dealer)
        else:
            pass_on(self, seat, dealer)

    def plays_on(self, seat: int) -> bool:
        self.check_seat(seat)
        return self.alive[seat]

    def next_living(self, seat: i64) -> i64:
        """The next seat clockwise that is not out."""
        while True:
            seat += 1
            if seat == self.seats:
                seat = 0
            if self.alive[seat]:
                return seat

    def why_not(self, seat: int, move: Move) -> Refused:
        return why_not(self, seat, move)

    def why_not_asked(self, seat: int) -> Refused | None:
        return why_not_asked(self, seat)

    def hide(self) -> None:
        for seat in range(self.seats):
            hand = self.hands[seat]
            if seat != self.viewer:
                unknown = len(hand) - len(self.known[seat])
                hand = [0] * unknown + self.known[seat]
            self.hands[seat] = sorted(hand)
        self.deck = [0] * len(self.deck)
        self.pile.sort()
        self.stack.hidden.sort()
        self.bandit_pile.sort()
        self.queue.spent.sort()

    def copy(self) -> Position:
        return self.copy_chomper()

    def copy_chomper(self) -> ChomperPosition:
        """A copy that is known to be of this game."""
        twin = ChomperPosition(self.title, self.seats, self.viewer)
        twin.first = self.first
        twin.number = self.number
        twin.outcome = self.outcome
        twin.active = self.active
        twin.asking = self.asking
        twin.passes = self.passes
        twin.turns = self.turns
        twin.alive = self.alive[:]
        twin.living = self.living
        twin.out = self.out
        twin.hands = [hand[:] for hand in self.hands]
        twin.known = [hand[:] for hand in self.known]
        twin.deck = self.deck[:]
        twin.pile = self.pile[:]
        twin.queue = self.queue.copy()
        twin.choosing = self.choosing
        twin.used = self.used[:]
        twin.last_settled = self.last_settled
        twin.stack = self.stack.copy()
        twin.taken = [pile[:] for pile in self.taken]
        twin.bandit_pile = self.bandit_pile[:]
        return twin

    def check(self) -> None:
        check_position(self)

    def observe(self, viewer: int, row: BytesWriter) -> None:
        observe(self, viewer, row)

    def places(self) -> dict[str, list[str]]:
        queue = named(self.queue.played(), self.cards.names)
        return {**super().places(), "queue": queue}

    def floors(self, viewer: int) -> dict[str, list[str]]:
        self.check_watcher(viewer)
        names = self.cards.names
        return {
            f"hands.{SEATS[seat]}": named_sorted(known, names)
            for seat, known in enumerate(self.known)
            if seat != viewer
        }
