"""A server for the benchmarks, without limits for one address: see `bench.server_load`."""

from __future__ import annotations

import sys

from starlette.applications import Starlette
from starlette.routing import WebSocketRoute
from starlette.websockets import WebSocket, WebSocketDisconnect


def tables(port: int, store: str, news: str) -> None:
    """The real one."""
    from cookietin.server.serve import make_server, set_up_logs
    from cookietin.server.settings import ServerSettings

    set_up_logs(plain=False)
    settings = ServerSettings(
        store=store,
        news=news,
        port=port,
        thinkers=0,
        tables_a_minute=1e9,
        messages_a_second=1e6,
        rest=1.0,
    )
    make_server(settings).run()


def echo(port: int) -> None:
    """Nothing but the same web server: what comes is sent to all four of a group."""
    import uvicorn

    groups: dict[str, list[WebSocket]] = {}

    async def talk(socket: WebSocket) -> None:
        await socket.accept()
        group = groups.setdefault(socket.path_params["group"], [])
        group.append(socket)
        try:
            while True:
                text = await socket.receive_text()
                for other in group:
                    await other.send_text(text)
        except WebSocketDisconnect:
            group.remove(socket)

    app = Starlette(routes=[WebSocketRoute("/{group}", talk)])
    uvicorn.run(app, port=port, log_level="warning", access_log=False, ws_per_message_deflate=False)


if __name__ == "__main__":
    if sys.argv[1] == "echo":
        echo(int(sys.argv[2]))
    else:
        tables(int(sys.argv[2]), sys.argv[3], sys.argv[4] if len(sys.argv) > 4 else "")
