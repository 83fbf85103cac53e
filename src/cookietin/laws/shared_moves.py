"""The law "shared moves": moves are made once per game, and views list them by number."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cookietin.laws.broken import broken
from cookietin.laws.walking import walk

if TYPE_CHECKING:
    from cookietin.kernel.game import Game
    from cookietin.kernel.position import Position
    from cookietin.laws.chooser import Chooser


def shared_moves(game: Game, seats: int, chooser: Chooser) -> None:
    """Legal moves are the game's own, each once; a view lists them by number."""
    for step in walk(game, seats, chooser):
        shared_moves_at(step.position)


def shared_moves_at(position: Position) -> None:
    """The law at one moment."""
    for seat in position.asked():
        for move in [*position.legal(seat), position.default(seat)]:
            if not position.game.owns(move):
                what = f"seat{seat} may play a {move.text} that is not in the table of moves"
                raise broken("shared moves", position, what)
        numbers = [move.number for move in position.legal(seat)]
        if len(set(numbers)) < len(numbers):
            raise broken("shared moves", position, f"seat{seat} may play one move twice: {numbers}")
        listed = [move.number for move in position.view(seat).legal(seat)]
        if listed != sorted(listed):
            what = f"seat{seat}'s view lists its moves not by number: {listed}"
            raise broken("shared moves", position, what)
