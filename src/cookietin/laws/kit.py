"""The kit: all laws, over one game."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final, TypeAlias

from cookietin.laws.accepted import accepted
from cookietin.laws.ahead import promising
from cookietin.laws.asking import asking, ending
from cookietin.laws.chance import chance
from cookietin.laws.copies import copies
from cookietin.laws.facts import facts
from cookietin.laws.flights import flying
from cookietin.laws.floors import floors
from cookietin.laws.handles import handles
from cookietin.laws.imagining import imagining
from cookietin.laws.legality import legality
from cookietin.laws.lending import lending
from cookietin.laws.likely import likely
from cookietin.laws.moving import moving
from cookietin.laws.observing import observing
from cookietin.laws.places import places
from cookietin.laws.ranges import ranges
from cookietin.laws.replay import replay
from cookietin.laws.roles import roles
from cookietin.laws.saying import saying
from cookietin.laws.scores import scores
from cookietin.laws.sealed import sealed
from cookietin.laws.shared_moves import shared_moves
from cookietin.laws.side_by_side import side_by_side
from cookietin.laws.silence import silence
from cookietin.laws.texts import texts
from cookietin.laws.twins import twins
from cookietin.laws.views import views

if TYPE_CHECKING:
    from cookietin.kernel.game import Game
    from cookietin.laws.chooser import Chooser

Law: TypeAlias = "Callable[[Game, int, Chooser], object]"
"""Plays random plays of a game with so many seats, and raises `LawBroken`."""

LAWS: Final[dict[str, Law]] = {
    "ending": ending,
    "asking": asking,
    "legality": legality,
    "shared moves": shared_moves,
    "places": places,
    "ranges": ranges,
    "scores": scores,
    "roles": roles,
    "saying": saying,
    "moving": moving,
    "flights": flying,
    "copies": copies,
    "chance": chance,
    "silence": silence,
    "side by side": side_by_side,
    "texts": texts,
    "replay": replay,
    "sealed": sealed,
    "views": views,
    "lending": lending,
    "observing": observing,
    "floors": floors,
    "twins": twins,
    "facts": facts,
    "handles": handles,
    "imagining": imagining,
    "likely": likely,
    "ahead": promising,
    "accepted": accepted,
}
"""By name, the plainest first: what breaks one of them often breaks those below."""


def check(game: Game, seats: int, chooser: Chooser) -> None:
    """Hold a game to every law; raises `LawBroken` with what went wrong."""
    for law in LAWS.values():
        law(game, seats, chooser)
