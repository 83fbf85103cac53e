"""What lists say of a room."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec

from cookietin.kernel.names import SEATS
from cookietin.server.protocol.http import Listed
from cookietin.server.store.store import Listing

if TYPE_CHECKING:
    from cookietin.server.rooms.room import Room


def listing_of(room: Room) -> Listing:
    """What the store keeps beside a log."""
    table, company = room.table, room.company
    held_and_called = zip(table.holders, table.names, strict=True)
    summary = {
        "format": table.match.format.text,
        "names": [name if held else "" for held, name in held_and_called],
        "owners": company.owners,
        "asked": room.asked(),
        "version": room.shown_version,
    }
    shown = company.settings.get("seen") == "public"
    text = msgspec.json.encode(summary).decode()
    game = table.match.game.id
    return Listing(room.id, game, room.phase, shown, room.shown_at, text)


def listed(listing: Listing, who: str) -> Listed:
    """The same for someone, with whether it is their turn."""
    summary: dict[str, Any] = msgspec.json.decode(listing.summary)
    owners = summary["owners"]
    seat = owners.index(who) if who and who in owners else None
    return Listed(
        id=listing.table,
        game=listing.game,
        format=summary["format"],
        phase=listing.phase,  # type: ignore[arg-type]
        names=summary["names"],
        free=len([name for name in summary["names"] if not name]),
        your_seat="" if seat is None else SEATS[seat],
        your_turn=seat in summary["asked"],
        version=summary["version"],
        changed=listing.changed,
    )
