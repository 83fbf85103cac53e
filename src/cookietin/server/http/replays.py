"""Resources about what is over: replays as anyone knew it, records, and whether all was fair."""

from __future__ import annotations

import asyncio
from collections import Counter
from typing import TYPE_CHECKING

from starlette.responses import Response

from cookietin.kernel import record
from cookietin.kernel.complaint import BadOption
from cookietin.kernel.names import SEATS, TRUTH, viewers
from cookietin.kernel.replay import Replay
from cookietin.server.hall import delay_of, due_lines
from cookietin.server.http.asking import Asking, answer
from cookietin.server.protocol import http
from cookietin.server.protocol.dealt import Dealt, DealtPlay, Draw
from cookietin.server.rooms.making import shared_game
from cookietin.server.rooms.room import ABANDONED, OVER
from cookietin.server.rooms.show import asked_of, table_info, told_of
from cookietin.table import fair
from cookietin.table.highlights import highlights, telling
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
    called, viewer = _viewer(asking, known)
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


def _viewer(asking: Asking, known: list[str]) -> tuple[str, int]:
    """Whose eyes are asked for: what they are called, and their number."""
    called = asking.query("viewer", "spectator")
    if called not in known:
        raise BadOption("no-such-viewer", {"viewer": called, "viewers": known})
    return called, known.index(called) + TRUTH


async def highlights_of(asking: Asking) -> Response:
    """The moments that changed the last play most, told for someone."""
    room = await asking.house.rooms.fresh(asking.path("table"))
    _, viewer = _viewer(asking, viewers(room.seats))
    lines = _over(room, asking.house.settings.clock())
    speech = Speech(asking.language, room.table.match.game.id, room.table.names, viewer)
    return answer(await asyncio.to_thread(_highlights, lines, viewer, speech))


def _highlights(lines: list[Line], viewer: int, speech: Speech) -> list[http.Highlight]:
    moments = Replay(lines, shared_game).moments
    found = []
    for place in highlights(moments):
        event = telling(moments[place].events)
        if event is not None:
            seat = str(event.seen_by(viewer)["seat"])
            found.append(http.Highlight(place, seat, speech.event(event)))
    return found


def _over(room: Room, now: float) -> list[Line]:
    """The lines of all plays that are over, and so for everyone to see; with a delay, later."""
    due = due_lines(room.lines, now - delay_of(room))
    if room.phase in (OVER, ABANDONED) and due == room.version:
        return room.lines
    ends = [number for number, line in enumerate(room.lines[:due], start=1) if "outcome" in line]
    if not ends:
        raise BadOption("not-over")
    return room.lines[: ends[-1]]


def _moment(room: Room, moment: Moment, viewer: int, speech: Speech) -> http.ReplayMoment:
    version = room.company.shown_version(moment.number)
    at = room.lines[moment.number - 1].get("at")
    return moment_of(moment, viewer, speech, version, at)


def moment_of(
    moment: Moment, viewer: int, speech: Speech, version: int, at: float | None = None
) -> http.ReplayMoment:
    """One moment of a replay as a viewer knew it."""
    view = moment.position.view(viewer)
    return http.ReplayMoment(
        version=version,
        seat="" if moment.seat is None else SEATS[moment.seat],
        move=moment.move if _open(moment, viewer) else "",
        at=at,
        events=[told_of(event, viewer, version, speech) for event in moment.events],
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
            each.play,
            each.fair,
            each.dealt,
            asking.speech.say("verify", each.why, play=each.play, dealt=each.dealt),
        )
        for each in found
    ]
    return answer(http.Verdict(all(each.fair for each in found), plays))


async def draws(asking: Asking) -> Response:
    """All that was dealt, with what it came from."""
    room = await _finished(asking)
    found = await asyncio.to_thread(fair.check, list(room.lines), shared_game)
    promises = room.company.promises
    plays = [
        DealtPlay(
            each.play,
            promises.commitments.get(each.play, ""),
            promises.secrets.get(each.play, ""),
            promises.used.get(each.play, {}),
            [_draw(one) for one in each.draws],
        )
        for each in found
    ]
    return answer(Dealt(plays))


def _draw(drawn: fair.Drawn) -> Draw:
    counts = Counter(drawn.names)
    return Draw(list(counts), list(counts.values()), drawn.dealt)


async def _finished(asking: Asking) -> Room:
    room = await asking.house.rooms.fresh(asking.path("table"))
    if room.phase not in (OVER, ABANDONED):
        raise BadOption("not-over")
    return room
