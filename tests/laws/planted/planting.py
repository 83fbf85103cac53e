"""A game's own source with one change, as it is imported: nothing on the disk is touched."""

from __future__ import annotations

import sys
import tomllib
from importlib.machinery import ModuleSpec, SourceFileLoader
from importlib.util import spec_from_file_location
from pathlib import Path
from types import CodeType
from typing import NamedTuple

import cookietin
from cookietin.kernel.options import Values

GAMES = Path(cookietin.__file__).parent / "games"


class Bug(NamedTuple):
    """What is changed where, and which law must catch it."""

    name: str
    game: str
    file: str
    was: str
    becomes: str
    law: str
    seats: int = 3
    seed: int = 0
    """Of the first play: what is rare is looked for where it is."""
    options: Values | None = None

    @property
    def module(self) -> str:
        return "cookietin.games." + self.file.removesuffix(".py").replace("/", ".")

    def planted(self) -> str:
        """The whole file with the bug in it."""
        source = (GAMES / self.file).read_text("utf-8")
        assert source.count(self.was) == 1, f"{self.name}: {self.file} has not once {self.was!r}"
        return source.replace(self.was, self.becomes)


def bugs() -> list[Bug]:
    """All that are planted, one at a time."""
    with open(Path(__file__).parent / "bugs.toml", "rb") as file:
        return [Bug(**row) for row in tomllib.load(file)["bug"]]


class _Planting(SourceFileLoader):
    """Loads one module with its bug, past any cache."""

    def __init__(self, bug: Bug) -> None:
        super().__init__(bug.module, str(GAMES / bug.file))
        self._source = bug.planted()

    def get_code(self, fullname: str) -> CodeType:
        return compile(self._source, self.path, "exec", dont_inherit=True)


class Planter:
    """Finds the module that has a bug; all others are found as ever."""

    def __init__(self, bug: Bug) -> None:
        self._bug = bug

    def find_spec(self, name: str, path: object = None, target: object = None) -> ModuleSpec | None:
        if name != self._bug.module:
            return None
        return spec_from_file_location(name, loader=_Planting(self._bug))


def plant(bug: Bug) -> None:
    """From now on the game is imported with its bug; it must not have been before."""
    assert bug.module not in sys.modules, f"{bug.module} is there already, as it should be"
    sys.meta_path.insert(0, Planter(bug))
