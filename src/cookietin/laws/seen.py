"""All that can be had from a position, as plain data: what laws compare."""

from __future__ import annotations

import marshal
from typing import TYPE_CHECKING, Any, Final

from cookietin.kernel.move import by_number
from cookietin.kernel.names import TRUTH, viewer_name

if TYPE_CHECKING:
    from cookietin.kernel.position import Position


_WITHOUT_REFERENCES: Final = 2
"""The newest form in which what is equal is written alike, whether it is one thing or two."""


def seen(position: Position) -> dict[str, Any]:
    """What the truth, or the viewer whose view this is, gets: a view's in the order it gives."""
    truth = position.viewer == TRUTH
    seats = position.seats
    asked = list(position.asked())
    own = [seat for seat in asked if truth or seat == position.viewer]
    viewers = range(seats + 1) if truth else [position.viewer]
    places = position.places()
    return {
        "position": position.json(),
        "asked": asked,
        "questions": [position.question(seat).json() for seat in asked],
        "legal": {f"seat{seat}": _legal(position, seat) for seat in own},
        "default": {f"seat{seat}": position.default(seat).text for seat in own},
        "floors": {viewer_name(v, seats): position.floors(v) for v in viewers},
        "places": {at: sorted(held) if truth else held for at, held in places.items()},
    }


def shown(view: Position) -> dict[str, Any]:
    """What a viewer gets, with the picture of it and what follows from it."""
    return {**seen(view), "picture": str(view), "facts": view.facts()}


def exact(data: Any) -> bytes:
    """Plain data byte for byte: the order of fields counts, and whether 1 is a number or a yes."""
    return marshal.dumps(data, _WITHOUT_REFERENCES)


def _legal(position: Position, seat: int) -> list[list[str]]:
    """Each legal move with what is remarked on it and can be read about it."""
    moves = position.legal(seat)
    if position.viewer == TRUTH:
        moves = by_number(moves)
    return [
        [
            move.text,
            position.game.people.remark(position, seat, move, str),
            position.game.people.effect(position, seat, move, said, str),
            *position.game.people.subjects(position, seat, move),
        ]
        for move in moves
    ]


def said(key: str, **fields: Any) -> str:
    """A message by its key and fields, in no language."""
    return " ".join([key, *[f"{name} {value}" for name, value in fields.items()]])
