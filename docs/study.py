"""Run `python -m docs.study`: plays a study with the lab and writes `docs/study.md` from it.

`--plays thumb=1000,normal=100` says how many plays each level gets; what was played before is kept
in the folder and gone on with, so a longer study costs only what is new.
"""

from __future__ import annotations

import argparse
import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import cookietin
from cookietin.catalogue import made_from
from cookietin.lab import Results, Study, Variant, processes, run, setting
from cookietin.lab.report.wording import Wording
from cookietin.lab.workshop.balance import GOALS, chomp_balance, chomp_study
from cookietin.lab.workshop.matching import Match, round_robin
from cookietin.words import Speech

PAGE = Path(__file__).parent / "study.md"
TABLES = {
    "number-chain": (2, 3),
    "cookie-chomper": (2, 3),
    "golden-cookie": (2, 3),
    "cookie-hoarder": (2, 3),
    "cover-your-cookies": (3, 4),
    "toss-your-cookies": (3, 4),
    "chomp": (2, 3, 4),
    "braverse": (2,),
}
"""With how many each game is studied."""
MENDING: dict[str, dict[str, list[Any]]] = {
    "chomp": {"turns": [6, 7, 8]},
    "number-chain": {"hand": [4, 5, 6]},
    "cookie-chomper": {"cookies": [30, 39, 50]},
    "golden-cookie": {"cookies": [30, 39, 50]},
    "cookie-hoarder": {"cookies": [15, 20, 30]},
    "braverse": {"refill": ["empty", "official"], "flip": ["must", "may"]},
}
"""Options that might mend an order of play that is not fair."""
SLOWER = {"chomp": 4}
"""Games whose plays take long get only a part of them."""
SEED = "study"


def main() -> None:
    """Play what is not played yet, and write the page."""
    parser = argparse.ArgumentParser(prog="python -m docs.study", description=__doc__)
    parser.add_argument("--plays", default="thumb=1000", help="plays of each variant by level")
    parser.add_argument("--folder", type=Path, default=Path("build/study"))
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--games", default=",".join(TABLES), help="only these games")
    chosen = parser.parse_args()
    levels = {
        level: int(plays)
        for level, _, plays in (part.partition("=") for part in chosen.plays.split(","))
    }
    told = Page(levels, chosen.folder, chosen.jobs)
    PAGE.write_text("\n".join(told.written(chosen.games.split(","))) + "\n", encoding="utf-8")


class Page:
    """The page as it is written: every figure comes from a study in a folder."""

    def __init__(self, levels: dict[str, int], folder: Path, jobs: int) -> None:
        self.levels = levels
        self.folder = folder
        self.jobs = jobs

    def written(self, games: list[str]) -> Iterator[str]:
        """All its lines."""
        plays = ", ".join(f"{count} plays under `{level}`" for level, count in self.levels.items())
        yield "# A study: is the order of play fair, and are the cards in balance?"
        yield ""
        yield f"Made by the lab itself: `python -m docs.study`. Each variant got {plays}"
        yield "(CHOMP, whose plays take long, a quarter of that), all with the same deals; 95 %"
        yield "intervals stand in brackets. A figure in bold is told from an even share, all"
        yield "figures of its row considered. Bots are not people, and a rule of thumb is no strong"
        yield "player: what is written here holds for the levels that are named."
        yield ""
        yield "## Who begins"
        yield ""
        yield "| game | seats | level | plays | wins in order of play | even |"
        yield "|---|---:|---|---:|---|---:|"
        for id in games:
            for seats in TABLES[id]:
                for level in self.levels:
                    yield self._order(id, seats, level)
        yield ""
        yield from self._mending(games)
        if "braverse" in games:
            yield from self._starters()
        if "chomp" in games:
            yield from self._goals()

    def _played(self, name: str, study: Study) -> Results:
        print(name, flush=True)
        results = run(study, processes(self.jobs), self.folder / name)
        assert results is not None
        return results

    def _variants(self, id: str, seats: int, level: str, option: str, values: list[Any]) -> Study:
        made = []
        for value in values:
            game = cookietin.game(id, **({option: value} if option else {}))
            made.append(Variant({option: str(value)}, game, setting(game, [level], seats)))
        return Study(made, self._plays(id, level), SEED)

    def _plays(self, id: str, level: str) -> int:
        return max(1, self.levels[level] // SLOWER.get(id, 1))

    def _order(self, id: str, seats: int, level: str) -> str:
        study = self._variants(id, seats, level, "", [""])
        results = self._played(f"order-{id}-{seats}-{level}", study)
        name = Speech("en", id).say("game", "name")
        shares = _shares(results, 0)
        return f"| {name} | {seats} | {level} | {study.plays} | {shares} | {100 / seats:.1f} % |"

    def _mending(self, games: list[str]) -> Iterator[str]:
        yield "## Which option mends it"
        yield ""
        level = next(iter(self.levels))
        yield f"Under `{level}`, one option at a time:"
        yield ""
        yield "| game | seats | option | wins in order of play |"
        yield "|---|---:|---|---|"
        for id in (id for id in games if id in MENDING):
            for option, values in MENDING[id].items():
                for seats in TABLES[id]:
                    study = self._variants(id, seats, level, option, values)
                    results = self._played(f"mend-{id}-{seats}-{option}-{level}", study)
                    name = Speech("en", id).say("game", "name")
                    for place, value in enumerate(values):
                        shares = _shares(results, place)
                        yield f"| {name} | {seats} | {option}={value} | {shares} |"
        yield ""

    def _starters(self) -> Iterator[str]:
        yield "## The five starters of Braverse"
        yield ""
        starters = made_from("braverse").starters
        for level, plays in self.levels.items():
            study = round_robin(dict(starters), {}, level, max(1, plays // 5), SEED)
            match = Match(list(starters), self._played(f"starters-{level}", study))
            yield f"Under `{level}`, {study.plays} plays of each pair on each side:"
            yield ""
            yield "| | " + " | ".join([*match.decks, "all others"]) + " |"
            yield "|---" * (len(match.decks) + 2) + "|"
            for deck in match.decks:
                cells = [
                    "–" if deck == other else f"{100 * match.share(deck, other):.1f}"
                    for other in match.decks
                ]
                overall = match.overall[deck]
                share = _percent(overall.one.value, overall.one.low, overall.one.high)
                yield f"| {deck} | " + " | ".join([*cells, share]) + " |"
            first = match.first
            yield ""
            yield f"Who goes first wins {_percent(first.value, first.low, first.high)}."
            yield ""

    def _goals(self) -> Iterator[str]:
        yield "## The goals of CHOMP"
        yield ""
        low, high = GOALS
        yield "How often those who took a goal won, 1 being average, four at the table; within"
        yield f"{low} to {high} it is in bounds; `out` says where it is not, and not by accident."
        yield ""
        for level in self.levels:
            study = chomp_study({}, level, 4, self._plays("chomp", level), SEED)
            balance = chomp_balance(self._played(f"goals-{level}", study))
            speech = Speech("en", "chomp")
            yield f"Under `{level}`, {study.plays} plays:"
            yield ""
            yield "| goal | wins | taken | pays | |"
            yield "|---|---|---:|---:|---|"
            for one in balance.groups["goals"]:
                figure = one.figure
                wins = f"{figure.value:.2f} ({figure.low:.2f} – {figure.high:.2f})"
                verdict = "" if one.verdict == "fine" else "out"
                taken, pays = 100 * (one.taken or 0), one.pays or 0
                label = speech.label(one.card)
                yield f"| {label} | {wins} | {taken:.0f} % | {pays:.1f} | {verdict} |"
            yield ""


def _shares(results: Results, place: int) -> str:
    """Wins in order of play; what is told from an even share is in bold."""
    from cookietin.lab.intervals import told_apart

    wording = Wording(results, "en")
    seats = results.study.variants[place].setting.seats
    found = [results.findings[place, f"order/{order + 1}"].found for order in range(seats)]
    nobody = results.findings.get((place, "nobody"))
    even = (1 - (nobody.found.value if nobody else 0.0)) / seats
    held = told_apart([one.chance(even) for one in found])
    shown = [wording.interval(one, "order") for one in found]
    return ", ".join(f"**{text}**" if off else text for text, off in zip(shown, held, strict=True))


def _percent(value: float, low: float, high: float) -> str:
    return f"{100 * value:.1f} % ({100 * low:.1f} – {100 * high:.1f})"


if __name__ == "__main__":
    main()
