"""A game: the rules of one title or mode with its options. It holds no play."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from cookietin.compiling import mypyc_attr
from cookietin.kernel.accepting import check_holes_kept, check_whole, read_outcome
from cookietin.kernel.complaint import BadOption, BadPosition
from cookietin.kernel.handles import Handles
from cookietin.kernel.layout import Layout
from cookietin.kernel.move import Moves
from cookietin.kernel.names import MOST_SEATS, TRUTH, named, viewers
from cookietin.kernel.options import Option, Values, settle
from cookietin.kernel.parts import (
    Part,
    card_names_of,
    deal_parts,
    fill_holes,
    parts_layout,
    read_parts,
)
from cookietin.kernel.people import People
from cookietin.kernel.reading import LAST_QUESTION, Reader
from cookietin.kernel.registry import make_game
from cookietin.kernel.roles import COMMON

if TYPE_CHECKING:
    from cookietin.kernel.complaint import Refused
    from cookietin.kernel.dealer import Dealer
    from cookietin.kernel.move import Move
    from cookietin.kernel.position import Position
    from cookietin.kernel.standing import Standing


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """What every game owns: its options, its table of moves, how a play starts."""

    def __init__(self, id: str, version: int, declared: list[Option], given: Values) -> None:
        self.id = id
        self.version = version
        """The version of the rules: a record of other rules is not read."""
        self.declared = declared
        self.options: Values = settle(declared, given)
        self.moves = Moves()
        self.parts: list[Part] = []
        """What its positions consist of."""
        self.roles: dict[str, str] = {}
        """What the fields of its moves, questions and events are, beside those in `COMMON`.

        By the field's name, or as `key.field` where one key differs.
        """
        self.people = People()
        """What people see of it."""
        self.handles = Handles({}, {})
        """What is tapped to make a move; whoever makes the game of its folder reads it there."""
        self.fewest_seats = 2
        self.most_seats = 2
        self.standing_answers: list[Standing] = []
        """What a seat may answer in advance: for those who seat people, not for the rules."""
        self.alone: list[list[int]] = [[seat] for seat in range(MOST_SEATS)]
        """Lists of one seat each: what a position lends where that one alone is asked."""
        self._blank_rows: list[bytes] = [b""] * (MOST_SEATS + 1)

    # What a game writes.

    def start(self, seats: int, dealer: Dealer, first: int | None = None) -> Position:
        """Deal a new play. A match says who is first; otherwise the options do."""
        raise NotImplementedError

    def imagine(self, view: Position, dealer: Dealer) -> Position:
        """Fill a view's holes with a possible truth, every one that is possible equally likely.

        What is here does for a game that hides nothing but cards: see `fill_holes`.
        """
        truth = view.copy()
        truth.viewer = TRUTH
        fill_holes(self.parts, truth, self.all_cards(view.seats), dealer)
        return truth

    def inventory(self, seats: int) -> list[str]:
        """Every card and token in play, by name, as often as it is there."""
        self.check_seats(seats)
        return named(self.all_cards(seats), card_names_of(self.parts))

    def blank(self, seats: int, viewer: int) -> Position:
        """A position with nothing in it yet: what is written or set up is read into it."""
        raise NotImplementedError

    def all_cards(self, seats: int) -> list[int]:
        """The cards that a set-up deals from: all of them, by number."""
        raise NotImplementedError

    def points(self, seats: int) -> tuple[int, int]:
        """The least and the most points that a seat can end a play with."""
        raise NotImplementedError

    def longest(self, seats: int) -> int:
        """No play takes more answers than these."""
        raise NotImplementedError

    def assemble(self, seats: int, viewer: int, parts: Reader, dealer: Dealer | None) -> Position:
        """Build a position from its parts; with a dealer, what is not given is dealt."""
        position = self.blank(seats, viewer)
        unheld = read_parts(self.parts, position, parts, dealer)
        if dealer is not None:
            deal_parts(self.parts, position, unheld, self.all_cards(seats), dealer)
        return position

    def layout(self, seats: int) -> Layout:
        """What each column of `Position.observe` means."""
        self.check_seats(seats)
        layout = Layout(seats)
        parts_layout(self.parts, layout)
        return layout

    # What a game gets.

    def blank_row(self, seats: int, before: str = "") -> bytes:
        """Zeros for an observation with so many seats, or for its columns before a block."""
        row = self._blank_rows[seats]
        if not row:
            layout = self.layout(seats)
            row = bytes(layout.block(before).first if before else layout.size)
            self._blank_rows[seats] = row
        return row

    def card_names(self, seats: int) -> list[str]:
        """What cards and tokens are called in moves, questions and events."""
        return self.inventory(seats)

    def __reduce__(self) -> tuple[Any, ...]:
        return make_game, (self.id, self.options)

    def __copy__(self) -> Game:
        return self

    def __deepcopy__(self, memo: object) -> Game:
        return self

    def __repr__(self) -> str:
        changed = [
            f", {option.name}={self.options[option.name]!r}"
            for option in self.declared
            if self.options[option.name] != option.default
        ]
        return f"game({self.id!r}{''.join(changed)})"

    def role(self, key: str, field: str) -> str:
        """What a field of the move, question or event with this key is; empty if nobody says."""
        own = self.roles
        return own.get(f"{key}.{field}") or own.get(field) or COMMON.get(field, "")

    def move(self, text: str) -> Move:
        """The move that a text stands for."""
        return self.moves.find(text)

    def forbids(self, text: str) -> Refused | None:
        """Which clause keeps a text, with cards by their names, from being a move at all."""
        return None

    def owns(self, move: Move) -> bool:
        """Whether this is a move of this very game."""
        table = self.moves.all
        return 0 <= move.number < len(table) and table[move.number] is move

    @property
    def seats(self) -> range:
        """How many can play with these options."""
        return range(self.fewest_seats, self.most_seats + 1)

    def seat_from_to(self, fewest: int, most: int) -> None:
        """Say how many can play; options that leave nobody to play are refused."""
        if fewest > most:
            fields = {"game": self.id, "fewest": fewest, "most": most}
            raise BadOption("nobody-can-play", fields)
        self.fewest_seats = fewest
        self.most_seats = most

    def check_seats(self, seats: int, first: int | None = None) -> None:
        """Refuse a number of seats that the game does not have, and a first who has none."""
        if not self.fewest_seats <= seats <= self.most_seats:
            low, high = self.fewest_seats, self.most_seats
            if low == high:
                raise BadOption(
                    "only-so-many-seats", {"game": self.id, "seats": seats, "count": low}
                )
            fields = {"game": self.id, "seats": seats, "low": low, "high": high}
            raise BadOption("seats-out-of-range", fields)
        if first is not None and not 0 <= first < seats:
            raise BadOption("seat-out-of-range", {"seat": first, "high": seats - 1})

    def position(self, data: Any) -> Position:
        """The position that `Position.json` wrote, a view too, with everything checked."""
        parts = Reader(data)
        if parts.value("game") != self.id:
            raise BadPosition("of-another-game", {"found": parts.value("game"), "game": self.id})
        if parts.value("version") != self.version:
            fields = {"found": parts.value("version"), "version": self.version, "game": self.id}
            raise BadPosition("of-other-rules", fields)
        if parts.value("options") != self.options:
            raise BadPosition("of-other-options", {"found": parts.value("options")})
        seats = parts.whole("seats", self.fewest_seats, self.most_seats)
        viewer = parts.one_of("viewer", viewers(seats)) + TRUTH
        position = self._built(seats, viewer, parts, None)
        check_holes_kept(data, position.json())
        return position

    def set_up(self, seats: int, dealer: Dealer, **given: Any) -> Position:
        """A position from any of its parts, named as in its JSON; the dealer deals the rest."""
        self.check_seats(seats)
        return self._built(seats, TRUTH, Reader(given), dealer)

    def _built(self, seats: int, viewer: int, parts: Reader, dealer: Dealer | None) -> Position:
        number = parts.whole("question", 0, LAST_QUESTION) if parts.due("question", dealer) else 0
        outcome = None
        if parts.due("outcome", dealer):
            outcome = read_outcome(parts, seats, self.points(seats))
        first = parts.seat("first", seats) if parts.due("first", dealer) else 0
        try:
            position = self.assemble(seats, viewer, parts, dealer)
            position.first = first
            position.number = number
            position.outcome = outcome
            parts.finish()
            check_whole(position)
        except BadPosition as wrong:
            wrong.game = self.id
            raise
        return position
