"""A game's rules in the project's own words, clause by clause."""

from __future__ import annotations

from typing import NamedTuple

from cookietin.catalogue import manifest_of
from cookietin.words.messages import messages


class Clause(NamedTuple):
    """One rule: its id, where it comes from, and what it says."""

    id: str
    mark: str
    """S the rulebook, R our ruling, D data that the rulebook omits; several may be mixed."""
    heading: str
    text: str


def clauses(game: str, language: str) -> list[Clause]:
    """The rules of a game in the order in which a reader wants them.

    A mode says in its own words what is otherwise than in the game that it is like, and leaves out
    what others of its clauses replace.
    """
    manifest = manifest_of(game)
    replaced = {} if manifest is None else manifest.replaces
    titles: dict[str, str] = {}
    below: dict[str, dict[str, list[str]]] = {}
    for layer in reversed(messages(language, game).layers("rules")):
        for key, heading in layer.items():
            titles[key] = heading["title"]
            below.setdefault(key, {}).update(heading["clauses"])
    return [
        Clause(id, mark, titles[key], text)
        for key, told in below.items()
        for id, (mark, text) in told.items()
        if id not in replaced
    ]
