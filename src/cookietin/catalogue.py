"""The games that there are: those in the tin, and those that other packages bring.

A package brings games by the entry point `cookietin.games`: each names a package with a manifest.
"""

from __future__ import annotations

import os
from typing import Any

from cookietin import manifest
from cookietin.kernel import registry
from cookietin.manifest import FILE, Manifest, read_manifest

ENTRY_POINTS = "cookietin.games"

_known: dict[str, Manifest] = {}


def register_all() -> None:
    """Make the games of the tin known, and say where others are looked for."""
    root = os.path.join(os.path.dirname(__file__), "games")
    for folder, _, files in os.walk(root):
        if FILE in files:
            below = os.path.relpath(folder, os.path.dirname(__file__))
            add(read_manifest(folder, ".".join(["cookietin", *below.split(os.sep)])))
    registry.let_find(_find_others)


def add(found: Manifest) -> None:
    """Make a game known by its manifest."""
    _known[found.id] = found
    registry.register(found.id, found)
    for name, options in found.houses.items():
        registry.own_house_rule(found.id, name, **options)


def games() -> list[Manifest]:
    """The manifests of all games, in the order of their ids."""
    return [_known[id] for id in registry.ids() if id in _known]


def manifest_of(id: str) -> Manifest | None:
    """A game's manifest; nothing for a game that was registered without one."""
    if id not in _known and id:
        registry.find_others()
    return _known.get(id)


def made_from(id: str) -> Any:
    """The data of a game of the tin, as its class gets it."""
    return _known[id].made_from()


def read_toml(path: str) -> dict[str, Any]:
    """A data file of a game of the tin, by its path below `games`."""
    return manifest.read(os.path.join(os.path.dirname(__file__), "games", path))


def _find_others() -> None:
    """Ask the other installed packages for games."""
    from importlib.metadata import entry_points
    from importlib.util import find_spec

    for point in entry_points(group=ENTRY_POINTS):
        spec = find_spec(point.value)
        if spec is not None and spec.submodule_search_locations:
            add(read_manifest(spec.submodule_search_locations[0], point.value))
