"""The shape of the files."""

from __future__ import annotations

import ast
import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.conftest import build
from tests.structure.source import ROOT, files, module_name, shown, tree

MODULES = pytest.mark.parametrize("path", files(), ids=shown)


@MODULES
def test_no_file_is_too_long(path: Path) -> None:
    """Past 400 lines there is a second idea in it."""
    assert len(path.read_text(encoding="utf-8").splitlines()) <= 400


@MODULES
def test_every_module_says_what_it_is_for(path: Path) -> None:
    assert ast.get_docstring(tree(path)), f"{shown(path)} has no docstring"


@MODULES
def test_every_public_class_and_function_of_a_module_says_what_it_is_for(path: Path) -> None:
    silent = [
        node.name
        for node in tree(path).body
        if isinstance(node, ast.ClassDef | ast.FunctionDef)
        and not node.name.startswith("_")
        and not ast.get_docstring(node)
    ]
    assert silent == []


def test_every_package_has_an_init() -> None:
    folders = {path.parent for path in files()}
    assert [shown(folder) for folder in folders if not (folder / "__init__.py").exists()] == []


def test_every_test_asserts_something() -> None:
    """A test that asserts nothing cannot fail."""
    empty = []
    for path in sorted((ROOT / "tests").rglob("test_*.py")):
        helpers = asserting(path)
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            test = isinstance(node, ast.FunctionDef) and node.name.startswith("test_")
            if test and not asserts(node, helpers):
                empty.append(f"{path.relative_to(ROOT)}: {ast.unparse(node).split('(')[0]}")
    assert empty == []


def asserting(path: Path) -> set[str]:
    """The functions of a test file that assert something themselves."""
    nodes = ast.walk(ast.parse(path.read_text(encoding="utf-8")))
    functions = [node for node in nodes if isinstance(node, ast.FunctionDef)]
    return {node.name for node in functions if asserts(node, set())}


def asserts(node: ast.AST, helpers: set[str]) -> bool:
    for inner in ast.walk(node):
        if isinstance(inner, ast.Assert):
            return True
        if isinstance(inner, ast.Call):
            name = ast.unparse(inner.func)
            if name in helpers or name in ("pytest.raises", "pytest.fail"):
                return True
            if name.rpartition(".")[2].startswith(("assert_", "check")):
                return True
    return False


def test_the_build_that_was_asked_for_is_the_one_that_is_tested() -> None:
    """With COOKIETIN_EXPECT set to the other build the whole session fails, with a sentence."""
    found = build()
    other = "compiled" if found == "interpreted" else "interpreted"
    ran = subprocess.run(
        [
            sys.executable,
            "-m",
            "pytest",
            "--collect-only",
            "-q",
            "-p",
            "no:cacheprovider",
            __file__,
        ],
        cwd=ROOT,
        env={"PYTHONPATH": os.pathsep.join(sys.path), "COOKIETIN_EXPECT": other},
        capture_output=True,
        text=True,
        check=False,
    )
    assert ran.returncode != 0
    assert f"COOKIETIN_EXPECT asks for the {other} build" in ran.stderr
    assert f"is {found}." in ran.stderr


def test_the_package_under_test_is_the_one_of_this_source() -> None:
    """The same modules, whether they are run from here or installed."""
    package = Path(sys.modules["cookietin"].__file__ or "").parent
    installed = {str(path.relative_to(package)) for path in package.rglob("*.py")}
    assert {shown(path) for path in files()} == installed
    assert module_name(files()[0]) == "cookietin"
