"""The protocol as a page for people who write clients."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, get_args

from cookietin.server.protocol import PROTOCOL
from cookietin.server.protocol.typescript import typed
from cookietin.server.protocol.writing import client_names, components, field_docs, server_names

if TYPE_CHECKING:
    from collections.abc import Iterable
    from types import ModuleType

    from cookietin.server.protocol.resources import Resource
    from cookietin.server.protocol.writing import Docs, Schema


def page(modules: Iterable[ModuleType], resources: Iterable[Resource], socket: str) -> str:
    """The protocol for people who write clients."""
    found, docs = components(), field_docs(modules)
    resources = list(resources)
    said = [*client_names(), *server_names()]
    parts = [INTRODUCTION.format(protocol=PROTOCOL, socket=socket)]
    parts += ["## What a client says", *[_section(name, found, docs) for name in client_names()]]
    parts += [
        "## What the server says",
        *[_section(name, found, docs) for name in server_names()],
    ]
    parts += ["## Addresses", _addresses(resources)]
    others = [name for name in sorted(found) if name not in said]
    parts += ["## What messages and resources are made of"]
    parts += [_section(name, found, docs) for name in others]
    return "\n\n".join(parts) + "\n"


INTRODUCTION = """\
# The protocol

How browsers, terminals and bots of other makers sit down at a table. This page is written from
the types in `src/cookietin/server/protocol` by `python -m cookietin.server.schema page`;
`schema`, `openapi` and `typescript` give the same for programs. This is protocol {protocol}.

Be someone with `POST /api/guests`, make a table with `POST /api/tables` or have its id from a
link, and open the WebSocket `{socket}`. Every message is a JSON object in a text frame; its
`type` says which. First say `hello`: you get `welcome`, `table`, and `update` once there is a
play. From then on you are told whatever changes.

- **Versions.** What you are told has the table's version. When your connection is gone, open
  another and say the last version you had in `hello`: you get what you missed.
- **Keys.** What you want done has a key of your choice. It is answered by `done` or `refused`
  with that key. Sent again, by another connection too, it happens once.
- **Moves** are sent by their text and the number of the question that they answer. What may be
  answered stands in the question: no client needs to know a rule.
- **What you may not know is nowhere** in what you get. `?` stands for a card that you do not
  see.
- **Sentences** come in your language. Data beside them says the same with cards, seats and
  places by name.
- **Limits.** A message of more than 8 KB, or more than 20 a second for long, ends the
  connection."""


def _section(name: str, found: dict[str, Schema], docs: Docs) -> str:
    schema, own = found[name], docs.get(name, {})
    tag = schema["properties"].get("type", {}).get("enum")
    head = f"### `{tag[0]}`" if tag else f"### {name}"
    rows = [
        f"| `{field}` | {_shown(kind)} | {_said(field, schema, own)} |"
        for field, kind in schema["properties"].items()
        if field != "type" or not tag
    ]
    table = "\n".join(["| field | type | |", "|---|---|---|", *rows])
    return "\n\n".join([head, own.get("", ""), *([table] if rows else [])])


def _said(field: str, schema: Schema, own: dict[str, str]) -> str:
    text = own.get(field, "")
    if field in schema.get("required", []):
        return text
    default = schema["properties"][field].get("default", "")
    may = f"Usually `{default!r}`." if default not in ("", None, {}, []) else "May be left out."
    return f"{text} {may}".strip().replace("True", "true").replace("False", "false")


def _shown(schema: Schema) -> str:
    return typed(schema).replace("|", "\\|")


def _addresses(resources: list[Resource]) -> str:
    rows = ["| address | | body | answer |", "|---|---|---|---|"]
    for each in resources:
        query = "".join(f" `{name}`: {what}." for name, what in each.query)
        body = "" if each.body is None else each.body.__name__
        answer = each.answer if isinstance(each.answer, str) else _answer(each.answer)
        token = " Takes a token." if each.token else ""
        rows.append(
            f"| `{each.method} {each.path}` | {each.about}{token}{query} | {body} | {answer} |"
        )
    return "\n".join(rows)


def _answer(kind: Any) -> str:
    inner = get_args(kind)
    return f"list of {inner[0].__name__}" if inner else str(kind.__name__)
