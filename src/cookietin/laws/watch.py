"""A watch over very many plays: every law, each play looked at in a few places.

The kit goes through a play again for each law and takes its time. Here one pass must do: at every
moment someone can move, now and then all is where it should be, and seldom everything is tried.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from itertools import islice
from typing import TYPE_CHECKING, Final, TypeAlias

from cookietin.kernel.chance import Chance
from cookietin.kernel.dealer import Silent
from cookietin.kernel.names import TRUTH
from cookietin.kernel.question import SEALED
from cookietin.laws.accepted import accepted_near
from cookietin.laws.ahead import promising_at
from cookietin.laws.asking import asking_at
from cookietin.laws.broken import broken
from cookietin.laws.chance import chance_at
from cookietin.laws.chooser import a_seed, one_of
from cookietin.laws.copies import Kept, copies_at
from cookietin.laws.facts import facts_at
from cookietin.laws.floors import floors_at
from cookietin.laws.handles import handles_at
from cookietin.laws.imagining import imagining_at
from cookietin.laws.kit import check
from cookietin.laws.legality import accepts_at, refuses_at
from cookietin.laws.lending import lending_at
from cookietin.laws.observing import Rows, observing_at
from cookietin.laws.places import places_at
from cookietin.laws.ranges import ranges_at
from cookietin.laws.sealed import sealed_at
from cookietin.laws.shared_moves import shared_moves_at
from cookietin.laws.texts import follow, read_back, texts_at
from cookietin.laws.views import views_at
from cookietin.laws.walking import MOST_MOVES, walk_on

if TYPE_CHECKING:
    from cookietin.kernel.game import Game
    from cookietin.kernel.move import Move
    from cookietin.kernel.position import Position
    from cookietin.laws.chooser import Chooser

_GLANCES: Final = 4
"""So many moments are glanced at for each that is looked at closely, and every end."""

Answering: TypeAlias = "Callable[[Position, int, Chance], Move]"
"""Says what a seat that is asked answers."""


class Watched:
    """How much was seen."""

    def __init__(self) -> None:
        self.plays = 0
        self.moments = 0
        self.glances = 0
        self.looks = 0
        self.whole = 0

    def add(self, other: Watched) -> None:
        """Count what another has seen."""
        self.plays += other.plays
        self.moments += other.moments
        self.glances += other.glances
        self.looks += other.looks
        self.whole += other.whole


def any_move(position: Position, seat: int, chance: Chance) -> Move:
    """Any legal move."""
    moves = position.legal(seat)
    if not moves:
        raise broken("asking", position, f"seat{seat} is asked and has no legal move")
    return one_of(chance, moves)


@dataclass(frozen=True)
class Watch:
    """How closely plays are watched, and who plays."""

    seldom: int = 600
    """One moment in so many is looked at closely."""
    whole: int = 1000
    """One play in so many is held to the laws as a whole, besides."""
    written: bool = False
    """Whether every moment is copied, and written and read back."""
    answering: Answering = any_move

    def play(self, game: Game, seats: int, chooser: Chooser) -> Watched:
        """One play to its end; raises `LawBroken`."""
        watched = Watched()
        watched.plays = 1
        chance = Chance(a_seed(chooser))
        dealer = Silent(chance)
        position = game.start(seats, dealer)
        kept: list[Kept] = []
        while position.outcome is None:
            watched.moments += 1
            if watched.moments > MOST_MOVES:
                raise broken("ending", position, f"the play is not over after {MOST_MOVES} moves")
            if self.written:
                _same_again(position)
            if chance.below(self.seldom) == 0:
                watched.looks += 1
                _listened_to(position, chooser)
                kept += _look(position, chooser)
            elif chance.below(self.seldom) < _GLANCES:
                watched.glances += 1
                _glance(position)
            else:
                if not position.asked():
                    raise broken("asking", position, "nobody is asked, and there is no outcome")
                seat = one_of(chance, position.asked())
                position.step(seat, self.answering(position, seat, chance), dealer)
        _glance(position)
        for one in kept:
            one.check("what happened to the original")
        if chance.below(self.whole) == 0:
            watched.whole += 1
            check(game, seats, chooser)
        return watched


def _same_again(position: Position) -> None:
    line = position.line()
    if position.copy().line() != line:
        raise broken("copies", position, "a copy is written otherwise")
    if read_back(position).line() != line:
        raise broken("texts", position, "written and read, it is written otherwise")


def _listened_to(position: Position, chooser: Chooser) -> None:
    """Go on for one answer while someone listens."""
    before = position.copy()
    read = read_back(position)
    for step in islice(walk_on(position, chooser), 1):
        chance_at(before, step)
        follow(read, step)


def _glance(position: Position) -> None:
    asking_at(position)
    shared_moves_at(position)
    places_at(position)
    floors_at(position)
    ranges_at(position)


def _look(position: Position, chooser: Chooser) -> list[Kept]:
    _glance(position)
    refuses_at(position)
    accepts_at(position, chooser)
    views_at(position)
    lending_at(position, chooser.below(position.seats + 1))
    rows: Rows = {}
    everyone = list(range(position.seats + 1))
    observing_at(position, position.game.layout(position.seats), rows, everyone)
    texts_at(position, list(range(TRUTH, position.seats + 1)))
    facts_at(position)
    if position.game.handles.taps:
        handles_at(position)
    imagining_at(position, chooser)
    promising_at(position, chooser)
    accepted_near(position, chooser)
    asked = position.asked()
    if len(asked) > 1 and position.question(asked[0]).how == SEALED:
        sealed_at(position, chooser)
    return copies_at(position, chooser)
