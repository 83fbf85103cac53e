"""Resources for guests: to be someone, and to be oneself again."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cookietin.server.http.asking import Asking, TooMuch, answer
from cookietin.server.protocol import http
from cookietin.server.rooms.acts import clean_name

if TYPE_CHECKING:
    from starlette.responses import Response

    from cookietin.server.tokens import GuestId


async def guest(asking: Asking) -> Response:
    """Be someone."""
    _not_too_often(asking)
    wanted = await asking.body(http.NewGuest)
    name = clean_name(wanted.name)
    return answer(_told(asking, asking.house.tokens.new(name, wanted.colour or "")))


async def recover(asking: Asking) -> Response:
    """Be oneself again."""
    _not_too_often(asking)
    wanted = await asking.body(http.Recover)
    return answer(_told(asking, asking.house.tokens.recovered(wanted.recovery)))


def _told(asking: Asking, guest: GuestId) -> http.Guest:
    tokens = asking.house.tokens
    return http.Guest(tokens.token(guest), tokens.recovery(guest), guest.name, guest.colour)


def _not_too_often(asking: Asking) -> None:
    house = asking.house
    if not house.asking.take(asking.address(), house.settings.clock()):
        raise TooMuch("too-often")
