"""The types of the protocol as data: their JSON Schema, and what is said about each field."""

from __future__ import annotations

import ast
import inspect
from typing import TYPE_CHECKING, Any, get_args

import msgspec

from cookietin.server.protocol import http
from cookietin.server.protocol.client import ClientMessage
from cookietin.server.protocol.resources import RESOURCES
from cookietin.server.protocol.server import ServerMessage

if TYPE_CHECKING:
    from collections.abc import Iterable
    from types import ModuleType

Schema = dict[str, Any]
Docs = dict[str, dict[str, str]]


def client_names() -> list[str]:
    """The messages of clients, in the order in which they are explained."""
    return [kind.__name__ for kind in get_args(ClientMessage)]


def server_names() -> list[str]:
    """The messages of the server."""
    return [kind.__name__ for kind in get_args(ServerMessage)]


def components(ref: str = "#/$defs/{name}") -> dict[str, Schema]:
    """The schema of every type, by name."""
    resources = [each.answer for each in RESOURCES if not isinstance(each.answer, str)]
    bodies = [each.body for each in RESOURCES if each.body is not None]
    kinds = [*get_args(ClientMessage), *get_args(ServerMessage), *resources, *bodies, http.Problem]
    _, found = msgspec.json.schema_components(kinds, ref_template=ref)
    return found


def field_docs(modules: Iterable[ModuleType]) -> Docs:
    """What stands below each field of each class: schemas do not know it."""
    found: Docs = {}
    for module in modules:
        for node in ast.parse(inspect.getsource(module)).body:
            if isinstance(node, ast.ClassDef):
                found[node.name] = _documented(node)
    return found


def _documented(node: ast.ClassDef) -> dict[str, str]:
    docs: dict[str, str] = {"": ast.get_docstring(node) or ""}
    for field, below in zip(node.body, node.body[1:], strict=False):
        if not isinstance(field, ast.AnnAssign) or not isinstance(field.target, ast.Name):
            continue
        if isinstance(below, ast.Expr) and isinstance(below.value, ast.Constant):
            docs[field.target.id] = " ".join(str(below.value.value).split())
    return docs
