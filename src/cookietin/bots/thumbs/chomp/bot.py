"""CHOMP by rule of thumb: take what the preview likes best, with an eye on the turns to come."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast, final

from cookietin.bots.thumbs.chomp.ways import Way, best_way
from cookietin.bots.thumbs.rule import RuleOfThumb
from cookietin.games.chomp.feeding import STARVES
from cookietin.games.chomp.goals import ALIVE, BIGGEST, EACH, EXTINCT, HERDS
from cookietin.games.chomp.quarters import WORTH
from cookietin.games.chomp.scoring import Tally
from cookietin.games.chomp.state.stages import PLACE, TAKE, TURN_CARD

if TYPE_CHECKING:
    from cookietin.games.chomp import ChompPosition
    from cookietin.games.chomp.goals import Goal
    from cookietin.kernel.move import Move
    from cookietin.kernel.position import Position

HOPE: Final = 0.5
"""The part of a hungry herd's worth that counts with all turns still to come."""
GROWTH: Final = 0.45
"""How much of a land's average card a turn to come adds to what a goal counts."""

BIGGER: Final = 0.8
MORE_TYPES: Final = 0.9
CATCHING_UP: Final = 0.6
"""What a turn can add, by one's own effort, to the biggest herd, the living types, or a thing."""


@final
class Outlook:
    """One seat's guess at what its land and goals will pay at the end."""

    def __init__(self, position: ChompPosition, seat: int) -> None:
        self.seat = seat
        self.goals = [position.cards.goal[goal] for goal in position.goals[seat]]
        self.tallies = [Tally(land) for land in position.lands]
        self.cards = len(position.lands[seat].cards)
        turns = position.title.most_turns
        self.left = turns + 1 - self.cards - len(self.goals)
        self.hope = HOPE * (self.left - 1) / turns

    def land(self, tally: Tally) -> float:
        """What the seat has with this land of its own."""
        hungry, paid = 0, 0.0
        for herd in tally.feeding.herds:
            if herd.fate >= STARVES:
                hungry += herd.dinos() * WORTH[herd.dino]
        if self.goals:
            own = self.tallies[self.seat]
            self.tallies[self.seat] = tally
            for goal in self.goals:
                paid += self.goal(goal)
            self.tallies[self.seat] = own
        return tally.land_points() + self.hope * hungry + paid

    def goal(self, goal: Goal) -> float:
        """What a goal will pay: what it pays now, more for what can still grow."""
        own = self.tallies[self.seat]
        left = max(0, self.left - 1)
        if goal.family in (EACH, HERDS):
            count = own.things[goal.number] if goal.family == EACH else own.herds_of(goal.number)
            return goal.points * count / goal.every * (1 + GROWTH * left / self.cards)
        if goal.family == EXTINCT:
            kept = own.extinct <= goal.number
            return goal.points * (1 - 0.1 * left if kept else 0.04 * left)
        if goal.family == BIGGEST:
            return goal.points * _chance(goal.number - own.biggest, left, BIGGER)
        if goal.family == ALIVE:
            return goal.points * _chance(goal.number - own.types_alive(), left, MORE_TYPES)
        return goal.points * self._lead(goal.number, left)

    def _lead(self, thing: int, left: int) -> float:
        """How likely the seat has the most of a thing at the end; a lead is safer among few."""
        mine = self.tallies[self.seat].things[thing]
        others = [tally.things[thing] for tally in self.tallies]
        others.pop(self.seat)
        best = max([*others, 0])
        missing = best - mine + (mine == 0)
        if missing > 0:
            return _chance(missing, left, CATCHING_UP)
        return max(0.3, 1 - left * (0.03 + 0.02 * len(others)) / (1 + mine - best))


def _chance(missing: int, left: int, pace: float) -> float:
    """How likely what is missing comes in the turns that are left, at so much in a turn."""
    if missing <= 0:
        return 1 - 0.04 * left
    return 0.9 * max(0.0, 1 - missing / (pace * left + 0.01))


@final
class Thumb(RuleOfThumb):
    """Answer each small question for the best whole turn."""

    def choose(self, view: Position, seat: int) -> Move:
        """By the stage of the turn."""
        position = cast("ChompPosition", view)
        title = position.title
        if position.stage == TAKE:
            return _take(position, seat)
        if position.stage == PLACE:
            return title.ats[_best(position, seat, position.held, position.spots).at]
        if position.stage == TURN_CARD:
            return title.turns[_best(position, seat, position.held, [position.at]).turned]
        return position.legal(seat)[0]


def _best(position: ChompPosition, seat: int, card: int, spots: list[int]) -> Way:
    outlook, land = Outlook(position, seat), position.lands[seat]
    return best_way(land, card, position.cards, position.title.own_nest, spots, outlook.land)


def _take(position: ChompPosition, seat: int) -> Move:
    """The land that adds most when placed best, or the goal that will pay more than that."""
    outlook, kinds = Outlook(position, seat), len(position.cards.kinds)
    before = outlook.land(outlook.tallies[seat])
    spots = position.lands[seat].places()
    moves = position.legal(seat)
    chosen, most = moves[0], -1e9
    for move in moves:
        if move.number >= kinds:
            gain = outlook.goal(position.cards.goal[move.number - kinds + 1])
        else:
            gain = _best(position, seat, move.number + 1, spots).worth - before
        if gain > most or (gain == most and move.number < chosen.number):
            chosen, most = move, gain
    return chosen
