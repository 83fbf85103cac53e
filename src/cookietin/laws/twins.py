"""The law "twins": two plays that told a viewer the same give that viewer the same.

The second play is found by steering chance and the other seats' moves until the viewer is told
the same events. A twin that is imagined from a view proves nothing: it passes a view that shows
everything.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise
from typing import TYPE_CHECKING, Any, Final, TypeAlias

from cookietin.kernel.complaint import Misdeal
from cookietin.kernel.move import by_number
from cookietin.kernel.names import viewer_name
from cookietin.kernel.noting import RanOut, Replaying
from cookietin.laws.broken import broken, difference
from cookietin.laws.chooser import one_of, shuffled
from cookietin.laws.received import received
from cookietin.laws.seen import exact, shown
from cookietin.laws.walking import walk, worth_a_look

if TYPE_CHECKING:
    from cookietin.kernel.event import Event
    from cookietin.kernel.game import Game
    from cookietin.kernel.move import Move
    from cookietin.kernel.position import Position
    from cookietin.laws.chooser import Chooser
    from cookietin.laws.walking import Step

Run: TypeAlias = "Callable[[Replaying], Position]"
"""The deal or one move, carried out with a dealer's notes."""

Getting: TypeAlias = "Callable[[Position, int], dict[str, Any]]"
"""Says what a viewer gets of a position."""

_DEALS: Final = 8
"""How often another deal is tried; each that the viewer cannot tell apart is the next one's."""
_OTHER_MOVES: Final = 2
"""How many other moves of another seat are tried at a step."""
_MOST_NOTES: Final = 64
"""A step that takes so many more notes than the first play's is given up."""


class _Told:
    """One step of the first play."""

    def __init__(self, step: Step) -> None:
        self.position = step.position.copy()
        self.answer = step.answer
        self.after_gap = step.after_gap
        self.notes = step.notes
        self.events = step.events


def twins(game: Game, seats: int, chooser: Chooser) -> int:
    """A viewer who was told the same gets the same, byte for byte.

    Says at how many of the compared moments the two truths differed.
    """
    play = [_Told(step) for step in walk(game, seats, chooser)]
    return sum(_compare(game, play, viewer, chooser) for viewer in range(seats + 1))


def _compare(game: Game, play: list[_Told], viewer: int, chooser: Chooser) -> int:
    """Follow a play with a twin of it; where the twin cannot follow, a new one begins."""
    differing = 0
    twin = play[0].position
    for number, told in enumerate(play):
        if told.answer is not None:
            twin = _other_step(twin, told, viewer, chooser)
        elif told.after_gap:
            twin = told.position
        else:
            twin = _other_deal(game, told, viewer, chooser)
        if twin is not told.position:
            closely = worth_a_look(twin, number, chooser)
            _told_the_same(told, twin, viewer, received if closely else _viewed)
            differing += twin != told.position
    for number, (before, told) in enumerate(pairwise(play)):
        if _tells_nothing(told, viewer):
            closely = worth_a_look(told.position, number, chooser)
            _gets_nothing(before, told, viewer, received if closely else _viewed)
    return differing


def _viewed(position: Position, viewer: int) -> dict[str, Any]:
    """The view alone, where moments are many."""
    return shown(position.view(viewer))


def _told_the_same(told: _Told, twin: Position, viewer: int, get: Getting) -> None:
    was, now = get(told.position, viewer), get(twin, viewer)
    if exact(was) != exact(now):
        who = viewer_name(viewer, twin.seats)
        what = f"{who} is told the same in two plays, but {difference(was, now)}"
        raise broken("twins", told.position, f"{what}\n{told.position.line()}\n{twin.line()}")


def _gets_nothing(before: _Told, told: _Told, viewer: int, get: Getting) -> None:
    if exact(get(before.position, viewer)) != exact(get(told.position, viewer)):
        who = viewer_name(viewer, told.position.seats)
        what = f"{who} is told nothing of {told.answer}, and gets something else after it"
        raise broken("twins", told.position, what)


def _tells_nothing(told: _Told, viewer: int) -> bool:
    return not told.events and told.answer is not None and told.answer.seat != viewer


def _other_deal(game: Game, told: _Told, viewer: int, chooser: Chooser) -> Position:
    """Another deal of which the viewer is told the same."""
    seats = told.position.seats
    heard = _heard(told.events, viewer)
    twin, notes = told.position, told.notes

    def run(dealer: Replaying) -> Position:
        return game.start(seats, dealer)

    for _ in range(_DEALS):
        found = _steer(run, _altered(run, notes, chooser), heard, viewer, chooser)
        if found is not None:
            twin, notes = found
    return twin


def _other_step(twin: Position, told: _Told, viewer: int, chooser: Chooser) -> Position:
    """The twin after a step of which the viewer is told the same, if possible another one."""
    assert told.answer is not None
    seat, move = told.answer.seat, told.answer.move
    heard = _heard(told.events, viewer)
    for candidate in _candidates(twin, seat, move, viewer, chooser):
        run = _after(twin, seat, candidate)
        for script in _scripts(run, told.notes, seat == viewer, chooser):
            found = _steer(run, script, heard, viewer, chooser)
            if found is not None:
                return found[0]
    return told.position


def _candidates(twin: Position, seat: int, move: Move, viewer: int, chooser: Chooser) -> list[Move]:
    """What the seat could do in the twin; the viewer does what it did."""
    legal = by_number(twin.legal(seat)) if seat in twin.asked() else []
    same = [move] if move in legal else []
    if seat == viewer:
        return same
    others = shuffled(chooser, [other for other in legal if other is not move])[:_OTHER_MOVES]
    return same + others if chooser.below(2) == 0 else others + same


def _after(twin: Position, seat: int, move: Move) -> Run:
    def run(dealer: Replaying) -> Position:
        position = twin.copy()
        position.play(seat, move, dealer)
        return position

    return run


def _scripts(run: Run, notes: list[str], own: bool, chooser: Chooser) -> list[list[str]]:
    """What could be dealt, the most different first."""
    if not notes:
        return [[]]
    altered = _altered(run, notes, chooser)
    return [altered, notes] if own else [[], altered, notes]


def _altered(run: Run, notes: list[str], chooser: Chooser) -> list[str]:
    """The same notes with two swapped, or one replaced by what was not dealt."""
    if not notes:
        return notes
    place = chooser.below(len(notes))
    try:
        run(Replaying(notes[:place]))
    except RanOut as ran_out:
        names = sorted(set(ran_out.names) - {notes[place]})
    except Misdeal:
        names = []
    else:
        names = []
    if not names:
        return notes
    altered = list(notes)
    altered[place] = one_of(chooser, names)
    later = [at for at in range(place + 1, len(notes)) if notes[at] == altered[place]]
    if later:
        altered[one_of(chooser, later)] = notes[place]
    return altered


def _steer(
    run: Run, script: list[str], heard: list[bytes], viewer: int, chooser: Chooser
) -> tuple[Position, list[str]] | None:
    """Deal what the script says and then anything, until the viewer hears something else."""
    notes = script
    while len(notes) <= len(script) + _MOST_NOTES:
        dealer = Replaying(notes)
        try:
            position = run(dealer)
        except (RanOut, Misdeal) as error:
            told = _heard(dealer.told, viewer)
            if told != heard[: len(told)]:
                return None
            notes = notes[: dealer.read]
            if isinstance(error, RanOut):
                notes.append(one_of(chooser, error.names))
            continue
        if _heard(dealer.told, viewer) == heard:
            return position, notes[: dealer.read]
        return None
    return None


def _heard(events: list[Event], viewer: int) -> list[bytes]:
    return [exact(event.seen_by(viewer)) for event in events]
