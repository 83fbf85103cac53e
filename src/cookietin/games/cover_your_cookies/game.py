"""Cover Your Cookies: options, set-up and the table of moves (CY-05 to CY-09)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, cast, final

from cookietin.games.cover_your_cookies import setup, swipes
from cookietin.games.cover_your_cookies.cards import Cards
from cookietin.games.cover_your_cookies.moves import MOST_PLAYERS, MoveTable
from cookietin.games.cover_your_cookies.state import imagine
from cookietin.games.cover_your_cookies.state import parts as parts_of
from cookietin.games.cover_your_cookies.state.position import CookiePosition
from cookietin.kernel.complaint import BadOption
from cookietin.kernel.game import Game
from cookietin.kernel.names import MOST_SEATS, named
from cookietin.kernel.options import Data, OneOf, Option, Switch, Values, Whole
from cookietin.kernel.standing import Standing, When

if TYPE_CHECKING:
    from mypy_extensions import i64

    from cookietin.kernel.dealer import Dealer
    from cookietin.kernel.position import Position
    from cookietin.kernel.reading import Reader

RULES: Final = 3
"""2: Milk that is flipped goes back into its own half, whose cards are dealt then (CY-06).
3: standing answers are no moves."""
THREE: Final = 3
HAND: Final = 5
HAND_OF_THREE: Final = 6
DEFENDING: Final = ["defend", "defend-two"]
PRESSING: Final = ["press", "press-two"]
OWN_ACTION: Final = ["batch", "batch-picked", "batch-single", "swipe", "add", "discard"]
"""What is told of a seat in its own turn alone."""
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
            OneOf("swiper", "CY-13", "now", ["now", "once"]),
            Switch("strong_milk", "CY-31", False),
            Whole("actions", "CY-32", 1, 1, 2),
            Switch("bar_retry", "CY-33", False),
        ]
        super().__init__("cover-your-cookies", RULES, declared, given)
        own = self.options["deck"]
        try:
            self.cards = Cards(own, "deck") if own else Cards(deck, "deck.toml")
        except BadOption as wrong:
            wrong.game = self.id
            raise
        self.table = MoveTable(self.cards, self.moves)
        self.three = cast("bool", self.options["three"])
        self.mixers = cast("bool", self.options["mixers"])
        self.once = self.options["swiper"] == "once"
        self.strong_milk = cast("bool", self.options["strong_milk"])
        self.actions: i64 = cast("int", self.options["actions"])
        self.bars_retry = self.actions > 1 and (
            self.strong_milk or cast("bool", self.options["bar_retry"])
        )
        room = (len(self.cards.dealt) - SPARE) // HAND
        self.seat_from_to(THREE, min(MOST_PLAYERS, max(THREE, room)))
        own_action = [When(event, "seat") for event in OWN_ACTION]
        settled = [When("swiped"), When("kept")]
        self.standing_answers = [
            Standing("let-go", DEFENDING, "stop", own_action),
            Standing(swipes.KEEP_ON, [*DEFENDING, *PRESSING], "stop", settled),
        ]
        self.alone: list[list[int]] = [[seat] for seat in range(MOST_SEATS)]

    def has_row(self, seats: int) -> bool:
        """Whether the three-player rules hold: a discard row, and no Swaps (CY-08)."""
        return self.three and seats == THREE

    def hand_size(self, seats: int) -> int:
        """Up to how many cards a hand is filled."""
        return HAND_OF_THREE if self.has_row(seats) else HAND

    def mixers_of(self, seats: int) -> list[int]:
        """The Mixers that are in the game (CY-08, CY-09)."""
        return self.cards.mixers(self.has_row(seats)) if self.mixers else []

    def start(self, seats: int, dealer: Dealer, first: int | None = None) -> Position:
        self.check_seats(seats)
        return setup.start(self, seats, first, dealer)

    def imagine(self, view: Position, dealer: Dealer) -> Position:
        return imagine.imagine(cast("CookiePosition", view), dealer)

    def inventory(self, seats: int) -> list[str]:
        return named(self.cards.dealt + self.mixers_of(seats), self.cards.names)

    def assemble(self, seats: int, viewer: int, parts: Reader, dealer: Dealer | None) -> Position:
        position = CookiePosition(self, seats, viewer)
        parts_of.assemble(position, parts, dealer)
        return position
