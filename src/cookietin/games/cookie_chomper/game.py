"""Cookie Chomper in its modes: options, set-up, and what all of them share (CC-06 to CC-08)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, cast

from cookietin.games.cookie_chomper.active_player import any_opens
from cookietin.games.cookie_chomper.cards import FLIP, NUMBER, ROLL, SEEK, Cards
from cookietin.games.cookie_chomper.moves import Answers
from cookietin.games.cookie_chomper.people.events import tell_start
from cookietin.games.cookie_chomper.state.imagine import imagine
from cookietin.games.cookie_chomper.state.parts import read_parts
from cookietin.games.cookie_chomper.state.position import ChomperPosition
from cookietin.games.cookie_chomper.tokens import TOKENS, read_bandits
from cookietin.games.cookie_chomper.turn import start_turn
from cookietin.kernel.complaint import BadOption, BadPosition
from cookietin.kernel.game import Game
from cookietin.kernel.names import MOST_SEATS, SEATS, TRUTH, named
from cookietin.kernel.options import Data, OneOf, Option, Several, Switch, Values, Whole
from cookietin.kernel.standing import Standing, When

if TYPE_CHECKING:
    from cookietin.kernel.dealer import Dealer
    from cookietin.kernel.position import Position
    from cookietin.kernel.reading import Reader

RULES: Final = 2
MOST_PLAYERS: Final = 6
FEWEST_LEFT: Final = 10
"""So many cards must be left in the deck after the deal (CC-06)."""
RANDOM: Final = "random"
EXTRA_FLIPS: Final = 4


WINDOW: Final = ["respond-take", "respond-give", "respond-no-number"]
"""The questions of the response window (CC-12)."""


class Size(Whole):
    """A whole number that two values show enough of: long plays teach no more than short ones."""

    def __init__(
        self, name: str, clause: str, default: int, low: int, high: int, shown: int
    ) -> None:
        super().__init__(name, clause, default, low, high)
        self.shown = shown

    def spread(self) -> list[Any]:
        return [self.shown, self.default]


class CardsLeftOut(Several):
    """Cards that stay in the box: a few sets show what that does."""

    def spread(self) -> list[Any]:
        sets = [[], ["Veto"], ["Copy", "Seek"]]
        return [names for names in sets if all(name in self.choices for name in names)]

    def range(self) -> str:
        return f"none|{self.choices[0]},{self.choices[1]},…,{self.choices[-1]}"


class FirstSeat(OneOf):
    """Who is first: one seat shows what naming one does."""

    def spread(self) -> list[Any]:
        return [RANDOM, SEATS[1]]


class Chomper(Game):
    """What the modes share. Each mode says what its stack is and what taking tokens does."""

    def __init__(self, id: str, data: dict[str, Any], own: list[Option], given: Values) -> None:
        try:
            everything = Cards(given["cards"] if _has_cards(given) else data)
            self.bandits = read_bandits(given["cards"] if _has_cards(given) else data)
        except BadOption as complaint:
            complaint.game = id
            raise
        declared: list[Option] = [
            Whole("hand", "CC-08", 3, 2, 6),
            FirstSeat("first", "CC-08", RANDOM, [RANDOM, *SEATS]),
            Whole("most_players", "CC-06", MOST_PLAYERS, MOST_PLAYERS, MOST_SEATS),
            Size("turn_cap", "CC-25", 300, 0, 10_000, 5),
            *own,
            CardsLeftOut("without", "CC-54", [], everything.names[1 : everything.last_action + 1]),
            Size("extra_flips", "CC-54", 0, 0, EXTRA_FLIPS, EXTRA_FLIPS),
            Switch("opposites_on_seek", "CC-54", False),
            Data("cards", "CC-01"),
        ]
        super().__init__(id, RULES, declared, given)
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
        self.alone: list[list[int]] = [[seat] for seat in range(MOST_SEATS)]
        fixed = self.options["first"]
        self.first = -1 if fixed == RANDOM else SEATS.index(fixed)
        self.deck: list[int] = self._choose_deck()
        room = (len(self.deck) - FEWEST_LEFT) // self.hand
        most = min(cast("int", self.options["most_players"]), room)
        self.seat_from_to(max(2, self.first + 1), most)
        self._check_deck()

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

    def end_at_cap(self, position: ChomperPosition, dealer: Dealer) -> None:
        """The turn cap is reached (CC-25)."""
        raise NotImplementedError

    def winners(self, position: ChomperPosition) -> list[int]:
        """Who has won, by what lies where; nobody while the play goes on."""
        raise NotImplementedError

    def capped(self, position: ChomperPosition) -> bool:
        """Whether as many turns are over as there may be (CC-25)."""
        return 0 < self.turn_cap <= position.turns

    def check_tokens(self, position: ChomperPosition) -> None:
        """Refuse a stack with which the play would be over."""
        raise NotImplementedError

    # What the modes share.

    def _choose_deck(self) -> list[int]:
        cards = self.cards
        without = cast("list[str]", self.options["without"])
        deck = [
            kind
            for kind in range(1, cards.last_action + 1)
            if cards.names[kind] not in without and (cards.deeds[kind] != FLIP or self.has_flip())
        ]
        symbols = list(range(cards.last_action + 1, cards.size))
        return deck + symbols[: cast("int", self.options["extra_flips"])]

    def _check_deck(self) -> None:
        for kind in self.deck:
            deed = self.cards.deeds[kind]
            if deed == ROLL or (deed == NUMBER and self.cards.offers[kind] != [0]):
                return
        complaint = BadOption("deck-takes-nothing")
        complaint.game = self.id
        raise complaint

    def start(self, seats: int, dealer: Dealer, first: int | None = None) -> Position:
        self.check_seats(seats)
        position = ChomperPosition(self, seats, TRUTH)
        deck = list(self.deck)
        for _ in range(seats):
            hand: list[int] = []
            dealer.deal(deck, hand, self.hand, self.cards.names)
            position.hands.append(hand)
        position.deck = deck
        self.lay_stack(position, self.tokens(), dealer)
        if first is None:
            first = self.first if self.first >= 0 else dealer.pick(seats, SEATS)
        position.first = first
        position.active = first
        if dealer.listening:
            tell_start(position, dealer)
        start_turn(position, dealer)
        return position

    def imagine(self, view: Position, dealer: Dealer) -> Position:
        return imagine(cast("ChomperPosition", view), dealer)

    def inventory(self, seats: int) -> list[str]:
        return named(self.deck, self.cards.names) + named(self.tokens(), TOKENS)

    def assemble(self, seats: int, viewer: int, parts: Reader, dealer: Dealer | None) -> Position:
        position = ChomperPosition(self, seats, viewer)
        unheld = read_parts(position, parts, dealer)
        if dealer is not None:
            self._complete(position, parts, unheld, dealer)
        return position

    def _complete(
        self, position: ChomperPosition, parts: Reader, unheld: list[int], dealer: Dealer
    ) -> None:
        """Deal what was not given."""
        unplaced = list(self.deck)
        for cards in [*position.hands, position.deck, position.pile, position.queue.all_cards()]:
            for card in cards:
                if card in unplaced:
                    unplaced.remove(card)
        wanted = len(unheld) * self.hand
        if wanted > len(unplaced):
            raise BadPosition("too-few-cards-left", {"wanted": wanted, "left": len(unplaced)})
        opening = position.queue.opener == 0 and position.outcome is None
        for seat in unheld:
            promised = opening and seat == position.active and any_opens(position, unplaced)
            hand: list[int] = []
            dealer.deal(unplaced, hand, self.hand, self.cards.names)
            while promised and not any_opens(position, hand):
                unplaced += hand
                hand = []
                dealer.deal(unplaced, hand, self.hand, self.cards.names)
            position.hands[seat] = hand
        if not parts.has("deck"):
            position.deck = unplaced
        if not parts.has("stack"):
            tokens = self.tokens()
            for pile in [*position.taken, position.bandit_pile]:
                for token in pile:
                    if token in tokens:
                        tokens.remove(token)
            self.lay_stack(position, tokens, dealer)


def _has_cards(given: Values) -> bool:
    return isinstance(given.get("cards"), dict) and bool(given["cards"])
