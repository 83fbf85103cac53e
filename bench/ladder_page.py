"""docs/ladder.md, written from the plays of `bench.ladders`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cookietin.lab.rating import ratings
from cookietin.lab.tally import WIN, Wins
from cookietin.words import Speech

if TYPE_CHECKING:
    from cookietin.lab.intervals import Estimate
    from cookietin.lab.ladder import Standings
    from cookietin.lab.row import Row
    from cookietin.lab.tally import Rate

HEAD = """# The ladder

How strong the bots of the tin are. This page is written by a command, from plays that one made:

    python -m bench.ladders play --deals {deals} --minutes 600
    python -m bench.ladders page --deals {deals} > docs/ladder.md

Each level meets the next below it over the same deals, and every deal is played again with the
seats changed, so that both hold every seat equally often and an even share is 50 %. Intervals are
of 95 %, over the deals; where one reaches across 50 % the two are not told apart. The seed is
`{seed}`, by whose deals no recipe was chosen. All plays lie in `bench/plays`, and the first command
goes on with them: more minutes make the intervals narrower, and a dash stands for what has fewer
than ten plays so far.
"""
FEWEST = 10
"""Fewer plays are not shown: they say nothing."""
CEILING = """
## The ceiling

What a searcher wins of a level that sees everything, hidden cards too, and searches as long as
`hard` does: how much of a play hidden cards decide.
"""
FIRSTS = """
## First players and seats between `hard` and `normal`

The same plays as above, in which both hold every seat equally often: the share of the wins of who
plays first, second and so on, with 95 % intervals. An even share is 50, 33 or 25 %.
"""
SEATS = """
## First players and seats under `hard`

`hard` against itself: the share of the wins of who plays first, second and so on, with 95 %
intervals. An even share is 50, 33 or 25 %.
"""
STARTERS = """
## Braverse's starters under `hard`

The part of the wins of the deck in the row against the deck in the column, with 95 % intervals.
"""


def page(
    levels: list[str],
    steps: list[Standings],
    topped: list[Standings],
    between: dict[str, list[Row]],
    mirrored: dict[str, list[Row]],
    starters: list[str],
) -> str:
    """The whole page."""
    head = HEAD.format(deals=steps[0].wanted, seed=steps[0].ladder.seed)
    games = _by_game(steps)
    told = "What the first of the two wins; in bold where the interval is above an even share.\n"
    parts = [head, told, _steps(games), _ratings(levels, games)]
    if any(step.plays >= FEWEST for step in topped):
        parts += [CEILING, _steps(_by_game(topped))]
    parts += _seats(FIRSTS, between)
    parts += _seats(SEATS, mirrored)
    return "\n".join([*parts, *_starters(mirrored, starters)]).rstrip() + "\n"


def _name(game: str) -> str:
    return Speech("en", game).say("game", "name")


def _table(head: list[str], rows: list[list[str]]) -> str:
    lines = [head, ["---"] * len(head), *rows]
    return "\n".join("| " + " | ".join(line) + " |" for line in lines)


def _percent(share: float, low: float, high: float, plays: int) -> str:
    return f"{100 * share:.0f} % ({100 * low:.0f}–{100 * high:.0f}; {plays} plays)"


def _estimated(wins: Estimate, plays: int) -> str:
    shown = _percent(wins.value, wins.low, wins.high, plays)
    return f"**{shown}**" if wins.low > 0.5 else shown


def _rated(rate: Rate) -> str:
    return _percent(rate.rate, rate.low, rate.high, rate.plays)


def _by_game(steps: list[Standings]) -> dict[str, list[Standings]]:
    games: dict[str, list[Standings]] = {}
    for step in steps:
        games.setdefault(step.ladder.game.id, []).append(step)
    return games


def _steps(games: dict[str, list[Standings]]) -> str:
    """The stronger one's part of the wins, step by step."""
    rows: list[list[str]] = []
    pairs: list[str] = []
    for game, steps in games.items():
        cells, pairs = [], []
        for step in steps:
            met = [one for one in step.meetings() if one.plays >= FEWEST]
            cells.append(_estimated(met[0].wins, met[0].plays) if met else "–")
            pairs.append(" – ".join(step.ladder.bots))
        rows.append([_name(game), str(steps[0].ladder.seats), *cells])
    return _table(["game", "seats", *pairs], rows) + "\n"


def _ratings(levels: list[str], games: dict[str, list[Standings]]) -> str:
    """Ratings of all levels that have met, in all games."""
    rows = []
    for game, steps in games.items():
        enough = [step for step in steps if step.plays >= FEWEST]
        results = sorted([one for step in enough for one in step.results()])
        numbered = [(levels.index(one), levels.index(other), won) for _, one, other, won in results]
        rated = {one.bot: one for one in ratings(levels, numbered) or []}
        met = {bot for _, one, other, _ in results for bot in (one, other)}
        cells = [
            f"{rated[bot].mean:.1f} ± {2 * rated[bot].sigma:.1f}" if bot in met else "–"
            for bot in levels
        ]
        rows.append([_name(game), *cells])
    told = "The same as ratings (openskill, Plackett-Luce), with twice their uncertainty.\n"
    return told + "\n" + _table(["game", *levels], rows) + "\n"


def _shares(rows: list[Row], seat_of: int | None, order: int) -> Rate:
    """The share of the wins of one seat, or of one place in the order of play."""
    wins = Wins()
    for row in rows:
        seat = (row.first + order) % len(row.points) if seat_of is None else seat_of
        wins.add(WIN // len(row.winners) if seat in row.winners else 0)
    return wins.rate()


def _seats(head: str, mirrored: dict[str, list[Row]]) -> list[str]:
    """The wins of each place in the order of play, below a head; nothing where nobody played."""
    rows = []
    for name, played in mirrored.items():
        if name.startswith("starters-") or len(played) < FEWEST:
            continue
        game, seats = name.rsplit("-", 1)
        cells = [_rated(_shares(played, None, order)) for order in range(int(seats))]
        rows.append([_name(game), seats, *cells, *["–"] * (4 - len(cells))])
    if not rows:
        return []
    return [head, _table(["game", "seats", "first", "second", "third", "fourth"], rows) + "\n"]


def _starters(mirrored: dict[str, list[Row]], starters: list[str]) -> list[str]:
    rows = []
    for one in starters:
        cells = []
        for other in starters:
            ahead, behind = f"starters-{one}-{other}", f"starters-{other}-{one}"
            name, seat = (ahead, 0) if ahead in mirrored else (behind, 1)
            played = mirrored.get(name, [])
            cells.append(_rated(_shares(played, seat, 0)) if len(played) >= FEWEST else "–")
        rows.append([one, *cells])
    if all(cell == "–" for row in rows for cell in row[1:]):
        return []
    return [STARTERS, _table(["", *starters], rows)]
