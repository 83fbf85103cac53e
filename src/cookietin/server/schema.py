"""The protocol for others: `python -m cookietin.server.schema FORM [FILE]`, as `FORMS` says."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec

from cookietin.server.protocol import PROTOCOL, asked, client, dealt, http, server, tables
from cookietin.server.protocol.page import page
from cookietin.server.protocol.resources import RESOURCES, SOCKET
from cookietin.server.protocol.typescript import typescript
from cookietin.server.protocol.writing import client_names, components, field_docs, server_names

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

MODULES = (client, server, asked, tables, http, dealt)


def as_typescript() -> str:
    """Types for clients in TypeScript."""
    return typescript(components(), field_docs(MODULES))


def as_schema() -> str:
    """The same as JSON Schema."""
    found = components()
    whole = {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": f"Cookie Tin, protocol {PROTOCOL}",
        "$defs": found,
        "oneOf": [{"$ref": f"#/$defs/{name}"} for name in (*client_names(), *server_names())],
    }
    return json.dumps(whole, indent=2, ensure_ascii=False) + "\n"


def as_openapi() -> str:
    """The HTTP resources as OpenAPI 3.1."""
    return json.dumps(openapi(), indent=2, ensure_ascii=False) + "\n"


def openapi() -> dict[str, Any]:
    """The HTTP resources as OpenAPI 3.1, as data."""
    paths: dict[str, Any] = {}
    for each in RESOURCES:
        operation: dict[str, Any] = {
            "operationId": each.name,
            "summary": each.about,
            "parameters": [
                {"name": part[1:-1], "in": "path", "required": True, "schema": {"type": "string"}}
                for part in each.path.split("/")
                if part.startswith("{")
            ]
            + [
                {"name": name, "in": "query", "description": what, "schema": {"type": "string"}}
                for name, what in each.query
            ],
            "responses": {
                "200": {"description": each.about, "content": _content(each.answer)},
                "4XX": {"description": "Refused.", "content": _content(http.Problem)},
            },
        }
        if each.body is not None:
            operation["requestBody"] = {"required": True, "content": _content(each.body)}
        if each.token:
            operation["security"] = [{"guest": []}, {}]
        paths.setdefault(each.path, {})[each.method.lower()] = operation
    return {
        "openapi": "3.1.0",
        "info": {"title": "Cookie Tin", "version": str(PROTOCOL)},
        "paths": paths,
        "components": {
            "schemas": components("#/components/schemas/{name}"),
            "securitySchemes": {"guest": {"type": "http", "scheme": "bearer"}},
        },
    }


def _content(kind: Any) -> dict[str, Any]:
    if isinstance(kind, str):
        return {kind: {"schema": {"type": "string"}}}
    ref = "#/components/schemas/{name}"
    (schema,), _ = msgspec.json.schema_components([kind], ref_template=ref)
    return {"application/json": {"schema": schema}}


def as_page() -> str:
    """The page for people."""
    return page(MODULES, RESOURCES, SOCKET)


FORMS: dict[str, Callable[[], str]] = {
    "typescript": as_typescript,
    "schema": as_schema,
    "openapi": as_openapi,
    "page": as_page,
}


def main(words: Sequence[str]) -> int:
    """Write one form to a file, or to the output."""
    if not words or words[0] not in FORMS:
        print(f"python -m cookietin.server.schema {'|'.join(FORMS)} [FILE]", file=sys.stderr)
        return 2
    text = FORMS[words[0]]()
    if len(words) > 1:
        Path(words[1]).write_text(text, encoding="utf-8")
    else:
        sys.stdout.write(text)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
