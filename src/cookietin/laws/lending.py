"""The law "lending": whoever changes what a view has handed out changes nothing else."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from cookietin.kernel.names import viewer_name
from cookietin.laws.broken import broken, difference
from cookietin.laws.mutating import copied
from cookietin.laws.seen import exact, seen
from cookietin.laws.walking import looked_at, walk

if TYPE_CHECKING:
    from cookietin.kernel.game import Game
    from cookietin.kernel.position import Position
    from cookietin.laws.chooser import Chooser


def lending(game: Game, seats: int, chooser: Chooser) -> None:
    """A bot may do what it likes with its lists and tables, in this play and in later ones."""
    for step in looked_at(walk(game, seats, chooser), chooser):
        lending_at(step.position, chooser.below(seats + 1))


def lending_at(position: Position, viewer: int) -> None:
    """The law at one moment, for one viewer."""
    view = position.view(viewer)
    before, seen_before = copied(seen(position)), copied(seen(view))
    for lent in _lent(view):
        _spoil(lent)
    who = viewer_name(viewer, position.seats)
    for whose, was, now in [
        ("the truth", before, position),
        (f"what {who} sees", seen_before, view),
    ]:
        after = seen(now)
        if exact(was) != exact(after):
            what = f"{who} changes lists that it was given, and changes {whose}"
            raise broken("lending", position, f"{what}: {difference(was, after)}")


def _lent(view: Position) -> list[Any]:
    """All that a bot or a client is given, as far as it can be changed."""
    asked = view.asked()
    questions = [view.question(seat).fields for seat in asked]
    legal = [view.legal(seat) for seat in asked if seat == view.viewer]
    places, floors = view.places(), view.floors(view.viewer)
    return [asked, *questions, *legal, places, floors, view.json(), view.game.people.facts(view)]


def _spoil(lent: Any) -> None:
    """Empty a list or a table, and all in it."""
    if isinstance(lent, dict | list):
        for inner in lent.values() if isinstance(lent, dict) else lent:
            _spoil(inner)
        lent.clear()
