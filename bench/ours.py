"""Cookie Tin itself: compiled as it is installed, and interpreted, each in its own process."""

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
from cookietin.bots.playout import play_many, play_out
from cookietin.kernel import position as kernel_position
from cookietin.kernel.chance import Chance
from cookietin.kernel.dealer import Silent
from cookietin.kernel.position import Position

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "src"
COMPILED = "compiled"
INTERPRETED = "interpreted"
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
            moves += self.some_plays()
        return moves, taken

    def some_plays(self) -> int:
        """A batch of plays in one loop of the rules' own."""
        return play_many(self._game, self.seats, BATCH, self._dealer, self._chance)

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


class Taught(Ours):
    """The same by the loop that the README teaches."""

    def some_plays(self) -> int:
        """A batch of plays, each answer given by Python."""
        moves = 0
        dealer = cookietin.Seeded(random.getrandbits(60))
        for _ in range(BATCH):
            position = self._game.start(self.seats, dealer)
            while position.outcome is None:
                seat = position.asked()[0]
                position.play(seat, random.choice(position.legal(seat)), dealer)
                moves += 1
        return moves


WAYS: dict[str, type[Ours]] = {"play_many": Ours, "README": Taught}


class Apart(Contestant):
    """The rules, compiled or not, in a process of their own that waits for what to measure.

    Beside the heaps of the other contenders the same code runs a quarter slower.
    """

    kind: ClassVar[str] = "ours"

    def __init__(self, build: str, way: str, seats: int, hand: int = HAND) -> None:
        """Start the process."""
        name = f"Cookie Tin {build}, {way}"
        super().__init__(name, seats, hand, cookietin.__version__)
        self._missing = build == COMPILED and not is_compiled()
        path = [str(ROOT), *filter(None, os.environ.get("PYTHONPATH", "").split(os.pathsep))]
        if build == INTERPRETED:
            path.insert(0, str(SOURCE))
        self._worker = subprocess.Popen(
            [sys.executable, "-m", "bench.ours", build, way, str(seats), str(hand)],
            env={**os.environ, "PYTHONPATH": os.pathsep.join(path)},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )

    def available(self) -> str | None:
        """Ask for compiled rules where they are wanted."""
        return "the rules are not compiled here" if self._missing else None

    def _ask(self, what: str, amount: float) -> Any:
        if self._worker.stdin is None or self._worker.stdout is None:
            raise RuntimeError("the process cannot be talked to")
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
    """Return both builds, each played in both ways."""
    builds = (COMPILED, INTERPRETED)
    return [Apart(build, way, seats, hand) for build in builds for way in WAYS]


def work(build: str, way: str, seats: int, hand: int) -> None:
    """Measure what each line of the input asks for."""
    if is_compiled() != (build == COMPILED):
        sys.exit(f"the rules that were loaded are not {build}")
    ours = WAYS[way]("", seats, hand)
    for line in sys.stdin:
        what, amount = line.split()
        if what == "statistics":
            print(json.dumps(ours.statistics(int(amount))), flush=True)
        else:
            measure = ours.play if what == "play" else ours.copies
            print(json.dumps(measure(float(amount))), flush=True)


if __name__ == "__main__":
    work(sys.argv[1], sys.argv[2], int(sys.argv[3]), int(sys.argv[4]))
