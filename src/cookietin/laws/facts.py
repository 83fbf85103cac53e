"""The law "facts": what a board gets is what the game declares."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cookietin.kernel.facts import undeclared
from cookietin.kernel.names import TRUTH, viewer_name
from cookietin.laws.broken import broken
from cookietin.laws.walking import looked_at, walk

if TYPE_CHECKING:
    from cookietin.kernel.game import Game
    from cookietin.kernel.position import Position
    from cookietin.laws.chooser import Chooser


def facts(game: Game, seats: int, chooser: Chooser) -> None:
    """Every fact is declared, and is of the role that is declared; looking changes nothing."""
    for step in looked_at(walk(game, seats, chooser), chooser):
        facts_at(step.position)


def facts_at(position: Position) -> None:
    """The law at one moment, for the truth and every view."""
    game = position.game
    declared = game.people.declared()
    cards = game.card_names(position.seats)
    places = list(position.places())
    before = position.line()
    for viewer in range(TRUTH, position.seats + 1):
        wrong = undeclared(position.view(viewer).facts(), declared, cards, places)
        if wrong:
            who = viewer_name(viewer, position.seats)
            raise broken("facts", position, f"of what follows for {who}, {wrong}")
    position.facts()
    if position.line() != before:
        raise broken("facts", position, "what follows from the position has changed it")
