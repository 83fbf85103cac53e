"""Four levels of one player, for any game: a level is a strength, not a time.

All of them search, except that `easy` mostly goes by a rule of thumb. How many iterations a level
has, and how a game is searched, stands in the game's folder.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from cookietin.bots.roster import SENSIBLE, bot_names, make_bot, register_bot
from cookietin.bots.search.bot import Searcher
from cookietin.bots.search.recipe import recipe_of

if TYPE_CHECKING:
    from cookietin.bots.bot import Bot
    from cookietin.kernel.game import Game
    from cookietin.kernel.move import Move
    from cookietin.kernel.position import Position
    from cookietin.kernel.question import Question

LEVELS: Final = ["easy", "normal", "hard", "expert"]
"""From the weakest to the strongest."""
SLIPS: Final = 35
"""In how many of a hundred answers `easy` goes by a first impression."""
IMPRESSION: Final = 5
"""How many worlds a first impression takes."""


def thumb_of(game: Game) -> Bot | None:
    """The game's rule of thumb, if it has one: it wants no chance of its own."""
    return make_bot(SENSIBLE, game, "imagined") if SENSIBLE in bot_names(game.id) else None


@final
class Easy(Searcher):
    """Plays by rule of thumb, but now and then goes by a first impression.

    An impression comes from a handful of worlds: most moves are overlooked, and what happened to
    go well once is taken for good. So it errs as people do, and never for the sake of erring.
    """

    def __init__(self, game: Game, seed: int | str) -> None:
        super().__init__(game, seed, IMPRESSION, recipe_of(game), None)
        self._usually = thumb_of(game)

    def answer(self, view: Position, question: Question) -> Move:
        slips = self.chance.below(100) < SLIPS
        if self._usually is None or slips:
            return super().answer(view, question)
        return self._usually.answer(view, question)


class Level(Searcher):
    """Searches as its game's recipe says of a level."""

    def __init__(self, game: Game, seed: int | str, level: str) -> None:
        recipe = recipe_of(game)
        super().__init__(game, seed, recipe.levels[level], recipe, thumb_of(game))


@final
class Normal(Level):
    """Searches a little."""

    def __init__(self, game: Game, seed: int | str) -> None:
        super().__init__(game, seed, "normal")


@final
class Hard(Level):
    """Searches well."""

    def __init__(self, game: Game, seed: int | str) -> None:
        super().__init__(game, seed, "hard")


@final
class Expert(Level):
    """Searches as well as it can."""

    def __init__(self, game: Game, seed: int | str) -> None:
        super().__init__(game, seed, "expert")


def register_levels() -> None:
    """Make the levels known for any game."""
    register_bot("easy", Easy)
    register_bot("normal", Normal)
    register_bot("hard", Hard)
    register_bot("expert", Expert)
