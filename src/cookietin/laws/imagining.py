"""The law "imagining": what is imagined from a view is possible, and comes from the view alone."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cookietin.kernel.complaint import Complaint
from cookietin.kernel.dealer import Seeded
from cookietin.kernel.names import TRUTH, viewer_name
from cookietin.laws.asking import asking_at
from cookietin.laws.broken import LawBroken, broken, difference
from cookietin.laws.chooser import a_seed
from cookietin.laws.floors import floors_at
from cookietin.laws.legality import refuses_at
from cookietin.laws.places import places_at
from cookietin.laws.seen import exact, seen
from cookietin.laws.shared_moves import shared_moves_at
from cookietin.laws.texts import read_back, texts_at
from cookietin.laws.views import views_at
from cookietin.laws.walking import looked_at, walk, walk_on

if TYPE_CHECKING:
    from cookietin.kernel.game import Game
    from cookietin.kernel.position import Position
    from cookietin.laws.chooser import Chooser

_SELDOM = 6
_LIVES = 2
"""Of those looked at closely one in six, and no more than two, is played to its end."""


def imagining(game: Game, seats: int, chooser: Chooser) -> None:
    """Viewed again it is the same view; it keeps the laws and can be played to its end."""
    lives = _LIVES
    for step in looked_at(walk(game, seats, chooser), chooser):
        imagined = imagining_at(step.position, chooser)
        if lives and chooser.below(_SELDOM) == 0:
            lives -= 1
            _live_through(imagined, chooser)


def imagining_at(position: Position, chooser: Chooser) -> Position:
    """The law at one moment, for every viewer; returns what one of them imagined."""
    closely = chooser.below(position.seats + 1)
    found = position
    for viewer in range(position.seats + 1):
        view = position.view(viewer)
        seed = a_seed(chooser)
        imagined = _imagined(view, seed)
        if viewer == closely:
            _look_closely(view, imagined, seed)
            found = imagined
    return found


def _imagined(view: Position, seed: int) -> Position:
    who = viewer_name(view.viewer, view.seats)
    was = view.line()
    imagined = _imagine(view, seed)
    if view.line() != was:
        raise broken("imagining", view, f"imagining changes the view of {who}")
    if imagined.viewer != TRUTH:
        raise broken("imagining", view, f"what {who} imagines is itself a view")
    again = imagined.view(view.viewer)
    if again.line() != was:
        what = f"what {who} imagines looks different: {difference(view.json(), again.json())}"
        raise broken("imagining", view, what)
    return imagined


def _look_closely(view: Position, imagined: Position, seed: int) -> None:
    """It comes from nothing but the view's text; the viewer is asked and may do the same."""
    who = viewer_name(view.viewer, view.seats)
    was, now = seen(view), seen(imagined.view(view.viewer))
    if exact(was) != exact(now):
        what = f"what {who} imagines gives something else: {difference(was, now)}"
        raise broken("imagining", view, what)
    try:
        again = _imagine(read_back(view), seed)
        if again != imagined:
            what = f"from the mere text of {who}'s view and the same chance comes something else"
            raise broken("imagining", view, f"{what}: {difference(imagined.json(), again.json())}")
        texts_at(imagined, [TRUTH])
    except LawBroken as other:
        raise _not_lawful(view, other) from other


def _imagine(view: Position, seed: int) -> Position:
    try:
        return view.game.imagine(view, Seeded(seed))
    except Complaint as complaint:
        who = viewer_name(view.viewer, view.seats)
        what = f"from {who}'s view nothing can be imagined: {complaint.key} {complaint.fields}"
        raise broken("imagining", view, what) from complaint


def _live_through(imagined: Position, chooser: Chooser) -> None:
    """What is imagined keeps the laws, now and up to its end."""
    try:
        keeps_laws(imagined, chooser)
        refuses_at(imagined)
        for step in looked_at(walk_on(imagined, chooser), chooser):
            keeps_laws(step.position, chooser)
    except LawBroken as other:
        raise _not_lawful(imagined, other) from other


def keeps_laws(position: Position, chooser: Chooser) -> None:
    """The laws that hold at any moment, however it came about."""
    asking_at(position)
    places_at(position)
    floors_at(position)
    views_at(position)
    shared_moves_at(position)
    texts_at(position, [TRUTH, chooser.below(position.seats + 1)])


def _not_lawful(position: Position, other: LawBroken) -> LawBroken:
    return broken("imagining", position, f'an imagined play breaks "{other.law}": {other.what}')
