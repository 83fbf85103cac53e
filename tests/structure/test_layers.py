"""Who may import whom: each layer only what stands above it."""

from __future__ import annotations

import ast
import re
import sys
from pathlib import Path

import pytest

from tests.structure.source import PACKAGE, ROOT, files, module_name, shown, tree

LAYERS = [
    "compiling",
    "breathing",
    "rows",
    "kernel",
    "games",
    "manifest",
    "catalogue",
    "houses",
    "words",
    "arrays",
    "cookietin",
    "bots",
    "foreign",
    "table",
    "laws",
    "lab",
    "adapters",
    "server",
    "cli",
]
"""From the ground up. `cookietin` is the package itself: what `import cookietin` gives."""

PURE = ("kernel", "games", "bots")
"""No input and output, no clock, no chance but the dealer's, and the standard library alone."""

NOT_PURE = [
    "asyncio",
    "ctypes",
    "datetime",
    "http",
    "importlib",
    "io",
    "logging",
    "multiprocessing",
    "os",
    "pathlib",
    "queue",
    "random",
    "secrets",
    "select",
    "selectors",
    "shutil",
    "signal",
    "socket",
    "sqlite3",
    "subprocess",
    "sys",
    "tempfile",
    "threading",
    "time",
    "urllib",
    "uuid",
]
NOT_CALLED = ["open", "print", "input", "exec", "eval", "__import__", "breakpoint"]

FOR_TYPES_ALONE = ["mypy_extensions"]
"""What the compiler knows by itself: imported where only types are read."""


def layer(module: str) -> str:
    """The layer that a module of the package belongs to."""
    parts = module.split(".")
    return parts[1] if len(parts) > 1 else parts[0]


def imports(node: ast.AST) -> list[str]:
    """The modules that a piece of source imports. `from cookietin import words` is both names."""
    found: list[str] = []
    for inner in ast.walk(node):
        if isinstance(inner, ast.Import):
            found += [name.name for name in inner.names]
        elif isinstance(inner, ast.ImportFrom):
            assert inner.level == 0, "imports are written out in full"
            module = inner.module or ""
            if module == "cookietin":
                found += [f"cookietin.{name.name}" for name in inner.names]
            else:
                found.append(module)
    return found


def imported_layers(path: Path) -> set[str]:
    """The layers of the package that a module imports, also where only types are read."""
    names = [name for name in imports(tree(path)) if name.split(".")[0] == "cookietin"]
    known = {layer(name) for name in names}
    return {name if name in LAYERS else "cookietin" for name in known}


MODULES = pytest.mark.parametrize("path", files(), ids=shown)


@MODULES
def test_a_module_belongs_to_a_layer(path: Path) -> None:
    assert layer(module_name(path)) in LAYERS


@MODULES
def test_a_module_imports_only_what_stands_above_it(path: Path) -> None:
    own = LAYERS.index(layer(module_name(path)))
    below = {name for name in imported_layers(path) if LAYERS.index(name) > own}
    assert below == set()


@pytest.mark.parametrize(
    ("page", "named"),
    [("architecture.md", r"^\| `(\w+)` \|"), ("layers.svg", r'class="name" x="40" y="\d+">(\w+)<')],
)
def test_the_docs_show_every_layer_in_its_order(page: str, named: str) -> None:
    folders = [name for name in LAYERS if (PACKAGE / name).is_dir()]
    text = (ROOT / "docs" / page).read_text(encoding="utf-8")
    assert re.findall(named, text, re.MULTILINE) == [*folders, "web"]


def pure() -> list[Path]:
    return [path for path in files() if layer(module_name(path)) in PURE]


PURE_MODULES = pytest.mark.parametrize("path", pure(), ids=shown)


@PURE_MODULES
def test_the_rules_import_the_standard_library_and_each_other_alone(path: Path) -> None:
    outside = {name.split(".")[0] for name in imports(tree(path))} - {"cookietin"}
    assert outside - set(sys.stdlib_module_names) - set(FOR_TYPES_ALONE) == set()


@PURE_MODULES
def test_the_rules_need_nothing_but_the_standard_library_when_they_run(path: Path) -> None:
    whole = ast.parse(path.read_text(encoding="utf-8"))
    for node in ast.walk(whole):
        if isinstance(node, ast.If) and ast.unparse(node.test) == "TYPE_CHECKING":
            node.body = [ast.Pass()]
    outside = {name.split(".")[0] for name in imports(whole)} - {"cookietin"}
    assert outside - set(sys.stdlib_module_names) == set()


@PURE_MODULES
def test_the_rules_do_no_input_and_read_no_clock_and_no_chance(path: Path) -> None:
    names = {name.split(".")[0] for name in imports(tree(path))}
    assert names & set(NOT_PURE) == set()


@PURE_MODULES
def test_the_rules_open_and_print_nothing(path: Path) -> None:
    calls = {
        node.func.id
        for node in ast.walk(tree(path))
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name)
    }
    assert calls & set(NOT_CALLED) == set()


@PURE_MODULES
def test_a_title_does_not_import_another_title(path: Path) -> None:
    """One folder per title: what two titles share belongs to the kernel."""
    parts = module_name(path).split(".")
    if parts[1] == "bots":
        return
    own = parts[2] if parts[1] == "games" and len(parts) > 2 else ""
    others = [name.split(".") for name in imports(tree(path)) if "cookietin.games." in name]
    assert {other[2] for other in others} - {own} == set()


@PURE_MODULES
def test_nothing_that_is_unfinished_is_a_generator_or_a_waiting_thread(path: Path) -> None:
    """A half-resolved effect lives in the position as plain values."""
    waiting = (ast.Yield, ast.YieldFrom, ast.Await, ast.AsyncFunctionDef)
    assert [node for node in ast.walk(tree(path)) if isinstance(node, waiting)] == []


def test_the_layers_are_found_at_all() -> None:
    """The tests above would pass on an empty folder."""
    names = {layer(module_name(path)) for path in files()}
    assert {"kernel", "games", "words", "bots", "cookietin"} <= names


@pytest.mark.parametrize(
    ("source", "found"),
    [
        ("import os.path", ["os.path"]),
        ("from time import sleep", ["time"]),
        ("def f():\n    import random", ["random"]),
        ("from cookietin import words, game", ["cookietin.words", "cookietin.game"]),
        ("if TYPE_CHECKING:\n    from cookietin.lab import x", ["cookietin.lab"]),
    ],
)
def test_every_kind_of_import_is_seen(source: str, found: list[str]) -> None:
    assert imports(ast.parse(source)) == found
