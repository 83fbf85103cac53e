"""A game is one folder: its manifest says what it is made from, and all else reads that."""

from __future__ import annotations

import os
import tomllib
from hashlib import blake2b
from importlib import import_module
from typing import TYPE_CHECKING, Any

from cookietin.kernel.complaint import BadOption
from cookietin.kernel.handles import Handles

if TYPE_CHECKING:
    from cookietin.kernel.game import Game
    from cookietin.kernel.options import Values

FILE = "manifest.toml"
_KEYS = {
    "id": str,
    "class": str,
    "data": list,
    "handles": str,
    "guide": str,
    "search": str,
    "prepare": str,
    "like": str,
    "group": str,
    "clauses": str,
}
_TABLES = ("houses", "bots", "replaces")


class Manifest:
    """What a game's folder holds. Called with options, it makes the game."""

    def __init__(self, folder: str, package: str, found: dict[str, Any]) -> None:
        self.folder = folder
        self.package = package
        """What the folder is imported as."""
        self.id: str = found["id"]
        self.made_by: str = found["class"]
        """The class: its module below the folder, and its name."""
        self.data: list[str] = found.get("data", [])
        """Files that are read into one table."""
        self.prepare: str = found.get("prepare", "")
        """What the table is made into once, for every game that is made of it."""
        self.like: str = found.get("like", "")
        """The game whose words stand behind its own."""
        self.replaces: dict[str, str] = found.get("replaces", {})
        """The clauses of that game that do not hold here, and which hold instead."""
        self.houses: dict[str, Values] = found.get("houses", {})
        self.bots: dict[str, str] = found.get("bots", {})
        """What makes each of its bots: a module by its full name, or below the folder after a dot,
        and what makes it there."""
        self.handles: str = found.get("handles", "")
        """The file that says what is tapped to make a move."""
        self.guide: str = found.get("guide", "")
        """The file with its guided first play."""
        self.clauses: str = found.get("clauses", "")
        """The file that says which clauses speak when something happens."""
        self.search: str = found.get("search", "")
        """The file that says how it is searched."""
        self._made_from: Any = None
        self.recipe: Any = None
        """What the bots have made of that file, kept for the next of them."""
        self._handles: Handles | None = None

    def __call__(self, given: Values) -> Game:
        game: Game = self._find(self.made_by)(self.made_from(), given)
        if self.handles:
            if self._handles is None:
                self._handles = read_handles(self.path(self.handles))
            game.handles = self._handles
        return game

    def __reduce__(self) -> tuple[Any, ...]:
        return read_manifest, (self.folder, self.package)

    def made_from(self) -> Any:
        """The game's data, read once."""
        if self._made_from is None:
            table: dict[str, Any] = {}
            for name in self.data:
                table.update(self.data_file(name))
            self._made_from = self._find(self.prepare)(table) if self.prepare else table
        return self._made_from

    def data_file(self, name: str) -> dict[str, Any]:
        """What a data file of the folder says."""
        return read(self.path(name))

    def data_sums(self) -> dict[str, str]:
        """A sum of each data file: another, if anything in it has changed."""
        sums: dict[str, str] = {}
        for name in self.data:
            with open(self.path(name), "rb") as file:
                sums[name] = blake2b(file.read(), digest_size=8).hexdigest()
        return sums

    def path(self, name: str) -> str:
        """A file of the folder."""
        return os.path.join(self.folder, name)

    def bot_maker(self, name: str) -> Any:
        """What makes a bot of the game; its module is imported only when someone plays by it."""
        return self.named(self.bots[name])

    def named(self, what: str) -> Any:
        """What a module holds by a name: the module in full, or below the folder after a dot."""
        module, _, name = what.partition(":")
        return getattr(import_module(module, self.package), name)

    def _find(self, what: str) -> Any:
        module, _, name = what.partition(":")
        module = module if module.startswith(".") else f".{module}"
        return getattr(import_module(module, self.package), name)


def read(path: str) -> dict[str, Any]:
    """A data file of a game."""
    # A plain path: `importlib.resources` would take a fifth of the time in which `tin` must answer.
    with open(path, "rb") as file:
        return tomllib.load(file)


def read_manifest(folder: str, package: str) -> Manifest:
    """The manifest of a game's folder; what is wrong with it is said with where."""
    path = os.path.join(folder, FILE)
    try:
        found = read(path)
    except (OSError, tomllib.TOMLDecodeError) as error:
        raise BadOption("manifest-unread", {"file": path, "why": str(error)}) from None
    for key, value in found.items():
        wanted = dict if key in _TABLES else _KEYS.get(key)
        if wanted is None or not isinstance(value, wanted):
            raise BadOption("manifest-off", {"file": path, "entry": key, "found": value})
    for key in ("id", "class"):
        if key not in found:
            raise BadOption("manifest-lacks", {"file": path, "entry": key})
    return Manifest(folder, package, found)


def read_handles(path: str) -> Handles:
    """What is tapped to make each move of a game; what is wrong with it is said with where."""
    found = read(path)
    zones, taps = found.get("zones", {}), found.get("taps", {})
    for entry, places in zones.items():
        if not isinstance(places, list):
            raise BadOption("zone-off", {"file": path, "entry": entry, "found": places})
    for entry, text in taps.items():
        named = [tap.partition(":")[0] for tap in str(text).split()]
        if not named or any(zone not in zones for zone in named):
            fields = {"file": path, "entry": entry, "found": text, "names": list(zones)}
            raise BadOption("taps-off", fields)
    return Handles(zones, taps)
