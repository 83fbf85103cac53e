"""The protocol as TypeScript."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from cookietin.server.protocol import PROTOCOL
from cookietin.server.protocol.writing import client_names, server_names

if TYPE_CHECKING:
    from cookietin.server.protocol.writing import Docs, Schema

FROM_CLIENT = "ClientMessage"
FROM_SERVER = "ServerMessage"
CLASHES = {"Table": "TableNews"}
"""Names that a reader of the TypeScript would mistake for something else."""


def typescript(found: dict[str, Schema], docs: Docs) -> str:
    """Every type as an interface, and the two unions of messages."""
    parts = [
        "// Written by `python -m cookietin.server.schema typescript`: do not edit.",
        f"export const PROTOCOL = {PROTOCOL};",
    ]
    for name in sorted(found):
        parts.append(_interface(name, found[name], docs.get(name, {})))
    for union, names in ((FROM_CLIENT, client_names()), (FROM_SERVER, server_names())):
        members = "".join(f"\n  | {_name(name)}" for name in names)
        parts.append(f"export type {union} ={members};")
    return "\n\n".join(parts) + "\n"


def _interface(name: str, schema: Schema, docs: dict[str, str]) -> str:
    lines = [f"/** {docs['']} */"] if docs.get("") else []
    lines.append(f"export interface {_name(name)} {{")
    required = schema.get("required", [])
    for field, kind in schema["properties"].items():
        if docs.get(field):
            lines.append(f"  /** {docs[field]} */")
        # What has a default may be left out by either side.
        sign = "" if field in required else "?"
        lines.append(f"  {field}{sign}: {typed(kind)};")
    return "\n".join([*lines, "}"])


def _name(name: str) -> str:
    return CLASHES.get(name, name)


def typed(schema: Schema) -> str:
    """A type as TypeScript writes it."""
    if "$ref" in schema:
        return _name(schema["$ref"].rpartition("/")[2])
    if "anyOf" in schema:
        return " | ".join(typed(each) for each in schema["anyOf"])
    if "enum" in schema:
        return " | ".join(_literal(value) for value in schema["enum"])
    kind = schema.get("type")
    if kind == "array":
        inner = typed(schema.get("items", {}))
        return f"({inner})[]" if " " in inner else f"{inner}[]"
    if kind == "object":
        inner = schema.get("additionalProperties", {})
        return f"Record<string, {typed(inner) if isinstance(inner, dict) else 'unknown'}>"
    simple = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean"}
    return simple.get(str(kind), "null" if kind == "null" else "unknown")


def _literal(value: Any) -> str:
    return "null" if value is None else f'"{value}"'
