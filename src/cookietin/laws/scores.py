"""The law "scores": what a seat's points are made of adds up to them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cookietin.laws.broken import broken
from cookietin.laws.walking import walk

if TYPE_CHECKING:
    from cookietin.kernel.game import Game
    from cookietin.kernel.position import Position
    from cookietin.laws.chooser import Chooser


def scores(game: Game, seats: int, chooser: Chooser) -> None:
    """At the end of a play the lines of a seat that have points add up to its points."""
    for step in walk(game, seats, chooser):
        if step.position.outcome is not None:
            scores_at(step.position)


def scores_at(position: Position) -> None:
    """The law at the end of a play, in everyone's eyes."""
    outcome = position.outcome
    assert outcome is not None
    for viewer in range(position.seats + 1):
        lines = position.game.people.score_lines(position.view(viewer))
        if lines and len(lines) != position.seats:
            raise broken("scores", position, f"{len(lines)} seats have lines")
        for seat, own in enumerate(lines):
            points = [line["points"] for line in own if line["points"] is not None]
            if points and sum(points) != outcome.points[seat]:
                what = f"seat{seat} has {outcome.points[seat]} points, and its lines say {points}"
                raise broken("scores", position, what)
