"""Simulation: many plays between bots, spread over cores, the same figures for the same seed."""

from __future__ import annotations

from contextlib import closing
from typing import TYPE_CHECKING

from cookietin.bots.sitting import play_between
from cookietin.kernel.chance import Chance
from cookietin.kernel.complaint import BadOption
from cookietin.kernel.dealer import Silent
from cookietin.lab.parts import played_in_parts
from cookietin.lab.setting import Setting, setting
from cookietin.lab.tally import Tally

if TYPE_CHECKING:
    from collections.abc import Callable

    from cookietin.bots.bot import Player
    from cookietin.kernel.game import Game


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
    if plays < 1 or not bots or jobs < 1:
        raise BadOption("nothing-to-simulate", {"plays": plays, "bots": len(bots), "jobs": jobs})
    order = setting(game, bots, seats, speeds)
    if jobs > 1:
        order.check_sendable()
    total = Tally(order.seats)
    with closing(played_in_parts(_Player(order, seed), [range(plays)], jobs)) as parts:
        for part in parts:
            if part is not None:
                total.merge(part.came)
            if progress is not None:
                progress(total)
            if stop is not None and stop():
                break
    return total


class _Player:
    """Plays any of the plays: a game is made where it is first needed, and stays there."""

    def __init__(self, order: Setting, seed: int | str) -> None:
        self._order = order
        self._seed = seed
        self._game: Game | None = None

    def __reduce__(self) -> tuple[type[_Player], tuple[Setting, int | str]]:
        return _Player, (self._order, self._seed)

    def __call__(self, numbers: range) -> Tally:
        """Play the plays with these numbers."""
        order = self._order
        if self._game is None:
            self._game = order.game()
        game = self._game
        tally = Tally(order.seats)
        for number in numbers:
            who = order.seated(number)
            seed = f"{self._seed}/{number}"
            chance = Chance(seed)
            dealer = Silent(chance)
            position = game.start(order.seats, dealer)
            bots = order.players(game, who, seed)
            made = play_between(position, bots, dealer, chance, order.speeds_of(who))
            assert position.outcome is not None
            names = [order.names[bot] for bot in who]
            tally.add(position.outcome, position.first, names, made)
        return tally
