"""An interrupt at any call of the dealer leaves a match as it was, and it can go on."""

from __future__ import annotations

from typing import TYPE_CHECKING, NoReturn

import pytest

import cookietin
from cookietin.kernel.chance import Chance
from cookietin.kernel.format import read_format
from cookietin.kernel.match import Match
from cookietin.kernel.move import by_number
from cookietin.kernel.noting import Noting
from cookietin.kernel.registry import ids

if TYPE_CHECKING:
    from cookietin.kernel.event import Event

MOST = 40
"""Of a play so many answers are interrupted, at every call of each."""


class Stopped(Noting):
    """Deals by a seed; someone presses Ctrl-C at its n-th call."""

    def __init__(self, seed: str, calls: int) -> None:
        super().__init__()
        self.chance = Chance(seed)
        self.calls = calls

    def place(self, names: list[str]) -> int:
        self._called()
        return self.chance.below(len(names))

    def tell(self, event: Event) -> None:
        self._called()
        super().tell(event)

    def _called(self) -> None:
        self.calls -= 1
        if self.calls < 0:
            self._stop()

    def _stop(self) -> NoReturn:
        raise KeyboardInterrupt


@pytest.mark.parametrize("id", ids())
def test_an_interrupt_inside_a_dealer_takes_back_what_had_begun(id: str) -> None:
    game = cookietin.game(id)
    players = ["Ana", "Ben", "Cleo"][: max(2, game.seats[0])]
    match = Match(game, players, read_format("single"), Stopped("", 0))
    chance = Chance(id)
    interrupted = _interrupted(match, "deal", lambda: match.begin())
    for number in range(MOST):
        if match.winners is not None:
            break
        position = match.position
        seat = position.asked()[chance.below(len(position.asked()))]
        moves = by_number(position.legal(seat))
        move = moves[chance.below(len(moves))]
        interrupted += _interrupted(match, str(number), lambda s=seat, m=move: match.answer(s, m))
    assert interrupted > MOST
    assert cookietin.replay(cookietin.record(match)).match.lines == match.lines


def _interrupted(match: Match, seed: str, act: object) -> int:
    """Do something that is interrupted at its first call, its second, and so on; then in peace."""
    assert callable(act)
    lines = [dict(line) for line in match.lines]
    before = None if match._position is None else match._position.line()
    calls = 0
    while True:
        match.dealer = Stopped(seed, calls)
        try:
            act()
        except KeyboardInterrupt:
            assert match.lines == lines
            assert (None if match._position is None else match._position.line()) == before
            assert len(match.outcomes) == len(match.ends) == 0
            assert match.winners is None
            calls += 1
        else:
            return calls
