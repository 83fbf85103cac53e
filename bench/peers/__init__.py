"""The peers: the same game written for other Python libraries, each in its ordinary style."""

from __future__ import annotations

from importlib import import_module

from bench.contest import Contestant, Missing

_MODULES = {
    "openspiel": ("OpenSpiel (Python)",),
    "rlcard_game": ("RLCard",),
    "pettingzoo_game": ("PettingZoo raw", "PettingZoo wrapped"),
}


def contestants(seats: int) -> list[Contestant]:
    """Return the contestants of every peer, with a stand-in for each one not installed."""
    found: list[Contestant] = []
    for module, names in _MODULES.items():
        try:
            found += import_module(f"{__name__}.{module}").contestants(seats)
        except ImportError as error:
            found += [Missing(name, seats, f"cannot be imported: {error}") for name in names]
    return found
