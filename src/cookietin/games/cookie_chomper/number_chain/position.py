"""Number Chain: one moment of a play, and what a move does to it (CC-51 to CC-53)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, final

from cookietin.games.cookie_chomper.number_chain.picture import picture, price
from cookietin.kernel.complaint import BadPosition, Refused
from cookietin.kernel.dealer import move_card
from cookietin.kernel.event import Event
from cookietin.kernel.names import SEATS, TRUTH, named, named_sorted
from cookietin.kernel.outcome import Outcome, win_points
from cookietin.kernel.position import Position
from cookietin.kernel.question import TURN, Question

if TYPE_CHECKING:
    from collections.abc import Callable

    from mypy_extensions import i64

    from cookietin.games.cookie_chomper.number_chain.game import NumberChain
    from cookietin.kernel.dealer import Dealer
    from cookietin.kernel.move import Move


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
        self.rules = game
        self.cards = game.cards
        self.missing = game.cards.missing
        self.rows = game.cards.rows
        self.plays = game.plays
        self.alone = game.alone
        self.turn: i64 = 0
        self.hands = hands
        self.deck = deck
        self.chain = chain

    def asked(self) -> list[int]:
        return [] if self.outcome is not None else self.alone[self.turn]

    def question(self, seat: int) -> Question:
        fields = {"before": self.cards.names[self.chain[-1]]}
        return Question(self.number, seat, TURN, True, "play-card", fields)

    def legal(self, seat: int) -> list[Move]:
        if self.viewer != TRUTH:
            self.must_know(seat)
        if seat != self.turn or self.outcome is not None:
            return []
        plays: list[Any] = self.plays
        return [plays[card] for card in self.hands[seat]]

    def default(self, seat: int) -> Move:
        """Of the cards that cost least the first, as hands are sorted."""
        before = self.chain[-1] * self.cards.rows
        missing = self.cards.missing
        plays = self.legal(seat)
        return min(plays, key=lambda play: (missing[before + play.number + 1], play.number))

    def step(self, seat: int, move: Move, dealer: Dealer) -> None:
        place: i64 = seat
        card = move.number + 1
        hand = self.hands[place]
        before: i64 = self.chain[-1]
        due: i64 = self.missing[before * self.rows + card]
        move_card(card, hand, self.chain)
        self.number += 1
        if dealer.listening:
            self._tell_play(seat, card, due, dealer)
        if due > 0:
            held = len(hand)
            there: i64 = len(self.deck)
            names = self.cards.names
            dealer.deal(self.deck, hand, due if due < there else there, names)
            if dealer.listening and there > 0:
                _tell_draw(seat, named(hand[held:], names), dealer)
            if due > there:
                self._end(self._fewest(), "deck-out", dealer)
                return
        if not hand:
            self._end([seat], "empty-hand", dealer)
        else:
            place += 1
            self.turn = 0 if place == self.seats else place

    def _fewest(self) -> list[int]:
        """Who holds the fewest cards."""
        fewest = len(self.hands[0])
        for hand in self.hands:
            if len(hand) < fewest:
                fewest = len(hand)
        return [seat for seat in range(self.seats) if len(self.hands[seat]) == fewest]

    def _end(self, winners: list[int], how: str, dealer: Dealer) -> None:
        self.outcome = Outcome(winners, win_points(winners, self.seats), how)
        if dealer.listening:
            dealer.tell(Event("over", self.outcome.json()))

    def _tell_play(self, seat: int, card: int, due: int, dealer: Dealer) -> None:
        fields = {"seat": SEATS[seat], "card": self.cards.names[card], "count": due}
        dealer.tell(Event("play", fields))

    def why_not(self, seat: int, move: Move) -> Refused:
        return Refused("CC-51", "not-in-hand", {"card": move.text})

    def hide(self) -> None:
        for seat in range(self.seats):
            if seat == self.viewer:
                self.hands[seat].sort()
            else:
                self.hands[seat] = [0] * len(self.hands[seat])
        self.deck = [0] * len(self.deck)

    def copy(self) -> Position:
        return self.copy_chain()

    def copy_chain(self) -> ChainPosition:
        """A copy that is known to be of this game."""
        hands = [hand[:] for hand in self.hands]
        deck, chain = self.deck[:], self.chain[:]
        twin = ChainPosition(self.rules, self.seats, self.viewer, hands, deck, chain)
        twin.first = self.first
        twin.number = self.number
        twin.outcome = self.outcome
        twin.turn = self.turn
        return twin

    def check(self) -> None:
        if not self.chain:
            raise BadPosition("part-empty", {"where": "chain"})
        for seat, hand in enumerate(self.hands):
            if not hand and self.outcome is None:
                raise BadPosition("hand-empty-too-soon", {"where": f"hands.{SEATS[seat]}"})
            if seat == self.viewer and 0 in hand:
                raise BadPosition("hole-there", {"where": f"hands.{SEATS[seat]}"})
        if self.outcome is not None:
            over = not self.deck or not min(self.hands, key=len)
            if not over or self.outcome.winners != self._fewest():
                raise BadPosition("outcome-off", {"found": named(self.outcome.winners, SEATS)})

    def parts(self) -> dict[str, Any]:
        names = self.cards.names
        return {
            "turn": SEATS[self.turn],
            "chain": named(self.chain, names),
            "hands": {
                SEATS[seat]: named_sorted(hand, names) for seat, hand in enumerate(self.hands)
            },
            "deck": named_sorted(self.deck, names),
        }

    def places(self) -> dict[str, list[str]]:
        names = self.cards.names
        places = {
            f"hands.{SEATS[seat]}": named(hand, names) for seat, hand in enumerate(self.hands)
        }
        return {**places, "deck": named(self.deck, names), "chain": named(self.chain, names)}

    def picture(self, label: Callable[[str], str]) -> str:
        return picture(self, label)

    def remark(self, seat: int, move: Move, label: Callable[[str], str]) -> str:
        return price(self, move, label)


def _tell_draw(seat: int, drawn: list[str], dealer: Dealer) -> None:
    fields = {"seat": SEATS[seat], "count": len(drawn)}
    dealer.tell(Event("draw", fields, {"cards": drawn}, [seat]))
