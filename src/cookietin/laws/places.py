"""The law "places": every card and token is in exactly one place, where the JSON has it too."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any

from cookietin.kernel.names import HOLE, TRUTH, viewer_name
from cookietin.laws.broken import broken
from cookietin.laws.walking import walk

if TYPE_CHECKING:
    from cookietin.kernel.game import Game
    from cookietin.kernel.position import Position
    from cookietin.laws.chooser import Chooser


def places(game: Game, seats: int, chooser: Chooser) -> None:
    """Every card and token is in exactly one place; in a view, the unseen ones are its holes."""
    for step in walk(game, seats, chooser):
        places_at(step.position)


def places_at(position: Position) -> None:
    """The law at one moment, for the truth and every view."""
    _check(position)
    _check_paths(position)
    for viewer in range(position.seats + 1):
        _check(position.view(viewer))


def _check(position: Position) -> None:
    found = Counter[str]()
    for held in position.places().values():
        found.update(held)
    holes = found.pop(HOLE, 0) if position.viewer != TRUTH else 0
    there = Counter(position.game.inventory(position.seats))
    whose = viewer_name(position.viewer, position.seats)
    if found - there:
        what = f"{_listed(found - there)} once too often in what {whose} sees"
        raise broken("places", position, what)
    lost = there - found
    if position.viewer == TRUTH and lost:
        raise broken("places", position, f"{_listed(lost)} nowhere")
    if position.viewer != TRUTH and holes != lost.total():
        what = f"{whose} sees {holes} holes for {lost.total()} unseen things"
        raise broken("places", position, what)


def _check_paths(position: Position) -> None:
    """A place is its path in the JSON, and there lies what lies in the place."""
    data = position.json()
    for place, cards in position.places().items():
        found: Any = data
        for step in place.split("."):
            found = found.get(step) if isinstance(found, dict) else None
        if Counter(cards) - Counter(_named(found)):
            what = f"{place} holds {sorted(cards)}, and in the JSON stands {found} there"
            raise broken("places", position, what)


def _named(data: Any) -> list[str]:
    """All names in a piece of plain data: a card may stand there with more about it."""
    if isinstance(data, dict):
        data = list(data.values())
    if isinstance(data, list | tuple):
        return [name for inner in data for name in _named(inner)]
    return [data] if isinstance(data, str) else []


def _listed(things: Counter[str]) -> str:
    return ", ".join(sorted(things)) + (" is" if len(things) == 1 else " are")
