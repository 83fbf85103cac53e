"""What a client asks without changing anything: a hint, what would follow, what to read."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from cookietin.kernel.ahead import ahead as look_ahead
from cookietin.kernel.complaint import BadMove, BadOption, Refused
from cookietin.server.protocol import asked, client, server
from cookietin.server.rooms.room import PLAY
from cookietin.server.rooms.show import Lens, lens_of
from cookietin.table import Guesser

if TYPE_CHECKING:
    from cookietin.kernel.position import Position
    from cookietin.server.house import House
    from cookietin.server.socket.attendant import Attendant


async def _lens(house: House, attendant: Attendant) -> tuple[Lens, Position]:
    room = await house.rooms.room(attendant.table)
    lens = lens_of(room, room.viewer_of(attendant.who), attendant.language, attendant.words)
    if lens.view is None or lens.viewer == room.seats:
        raise BadOption("not-seated" if room.begun else "nothing-played")
    return lens, lens.view


async def hint(house: House, attendant: Attendant, key: str) -> server.Hinted:
    """The moves that look best, and why."""
    lens, view = await _lens(house, attendant)
    if lens.room.phase != PLAY or lens.viewer not in view.asked():
        raise BadOption("not-asked-now")
    names = list(lens.room.table.names)
    language, effort = attendant.language, house.settings.hints
    found = await house.thinkers.advice(view, lens.viewer, language, names, effort)
    if found is None:
        return server.Hinted(key, [], "")
    moves = [
        asked.Advised(
            move=lens.offered(view.game.move(one["move"]), view),
            chance=one["chance"],
            reach=one["reach"],
            said=one["said"] if lens.words else "",
            reasons=one["reasons"] if lens.words else [],
        )
        for one in found["moves"]
    ]
    return server.Hinted(key, moves, found["supposes"] if lens.words else "")


async def ahead(house: House, attendant: Attendant, message: client.Ahead) -> server.Foreseen:
    """What is certain to follow from moves."""
    lens, view = await _lens(house, attendant)
    moves = [view.game.move(text) for text in message.moves]
    found = await asyncio.to_thread(look_ahead, view, moves)
    return server.Foreseen(
        key=message.key,
        moves=[move.text for move in found.moves],
        open=found.open,
        events=[lens.event(event, lens.room.shown_version) for event in found.events],
        facts=found.facts,
        places=found.places,
    )


async def about(house: House, attendant: Attendant, message: client.About) -> server.Explained:
    """What there is to read about a topic, or about a move and what it is about."""
    lens, view = await _lens(house, attendant)
    people, speech = view.game.people, lens.speech
    topics = [message.topic] if message.topic in people.topics(view) else []
    if not topics:
        try:
            move = Guesser(view.game).understand(message.topic, view.legal(lens.viewer))
        except (BadMove, Refused):
            found = Guesser(view.game).topic(message.topic, people.topics(view))
            topics = [] if found is None else [found]
        else:
            topics = people.subjects(view, lens.viewer, move)
    paragraphs: list[str] = []
    for topic in topics:
        paragraphs += people.about(view, topic, speech.text, speech.label)
    return server.Explained(message.key, paragraphs)


async def why(house: House, attendant: Attendant, message: client.Why) -> server.Explained:
    """Why taps make no move: refused as that move would be, or nothing if they mean none."""
    lens, view = await _lens(house, attendant)
    seat = lens.viewer
    if lens.room.phase != PLAY or seat not in view.asked():
        raise BadOption("not-asked-now")
    refused = await asyncio.to_thread(why_not, view, message.taps)
    if refused is not None:
        refused.game = view.game.id
        raise refused
    return server.Explained(message.key, [])


def why_not(view: Position, taps: list[str]) -> Refused | None:
    """The reason that says most: of what is meant, or of all that a thing of one's own begins."""
    seat, handles = view.viewer, view.game.handles
    legal = view.legal(seat)
    made, begun = handles.made(view, taps)
    if any(move in legal for move in (*made, *begun)):
        return None
    whole = [view.why_not(seat, move) for move in made]
    # What only says which question is asked says least.
    asked = f"-{view.question(seat).key}"
    for refused in whole:
        if not refused.key.endswith(asked):
            return refused
    for kind in dict.fromkeys(move.key for move in begun if handles.own(taps[0])):
        begins = [view.why_not(seat, move) for move in begun if move.key == kind]
        if len({refused.key for refused in begins}) == 1 and not begins[0].key.endswith(asked):
            return begins[0]
    return (*whole, None)[0]
