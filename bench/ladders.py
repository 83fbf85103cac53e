"""Run `python -m bench.ladders play` and then `page`: how strong the levels are in every game.

`play` lets each level meet the next below it, in all games by turns, and keeps every play in
`bench/plays`: stopped at any moment, it goes on from there, whoever goes on. Plays of levels that
were of another strength are refused: remove their folders. Beside it the ceiling, a searcher that
sees everything, meets the levels, and `hard` plays against itself, for what first players, seats
and Braverse's starters are worth. `page` prints docs/ladder.md from that.
"""

from __future__ import annotations

import argparse
import sys
import time
from contextlib import closing
from functools import partial
from itertools import combinations
from pathlib import Path
from typing import TYPE_CHECKING

import cookietin
from bench import ceiling
from bench.ladder_page import page
from cookietin.bots import register_bot
from cookietin.lab import Study, Variant, processes, setting
from cookietin.lab.journal import Journal
from cookietin.lab.ladder import Ladder, Standings
from cookietin.lab.running import rows_of

if TYPE_CHECKING:
    from cookietin.lab.row import Row

LEVELS = ["expert", "hard", "normal", "thumb", "easy", "random"]
BETWEEN = ["hard", "normal"]
"""Whose plays tell what it is worth to play first."""
STARTERS = ["red", "yellow", "green", "blue", "purple"]
SEED = "steps"
"""What deals come from. No recipe was chosen by these deals: other seeds are for choosing."""
KEPT = Path(__file__).with_name("plays")
"""Where plays are kept from one evening to the next."""
SLICE = 20.0
"""Seconds that each task gets at a time."""


def steps() -> dict[str, Ladder]:
    """Each level and the next below it, in every game, the weakest first."""
    pairs = [LEVELS[weaker - 1 : weaker + 1] for weaker in range(len(LEVELS) - 1, 0, -1)]
    return _meetings(pairs)


def ceilings() -> dict[str, Ladder]:
    """The ceiling and each level that should be beaten by the one above it."""
    register_bot(ceiling.NAME, ceiling.Ceiling)
    return _meetings([[ceiling.NAME, level] for level in LEVELS[1:4]])


def _meetings(pairs: list[list[str]]) -> dict[str, Ladder]:
    """Two bots at a time, in every game at the least seats that can meet."""
    found: dict[str, Ladder] = {}
    for two in pairs:
        for game in cookietin.game_ids():
            made = cookietin.game(game)
            seats = max(2, made.fewest_seats)
            found[f"ladder-{game}-{two[0]}-{two[1]}"] = Ladder(made, two, seats, SEED)
    return found


def mirror(game: str, seats: int, deals: int, **options: str) -> Study:
    """`hard` against itself."""
    made = cookietin.game(game, **options)
    return Study([Variant(dict(options), made, setting(made, ["hard"], seats))], deals, "mirror")


def mirrors(deals: int = 1) -> dict[str, Study]:
    """All that `hard` plays against itself, by the folder that it is kept in."""
    found: dict[str, Study] = {}
    for game in cookietin.game_ids():
        made = cookietin.game(game)
        for seats in range(max(2, made.fewest_seats), min(4, made.most_seats) + 1):
            found[f"{game}-{seats}"] = mirror(game, seats, deals)
    for one, other in combinations(STARTERS, 2):
        found[f"starters-{one}-{other}"] = mirror("braverse", 2, deals, deck0=one, deck1=other)
    return found


def play(folder: Path, names: list[str], minutes: float, deals: int, jobs: int) -> None:
    """Go on with all that is not done by turns, until there is nothing more or time is up."""
    until = time.monotonic() + 60 * minutes
    ladders, studies = {**steps(), **ceilings()}, mirrors(deals)
    todo = [name for name in (*ladders, *studies) if not names or name.startswith(tuple(names))]
    while todo:
        for name in list(todo):
            late = partial(_late, min(until, time.monotonic() + SLICE))
            if name in ladders:
                standings = ladders[name].run(deals, processes(jobs), folder / name, stop=late)
                plays, wanted = standings.plays, ladders[name].plays(deals)
            else:
                study = studies[name]
                numbers, asked = study.numbers(), study.json()
                runner = processes(jobs)
                rows = rows_of(study.player(), numbers, asked, runner, folder / name, stop=late)
                plays, wanted = len(rows), len(numbers)
            left = max(0.0, until - time.monotonic()) / 60
            print(f"{name}: {plays} of {wanted} plays; {left:.0f} min left", file=sys.stderr)
            if plays == wanted:
                todo.remove(name)
            if left == 0:
                return


def _late(ends: float) -> bool:
    return time.monotonic() > ends


def kept(folder: Path, asked: dict[str, object]) -> dict[int, Row]:
    """The plays that are kept in a folder; none where there is none."""
    if not folder.is_dir():
        return {}
    with closing(Journal(folder, asked)) as journal:
        return dict(journal.rows)


def whole_deals(ladder: Ladder, rows: dict[int, Row]) -> list[Row]:
    """The plays of deals that were played in all ways, so that both held every seat as often."""
    played = [row for _, row in sorted(rows.items())]
    return played[: len(played) // ladder.ways * ladder.ways]


def main() -> None:
    """Play, or write the page."""
    parser = argparse.ArgumentParser(prog="python -m bench.ladders", description=__doc__)
    parser.add_argument("what", choices=["play", "page"])
    parser.add_argument("names", nargs="*", help="what to play, by how its name begins")
    parser.add_argument("--folder", type=Path, default=KEPT)
    parser.add_argument("--minutes", type=float, default=60.0)
    parser.add_argument("--deals", type=int, default=100, help="deals of each step")
    parser.add_argument("--jobs", type=int, default=1)
    chosen = parser.parse_args()
    if chosen.what == "play":
        play(chosen.folder, chosen.names, chosen.minutes, chosen.deals, chosen.jobs)
        return
    met, topped = [
        [
            Standings(each, chosen.deals, kept(chosen.folder / name, each.json()))
            for name, each in ladders.items()
        ]
        for ladders in (steps(), ceilings())
    ]
    mirrored = {
        name: list(kept(chosen.folder / name, study.json()).values())
        for name, study in mirrors().items()
    }
    between = {
        f"{each.game.id}-{each.seats}": whole_deals(each, kept(chosen.folder / name, each.json()))
        for name, each in steps().items()
        if each.bots == BETWEEN
    }
    print(page(LEVELS, met, topped, between, mirrored, STARTERS), end="")


if __name__ == "__main__":
    main()
