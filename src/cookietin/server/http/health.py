"""How the server is: for those who watch over it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from starlette.responses import Response

import cookietin
from cookietin.server.http.asking import Asking, answer
from cookietin.server.protocol import PROTOCOL
from cookietin.server.protocol.http import Health

if TYPE_CHECKING:
    from cookietin.server.house import House


async def live(asking: Asking) -> Response:
    """The process answers."""
    return answer(_health(asking.house, "ready" if asking.house.ready else "starting"))


async def ready(asking: Asking) -> Response:
    """The store answers too, and nobody is sent away."""
    house = asking.house
    if house.stopping:
        return answer(_health(house, "stopping"), 503)
    try:
        await house.store.count()
    except Exception:
        return answer(_health(house, "failing"), 503)
    return answer(_health(house, "ready"))


def _health(house: House, status: str) -> Health:
    strength = house.strength.now
    return Health(status, cookietin.__version__, PROTOCOL, strength)  # type: ignore[arg-type]


async def metrics(asking: Asking) -> Response:
    """Figures."""
    house = asking.house
    house.metrics.connections.set(house.hall.connected())
    for phase, count in (await house.store.count()).items():
        house.metrics.tables.labels(phase).set(count)
    return Response(house.metrics.text(), media_type="text/plain; version=0.0.4")
