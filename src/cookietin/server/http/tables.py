"""Resources about tables: lists, making one, its link and its QR code."""

from __future__ import annotations

import io
from typing import TYPE_CHECKING

import segno
from starlette.responses import Response

from cookietin.server.http.asking import Asking, TooMuch, answer
from cookietin.server.http.games import catalogue_of
from cookietin.server.protocol import http
from cookietin.server.protocol.resources import SOCKET
from cookietin.server.rooms.listing import listed
from cookietin.server.rooms.opening import new_id, open_table
from cookietin.server.rooms.show import table_info

if TYPE_CHECKING:
    from cookietin.server.store import Listing
    from cookietin.server.tokens import GuestId

MOST_LISTED = 50


async def tables(asking: Asking) -> Response:
    """Tables that are open to all, and one's own."""
    guest, store = asking.guest(), asking.house.store
    open_to_all = await store.listed(asking.query("game"), MOST_LISTED)
    mine = await store.of_guest(guest.id, MOST_LISTED) if guest.id else []
    return answer(http.Tables(_shown(open_to_all, guest), _shown(mine, guest)))


def _shown(listings: list[Listing], guest: GuestId) -> list[http.Listed]:
    return [listed(listing, guest.sign(listing.table)) for listing in listings]


async def make(asking: Asking) -> Response:
    """Make a table; sent twice by the same guest with the same key, it is one."""
    house, guest = asking.house, asking.someone()
    if not house.making.take(asking.address(), house.settings.clock()):
        raise TooMuch("too-many-tables")
    wanted = await asking.body(http.NewTable)
    id = new_id(house.rooms.secrets, guest.id, wanted.key)
    lines = open_table(id, wanted, guest, house.rooms.secrets, house.settings.clock())
    await house.rooms.make_once(id, lines, [guest.id])
    return answer(http.Made(id, link(asking, id)))


async def table(asking: Asking) -> Response:
    """One table."""
    id = asking.path("table")
    room = await asking.house.rooms.fresh(id)
    info = table_info(room, asking.house.hall.here(id))
    return answer(http.Sight(info, link(asking, id), SOCKET.format(table=id)))


async def things(asking: Asking) -> Response:
    """The cards and tokens of a table by its own options, which may hold a large card file."""
    room = await asking.house.rooms.room(asking.path("table"))
    found = catalogue_of(room.table.match.game, room.seats, asking.language)
    return answer(found)


async def qr(asking: Asking) -> Response:
    """The link of a table as a picture."""
    room = await asking.house.rooms.room(asking.path("table"))
    image = io.BytesIO()
    segno.make(link(asking, room.id), error="m").save(image, kind="svg", scale=6, border=2)
    return Response(image.getvalue(), media_type="image/svg+xml")


def link(asking: Asking, table: str) -> str:
    """The address of a table for people: it holds no secret."""
    base = asking.house.settings.address or str(asking.request.base_url).rstrip("/")
    return f"{base}/t/{table}"
