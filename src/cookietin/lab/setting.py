"""Settings: a game with its options and who sits at it; all of it can be sent to a process."""

from __future__ import annotations

import pickle
from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from cookietin.bots.bot import Maker, Player
from cookietin.bots.reactions import check_speeds
from cookietin.bots.roster import bot_maker
from cookietin.kernel.complaint import BadOption
from cookietin.kernel.registry import game_maker

if TYPE_CHECKING:
    from cookietin.kernel.game import Game
    from cookietin.kernel.options import Values


@dataclass(frozen=True)
class Setting:
    """What a worker needs to know in order to play."""

    make_game: Callable[[Values], Game]
    options: Values
    names: list[str]
    """What the bot goes by that each seat begins with."""
    makers: list[Maker]
    speeds: list[int] | None

    @property
    def seats(self) -> int:
        """How many sit at the table."""
        return len(self.names)

    def game(self) -> Game:
        """The game itself: made where it is needed."""
        return self.make_game(self.options)

    def seated(self, number: int) -> list[int]:
        """Whose bot sits on each seat in a play of this number: all move on by one."""
        seats = self.seats
        return [(seat + number) % seats for seat in range(seats)]

    def players(self, game: Game, who: list[int], seed: str) -> list[Player]:
        """The bots of one play."""
        return [self.makers[bot](game, f"{seed}/{seat}") for seat, bot in enumerate(who)]

    def speeds_of(self, who: list[int]) -> list[int] | None:
        """How fast the hands are that sit on each seat, if that was said."""
        return None if self.speeds is None else [self.speeds[bot] for bot in who]

    def check_sendable(self) -> None:
        """Refuse what another process cannot be told of, such as a function in a function."""
        for thing in (self.make_game, *self.makers):
            try:
                pickle.dumps(thing)
            except (pickle.PicklingError, AttributeError, TypeError):
                raise BadOption("cannot-be-sent", {"thing": str(thing)}) from None


def setting(
    game: Game, bots: list[str | Player], seats: int | None, speeds: list[int] | None = None
) -> Setting:
    """A game and its bots; with fewer bots than seats they are dealt round the table."""
    places = len(bots) if seats is None else seats
    if len(bots) > places:
        raise BadOption("more-bots-than-seats", {"bots": len(bots), "seats": places})
    game.check_seats(places)
    if speeds is not None:
        check_speeds(speeds, len(bots))
        speeds = [speeds[seat % len(bots)] for seat in range(places)]
    seated = [bots[seat % len(bots)] for seat in range(places)]
    makers = [_maker(bot, game) for bot in seated]
    return Setting(game_maker(game.id), game.options, _names(seated, speeds), makers, speeds)


def _names(bots: list[str | Player], speeds: list[int] | None) -> list[str]:
    """What bots go by in the figures: with speeds, the same bot is another at another speed."""
    if speeds is None:
        return [_name(bot) for bot in bots]
    return [f"{_name(bot)}×{speed}" for bot, speed in zip(bots, speeds, strict=True)]


def _name(bot: str | Player) -> str:
    return bot if isinstance(bot, str) else getattr(bot, "__name__", type(bot).__name__)


def _maker(bot: str | Player, game: Game) -> Maker:
    return bot_maker(bot, game.id) if isinstance(bot, str) else _Same(bot)


@dataclass(frozen=True)
class _Same:
    """Makes a bot that is a plain function: the same for every play."""

    bot: Player

    def __call__(self, game: Game, seed: int | str) -> Player:
        return self.bot
