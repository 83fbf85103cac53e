"""The scoring sheet: herds, eggs and goals of each land, and who has won (CH-24 to CH-27)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, final

from cookietin.games.chomp.feeding import FATES, NO_SIDE, herd_letter
from cookietin.games.chomp.goals import EGGS, Goal
from cookietin.games.chomp.quarters import DINOS, SIDES, WORTH
from cookietin.games.chomp.tally import EGG_POINTS, Tally
from cookietin.kernel.event import Event
from cookietin.kernel.outcome import Outcome

if TYPE_CHECKING:
    from cookietin.games.chomp.feeding import Herd
    from cookietin.games.chomp.land import Land

BY_SCORE: Final = "score"
BY_HERD: Final = "biggest-herd"
SHARED: Final = "shared"
ALONE: Final = "solo"

_TOLD: Final = [
    ["herd-grazes-above", "herd-grazes-right", "herd-grazes-below", "herd-grazes-left"],
    ["herd-scavenges-above", "herd-scavenges-right", "herd-scavenges-below", "herd-scavenges-left"],
    ["herd-hunts-above", "herd-hunts-right", "herd-hunts-below", "herd-hunts-left"],
    ["herd-stuck-above", "herd-stuck-right", "herd-stuck-below", "herd-stuck-left"],
    ["herd-eaten-above", "herd-eaten-right", "herd-eaten-below", "herd-eaten-left"],
    ["herd-starves"],
    ["herd-withers"],
]
"""The event that tells a herd's fate, by the side on which its reason lies."""


@final
class Sheet:
    """One land's points, line by line; before the end it is the live preview (CH-23)."""

    def __init__(self, tally: Tally, goals: list[Goal], paid: list[int]) -> None:
        self.tally = tally
        self.goals = goals
        self.paid = paid
        """What each goal pays."""
        self.points = tally.land_points() + sum(paid)

    def herds(self, names: list[str]) -> list[dict[str, Any]]:
        """Each herd with its fate and its reason; cells are named by the given names."""
        herds = self.tally.feeding.herds
        return [self._herd(herds, number, names) for number in range(len(herds))]

    def _herd(self, herds: list[Herd], number: int, names: list[str]) -> dict[str, Any]:
        herd = herds[number]
        told: dict[str, Any] = {
            "herd": herd_letter(number),
            "dino": DINOS[herd.dino].capitalize(),
            "at": names[herd.cell],
            "count": herd.dinos(),
            "fate": FATES[herd.fate],
            "points": herd.dinos() * WORTH[herd.dino] if herd.lives() else 0,
        }
        if herd.side() != NO_SIDE:
            told["side"] = SIDES[herd.side()]
        if herd.others:
            told["others"] = [herd_letter(other) for other in herd.others]
            told["dinos"] = DINOS[herds[herd.others[0]].dino].capitalize()
        return told

    def json(self, names: list[str]) -> dict[str, Any]:
        """The sheet as plain data."""
        return {
            "herds": self.herds(names),
            "eggs": EGG_POINTS * self.tally.things[EGGS],
            "goals": [
                {"goal": goal.name, "points": points}
                for goal, points in zip(self.goals, self.paid, strict=True)
            ],
            "biggest": self.tally.biggest,
            "points": self.points,
        }

    def events(self, seat: str, names: list[str]) -> list[Event]:
        """The sheet as it is read out: a sentence for each line."""
        told: list[Event] = []
        herds = self.tally.feeding.herds
        for number, herd in enumerate(herds):
            side = max(0, herd.side())
            fields = {"seat": seat, **self._herd(herds, number, names)}
            told.append(Event(_TOLD[herd.fate][side], fields))
        eggs = self.tally.things[EGGS]
        if eggs:
            told.append(Event("eggs", {"seat": seat, "count": eggs, "points": EGG_POINTS * eggs}))
        for goal, points in zip(self.goals, self.paid, strict=True):
            told.append(Event("goal", {"seat": seat, "goal": goal.name, "points": points}))
        told.append(Event("sum", {"seat": seat, "points": self.points}))
        return told


def sheets(lands: list[Land], goals: list[list[Goal]]) -> list[Sheet]:
    """The sheets of all seats; majorities look at all lands."""
    tallies = [Tally(land) for land in lands]
    made: list[Sheet] = []
    for seat in range(len(lands)):
        paid = [goal.score(seat, tallies) for goal in goals[seat]]
        made.append(Sheet(tallies[seat], goals[seat], paid))
    return made


def winners(made: list[Sheet]) -> list[int]:
    """Highest score; tied, who has the biggest living herd; still tied, all of them (CH-26)."""
    best = max([sheet.points for sheet in made])
    tied = [seat for seat in range(len(made)) if made[seat].points == best]
    biggest = max([made[seat].tally.biggest for seat in tied])
    return [seat for seat in tied if made[seat].tally.biggest == biggest]


def rank(points: int, ranks: list[int]) -> int:
    """The solo rank of a score: how many steps of the scale it has reached."""
    return len([step for step in ranks if points >= step])


def final_outcome(made: list[Sheet], ranks: list[int]) -> Outcome:
    """How the play ended; alone, the score has a rank if the set has a scale (CH-27)."""
    won = winners(made)
    points = [sheet.points for sheet in made]
    if len(made) == 1:
        return Outcome(won, points, f"solo-{rank(points[0], ranks)}" if ranks else ALONE)
    if len(won) > 1:
        return Outcome(won, points, SHARED)
    return Outcome(won, points, BY_SCORE if points.count(max(points)) == 1 else BY_HERD)
