"""Run `python -m docs.study`: plays a study with the lab and writes `docs/study.md` from it.

`--plays thumb=1000` says how many plays quick levels get; they are made where the folder lacks
them. The plays of levels that take long are kept beside the source, in `bench/plays/study`, and the
page tells of as many as there are. `--more hard --minutes 8 --only goals,starters` plays on for so
long with each; where cards or levels have changed since, the folder says that it must begin anew.
"""

from __future__ import annotations

import argparse
import os
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

import cookietin
from cookietin.catalogue import made_from
from cookietin.lab import Results, Study, Variant, processes, run, setting
from cookietin.lab.intervals import Estimate, told_apart
from cookietin.lab.journal import Journal
from cookietin.lab.report.wording import Wording
from cookietin.lab.workshop.balance import GOALS, chomp_balance, chomp_study
from cookietin.lab.workshop.matching import Match, round_robin
from cookietin.words import Speech

if TYPE_CHECKING:
    from cookietin.kernel.options import Values

PAGE = Path(__file__).parent / "study.md"
KEPT = Path(__file__).parents[1] / "bench" / "plays" / "study"
"""The plays of levels that take long."""
DEAR = ("normal", "hard")
ENDLESS = 5000
"""More plays than anyone waits for."""
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
GOAL_PLAYS = 4
"""A goal is taken in few plays: these get so many times as many."""
SEED = "study"


def main() -> None:
    """Play what is not played yet, and write the page."""
    parser = argparse.ArgumentParser(prog="python -m docs.study", description=__doc__)
    parser.add_argument("--plays", default="thumb=1000", help="plays of each variant by level")
    parser.add_argument("--folder", type=Path, default=Path("build/study"))
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--games", default=",".join(TABLES), help="only these games")
    parser.add_argument("--more", choices=DEAR, help="play on with this level")
    parser.add_argument("--minutes", type=float, default=8, help="for each of these studies")
    parser.add_argument("--only", default="goals,starters", help="with these studies")
    chosen = parser.parse_args()
    levels = {
        level: int(plays)
        for level, _, plays in (part.partition("=") for part in chosen.plays.split(","))
    }
    plays = Plays(levels, chosen.folder, chosen.jobs)
    if chosen.more:
        for name in chosen.only.split(","):
            print(name, plays.more(name, chosen.more, 60 * chosen.minutes), flush=True)
        return
    told = Page(plays)
    PAGE.write_text("\n".join(told.written(chosen.games.split(","))) + "\n", encoding="utf-8")


class Plays:
    """The plays of all studies of the page, each in a folder of its own."""

    def __init__(self, levels: dict[str, int], folder: Path, jobs: int) -> None:
        self.levels = levels
        """How many plays each quick level gets."""
        self._folder = folder
        self._jobs = jobs

    def of(self, name: str, level: str) -> Results | None:
        """What came of a study; nothing where no plays of a level that takes long are kept."""
        print(name, level, flush=True)
        make = _study(name, level)
        if level in self.levels:
            plays = self.levels[level]
            if name == "goals":
                plays *= GOAL_PLAYS
            elif name.startswith("starters"):
                plays = max(1, plays // PAIRS)
            study = make(plays)
            return run(study, processes(self._jobs), self._folder / f"{name}-{level}")
        folder = KEPT / f"{name}-{level}"
        count = _kept(folder, make(1)) if folder.exists() else 0
        return run(make(count), folder=folder) if count else None

    def more(self, name: str, level: str, seconds: float) -> int:
        """Play on for so long; says how many plays of each variant there are then."""
        study, folder = _study(name, level)(ENDLESS), KEPT / f"{name}-{level}"
        until = time.monotonic() + seconds
        run(study, processes(self._jobs), folder, stop=lambda: time.monotonic() > until)
        return _kept(folder, study)


def _kept(folder: Path, study: Study) -> int:
    """How many plays of each variant are kept, without a gap."""
    journal = Journal(folder, study.json())
    journal.close()
    whole = 0
    while whole in journal.rows:
        whole += 1
    return whole // len(study.variants)


def _study(name: str, level: str) -> Callable[[int], Study]:
    """What makes a study of so many plays: `goals`, `starters`, `order-chomp-2`, or with an option,
    `starters-second` and `mend-chomp-4-turns`."""
    what, _, rest = name.partition("-")
    if what == "goals":
        return lambda plays: chomp_study({}, level, 4, plays, SEED)
    if what == "starters":
        starters = dict(made_from("braverse").starters)
        option, _, value = rest.partition("=")
        options: Values = {option: int(value)} if option else {}
        return lambda plays: round_robin(starters, options, level, plays, SEED)
    option = ""
    if what == "mend":
        rest, _, option = rest.rpartition("-")
    id, _, seats = rest.rpartition("-")
    values = MENDING[id][option] if option else [""]
    return lambda plays: Study(_variants(id, int(seats), level, option, values), plays, SEED)


def _variants(id: str, seats: int, level: str, option: str, values: list[Any]) -> list[Variant]:
    made = []
    for value in values:
        game = cookietin.game(id, **({option: value} if option else {}))
        made.append(Variant({option: str(value)}, game, setting(game, [level], seats)))
    return made


class Page:
    """The page as it is written: every figure comes from a study in a folder."""

    def __init__(self, plays: Plays) -> None:
        self.plays = plays
        self.levels = [*plays.levels, *(level for level in DEAR if level not in plays.levels)]

    def written(self, games: list[str]) -> Iterator[str]:
        """All its lines."""
        plays = ", ".join(f"{n} plays under `{level}`" for level, n in self.plays.levels.items())
        yield "# A study: is the order of play fair, and are the cards in balance?"
        yield ""
        yield f"Made by the lab itself: `python -m docs.study`. Each variant got {plays},"
        yield "all with the same deals, and as many under stronger levels as each table says: those"
        yield "take long, and their plays are kept in `bench/plays/study`, to be gone on with. 95 %"
        yield "intervals stand in brackets. A figure in bold is told from an even share, all of its"
        yield "row considered. Bots are not people: what is written here holds for the levels that"
        yield "are named, and a wide interval says how little was seen."
        yield ""
        yield "## Who begins"
        yield ""
        yield "| game | seats | level | plays | wins in order of play | even |"
        yield "|---|---:|---|---:|---|---:|"
        for id in games:
            for seats in TABLES[id]:
                for level in self.levels:
                    yield from self._order(id, seats, level)
        yield ""
        yield from self._mending(games)
        if "braverse" in games:
            yield from self._starters()
        if "chomp" in games:
            yield from self._goals()

    def _order(self, id: str, seats: int, level: str) -> Iterator[str]:
        """Wins in order of play; where cards are studied, by the plays that tell of them."""
        name = {("chomp", 4): "goals", ("braverse", 2): "starters"}.get((id, seats))
        results = self.plays.of(name or f"order-{id}-{seats}", level)
        if results is not None:
            shares = _both(_match(results).first) if id == "braverse" else _shares(results, 0)
            plays = results.study.plays * len(results.study.variants)
            title = Speech("en", id).say("game", "name")
            yield f"| {title} | {seats} | {level} | {plays} | {shares} | {100 / seats:.1f} % |"

    def _mending(self, games: list[str]) -> Iterator[str]:
        yield "## Which option mends it"
        yield ""
        yield "One option at a time:"
        yield ""
        yield "| game | seats | level | plays | option | wins in order of play |"
        yield "|---|---:|---|---:|---|---|"
        for id in (id for id in games if id in MENDING):
            for option, values in MENDING[id].items():
                for seats in TABLES[id]:
                    for level in self.levels:
                        yield from self._mended(id, seats, level, option, values)
        yield ""

    def _mended(
        self, id: str, seats: int, level: str, option: str, values: list[Any]
    ) -> Iterator[str]:
        """Wins in order of play with each value of an option."""
        title = Speech("en", id).say("game", "name")
        for place, value in enumerate(values):
            if id == "braverse":
                results = self.plays.of(f"starters-{option}={value}", level)
            else:
                results = self.plays.of(f"mend-{id}-{seats}-{option}", level)
            if results is None:
                continue
            study, both = results.study, id == "braverse"
            plays = study.plays * (len(study.variants) if both else 1)
            shares = _both(_match(results).first) if both else _shares(results, place)
            yield f"| {title} | {seats} | {level} | {plays} | {option}={value} | {shares} |"

    def _starters(self) -> Iterator[str]:
        yield "## The five starters of Braverse"
        yield ""
        for level in self.levels:
            results = self.plays.of("starters", level)
            if results is None:
                continue
            match = _match(results)
            yield f"Under `{level}`, {results.study.plays} plays of each pair on each side:"
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
            results = self.plays.of("goals", level)
            if results is None:
                continue
            speech = Speech("en", "chomp")
            yield f"Under `{level}`, {results.study.plays} plays:"
            yield ""
            yield "| goal | wins | taken | pays | |"
            yield "|---|---|---:|---:|---|"
            for one in chomp_balance(results).groups["goals"]:
                figure = one.figure
                wins = f"{figure.value:.2f} ({figure.low:.2f} – {figure.high:.2f})"
                verdict = "" if one.verdict == "fine" else "out"
                taken, pays = 100 * (one.taken or 0), one.pays or 0
                label = speech.label(one.card)
                yield f"| {label} | {wins} | {taken:.0f} % | {pays:.1f} | {verdict} |"
            yield ""


def _match(results: Results) -> Match:
    """All starters against all others."""
    return Match(list(made_from("braverse").starters), results)


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
