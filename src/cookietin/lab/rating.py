"""Ratings by openskill, which is an extra: without it there are none."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True)
class Rating:
    """How strong a bot is taken to be, and how sure that is."""

    bot: str
    mean: float
    sigma: float

    def json(self) -> dict[str, Any]:
        """The rating as plain data."""
        return {"bot": self.bot, "mean": self.mean, "sigma": self.sigma}


def ratings(bots: list[str], results: list[tuple[int, int, float]]) -> list[Rating] | None:
    """Ratings, the strongest first, from who met whom with what part of the wins, in that order."""
    try:
        from openskill.models import PlackettLuce
    except ImportError:
        return None
    model = PlackettLuce()
    rated = [model.rating() for _ in bots]
    for one, other, won in results:
        scores = [won, 1.0 - won]
        [[rated[one]], [rated[other]]] = model.rate([[rated[one]], [rated[other]]], scores=scores)
    found = [Rating(bot, each.mu, each.sigma) for bot, each in zip(bots, rated, strict=True)]
    return sorted(found, key=lambda rating: -rating.mean)
