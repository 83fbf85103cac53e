"""Toss Your Cookies: its options and its table of moves."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, cast, final

from cookietin.games.toss_your_cookies import dice
from cookietin.games.toss_your_cookies.cards import FEWEST_IN_HAND, HAND, CookieCards, SureCookies
from cookietin.games.toss_your_cookies.dice import ACTIONS, NUMBERS, Faces
from cookietin.games.toss_your_cookies.end import SNICKERDOODLE
from cookietin.games.toss_your_cookies.moves import CHOOSE, OPEN, Choices
from cookietin.games.toss_your_cookies.people.people import TossPeople
from cookietin.games.toss_your_cookies.people.refusals import forbids
from cookietin.games.toss_your_cookies.setup import complete, deal
from cookietin.games.toss_your_cookies.state.imagine import imagine
from cookietin.games.toss_your_cookies.state.observe import layout
from cookietin.games.toss_your_cookies.state.parts import parts
from cookietin.games.toss_your_cookies.state.position import TossPosition
from cookietin.kernel.game import Game
from cookietin.kernel.kinds import spread
from cookietin.kernel.names import MOST_SEATS, SEATS, TRUTH, named
from cookietin.kernel.options import OneOf, Option, Values, Whole
from cookietin.kernel.parts import read_parts
from cookietin.kernel.roles import CARD, WORD

if TYPE_CHECKING:
    from mypy_extensions import i64

    from cookietin.kernel.complaint import Refused
    from cookietin.kernel.dealer import Dealer
    from cookietin.kernel.layout import Layout
    from cookietin.kernel.move import Move
    from cookietin.kernel.position import Position
    from cookietin.kernel.reading import Reader

VERSION: Final = 1
FEWEST_PLAYERS: Final = 3
"""As printed; a table may allow fewer (TY-02)."""


@final
class TossYourCookies(Game):
    """The rules of Toss Your Cookies with their options."""

    def __init__(self, data: dict[str, Any], given: Values) -> None:
        cards = CookieCards(data)
        number = dice.read_faces(data, "number", NUMBERS)
        action = dice.read_faces(data, "action", ACTIONS)
        usual = max(FEWEST_PLAYERS, cards.fewest)
        declared: list[Option] = [
            SureCookies("cookies", "TY-02", [], named(cards.cookies, cards.names)),
            Faces("numbers", "TY-03", number, NUMBERS),
            Faces("actions", "TY-03", action, ACTIONS),
            OneOf("scramble", "TY-11", "live", ["live", "turns"]),
            OneOf("shout", "TY-18", "auto", ["auto", "call"]),
            Whole("roll_cap", "TY-21", 500, 1, 750),
            Whole("hand", "TY-02", HAND, FEWEST_IN_HAND, HAND),
            Whole("fewest_players", "TY-02", usual, cards.fewest, usual),
        ]
        super().__init__("toss-your-cookies", VERSION, declared, given)
        cards = CookieCards(data, cast("int", self.options["hand"]))
        self.cards = cards
        self.all = spread(cards.copies)
        """Every card, those in the box too."""
        self.sure_cookies: list[int] = [
            cards.names.index(name) for name in cast("list[str]", self.options["cookies"])
        ]
        self.number_die = cast("list[str]", self.options["numbers"])
        self.action_die = cast("list[str]", self.options["actions"])
        self.amounts: list[int] = [NUMBERS.index(face) for face in self.number_die]
        self.actions: list[int] = [ACTIONS.index(face) for face in self.action_die]
        self.live: bool = self.options["scramble"] == "live"
        self.call: bool = self.options["shout"] == "call"
        self.roll_cap: i64 = cast("int", self.options["roll_cap"])
        fewest = cast("int", self.options["fewest_players"])
        self.fewest_seats = max(fewest, len(self.sure_cookies))
        self.most_seats = cards.most
        self.everyone: list[list[int]] = [list(range(seats)) for seats in range(MOST_SEATS + 1)]
        self.nobody_chose: list[list[int]] = [[OPEN] * seats for seats in range(MOST_SEATS + 1)]
        self._make_moves()
        self.choices = Choices(cards, self.moves)
        self.parts = parts(self)
        self.roles = {"cookies": CARD, "number": WORD, "action": WORD}
        self.people = TossPeople()

    def _make_moves(self) -> None:
        moves = self.moves
        self.roll: Move = moves.add("roll", "roll", {})
        self.swaps: list[Move] = [
            moves.add(f"with {seat}", "with", {"other": seat}) for seat in SEATS
        ]
        self.leave: Move = moves.add("leave", "leave", {})
        self.quiet: Move = moves.add("quiet", "quiet", {})
        self.shout: Move = moves.add(SNICKERDOODLE, SNICKERDOODLE, {})
        self.grabs: list[Move] = [self.roll]
        """The move that grabs a card; row 0 is never grabbed."""
        for name in self.cards.names[1:]:
            self.grabs.append(moves.add(f"grab {name}", "grab", {"card": name}))
        self.partner_of: list[int] = [-1] * len(moves.all)
        self.grabbed: list[int] = [0] * len(moves.all)
        for seat in range(MOST_SEATS):
            self.partner_of[self.swaps[seat].number] = seat
        for kind in range(1, self.cards.rows):
            self.grabbed[self.grabs[kind].number] = kind

    def move(self, text: str) -> Move:
        """The move that a text stands for; cards stand in any order, and a shout may be shouted."""
        words = text.lower().replace(",", " ").replace("!", " ").split()
        if words and words[0] == CHOOSE and all(word in self.cards.names for word in words[1:]):
            words[1:] = sorted(words[1:], key=self.cards.names.index)
        return self.moves.find(" ".join(words))

    def forbids(self, text: str) -> Refused | None:
        return forbids(self, text)

    def start(self, seats: int, dealer: Dealer, first: int | None = None) -> Position:
        self.check_seats(seats, first)
        position = TossPosition(self, seats, TRUTH)
        deal(position, dealer, first)
        return position

    def imagine(self, view: Position, dealer: Dealer) -> Position:
        return imagine(cast("TossPosition", view), dealer)

    def inventory(self, seats: int) -> list[str]:
        self.check_seats(seats)
        return named(self.all, self.cards.names)

    def assemble(self, seats: int, viewer: int, parts: Reader, dealer: Dealer | None) -> Position:
        position = TossPosition(self, seats, viewer)
        position.chosen = [OPEN] * seats
        position.hands = [[] for _ in range(seats)]
        read_parts(self.parts, position, parts, dealer)
        position.cookies.sort()
        if dealer is not None:
            complete(position, parts, dealer)
        return position

    def points(self, seats: int) -> tuple[int, int]:
        self.check_seats(seats)
        return 0, 1

    def longest(self, seats: int) -> int:
        """Toss/All takes most: a roll, and a grab for each card.

        With `call` everyone may say nothing too, once in the scramble and once after it, and
        after the deal.
        """
        self.check_seats(seats)
        quiet = seats if self.call else 0
        return quiet + int(self.roll_cap) * (1 + int(self.cards.hand) * seats + 2 * quiet)

    def layout(self, seats: int) -> Layout:
        self.check_seats(seats)
        return layout(self, seats)
