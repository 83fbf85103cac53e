"""The law "places": every card and token is in exactly one place."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

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


def _listed(things: Counter[str]) -> str:
    return ", ".join(sorted(things)) + (" is" if len(things) == 1 else " are")
