"""Duplicate play: two bots meet over the same deals, and on each deal they change seats.

Both hold every seat equally often over the plays of a deal, so neither owes a win to its cards or
to its chair; an even share is a half, however many sit at the table.
"""

from __future__ import annotations

from itertools import combinations, pairwise
from typing import TYPE_CHECKING, Any

from cookietin.bots.roster import bot_maker
from cookietin.kernel.registry import game_maker
from cookietin.lab.playing import played

if TYPE_CHECKING:
    from collections.abc import Callable

    from cookietin.bots.bot import Maker
    from cookietin.kernel.game import Game
    from cookietin.kernel.options import Values
    from cookietin.lab.row import Row

Pair = tuple[int, int]


def lineups(seats: int) -> list[list[int]]:
    """Who of the two sits where in each play of a deal: by turns round the table, then moved on."""
    found: list[list[int]] = []
    for first in (0, 1):
        line = [(first + seat) % 2 for seat in range(seats)]
        for moved in range(seats):
            turned = line[moved:] + line[:moved]
            if turned not in found:
                found.append(turned)
    return found


def pairs(bots: int, neighbours: bool) -> list[Pair]:
    """Who meets whom: everyone everyone else, or only the next in line."""
    return list(pairwise(range(bots))) if neighbours else list(combinations(range(bots), 2))


class DuplicatePlayer:
    """Plays any of the plays by number: all plays of a deal between all pairs, then the next."""

    def __init__(
        self,
        make_game: Callable[[Values], Game],
        options: Values,
        seats: int,
        makers: list[Maker],
        meetings: list[Pair],
        seed: int | str,
    ) -> None:
        self._order = (make_game, options, seats, makers, meetings, seed)
        self._lineups = lineups(seats)
        self._game: Game | None = None

    def __reduce__(self) -> tuple[Any, ...]:
        return DuplicatePlayer, self._order

    def __call__(self, numbers: range) -> list[Row]:
        """Play the plays with these numbers."""
        return [self._play(number) for number in numbers]

    def _play(self, number: int) -> Row:
        make_game, options, _, makers, meetings, seed = self._order
        if self._game is None:
            self._game = make_game(options)
        rest, line = divmod(number, len(self._lineups))
        deal, met = divmod(rest, len(meetings))
        dealt = f"{seed}/{deal}"
        who = [makers[meetings[met][one]] for one in self._lineups[line]]
        bots = [make(self._game, f"{dealt}/{seat}") for seat, make in enumerate(who)]
        return played(self._game, bots, dealt)


def player_of(
    game: Game, seats: int, bots: list[str], meetings: list[Pair], seed: int | str
) -> DuplicatePlayer:
    """What plays a game between bots that are known by their names."""
    makers = [bot_maker(bot, game.id) for bot in bots]
    return DuplicatePlayer(game_maker(game.id), game.options, seats, makers, meetings, seed)


def score(rows: list[Row], seats: int) -> float:
    """The first bot's part of the wins over the plays of one deal; what nobody won is halved."""
    won = 0.0
    for row, line in zip(rows, lineups(seats), strict=True):
        share = 1 / len(row.winners) if row.winners else 0.0
        first = sum([share for seat in row.winners if line[seat] == 0])
        nobody = 1.0 - share * len(row.winners)
        won += first + nobody / 2
    return won / len(rows)
