"""An attendant: one connection at a table, and what it has been told."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from cookietin.kernel.match import NOTE
from cookietin.server.protocol import PROTOCOL, server
from cookietin.server.rooms.show import Lens, encode, lens_of, table_info, viewer_called
from cookietin.table.company import EARLY
from cookietin.table.fold import STANDING

if TYPE_CHECKING:
    from collections.abc import Callable

    from cookietin.kernel.complaint import Complaint
    from cookietin.server.protocol.client import Hello
    from cookietin.server.protocol.tables import TableInfo
    from cookietin.server.rooms.room import Room
    from cookietin.server.tokens import GuestId


def _table_as_bytes(room: Room) -> bytes:
    """All of a table that is not the play: written once for all who look."""
    version, info = room.told
    if version != room.company.changed:
        info = encode(table_info(room, []))
        room.told = (room.company.changed, info)
    return info


def _table_now(room: Room, signs: list[str]) -> TableInfo:
    """The same with who is connected: made once for all who are told at one time."""
    known = room.common.info
    if known is None or known[0] != signs:
        known = room.common.info = (signs, table_info(room, signs))
    return known[1]


class Attendant:
    """Someone who looks on, at a seat or beside it."""

    def __init__(
        self,
        table: str,
        guest: GuestId,
        hello: Hello,
        say: Callable[[bytes], None],
        send_away: Callable[[Complaint], None],
    ) -> None:
        self.table = table
        self.guest = guest
        self.who = guest.sign(table)
        self.language = hello.language
        self.words = hello.words
        self.viewer = -2
        """As whom; nobody yet."""
        self.seen = -1 if hello.have is None else hello.have
        """The version that was told last, as clients count."""
        self._chat_seen = self.seen
        self._info = b""
        self.lag = 0.0
        """How long what it sends is on the way, in seconds."""
        self.say = say
        """Puts a message on the line that is written already."""
        self.send_away = send_away
        """Says why, and ends the connection."""

    def send(self, message: Any) -> None:
        """Put a message on the line."""
        self.say(encode(message))

    def welcome(self, room: Room, delay: float, now: float) -> None:
        """The answer to hello."""
        viewer = room.viewer_of(self.who)
        self.send(
            server.Welcome(
                protocol=PROTOCOL,
                table=room.id,
                viewer=viewer_called(room, viewer),
                maker=bool(self.who) and self.who == room.company.maker,
                delay=delay if viewer == room.seats else 0,
                now=now,
            )
        )

    def show(
        self, room: Room, here: Callable[[str], list[str]], now: float, again: bool = False
    ) -> None:
        """Tell what is new in a room; with `again` all of it, as after a change of language.

        Who is connected to it is asked for only where that is told.
        """
        viewer = room.viewer_of(self.who)
        if viewer != self.viewer:
            # With other eyes all of it is new.
            if self.viewer != -2:
                self.seen = -1
            self.viewer, again = viewer, True
        info = _table_as_bytes(room)
        if info is not self._info or again:
            if info != self._info or again:
                called = viewer_called(room, viewer)
                signs = here(room.id)
                self.send(server.Table(room.shown_version, called, _table_now(room, signs)))
            self._info = info
        lens = lens_of(room, viewer, self.language, self.words)
        common = lens.common
        for said in lens.said(self._chat_seen):
            self.send(said)
        if room.begun and (again or common.missed(self.seen).play_changed):
            self.say(lens.written(self.seen, now))
        self.seen = self._chat_seen = common.shown_version

    def tell_secret(self, room: Room, line: int, now: float) -> None:
        """What the viewer alone may know: an answer ahead of its turn, or one left standing."""
        note, lens = room.lines[line - 1][NOTE], self._lens(room)
        if note == EARLY and room.begun:
            self.say(lens.written(self.seen, now))
        elif note == STANDING:
            self.send(lens.stands())

    def _lens(self, room: Room) -> Lens:
        return lens_of(room, room.viewer_of(self.who), self.language, self.words)
