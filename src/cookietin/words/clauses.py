"""A game's rules in the project's own words, clause by clause."""

from __future__ import annotations

from typing import NamedTuple

from cookietin.words.messages import messages


class Clause(NamedTuple):
    """One rule: its id, where it comes from, and what it says."""

    id: str
    mark: str
    """S the rulebook, R our ruling, D data that the rulebook omits; several may be mixed."""
    heading: str
    text: str


def clauses(game: str, language: str) -> list[Clause]:
    """The rules of a game in the order in which a reader wants them."""
    found = []
    for heading in messages(language, game).section("rules").values():
        for id, (mark, text) in heading["clauses"].items():
            found.append(Clause(id, mark, heading["title"], text))
    return found
