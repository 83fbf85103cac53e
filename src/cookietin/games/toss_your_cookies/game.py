"""Toss Your Cookies: options, the table of moves and the deal (TY-01 to TY-05)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, cast, final

from cookietin.games.toss_your_cookies import dice, telling
from cookietin.games.toss_your_cookies.cards import HAND, CookieCards, SureCookies, spread
from cookietin.games.toss_your_cookies.choices import CHOOSE, OPEN, Choices
from cookietin.games.toss_your_cookies.dice import ACTIONS, NUMBER_FACES, NUMBERS, Faces
from cookietin.games.toss_your_cookies.imagining import imagine
from cookietin.games.toss_your_cookies.position import TossPosition
from cookietin.games.toss_your_cookies.setting_up import SetUp
from cookietin.games.toss_your_cookies.winning import SNICKERDOODLE, finish_action
from cookietin.kernel.game import Game
from cookietin.kernel.names import MOST_SEATS, SEATS, TRUTH, named
from cookietin.kernel.options import OneOf, Option, Values, Whole

if TYPE_CHECKING:
    from mypy_extensions import i64

    from cookietin.kernel.dealer import Dealer
    from cookietin.kernel.move import Move
    from cookietin.kernel.position import Position
    from cookietin.kernel.reading import Reader

RULES: Final = 1


@final
class TossYourCookies(Game):
    """The rules of Toss Your Cookies with their options."""

    def __init__(self, data: dict[str, Any], given: Values) -> None:
        cards = CookieCards(data)
        number = dice.read_faces(data, "number", NUMBER_FACES)
        action = dice.read_faces(data, "action", ACTIONS)
        declared: list[Option] = [
            SureCookies("cookies", "TY-02", [], named(cards.cookies, cards.names)),
            Faces("numbers", "TY-03", number, NUMBER_FACES),
            Faces("actions", "TY-03", action, ACTIONS),
            OneOf("scramble", "TY-11", "live", ["live", "turns"]),
            OneOf("shout", "TY-18", "auto", ["auto", "call"]),
            Whole("roll_cap", "TY-21", 500, 1, 750),
        ]
        super().__init__("toss-your-cookies", RULES, declared, given)
        self.cards = cards
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
        self.fewest_seats = max(cards.fewest, len(self.sure_cookies))
        self.most_seats = cards.most
        self.alone: list[list[int]] = [[seat] for seat in range(MOST_SEATS)]
        self.everyone: list[list[int]] = [list(range(seats)) for seats in range(MOST_SEATS + 1)]
        self.nobody_chose: list[list[int]] = [[OPEN] * seats for seats in range(MOST_SEATS + 1)]
        self._make_moves()
        self.choices = Choices(cards, self.moves)

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

    def start(self, seats: int, dealer: Dealer, first: int | None = None) -> Position:
        self.check_seats(seats)
        position = TossPosition(self, seats, TRUTH)
        names = self.cards.names
        position.cookies = self.pick_cookies(self.sure_cookies, seats, dealer)
        deck = self.cards.deck(position.cookies, seats)
        for _ in range(seats):
            hand: list[int] = []
            dealer.deal(deck, hand, HAND, names)
            hand.sort()
            position.hands.append(hand)
        position.first = dealer.pick(seats, SEATS) if first is None else first
        position.turn = position.first
        telling.start(position, dealer)
        position.number = -1
        finish_action(position, dealer)
        if position.outcome is not None:
            # Won on the deal: nothing was asked, and no question has a number below 0.
            position.number = 0
        return position

    def pick_cookies(self, sure: list[int], seats: int, dealer: Dealer) -> list[int]:
        """One cookie per player: those that play for sure, and others at random (TY-02)."""
        cookies = sure[:]
        others = [cookie for cookie in self.cards.cookies if cookie not in sure]
        dealer.deal(others, cookies, seats - len(sure), self.cards.names)
        cookies.sort()
        return cookies

    def imagine(self, view: Position, dealer: Dealer) -> Position:
        return imagine(cast("TossPosition", view), dealer)

    def inventory(self, seats: int) -> list[str]:
        return named(spread(self.cards.copies), self.cards.names)

    def assemble(self, seats: int, viewer: int, parts: Reader, dealer: Dealer | None) -> Position:
        return SetUp(TossPosition(self, seats, viewer), parts, dealer).position
