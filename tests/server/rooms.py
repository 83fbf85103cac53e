"""Rooms without a network, for tests of what can be done at a table."""

from __future__ import annotations

import itertools
import json
from typing import Any

from cookietin.server.protocol import client, http, tables
from cookietin.server.rooms import plan
from cookietin.server.rooms.acts import Actor, act
from cookietin.server.rooms.opening import open_table
from cookietin.server.rooms.room import Room
from cookietin.server.rooms.secrets import Secrets
from cookietin.server.tokens import GuestId

SECRETS = Secrets(b"for tests")
ANA = GuestId("guest-ana", "Ana", "#c9386b")
BO = GuestId("guest-bo", "Bo", "")
CY = GuestId("guest-cy", "Cy", "")
NOBODY = GuestId("", "", "")

_keys = itertools.count(1)


class Tin:
    """A room with a clock that a test sets."""

    def __init__(self, game: str = "number-chain", seats: str = "me,,", **more: Any) -> None:
        """Seats are `me` for Ana, a bot by name, or nothing."""
        self.now = 1000.0
        settings = more.pop("settings", {})
        asked = {"me": http.NewSeat(me=True), "": http.NewSeat()}
        chairs = [asked.get(seat) or http.NewSeat(bot=seat) for seat in seats.split(",")]
        wanted = http.NewTable("k", game, chairs, settings=tables.Settings(**settings), **more)
        self.room = Room(open_table("tin", wanted, ANA, SECRETS, self.now), SECRETS)

    def does(self, guest: GuestId, kind: type, key: str = "", **fields: Any) -> None:
        """Someone does something."""
        self.now += 1
        message = kind(key=key or f"k{next(_keys)}", **fields)
        actor = Actor(guest.sign("tin"), guest.name, guest.colour, message.key)
        act(self.room, actor, message, self.now)

    def all_sit(self, begin: bool = True) -> Tin:
        """Ana, Bo and Cy at three seats, and the cards dealt."""
        self.does(BO, client.Sit, seat="seat1")
        self.does(CY, client.Sit, seat="seat2")
        if begin:
            self.does(ANA, client.Begin)
        return self

    def guest(self, seat: int) -> GuestId:
        """Who holds a seat."""
        owner = self.room.company.owners[seat]
        return next(guest for guest in (ANA, BO, CY) if guest.sign("tin") == owner)

    def answer(self, move: str | None = None) -> int:
        """Whoever is asked first answers; says who that was."""
        seat = self.room.asked()[0]
        position = self.room.position
        text = position.default(seat).text if move is None else move
        number = int(position.number)
        self.does(self.guest(seat), client.Answer, question=number, move=text)
        return seat

    def to_the_end(self) -> Tin:
        """Defaults until the match is over."""
        while self.room.table.match.winners is None:
            if self.room.phase == "between":
                self.does(ANA, client.Begin)
            self.answer()
        return self


def folded_again(room: Room) -> Room:
    """The same room from its lines, as any other process would have it."""
    return Room([json.loads(json.dumps(line)) for line in room.lines], SECRETS)


def state(room: Room) -> object:
    """All that others could see or wait for."""
    company = room.company
    return (
        room.phase,
        room.table.holders,
        room.table.names,
        company.owners,
        company.colours,
        company.away,
        company.keys,
        company.shown_version(room.version),
        room.clock.asking,
        room.clock.banks,
        room.clock.answered,
        plan.plan(room, SECRETS, 30.0),
        room.position.json() if room.begun else None,
    )
