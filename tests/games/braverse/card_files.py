"""Card files other than the game's own, and what is said against those of one bad card."""

from __future__ import annotations

from typing import Any

import pytest

from cookietin.games.braverse.cards import Cards
from cookietin.kernel.complaint import BadOption

PLAIN: dict[str, Any] = {
    "number": "X-1",
    "name": "Test Crumb",
    "type": "cookie",
    "color": "red",
    "level": 1,
    "hp": 2,
    "attack": {"cost": "R", "damage": 1},
}

DRAW = {"op": "draw", "amount": 1}


def broken(**change: Any) -> BadOption:
    """The complaint about a card file with one card that is wrong."""
    with pytest.raises(BadOption) as refused:
        Cards({"card": [{**PLAIN, **change}]})
    assert str(refused.value)
    return refused.value


def ability(**fields: Any) -> list[dict[str, Any]]:
    return [{"when": "activate", "limit": "turn", "do": [{"op": "draw", "amount": 1}], **fields}]


def given(*then: dict[str, Any]) -> dict[str, Any]:
    return {"op": "if", "if": {"turn": "you"}, "then": list(then)}


def other_file(starters: bool) -> dict[str, Any]:
    """A card file with fifteen plain cards, with a starter deck or without."""
    cards = [{**PLAIN, "number": f"X-{n}", "name": f"Crumb {n}"} for n in range(15)]
    deck = {"id": "crumbs", "name": "Crumbs", "cards": [f"4 X-{n}" for n in range(15)]}
    return {"card": cards, "deck": [deck]} if starters else {"card": cards}
