"""Small endgames solved exactly: every answer, and everything that chance can bring."""

from __future__ import annotations

from collections.abc import Iterator

from cookietin.kernel.dealer import Dealer, Seeded, take
from cookietin.kernel.game import Game
from cookietin.kernel.move import Move
from cookietin.kernel.names import Names
from cookietin.kernel.position import Position

MOST = 4000
"""More positions than these are not looked at: the endgame is not small."""
WORLDS = 6
"""So many imagined worlds must all be the truth before an endgame counts as open."""


class TooLarge(Exception):
    """The endgame has more positions than one wants to look at."""


class Unwritten(Exception):
    """Chance has to decide among so many."""

    def __init__(self, among: int) -> None:
        super().__init__(among)
        self.among = among


class Written(Dealer):
    """Chance goes as it is written, and stops where nothing is."""

    def __init__(self, script: list[int]) -> None:
        super().__init__(False)
        self.script, self.at = script, 0

    def pick(self, n: int, names: Names) -> int:
        if n == 1:
            return 0
        if self.at == len(self.script):
            raise Unwritten(n)
        self.at += 1
        return self.script[self.at - 1]

    def draw(self, pile: list[int], names: Names) -> int:
        return take(pile, self.pick(len(pile), names))


def outcomes(position: Position, seat: int, move: Move) -> Iterator[tuple[Position, float]]:
    """Everything that a move can lead to, and how likely it is."""
    waiting: list[tuple[list[int], float]] = [([], 1.0)]
    while waiting:
        script, odds = waiting.pop()
        after = position.copy()
        try:
            after.step(seat, move, Written(script))
        except Unwritten as stopped:
            among = stopped.among
            waiting += [([*script, place], odds / among) for place in range(among)]
            continue
        yield after, odds


class Solver:
    """Looks at every position that can follow, up to a limit."""

    def __init__(self, most: int = MOST) -> None:
        self.left = most

    def shares(self, position: Position) -> list[float]:
        """What each seat gets when all play as well as they can."""
        self.left -= 1
        if self.left < 0:
            raise TooLarge
        seats = range(position.seats)
        if position.outcome is not None:
            ended = position.outcome
            return [ended.share(s) if ended.winners else 1 / position.seats for s in seats]
        seat = position.asked()[0]
        return max(self.after(position, seat).values(), key=lambda shares: shares[seat])

    def after(self, position: Position, seat: int) -> dict[str, list[float]]:
        """What each answer of the asked seat comes to, by its text."""
        found: dict[str, list[float]] = {}
        for move in position.legal(seat):
            total = [0.0] * position.seats
            for after, odds in outcomes(position, seat, move):
                for other, share in enumerate(self.shares(after)):
                    total[other] += odds * share
            found[move.text] = total
        return found


def is_open(position: Position, seat: int) -> bool:
    """Whether the seat can work out all that is hidden from it."""
    view = position.view(seat)
    game: Game = position.game
    worlds = [game.imagine(view, Seeded(number)) for number in range(WORLDS)]
    return all(world == position for world in worlds)


def best_answers(position: Position, seat: int, most: int = MOST) -> list[str]:
    """The answers that give the seat most; all of them, where all are as good or too many."""
    after = Solver(most).after(position, seat)
    top = max(shares[seat] for shares in after.values())
    return [text for text, shares in after.items() if shares[seat] > top - 1e-9]
