"""Cookie Tin itself: compiled as it is installed, and interpreted in a process of its own."""

from __future__ import annotations

import json
import os
import random
import subprocess
import sys
from pathlib import Path
from time import process_time
from typing import Any, ClassVar

import cookietin
from bench.contest import HAND, POSITIONS, Contestant, Figure, Play, summary
from cookietin.kernel import position as kernel_position
from cookietin.kernel.chance import Chance
from cookietin.kernel.dealer import Silent
from cookietin.kernel.playout import play_many, play_out
from cookietin.kernel.position import Position

SOURCE = Path(__file__).resolve().parent.parent / "src"
BATCH = 50


def is_compiled() -> bool:
    """Whether the rules that are loaded here were compiled."""
    return not str(kernel_position.__file__).endswith(".py")


class Ours(Contestant):
    """Random play with the rules that are loaded in this process."""

    kind: ClassVar[str] = "ours"

    def __init__(self, name: str, seats: int, hand: int = HAND) -> None:
        """Make the game, a dealer and a source of chance."""
        super().__init__(name, seats, hand, cookietin.__version__)
        self._game = cookietin.game("number-chain", hand=hand)
        self._chance = Chance(random.getrandbits(60))
        self._dealer = Silent(self._chance)

    def play(self, seconds: float) -> tuple[int, float]:
        """Play whole games until the time is up."""
        moves = 0
        begin = process_time()
        while (taken := process_time() - begin) < seconds:
            moves += play_many(self._game, self.seats, BATCH, self._dealer, self._chance)
        return moves, taken

    def copies(self, seconds: float) -> tuple[int, float] | None:
        """Copy a stock of positions over and over until the time is up."""
        stock = self._positions(POSITIONS)
        count = 0
        begin = process_time()
        while (taken := process_time() - begin) < seconds:
            for position in stock:
                position.copy()
            count += len(stock)
        return count, taken

    def statistics(self, plays: int) -> dict[str, Figure]:
        """Average the same figures as the others do."""
        return summary(self._once() for _ in range(plays))

    def _once(self) -> Play:
        position = self._game.start(self.seats, self._dealer)
        moves = play_out(position, self._dealer, self._chance)
        outcome = position.outcome
        if outcome is None:
            raise RuntimeError("a play was left before its end")
        return Play(moves, position.first, [outcome.share(seat) for seat in range(self.seats)])

    def _positions(self, number: int) -> list[Position]:
        found: list[Position] = []
        while len(found) < number * 4:
            position = self._game.start(self.seats, self._dealer)
            while position.outcome is None:
                found.append(position.copy())
                seat = position.asked()[0]
                moves = position.legal(seat)
                position.step(seat, moves[self._chance.below(len(moves))], self._dealer)
        return random.sample(found, number)


class Compiled(Ours):
    """The installed package, if its rules were compiled."""

    def available(self) -> str | None:
        """Ask for compiled rules."""
        return None if is_compiled() else "the rules are not compiled here"


class Interpreted(Contestant):
    """The very same source, interpreted by a process that waits for what to measure."""

    kind: ClassVar[str] = "ours"

    def __init__(self, name: str, seats: int, hand: int = HAND) -> None:
        """Start the process."""
        super().__init__(name, seats, hand, cookietin.__version__)
        self._worker = subprocess.Popen(
            [sys.executable, "-m", "bench.ours", str(seats), str(hand)],
            env={**os.environ, "PYTHONPATH": os.pathsep.join([str(SOURCE), str(SOURCE.parent)])},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )

    def _ask(self, what: str, amount: float) -> Any:
        if self._worker.stdin is None or self._worker.stdout is None:
            raise RuntimeError("the interpreted process cannot be talked to")
        print(what, amount, file=self._worker.stdin, flush=True)
        return json.loads(self._worker.stdout.readline())

    def play(self, seconds: float) -> tuple[int, float]:
        """Have it play."""
        moves, taken = self._ask("play", seconds)
        return moves, taken

    def copies(self, seconds: float) -> tuple[int, float] | None:
        """Have it copy."""
        count, taken = self._ask("copies", seconds)
        return count, taken

    def statistics(self, plays: int) -> dict[str, Figure]:
        """Have it count."""
        return {key: Figure(*found) for key, found in self._ask("statistics", plays).items()}


def contestants(seats: int, hand: int = HAND) -> list[Contestant]:
    """Return both."""
    return [
        Compiled("Cookie Tin compiled", seats, hand),
        Interpreted("Cookie Tin interpreted", seats, hand),
    ]


def work(seats: int, hand: int) -> None:
    """Measure what each line of the input asks for."""
    if is_compiled():
        sys.exit("the interpreted process has loaded compiled rules")
    ours = Ours("", seats, hand)
    for line in sys.stdin:
        what, amount = line.split()
        if what == "statistics":
            print(json.dumps(ours.statistics(int(amount))), flush=True)
        else:
            measure = ours.play if what == "play" else ours.copies
            print(json.dumps(measure(float(amount))), flush=True)


if __name__ == "__main__":
    work(int(sys.argv[1]), int(sys.argv[2]))
