"""Looks: what a board draws lands, goals and dinos of CHOMP from."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from cookietin.games.chomp.goals import FAMILIES
from cookietin.games.chomp.quarters import (
    CODES,
    DINO,
    DINOS,
    EGG,
    FIRST_CARNIVORE,
    HALVES,
    PARTNER,
    PARTNERS,
    RIDGES,
    SIDES,
    SIZES,
    WORTH,
)

if TYPE_CHECKING:
    from cookietin.games.chomp.game import Chomp


def looks(game: Chomp, thing: str) -> dict[str, Any]:
    """A land quarter by quarter; what a goal asks for and pays; a dino's size and diet."""
    cards = game.cards
    if thing in cards.lands:
        card = cards.lands.index(thing)
        upper, lower, upper_edges, lower_edges = cards.faces[card * 16 : card * 16 + 4]
        rows = zip([*upper, *lower], [*upper_edges, *lower_edges], strict=True)
        return {
            "quarters": [_quarter(kind, edges) for kind, edges in rows],
            "eggs": cards.eggs[card],
        }
    if thing in cards.goals:
        goal = cards.goal[cards.goals.index(thing)]
        return {
            "family": FAMILIES[goal.family],
            "asks": goal.asks(),
            "every": goal.every,
            "points": goal.points,
        }
    if thing not in DINOS:
        return {}
    dino = DINOS.index(thing)
    return {
        "size": SIZES[dino % len(SIZES)],
        "diet": "herbivore" if dino < FIRST_CARNIVORE else "carnivore",
        "worth": WORTH[dino],
    }


def _quarter(kind: int, edges: int) -> dict[str, Any]:
    """What it shows, whose it is, how many halves of dinos, and what is on its edges.

    Of a large dino `partner` is the side on which its other half lies.
    """
    dino, partner = DINO[kind], (edges & PARTNERS) // PARTNER
    return {
        "shows": CODES[kind],
        "dino": None if dino < 0 else DINOS[dino],
        "halves": HALVES[kind],
        "egg": bool(edges & EGG),
        "ridges": [side for bit, side in zip(RIDGES, SIDES, strict=True) if edges & bit],
        "partner": SIDES[partner - 1] if partner else None,
    }
