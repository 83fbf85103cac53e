"""Ladders: which bots of a game are how strong, by duplicate play of each against the others."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import cookietin
from cookietin.bots.roster import bot_maker
from cookietin.kernel.complaint import BadOption
from cookietin.lab.duplicate import lineups, pairs, player_of, score
from cookietin.lab.intervals import Estimate, wilson
from cookietin.lab.provenance import strengths
from cookietin.lab.rating import Rating, ratings
from cookietin.lab.running import rows_of

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from cookietin.kernel.game import Game
    from cookietin.lab.row import Row
    from cookietin.lab.running import Runner


@dataclass(frozen=True)
class Meeting:
    """Two bots that met: the first's part of the wins, and over how many plays."""

    one: str
    other: str
    wins: Estimate
    plays: int

    def json(self) -> dict[str, Any]:
        """The figures as plain data."""
        return {"one": self.one, "other": self.other, "plays": self.plays, "wins": self.wins.json()}


class Ladder:
    """A tournament: its bots, its deals, and who meets whom."""

    def __init__(
        self,
        game: Game,
        bots: list[str],
        seats: int,
        seed: int | str = 0,
        neighbours: bool = False,
    ) -> None:
        if len(set(bots)) < 2 or len(set(bots)) < len(bots):
            raise BadOption("not-two-bots", {"bots": bots})
        if seats < 2:
            raise BadOption("nobody-to-meet", {"seats": seats})
        game.check_seats(seats)
        self.game = game
        self.bots = bots
        self.seats = seats
        self.seed = seed
        self.meetings = pairs(len(bots), neighbours)
        self.ways = len(lineups(seats))
        """How often a deal is played by each pair."""
        self._strengths = strengths(game, bots, [bot_maker(bot, game.id) for bot in bots])
        self._player = player_of(game, seats, bots, self.meetings, seed)

    def plays(self, deals: int) -> int:
        """How many plays so many deals are."""
        return deals * len(self.meetings) * self.ways

    def json(self) -> dict[str, Any]:
        """All that the figures depend on, but for how many deals there are."""
        return {
            "cookietin": cookietin.__version__,
            "game": self.game.id,
            "version": self.game.version,
            "options": self.game.options,
            "seats": self.seats,
            "seed": self.seed,
            "bots": self.bots,
            **self._strengths,
            "meetings": [[self.bots[one], self.bots[other]] for one, other in self.meetings],
        }

    def run(
        self,
        deals: int,
        runner: Runner | None = None,
        folder: Path | None = None,
        progress: Callable[[int], None] | None = None,
        stop: Callable[[], bool] | None = None,
    ) -> Standings:
        """Play what is not played yet; stopped before its end, it stands as far as it came.

        With a folder every play is kept there, and what is kept is not played again.
        """
        numbers = range(self.plays(deals))
        rows = rows_of(self._player, numbers, self.json(), runner, folder, progress, stop)
        return Standings(self, deals, rows)


class Standings:
    """What a ladder has come to: whole deals count, whatever order they were played in."""

    def __init__(self, ladder: Ladder, wanted: int, rows: dict[int, Row]) -> None:
        self.ladder = ladder
        self.wanted = wanted
        self.plays = len(rows)
        self.complete = len(rows) == ladder.plays(wanted)
        self._scores: list[dict[int, float]] = [{} for _ in ladder.meetings]
        """For each meeting the first bot's part of the wins, deal by deal."""
        ways = ladder.ways
        for deal in range(wanted):
            for met in range(len(ladder.meetings)):
                first = (deal * len(ladder.meetings) + met) * ways
                found = [rows[number] for number in range(first, first + ways) if number in rows]
                if len(found) == ways:
                    self._scores[met][deal] = score(found, ladder.seats)

    def meetings(self) -> list[Meeting]:
        """All that have met, as they are listed."""
        found: list[Meeting] = []
        for (one, other), scores in zip(self.ladder.meetings, self._scores, strict=True):
            if scores:
                names = self.ladder.bots[one], self.ladder.bots[other]
                plays = len(scores) * self.ladder.ways
                found.append(Meeting(*names, _estimate(list(scores.values())), plays))
        return found

    def results(self) -> list[tuple[int, str, str, float]]:
        """Deal by deal who met whom, and the first one's part of the wins."""
        bots = self.ladder.bots
        return [
            (deal, bots[one], bots[other], scores[deal])
            for deal in range(self.wanted)
            for (one, other), scores in zip(self.ladder.meetings, self._scores, strict=True)
            if deal in scores
        ]

    def ratings(self) -> list[Rating] | None:
        """Ratings, the strongest first; nothing where openskill is not installed."""
        bots = self.ladder.bots
        results = self.results()
        return ratings(bots, [(bots.index(a), bots.index(b), won) for _, a, b, won in results])

    def json(self) -> dict[str, Any]:
        """All figures as plain data: the same plays give the same, byte for byte."""
        rated = self.ratings()
        return {
            **self.ladder.json(),
            "deals": min([len(scores) for scores in self._scores]),
            "ways": self.ladder.ways,
            "plays": self.plays,
            "complete": self.complete,
            "ratings": None if rated is None else [one.json() for one in rated],
            "meetings": [meeting.json() for meeting in self.meetings()],
        }


def _estimate(scores: list[float]) -> Estimate:
    """The mean of what deals came to, with its interval."""
    deals = len(scores)
    mean = math.fsum(scores) / deals
    spread = math.fsum([(one - mean) ** 2 for one in scores])
    error = math.sqrt(spread / (deals - 1) / deals) if deals > 1 else 0.0
    return wilson(mean, error, deals)
