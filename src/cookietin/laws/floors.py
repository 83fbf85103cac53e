"""The law "floors": what a viewer knows of a hidden place is true."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from cookietin.kernel.names import HOLE, viewer_name
from cookietin.laws.broken import broken
from cookietin.laws.walking import walk

if TYPE_CHECKING:
    from cookietin.kernel.game import Game
    from cookietin.kernel.position import Position
    from cookietin.laws.chooser import Chooser


def floors(game: Game, seats: int, chooser: Chooser) -> None:
    """No floor exceeds the truth, a view has its viewer's floors, and it shows nothing untrue."""
    for step in walk(game, seats, chooser):
        floors_at(step.position)


def floors_at(position: Position) -> None:
    """The law at one moment, for every viewer."""
    truth = {place: Counter(held) for place, held in position.places().items()}
    for viewer in range(position.seats + 1):
        view = position.view(viewer)
        who = viewer_name(viewer, position.seats)
        known = position.floors(viewer)
        _check(position, f"{who} believes", known, truth)
        shown = {
            place: [card for card in held if card != HOLE] for place, held in view.places().items()
        }
        _check(position, f"{who} is shown", shown, truth)
        if view.floors(viewer) != known:
            what = f"{who}'s view has the floors {view.floors(viewer)}, the truth {known}"
            raise broken("floors", position, what)


def _check(
    position: Position,
    who: str,
    known: dict[str, list[str]],
    truth: dict[str, Counter[str]],
) -> None:
    for place, cards in known.items():
        if place not in truth:
            raise broken("floors", position, f"{who} something of {place}, which is no place")
        untrue = Counter(cards) - truth[place]
        if untrue:
            what = f"{who} {', '.join(sorted(untrue.elements()))} in {place}: it is not there"
            raise broken("floors", position, what)
