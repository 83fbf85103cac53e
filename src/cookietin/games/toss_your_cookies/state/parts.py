"""What a position of Toss Your Cookies consists of."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, cast, final

from cookietin.games.toss_your_cookies.dice import ACTIONS, NUMBERS
from cookietin.games.toss_your_cookies.moves import MOST, OPEN
from cookietin.games.toss_your_cookies.state.know import KnownHands
from cookietin.games.toss_your_cookies.turn import PHASES
from cookietin.kernel.complaint import BadPosition
from cookietin.kernel.kinds import Count, Counted, Kind, Listed, OneOf, PerSeat, Pile, Seat
from cookietin.kernel.names import HOLE, SEATS, named
from cookietin.kernel.parts import OWNER, Part

if TYPE_CHECKING:
    from cookietin.games.toss_your_cookies.game import TossYourCookies
    from cookietin.games.toss_your_cookies.moves import Choices
    from cookietin.games.toss_your_cookies.state.position import TossPosition
    from cookietin.kernel.names import Names
    from cookietin.kernel.position import Position
    from cookietin.kernel.reading import Reader


def parts(game: TossYourCookies) -> list[Part]:
    """Whose turn it is, the dice, who is asked for what, and where the cards are."""
    names = game.cards.names
    return [
        Part("cookies", Listed(names)),
        Part("turn", Seat()),
        Part("rolls", Count(0, game.roll_cap)),
        Part("number_die", OneOf(NUMBERS, none=True), attribute="amount"),
        Part("action_die", OneOf(ACTIONS, none=True), attribute="action"),
        Part("phase", OneOf(PHASES)),
        Part("partner", Seat(none=True)),
        Part("waiting", Listed(SEATS)),
        Part("chosen", PerSeat(Choice(names, game.choices)), OWNER),
        Part("middle", Counted(names)),
        Part("hands", PerSeat(Pile(names, most=int(game.cards.hand))), OWNER),
        Box("box", Counted(names)),
        Part("known", KnownHands(names), attribute="knowledge"),
    ]


@final
class Box(Part):
    """The cards that are not in the play: they follow from those cookies that are."""

    def get(self, position: Position) -> Any:
        toss = cast("TossPosition", position)
        return toss.cards.box(toss.cookies, toss.seats)

    def put(self, position: Position, value: Any) -> None:
        if value != self.get(position):
            raise BadPosition("not-one-cookie-each", {"where": "box", "seats": position.seats})


@final
class Choice(Kind):
    """Cards of a hand that a seat has chosen, sealed: the number of the move that chooses them.

    `OPEN` is no choice; one of so many cards that the viewer may not know is so far below it.
    """

    def __init__(self, names: Names, choices: Choices) -> None:
        self.names = names
        self.choices = choices

    def json(self, value: Any, seats: int) -> Any:
        if value == OPEN:
            return None
        return [HOLE] * (OPEN - value) if value < OPEN else named(self._cards(value), self.names)

    def read(self, parts: Reader, key: str, seats: int) -> Any:
        if parts.value(key) is None:
            return OPEN
        cards = parts.cards(key, self.names)
        if 1 <= len(cards) <= MOST:
            if not any(cards):
                return OPEN - len(cards)
            move = self.choices.of(cards)
            if 0 not in cards and move is not self.choices.blank:
                return move.number
        raise BadPosition("not-a-choice", {"where": parts.path(key)})

    def hidden(self, value: Any) -> Any:
        return value if value <= OPEN else OPEN - len(self._cards(value))

    def is_hole(self, value: Any) -> bool:
        return bool(value < OPEN)

    def _cards(self, value: int) -> list[int]:
        return self.choices.cards[value]
