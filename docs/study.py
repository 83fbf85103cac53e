"""Run `python -m docs.study`: plays a study with the lab and writes `docs/study.md` from it.

`--plays thumb=1000,normal=100` says how many plays each level gets; what was played before is kept
in the folder and gone on with, so a longer study costs only what is new.
"""

from __future__ import annotations

import argparse
import os
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

import cookietin
from cookietin.catalogue import made_from
from cookietin.lab import Results, Study, Variant, processes, run, setting
from cookietin.lab.intervals import Estimate, told_apart
from cookietin.lab.report.wording import Wording
from cookietin.lab.workshop.balance import GOALS, chomp_balance, chomp_study
from cookietin.lab.workshop.matching import Match, round_robin
from cookietin.words import Speech

if TYPE_CHECKING:
    from cookietin.kernel.options import Values

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
    "braverse": {"second": [0, 1, 2]},
}
"""Options that might mend an order of play that is not fair."""
PAIRS = 20
"""In how many ways two of five starters sit at a table: a play of each for so many plays."""
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
        yield f"Made by the lab itself: `python -m docs.study`. Each variant got {plays},"
        yield "all with the same deals; 95 % intervals stand in brackets. A figure in bold is"
        yield "told from an even share, all figures of its row considered. Bots are not people, and"
        yield "a rule of thumb is no strong player: what is written here holds for the levels that"
        yield "are named."
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
        return Study(made, self.levels[level], SEED)

    def _order(self, id: str, seats: int, level: str) -> str:
        plays, shares = self._first(level) if id == "braverse" else self._seats(id, seats, level)
        name = Speech("en", id).say("game", "name")
        return f"| {name} | {seats} | {level} | {plays} | {shares} | {100 / seats:.1f} % |"

    def _seats(self, id: str, seats: int, level: str) -> tuple[int, str]:
        """Wins in order of play; those of CHOMP with four are counted where its goals are."""
        if (id, seats) == ("chomp", 4):
            results = self._goal_plays(level)
        else:
            study = self._variants(id, seats, level, "", [""])
            results = self._played(f"order-{id}-{seats}-{level}", study)
        return results.study.plays, _shares(results, 0)

    def _first(self, level: str) -> tuple[int, str]:
        """Wins in order of play in Braverse: of all starters against all others."""
        match, study = self._match({}, level)
        return study.plays * len(study.variants), _both(match.first)

    def _match(self, options: Values, level: str) -> tuple[Match, Study]:
        starters = made_from("braverse").starters
        plays = max(1, self.levels[level] // PAIRS)
        study = round_robin(dict(starters), options, level, plays, SEED)
        name = "-".join(["starters", *(f"{key}-{value}" for key, value in options.items()), level])
        return Match(list(starters), self._played(name, study)), study

    def _goal_plays(self, level: str) -> Results:
        study = chomp_study({}, level, 4, self.levels[level], SEED)
        return self._played(f"goals-{level}", study)

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
                    name = Speech("en", id).say("game", "name")
                    shares = self._mended(id, seats, level, option, values)
                    for value, share in zip(values, shares, strict=True):
                        yield f"| {name} | {seats} | {option}={value} | {share} |"
        yield ""

    def _mended(self, id: str, seats: int, level: str, option: str, values: list[Any]) -> list[str]:
        """Wins in order of play with each value of an option."""
        if id == "braverse":
            return [_both(self._match({option: value}, level)[0].first) for value in values]
        study = self._variants(id, seats, level, option, values)
        results = self._played(f"mend-{id}-{seats}-{option}-{level}", study)
        return [_shares(results, place) for place in range(len(values))]

    def _starters(self) -> Iterator[str]:
        yield "## The five starters of Braverse"
        yield ""
        for level in self.levels:
            match, study = self._match({}, level)
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
            results = self._goal_plays(level)
            balance = chomp_balance(results)
            speech = Speech("en", "chomp")
            yield f"Under `{level}`, {results.study.plays} plays:"
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
    wording = Wording(results, "en")
    seats = results.study.variants[place].setting.seats
    found = [results.findings[place, f"order/{order + 1}"].found for order in range(seats)]
    nobody = results.findings.get((place, "nobody"))
    even = (1 - (nobody.found.value if nobody else 0.0)) / seats
    held = told_apart([one.chance(even) for one in found])
    shown = [wording.interval(one, "order") for one in found]
    return ", ".join(f"**{text}**" if off else text for text, off in zip(shown, held, strict=True))


def _both(first: Estimate) -> str:
    """What one of two wins, and what is left for the other."""
    shown = [
        _percent(first.value, first.low, first.high),
        _percent(1 - first.value, 1 - first.high, 1 - first.low),
    ]
    told = told_apart([first.chance(0.5)])[0]
    return ", ".join(f"**{text}**" if told else text for text in shown)


def _percent(value: float, low: float, high: float) -> str:
    return f"{100 * value:.1f} % ({100 * low:.1f} – {100 * high:.1f})"


if __name__ == "__main__":
    main()
