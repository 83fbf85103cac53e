"""Simulation: many plays between bots, spread over cores, the same figures for the same seed."""

from __future__ import annotations

import pickle
from collections.abc import Callable
from contextlib import closing
from dataclasses import dataclass
from typing import TYPE_CHECKING

from cookietin.bots.bot import Maker, Player
from cookietin.bots.reactions import check_speeds
from cookietin.bots.roster import bot_maker
from cookietin.bots.sitting import play_between
from cookietin.kernel.chance import Chance
from cookietin.kernel.complaint import BadOption
from cookietin.kernel.dealer import Silent
from cookietin.kernel.registry import game_maker
from cookietin.lab.parts import played_in_parts
from cookietin.lab.tally import Tally

if TYPE_CHECKING:
    from cookietin.kernel.game import Game
    from cookietin.kernel.options import Values


@dataclass(frozen=True)
class _Order:
    """What a worker needs to know: all of it can be sent to another process."""

    make_game: Callable[[Values], Game]
    options: Values
    names: list[str]
    makers: list[Maker]
    speeds: list[int] | None
    seed: int | str


def simulate(
    game: Game,
    bots: list[str | Player],
    plays: int,
    *,
    seats: int | None = None,
    seed: int | str = 0,
    jobs: int = 1,
    progress: Callable[[Tally], None] | None = None,
    speeds: list[int] | None = None,
    stop: Callable[[], bool] | None = None,
) -> Tally:
    """Let bots play a game many times. With fewer bots than seats they are dealt round the table.

    Everyone moves on by one seat from play to play. Play number i depends on the seed and on i
    alone, so the figures are the same however many jobs there are. In a race every order of the
    answers is equally likely; with speeds, one for each bot, the order is that of their hands, and
    the figures tell bots of different speeds apart, as in `thumb×5`.

    A few times a second `progress` hears of what there is so far, and `stop` can end it there: then
    the figures are those of the plays that were made.
    """
    places = len(bots) if seats is None else seats
    if plays < 1 or not bots or jobs < 1:
        raise BadOption("nothing-to-simulate", {"plays": plays, "bots": len(bots), "jobs": jobs})
    if len(bots) > places:
        raise BadOption("more-bots-than-seats", {"bots": len(bots), "seats": places})
    game.check_seats(places)
    if speeds is not None:
        check_speeds(speeds, len(bots))
        speeds = [speeds[seat % len(bots)] for seat in range(places)]
    seated = [bots[seat % len(bots)] for seat in range(places)]
    order = _Order(
        game_maker(game.id),
        game.options,
        _names(seated, speeds),
        [_maker(bot, game) for bot in seated],
        speeds,
        seed,
    )
    if jobs > 1:
        _check_sendable(order)
    total = Tally(places)
    with closing(played_in_parts(_Player(order), plays, jobs)) as parts:
        for part in parts:
            if part is not None:
                total.merge(part)
            if progress is not None:
                progress(total)
            if stop is not None and stop():
                break
    return total


class _Player:
    """Plays any of the plays: a game is made where it is first needed, and stays there."""

    def __init__(self, order: _Order) -> None:
        self._order = order
        self._game: Game | None = None

    def __getstate__(self) -> _Order:
        return self._order

    def __setstate__(self, order: _Order) -> None:
        self._order = order
        self._game = None

    def __call__(self, numbers: range) -> Tally:
        """Play the plays with these numbers."""
        order = self._order
        if self._game is None:
            self._game = order.make_game(order.options)
        game = self._game
        seats = len(order.names)
        tally = Tally(seats)
        for number in numbers:
            who = [(seat + number) % seats for seat in range(seats)]
            chance = Chance(f"{order.seed}/{number}")
            dealer = Silent(chance)
            position = game.start(seats, dealer)
            bots = [
                order.makers[bot](game, f"{order.seed}/{number}/{seat}")
                for seat, bot in enumerate(who)
            ]
            speeds = None if order.speeds is None else [order.speeds[bot] for bot in who]
            made = play_between(position, bots, dealer, chance, speeds)
            assert position.outcome is not None
            names = [order.names[bot] for bot in who]
            tally.add(position.outcome, position.first, names, made)
        return tally


def _check_sendable(order: _Order) -> None:
    """Refuse what another process cannot be told of, such as a function in a function."""
    for thing in (order.make_game, *order.makers):
        try:
            pickle.dumps(thing)
        except (pickle.PicklingError, AttributeError, TypeError):
            raise BadOption("cannot-be-sent", {"thing": str(thing)}) from None


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
