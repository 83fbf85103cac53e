"""Which clauses of the rules speak when something happens: read from a game's data."""

from __future__ import annotations

from typing import NamedTuple

from cookietin.catalogue import manifest_of

SEVERAL = "*"
"""At the end of a key: it stands for all that begin so."""


class Invoked(NamedTuple):
    """One entry: the event, what its fields must say, and the clauses that speak then."""

    key: str
    needs: dict[str, list[str]]
    clauses: list[str]


def invoked(game: str) -> list[Invoked]:
    """All entries of a game; of a mode also those of the game that it is like, as they hold."""
    manifest = manifest_of(game)
    if manifest is None:
        return []
    found = {(one.key, str(one.needs)): one for one in invoked(manifest.like)}
    for key, one in found.items():
        held = [manifest.replaces.get(clause, clause) for clause in one.clauses]
        found[key] = one._replace(clauses=list(dict.fromkeys(held)))
    for entry, named in manifest.data_file(manifest.clauses).items() if manifest.clauses else ():
        one = _read(entry, [named] if isinstance(named, str) else named)
        found[one.key, str(one.needs)] = one
    return list(found.values())


def invoked_by(key: str, entries: list[Invoked]) -> list[Invoked]:
    """The entries for events with this key: its own, or, where it has none, one for several."""
    own = [one for one in entries if one.key == key]
    return own or [
        one
        for one in entries
        if one.key.endswith(SEVERAL) and key.startswith(one.key.removesuffix(SEVERAL))
    ]


def _read(entry: str, clauses: list[str]) -> Invoked:
    """`roll action=left|right & number=milk`."""
    key, _, conditions = entry.partition(" ")
    needs: dict[str, list[str]] = {}
    for condition in conditions.split(" & ") if conditions else ():
        field, _, said = condition.partition("=")
        needs[field] = said.split("|")
    return Invoked(key, needs, clauses)
