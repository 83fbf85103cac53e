"""The manifests: what each game says of itself in its folder is true."""

from __future__ import annotations

import tomllib
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

import cookietin
from cookietin.kernel.game import Game
from tests.structure.source import PACKAGE, module_name, shown

FILES = {"data", "handles", "guide", "search", "clauses"}
TOLD = {"id", "class", "prepare", "like", "group"}
KNOWN = {*TOLD, *FILES, "houses", "bots", "replaces"}
FOLDERS = [path.parent for path in sorted((PACKAGE / "games").rglob("manifest.toml"))]
EACH = pytest.mark.parametrize("folder", FOLDERS, ids=shown)


def manifest(folder: Path) -> dict[str, Any]:
    return tomllib.loads((folder / "manifest.toml").read_text(encoding="utf-8"))


def named(folder: Path, text: str) -> Any:
    """What `module:name` stands for: a module below the folder unless it begins with dots."""
    module, _, name = text.partition(":")
    package = module_name(folder / "__init__.py")
    return getattr(import_module(module if module[0] == "." else f".{module}", package), name)


def test_every_game_has_one() -> None:
    assert sorted(manifest(folder)["id"] for folder in FOLDERS) == cookietin.game_ids()


@EACH
def test_it_says_nothing_that_nobody_reads(folder: Path) -> None:
    assert set(manifest(folder)) <= KNOWN


@EACH
def test_its_class_and_its_data_are_there(folder: Path) -> None:
    told = manifest(folder)
    assert issubclass(named(folder, told["class"]), Game)
    assert callable(named(folder, told.get("prepare", told["class"])))
    assert [name for name in told["data"] if not (folder / name).is_file()] == []


@EACH
def test_its_house_rules_can_be_played(folder: Path) -> None:
    told = manifest(folder)
    for options in told.get("houses", {}).values():
        made = cookietin.game(told["id"], **options).options
        assert {name: made[name] for name in options} == options


@EACH
def test_its_title_is_compiled_as_one_group(folder: Path) -> None:
    """What one C file holds calls its own functions directly."""
    title = folder.relative_to(PACKAGE / "games").parts[0]
    others = [other for other in FOLDERS if (PACKAGE / "games" / title) in (other, *other.parents)]
    assert {manifest(other)["group"] for other in others} == {manifest(folder)["group"]}
