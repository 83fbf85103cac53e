"""Abilities without a limit: their cost must be one that does not come back (BV-33)."""

from __future__ import annotations

from typing import Any

import pytest

from cookietin.games.braverse.cards import Cards
from tests.games.braverse.card_files import DRAW, PLAIN, broken, given


def test_a_free_and_unlimited_ability_is_refused() -> None:
    """BV-33."""
    assert broken(abilities=[{"when": "activate", "do": [DRAW]}]).key == "card-free-for-ever"


def ready(**cards: Any) -> dict[str, Any]:
    return {"op": "ready", "to": {"zone": "support", **cards}}


def back(to: str, **more: Any) -> dict[str, Any]:
    """A card from the discard pile."""
    return {"op": "move", "from": {"zone": "discard"}, "to": to, **more}


def unlimited(cost: Any, *deeds: dict[str, Any]) -> dict[str, Any]:
    return {"when": "activate", "cost": cost, "do": list(deeds)}


@pytest.mark.parametrize(
    "way",
    [
        unlimited({"rest": True}, {"op": "ready", "to": "this"}),
        unlimited({"rest": True}, given({"op": "ready", "to": "allies"})),
        unlimited("R", ready()),
        unlimited("R1", ready(count=2, rested=True)),
        unlimited("R1", ready(), DRAW, ready()),
        unlimited("RRR", ready(count="all")),
        unlimited("R", {"op": "choose", "options": [[DRAW], [ready()]]}),
        unlimited("R", {"op": "may", "then": [ready()]}),
        unlimited("R", {"op": "may", "cost": "R", "then": [ready(count=2)]}),
        unlimited("R", {"op": "move", "from": {"zone": "support"}, "to": "support"}),
        unlimited({"pay": "R", "rest": True}, ready(), {"op": "ready", "to": "this"}),
        unlimited({"discard": 1}, back("hand")),
        unlimited({"hp": 1}, back("hp", onto="this")),
        unlimited({"pay": "R", "support": 1}, back("support")),
    ],
)
def test_an_unlimited_ability_that_pays_itself_back_is_refused(way: dict[str, Any]) -> None:
    """BV-33: whatever it costs comes back, so it could be used for ever."""
    assert broken(abilities=[way]).key == "card-repays-itself"
    assert len(Cards({"card": [{**PLAIN, "abilities": [{**way, "limit": "turn"}]}]}).all) == 2


@pytest.mark.parametrize(
    "way",
    [
        unlimited("RR", ready()),
        unlimited("R", ready(color="blue")),
        unlimited("R", ready(whose="opponent")),
        unlimited("R", {"op": "may", "cost": {"discard": 1}, "then": [ready()]}),
        unlimited({"pay": "R", "rest": True}, ready()),
        unlimited({"pay": "R", "discard": 1}, ready(count="all")),
        unlimited({"discard": 1}, DRAW),
        unlimited("R", back("support")),
    ],
)
def test_an_unlimited_ability_whose_cost_does_not_all_come_back_is_read(
    way: dict[str, Any],
) -> None:
    """BV-33: what the deck or another pile gives comes to an end."""
    assert len(Cards({"card": [{**PLAIN, "abilities": [way]}]}).all) == 2
