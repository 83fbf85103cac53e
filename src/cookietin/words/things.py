"""What explains itself in a game: cards, tokens, faces of dice, goals and words of its rules."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from cookietin.words.speech import Speech

if TYPE_CHECKING:
    from cookietin.kernel.game import Game


class Thing(NamedTuple):
    """One thing, for whoever wants to read what it does."""

    thing: str
    """As it stands in moves, events and positions."""
    kind: str
    """Card, token, face, goal, word: as the game sorts its things."""
    name: str
    """As people call it."""
    paragraphs: list[str]
    """What it is and does."""

    @property
    def text(self) -> str:
        """The same in one line."""
        return " ".join(self.paragraphs)


def things(game: Game, language: str = "en") -> list[Thing]:
    """All that explains itself in a game with these options, in the order of the game."""
    speech = Speech(language, game.id)
    people = game.people
    return [
        Thing(
            thing,
            kind,
            people.called(game, thing, speech.label),
            people.explain(game, thing, speech.text, speech.label),
        )
        for kind, named in people.things(game).items()
        for thing in named
    ]


Catalogue = dict[str, list[dict[str, Any]]]
"""By kind: each thing with its `name`, its `text`, its `paragraphs` and what it `looks` like."""


def catalogue(game: Game, language: str = "en") -> Catalogue:
    """All things of a game with these options, for a client that draws and explains them."""
    found: Catalogue = {}
    for thing in things(game, language):
        looks = game.people.looks(game, thing.thing)
        row = {"text": thing.text, "paragraphs": thing.paragraphs, "looks": looks}
        found.setdefault(thing.kind, []).append({"thing": thing.thing, "name": thing.name, **row})
    return found
