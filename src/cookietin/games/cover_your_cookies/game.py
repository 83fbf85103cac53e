"""Cover Your Cookies: its options, and what its parts and fields are (CY-05 to CY-09)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, cast, final

from cookietin.games.cover_your_cookies import setup, swipes
from cookietin.games.cover_your_cookies.cards import Cards
from cookietin.games.cover_your_cookies.moves import MOST_PLAYERS, MoveTable
from cookietin.games.cover_your_cookies.people.people import CookiePeople
from cookietin.games.cover_your_cookies.people.refusals import forbids
from cookietin.games.cover_your_cookies.state.imagine import imagine
from cookietin.games.cover_your_cookies.state.observe import layout
from cookietin.games.cover_your_cookies.state.parts import assemble, parts
from cookietin.games.cover_your_cookies.state.position import CookiePosition
from cookietin.kernel.complaint import BadMove, BadOption
from cookietin.kernel.game import Game
from cookietin.kernel.names import named
from cookietin.kernel.options import Data, OneOf, Option, Switch, Values, Whole
from cookietin.kernel.roles import CARD, NUMBER, SEAT, WORD
from cookietin.kernel.standing import Standing, When

if TYPE_CHECKING:
    from mypy_extensions import i64

    from cookietin.kernel.complaint import Refused
    from cookietin.kernel.dealer import Dealer
    from cookietin.kernel.layout import Layout
    from cookietin.kernel.move import Move
    from cookietin.kernel.position import Position
    from cookietin.kernel.reading import Reader

VERSION: Final = 4
"""2: Milk that is flipped goes back into its own half, whose cards are dealt then (CY-06).
3: standing answers are no moves (CY-16)."""
THREE: Final = 3
HAND: Final = 5
HAND_OF_THREE: Final = 6
DEFENDING: Final = ["defend", "defend-two"]
PRESSING: Final = ["press", "press-two"]
ROLES: Final = {
    "target": SEAT,
    "one": SEAT,
    "opponent": SEAT,
    "challenger": SEAT,
    "giver": SEAT,
    "flavour": CARD,
    "other_flavour": CARD,
    "before": CARD,
    "milk.other": CARD,
    "top-milk.other": CARD,
    "answer-two.other": CARD,
    "side": WORD,
    "number": NUMBER,
    "dough": NUMBER,
    "cookies": NUMBER,
    "milk": NUMBER,
    "enhance": NUMBER,
    "crumbs": NUMBER,
}
SPARE: Final = 6
"""Cards that must be left after dealing: three to flip, and some to draw."""


@final
class CoverYourCookies(Game):
    """The rules of Cover Your Cookies with their options."""

    def __init__(self, deck: dict[str, Any], given: Values) -> None:
        declared: list[Option] = [
            Data("deck", "CY-02"),
            Switch("three", "CY-08", True),
            Switch("mixers", "CY-09", True),
            OneOf("swiper", "CY-13", "laid", ["laid", "now"]),
            Switch("strong_milk", "CY-31", False),
            Whole("actions", "CY-32", 1, 1, 2),
            Switch("bar_retry", "CY-33", False),
        ]
        super().__init__("cover-your-cookies", VERSION, declared, given)
        own = self.options["deck"]
        try:
            self.cards = Cards(own, "deck") if own else Cards(deck, "deck.toml")
        except BadOption as wrong:
            wrong.game = self.id
            raise
        self.table = MoveTable(self.cards, self.moves)
        self.three = cast("bool", self.options["three"])
        self.mixers = cast("bool", self.options["mixers"])
        self.by_laid = self.options["swiper"] == "laid"
        """Whether one swipes who has laid down a Batch, and not who has one."""
        self.strong_milk = cast("bool", self.options["strong_milk"])
        self.actions: i64 = cast("int", self.options["actions"])
        self.bars_retry = self.actions > 1 and (
            self.strong_milk or cast("bool", self.options["bar_retry"])
        )
        room = (len(self.cards.dealt) - SPARE) // HAND
        self.seat_from_to(THREE, min(MOST_PLAYERS, max(THREE, room)))
        settled = [When("swiped"), When("kept")]
        self.standing_answers = [
            Standing("let-go", DEFENDING, "stop", settled),
            Standing(swipes.KEEP_ON, [*DEFENDING, *PRESSING], "stop", settled),
        ]
        self.parts = parts(self.cards)
        self.roles = ROLES
        self.people = CookiePeople()
        self.copies_of: list[list[int]] = []
        """By how many play, how often each card is in the game."""
        self.rounds: list[list[list[int]]] = []
        """By how many play and who is first, the seats clockwise."""
        for seats in range(MOST_PLAYERS + 1):
            around = [*range(seats), *range(seats)]
            self.rounds.append([around[seat : seat + seats] for seat in range(seats)])
            in_play = self.all_cards(seats)
            self.copies_of.append([in_play.count(card) for card in range(self.cards.rows)])

    def has_row(self, seats: int) -> bool:
        """Whether the three-player rules hold: a discard row, and no Swaps (CY-08)."""
        return self.three and seats == THREE

    def hand_size(self, seats: int) -> int:
        """Up to how many cards a hand is filled."""
        return HAND_OF_THREE if self.has_row(seats) else HAND

    def mixers_of(self, seats: int) -> list[int]:
        """The Mixers that are in the game (CY-08, CY-09)."""
        return self.cards.mixers(self.has_row(seats)) if self.mixers else []

    def most_batches(self, seats: int) -> int:
        """All but one of each seat were begun with two cards (CY-10, CY-11)."""
        return (len(self.cards.dealt) + seats) // 2

    def move(self, text: str) -> Move:
        """The move that a text stands for; two cards stand in any order."""
        try:
            return self.moves.find(text)
        except BadMove:
            verb, _, cards = text.partition(" ")
            first, plus, second = cards.partition(" + ")
            return self.moves.find(f"{verb} {second} + {first}" if plus else text)

    def forbids(self, text: str) -> Refused | None:
        return forbids(self, text)

    def start(self, seats: int, dealer: Dealer, first: int | None = None) -> Position:
        return setup.start(self, seats, dealer, first)

    def imagine(self, view: Position, dealer: Dealer) -> Position:
        return imagine(cast("CookiePosition", view), dealer)

    def inventory(self, seats: int) -> list[str]:
        self.check_seats(seats)
        return named(self.all_cards(seats), self.cards.names)

    def all_cards(self, seats: int) -> list[int]:
        return self.cards.dealt + self.mixers_of(seats)

    def blank(self, seats: int, viewer: int) -> Position:
        position = CookiePosition(self, seats, viewer)
        position.hands = [[] for _ in range(seats)]
        return position

    def assemble(self, seats: int, viewer: int, parts: Reader, dealer: Dealer | None) -> Position:
        position = self.blank(seats, viewer)
        assemble(cast("CookiePosition", position), parts, dealer)
        return position

    def points(self, seats: int) -> tuple[int, int]:
        self.check_seats(seats)
        dough = [self.cards.dough[card] for card in self.all_cards(seats)]
        return self.cards.crumbs[0], sum(dough) + self.cards.crumbs[-1]

    def longest(self, seats: int) -> int:
        """Each card leaves a hand once; a swipe is followed by a stop, a first action by done."""
        self.check_seats(seats)
        asking = [card for card in self.mixers_of(seats) if card != self.cards.enhance]
        return len(self.cards.dealt) * (1 + self.actions) + len(asking)

    def layout(self, seats: int) -> Layout:
        self.check_seats(seats)
        return layout(self, seats)
