"""One moment of a play: what lies where, what is asked, what is unfinished."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from cookietin.games.cover_your_cookies import batches, discards, mixers, swipes, turn
from cookietin.games.cover_your_cookies.moves import ADD, DISCARD, DONE, SINGLE, SWIPE
from cookietin.games.cover_your_cookies.people import events, refusals
from cookietin.games.cover_your_cookies.state import check, know, observe
from cookietin.games.cover_your_cookies.turn import FIRST
from cookietin.kernel.kinds import NOBODY
from cookietin.kernel.names import TRUTH
from cookietin.kernel.position import Position
from cookietin.kernel.question import TURN, Question

if TYPE_CHECKING:
    from mypy_extensions import i64

    from cookietin.games.cover_your_cookies.game import CoverYourCookies
    from cookietin.kernel.complaint import Refused
    from cookietin.kernel.dealer import Dealer
    from cookietin.kernel.knowledge import Floors
    from cookietin.kernel.move import Move
    from cookietin.kernel.standing import Standing
    from cookietin.rows import BytesWriter


@final
class CookiePosition(Position):
    """Hands, stacks, discard and deck; and the turn, the challenge and the refill that go on."""

    def __init__(self, game: CoverYourCookies, seats: int, viewer: int) -> None:
        super().__init__(game, seats, viewer)
        self.title = game
        self.cards = game.cards
        self.table = game.table
        self.has_row = game.has_row(seats)
        self.full: i64 = game.hand_size(seats)
        # What lies where.
        self.hands: list[list[int]] = []
        self.stacks: list[list[list[int]]] = [[] for _ in range(seats)]
        """Each seat's Batches from the bottom up. A Batch's first card is a Cookie."""
        self.crumbs: list[int] = [0] * seats
        self.discard: list[int] = []
        self.deck: list[int] = []
        """Cards that may come next; the Mixers join when the upper half is gone."""
        self.upper: i64 = 0
        """How many cards of the upper half are left."""
        self.lower: list[int] = []
        """The lower half's own cards, when Milk was put back into the upper half (CY-06);
        otherwise the halves have no order yet, and `deck` is both."""
        self.put_back: list[int] = []
        """The Milk that all saw put back, a kind once, for as long as nobody has drawn."""
        self.mixers: list[int] = []
        """The Mixers that wait in the lower half."""
        self.mixer_discard: list[int] = []
        # The turn.
        self.turn: i64 = 0
        self.stage: i64 = FIRST
        """How far the turn has come: see `turn.STAGES`."""
        self.begun: list[bool] = [False] * seats
        """Who has had a turn."""
        self.had: list[bool] = [False] * seats
        """Who has had a Batch, however it came."""
        self.started: list[bool] = [False] * seats
        """Who has laid down a Batch of their own, wherever it is now."""
        self.barred: i64 = NOBODY
        """Whose top Batch may not be tried again this turn (CY-33)."""
        self.defended: list[int] = []
        """Who laid cards this turn in defence, and draws after it."""
        # The challenge.
        self.defender: i64 = NOBODY
        self.laid: list[list[int]] = []
        """What was laid so far, one or two cards at a time: the challenger's, the defender's…"""
        # The refill.
        self.refill: list[int] = []
        """Who still draws; the first of them is drawing."""
        self.mixer: list[int] = []
        """The Mixer that asks its drawer, if there is one."""
        # What is private.
        self.known: Floors | None = None
        """What seats know of each other's hands; nothing before the first Exchange."""

    # What is asked.

    def asked(self) -> list[int]:
        return self.only(self.asked_seat())

    def asked_seat(self) -> i64:
        """The one seat that is asked now."""
        if self.mixer:
            return self.refill[0]
        return self.turn if len(self.laid) % 2 == 0 else self.defender

    def question(self, seat: int) -> Question:
        self.check_seat(seat)
        return turn.question(self, seat)

    def how_asked(self, seat: int) -> str:
        self.check_seat(seat)
        return TURN

    def legal(self, seat: int) -> list[Move]:
        if self.viewer != TRUTH:
            self.must_know(seat)
        if self.outcome is not None or seat != self.asked_seat():
            return self.not_asked(seat)
        moves: list[Move] = []
        if self.mixer:
            mixers.list_moves(self, seat, moves)
        elif self.defender >= 0:
            swipes.list_answers(self, seat, moves)
        else:
            turn.list_actions(self, seat, moves)
        if self.viewer != TRUTH:
            moves.sort(key=lambda move: move.number)
        return moves

    def default(self, seat: int) -> Move:
        self.check_asked(seat)
        return turn.default(self, seat)

    def standing_answer(self, seat: int, standing: Standing) -> Move | None:
        if standing.key == swipes.KEEP_ON:
            return swipes.cheapest(self, seat)
        return super().standing_answer(seat, standing)

    def why_not(self, seat: int, move: Move) -> Refused:
        return refusals.why_not(self, seat, move)

    def why_not_asked(self, seat: int) -> Refused | None:
        return refusals.why_not_asked(self, seat)

    # What a move does.

    def step(self, seat: int, move: Move, dealer: Dealer) -> None:
        self.number += 1
        table = self.table
        verb: i64 = table.verbs[move.number]
        one: i64 = table.ones[move.number]
        two: i64 = table.twos[move.number]
        if verb <= SINGLE:
            batches.start(self, verb, one, two, dealer)
            turn.end_action(self, False, dealer)
        elif verb == SWIPE:
            swipes.open_challenge(self, one, two, dealer)
        elif verb == ADD:
            batches.add(self, one, dealer)
            turn.end_action(self, False, dealer)
        elif verb == DISCARD:
            discards.discard(self, one, dealer)
            turn.end_action(self, True, dealer)
        elif verb == DONE:
            if dealer.listening:
                events.done(self, dealer)
            turn.finish(self, dealer)
        elif self.mixer:
            mixers.resolve(self, one, two, dealer)
            turn.go_on(self, dealer)
        elif swipes.answer(self, verb, one, two, dealer):
            turn.end_action(self, False, dealer)

    def lay(self, seat: i64, card: i64) -> None:
        """A card leaves a hand for everyone to see."""
        hand = self.hands[seat]
        place: i64 = 0
        while hand[place] != card:
            place += 1
        hand[place] = hand[-1]
        hand.pop()
        known = self.known
        if known is not None:
            for viewer in range(self.seats):
                known.seen_out(viewer, seat, card)

    def reach_lower_half(self) -> None:
        """From here on a Mixer may come up (CY-05)."""
        self.deck += self.lower
        self.deck += self.mixers
        self.lower = []
        self.mixers = []

    # What can be seen of it.

    def hide(self) -> None:
        for seat in range(self.seats):
            if seat == self.viewer:
                self.hands[seat].sort()
            else:
                self.hands[seat] = [0] * len(self.hands[seat])
        self.mixer_discard.sort()
        self.deck = [0] * len(self.deck)
        self.lower = [0] * len(self.lower)
        if self.known is not None:
            self.known = self.known.only(self.viewer) if self.viewer < self.seats else None

    def floors(self, viewer: int) -> dict[str, list[str]]:
        self.check_watcher(viewer)
        return know.floors(self, viewer)

    def observe(self, viewer: int, row: BytesWriter) -> None:
        observe.observe(self, viewer, row)

    def check(self) -> None:
        check.check(self)

    def copy(self) -> Position:
        return self.copy_cookies()

    def copy_cookies(self) -> CookiePosition:
        """A copy that is known to be of this game."""
        twin = CookiePosition(self.title, self.seats, self.viewer)
        twin.first = self.first
        twin.number = self.number
        twin.outcome = self.outcome
        twin.hands = [hand[:] for hand in self.hands]
        twin.stacks = [[batch[:] for batch in stack] for stack in self.stacks]
        twin.crumbs = self.crumbs[:]
        twin.discard = self.discard[:]
        twin.deck = self.deck[:]
        twin.upper = self.upper
        twin.lower = self.lower[:]
        twin.put_back = self.put_back[:]
        twin.mixers = self.mixers[:]
        twin.mixer_discard = self.mixer_discard[:]
        twin.turn = self.turn
        twin.stage = self.stage
        twin.begun = self.begun[:]
        twin.had = self.had[:]
        twin.started = self.started[:]
        twin.barred = self.barred
        twin.defended = self.defended[:]
        twin.defender = self.defender
        twin.laid = [cards[:] for cards in self.laid]
        twin.refill = self.refill[:]
        twin.mixer = self.mixer[:]
        twin.known = None if self.known is None else self.known.copy()
        return twin
