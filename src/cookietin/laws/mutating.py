"""Mutations: plain data changed a little, as a slip of the hand or an attacker would change it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from cookietin.kernel.names import HOLE
from cookietin.laws.chooser import one_of, shuffled

if TYPE_CHECKING:
    from collections.abc import Iterator

    from cookietin.laws.chooser import Chooser

Path = tuple[str | int, ...]
"""The way to a value: keys of tables and places in lists."""

JUNK: Final[list[Any]] = [
    *(None, True, False, 0, 1, -1, 2, 7, 255, 1 << 30, -(1 << 62), 10**400, 0.5, float("nan")),
    *("", HOLE, "seat0", "seat9", "truth", "\x1b[31mred\x07", "\ud800", "x" * 3000),
    *([], {}, [[]], [None], {"": None}, {"seat0": HOLE}),
]
"""What has no business where it is put."""

_STOPS: Final = 4
"""On the way down to a value that is changed, one step in so many is the last."""


def mutated(data: Any, donor: Any, chooser: Chooser) -> Any:
    """The data with one to three changes; some are taken from a donor of the same shape."""
    changed = copied(data)
    for _ in range(1 + chooser.below(3)):
        changed = _change(changed, donor, chooser)
    return changed


def copied(data: Any) -> Any:
    """Plain data that shares nothing with the other."""
    if isinstance(data, dict):
        return {key: copied(value) for key, value in data.items()}
    if isinstance(data, list):
        return [copied(value) for value in data]
    return data


def paths(data: Any, way: Path = ()) -> Iterator[Path]:
    """The ways to all values in plain data."""
    yield way
    for key in _keys(data):
        yield from paths(data[key], (*way, key))


def at(data: Any, way: Path) -> Any:
    """The value at the end of a way."""
    for key in way:
        data = data[key]
    return data


def _change(data: Any, donor: Any, chooser: Chooser) -> Any:
    way = _any_way(data, chooser) if chooser.below(2) == 0 else _any_place(data, chooser)
    if not way:
        return one_of(chooser, JUNK)
    changes = [_graft, _graft, _near, _near, _borrow, _swap, _shuffle, _drop, _double, _junk]
    one_of(chooser, changes)(data, way, donor, chooser)
    return data


def _any_way(data: Any, chooser: Chooser) -> Path:
    """A way down from the top: what stands alone is met as often as a long list."""
    way: Path = ()
    while (found := _keys(at(data, way))) and (not way or chooser.below(_STOPS) > 0):
        way = (*way, one_of(chooser, found))
    return way


def _any_place(data: Any, chooser: Chooser) -> Path:
    """A way to any value: what there is much of is met often."""
    return one_of(chooser, list(paths(data)))


def _keys(data: Any) -> list[str | int]:
    if isinstance(data, dict):
        return list(data)
    return list(range(len(data))) if isinstance(data, list) else []


def _graft(data: Any, way: Path, donor: Any, chooser: Chooser) -> None:
    """The donor's value from the same place."""
    try:
        _put(data, way, copied(at(donor, way)))
    except (KeyError, IndexError, TypeError):
        _borrow(data, way, donor, chooser)


def _near(data: Any, way: Path, donor: Any, chooser: Chooser) -> None:
    """A number one off, a yes for a no, a name for another that stands somewhere."""
    found = at(data, way)
    if isinstance(found, bool):
        _put(data, way, not found)
    elif isinstance(found, int):
        _put(data, way, found + one_of(chooser, [1, -1, 2, -2]))
    else:
        _borrow(data, way, donor, chooser)


def _borrow(data: Any, way: Path, donor: Any, chooser: Chooser) -> None:
    """A value of the same kind from anywhere."""
    kind = type(at(data, way))
    source = one_of(chooser, [data, donor])
    alike = [other for other in paths(source) if type(at(source, other)) is kind]
    if alike:
        _put(data, way, copied(at(source, one_of(chooser, alike))))


def _swap(data: Any, way: Path, donor: Any, chooser: Chooser) -> None:
    """Two values change places."""
    other = one_of(chooser, [path for path in paths(data) if path])
    if way[: len(other)] == other or other[: len(way)] == way:
        return
    here, there = at(data, way), at(data, other)
    _put(data, way, there)
    _put(data, other, here)


def _shuffle(data: Any, way: Path, donor: Any, chooser: Chooser) -> None:
    """A list in another order; anything else is exchanged."""
    found = at(data, way)
    if isinstance(found, list):
        _put(data, way, shuffled(chooser, found))
    else:
        _swap(data, way, donor, chooser)


def _drop(data: Any, way: Path, donor: Any, chooser: Chooser) -> None:
    """The value is gone."""
    del at(data, way[:-1])[way[-1]]


def _double(data: Any, way: Path, donor: Any, chooser: Chooser) -> None:
    """An entry of a list stands there twice, or in another list besides or instead."""
    holder, key = at(data, way[:-1]), way[-1]
    if not isinstance(holder, list) or not isinstance(key, int):
        _near(data, way, donor, chooser)
        return
    entry = holder[key]
    if chooser.below(2) == 0:
        del holder[key]
    lists = [other for other in paths(data) if isinstance(at(data, other), list)]
    to = at(data, one_of(chooser, lists))
    to.insert(chooser.below(len(to) + 1), copied(entry))


def _junk(data: Any, way: Path, donor: Any, chooser: Chooser) -> None:
    """Something that does not belong there."""
    _put(data, way, copied(one_of(chooser, JUNK)))


def _put(data: Any, way: Path, value: Any) -> None:
    at(data, way[:-1])[way[-1]] = value
