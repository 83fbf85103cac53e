"""Number Chain: its options and its table of moves (CC-50)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast, final

from cookietin.games.cookie_chomper.number_chain import setup
from cookietin.games.cookie_chomper.number_chain.people.people import ChainPeople
from cookietin.games.cookie_chomper.number_chain.state.imagine import imagine
from cookietin.games.cookie_chomper.number_chain.state.observe import layout
from cookietin.games.cookie_chomper.number_chain.state.parts import parts
from cookietin.games.cookie_chomper.number_chain.state.position import ChainPosition
from cookietin.kernel.complaint import Refused
from cookietin.kernel.game import Game
from cookietin.kernel.names import SEATS
from cookietin.kernel.options import OneOf, Option, Switch, Values, Whole
from cookietin.kernel.roles import CARD

if TYPE_CHECKING:
    from cookietin.games.cookie_chomper.number_cards import NumberCards
    from cookietin.kernel.dealer import Dealer
    from cookietin.kernel.layout import Layout
    from cookietin.kernel.move import Move
    from cookietin.kernel.position import Position

VERSION: Final = 2
MOST_PLAYERS: Final = 6
RANDOM: Final = "random"


@final
class NumberChain(Game):
    """The rules of Number Chain with their options."""

    def __init__(self, cards: NumberCards, given: Values) -> None:
        declared: list[Option] = [
            Whole("hand", "CC-50", 5, 1, 15),
            OneOf("first", "CC-50", RANDOM, [RANDOM, *SEATS[:MOST_PLAYERS]]),
            Switch("zero", "CC-51", False),
            Whole("numbers", "CC-50", 5, 2, 5),
        ]
        super().__init__("number-chain", VERSION, declared, given)
        cards = cards.up_to(cast("int", self.options["numbers"]))
        self.cards = cards
        self.hand = cast("int", self.options["hand"])
        self.zero = cast("bool", self.options["zero"])
        """Whether the Zero card counts as a number of its own."""
        self.missing = cards.missing(self.zero)
        room = (len(cards.kinds) - 1) // self.hand
        fixed = self.options["first"]
        self.first = -1 if fixed == RANDOM else SEATS.index(fixed)
        self.seat_from_to(max(2, self.first + 1), min(MOST_PLAYERS, room))
        for name in cards.names[1:]:
            self.moves.add(name, "play", {"card": name})
        self.plays: list[Move] = [self.moves.all[0], *self.moves.all]
        """The move that plays a card; row 0 is never played."""
        self.parts = parts(cards, self.hand)
        self.roles = {"before": CARD}
        self.people = ChainPeople()

    def forbids(self, text: str) -> Refused | None:
        return Refused("CC-51", "must-play") if text in ("pass", "skip", "draw") else None

    def start(self, seats: int, dealer: Dealer, first: int | None = None) -> Position:
        return setup.start(self, seats, dealer, first)

    def imagine(self, view: Position, dealer: Dealer) -> Position:
        return imagine(cast("ChainPosition", view), dealer)

    def inventory(self, seats: int) -> list[str]:
        self.check_seats(seats)
        return self.cards.names[1:]

    def all_cards(self, seats: int) -> list[int]:
        return self.cards.kinds

    def blank(self, seats: int, viewer: int) -> Position:
        return ChainPosition(self, seats, viewer, [[] for _ in range(seats)], [], [])

    def points(self, seats: int) -> tuple[int, int]:
        self.check_seats(seats)
        return 0, 1

    def longest(self, seats: int) -> int:
        """Every answer moves a card to the chain, and none comes back."""
        self.check_seats(seats)
        return len(self.cards.kinds) - 1

    def layout(self, seats: int) -> Layout:
        self.check_seats(seats)
        return layout(self, seats)
