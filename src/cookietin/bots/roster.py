"""Which bots there are: those for any game, and each game's own."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from importlib import import_module
from typing import TYPE_CHECKING, TypeAlias, cast

from cookietin.bots.random_bot import RandomBot
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


@dataclass(frozen=True)
class _Thumb:
    """Makes a rule of thumb from its module, which is imported only when someone plays by it."""

    module: str

    def __call__(self, game: Game, seed: int | str) -> Bot:
        module = import_module(f"cookietin.bots.thumbs.{self.module}")
        return cast("Bot", module.thumb)


@dataclass(frozen=True)
class _SeededThumb:
    """The same for a rule of thumb that leaves something to chance."""

    module: str

    def __call__(self, game: Game, seed: int | str) -> Bot:
        module = import_module(f"cookietin.bots.thumbs.{self.module}")
        return cast("Bot", module.thumb(game, seed))


register_bot("random", RandomBot)
register_bot("thumb", _SeededThumb("braverse"), "braverse")
for _game, _module in {
    "chomp": "chomp",
    "cookie-chomper": "cookie_chomper",
    "cookie-hoarder": "cookie_chomper",
    "cover-your-cookies": "cover_your_cookies",
    "golden-cookie": "cookie_chomper",
    "number-chain": "number_chain",
    "toss-your-cookies": "toss_your_cookies",
}.items():
    register_bot("thumb", _Thumb(_module), _game)
