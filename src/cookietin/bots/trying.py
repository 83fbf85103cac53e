"""Trying moves out: each in the same imagined worlds, played to their end by everyone's thumb.

It reads a view alone, so what it finds is what its seat can know. It is an honest estimate, not a
strong one: nobody in it thinks further than a rule of thumb does.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import TYPE_CHECKING, Final, final

from cookietin.bots.bot import as_bot
from cookietin.bots.considered import Considered
from cookietin.bots.roster import bot_maker, sensible_bot
from cookietin.kernel.chance import Chance
from cookietin.kernel.dealer import Silent
from cookietin.kernel.race import next_answer

if TYPE_CHECKING:
    from cookietin.bots.bot import Bot, Maker
    from cookietin.kernel.dealer import Dealer
    from cookietin.kernel.game import Game
    from cookietin.kernel.move import Move
    from cookietin.kernel.position import Position

CAUTION: Final = 4
"""So many plays' worth of an even share is mixed into an estimate."""
WORSE: Final = 0.05
"""A reply is feared that costs more than this, and more than chance may make it look."""
HALVING: Final = 6
"""After so many worlds the worse half of what is left is tried no further."""


@final
class Reply:
    """What another seat answered after a move, how often, and what became of it."""

    def __init__(self, seat: int, move: Move) -> None:
        self.seat = seat
        self.move = move
        self.plays = 0
        self.won = 0.0

    def chance(self) -> float:
        """The share of the win that the seat that tried has after this reply."""
        return self.won / self.plays

    def error(self) -> float:
        """The standard error of that share: as large as it can be, for few plays say little."""
        return 0.5 / math.sqrt(self.plays)


@final
class Tried:
    """One move, and what became of it."""

    def __init__(self, move: Move) -> None:
        self.move = move
        self.plays = 0
        self.won = 0.0
        self.replies: list[Reply] = []

    def chance(self, even: float) -> float:
        """The share of the win that it brought: a few plays count little against an even share."""
        return (self.won + CAUTION * even) / (self.plays + CAUTION)

    def reach(self, even: float) -> float:
        """How far the truth may lie from that to either side, in 95 of 100 cases."""
        chance = self.chance(even)
        return 1.96 * math.sqrt(chance * (1 - chance) / (self.plays + CAUTION))

    def reply(self, seat: int, move: Move) -> Reply:
        """What is known of a reply; a new one is added."""
        for known in self.replies:
            if known.seat == seat and known.move is move:
                return known
        self.replies.append(Reply(seat, move))
        return self.replies[-1]

    def usual(self) -> Reply | None:
        """The reply that came most often, if it came more often than not."""
        found: Reply | None = None
        for reply in self.replies:
            if 2 * reply.plays > self.plays:
                found = reply
        return found

    def feared(self) -> Reply | None:
        """The reply that hurt most, of those that are to be reckoned with."""
        found: Reply | None = None
        for reply in self.replies:
            likely = 10 * reply.plays >= self.plays and reply.plays > 2
            if likely and (found is None or reply.chance() < found.chance()):
                found = reply
        if found is None:
            return None
        cost = self.won / self.plays - found.chance()
        return found if cost > max(WORSE, found.error()) else None


@final
class Trial:
    """Moves of one seat that are tried in world after world."""

    def __init__(self, view: Position, moves: list[Move], seed: int | str) -> None:
        self.view = view
        self.seat = view.viewer
        self.tried = [Tried(move) for move in moves]
        """All of them, those that are still tried first."""
        self.left = len(moves)
        """How many are still tried."""
        self.worlds = 0
        self.even = 1 / view.seats
        self.sensible = sensible_bot(view.game.id)
        self._maker = bot_maker(self.sensible, view.game.id)
        self._chance = Chance(seed)

    def next_world(self, go_on: Callable[[], bool]) -> int:
        """Imagine one more world and play every move out in it; says how many answers that took.

        Where someone wants no more of it, some moves are left out, though not the first.
        """
        game = self.view.game
        dealer = Silent(self._chance)
        world = game.imagine(self.view, dealer)
        state = self._chance.below(1 << 30)
        made = 0
        for tried in self.tried[: self.left]:
            if made > 0 and not go_on():
                break
            # The same chance for each, as far as they go the same way.
            chance = Chance(f"{state}")
            made += self._play(world.copy(), tried, Silent(chance), chance, state)
        self.worlds += 1
        return made

    def _play(
        self, world: Position, tried: Tried, dealer: Dealer, chance: Chance, state: int
    ) -> int:
        seats = _sat_down(self._maker, self.view.game, world.seats, state)
        world.step(self.seat, tried.move, dealer)
        made, answered = 1, False
        replied: Reply | None = None
        while world.outcome is None:
            seat = next_answer(world, world.asked(), chance)
            if replied is None and not answered:
                answered = seat == self.seat
                if not answered and len(world.legal(seat)) > 1:
                    move = seats[seat].answer(world.view(seat), world.question(seat))
                    replied = tried.reply(seat, move)
                    world.step(seat, move, dealer)
                    made += 1
                    continue
            seats[seat].play(world, seat, dealer)
            made += 1
        won = world.outcome.share(self.seat)
        tried.plays += 1
        tried.won += won
        if replied is not None:
            replied.plays += 1
            replied.won += won
        return made

    def narrow(self, least: int) -> None:
        """Put the better half of what is still tried first, and try only that: at least so many."""
        self._sort()
        self.left = max(min(least, self.left), (self.left + 1) // 2)

    def _sort(self) -> None:
        # Where two have brought the same, the one that was listed first stays first.
        self.tried[: self.left] = sorted(self.tried[: self.left], key=self._order)

    def _order(self, tried: Tried) -> float:
        return -tried.chance(self.even) if tried.plays > 0 else 1.0

    def considered(self, most: int) -> list[Considered]:
        """The best of them, best first."""
        self._sort()
        plays = sum([tried.plays for tried in self.tried])
        found: list[Considered] = []
        for tried in self.tried[: min(most, self.left)]:
            if tried.plays == 0:
                break
            usual = tried.usual()
            line = [] if usual is None else [(usual.seat, usual.move)]
            chance = tried.chance(self.even)
            found.append(Considered(tried.move, chance, tried.plays / plays, line))
        return found


@final
class Outlook:
    """A seat's share of the win as things stand, whoever is asked."""

    def __init__(self, view: Position, seed: int | str) -> None:
        self.view = view
        self.plays = 0
        self.won = 0.0
        self._maker = bot_maker(sensible_bot(view.game.id), view.game.id)
        self._chance = Chance(seed)

    def look(self, answers: int, go_on: Callable[[], bool]) -> None:
        """Play imagined worlds out until so many answers were made, or nobody wants more of it."""
        view, made = self.view, 0
        while made < answers and (self.plays == 0 or go_on()):
            dealer = Silent(self._chance)
            world = view.game.imagine(view, dealer)
            bots = _sat_down(self._maker, view.game, view.seats, self.plays)
            while world.outcome is None:
                seat = next_answer(world, world.asked(), self._chance)
                bots[seat].play(world, seat, dealer)
                made += 1
            self.plays += 1
            self.won += world.outcome.share(view.viewer)

    def chance(self) -> float:
        """The share that was found: a few plays count little against an even share."""
        return (self.won + CAUTION / self.view.seats) / (self.plays + CAUTION)


def _sat_down(make: Maker, game: Game, seats: int, seed: int) -> list[Bot]:
    return [as_bot(make(game, f"{seed}/{seat}")) for seat in range(seats)]


def try_out(trial: Trial, answers: int, most: int, go_on: Callable[[], bool]) -> None:
    """Try moves until so many answers were made, or someone wants no more of it.

    The better ones, at least so many as wanted in the end, are tried longer than the worse.
    """
    made = 0
    while made < answers and (trial.worlds == 0 or go_on()):
        made += trial.next_world(go_on)
        if trial.left > most and trial.worlds % HALVING == 0:
            trial.narrow(most)
