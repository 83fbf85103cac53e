"""Plays of CHOMP by bots, watched from outside: what was offered, taken, paid and won."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, cast

from cookietin.bots import make_bot
from cookietin.games.chomp import Chomp, ChompPosition
from cookietin.games.chomp.feeding import FATES
from cookietin.games.chomp.goals import BIGGEST, EGGS, THINGS
from cookietin.games.chomp.scoring import EGG_POINTS
from cookietin.games.chomp.stages import TAKE
from cookietin.kernel.chance import Chance
from cookietin.kernel.dealer import Silent

if TYPE_CHECKING:
    from collections.abc import Callable


@dataclass
class Holding:
    """What one goal did for those who took it."""

    paid: list[int] = field(default_factory=list)
    won: float = 0.0
    """The sum of its owners' wins, each as a multiple of an even share."""


@dataclass
class Watch:
    """Everything that is counted over many plays with the same number of players."""

    game: Chomp = field(compare=False, repr=False)
    seats: int
    plays: int = 0
    points: list[list[int]] = field(default_factory=list)
    """The points of every play, in order of play."""
    wins: list[float] = field(default_factory=list)
    """Shares of wins in order of play."""
    offered: Counter[str] = field(default_factory=Counter)
    """At how many turns a card lay in the row."""
    taken: Counter[str] = field(default_factory=Counter)
    gains: list[list[int]] = field(default_factory=list)
    """What each round added to the points of all plays, in order of play."""
    dino_points: int = 0
    egg_points: int = 0
    goal_points: int = 0
    goals_taken: int = 0
    lands_taken: int = 0
    land_gain: int = 0
    """What turns that took a land added to the points at once."""
    herd_seen: Counter[int] = field(default_factory=Counter)
    """Lands by the size of their biggest living herd, of players whom no goal pays for it."""
    herd_won: dict[int, float] = field(default_factory=dict)
    fates: Counter[str] = field(default_factory=Counter)
    things: Counter[str] = field(default_factory=Counter)

    def __post_init__(self) -> None:
        """Make room for each player and each card."""
        self.lands = self.game.cards.lands[1:]
        self.goals = {name: Holding() for name in self.game.cards.goals[1:]}
        self.wins = [0.0] * self.seats
        self.gains = [[0] * self.game.most_turns for _ in range(self.seats)]

    def play(self, bot: str, seed: str) -> None:
        """Play once and count."""
        game = self.game
        chance = Chance(seed)
        dealer = Silent(chance)
        position = cast("ChompPosition", game.start(self.seats, dealer))
        bots = [make_bot(bot, game, f"{seed} {seat}") for seat in range(self.seats)]
        rounds = [0] * self.seats
        before, took_land = 0, False
        while position.outcome is None:
            seat = position.asked()[0]
            taking = position.stage == TAKE
            move = bots[seat](position.view(seat), position.question(seat))
            if taking:
                for offer in position.legal(seat):
                    self.offered[offer.text] += 1
                self.taken[move.text] += 1
                before = position.sheets()[seat].points
                took_land = move.key == "take-land"
            position.play(seat, move, dealer)
            if position.stage == TAKE and (taking or took_land):
                gain = position.sheets()[seat].points - before
                self.gains[(seat - position.first) % self.seats][rounds[seat]] += gain
                self.land_gain += gain * took_land
                rounds[seat] += 1
                took_land = False
        self._count(position)

    def _count(self, position: ChompPosition) -> None:
        outcome = position.outcome
        if outcome is None:
            raise RuntimeError("a play was left before its end")
        self.plays += 1
        order = [(position.first + place) % self.seats for place in range(self.seats)]
        self.points.append([outcome.points[seat] for seat in order])
        for place, seat in enumerate(order):
            self.wins[place] += outcome.share(seat)
        for seat, sheet in enumerate(position.sheets()):
            self.dino_points += sheet.tally.dino_points
            self.egg_points += EGG_POINTS * sheet.tally.things[EGGS]
            self.goal_points += sum(sheet.paid)
            self.goals_taken += len(sheet.goals)
            self.lands_taken += self.game.most_turns - len(sheet.goals)
            for goal, paid in zip(sheet.goals, sheet.paid, strict=True):
                held = self.goals[goal.name]
                held.paid.append(paid)
                held.won += outcome.share(seat) * self.seats
            if not any(goal.family == BIGGEST for goal in sheet.goals):
                size = sheet.tally.biggest
                self.herd_seen[size] += 1
                won = outcome.share(seat) * self.seats
                self.herd_won[size] = self.herd_won.get(size, 0.0) + won
            for herd in sheet.tally.feeding.herds:
                self.fates[FATES[herd.fate]] += 1
            for thing, count in zip(THINGS, sheet.tally.things, strict=True):
                self.things[thing] += count


def watch(
    game: Chomp, seats: int, plays: int, bot: str, seed: str, progress: Callable[[str], None]
) -> Watch:
    """Watch plays of one bot against itself; the same seed gives the same plays."""
    found = Watch(game, seats)
    for number in range(plays):
        found.play(bot, f"{seed} {seats} {number}")
        if (number + 1) % 20 == 0 or number + 1 == plays:
            progress(f"{bot}, {seats} at the table: {number + 1} of {plays} plays")
    return found


def duel(game: Chomp, plays: int, seed: str, progress: Callable[[str], None]) -> list[int]:
    """By how much the rule of thumb beats random play, two players, turn by turn first."""
    margins = []
    for number in range(plays):
        chance = Chance(f"{seed} duel {number}")
        dealer = Silent(chance)
        position = game.start(2, dealer, number % 2)
        bots = [make_bot("thumb", game, 0), make_bot("random", game, f"{seed} {number}")]
        while position.outcome is None:
            seat = position.asked()[0]
            position.play(seat, bots[seat](position.view(seat), position.question(seat)), dealer)
        margins.append(position.outcome.points[0] - position.outcome.points[1])
        if (number + 1) % 20 == 0 or number + 1 == plays:
            progress(f"thumb against random: {number + 1} of {plays} plays")
    return margins
