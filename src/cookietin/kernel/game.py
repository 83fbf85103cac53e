"""A game: the rules of one title or mode with its options. It holds no play."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from cookietin.compiling import mypyc_attr
from cookietin.kernel.complaint import BadOption, BadPosition
from cookietin.kernel.move import Moves
from cookietin.kernel.names import HOLE, SEATS, TRUTH, viewer_name, viewers
from cookietin.kernel.options import Option, Values, settle
from cookietin.kernel.outcome import Outcome
from cookietin.kernel.reading import Reader
from cookietin.kernel.registry import make_game

if TYPE_CHECKING:
    from cookietin.kernel.dealer import Dealer
    from cookietin.kernel.move import Move
    from cookietin.kernel.position import Position
    from cookietin.kernel.standing import Standing


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """What every game owns: its options, its table of moves, how a play starts."""

    def __init__(self, id: str, rules: int, declared: list[Option], given: Values) -> None:
        self.id = id
        self.rules = rules
        """The version of the rules: a record of other rules is not read."""
        self.declared = declared
        self.options: Values = settle(declared, given)
        self.moves = Moves()
        self.fewest_seats = 2
        self.most_seats = 2
        self.standing_answers: list[Standing] = []
        """What a seat may answer in advance: for those who seat people, not for the rules."""

    # What a game writes.

    def start(self, seats: int, dealer: Dealer, first: int | None = None) -> Position:
        """Deal a new play. A match says who is first; otherwise the options do."""
        raise NotImplementedError

    def imagine(self, view: Position, dealer: Dealer) -> Position:
        """Fill a view's holes with a possible truth, every one that is possible equally likely."""
        raise NotImplementedError

    def inventory(self, seats: int) -> list[str]:
        """Every card and token in play, by name, as often as it is there."""
        raise NotImplementedError

    def assemble(self, seats: int, viewer: int, parts: Reader, dealer: Dealer | None) -> Position:
        """Build a position from its parts; with a dealer, what is not given is dealt."""
        raise NotImplementedError

    # What a game gets.

    def __reduce__(self) -> tuple[Any, ...]:
        return make_game, (self.id, self.options)

    def move(self, text: str) -> Move:
        """The move that a text stands for."""
        return self.moves.find(text)

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

    def check_seats(self, seats: int) -> None:
        """Refuse a number of seats that the game does not have."""
        if not self.fewest_seats <= seats <= self.most_seats:
            low, high = self.fewest_seats, self.most_seats
            if low == high:
                raise BadOption(
                    "only-so-many-seats", {"game": self.id, "seats": seats, "count": low}
                )
            fields = {"game": self.id, "seats": seats, "low": low, "high": high}
            raise BadOption("seats-out-of-range", fields)

    def position(self, data: Any) -> Position:
        """The position that `Position.json` wrote, a view too, with everything checked."""
        parts = Reader(data)
        if parts.value("game") != self.id:
            raise BadPosition("of-another-game", {"found": parts.value("game"), "game": self.id})
        if parts.value("rules") != self.rules:
            fields = {"found": parts.value("rules"), "rules": self.rules, "game": self.id}
            raise BadPosition("of-other-rules", fields)
        if parts.value("options") != self.options:
            raise BadPosition("of-other-options", {"found": parts.value("options")})
        seats = parts.whole("seats", self.fewest_seats, self.most_seats)
        viewer = parts.one_of("viewer", viewers(seats)) + TRUTH
        return self._built(seats, viewer, parts, None)

    def set_up(self, seats: int, dealer: Dealer, **given: Any) -> Position:
        """A position from any of its parts, named as in its JSON; the dealer deals the rest."""
        self.check_seats(seats)
        return self._built(seats, TRUTH, Reader(given), dealer)

    def _built(self, seats: int, viewer: int, parts: Reader, dealer: Dealer | None) -> Position:
        number = parts.whole("question", 0, 1 << 30) if parts.due("question", dealer) else 0
        outcome = _read_outcome(parts, seats) if parts.due("outcome", dealer) else None
        first = parts.seat("first", seats) if parts.due("first", dealer) else 0
        try:
            position = self.assemble(seats, viewer, parts, dealer)
            position.first = first
            position.number = number
            position.outcome = outcome
            parts.finish()
            _check_places(position.places(), self.inventory(seats), viewer)
            position.check()
        except BadPosition as wrong:
            wrong.game = self.id
            raise
        if viewer != TRUTH and position.view(viewer) != position:
            raise BadPosition("not-a-view", {"viewer": viewer_name(viewer, seats)})
        return position


def _read_outcome(parts: Reader, seats: int) -> Outcome | None:
    if parts.value("outcome") is None:
        return None
    outcome = Reader(parts.value("outcome"), "outcome")
    winners = outcome.cards("winners", SEATS[:seats])
    points = outcome.per_seat("points", seats)
    how = str(outcome.value("how"))
    outcome.finish()
    each = [points.whole(SEATS[seat], -(1 << 30), 1 << 30) for seat in range(seats)]
    points.finish()
    return Outcome(winners, each, how)


def _check_places(places: dict[str, list[str]], inventory: list[str], viewer: int) -> None:
    """Every card in exactly one place; in a view, no card in two."""
    left = sorted(inventory)
    for place, cards in places.items():
        for card in cards:
            if card == HOLE and viewer != TRUTH:
                continue
            if card == HOLE:
                raise BadPosition("hole-there", {"where": place})
            if card not in left:
                others = [other for other, held in places.items() if card in held]
                raise BadPosition("card-too-often", {"card": card, "places": others})
            left.remove(card)
    holes = sum(cards.count(HOLE) for cards in places.values())
    if viewer == TRUTH and left:
        raise BadPosition("card-nowhere", {"card": left[0]})
    if viewer != TRUTH and holes != len(left):
        raise BadPosition("holes-off", {"found": holes, "unseen": len(left)})
