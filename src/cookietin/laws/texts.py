"""The law "texts": JSON and text go out and come back the same."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

from cookietin.kernel.complaint import Complaint
from cookietin.kernel.names import TRUTH, viewer_name
from cookietin.kernel.noting import RanOut, Replaying
from cookietin.laws.broken import broken, broken_by, difference
from cookietin.laws.seen import exact, seen, shown
from cookietin.laws.walking import walk, worth_a_look

if TYPE_CHECKING:
    from cookietin.kernel.game import Game
    from cookietin.kernel.position import Position
    from cookietin.laws.chooser import Chooser
    from cookietin.laws.walking import Step

_SELDOM = 4
"""A position that was read is played on for about so many moves, then a newer one is read."""


def texts(game: Game, seats: int, chooser: Chooser) -> None:
    """Positions, views, moves, questions and events are plain data that reads back the same."""
    _check_moves(game)
    follower: Position | None = None
    for number, step in enumerate(walk(game, seats, chooser)):
        if worth_a_look(step.position, number, chooser):
            texts_at(step.position, [TRUTH, chooser.below(seats + 1)])
        for event in step.events:
            for viewer in range(TRUTH, seats + 1):
                _check_plain(step.position, f"the event {event.key}", event.seen_by(viewer))
        if step.after_gap:
            follower = None
        if follower is not None:
            follow(follower, step)
        if follower is None or chooser.below(_SELDOM) == 0:
            follower = read_back(step.position)


def texts_at(position: Position, viewers: list[int]) -> None:
    """The law at one moment, for some viewers."""
    for viewer in viewers:
        look = position.view(viewer)
        get = seen if viewer == TRUTH else shown
        was = get(look)
        who = viewer_name(viewer, position.seats)
        _check_plain(position, f"what {who} gets", was)
        now = get(read_back(look))
        if exact(was) != exact(now):
            what = f"written and read, what {who} gets is different: {difference(was, now)}"
            raise broken("texts", position, what)


def read_back(position: Position) -> Position:
    """The position that its own text stands for."""
    try:
        return position.game.position(json.loads(position.line()))
    except Complaint as complaint:
        whose = viewer_name(position.viewer, position.seats)
        what = f"what is written for {whose} cannot be read: {complaint.key} {complaint.fields}"
        raise broken("texts", position, what) from complaint


def follow(follower: Position, step: Step) -> None:
    """A position that was read does what the original does."""
    assert step.answer is not None
    answer, position = step.answer, step.position
    dealer = Replaying(step.notes)
    try:
        follower.play(answer.seat, answer.move, dealer)
    except (Complaint, RanOut) as error:
        what = f"written and read a while ago, it cannot follow {answer}: {error!r}"
        raise broken("texts", position, what) from error
    was, now = seen(position), seen(follower)
    if exact(was) != exact(now):
        what = f"written and read a while ago, it does otherwise: {difference(was, now)}"
        raise broken("texts", position, what)
    heard, told = [[event.seen_by(TRUTH) for event in one] for one in (step.events, dealer.told)]
    if exact(heard) != exact(told):
        what = f"written and read a while ago, it tells otherwise: {difference(heard, told)}"
        raise broken("texts", position, what)


def _check_plain(position: Position, what: str, data: Any) -> None:
    try:
        back = json.loads(json.dumps(data))
    except TypeError as error:
        raise broken("texts", position, f"{what} is not plain data: {error}") from error
    if back != data:
        what = f"{what} is not plain data: read back, {difference(data, back)}"
        raise broken("texts", position, what)


def _check_moves(game: Game) -> None:
    fields: dict[bytes, str] = {}
    for place, move in enumerate(game.moves.all):
        if move.number != place or game.moves.numbered(move.number) is not move:
            raise broken_by("texts", game, f"{move} has the number {move.number} at {place}")
        try:
            found = game.move(move.text)
        except Complaint as complaint:
            what = f'"{move.text}" cannot be read: {complaint.key}'
            raise broken_by("texts", game, what) from complaint
        if found is not move:
            what = f'"{move.text}" stands for moves {move.number} and {found.number}'
            raise broken_by("texts", game, what)
        same = fields.setdefault(exact(move.json()), move.text)
        if same != move.text:
            what = f'"{move.text}" and "{same}" have the same fields {move.json()}'
            raise broken_by("texts", game, what)
