"""An agent that learns to play as another does, from records of its plays.

    python -m docs.examples.imitation --teacher thumb --plays 600 --save like-thumb.npz

lets the teacher play, reads the records back, and learns which move it chose by what it saw.
Records of any other plays do as well: `lessons` takes their texts.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from time import monotonic
from typing import TYPE_CHECKING, NamedTuple

import numpy as np

import cookietin
from cookietin.bots import make_bot
from cookietin.kernel.relative import inverted, relative_moves
from docs.examples.ppo import Mask, Network, Whole, rate_against, save

if TYPE_CHECKING:
    import numpy.typing as npt

    from cookietin.kernel.game import Game

BATCH, RATE = 256, 2e-3
PATIENCE = 2.0
"""Seconds after which one hears how far the teacher is."""


class Lessons(NamedTuple):
    """What a seat saw whenever it was asked, what it might answer, and what it did."""

    rows: npt.NDArray[np.uint8]
    masks: Mask
    answers: Whole

    def part(self, which: Whole) -> Lessons:
        """Some of them."""
        return Lessons(self.rows[which], self.masks[which], self.answers[which])


def records(game: Game, seats: int, teacher: str, plays: int, seed: int = 0) -> list[str]:
    """So many plays of a bot against itself, written down."""
    written, told = [], monotonic()
    names = [f"{teacher} {seat}" for seat in range(seats)]
    for play in range(plays):
        match = cookietin.match(game, names, "single", cookietin.Seeded(f"{seed} {play}"))
        bots = [make_bot(teacher, game, f"{seed} {play} {seat}") for seat in range(seats)]
        while match.winners is None:
            seat = match.position.asked()[0]
            view, question = match.position.view(seat), match.position.question(seat)
            match.answer(seat, bots[seat](view, question))
        written.append(cookietin.record(match))
        if monotonic() - told > PATIENCE or play + 1 == plays:
            told = monotonic()
            print(f"{play + 1:,} of {plays:,} plays", file=sys.stderr)
    return written


def lessons(game: Game, texts: list[str]) -> Lessons:
    """Every answer in these records as the one who gave it saw it."""
    rows, masks, answers = [], [], []
    for text in texts:
        before: cookietin.Position | None = None
        for moment in cookietin.replay(text).moments:
            if before is not None and moment.seat is not None:
                seat = moment.seat
                written = inverted(relative_moves(game, before.seats)[seat])
                mask = np.zeros(len(written), np.bool_)
                mask[[written[move.number] for move in before.legal(seat)]] = True
                rows.append(np.frombuffer(before.observation(seat), np.uint8))
                masks.append(mask)
                answers.append(written[game.move(moment.move).number])
            before = moment.position
    return Lessons(np.stack(rows), np.stack(masks), np.array(answers))


def study(network: Network, given: Lessons, passes: int, seed: int = 0) -> None:
    """Go over the lessons so often: what the teacher chose becomes likelier."""
    rng = np.random.default_rng(seed)
    order = np.arange(len(given.answers))
    for number in range(passes):
        rng.shuffle(order)
        for batch in np.array_split(order, max(1, len(order) // BATCH)):
            rows, masks, answers = given.part(batch)
            wrong, _, way = network.forward(rows, masks)
            wrong[np.arange(len(batch)), answers] -= 1
            nothing = np.zeros(len(batch), np.float32)
            network.learn(
                way, wrong / np.float32(len(batch)), nothing, RATE * (1 - number / passes)
            )


def likeness(network: Network, given: Lessons) -> float:
    """In which part of these lessons it answers as the teacher did."""
    chances, _, _ = network.forward(given.rows, given.masks)
    return float((chances.argmax(1) == given.answers).mean())


def main() -> None:
    """Watch, study, compare, and keep the result."""
    parser = argparse.ArgumentParser(prog="python -m docs.examples.imitation", description=__doc__)
    parser.add_argument("--game", default="number-chain", help="any game of the tin")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--teacher", default="thumb", help="the bot to learn from")
    parser.add_argument("--plays", type=int, default=600, help="to learn from")
    parser.add_argument("--against", default="thumb", help="the bot that it is tried against")
    parser.add_argument("--passes", type=int, default=30, help="over all of them")
    parser.add_argument("--save", type=Path, default=Path("learnt.npz"))
    chosen = parser.parse_args()
    game = cookietin.game(chosen.game)
    seen = lessons(game, records(game, chosen.seats, chosen.teacher, chosen.plays))
    kept = len(seen.answers) // 10
    own, others = np.arange(kept, len(seen.answers)), np.arange(kept)
    network = Network(game, chosen.seats)
    study(network, seen.part(own), chosen.passes)
    save(network, chosen.save)
    print(f"{likeness(network, seen.part(own)):.0%} of what it saw is answered alike,")
    print(f"{likeness(network, seen.part(others)):.0%} of {kept:,} questions that it did not see;")
    rate = rate_against(network, game, chosen.seats, chosen.against, 1000, 2)
    print(f"{rate:.0%} of 1,000 plays against {chosen.against}. Kept in {chosen.save}.")


if __name__ == "__main__":
    main()
