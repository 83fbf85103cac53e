"""A connection: reads what a client says, has it done, and puts what it is told on the line."""

from __future__ import annotations

import asyncio
import contextlib
import time
from typing import TYPE_CHECKING, Any

import msgspec
import structlog
from starlette.websockets import WebSocketDisconnect, WebSocketState

from cookietin.kernel.complaint import BadOption, Complaint, Refused
from cookietin.kernel.question import RACE
from cookietin.server.limits import Bucket
from cookietin.server.protocol import PROTOCOL, client, server
from cookietin.server.rooms.acts import Actor, act
from cookietin.server.rooms.room import PLAY
from cookietin.server.rooms.show import encode, speech_for
from cookietin.server.socket.attendant import Attendant
from cookietin.server.socket.line import LINE
from cookietin.server.socket.requests import about, ahead, hint, why
from cookietin.words import Speech

if TYPE_CHECKING:
    from starlette.websockets import WebSocket

    from cookietin.server.house import House
    from cookietin.server.rooms.room import Room
    from cookietin.server.socket.line import Line

HELLO_WITHIN = 10.0
PING_EVERY = 15.0
BURST = 60.0
MOST_STRIKES = 20
"""Who says so many things that mean nothing is let go."""

POLICY = 1008
NO_TABLE = 4404
OLD = 4426

decoder = msgspec.json.Decoder(client.ClientMessage)
log = structlog.get_logger()


class Connection:
    """One socket, from hello to the end."""

    _going: asyncio.Future[None]

    def __init__(self, house: House, socket: WebSocket, table: str) -> None:
        self._house = house
        self._socket = socket
        self._table = table
        self._line: Line = socket.scope[LINE]
        self._language = "en"
        now = time.monotonic()
        self._bucket = Bucket(BURST, house.settings.messages_a_second, now)
        self._strikes = 0
        self._pings: dict[int, float] = {}
        self._lags: list[float] = []

    async def serve(self) -> None:
        """All of it."""
        await self._socket.accept()
        try:
            async with asyncio.timeout(HELLO_WITHIN):
                attendant = await self._hello()
        except (TimeoutError, WebSocketDisconnect):
            await self._close(POLICY)
            return
        if attendant is None:
            return
        pinging = asyncio.create_task(self._ping(attendant))
        # By itself: all that lies between here and the server would be woken at every message.
        reading = asyncio.create_task(self._read(attendant))
        try:
            await reading
        finally:
            self._house.hall.leave(attendant)
            pinging.cancel()
            reading.cancel()

    # Hello.

    async def _hello(self) -> Attendant | None:
        while True:
            text = await self._receive()
            try:
                message = decoder.decode(text)
            except (msgspec.DecodeError, UnicodeError) as error:
                self._strike(str(error))
                if self._strikes > 3:
                    await self._close(POLICY)
                    return None
                continue
            if isinstance(message, client.Hello):
                return await self._let_in(message)
            self._say(_refused("", BadOption("hello-first"), Speech(self._language)))

    async def _let_in(self, hello: client.Hello) -> Attendant | None:
        self._language = hello.language
        speech = Speech(hello.language)
        if hello.protocol != PROTOCOL:
            other = BadOption("other-protocol", {"found": hello.protocol, "protocol": PROTOCOL})
            self._say(_refused("", other, speech))
            await self._close(OLD)
            return None
        try:
            guest = self._house.tokens.guest(hello.token)
            room = await self._house.rooms.fresh(self._table)
            attendant = Attendant(room.id, guest, hello, self._tell, self._send_away)
            if not room.shown_to(attendant.who):
                raise BadOption("no-spectators")
        except Complaint as complaint:
            self._say(_refused("", complaint, speech))
            await self._close(NO_TABLE if complaint.key == "no-such-table" else POLICY)
            return None
        self._house.hall.enter(room, attendant)
        return attendant

    # Reading.

    async def _read(self, attendant: Attendant) -> None:
        while True:
            try:
                text = await self._receive()
            except WebSocketDisconnect:
                return
            self._house.metrics.heard += 1
            if not self._bucket.take(time.monotonic()):
                await self._close(POLICY)
                return
            try:
                message = decoder.decode(text)
            except (msgspec.DecodeError, UnicodeError) as error:
                self._strike(str(error))
                if self._strikes > MOST_STRIKES:
                    await self._close(POLICY)
                    return
                continue
            await self._heed(attendant, message)

    async def _receive(self) -> str | bytes:
        message: Any = await self._line.receive()
        if message["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(message.get("code", 1005))
        return message.get("text") or message.get("bytes") or b""

    def _strike(self, why: str) -> None:
        self._strikes += 1
        wrong = BadOption("bad-message", {"why": why})
        self._say(_refused("", wrong, Speech(self._language)))

    async def _heed(self, attendant: Attendant, message: Any) -> None:
        """Do what a message asks for, and say that it is done or why it cannot be."""
        key = getattr(message, "key", "")
        try:
            if isinstance(message, client.Pong):
                self._measure(attendant, message.ping)
            elif isinstance(message, client.Hello):
                raise BadOption("hello-once")
            elif isinstance(message, client.Speak):
                await self._speak(attendant, message)
            elif isinstance(message, client.Hint):
                attendant.send(await hint(self._house, attendant, key))
            elif isinstance(message, client.Ahead):
                attendant.send(await ahead(self._house, attendant, message))
            elif isinstance(message, client.About):
                attendant.send(await about(self._house, attendant, message))
            elif isinstance(message, client.Why):
                attendant.send(await why(self._house, attendant, message))
            elif isinstance(message, client.Answer) and self._races(message):
                self._hold(attendant, message)
            else:
                await self._act(attendant, message)
        except Complaint as complaint:
            self._refuse(attendant, key, complaint)

    async def _act(self, attendant: Attendant, message: Any, lag: float = 0.0) -> None:
        guest = attendant.guest
        actor = Actor(attendant.who, guest.name, guest.colour, message.key, lag)

        def done(room: Room, at: float) -> tuple[int, int]:
            act(room, actor, message, at)
            line = room.company.keys.get(actor.key, room.version)
            return room.company.shown_version(line), line if line in room.company.secret else 0

        def told(kept: tuple[int, int]) -> None:
            # With what everyone sees of it, in one go.
            attendant.send(server.Done(message.key, kept[0]))

        _, secret = await self._house.rooms.change(self._table, done, guest.id, told)
        if secret:
            # What nobody else may notice is told to whoever did it.
            room = await self._house.rooms.room(self._table)
            attendant.tell_secret(room, secret, self._house.settings.clock())

    def _refuse(self, attendant: Attendant, key: str, complaint: Complaint) -> None:
        self._house.metrics.refused.labels(complaint.key).inc()
        room = self._house.rooms.known(self._table)
        if room is None:
            speech = Speech(attendant.language)
        else:
            speech = speech_for(room, room.viewer_of(attendant.who), attendant.language)
        attendant.send(_refused(key, complaint, speech))

    async def _speak(self, attendant: Attendant, message: client.Speak) -> None:
        attendant.language = self._language = message.language
        # What was told in the other language is told again.
        attendant.seen = -1
        self._house.hall.show_again(await self._house.rooms.room(self._table), attendant)

    # Races.

    def _races(self, message: client.Answer) -> bool:
        room = self._house.rooms.known(self._table)
        if room is None or room.phase != PLAY or int(room.position.number) != message.question:
            return False
        asked = room.position.asked()
        return len(asked) > 1 and room.position.question(asked[0]).how == RACE

    def _hold(self, attendant: Attendant, message: client.Answer) -> None:
        room = self._house.rooms.known(self._table)
        asked = [] if room is None else room.position.asked()
        lags = [
            other.lag
            for other in self._house.hall.at(self._table)
            if room is not None and room.viewer_of(other.who) in asked
        ]

        async def answer() -> None:
            try:
                await self._act(attendant, message, attendant.lag)
            except Complaint as complaint:
                self._refuse(attendant, message.key, complaint)

        self._house.races.hold(self._table, attendant.lag, max(lags, default=0.0), answer)

    async def _ping(self, attendant: Attendant) -> None:
        number = 0
        while True:
            number += 1
            self._pings = {number: time.monotonic()}
            attendant.send(server.Ping(number))
            await asyncio.sleep(PING_EVERY if number > 2 else 0.5)

    def _measure(self, attendant: Attendant, ping: int) -> None:
        sent = self._pings.pop(ping, None)
        if sent is not None:
            self._lags = [*self._lags[-4:], (time.monotonic() - sent) / 2]
            attendant.lag = min(self._lags)

    # Writing.

    def _tell(self, message: bytes) -> None:
        self._house.metrics.sent += 1
        self._line.say(message)

    def _say(self, message: Any) -> None:
        self._tell(encode(message))

    def _send_away(self, why: Complaint) -> None:
        """Say why, and let them go."""
        self._say(_refused("", why, Speech(self._language)))
        self._going = asyncio.ensure_future(self._close(POLICY))

    async def _close(self, code: int) -> None:
        if self._socket.application_state == WebSocketState.CONNECTED:
            with contextlib.suppress(RuntimeError, WebSocketDisconnect):
                await self._socket.close(code)


def _refused(key: str, complaint: Complaint, speech: Speech) -> server.Refusal:
    clause = complaint.clause if isinstance(complaint, Refused) else ""
    return server.Refusal(key, complaint.key, speech.complaint(complaint), clause)
