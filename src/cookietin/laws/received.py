"""All that reaches a viewer, by whatever way: what two plays that told them the same must share."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from cookietin.kernel.game import Game
from cookietin.kernel.move import Move
from cookietin.laws.chooser import some_of
from cookietin.laws.seen import said, shown

if TYPE_CHECKING:
    from collections.abc import Iterator

    from cookietin.kernel.complaint import Complaint
    from cookietin.kernel.position import Position

_REFUSED: Final = 6
"""So many moves that cannot be made are tried at a moment, others at the next."""
_READ: Final = 2
"""And so many topics are read about."""


def received(position: Position, viewer: int) -> dict[str, Any]:
    """What a viewer gets of the truth: their view and all that people are told beside it."""
    view = position.view(viewer)
    people = position.game.people
    return {
        **shown(view),
        # Of a copy, for a position may keep what it has worked out for a row.
        "observed": position.copy().observation(viewer),
        "tints": people.tints(view, str),
        "topics": _read_about(view),
        "answers left": [position.answers_left(seat) for seat in position.asked()],
        "refused": [_refusal(why) for why in _refusals(position, viewer)],
        "held": held(view),
    }


def _read_about(view: Position) -> list[list[str]]:
    """What can be read about, and what is said of some of it."""
    people = view.game.people
    topics = people.topics(view)
    some = some_of(topics, view.number, _READ)
    return [topics, *[people.about(view, topic, said, str) for topic in some]]


def _refusals(position: Position, viewer: int) -> Iterator[Complaint | None]:
    """Why the viewer cannot do this or that: nobody else is told."""
    if viewer == position.seats or position.outcome is not None:
        return
    if viewer not in position.asked():
        yield position.why_not_asked(viewer)
        return
    legal = set(position.legal(viewer))
    illegal = [move for move in position.game.moves.all if move not in legal]
    for move in some_of(illegal, position.number, _REFUSED):
        yield position.refusal(viewer, move)


def _refusal(why: Complaint | None) -> Any:
    return why and [why.key, why.fields]


def held(view: Position) -> Any:
    """Every attribute of a view, as deep as they go: a bot can read them, in the JSON or not."""
    lent = {id(value) for _, value in _attributes(view.game)}
    return {name: _plain(value, lent) for name, value in _attributes(view)}


_SIMPLE: Final = frozenset((type(None), bool, int, str, bytes, float))


def _attributes(thing: object) -> list[tuple[str, Any]]:
    """By name; compiled classes keep theirs with the class."""
    kind = type(thing)
    if kind not in _described:
        _described[kind] = [name for name in dir(kind) if _describes(kind, name)]
    names = {*getattr(thing, "__dict__", ()), *_described[kind]}
    return [(name, getattr(thing, name)) for name in sorted(names) if hasattr(thing, name)]


_described: Final[dict[type[object], list[str]]] = {}
"""The attributes that each class itself describes."""


def _describes(kind: type[object], name: str) -> bool:
    described = type(getattr(kind, name, None)).__name__
    return not name.startswith("__") and described in ("getset_descriptor", "member_descriptor")


def _plain(value: Any, lent: set[int]) -> Any:
    """A value as plain data; what belongs to the game is the same for all."""
    if type(value) in _SIMPLE:
        return value
    if isinstance(value, Game) or id(value) in lent:
        return "the game's"
    if isinstance(value, Move):
        return value.text
    if isinstance(value, list | tuple):
        return [one if type(one) in _SIMPLE else _plain(one, lent) for one in value]
    if isinstance(value, dict):
        return [[_plain(key, lent), _plain(one, lent)] for key, one in value.items()]
    return {name: _plain(one, lent) for name, one in _attributes(value)}
