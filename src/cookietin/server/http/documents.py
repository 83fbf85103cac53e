"""The protocol as documents: a page for people, and OpenAPI, JSON Schema and TypeScript."""

from __future__ import annotations

from typing import TYPE_CHECKING

from starlette.responses import HTMLResponse, Response
from starlette.routing import Route

if TYPE_CHECKING:
    from starlette.requests import Request

# What writes them is not needed to serve tables: it is read when someone asks for one.


async def _page(request: Request) -> Response:
    """For browsers as HTML; for whoever wants a text, the whole protocol as Markdown."""
    if "text/html" in request.headers.get("accept", ""):
        from cookietin.server.protocol.api_page import api_page

        return HTMLResponse(api_page())
    from cookietin.server.schema import as_page

    return Response(as_page(), media_type="text/markdown; charset=utf-8")


async def _openapi(request: Request) -> Response:
    from cookietin.server.schema import as_openapi

    return Response(as_openapi(), media_type="application/json")


async def _schema(request: Request) -> Response:
    from cookietin.server.schema import as_schema

    return Response(as_schema(), media_type="application/schema+json")


async def _typescript(request: Request) -> Response:
    from cookietin.server.schema import as_typescript

    return Response(as_typescript(), media_type="text/plain; charset=utf-8")


DOCUMENTS = (
    Route("/api", _page),
    Route("/api/openapi.json", _openapi),
    Route("/api/schema.json", _schema),
    Route("/api/protocol.ts", _typescript),
)
