"""Resources about what is over: replays as anyone knew it, records, and whether all was fair."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from starlette.responses import Response

from cookietin.kernel import record
from cookietin.kernel.complaint import BadOption
from cookietin.kernel.names import SEATS, TRUTH, viewers
from cookietin.kernel.replay import Replay
from cookietin.server.hall import delay_of
from cookietin.server.http.asking import Asking, answer
from cookietin.server.protocol import asked, http
from cookietin.server.rooms.making import shared_game
from cookietin.server.rooms.room import ABANDONED, OVER
from cookietin.server.rooms.show import asked_of, table_info
from cookietin.table import fair
from cookietin.words import Speech

if TYPE_CHECKING:
    from cookietin.kernel.match import Line
    from cookietin.kernel.replay import Moment
    from cookietin.server.rooms.room import Room

MOST_MOMENTS = 200


async def replay(asking: Asking) -> Response:
    """Plays that are over, as a viewer knew them."""
    room = await asking.house.rooms.fresh(asking.path("table"))
    known = viewers(room.seats)
    called = asking.query("viewer", "spectator")
    if called not in known:
        raise BadOption("no-such-viewer", {"viewer": called, "viewers": known})
    viewer = known.index(called) + TRUTH
    lines = _over(room, asking.house.settings.clock())
    # What takes long is done beside the loop that serves everyone.
    moments = (await asyncio.to_thread(Replay, lines, shared_game)).moments
    first = asking.whole("first", 0, 0, max(0, len(moments)))
    count = asking.whole("count", MOST_MOMENTS, 1, MOST_MOMENTS)
    speech = Speech(asking.language, room.table.match.game.id, room.table.names, viewer)
    wanted = moments[first : first + count]
    shown = await asyncio.to_thread(
        lambda: [_moment(room, moment, viewer, speech) for moment in wanted]
    )
    info = table_info(room, [])
    return answer(http.ReplayPart(info, called, known, len(moments), first, shown))


def _over(room: Room, now: float) -> list[Line]:
    """The lines of all plays that are over, and so for everyone to see."""
    if room.phase in (OVER, ABANDONED):
        last = room.version
    else:
        ends = [number for number, line in enumerate(room.lines, start=1) if "outcome" in line]
        last = ends[-1] if ends else 0
    if not last or now - room.clock.now < delay_of(room):
        raise BadOption("not-over")
    return room.lines[:last]


def _moment(room: Room, moment: Moment, viewer: int, speech: Speech) -> http.ReplayMoment:
    view = moment.position.view(viewer)
    version = room.company.shown_version(moment.number)
    events = []
    for event in moment.events:
        fields = event.seen_by(viewer)
        key = fields.pop("event")
        events.append(asked.Told(version, key, fields, speech.event(event)))
    return http.ReplayMoment(
        version=version,
        seat="" if moment.seat is None else SEATS[moment.seat],
        move=moment.move if _open(moment, viewer) else "",
        at=room.lines[moment.number - 1].get("at"),
        events=events,
        view=view.json(),
        places=view.places(),
        facts=view.facts(),
        asked=[
            asked_of(view.question(seat), speech.question(view.question(seat)))
            for seat in view.asked()
        ],
    )


def _open(moment: Moment, viewer: int) -> bool:
    """A move is its seat's own: what others are told of it stands in the events."""
    return viewer in (TRUTH, moment.seat)


async def record_of(asking: Asking) -> Response:
    """The record of a match that is over."""
    room = await _finished(asking)
    text = record.write(room.lines)
    name = f"{room.table.match.game.id}-{room.id}.jsonl"
    headers = {"content-disposition": f'attachment; filename="{name}"'}
    return Response(text, media_type="application/jsonl", headers=headers)


async def verdict(asking: Asking) -> Response:
    """Whether every card came from what was promised."""
    room = await _finished(asking)
    found = await asyncio.to_thread(fair.check, list(room.lines), shared_game)
    plays = [
        http.VerifiedPlay(
            each.play, each.fair, each.dealt, asking.speech.say("verify", each.why, **vars(each))
        )
        for each in found
    ]
    return answer(http.Verdict(all(each.fair for each in found), plays))


async def _finished(asking: Asking) -> Room:
    room = await asking.house.rooms.fresh(asking.path("table"))
    if room.phase not in (OVER, ABANDONED):
        raise BadOption("not-over")
    return room
