"""CHOMP: its options, its cards and its table of moves."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, cast, final

from cookietin.games.chomp.cards import CARDS_EACH, MOST_PLAYERS, TURNS_EACH, Cards
from cookietin.games.chomp.land import AREA, Land, cell_names
from cookietin.games.chomp.people.people import ChompPeople
from cookietin.games.chomp.people.refusals import forbids
from cookietin.games.chomp.row import Row
from cookietin.games.chomp.scoring import most_points
from cookietin.games.chomp.setup import set_up
from cookietin.games.chomp.stages import STAGES
from cookietin.games.chomp.state.parts import assemble, parts
from cookietin.games.chomp.state.position import ChompPosition
from cookietin.kernel.game import Game
from cookietin.kernel.names import TRUTH
from cookietin.kernel.options import Data, OneOf, Option, Switch, Values, Whole
from cookietin.kernel.roles import CARD, NUMBER, WORD

if TYPE_CHECKING:
    from cookietin.kernel.complaint import Refused
    from cookietin.kernel.dealer import Dealer
    from cookietin.kernel.move import Move
    from cookietin.kernel.position import Position
    from cookietin.kernel.reading import Reader

VERSION: Final = 2
RANDOM: Final = "random"
PRINTED: Final = "printed"
OWN_FILE: Final = "cards.toml"
GIVEN_FILE: Final = "cards"

ROLES: Final[dict[str, str]] = {
    "land": CARD,
    "lands": CARD,
    "goal": CARD,
    "goals": CARD,
    "column": NUMBER,
    "turned": NUMBER,
    "at": WORD,
    "herd": WORD,
    "others": WORD,
    "dino": WORD,
    "dinos": WORD,
    "fate": WORD,
    "side": WORD,
}
"""What the fields of moves, questions and events are; cells are words."""


@final
class Chomp(Game):
    """The rules of CHOMP with their options and a set of cards."""

    def __init__(self, data: dict[str, Any], given: Values) -> None:
        declared: list[Option] = [
            Data("cards", "CH-01"),
            OneOf("pairing", "CH-08", RANDOM, [RANDOM, PRINTED]),
            Switch("own_nest", "CH-16", True),
            Whole("turns", "CH-10", TURNS_EACH, 1, TURNS_EACH),
        ]
        super().__init__("chomp", VERSION, declared, given)
        other = cast("dict[str, Any]", self.options["cards"])
        self.cards = Cards(other, GIVEN_FILE) if other else Cards(data, OWN_FILE)
        self.printed = self.options["pairing"] == PRINTED
        self.own_nest = cast("bool", self.options["own_nest"])
        self.most_turns: int = self.options["turns"]
        self.fewest_seats = 1
        self.most_seats = min(MOST_PLAYERS, len(self.cards.kinds) // CARDS_EACH)
        self.asks: list[str] = list(STAGES)
        self.cells: list[str] = cell_names()
        """The names of cells."""
        self._make_moves()
        self.parts = parts(self.cards, self.cells)
        self.roles = ROLES
        self.people = ChompPeople()
        self.capped = self.most_turns < TURNS_EACH
        """Whether an option ends plays before all cards are taken."""

    def _make_moves(self) -> None:
        for name in self.cards.lands[1:]:
            self.moves.add(f"take {name}", "take-land", {"land": name})
        for name in self.cards.goals[1:]:
            self.moves.add(f"take {name}", "take-goal", {"goal": name})
        nowhere = self.moves.all[0]
        self.cell_of: list[int] = [0] * len(self.moves.all)
        """The cell that a move speaks of."""
        self.ats: list[Move] = [nowhere] * AREA
        """The move that names a cell: for a card's upper left quarter, or for an egg."""
        for cell in range(AREA):
            name = self.cells[cell]
            if name:
                self.ats[cell] = self.moves.add(f"at {name}", "at", {"at": name})
                self.cell_of.append(cell)
        self.turns: list[Move] = []
        for turns in range(4):
            fields = {"turned": 90 * turns}
            self.turns.append(self.moves.add(f"turned {90 * turns}", "turned", fields))
            self.cell_of.append(0)
        self.no_egg = self.moves.add("no egg", "no-egg", {})
        self.cell_of.append(0)

    def forbids(self, text: str) -> Refused | None:
        return forbids(text)

    def start(self, seats: int, dealer: Dealer, first: int | None = None) -> Position:
        self.check_seats(seats, first)
        return set_up(self, seats, dealer, first)

    def imagine(self, view: Position, dealer: Dealer) -> Position:
        """A view hides nothing that has a place: the truth is what it shows."""
        truth = cast("ChompPosition", view).copy()
        truth.viewer = TRUTH
        return truth

    def inventory(self, seats: int) -> list[str]:
        self.check_seats(seats)
        return self.cards.lands[1:] + self.cards.goals[1:]

    def points(self, seats: int) -> tuple[int, int]:
        self.check_seats(seats)
        return 0, most_points(self.cards, self.most_turns)

    def longest(self, seats: int) -> int:
        """A land takes three answers and one for each of its eggs; so does a start card's egg."""
        self.check_seats(seats)
        eggs = max(self.cards.eggs)
        return seats * (self.most_turns * (3 + eggs) + eggs)

    def blank(self, seats: int, viewer: int) -> ChompPosition:
        position = ChompPosition(self, seats, viewer, Row(self.cards, self.printed))
        position.lands = [Land() for _ in range(seats)]
        position.goals = [[] for _ in range(seats)]
        return position

    def assemble(self, seats: int, viewer: int, parts: Reader, dealer: Dealer | None) -> Position:
        position = self.blank(seats, viewer)
        assemble(position, parts, dealer)
        return position
