"""An agent that learns a game by playing against itself: PPO with NumPy alone, in one file.

    python -m docs.examples.ppo --seconds 300 --save chain.npz

learns Number Chain on one core, tells how it fares, and keeps what was learnt. `LEARNT=chain.npz`
then names what the bot `Learnt` below plays by: see docs/learning.md.
"""

from __future__ import annotations

import argparse
import os
from pathlib import Path
from time import process_time
from typing import TYPE_CHECKING, Any

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")

import numpy as np
import numpy.typing as npt

import cookietin
from cookietin.bots import Bot
from cookietin.kernel.relative import inverted, relative_moves
from cookietin.lab import simulate

if TYPE_CHECKING:
    from cookietin.kernel.game import Game
    from cookietin.kernel.move import Move
    from cookietin.kernel.position import Position
    from cookietin.kernel.question import Question

Floats = npt.NDArray[np.float32]
Mask = npt.NDArray[np.bool_]
Whole = npt.NDArray[np.int64]

WIDE = 128
ROWS, STEPS = 256, 48
PASSES, BATCHES = 3, 8
RATE, CLIP, ENTROPY, VALUE, LAMBDA, GRADIENT = 2e-3, 0.2, 0.01, 0.5, 0.95, 0.5


class Network:
    """Two layers, then how much it thinks of each move, and how well it expects to do."""

    def __init__(self, game: Game, seats: int, seed: int = 0) -> None:
        layout = game.layout(seats)
        self.scale = np.concatenate(
            [np.full(len(block.columns), 1 / block.high, np.float32) for block in layout.blocks]
        )
        rng = np.random.default_rng(seed)
        sizes = [(layout.size, WIDE, 1.4), (WIDE, WIDE, 1.4), (WIDE, len(game.moves.all), 0.01)]
        self.weights: list[Floats] = []
        for rows, columns, gain in [*sizes, (WIDE, 1, 1.0)]:
            drawn = rng.normal(0, gain / np.sqrt(rows), (rows, columns))
            self.weights += [drawn.astype(np.float32), np.zeros(columns, np.float32)]
        self.moments = [np.zeros_like(weight) for weight in self.weights for _ in range(2)]
        self.steps = 0

    def forward(self, rows: npt.NDArray[np.uint8], mask: Mask) -> tuple[Floats, Floats, Any]:
        """The chances of the allowed moves, what it expects, and what `learn` needs of the way."""
        one, b1, two, b2, policy, bp, value, bv = self.weights
        seen = rows * self.scale
        first = np.maximum(seen @ one + b1, 0)
        second = np.maximum(first @ two + b2, 0)
        wishes = np.where(mask, second @ policy + bp, -1e9)
        chances = np.exp(wishes - wishes.max(1, keepdims=True))
        chances /= chances.sum(1, keepdims=True)
        return chances, (second @ value + bv)[:, 0], (seen, first, second)

    def learn(self, way: Any, wrong_moves: Floats, wrong_value: Floats, rate: float) -> None:
        """One step of Adam down the slope, which is given at both ends of the network."""
        seen, first, second = way
        _, _, two, _, policy, _, value, _ = self.weights
        back = (wrong_moves @ policy.T + wrong_value[:, None] * value[:, 0]) * (second > 0)
        further = (back @ two.T) * (first > 0)
        slopes = [
            *(seen.T @ further, further.sum(0), first.T @ back, back.sum(0)),
            *(second.T @ wrong_moves, wrong_moves.sum(0)),
            *(second.T @ wrong_value[:, None], wrong_value.sum(keepdims=True)),
        ]
        steep = np.sqrt(sum(float((slope**2).sum()) for slope in slopes))
        self.steps += 1
        for place, slope in enumerate(slopes):
            slope = slope * min(1.0, GRADIENT / (steep + 1e-8))
            mean, square = self.moments[2 * place : 2 * place + 2]
            mean += 0.1 * (slope - mean)
            square += 0.001 * (slope**2 - square)
            near = np.sqrt(square / (1 - 0.999**self.steps)) + 1e-8
            self.weights[place] -= (rate / (1 - 0.9**self.steps) * mean / near).astype(np.float32)


class Learner:
    """Plays many plays of a game against itself, and learns from each stretch of them."""

    def __init__(self, game: Game, seats: int, seed: int = 0) -> None:
        self.network = Network(game, seats, seed)
        self.many = cookietin.many(game, seats, ROWS, seed)
        self.rng = np.random.default_rng(seed)

    def stretch(self, rate: float) -> None:
        """Play so many steps with every row, then go over them a few times."""
        rows, masks, answers, chances, worths, good = self._play()
        order = np.arange(len(rows))
        for _ in range(PASSES):
            self.rng.shuffle(order)
            for batch in np.array_split(order, BATCHES):
                self._improve(
                    *(rows[batch], masks[batch], answers[batch], chances[batch]),
                    *(worths[batch], good[batch], rate),
                )

    def _play(self) -> tuple[Any, ...]:
        many, network = self.many, self.network
        every = np.arange(many.n)
        kept: list[tuple[Any, ...]] = []
        for _ in range(STEPS):
            rows, mask, seat = many.observation, many.mask, many.seat
            chances, value, _ = network.forward(rows, mask)
            sure = chances.cumsum(1)
            drawn = self.rng.random((many.n, 1), np.float32) * sure[:, -1:]
            answers = np.minimum((sure <= drawn).sum(1), mask.shape[1] - 1)
            answers = np.where(mask[every, answers], answers, mask.argmax(1))
            many.step(answers)
            chance = chances[every, answers]
            kept.append((rows, mask, seat, answers, chance, value, many.reward, many.done))
        return self._judged(kept)

    def _judged(self, kept: list[tuple[Any, ...]]) -> tuple[Any, ...]:
        """How much better than expected each answer turned out, from the last one back.

        What comes after an answer of a seat is its own next question, or the end of the play. Where
        neither has come yet, nothing is learnt from it.
        """
        many = self.many
        every = np.arange(many.n)
        ahead = np.zeros((many.n, many.seats), np.float32)
        surprise = np.zeros_like(ahead)
        known = np.zeros(ahead.shape, np.bool_)
        _, last, _ = self.network.forward(many.observation, many.mask)
        ahead[every, many.seat] = last
        known[every, many.seat] = True
        good, valid = [], []
        for _, _, seat, _, _, value, reward, done in reversed(kept):
            ahead[done], surprise[done], known[done] = reward[done], 0, True
            here = ahead[every, seat] - value + LAMBDA * surprise[every, seat]
            good.append(here)
            valid.append(known[every, seat].copy())
            surprise[every, seat] = here
            ahead[every, seat] = value
        use = np.concatenate(valid[::-1])
        advantage = np.concatenate(good[::-1])[use]
        rows, masks, _, answers, chances, values, _, _ = (
            np.concatenate(part)[use] for part in zip(*kept, strict=True)
        )
        worth = advantage + values
        advantage = (advantage - advantage.mean()) / (advantage.std() + 1e-8)
        return rows, masks, answers, chances, worth, advantage

    def _improve(
        self,
        rows: npt.NDArray[np.uint8],
        masks: Mask,
        answers: Whole,
        before: Floats,
        worth: Floats,
        good: Floats,
        rate: float,
    ) -> None:
        """PPO's step: more of what went well, but not far from what was played by."""
        size = np.float32(len(rows))
        every = np.arange(len(rows))
        chances, value, way = self.network.forward(rows, masks)
        ratio = chances[every, answers] / before
        free = np.where(good > 0, ratio < 1 + CLIP, ratio > 1 - CLIP)
        push = -good * ratio * free
        logs = np.log(np.maximum(chances, 1e-20))
        spread = -(chances * logs).sum(1, keepdims=True)
        wrong = ENTROPY * chances * (logs + spread) - push[:, None] * chances
        wrong[every, answers] += push
        self.network.learn(way, wrong / size, (value - worth) * np.float32(2 * VALUE) / size, rate)


class Learnt(Bot):
    """Plays by a network: the move that it thinks most of."""

    def __init__(self, game: Game, seed: int | str = 0, network: Network | None = None) -> None:
        self.network = network
        self.meant: list[list[int]] = []
        """For each seat, the moves by their relative numbers."""

    def answer(self, view: Position, question: Question) -> Move:
        """The best by what the seat may know."""
        game, seat = view.game, question.seat
        if self.network is None:
            self.network = load(Path(os.environ.get("LEARNT", "learnt.npz")), game, view.seats)
        if not self.meant:
            self.meant = relative_moves(game, view.seats)
        written = inverted(self.meant[seat])
        mask = np.zeros((1, len(written)), np.bool_)
        mask[0, [written[move.number] for move in view.legal(seat)]] = True
        row = np.frombuffer(view.observation(seat), np.uint8)[None]
        chances, _, _ = self.network.forward(row, mask)
        return game.moves.all[self.meant[seat][int(chances[0].argmax())]]


def save(network: Network, path: Path) -> None:
    """Keep what was learnt."""
    np.savez(path, *network.weights)


def load(path: Path, game: Game, seats: int) -> Network:
    """What was learnt, for a game with so many seats."""
    network = Network(game, seats)
    if not path.is_file():
        raise SystemExit(f"There is no {path}: LEARNT must name the file that --save has written.")
    with np.load(path) as kept:
        found = [kept[name] for name in kept.files]
    if [weight.shape for weight in found] != [weight.shape for weight in network.weights]:
        raise SystemExit(f"{path} was learnt in another game than {game!r} with {seats} seats.")
    network.weights = found
    return network


def rate_against(
    network: Network, game: Game, seats: int, bot: str, plays: int, seed: int
) -> float:
    """How many of so many plays it wins against a bot, each seat in turn."""
    others: list[Any] = [bot] * (seats - 1)
    tally = simulate(game, [Learnt(game, 0, network), *others], plays, seed=seed)
    return next(rows for name, rows in tally.by_bot.items() if name != bot).rate().rate


def train(game: Game, seats: int, seconds: float, seed: int = 0, tell: Any = None) -> Network:
    """Learn for so many seconds of this process; the rate falls to nothing on the way."""
    learner = Learner(game, seats, seed)
    spent, stretches = 0.0, 0
    while spent < seconds:
        start = process_time()
        learner.stretch(RATE * max(0.05, 1 - spent / seconds))
        spent += process_time() - start
        stretches += 1
        if tell is not None:
            tell(spent, stretches * ROWS * STEPS, learner.network)
    return learner.network


def main() -> None:
    """Learn, tell how it goes, and keep the result."""
    parser = argparse.ArgumentParser(prog="python -m docs.examples.ppo", description=__doc__)
    parser.add_argument("--game", default="number-chain", help="any game of the tin")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--seconds", type=float, default=300, help="of one core")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--against", default="thumb", help="the bot to compare with")
    parser.add_argument("--plays", type=int, default=4000, help="of the last comparison")
    parser.add_argument("--save", type=Path, default=Path("learnt.npz"))
    chosen = parser.parse_args()
    game = cookietin.game(chosen.game)
    told = [0.0]

    def tell(spent: float, steps: int, network: Network) -> None:
        if spent - told[0] >= 15:
            told[0] = spent
            rate = rate_against(network, game, chosen.seats, chosen.against, 300, 1)
            print(f"{spent:5.0f} s  {steps:>11,} steps  {rate:.0%} of 300 against {chosen.against}")

    network = train(game, chosen.seats, chosen.seconds, chosen.seed, tell)
    save(network, chosen.save)
    rate = rate_against(network, game, chosen.seats, chosen.against, chosen.plays, 2)
    print(f"{rate:.1%} of {chosen.plays:,} plays against {chosen.against}; kept in {chosen.save}")


if __name__ == "__main__":
    main()
