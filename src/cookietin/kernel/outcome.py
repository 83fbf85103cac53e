"""How a play ended."""

from __future__ import annotations

from typing import Any

from cookietin.kernel.names import SEATS


class Outcome:
    """Who won (nobody, one, or several who share), each seat's points, and how it came about."""

    def __init__(
        self,
        winners: list[int],
        points: list[int],
        how: str,
        capped: bool = False,
        merits: list[int] | None = None,
    ) -> None:
        self.winners = winners
        self.points = points
        self.how = how
        self.capped = capped
        """Whether a cap of the options ended the play, and not its rules."""
        self._merits = merits

    @property
    def placement(self) -> list[int]:
        """Which place each seat has come in, from 1; who shares a place has the same.

        Whoever has more merits stands higher; where a game counts none, winners stand before the
        others, and these by their points.
        """
        # Worked out when someone asks: most plays of a search are only asked who won.
        merits = self._merits
        if merits is None:
            above = max(self.points) - min(self.points) + 1
            merits = [
                points + above * (seat in self.winners) for seat, points in enumerate(self.points)
            ]
        return [1 + len([other for other in merits if other > own]) for own in merits]

    def share(self, seat: int) -> float:
        """A seat's share of the win: all of it, an equal part, or nothing."""
        return 1 / len(self.winners) if seat in self.winners else 0.0

    def rewards(self, seats: int) -> list[float]:
        """What agents get: shares of the win that add up to nothing, from -1 to 1.

        Where nobody won nobody gets anything; who plays alone gets its share.
        """
        if seats == 1:
            return [self.share(0)]
        if not self.winners:
            return [0.0] * seats
        return [(seats * self.share(seat) - 1) / (seats - 1) for seat in range(seats)]

    def json(self) -> dict[str, Any]:
        """The outcome as plain data."""
        return {
            "winners": [SEATS[seat] for seat in self.winners],
            "points": list(self.points),
            "placement": list(self.placement),
            "how": self.how,
            "capped": self.capped,
        }

    def __reduce__(self) -> tuple[Any, ...]:
        return Outcome, (self.winners, self.points, self.how, self.capped, self._merits)

    def __repr__(self) -> str:
        return f"Outcome({self.json()})"


def win_points(winners: list[int], seats: int) -> list[int]:
    """The points of games that know only winning: one for each winner."""
    points = [0] * seats
    for seat in winners:
        points[seat] = 1
    return points


def leaders(merits: list[int]) -> list[int]:
    """The seats that have most; those who tie share."""
    most = merits[0]
    for own in merits:
        if own > most:
            most = own
    return [seat for seat, own in enumerate(merits) if own == most]
