"""The law "copies": a copy never feels what happens to the other."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from cookietin.kernel.names import TRUTH
from cookietin.laws.broken import broken, difference
from cookietin.laws.seen import exact, seen
from cookietin.laws.walking import looked_at, walk, walk_on

if TYPE_CHECKING:
    from cookietin.kernel.game import Game
    from cookietin.kernel.position import Position
    from cookietin.laws.chooser import Chooser

_SELDOM = 4
"""One copy in so many is played to its end; the others make one move."""


def copies(game: Game, seats: int, chooser: Chooser) -> None:
    """Copies and views are equal to what they were made from, and stay what they were."""
    kept: list[Kept] = []
    for step in looked_at(walk(game, seats, chooser), chooser):
        kept += copies_at(step.position, chooser)
    for one in kept:
        one.check("what happened to the original")


def copies_at(position: Position, chooser: Chooser) -> list[Kept]:
    """The law at one moment; returns what is to be checked when the play has gone on."""
    viewer = chooser.below(position.seats + 1)
    view = position.view(viewer)
    kept = [
        Kept(position, position.copy(), "a copy"),
        Kept(view, position.view(viewer).copy(), "a view's copy"),
        Kept(view, position.view(viewer), "a view"),
    ]
    _play_copy(position, chooser)
    return kept


class Kept:
    """Something that was made from a position and must stay as it was then."""

    def __init__(self, original: Position, twin: Position, what: str) -> None:
        self.twin = twin
        self.what = what
        self.before = seen(original)
        self.check("being made")
        if type(twin) is not type(original) or twin is original:
            raise broken("copies", twin, f"{what} is a {type(twin)}, or the original itself")

    def check(self, why: str) -> None:
        """Complain if it is not as it was."""
        _compare(self.twin, self.before, f"{self.what} changed by {why}")


def _play_copy(position: Position, chooser: Chooser) -> None:
    """Let things happen to a copy, now and then up to its end: the original must not feel it."""
    before = seen(position)
    far = chooser.below(_SELDOM) == 0
    twin = position.copy()
    for _ in walk_on(twin, chooser):
        if not far:
            break
    _compare(position, before, "the original changed by what happened to its copy")


def _compare(position: Position, before: dict[str, Any], what: str) -> None:
    after = seen(position)
    if exact(after) != exact(before):
        whose = "" if position.viewer == TRUTH else f" (viewer {position.viewer})"
        raise broken("copies", position, f"{what}{whose}: {difference(before, after)}")
