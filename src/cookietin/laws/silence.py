"""The law "silence": it makes no difference whether anyone listens."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cookietin.kernel.dealer import Seeded
from cookietin.kernel.noting import Keeping
from cookietin.laws.broken import broken, difference
from cookietin.laws.chooser import a_seed
from cookietin.laws.seen import exact, seen
from cookietin.laws.walking import MOST_MOVES, any_answer, give, worth_a_look

if TYPE_CHECKING:
    from cookietin.kernel.game import Game
    from cookietin.kernel.position import Position
    from cookietin.laws.chooser import Chooser


def silence(game: Game, seats: int, chooser: Chooser) -> None:
    """For the same chance, a dealer who is not heard gives the same positions."""
    seed = a_seed(chooser)
    heard, unheard = Keeping(Seeded(seed)), Seeded(seed)
    loud, quiet = game.start(seats, heard), game.start(seats, unheard)
    _compare(loud, quiet)
    for number in range(MOST_MOVES):
        if loud.outcome is not None:
            break
        answer = any_answer(loud, chooser)
        give(loud, answer, heard)
        quiet.step(answer.seat, answer.move, unheard)
        if worth_a_look(loud, number, chooser):
            _compare(loud, quiet)


def _compare(loud: Position, quiet: Position) -> None:
    was, now = seen(loud), seen(quiet)
    if exact(was) != exact(now):
        raise broken("silence", quiet, f"when nobody listens, {difference(was, now)}")
