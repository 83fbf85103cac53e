"""Card files other than the game's own, and what is said against those of one bad card."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path
from typing import Any, cast

import pytest

import cookietin
from cookietin.games.braverse import BraversePosition
from cookietin.games.braverse.cards import Cards
from cookietin.kernel.complaint import BadOption
from cookietin.kernel.noting import Scripted

PLAIN: dict[str, Any] = {
    "number": "X-1",
    "name": "Test Crumb",
    "type": "cookie",
    "color": "red",
    "level": 1,
    "hp": 2,
    "attack": {"cost": "R", "damage": 1},
}
NO_COOKIE = {"number": "X-1", "name": "Test Jar", "color": "red", "cost": "R"}
"""What a card that is no Cookie has besides its type and abilities."""

PAGE = (Path(__file__).parents[3] / "docs" / "cards.md").read_text(encoding="utf-8")
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


def item(*do: dict[str, Any], **fields: Any) -> dict[str, Any]:
    """An Item of red cost that does this; what is said besides belongs to its ability."""
    way = {"when": "item", "do": list(do), **fields}
    return {**NO_COOKIE, "type": "item", "abilities": [way]}


def file_with(*cards: dict[str, Any]) -> dict[str, Any]:
    """A card file of these cards, filled up with plain ones, and a deck with four of each."""
    rows = [{**row, "number": f"T-{at}"} for at, row in enumerate(cards)]
    for at in range(len(rows), 15):
        rows.append({**PLAIN, "number": f"T-{at}", "name": f"Crumb {at}"})
    deck = {"id": "test", "name": "Test", "cards": [f"4 T-{at}" for at in range(15)]}
    return {"card": rows, "deck": [deck]}


def table_of(
    cards: list[dict[str, Any]],
    own: dict[str, Any],
    their: dict[str, Any] | None = None,
    *,
    options: dict[str, Any] | None = None,
    **more: Any,
) -> BraversePosition:
    """A main phase of seat 0 with cards of one's own; without a battle area, a Crumb 14."""
    sides = [dict(own), dict(their or {})]
    for side in sides:
        side.setdefault("battle", {"left": "Crumb 14"})
    made = cookietin.game("braverse", cards=file_with(*cards), **(options or {}))
    return cast("BraversePosition", made.set_up(2, Scripted([]), sides=sides, **more))


def examples() -> dict[str, Any]:
    """The examples of docs/cards.md, all in one file."""
    return tomllib.loads("\n".join(re.findall(r"```toml\n(.*?)```", PAGE, re.DOTALL)))
