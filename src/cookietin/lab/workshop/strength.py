"""Strength: what having a card is worth, with its interval, and which cards stand out."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from cookietin.lab.columns import difference
from cookietin.lab.intervals import Estimate, told_apart

if TYPE_CHECKING:
    from collections.abc import Mapping

    from cookietin.lab.columns import Column

STRONG = "strong"
WEAK = "weak"
FINE = "fine"


@dataclass(frozen=True)
class Strength:
    """One card: its figure, how often it was there, and whether it stands out."""

    card: str
    figure: Estimate
    """In points of wins (0 is average) or as a multiple of an average owner's wins (1 is)."""
    taken: float | None
    """At what part of the turns it could be taken it was, where it is for the taking."""
    pays: float | None
    """What it pays its owner, where it pays."""
    verdict: str

    def json(self) -> dict[str, Any]:
        """The strength as plain data."""
        return {
            "card": self.card,
            **self.figure.json(),
            "taken": self.taken,
            "pays": self.pays,
            "verdict": self.verdict,
        }


def judged(
    figures: dict[str, Estimate],
    usual: float,
    low: float,
    high: float,
    columns: Mapping[str, Column],
) -> list[Strength]:
    """All cards, strongest first; one stands out if it is out of bounds, and not by accident."""
    names = sorted(figures, key=lambda card: -figures[card].value)
    held = told_apart([figures[card].chance(usual) for card in names])
    found: list[Strength] = []
    for card, sure in zip(names, held, strict=True):
        figure = figures[card]
        out = STRONG if figure.value > high else WEAK if figure.value < low else FINE
        taken, pays = columns.get(f"taken/{card}"), columns.get(f"pays/{card}")
        found.append(
            Strength(
                card,
                figure,
                None if taken is None else taken.value(),
                None if pays is None else pays.value(),
                out if sure else FINE,
            )
        )
    return found


def owners_wins(columns: Mapping[str, Column], cards: list[str], seats: int) -> dict[str, Estimate]:
    """Wins of those who took a card, as a multiple of an even share."""
    found: dict[str, Estimate] = {}
    for card in cards:
        column = columns.get(f"won-with/{card}")
        if column is not None:
            one = column.estimate()
            found[card] = Estimate(
                one.value * seats, one.low * seats, one.high * seats, one.error * seats, one.deals
            )
    return found


def with_and_without(columns: Mapping[str, Column], cards: list[str]) -> dict[str, Estimate]:
    """By how much decks with a card win more than others of its colour without it."""
    found: dict[str, Estimate] = {}
    for card in cards:
        there, not_there = columns.get(f"with/{card}"), columns.get(f"without/{card}")
        if there is not None and not_there is not None:
            found[card] = difference(there, not_there)
    return found
