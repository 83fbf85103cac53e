"""Braverse: options, decks and the start of a play."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, cast, final

from cookietin.games.braverse.areas import new_side
from cookietin.games.braverse.cards import Cards
from cookietin.games.braverse.decks import BadDeck, DeckOption, deck_kinds, read_starters
from cookietin.games.braverse.end import longest
from cookietin.games.braverse.flow import advance
from cookietin.games.braverse.language.features import Features
from cookietin.games.braverse.language.reading import POOLS, BadCard
from cookietin.games.braverse.moves import MoveTable
from cookietin.games.braverse.people.people import BraversePeople
from cookietin.games.braverse.phases import IN_MAIN, MAIN
from cookietin.games.braverse.setup import begin
from cookietin.games.braverse.state.imagine import imagine
from cookietin.games.braverse.state.observe import layout
from cookietin.games.braverse.state.parts import SideKind, assemble, parts
from cookietin.games.braverse.state.position import new_position
from cookietin.kernel.game import Game
from cookietin.kernel.names import TRUTH
from cookietin.kernel.options import Data, OneOf, Whole
from cookietin.kernel.roles import CARD, NUMBER, WORD

if TYPE_CHECKING:
    from mypy_extensions import i64

    from cookietin.games.braverse.decks import Counts
    from cookietin.games.braverse.state.position import BraversePosition
    from cookietin.kernel.dealer import Dealer
    from cookietin.kernel.layout import Layout
    from cookietin.kernel.options import Option, Values
    from cookietin.kernel.position import Position
    from cookietin.kernel.reading import Reader

VERSION: Final = 2


ROLES: Final = {
    **dict.fromkeys(["target", "turned"], CARD),
    **dict.fromkeys(["number", "left", "amount"], NUMBER),
    **dict.fromkeys(["place", "with", "at", "hand", "one", "two", "color", "flag"], WORD),
}


@final
class Pool:
    """A card file that has been read: its cards and its starter decks."""

    def __init__(self, data: dict[str, Any], usual: Pool | None = None) -> None:
        self.data: dict[str, Any] = merged(data, {} if usual is None else usual.data)
        self.cards = Cards(self.data)
        self.starters: dict[str, Counts] = read_starters(self.data.get("deck", []), self.cards)


def merged(data: dict[str, Any], usual: dict[str, Any]) -> dict[str, Any]:
    """A card file as it is, or added to the cards and starters that come with the game."""
    says = data.get("pool", POOLS[0])
    if says not in POOLS:
        raise BadCard("card-no-such-pool", "", "pool", says, POOLS)
    rows = data.get("card")
    if says == POOLS[0] or not isinstance(rows, list):
        return data
    decks = data["deck"] if "deck" in data else usual.get("deck", [])
    return {**data, "card": [*usual.get("card", []), *rows], "deck": decks}


@final
class Braverse(Game):
    """The rules of Braverse with their options."""

    def __init__(self, usual: Pool, given: Values) -> None:
        other = given.get("cards")
        pool = Pool(other, usual) if isinstance(other, dict) and other else usual
        names = sorted(pool.starters)
        declared: list[Option] = [
            DeckOption(0, names[0] if names else "", names),
            DeckOption(1, names[-1] if names else "", names),
            Data("cards", "BV-04"),
            OneOf("start", "BV-12", "contest", ["contest", "random"]),
            Whole("second", "BV-13", 0, 0, 3),
            OneOf("refill", "BV-10", "empty", ["empty", "official"]),
            OneOf("refresh", "BV-11", "loses", ["loses", "both"]),
            OneOf("flip", "BV-26", "must", ["must", "may"]),
            Whole("moves", "BV-33", 100, 5, 1000),
            Whole("operations", "BV-33", 200, 20, 5000),
            Whole("questions", "BV-33", 300, 20, 5000),
            Whole("turns", "BV-33", 200, 2, 1000),
        ]
        super().__init__("braverse", VERSION, declared, given)
        self.pool = pool
        self.cards = pool.cards
        self.brought: list[list[int]] = [
            deck_kinds(self._counts(key), pool.cards) for key in ("deck0", "deck1")
        ]
        """All cards of each seat, those that start aside too."""
        self.asides: list[list[int]] = [
            [kind for kind in deck if pool.cards.all[kind].aside] for deck in self.brought
        ]
        self.decks: list[list[int]] = [
            [kind for kind in deck if not pool.cards.all[kind].aside] for deck in self.brought
        ]
        self.kinds: list[list[int]] = [sorted(set(deck)) for deck in self.brought]
        self.counts: list[list[int]] = [
            [deck.count(kind) for kind in range(len(pool.cards.all))] for deck in self.brought
        ]
        """How often each kind is among a seat's cards."""
        self.random_start = self.options["start"] == "random"
        self.second_more = cast("int", self.options["second"])
        """Cards that whoever goes second has more in the first hand."""
        self.official_refill = self.options["refill"] == "official"
        self.both_lose = self.options["refresh"] == "both"
        self.flip_may = self.options["flip"] == "may"
        self.most_moves = cast("int", self.options["moves"])
        self.most_operations = cast("int", self.options["operations"])
        self.most_questions = cast("int", self.options["questions"])
        self.most_turns = cast("int", self.options["turns"])
        self.flag_bits: list[int] = [2**flag for flag in range(len(pool.cards.flags))]
        features = Features(pool.cards)
        self.features = features
        self.heeds: i64 = features.heeds
        self.marks: i64 = features.marks
        self.bans: i64 = features.bans
        self.has_static = features.has_static
        self.has_static_marks = features.has_static_marks
        self.has_start = features.has_start
        self.changes_costs = features.changes_costs
        self.observes_more = features.are_observed()
        self.table = MoveTable(self.moves, pool.cards)
        self.sides = SideKind(pool.cards)
        self.parts = parts(pool.cards, self.sides)
        self.roles = ROLES
        self.people = BraversePeople()
        self.seat_from_to(2, 2)

    def _counts(self, key: str) -> Counts:
        value: Any = self.options[key]
        if not isinstance(value, str):
            return dict(value)
        if not value:
            raise BadDeck("deck-no-starters", {"option": key})
        return self.pool.starters[value]

    def start(self, seats: int, dealer: Dealer, first: int | None = None) -> Position:
        self.check_seats(seats, first)
        sides = [new_side(self.decks[seat], self.asides[seat]) for seat in range(2)]
        position = new_position(self, TRUTH, sides)
        begin(position, first, dealer)
        advance(position, dealer)
        return position

    def imagine(self, view: Position, dealer: Dealer) -> Position:
        return imagine(cast("BraversePosition", view), dealer)

    def inventory(self, seats: int) -> list[str]:
        self.check_seats(seats)
        return [self.cards.names[kind] for deck in self.brought for kind in deck]

    def card_names(self, seats: int) -> list[str]:
        self.check_seats(seats)
        return self.cards.names[1:]

    def blank(self, seats: int, viewer: int) -> Position:
        """A main phase with nothing on either side."""
        position = new_position(self, viewer, [])
        position.phase = IN_MAIN
        position.ask = MAIN
        position.turns = 3
        return position

    def assemble(self, seats: int, viewer: int, parts: Reader, dealer: Dealer | None) -> Position:
        return assemble(self, viewer, parts, dealer)

    def points(self, seats: int) -> tuple[int, int]:
        self.check_seats(seats)
        return 0, 1

    def longest(self, seats: int) -> int:
        self.check_seats(seats)
        return longest(self)

    def layout(self, seats: int) -> Layout:
        self.check_seats(seats)
        return layout(self)
