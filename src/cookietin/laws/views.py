"""The law "views": a view asks and allows its own seat what the truth does."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cookietin.kernel.complaint import Hidden, Refused
from cookietin.kernel.names import TRUTH, viewer_name
from cookietin.kernel.noting import RanOut, Replaying
from cookietin.laws.broken import broken, difference
from cookietin.laws.seen import exact
from cookietin.laws.walking import looked_at, walk

if TYPE_CHECKING:
    from cookietin.kernel.game import Game
    from cookietin.kernel.move import Move
    from cookietin.kernel.position import Position
    from cookietin.laws.chooser import Chooser


def views(game: Game, seats: int, chooser: Chooser) -> None:
    """A view asks as the truth does, allows its own seat the same, and cannot be played."""
    for step in looked_at(walk(game, seats, chooser), chooser):
        views_at(step.position)


def views_at(position: Position) -> None:
    """The law at one moment, for every viewer."""
    before = position.line()
    for viewer in range(position.seats + 1):
        view = position.view(viewer)
        who = viewer_name(viewer, position.seats)
        if view.viewer != viewer:
            raise broken("views", position, f"the view of {who} says it is {view.viewer}'s")
        _asks_the_same(position, view, who)
        for seat in range(position.seats):
            if seat == viewer:
                _allows_the_same(position, view, seat)
            else:
                _hides(position, view, seat, who)
        _is_as_deep_as_it_goes(position, view, who)
        _cannot_be_played(position, view, who)
    if position.view(TRUTH) != position:
        raise broken("views", position, "viewed as the truth, the truth is different")
    if position.line() != before:
        raise broken("views", position, "looking at the position has changed it")


def _asks_the_same(position: Position, view: Position, who: str) -> None:
    if view.asked() != position.asked():
        what = f"{who} sees seats {view.asked()} asked, but {position.asked()} are"
        raise broken("views", position, what)
    for seat in position.asked():
        was, now = position.question(seat).json(), view.question(seat).json()
        if exact(was) != exact(now):
            what = f"in {who}'s view of what seat{seat} is asked, {difference(was, now)}"
            raise broken("views", position, what)


def _allows_the_same(position: Position, view: Position, seat: int) -> None:
    was, now = _numbers(position.legal(seat)), _numbers(view.legal(seat))
    if was != now:
        what = f"seat{seat} may answer {was}, in its own view {now} (moves by number)"
        raise broken("views", position, what)
    if seat in position.asked() and position.default(seat) is not view.default(seat):
        what = f"the default of seat{seat} is {position.default(seat).text}"
        raise broken("views", position, f"{what}, in its own view {view.default(seat).text}")


def _numbers(moves: list[Move]) -> list[int]:
    return sorted(move.number for move in moves)


def _hides(position: Position, view: Position, seat: int, who: str) -> None:
    try:
        view.legal(seat)
    except Hidden:
        return
    raise broken("views", position, f"{who}'s view tells what seat{seat} may answer")


def _is_as_deep_as_it_goes(position: Position, view: Position, who: str) -> None:
    """Nobody sees more through another's eyes."""
    for viewer in range(TRUTH, position.seats + 1):
        try:
            again = view.view(viewer)
        except Hidden:
            if viewer != view.viewer:
                continue
            raise broken("views", position, f"{who}'s view hides itself from {who}") from None
        if viewer != view.viewer:
            other = viewer_name(viewer, position.seats)
            raise broken("views", position, f"{who}'s view can be viewed as {other}")
        if again != view:
            what = f"{who}'s view viewed again: {difference(view.json(), again.json())}"
            raise broken("views", position, what)


def _cannot_be_played(position: Position, view: Position, who: str) -> None:
    seen = view.line()
    dealer = Replaying([])
    for seat in range(position.seats):
        for move in position.legal(seat) or position.game.moves.all[:1]:
            try:
                view.play(seat, move, dealer)
            except Refused:
                continue
            except RanOut:
                pass
            what = f"{who}'s view lets seat{seat} play {move.text}"
            raise broken("views", position, what)
    if view.line() != seen or dealer.told:
        raise broken("views", position, f"{who}'s view refuses a move and changes all the same")
