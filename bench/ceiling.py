"""The ceiling: a searcher that sees everything, for measuring what nobody can reach."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cookietin.bots.levels import thumb_of
from cookietin.bots.search.bot import Searcher
from cookietin.bots.search.recipe import recipe_of
from cookietin.bots.search.search import Search

if TYPE_CHECKING:
    from cookietin.kernel.dealer import Dealer
    from cookietin.kernel.game import Game
    from cookietin.kernel.position import Position

NAME = "ceiling"
"""What it is called at a table of the ladder."""


class Cheat(Searcher):
    """Searches the truth itself, not worlds that are imagined."""

    def play(self, position: Position, seat: int, dealer: Dealer) -> None:
        """Find the move by copies of what is true."""
        moves = position.legal(seat)
        if len(moves) == 1:
            position.step(seat, moves[0], dealer)
            return
        view = position.view(seat)
        judge = self.recipe.evaluation
        if judge is not None and not judge.fits(view):
            judge = None
        search = Search(view, seat, self.recipe, self.thumb, judge, self.chance)
        for _ in range(self.iterations):
            search.iterate(position.copy())
        position.step(seat, search.arms()[0].move, dealer)


class Ceiling(Cheat):
    """Sees everything, and searches as long as `hard` does."""

    def __init__(self, game: Game, seed: int | str) -> None:
        recipe = recipe_of(game)
        super().__init__(game, seed, recipe.levels["hard"], recipe, thumb_of(game))
