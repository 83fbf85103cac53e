"""The law "observing": a row of numbers says what the view does, all of it, and nothing else."""

from __future__ import annotations

import json
from collections import Counter
from typing import TYPE_CHECKING, Any

from cookietin.kernel.layout import NOT_OBSERVED, Layout
from cookietin.kernel.names import HOLE, SEATS, viewer_name
from cookietin.laws.broken import broken, broken_by, difference
from cookietin.laws.walking import walk, worth_a_look

if TYPE_CHECKING:
    from cookietin.kernel.game import Game
    from cookietin.kernel.position import Position
    from cookietin.laws.chooser import Chooser

Rows = dict[tuple[int, bytes], Any]
"""What each viewer's rows stood for."""

_PLAYS = 2
_OF_THE_PLAY = ("game", "version", "options", "seats", "viewer")
"""What is the same in all positions of a play, or is said otherwise."""


def observing(game: Game, seats: int, chooser: Chooser) -> None:
    """The truth and a view give the same row, as laid out; different views different ones."""
    layout = game.layout(seats)
    _check_layout(game, layout)
    rows: Rows = {}
    everyone = list(range(seats + 1))
    for _ in range(_PLAYS):
        for number, step in enumerate(walk(game, seats, chooser)):
            closely = worth_a_look(step.position, number, chooser)
            viewers = everyone if closely else [number % len(everyone)]
            observing_at(step.position, layout, rows, viewers)


def observing_at(position: Position, layout: Layout, rows: Rows, viewers: list[int]) -> None:
    """The law at one moment, for some viewers; rows are those that were met before."""
    for viewer in viewers:
        view = position.view(viewer)
        row = position.observation(viewer)
        who = viewer_name(viewer, position.seats)
        if view.observation(viewer) != row:
            what = (
                f"{who} observes other numbers in the truth than in its view, {_first(view, row)}"
            )
            raise broken("observing", position, what)
        _check_row(position, layout, row, who)
        _check_piles(view, layout, row, who)
        stands_for = observed(view, layout)
        before = rows.setdefault((viewer, row), stands_for)
        if before != stands_for:
            what = f"two views of {who} give one row: {difference(before, stands_for)}"
            raise broken("observing", position, what)


def observed(view: Position, layout: Layout) -> Any:
    """What a row must tell apart: the view's JSON without what the layout leaves out."""
    data = json.loads(view.line())
    for name in _OF_THE_PLAY:
        del data[name]
    for path in [*NOT_OBSERVED, *layout.left_out]:
        _each(data, path.split("."), _drop)
    for path in layout.unordered:
        _each(data, path.split("."), _sort)
    return data


def _each(data: Any, path: list[str], change: Any) -> None:
    """Change what lies at a path; `*` stands for every key."""
    name, *rest = path
    names = list(data) if name == "*" else [name] if name in data else []
    for key in names:
        if rest:
            if isinstance(data[key], dict):
                _each(data[key], rest, change)
        else:
            change(data, key)


def _drop(data: dict[str, Any], key: str) -> None:
    del data[key]


def _sort(data: dict[str, Any], key: str) -> None:
    data[key] = sorted(data[key])


def _check_layout(game: Game, layout: Layout) -> None:
    at = 0
    names = [block.name for block in layout.blocks]
    if len(set(names)) < len(names):
        raise broken_by("observing", game, f"two blocks of the layout have one name: {names}")
    for block in layout.blocks:
        if block.first != at or not block.columns:
            raise broken_by("observing", game, f"the block {block.name} is not where it should be")
        at += len(block.columns)
    if at != layout.size:
        raise broken_by("observing", game, f"the layout has {at} columns and says {layout.size}")


def _check_row(position: Position, layout: Layout, row: bytes, who: str) -> None:
    if len(row) != layout.size:
        what = f"{who} observes {len(row)} numbers, and the layout has {layout.size}"
        raise broken("observing", position, what)
    for block in layout.blocks:
        highest = max(row[block.first : block.first + len(block.columns)])
        if highest > block.high:
            what = f"{who} observes {highest} in {block.name}, whose highest is {block.high}"
            raise broken("observing", position, what)
        for column, number in block.numbers(row).items() if block.stands else ():
            names = block.stands_for(column)
            if names and not "".join(names[number : number + 1]):
                what = f"{who} observes {number} in {block.name}, {column}: it stands for nothing"
                raise broken("observing", position, what)


def _check_piles(view: Position, layout: Layout, row: bytes, who: str) -> None:
    """A pile's columns count what lies at its place; what a viewer remembers may be counted too."""
    me = 0 if view.viewer == view.seats else view.viewer
    places, remembered = view.places(), view.floors(view.viewer)
    seats = dict(zip(layout.relative(), SEATS[me : view.seats] + SEATS[:me], strict=True))
    for block in layout.blocks:
        place = ".".join([seats.get(part, part) for part in block.name.split(".")])
        if not block.pile or place not in places:
            continue
        counts = row[block.first : block.first + len(block.columns)]
        counted = +Counter(dict(zip(block.columns, counts, strict=True)))
        there = Counter(places[place])
        known = Counter(remembered.get(place, []))
        if counted not in (there, there - Counter({HOLE: known.total()}) + known):
            what = f"{who} observes {dict(counted)} in {block.name}, and {dict(there)} lie there"
            raise broken("observing", view, what)


def _first(view: Position, row: bytes) -> str:
    """Where a view's row differs from another."""
    other = view.observation(view.viewer)
    layout = view.game.layout(view.seats)
    for block in layout.blocks:
        for place, meaning in enumerate(block.columns):
            at = block.first + place
            if at >= min(len(row), len(other)) or row[at] != other[at]:
                return f"first in {block.name}, {meaning}"
    return "in their number"
