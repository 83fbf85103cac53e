"""How a play ended."""

from __future__ import annotations

from typing import Any

from cookietin.kernel.names import SEATS


class Outcome:
    """Who won (nobody, one, or several who share), each seat's points, and how it came about."""

    def __init__(self, winners: list[int], points: list[int], how: str) -> None:
        self.winners = winners
        self.points = points
        self.how = how

    def share(self, seat: int) -> float:
        """A seat's share of the win: all of it, an equal part, or nothing."""
        return 1 / len(self.winners) if seat in self.winners else 0.0

    def json(self) -> dict[str, Any]:
        """The outcome as plain data."""
        return {
            "winners": [SEATS[seat] for seat in self.winners],
            "points": list(self.points),
            "how": self.how,
        }

    def __repr__(self) -> str:
        return f"Outcome({self.json()})"


def win_points(winners: list[int], seats: int) -> list[int]:
    """The points of games that know only winning: one for each winner."""
    return [1 if seat in winners else 0 for seat in range(seats)]
