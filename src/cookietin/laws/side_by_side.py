"""The law "side by side": two plays do not touch each other's chance."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cookietin.kernel.chance import Chance
from cookietin.kernel.names import TRUTH
from cookietin.laws.broken import broken_by
from cookietin.laws.chooser import a_seed
from cookietin.laws.walking import walk

if TYPE_CHECKING:
    from collections.abc import Iterator

    from cookietin.kernel.game import Game
    from cookietin.laws.chooser import Chooser


def side_by_side(game: Game, seats: int, chooser: Chooser) -> None:
    """Two plays in turns go as each goes alone: no chance or memory is kept outside of them."""
    seeds = [a_seed(chooser), a_seed(chooser)]
    alone = [list(_moments(game, seats, seed)) for seed in seeds]
    plays = [_moments(game, seats, seed) for seed in seeds]
    found: list[list[str]] = [[], []]
    while len(found[0]) < len(alone[0]) or len(found[1]) < len(alone[1]):
        which = chooser.below(2)
        if len(found[which]) == len(alone[which]):
            which = 1 - which
        place = len(found[which])
        found[which].append(next(plays[which], "it is over"))
        if found[which][place] != alone[which][place]:
            what = f"beside another play, after {place} moves it goes otherwise than alone"
            what += f":\n{alone[which][place]}\n{found[which][place]}"
            raise broken_by("side by side", game, what)


def _moments(game: Game, seats: int, seed: int) -> Iterator[str]:
    """All that happens in the play that a seed gives."""
    for step in walk(game, seats, Chance(seed)):
        told = [event.seen_by(TRUTH) for event in step.events]
        yield f"{step.position.line()} {step.notes} {told}"
