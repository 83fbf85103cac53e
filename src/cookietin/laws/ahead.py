"""The law "ahead": what is promised to follow comes from the view alone, and does follow."""

from __future__ import annotations

from contextlib import suppress
from typing import TYPE_CHECKING, Final

from cookietin.kernel.ahead import Ahead, ahead
from cookietin.kernel.complaint import Refused
from cookietin.kernel.dealer import Live
from cookietin.kernel.move import by_number
from cookietin.kernel.noting import Keeping, RanOut, Replaying
from cookietin.laws.broken import LawBroken, broken, difference
from cookietin.laws.chooser import one_of
from cookietin.laws.places import places_at
from cookietin.laws.seen import exact
from cookietin.laws.texts import read_back
from cookietin.laws.walking import Answer, give, looked_at, walk

if TYPE_CHECKING:
    from cookietin.kernel.game import Game
    from cookietin.kernel.move import Move
    from cookietin.kernel.position import Position
    from cookietin.laws.chooser import Chooser

_SELDOM: Final = 2
"""Of the moments that are looked at closely one in so many."""
_IN_A_ROW: Final = 3
"""So many moves of one seat are looked ahead at most."""


def promising(game: Game, seats: int, chooser: Chooser) -> None:
    """What is certain to follow from a move is found from the view, and happens."""
    for step in looked_at(walk(game, seats, chooser), chooser):
        if chooser.below(_SELDOM) == 0:
            promising_at(step.position, chooser)


def promising_at(position: Position, chooser: Chooser) -> None:
    """The law at one moment: for a seat that is asked, one answer and more while it may."""
    if position.outcome is not None:
        return
    seat = one_of(chooser, position.asked())
    view = position.view(seat)
    truth = position.copy()
    dealer = Keeping(Live(chooser.below))
    moves: list[Move] = []
    while len(moves) < _IN_A_ROW and seat in truth.asked():
        move = one_of(chooser, by_number(truth.legal(seat)))
        moves.append(move)
        promise = _promised(view, moves)
        _comes_from_the_view(view, moves, promise)
        stopped = _up_to_chance(truth, Answer(seat, move))
        give(truth, Answer(seat, move), dealer)
        _is_told(position, dealer, promise)
        _is_shown(position, stopped, promise)
        if promise.open:
            return


def _up_to_chance(truth: Position, answer: Answer) -> Position:
    """The truth after an answer, or at the moment at which chance comes in."""
    stopped = truth.copy()
    with suppress(RanOut):
        give(stopped, answer, Replaying([]))
    return stopped


def _promised(view: Position, moves: list[Move]) -> Ahead:
    try:
        return ahead(view, moves)
    except Refused as refused:
        what = f"{moves[-1].text} is legal, and looking ahead it is refused with {refused.key}"
        raise broken("ahead", view, what) from refused
    except Exception as error:
        what = f"looking ahead after {moves[-1].text} ends in {type(error).__name__}: {error}"
        raise broken("ahead", view, what) from error


def _comes_from_the_view(view: Position, moves: list[Move], promise: Ahead) -> None:
    again = _promised(read_back(view), moves)
    if exact(promise.json()) != exact(again.json()):
        what = "from the mere text of a view something else is promised"
        what += f": {difference(promise.json(), again.json())}"
        raise broken("ahead", view, what)


def _is_told(before: Position, dealer: Keeping, promise: Ahead) -> None:
    """What was promised to be told is told."""
    promised = [event.seen_by(promise.viewer) for event in promise.events]
    told = [event.seen_by(promise.viewer) for event in dealer.told]
    really = told[: len(promised)] if promise.open else told
    if exact(promised) != exact(really):
        what = f"{_after(promise)} is told otherwise than promised"
        raise broken("ahead", before, f"{what}: {difference(promised, really)}")


def _is_shown(before: Position, stopped: Position, promise: Ahead) -> None:
    """What was promised to be seen is there."""
    if promise.facts is None or promise.places is None:
        return
    try:
        places_at(stopped)
    except LawBroken as other:
        what = f'when chance comes in, "{other.law}" is broken: {other.what}'
        raise broken("ahead", before, what) from other
    view = stopped.view(promise.viewer)
    for promised, really in ((promise.facts, view.facts()), (promise.places, view.places())):
        if exact(promised) != exact(really):
            what = f"{_after(promise)} sees otherwise than promised"
            raise broken("ahead", before, f"{what}: {difference(promised, really)}")


def _after(promise: Ahead) -> str:
    moves = ", ".join([move.text for move in promise.moves])
    return f"after {moves} seat{promise.viewer}"
