"""Which bots there are: those for any game, and each game's own."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, TypeAlias

from cookietin.bots.random_bot import random_bot
from cookietin.kernel.complaint import BadOption

if TYPE_CHECKING:
    from cookietin.kernel.game import Game
    from cookietin.kernel.move import Move
    from cookietin.kernel.position import Position
    from cookietin.kernel.question import Question

Bot: TypeAlias = "Callable[[Position, Question], Move]"
Maker: TypeAlias = "Callable[[Game, int | str], Bot]"
"""Makes a bot for one seat of one play: the seed is all the chance that the bot may use."""

ANY = ""

_makers: dict[tuple[str, str], Maker] = {}


def register_bot(name: str, make: Maker, game: str = ANY) -> None:
    """Make a bot known, for one game or for any."""
    _makers[game, name] = make


def bot_names(game: str) -> list[str]:
    """The bots that can play a game."""
    return sorted({name for id, name in _makers if id in (ANY, game)})


def bot_maker(name: str, game: str) -> Maker:
    """What makes the bot of this name for a game."""
    make = _makers.get((game, name)) or _makers.get((ANY, name))
    if make is None:
        raise BadOption("no-such-bot", {"bot": name, "game": game, "bots": bot_names(game)})
    return make


def make_bot(name: str, game: Game, seed: int | str) -> Bot:
    """A bot by name, for one seat of one play."""
    return bot_maker(name, game.id)(game, seed)


def _thumb_for_number_chain(game: Game, seed: int | str) -> Bot:
    from cookietin.bots.thumbs.number_chain import thumb

    return thumb


def _thumb_for_braverse(game: Game, seed: int | str) -> Bot:
    from cookietin.bots.thumbs.braverse import thumb

    return thumb


register_bot("random", random_bot)
register_bot("thumb", _thumb_for_braverse, "braverse")
register_bot("thumb", _thumb_for_number_chain, "number-chain")
