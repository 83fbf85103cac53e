"""Highlights: the moments of a play that changed most, found without a rule of its own.

What follows from the rules for each seat is in the facts: points, tokens, how far one is. How much
of what changed in the whole play a moment changed is its weight.
"""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING, Any, Final

from cookietin.kernel.names import SEATS, TRUTH

if TYPE_CHECKING:
    from cookietin.kernel.event import Event
    from cookietin.kernel.position import Position
    from cookietin.kernel.replay import Moment

MOST: Final = 3


def highlights(moments: list[Moment], count: int = MOST) -> list[int]:
    """The places of the weightiest moments of the last play, in the order in which they came.

    The deal is none, nor is the end, which is told anyway.
    """
    first = max(place for place, moment in enumerate(moments) if moment.seat is None)
    weights = weigh(moments[first:])
    inside = [place for place in range(first + 1, len(moments) - 1) if weights[place - first] > 0]
    heaviest = sorted(inside, key=lambda place: (-weights[place - first], place))[:count]
    return sorted(heaviest)


def weigh(moments: list[Moment]) -> list[float]:
    """How much of all that changed for the seats each moment of a play changed."""
    rows = [numbers(moment.position) for moment in moments]
    keys = sorted({key for row in rows for key in row})
    spread = {
        key: max(row.get(key, 0) for row in rows) - min(row.get(key, 0) for row in rows)
        for key in keys
    }
    weights = [0.0]
    for before, after in pairwise(rows):
        changed = {key: abs(after.get(key, 0) - before.get(key, 0)) for key in keys}
        weights.append(sum(changed[key] / spread[key] for key in keys if spread[key]))
    return weights


def numbers(position: Position) -> dict[str, float]:
    """What stands in numbers for each seat: facts, or else how much lies before it."""
    seats = position.facts().get("seats")
    if isinstance(seats, dict):
        return {
            f"{seat}.{name}": float(value)
            for seat, row in seats.items()
            for name, value in row.items()
            if isinstance(value, int | float) and not isinstance(value, bool)
        }
    owned = position.places().items()
    return {place: float(len(things)) for place, things in owned if place.endswith(tuple(SEATS))}


def telling(events: list[Event]) -> Event | None:
    """The event of a moment that says most: of someone, and of as much as possible."""
    return max((event for event in events if _who(event)), key=_size, default=None)


def _who(event: Event) -> bool:
    return event.seen_by(TRUTH).get("seat") in SEATS


def _size(event: Event) -> int:
    """How much it moves to or from a seat, not counting what is drawn; or what it counts."""
    fields = event.seen_by(TRUTH)
    moves = fields.get("moves") or ([fields] if "from" in fields else [])
    if moves:
        return sum(_moved(move) for move in moves if _owned(move["from"]) or _owned(move["to"]))
    count = fields.get("count")
    return count if isinstance(count, int) else 0


def _moved(move: dict[str, Any]) -> int:
    drawn = move["from"].endswith("deck")
    return 0 if drawn else len(move.get("cards") or [move.get("card")])


def _owned(place: str) -> bool:
    return any(part in SEATS for part in place.split("."))
