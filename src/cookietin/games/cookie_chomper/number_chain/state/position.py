"""One moment of a play of Number Chain: who is asked, and what may be answered (CC-51)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, final

from cookietin.games.cookie_chomper.number_chain.state.check import check
from cookietin.games.cookie_chomper.number_chain.state.observe import mark, observe
from cookietin.games.cookie_chomper.number_chain.turn import play_card
from cookietin.kernel.complaint import Refused
from cookietin.kernel.names import TRUTH
from cookietin.kernel.position import Position
from cookietin.kernel.question import TURN, Question

if TYPE_CHECKING:
    from mypy_extensions import i64

    from cookietin.games.cookie_chomper.number_chain.game import NumberChain
    from cookietin.kernel.dealer import Dealer
    from cookietin.kernel.move import Move
    from cookietin.rows import BytesWriter


@final
class ChainPosition(Position):
    """Hands, deck and chain, and whose turn it is."""

    def __init__(
        self,
        game: NumberChain,
        seats: int,
        viewer: int,
        hands: list[list[int]],
        deck: list[int],
        chain: list[int],
    ) -> None:
        super().__init__(game, seats, viewer)
        self.title = game
        self.cards = game.cards
        self.turn: i64 = 0
        self.hands = hands
        self.deck = deck
        self.chain = chain

    def asked(self) -> list[int]:
        # As `only` says it: here even one more call could be felt.
        if self.outcome is not None:
            return []
        asked = self.title.alone[self.turn]
        return asked if self.viewer == TRUTH else asked[:]

    def question(self, seat: int) -> Question:
        self.check_seat(seat)
        fields = {"before": self.cards.names[self.chain[-1]]}
        return Question(self.number, seat, TURN, True, "play-card", fields)

    def how_asked(self, seat: int) -> str:
        self.check_seat(seat)
        return TURN

    def legal(self, seat: int) -> list[Move]:
        if self.viewer != TRUTH:
            self.must_know(seat)
        if seat != self.turn or self.outcome is not None:
            return self.not_asked(seat)
        plays: list[Any] = self.title.plays
        return [plays[card] for card in self.hands[seat]]

    def mark_legal(self, seat: int, written: list[int], row: BytesWriter, at: i64) -> None:
        """Move by move for whoever is asked: no move names a seat, so each has its own column."""
        if self.viewer != TRUTH or seat != self.turn or self.outcome is not None:
            super().mark_legal(seat, written, row, at)
        else:
            mark(self.hands[seat], at - 1, row)

    def default(self, seat: int) -> Move:
        """Of the cards that cost least the first, as hands are sorted."""
        self.check_asked(seat)
        before = self.chain[-1] * self.cards.rows
        missing = self.title.missing
        plays = self.legal(seat)
        return min(plays, key=lambda play: (missing[before + play.number + 1], play.number))

    def step(self, seat: int, move: Move, dealer: Dealer) -> None:
        play_card(self, seat, move.number + 1, dealer)

    def why_not(self, seat: int, move: Move) -> Refused:
        return Refused("CC-51", "not-in-hand", {"card": move.text})

    def observe(self, viewer: int, row: BytesWriter) -> None:
        observe(self, viewer, row)

    def check(self) -> None:
        check(self)

    def copy(self) -> Position:
        return self.copy_chain()

    def copy_chain(self) -> ChainPosition:
        """A copy that is known to be of this game."""
        hands = [hand[:] for hand in self.hands]
        deck, chain = self.deck[:], self.chain[:]
        twin = ChainPosition(self.title, self.seats, self.viewer, hands, deck, chain)
        twin.first = self.first
        twin.number = self.number
        twin.outcome = self.outcome
        twin.turn = self.turn
        return twin
