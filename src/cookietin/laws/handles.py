"""The law "handles": every legal move can be made by taps on what is there, and no two alike."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from cookietin.kernel.handles import BAR
from cookietin.laws.broken import broken
from cookietin.laws.walking import looked_at, walk

if TYPE_CHECKING:
    from cookietin.kernel.game import Game
    from cookietin.kernel.handles import Tap
    from cookietin.kernel.move import Move
    from cookietin.kernel.position import Position
    from cookietin.laws.chooser import Chooser


def handles(game: Game, seats: int, chooser: Chooser) -> None:
    """Of a game that says what is tapped: every legal move has its taps, and they are there."""
    if not game.handles.taps:
        return
    for step in looked_at(walk(game, seats, chooser), chooser):
        handles_at(step.position)


def handles_at(position: Position) -> None:
    """The law at one moment, for every seat that is asked."""
    for seat in position.asked():
        view = position.view(seat)
        made: dict[str, Move] = {}
        for move in view.legal(seat):
            taps = _taps(view, move)
            text = " ".join([str(tap) for tap in taps])
            other = made.setdefault(text, move)
            if other is not move and taps[-1].zone != BAR:
                what = f'"{move.text}" and "{other.text}" are both made by {text}'
                raise broken("handles", position, what)


def _taps(view: Position, move: Move) -> list[Tap]:
    taps = view.game.handles.of(view, move)
    if not taps:
        raise broken("handles", view, f'nothing says what is tapped for "{move.text}"')
    lying = view.places()
    for tap in taps:
        if tap.zone not in view.game.handles.zones:
            what = f'for "{move.text}" {tap} is tapped, and there is no such zone'
            raise broken("handles", view, what)
    needed = Counter(str(tap) for tap in taps)
    for tap in taps:
        places = view.game.handles.places(view, tap)
        if places and not _is_there(tap, needed[str(tap)], places, lying):
            what = f'for "{move.text}" {tap} is tapped, which does not lie in {places}'
            raise broken("handles", view, what)
    return taps


def _is_there(tap: Tap, often: int, places: list[str], lying: dict[str, list[str]]) -> bool:
    """Whether what is tapped is a place, or lies in one as often as it is tapped."""
    there = [place for place in places if place in lying]
    named = not tap.what or any(tap.what in place.split(".") for place in there)
    return bool(there) and (named or any(lying[at].count(tap.what) >= often for at in there))
