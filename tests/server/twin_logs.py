"""Two logs of a table that one seat cannot tell apart: other cards, other moves, told the same."""

from __future__ import annotations

from typing import Any

from cookietin.kernel.game import Game
from cookietin.kernel.names import SEATS
from cookietin.kernel.noting import Keeping, Replaying
from cookietin.kernel.position import Position
from cookietin.laws.chooser import Chooser, one_of
from cookietin.laws.twins import _after, _altered, _candidates, _heard, _scripts, _steer

Step = dict[str, Any]
DEALS = 8


class Twins:
    """Steps of two plays, as lines of a record; `differing` says how often the truths differ."""

    def __init__(self, game: Game, seats: int, viewer: int, chooser: Chooser, most: int) -> None:
        self.one: list[Step] = []
        self.two: list[Step] = []
        self.differing = 0
        self._viewer = viewer
        self._chooser = chooser
        first, second = self._deal(game, seats)
        while first.outcome is None and len(self.one) < most:
            self.differing += first.line() != second.line()
            stepped = self._step(first, second)
            if stepped is None:
                break
            first, second = stepped

    def _deal(self, game: Game, seats: int) -> tuple[Position, Position]:
        def run(dealer: Replaying) -> Position:
            return game.start(seats, dealer)

        dealer = Keeping(_Chosen(self._chooser))
        first = game.start(seats, dealer)
        notes, heard = dealer.notes, _heard(dealer.told, self._viewer)
        second, others = first.copy(), notes
        for _ in range(DEALS):
            script = _altered(run, others, self._chooser)
            found = _steer(run, script, heard, self._viewer, self._chooser)
            if found is not None:
                second, others = found
        self.one.append({"play": 1, "dealt": notes})
        self.two.append({"play": 1, "dealt": others})
        return first, second

    def _step(self, first: Position, second: Position) -> tuple[Position, Position] | None:
        """One answer in both; nothing if the second cannot follow."""
        seat = one_of(self._chooser, first.asked())
        move = one_of(self._chooser, first.view(seat).legal(seat))
        dealer = Keeping(_Chosen(self._chooser))
        first = first.copy()
        first.play(seat, move, dealer)
        heard = _heard(dealer.told, self._viewer)
        for candidate in _candidates(second, seat, move, self._viewer, self._chooser):
            run = _after(second, seat, candidate)
            for script in _scripts(run, dealer.notes, seat == self._viewer, self._chooser):
                found = _steer(run, script, heard, self._viewer, self._chooser)
                if found is not None and (found[0].outcome is None) == (first.outcome is None):
                    self.one.append(_line(seat, move.text, dealer.notes))
                    self.two.append(_line(seat, candidate.text, found[1]))
                    return first, found[0]
        return None


class _Chosen(Replaying):
    """Deals whatever a chooser says."""

    def __init__(self, chooser: Chooser) -> None:
        super().__init__([])
        self._chooser = chooser

    def place(self, names: list[str]) -> int:
        return self._chooser.below(len(names))


def _line(seat: int, move: str, dealt: list[str]) -> Step:
    return {"seat": SEATS[seat], "move": move, "dealt": list(dealt)}
