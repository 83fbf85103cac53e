"""Rows: what one play came to, as it is kept."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, NamedTuple, cast

from cookietin.kernel.names import MOST_SEATS, SEATS

if TYPE_CHECKING:
    from mypy_extensions import i64

    from cookietin.kernel.outcome import Outcome

Reading = float | list[float] | tuple[float, float]
"""A number for the play, or a part and what it is part of: `[choices, decisions]`."""
Readings = dict[str, Reading]
"""What meters read, by the figure's name: `margin`, or with what it is about, `order/1`."""

ALMOST: Final = 0.9
"""A play was close if the second had at least this part of the best's points."""
ORDER: Final = [f"order/{place + 1}" for place in range(MOST_SEATS)]
SEAT: Final = [f"seat/{seat}" for seat in SEATS]
_SMALL: Final = 32
# As anything: known to be two numbers, each would be taken apart and put together again.
_PAIRS: Final[list[Any]] = [(part, whole) for part in range(_SMALL) for whole in range(_SMALL)]


def pair(part: i64, whole: i64) -> Reading:
    """A part and what it is part of: small ones are made once, for very many are kept."""
    if 0 <= part < _SMALL and 0 <= whole < _SMALL:
        return cast("Reading", _PAIRS[part * _SMALL + whole])
    return (int(part), int(whole))


class Row(NamedTuple):
    """One play: who was first, who won with what, how long it took, what meters read."""

    first: int
    winners: list[int]
    points: list[int]
    moves: int
    how: str
    capped: bool
    read: Readings

    @classmethod
    def of(cls, outcome: Outcome, first: int, moves: int, read: Readings) -> Row:
        """What a play came to."""
        winners, points = outcome.winners, outcome.points
        return cls(first, winners, points, moves, outcome.how, outcome.capped, read)

    @classmethod
    def again(cls, data: list[Any]) -> Row:
        """A row that was kept."""
        return cls(*data)

    def came_to(self, bots: list[str], scored: bool) -> Readings:
        """What it came to, with who sat where, and whether points are more than wins."""
        read: Readings = {}
        if len(self.points) > 1:
            _add_wins(read, self.first, self.winners, len(self.points), bots)
        if scored:
            _add_points(read, sorted(self.points, reverse=True))
        read["moves"] = self.moves
        read[f"ending/{self.how}"] = 1
        if self.capped:
            read["capped"] = 1
        if len(self.winners) > 1:
            read["shared"] = 1
        if not self.winners and len(self.points) > 1:
            read["nobody"] = 1
        return read


def _add_wins(read: Readings, first: int, winners: list[int], seats: int, bots: list[str]) -> None:
    """Who won: by the order of play, by seat, and by bot where they differ."""
    won = [0.0] * seats
    for seat in winners:
        won[seat] = 1 / len(winners)
    for place in range(seats):
        read[ORDER[place]] = won[(first + place) % seats]
    for seat in range(seats):
        read[SEAT[seat]] = won[seat]
    names = list(dict.fromkeys(bots))
    if len(names) > 1:
        for bot in names:
            held = [won[seat] for seat in range(seats) if bots[seat] == bot]
            read[f"bot/{bot}"] = sum(held) / len(held)


def _add_points(read: Readings, made: list[int]) -> None:
    """What was made, the most first."""
    read["points"] = [sum(made), len(made)]
    if len(made) > 1:
        read["margin"] = made[0] - made[1]
        read["spread"] = made[0] - made[-1]
        read["close"] = int(made[0] <= 0 or made[1] >= ALMOST * made[0])
