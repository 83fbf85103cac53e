"""Which bots there are: those for any game, each game's own, and one's own."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from cookietin.bots.bot import as_bot
from cookietin.bots.random_bot import RandomBot
from cookietin.catalogue import manifest_of
from cookietin.kernel.complaint import BadOption

if TYPE_CHECKING:
    from cookietin.bots.bot import Bot, Maker
    from cookietin.kernel.game import Game

ANY: Final = ""
SENSIBLE: Final = "thumb"
"""The bot of a game that answers sensibly at a glance."""

STRENGTHS: Final = ["random", "easy", "thumb", "normal", "hard", "expert"]
"""The bots of the tin, from the weakest to the strongest."""

_makers: Final[dict[tuple[str, str], Maker]] = {(ANY, "random"): RandomBot}


def register_bot(name: str, make: Maker, game: str = ANY) -> None:
    """Make a bot of one's own known, for one game or for any."""
    _makers[game, name] = make


def bot_names(game: str) -> list[str]:
    """The bots that can play a game: those of the tin by strength, then others."""
    manifest = manifest_of(game)
    named = {} if manifest is None else manifest.bots
    names = {*named, *[name for id, name in _makers if id in (ANY, game)]}
    return [name for name in STRENGTHS if name in names] + sorted(names - set(STRENGTHS))


def sensible_bot(game: str) -> str:
    """Who plays where nobody is named: the rule of thumb, or where there is none, chance."""
    return SENSIBLE if SENSIBLE in bot_names(game) else "random"


def bot_maker(name: str, game: str) -> Maker:
    """What makes the bot of this name for a game: the nearest to the game, one's own first."""
    own = _makers.get((game, name))
    if own is not None:
        return own
    manifest = manifest_of(game)
    if manifest is not None and name in manifest.bots:
        return cast("Maker", manifest.bot_maker(name))
    if (ANY, name) not in _makers:
        raise BadOption("no-such-bot", {"bot": name, "game": game, "bots": bot_names(game)})
    return _makers[ANY, name]


def make_bot(name: str, game: Game, seed: int | str) -> Bot:
    """A bot by name, for one seat of one play."""
    return as_bot(bot_maker(name, game.id)(game, seed))
