"""Playing: any play of a study by its number, from the deal to the row that is kept of it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, final

from cookietin.bots.sitting import play_between
from cookietin.kernel.chance import Chance
from cookietin.kernel.pairing import Paired
from cookietin.lab.row import Row

if TYPE_CHECKING:
    from cookietin.bots.bot import Player
    from cookietin.kernel.game import Game
    from cookietin.lab.meters.watching import Meters
    from cookietin.lab.setting import Setting


def played(game: Game, bots: list[Player], seed: str, speeds: list[int] | None = None) -> Row:
    """One play between bots with the deal that a seed gives."""
    dealer = Paired(seed)
    position = game.start(len(bots), dealer)
    moves = play_between(position, bots, dealer, Chance(f"{seed}/race"), speeds)
    assert position.outcome is not None
    return Row.of(position.outcome, position.first, moves, {})


@final
class StudyPlayer:
    """Plays any of a study's plays, by number; games are made where they are first needed."""

    def __init__(
        self, settings: list[Setting], rounds: int, seed: int | str, meters: Meters
    ) -> None:
        self._settings = settings
        self._rounds = rounds
        self._seed = seed
        self._meters = meters
        self._games: dict[int, Game] = {}

    def __reduce__(self) -> tuple[Any, ...]:
        return StudyPlayer, (self._settings, self._rounds, self._seed, self._meters)

    def __call__(self, numbers: range) -> list[Row]:
        """Play the plays with these numbers."""
        variants = len(self._settings)
        return [self._play(number % variants, number // variants) for number in numbers]

    def _play(self, variant: int, number: int) -> Row:
        setting = self._settings[variant]
        game = self._games.get(variant)
        if game is None:
            game = self._games[variant] = setting.game()
        seed = f"{self._seed}/{number // self._rounds}"
        who = setting.seated(number)
        bots = setting.players(game, who, seed)
        speeds = setting.speeds_of(who)
        if self._meters:
            return self._meters.watch(game, bots, seed, Chance(f"{seed}/race"), speeds)
        return played(game, bots, seed, speeds)
