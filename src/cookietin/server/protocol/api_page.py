"""The addresses as a page for browsers, written from the OpenAPI document."""

from __future__ import annotations

import re
from html import escape
from typing import Any

from cookietin.server.protocol.typescript import typed
from cookietin.server.protocol.writing import field_docs
from cookietin.server.schema import MODULES, openapi

Data = dict[str, Any]

HEAD = """<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Cookie Tin: addresses</title>
<style>
  :root { color-scheme: light dark; }
  body { font: 1rem/1.5 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; }
  body { padding: 0 1rem; }
  code { font-family: ui-monospace, monospace; overflow-wrap: anywhere; }
  section { border-top: 1px solid #8886; padding: .5rem 0; }
  h2 { margin: 2.5rem 0 0; } h3 { margin: .5rem 0; font-size: 1.05rem; }
  .method { display: inline-block; min-width: 3.5rem; font-weight: 700; }
  table { border-collapse: collapse; width: 100%; }
  td { padding: .15rem 1rem .15rem 0; vertical-align: top; }
  @media (max-width: 40rem) { td { display: block; } }
</style>
<h1>Cookie Tin</h1>
<p>Every address of this server, what goes in and what comes out. For programs:
<a href="/api/openapi.json">OpenAPI</a>, <a href="/api/schema.json">JSON Schema</a>,
<a href="/api/protocol.ts">TypeScript</a>. Tables are played over a WebSocket:
<code>/api/tables/{table}/socket</code>, whose messages are among the types below.</p>
"""


def api_page() -> str:
    """The page."""
    whole, docs = openapi(), field_docs(MODULES)
    parts = [HEAD, "<h2>Addresses</h2>"]
    for path, methods in whole["paths"].items():
        parts += [_operation(path, method, each) for method, each in methods.items()]
    parts.append("<h2>Types</h2>")
    for name, schema in sorted(whole["components"]["schemas"].items()):
        parts.append(_type(name, schema, docs.get(name, {})))
    return "\n".join(parts)


def _operation(path: str, method: str, operation: Data) -> str:
    rows = [
        (f"<code>{escape(given['name'])}</code>", _prose(given.get("description", given["in"])))
        for given in operation["parameters"]
    ]
    if "requestBody" in operation:
        rows.append(("body", _content(operation["requestBody"]["content"])))
    rows.append(("answer", _content(operation["responses"]["200"]["content"])))
    token = " Takes <code>Authorization: Bearer TOKEN</code>." if "security" in operation else ""
    return (
        f'<section id="{escape(operation["operationId"])}"><h3><code><span class="method">'
        f"{method.upper()}</span> {escape(path)}</code></h3>"
        f"<p>{_prose(operation['summary'])}{token}</p>{_table(rows)}</section>"
    )


def _prose(text: str) -> str:
    """A sentence, with what stands between backticks as code."""
    return re.sub("`(.+?)`", r"<code>\1</code>", escape(text))


def _content(content: Data) -> str:
    (kind,) = content
    return _linked(content[kind]["schema"]) if kind == "application/json" else escape(kind)


def _linked(schema: Data) -> str:
    """A type as it is written in TypeScript; where it is one of ours, it leads there."""
    shown = typed(schema)
    name = shown.removesuffix("[]")
    if name.isidentifier() and name[0].isupper():
        return f'<a href="#{name}"><code>{escape(shown)}</code></a>'
    return f"<code>{escape(shown)}</code>"


def _type(name: str, schema: Data, docs: dict[str, str]) -> str:
    rows = [
        (f"<code>{escape(field)}</code>", _linked(kind), _prose(docs.get(field, "")))
        for field, kind in schema.get("properties", {}).items()
    ]
    said = _prose(docs.get("", ""))
    return f'<section id="{name}"><h3>{name}</h3><p>{said}</p>{_table(rows)}</section>'


def _table(rows: list[Any]) -> str:
    lines = ["".join(f"<td>{cell}</td>" for cell in row) for row in rows]
    return "<table>" + "".join(f"<tr>{line}</tr>" for line in lines) + "</table>"
