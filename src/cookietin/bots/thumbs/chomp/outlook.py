"""An outlook: one seat's guess at what its land and goals will pay at the end."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from cookietin.games.chomp.goals import ALIVE, BIGGEST, EACH, EXTINCT, HERDS
from cookietin.games.chomp.scoring import Tally

if TYPE_CHECKING:
    from cookietin.bots.thumbs.chomp.trial import Trial
    from cookietin.games.chomp.goals import Goal
    from cookietin.games.chomp.state.position import ChompPosition

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
    """What a seat expects of a land of its own."""

    def __init__(self, position: ChompPosition, seat: int) -> None:
        self.goals = [position.cards.goal[goal] for goal in position.goals[seat]]
        self.other_lands = [land for land in position.lands if land is not position.lands[seat]]
        self.others: list[Tally] = []
        """Everyone else's tally, made when someone asks for the most of a thing."""
        self.cards = len(position.lands[seat].cards)
        turns = position.title.most_turns
        self.left = turns + 1 - self.cards - len(self.goals)
        self.hope = HOPE * (self.left - 1) / turns

    def land(self, trial: Trial) -> float:
        """What the seat has with this land."""
        paid = 0.0
        for goal in self.goals:
            paid += self.goal(goal, trial)
        return trial.land_points() + self.hope * int(trial.herds.hungry) + paid

    def goal(self, goal: Goal, trial: Trial) -> float:
        """What a goal will pay: what it pays now, more for what can still grow."""
        left, herds = max(0, self.left - 1), trial.herds
        family, asked = goal.family, goal.number
        if family in (EACH, HERDS):
            count = trial.count(asked) if family == EACH else herds.as_big_as(asked)
            return goal.points * count / goal.every * (1 + GROWTH * left / self.cards)
        if family == EXTINCT:
            kept = herds.extinct <= asked
            return goal.points * (1 - 0.1 * left if kept else 0.04 * left)
        if family == BIGGEST:
            return goal.points * _chance(asked - herds.biggest(), left, BIGGER)
        if family == ALIVE:
            return goal.points * _chance(asked - herds.types_alive(), left, MORE_TYPES)
        return goal.points * self._lead(asked, trial.count(asked), left)

    def _lead(self, thing: int, mine: int, left: int) -> float:
        """How likely the seat has the most of a thing at the end; a lead is safer among few."""
        if not self.others:
            self.others = [Tally(land) for land in self.other_lands]
        best = 0
        for tally in self.others:
            best = max(best, tally.things[thing])
        missing = best - mine + (1 if mine == 0 else 0)
        if missing > 0:
            return _chance(missing, left, CATCHING_UP)
        return max(0.3, 1 - left * (0.03 + 0.02 * len(self.others)) / (1 + mine - best))


def _chance(missing: int, left: int, pace: float) -> float:
    """How likely what is missing comes in the turns that are left, at so much in a turn."""
    if missing <= 0:
        return 1 - 0.04 * left
    return 0.9 * max(0.0, 1 - missing / (pace * left + 0.01))
