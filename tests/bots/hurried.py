"""Bots in a hurry: those that search take but a moment for each answer."""

from __future__ import annotations

from cookietin.bots import Bot, make_bot
from cookietin.bots.evaluation import Evaluation
from cookietin.bots.search.bot import Searcher
from cookietin.bots.search.recipe import PLAIN, USUAL, Recipe
from cookietin.kernel.game import Game
from cookietin.kernel.position import Position

DISTINCT = ["random", "easy", "thumb", "hard"]
"""Bots that are not alike: `normal` and `expert` are `hard` with other numbers."""


class Even(Evaluation):
    """Finds that all stand alike."""

    def shares(self, position: Position) -> list[float]:
        return [1 / position.seats] * position.seats


HURRY = Recipe({**PLAIN, "cut": 0, "keep": 1.0}, USUAL, Even())


def hurried(name: str, game: Game, seed: int | str, iterations: int = 1) -> Bot:
    """A bot by name; one that searches imagines few worlds, and plays none of them out."""
    bot = make_bot(name, game, seed)
    if isinstance(bot, Searcher):
        bot.iterations, bot.recipe = iterations, HURRY
    return bot
