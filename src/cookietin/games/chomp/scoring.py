"""Scoring: what a land is counted for, and what its goals pay (CH-24, CH-25)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from cookietin.games.chomp import quarters
from cookietin.games.chomp.feeding import Feeding
from cookietin.games.chomp.goals import (
    BARE_SEEN,
    CARNIVORE,
    EGGS,
    HERBIVORE,
    MEAT_SEEN,
    NESTS_SEEN,
    PLANTS_SEEN,
    RIDGES_SEEN,
    TAR_SEEN,
    THINGS,
)
from cookietin.games.chomp.land import START, WIDE, Land

if TYPE_CHECKING:
    from mypy_extensions import i64

    from cookietin.games.chomp.cards import Cards
    from cookietin.games.chomp.feeding import Herd
    from cookietin.games.chomp.goals import Goal

EGG_POINTS: Final = 2

_SEEN: Final[list[int]] = [-1, BARE_SEEN, PLANTS_SEEN, MEAT_SEEN, TAR_SEEN, NESTS_SEEN]
"""The thing that a kind of quarter without dinos counts as."""


@final
class Tally:
    """Living dinos, egg tokens and visible ground of one land, with its feeding."""

    def __init__(self, land: Land) -> None:
        self.feeding = Feeding(land)
        self.things: list[int] = [0] * len(THINGS)
        self.dino_points: i64 = 0
        self.biggest: i64 = 0
        """Dinos in the biggest living herd."""
        self.extinct: i64 = 0
        """Extinct herds."""
        for herd in self.feeding.herds:
            if herd.lives():
                self.count(herd)
            else:
                self.extinct += 1
        self.things[EGGS] = len(land.eggs)
        self._look_around(land)

    def count(self, herd: Herd) -> None:
        """Count a herd's dinos."""
        dino, dinos, things = herd.dino, herd.dinos(), self.things
        things[dino] += dinos
        things[quarters.TYPES + dino % 3] += dinos
        things[HERBIVORE if dino < quarters.FIRST_CARNIVORE else CARNIVORE] += dinos
        self.dino_points += dinos * quarters.WORTH[dino]
        if dinos > self.biggest:
            self.biggest = dinos

    def _look_around(self, land: Land) -> None:
        """Count visible ground, and ridges once per border of two cells."""
        kinds, edges, things = land.kinds, land.edges, self.things
        ridges: i64 = 0
        row: i64 = land.top
        while row <= land.bottom:
            cell: i64 = row * WIDE + land.left
            last: i64 = row * WIDE + land.right
            while cell <= last:
                kind: i64 = kinds[cell]
                if kind:
                    here: i64 = edges[cell]
                    if kind < quarters.FIRST_DINO:
                        things[_SEEN[kind]] += 1
                    if (
                        here & quarters.RIDGES[quarters.RIGHT]
                        or edges[cell + 1] & quarters.FACING[quarters.RIGHT]
                    ):
                        ridges += 1
                    if (
                        here & quarters.RIDGES[quarters.BELOW]
                        or edges[cell + WIDE] & quarters.FACING[quarters.BELOW]
                    ):
                        ridges += 1
                    if here & quarters.RIDGES[quarters.ABOVE] and not kinds[cell - WIDE]:
                        ridges += 1
                    if here & quarters.RIDGES[quarters.LEFT] and not kinds[cell - 1]:
                        ridges += 1
                cell += 1
            row += 1
        things[RIDGES_SEEN] = ridges

    def herds_of(self, size: int) -> int:
        """Living herds of at least so many dinos."""
        found: i64 = 0
        for herd in self.feeding.herds:
            if herd.lives() and herd.dinos() >= size:
                found += 1
        return found

    def types_alive(self) -> int:
        """How many of the six types live."""
        alive: i64 = 0
        for dino in range(quarters.TYPES):
            if self.things[dino] > 0:
                alive += 1
        return alive

    def land_points(self) -> int:
        """What the land is worth without goals: living dinos and egg tokens."""
        return self.dino_points + EGG_POINTS * self.things[EGGS]


@final
class Sheet:
    """One land's points, line by line; before the end it is the live preview (CH-23)."""

    def __init__(self, tally: Tally, goals: list[Goal], paid: list[int]) -> None:
        self.tally = tally
        self.goals = goals
        self.paid = paid
        """What each goal pays."""
        self.points = tally.land_points() + sum(paid)


def sheets(lands: list[Land], goals: list[list[Goal]]) -> list[Sheet]:
    """The sheets of all seats; majorities look at all lands."""
    tallies = [Tally(land) for land in lands]
    made: list[Sheet] = []
    for seat in range(len(lands)):
        paid = [goal.score(seat, tallies) for goal in goals[seat]]
        made.append(Sheet(tallies[seat], goals[seat], paid))
    return made


def most_points(cards: Cards, turns: int) -> int:
    """Nobody can have more: all there is on the best cards lives and counts, for any goals."""
    shown = [_shown(card, cards) for card in cards.kinds]
    best = 0
    for lands in range(1, turns + 2):
        most = [sum(sorted(each, reverse=True)[:lands]) for each in zip(*shown, strict=True)]
        points = most.pop()
        paid = sorted([goal.most(most) for goal in cards.goal[1:]], reverse=True)
        best = max(best, points + sum(paid[: turns + 1 - lands]))
    return best


def _shown(card: int, cards: Cards) -> list[int]:
    """Everything on a card that goals can count, and last what its dinos and eggs can score."""
    land = Land()
    land.place(card, START, 0, cards.faces)
    tally = Tally(land)
    for herd in tally.feeding.herds:
        if not herd.lives():
            tally.count(herd)
    tally.things[EGGS] = cards.eggs[card]
    return [*tally.things, tally.land_points()]
