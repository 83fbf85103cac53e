"""Number Chain: set-up, options and the table of moves (CC-50)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast, final

from cookietin.games.cookie_chomper.number_chain.position import ChainPosition
from cookietin.kernel.complaint import BadPosition
from cookietin.kernel.event import Event
from cookietin.kernel.game import Game
from cookietin.kernel.names import MOST_SEATS, SEATS, TRUTH, named, named_sorted
from cookietin.kernel.options import OneOf, Option, Values, Whole

if TYPE_CHECKING:
    from cookietin.games.cookie_chomper.number_cards import NumberCards
    from cookietin.kernel.dealer import Dealer
    from cookietin.kernel.move import Move
    from cookietin.kernel.position import Position
    from cookietin.kernel.reading import Reader

RULES: Final = 1
MOST_PLAYERS: Final = 6
RANDOM: Final = "random"


@final
class NumberChain(Game):
    """The rules of Number Chain with their options."""

    def __init__(self, cards: NumberCards, given: Values) -> None:
        declared: list[Option] = [
            Whole("hand", "CC-50", 5, 1, 15),
            OneOf("first", "CC-50", RANDOM, [RANDOM, *SEATS[:MOST_PLAYERS]]),
        ]
        super().__init__("number-chain", RULES, declared, given)
        self.cards = cards
        self.hand = cast("int", self.options["hand"])
        room = (len(cards.kinds) - 1) // self.hand
        fixed = self.options["first"]
        self.first = -1 if fixed == RANDOM else SEATS.index(fixed)
        self.seat_from_to(max(2, self.first + 1), min(MOST_PLAYERS, room))
        self.alone: list[list[int]] = [[seat] for seat in range(MOST_SEATS)]
        for name in cards.names[1:]:
            self.moves.add(name, "play", {"card": name})
        self.plays: list[Move] = [self.moves.all[0], *self.moves.all]
        """The move that plays a card; row 0 is never played."""

    def start(self, seats: int, dealer: Dealer, first: int | None = None) -> Position:
        self.check_seats(seats)
        deck = list(self.cards.kinds)
        names = self.cards.names
        hands: list[list[int]] = []
        for _ in range(seats):
            hand: list[int] = []
            dealer.deal(deck, hand, self.hand, names)
            hands.append(hand)
        chain = [dealer.draw(deck, names)]
        position = ChainPosition(self, seats, TRUTH, hands, deck, chain)
        if first is None:
            first = self.first if self.first >= 0 else dealer.pick(seats, SEATS)
        position.first = first
        position.turn = first
        if dealer.listening:
            _tell_start(position, dealer)
        return position

    def imagine(self, view: Position, dealer: Dealer) -> Position:
        seen = cast("ChainPosition", view)
        truth = cast("ChainPosition", seen.copy())
        truth.viewer = TRUTH
        known = [card for hand in seen.hands for card in hand] + seen.chain + seen.deck
        unseen = [card for card in self.cards.kinds if card not in known]
        for hand in truth.hands:
            if 0 in hand:
                hand[:] = sorted(dealer.draw(unseen, self.cards.names) for _ in hand)
        if 0 in truth.deck:
            truth.deck = unseen
        return truth

    def inventory(self, seats: int) -> list[str]:
        return self.cards.names[1:]

    def assemble(self, seats: int, viewer: int, parts: Reader, dealer: Dealer | None) -> Position:
        position = ChainPosition(self, seats, viewer, [[] for _ in range(seats)], [], [])
        names = self.cards.names
        hands = parts.per_seat("hands", seats) if parts.due("hands", dealer) else None
        unheld: list[int] = []
        for seat in range(seats):
            if hands is not None and hands.due(SEATS[seat], dealer):
                position.hands[seat] = sorted(hands.cards(SEATS[seat], names))
            else:
                unheld.append(seat)
        if parts.due("chain", dealer):
            position.chain = parts.cards("chain", names)
        if parts.due("deck", dealer):
            position.deck = parts.cards("deck", names)
        if parts.due("turn", dealer):
            position.turn = parts.seat("turn", seats)
        if hands is not None:
            hands.finish()
        if dealer is not None:
            wanted = [position.hands[seat] for seat in unheld for _ in range(self.hand)]
            wanted += [] if parts.has("chain") else [position.chain]
            unplaced = self._deal_to(wanted, position, dealer)
            if not parts.has("deck"):
                position.deck = unplaced
        return position

    def _deal_to(
        self, wanted: list[list[int]], position: ChainPosition, dealer: Dealer
    ) -> list[int]:
        """Deal a card to each of these places from what has no place yet; returns what is left."""
        placed = [card for hand in position.hands for card in hand]
        placed += position.chain + position.deck
        unplaced = [card for card in self.cards.kinds if card not in placed]
        if len(wanted) > len(unplaced):
            fields = {"wanted": len(wanted), "left": len(unplaced)}
            raise BadPosition("too-few-cards-left", fields)
        for pile in wanted:
            dealer.deal(unplaced, pile, 1, self.cards.names)
        return unplaced


def _tell_start(position: ChainPosition, dealer: Dealer) -> None:
    names = position.cards.names
    for seat, hand in enumerate(position.hands):
        fields = {"seat": SEATS[seat], "count": len(hand)}
        dealer.tell(Event("deal", fields, {"cards": named_sorted(hand, names)}, [seat]))
    dealer.tell(Event("turn-up", {"cards": named(position.chain, names)}))
    dealer.tell(Event("first", {"seat": SEATS[position.first]}))
