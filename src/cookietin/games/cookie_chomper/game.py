"""Cookie Chomper in its modes: options, set-up, and what all of them share (CC-06 to CC-08)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, cast

from cookietin.compiling import mypyc_attr
from cookietin.games.cookie_chomper import setup
from cookietin.games.cookie_chomper.cards import (
    COPY,
    NUMBER,
    OPPOSITES,
    SEEK,
    THINK_AGAIN,
    VETO,
    Cards,
)
from cookietin.games.cookie_chomper.moves import Answers
from cookietin.games.cookie_chomper.number_cards import NUMBERS
from cookietin.games.cookie_chomper.people.people import ChomperPeople
from cookietin.games.cookie_chomper.people.refusals import forbids
from cookietin.games.cookie_chomper.state.imagine import imagine
from cookietin.games.cookie_chomper.state.observe import layout, longest_queue
from cookietin.games.cookie_chomper.state.parts import MOST_TURNS, assemble, parts
from cookietin.games.cookie_chomper.tokens import TOKENS, read_bandits
from cookietin.kernel import roles
from cookietin.kernel.complaint import BadOption
from cookietin.kernel.game import Game
from cookietin.kernel.names import MOST_SEATS, SEATS, named
from cookietin.kernel.options import Data, OneOf, Option, Several, Switch, Values, Whole
from cookietin.kernel.standing import Standing, When

if TYPE_CHECKING:
    from mypy_extensions import i64

    from cookietin.games.cookie_chomper.state.position import ChomperPosition
    from cookietin.kernel.complaint import Refused
    from cookietin.kernel.dealer import Dealer
    from cookietin.kernel.layout import Layout
    from cookietin.kernel.outcome import Outcome
    from cookietin.kernel.position import Position
    from cookietin.kernel.reading import Reader

VERSION: Final = 3
MOST_PLAYERS: Final = 6
FEWEST_LEFT: Final = 10
"""So many cards must be left in the deck after the deal, unless a table says fewer (CC-06)."""
RANDOM: Final = "random"
EXTRA_FLIPS: Final = 4

VETOES: Final = [VETO, COPY]
"""What makes room for another opener: Veto, and Copy acting as it."""
SELECTING: Final = [OPPOSITES, THINK_AGAIN, VETO, COPY]
"""What makes owners select again."""
SELECTIONS: Final = 4
"""One play makes owners select again on no more cards than Opposites, Think Again! and Copy aim at,
and Think Again! on one of these once more."""

ROLES: Final = {
    "number": roles.NUMBER,
    "total": roles.NUMBER,
    "left": roles.NUMBER,
    "with": roles.CARD,
    "on": roles.CARD,
    "as": roles.CARD,
    "bandit": roles.CARD,
}
"""What the fields of moves, questions and events are."""

WINDOW: Final = ["respond-take", "respond-give", "respond-no-number"]
"""The questions of the response window (CC-12)."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Size(Whole):
    """A whole number that two values show enough of: long plays teach no more than short ones."""

    def __init__(
        self, name: str, clause: str, default: int, low: int, high: int, shown: int
    ) -> None:
        super().__init__(name, clause, default, low, high)
        self.shown = shown

    def spread(self) -> list[Any]:
        return [self.shown, self.default]


@mypyc_attr(allow_interpreted_subclasses=True)
class CardsLeftOut(Several):
    """Cards that stay in the box: a few sets show what that does."""

    def spread(self) -> list[Any]:
        sets = [[], ["Veto"], ["Copy", "Seek"]]
        return [names for names in sets if all(name in self.choices for name in names)]

    def range(self) -> str:
        return f"none|{self.choices[0]},{self.choices[1]},…,{self.choices[-1]}"


@mypyc_attr(allow_interpreted_subclasses=True)
class FirstSeat(OneOf):
    """Who is first: one seat shows what naming one does."""

    def spread(self) -> list[Any]:
        return [RANDOM, SEATS[1]]


class Chomper(Game):
    """What the modes share. Each mode says what its stack is and what taking tokens does."""

    def __init__(
        self, id: str, special: int, data: dict[str, Any], own: list[Option], given: Values
    ) -> None:
        try:
            everything = Cards(given["cards"] if _has_cards(given) else data)
            self.bandits = read_bandits(given["cards"] if _has_cards(given) else data)
        except BadOption as complaint:
            complaint.game = id
            raise
        declared: list[Option] = [
            Whole("hand", "CC-08", 3, 1, 6),
            FirstSeat("first", "CC-08", RANDOM, [RANDOM, *SEATS]),
            Whole("most_players", "CC-06", MOST_PLAYERS, MOST_PLAYERS, MOST_SEATS),
            Size("turn_cap", "CC-25", 300, 0, 10_000, 5),
            *own,
            CardsLeftOut("without", "CC-54", [], everything.names[1 : everything.last_action + 1]),
            Size("extra_flips", "CC-54", 0, 0, EXTRA_FLIPS, EXTRA_FLIPS),
            Switch("opposites_on_seek", "CC-54", False),
            Size("numbers", "CC-06", len(NUMBERS), 1, len(NUMBERS), 3),
            Size("fewest_left", "CC-06", FEWEST_LEFT, 0, FEWEST_LEFT, 0),
            Data("cards", "CC-01"),
        ]
        super().__init__(id, VERSION, declared, given)
        self.special = special
        """The token at the end of a row of cookies; 0 where the stack has other tokens too."""
        self.worth: list[int] = []
        """What each kind of token counts for, in a mode that counts."""
        self.cards = everything
        self.answers = Answers(self.cards, self.moves)
        self.standing_answers = [
            Standing("pass-turn", WINDOW, "pass", [When("turn")]),
            Standing(
                "pass-unless-vetoed", WINDOW, "pass", [When("turn")], [When("play-veto", "seats")]
            ),
        ]
        self.seek_card = self.cards.deeds.index(SEEK)
        self.hand = cast("int", self.options["hand"])
        self.turn_cap = cast("int", self.options["turn_cap"])
        self.opposites_on_seek = cast("bool", self.options["opposites_on_seek"])
        fixed = self.options["first"]
        self.first = -1 if fixed == RANDOM else SEATS.index(fixed)
        self.deck: list[int] = setup.choose_deck(self)
        room = (len(self.deck) - cast("int", self.options["fewest_left"])) // self.hand
        most = min(cast("int", self.options["most_players"]), room)
        self.seat_from_to(max(2, self.first + 1), most)
        setup.check_deck(self)
        self.parts = parts(self.cards.names, self.hand)
        self.roles = ROLES
        self.people = ChomperPeople()
        self.longest_queue = longest_queue(self)
        self.token_count = len(self.tokens())

    # What a mode says.

    def has_flip(self) -> bool:
        """Whether the Flip card is in the deck."""
        raise NotImplementedError

    def tokens(self) -> list[int]:
        """Every token in play."""
        raise NotImplementedError

    def lay_stack(self, position: ChomperPosition, tokens: list[int], dealer: Dealer) -> None:
        """Make the stack of these tokens."""
        raise NotImplementedError

    def receive(self, position: ChomperPosition, tokens: list[int], dealer: Dealer) -> None:
        """What the active player's new tokens do, one by one."""
        raise NotImplementedError

    def after_tokens(self, position: ChomperPosition, dealer: Dealer) -> None:
        """Who is out or has won, once the settled cards are in the pile."""
        raise NotImplementedError

    def result(self, position: ChomperPosition) -> Outcome | None:
        """How it has ended, by what lies where and the cap; nothing while the play goes on."""
        raise NotImplementedError

    def counted(self, position: ChomperPosition) -> list[int]:
        """What each personal pile counts for now; nothing in a mode that counts none."""
        worth = self.worth
        found: list[int] = []
        if worth:
            for pile in position.taken:
                counted: i64 = 0
                for token in pile:
                    counted += worth[token]
                found.append(int(counted))
        return found

    def capped(self, position: ChomperPosition) -> bool:
        """Whether as many turns are over as there may be (CC-25)."""
        return 0 < self.turn_cap <= position.turns

    def points(self, seats: int) -> tuple[int, int]:
        raise NotImplementedError

    def check_tokens(self, position: ChomperPosition) -> None:
        """Refuse a stack with which the play would be over."""
        raise NotImplementedError

    # What the modes share.

    def start(self, seats: int, dealer: Dealer, first: int | None = None) -> Position:
        return setup.start(self, seats, dealer, first)

    def imagine(self, view: Position, dealer: Dealer) -> Position:
        return imagine(cast("ChomperPosition", view), dealer)

    def inventory(self, seats: int) -> list[str]:
        self.check_seats(seats)
        return named(self.deck, self.cards.names) + named(self.tokens(), TOKENS)

    def card_names(self, seats: int) -> list[str]:
        self.check_seats(seats)
        return self.cards.names[1:] + TOKENS[1:]

    def assemble(self, seats: int, viewer: int, parts: Reader, dealer: Dealer | None) -> Position:
        return assemble(self, seats, viewer, parts, dealer)

    def longest(self, seats: int) -> int:
        """In a turn each action card is played once at most, and each number card but the last that
        opens it was vetoed; after a play so many pass, and some select again."""
        self.check_seats(seats)
        actions = [
            deed for deed in [self.cards.deeds[card] for card in self.deck] if deed != NUMBER
        ]
        vetoes = len([deed for deed in actions if deed in VETOES])
        again = SELECTIONS if [deed for deed in actions if deed in SELECTING] else 0
        turns = self.turn_cap if self.turn_cap > 0 else MOST_TURNS
        return turns * (len(actions) + 1 + vetoes) * (1 + seats + again)

    def forbids(self, text: str) -> Refused | None:
        return forbids(self, text)

    def layout(self, seats: int) -> Layout:
        self.check_seats(seats)
        return layout(self, seats)


def _has_cards(given: Values) -> bool:
    return isinstance(given.get("cards"), dict) and bool(given["cards"])
