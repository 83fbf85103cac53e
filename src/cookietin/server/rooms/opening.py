"""New tables: from a request, or once more for the same people."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from cookietin.bots.roster import bot_maker
from cookietin.kernel.complaint import BadOption
from cookietin.kernel.dealer import Seeded
from cookietin.kernel.format import read_format
from cookietin.server.rooms.acts import begin
from cookietin.server.rooms.making import wanted_game
from cookietin.server.rooms.pets import free_name
from cookietin.server.rooms.room import Room
from cookietin.server.rooms.secrets import sign_of
from cookietin.table import Table, bot, person
from cookietin.table.company import REMATCH

if TYPE_CHECKING:
    from cookietin.kernel.match import Line
    from cookietin.server.protocol.http import NewTable
    from cookietin.server.rooms.secrets import Secrets
    from cookietin.server.tokens import GuestId
    from cookietin.table import Holder

LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"
LENGTH = 10


def new_id(derived: Secrets, guest: str, key: str) -> str:
    """An id that nobody guesses, without signs that are mistaken for others.

    A guest who asks twice with one key gets the same.
    """
    word = int.from_bytes(derived.table(guest, key), "big")
    signs = []
    for _ in range(LENGTH):
        word, place = divmod(word, len(LETTERS))
        signs.append(LETTERS[place])
    return "".join(signs)


def open_table(
    id: str, wanted: NewTable, guest: GuestId, derived: Secrets, at: float
) -> list[Line]:
    """The first lines of a table that someone wants."""
    game = wanted_game(wanted.game, wanted.house, wanted.options)
    game.check_seats(len(wanted.seats))
    if len([seat for seat in wanted.seats if seat.me]) > 1:
        raise BadOption("one-seat-each")
    for seat in wanted.seats:
        if seat.bot is not None:
            bot_maker(seat.bot, game.id)
    holders: list[Holder | None] = [None] * len(wanted.seats)
    who = guest.sign(id)
    about: Line = {
        "table": {
            "id": id,
            "maker": who,
            "house": wanted.house,
            "settings": msgspec.to_builtins(wanted.settings),
        }
    }
    format = read_format(wanted.format)
    table = Table.new(game, holders, format, Seeded(0), at, about=about)
    room = Room(table.match.lines, derived)
    room.promise(at)
    for place, seat in enumerate(wanted.seats):
        if seat.bot is not None:
            room.sit(place, bot(seat.bot), at, {"name": free_name(room.table.names)})
        elif seat.me:
            room.sit(place, person(guest.name), at, {"who": who, "colour": guest.colour})
    if wanted.begin:
        begin(room, at)
    return room.lines


def open_again(room: Room, id: str, guests: list[str], derived: Secrets, at: float) -> list[Line]:
    """The first lines of a table at which the same people play again."""
    signs = {sign_of(guest, room.id): sign_of(guest, id) for guest in guests}
    header = room.lines[0]
    about: Line = {"table": {**header["table"], "id": id, "after": room.id}}
    maker = room.company.maker
    about["table"]["maker"] = signs.get(maker, "")
    match, holders = room.table.match, room.table.holders
    nobody: list[Holder | None] = [None] * room.seats
    table = Table.new(match.game, nobody, match.format, Seeded(0), at, about=about)
    again = Room(table.match.lines, derived)
    again.promise(at)
    for seat, holder in enumerate(holders):
        if holder is not None and not room.company.owners[seat]:
            again.sit(seat, holder, at, {"name": room.table.names[seat]})
    for seat in room.company.people():
        owner = room.company.owners[seat]
        more = {"who": signs.get(owner, ""), "colour": room.company.colours[seat]}
        again.sit(seat, person(room.table.names[seat]), at, more)
    if None not in again.table.holders:
        begin(again, at)
    return again.lines


def note_rematch(room: Room, id: str, at: float) -> None:
    """Say where the same people play again."""
    room.note(REMATCH, {"table": id}, at)
