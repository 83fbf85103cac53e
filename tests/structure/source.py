"""The project's own source, read as data."""

from __future__ import annotations

import ast
import tomllib
from functools import cache
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[2]
PACKAGE = ROOT / "src" / "cookietin"
LANGUAGES = ("en", "es")


def files() -> list[Path]:
    """Every module of the package."""
    return sorted(PACKAGE.rglob("*.py"))


def shown(path: Path) -> str:
    """A path as a person would name it."""
    return str(path.relative_to(PACKAGE))


@cache
def tree(path: Path) -> ast.Module:
    """A module's syntax tree."""
    return ast.parse(path.read_text(encoding="utf-8"))


def module_name(path: Path) -> str:
    """A module's name as it is imported."""
    parts = path.relative_to(PACKAGE.parent).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


@cache
def complaint_classes() -> frozenset[str]:
    """The names of all classes that are complaints."""
    classes, found = {"Complaint"}, True
    while found:
        found = False
        for path in files():
            for node in ast.walk(tree(path)):
                if isinstance(node, ast.ClassDef) and node.name not in classes:
                    bases = {base.id for base in node.bases if isinstance(base, ast.Name)}
                    if bases & classes:
                        classes.add(node.name)
                        found = True
    return frozenset(classes)


@cache
def complaints(path: Path) -> list[tuple[int, list[str]]]:
    """Where a module makes complaints: the line, and the keys that can be read there."""
    made: list[tuple[int, list[str]]] = []
    for node in ast.walk(tree(path)):
        if isinstance(node, ast.Call) and (name := _called(node.func)) in complaint_classes():
            # A refusal names its clause first.
            place = 1 if name == "Refused" else 0
            made.append((node.lineno, _keys(node.args[place]) if len(node.args) > place else []))
    return made


def _called(function: ast.expr) -> str:
    """What is called, by its own name or as one of a module's."""
    if isinstance(function, ast.Attribute):
        return function.attr
    return function.id if isinstance(function, ast.Name) else ""


def _keys(key: ast.expr) -> list[str]:
    """A key as text, either of two, or one with an open end, written as `missing-*`."""
    if isinstance(key, ast.Constant) and isinstance(key.value, str):
        return [key.value]
    if isinstance(key, ast.IfExp):
        return [*_keys(key.body), *_keys(key.orelse)]
    if isinstance(key, ast.JoinedStr) and isinstance(key.values[0], ast.Constant):
        return [f"{key.values[0].value!s}*"]
    return []


def complaint_keys(*folders: str) -> set[str]:
    """The keys of all complaints that modules in these folders make."""
    wanted = [path for path in files() if not folders or shown(path).startswith(folders)]
    return {key for path in wanted for _, keys in complaints(path) for key in keys}


@cache
def strings(path: Path) -> set[str]:
    """Every text that stands in a module, docstrings too."""
    return {
        node.value
        for node in ast.walk(tree(path))
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }


def message_folders() -> list[Path]:
    """Every folder with message files: the one for all games, and each game's own."""
    return [PACKAGE / "words", *sorted((PACKAGE / "games").rglob("words"))]


@cache
def messages(folder: Path, language: str) -> dict[str, Any]:
    """A message file, by section."""
    return tomllib.loads((folder / f"{language}.toml").read_text(encoding="utf-8"))


def flat(table: dict[str, Any], path: str = "") -> dict[str, str]:
    """A nested table as one level: `event.draw.you` and so on."""
    found: dict[str, str] = {}
    for key, value in table.items():
        where = f"{path}.{key}" if path else key
        if isinstance(value, dict):
            found.update(flat(value, where))
        else:
            found[where] = " ".join(value) if isinstance(value, list) else str(value)
    return found
