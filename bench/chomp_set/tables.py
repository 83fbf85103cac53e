"""The tables of `games/chomp/measured.md`, written from what was watched."""

from __future__ import annotations

from collections import Counter
from statistics import fmean, pstdev, quantiles
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from bench.chomp_set.watching import Watch

PARTS = [1, 5, 10, 25, 50, 75, 90, 95, 99]


def table(head: list[str], rows: list[list[str]]) -> str:
    """A table as Markdown writes it."""
    lines = [head, ["---"] * len(head), *rows]
    return "\n".join(f"| {' | '.join(line)} |" for line in lines)


def scores(watched: list[Watch]) -> str:
    """Scores, and whether the seat matters: one row for each number of players."""
    head = ["players", "plays", "mean score", "deviation", "range", "margin of the win"]
    head += ["wins by order of play", "standard error", "mean score by order"]
    rows = []
    for seen in watched:
        all_points = [points for play in seen.points for points in play]
        ranked = [sorted(play) for play in seen.points]
        even = 1 / seen.seats
        error = (even * (1 - even) / seen.plays) ** 0.5
        means = [fmean(column) for column in zip(*seen.points, strict=True)]
        rows.append(
            [
                f"{seen.seats}",
                f"{seen.plays}",
                f"{fmean(all_points):.1f}",
                f"{pstdev(all_points):.1f}",
                f"{min(all_points)}–{max(all_points)}",
                f"{fmean(play[-1] - play[-2] for play in ranked):.1f}",
                ", ".join(f"{won / seen.plays:.1%}" for won in seen.wins),
                f"{error:.1%}",
                ", ".join(f"{mean:.1f}" for mean in means),
            ]
        )
    return table(head, rows)


def rounds(watched: list[Watch]) -> str:
    """What a turn adds at once to its owner's points, in order of play, round by round."""
    rows = []
    for seen in watched:
        row = [f"{seen.seats}"]
        for adds in zip(*seen.gains, strict=True):
            row.append(", ".join(f"{add / seen.plays:.1f}" for add in adds))
        rows.append(row)
    turns = range(1, len(rows[0]))
    return table(["players", *[f"round {turn}" for turn in turns]], rows)


def sources(watched: list[Watch]) -> str:
    """Land or goals: where the points come from, and what a card taken is worth."""
    head = ["players", "dinos", "eggs", "goals", "share of goals", "goals taken", "a goal pays"]
    rows = []
    for seen in watched:
        sheets = seen.plays * seen.seats
        whole = seen.dino_points + seen.egg_points + seen.goal_points
        rows.append(
            [
                f"{seen.seats}",
                f"{seen.dino_points / sheets:.1f}",
                f"{seen.egg_points / sheets:.1f}",
                f"{seen.goal_points / sheets:.1f}",
                f"{seen.goal_points / max(1, whole):.0%}",
                f"{seen.goals_taken / sheets:.1f}",
                f"{seen.goal_points / max(1, seen.goals_taken):.1f}",
                f"{seen.land_gain / max(1, seen.lands_taken):.1f}",
            ]
        )
    return table([*head, "a land adds"], rows)


def herds(watched: list[Watch]) -> str:
    """What becomes of herds, and what a land shows at the end, all players together."""
    sheets = sum(seen.plays * seen.seats for seen in watched)
    fates: Counter[str] = sum((seen.fates for seen in watched), Counter())
    things: Counter[str] = sum((seen.things for seen in watched), Counter())
    told = []
    for counted in (fates, things):
        told.append(" · ".join(f"{name} {number / sheets:.1f}" for name, number in counted.items()))
    return "\n".join(told)


def big_herds(watched: list[Watch]) -> str:
    """Wins by the size of the biggest living herd, where no goal pays for it."""
    sizes = sorted({size for seen in watched for size in seen.herd_seen})
    rows = []
    for seen in watched:
        row = [f"{seen.seats}"]
        for size in sizes:
            lands = seen.herd_seen[size]
            row.append(f"{seen.herd_won[size] / lands:.2f} of {lands}" if lands else "–")
        rows.append(row)
    return table(["players", *[f"{size}" for size in sizes]], rows)


def goals(watched: list[Watch]) -> str:
    """Each goal: how often it was taken where it lay, what it paid, and its owners' wins."""
    head = ["goal"]
    for seen in watched:
        head += [f"{seen.seats}: held", "taken", "pays", "deviation", "wins"]
    rows = []
    for name in sorted(watched[0].goals):
        row = [name]
        for seen in watched:
            held = seen.goals[name]
            row += [f"{len(held.paid)}", f"{share(seen, name):.0%}"]
            if held.paid:
                row += [f"{fmean(held.paid):.1f}", f"{pstdev(held.paid):.1f}"]
                row.append(f"{held.won / len(held.paid):.2f}")
            else:
                row += ["–"] * 3
        rows.append(row)
    return table(head, rows)


def lands(watched: list[Watch]) -> str:
    """Each land: at which part of the turns at which it lay in the row it was taken."""
    told = []
    for seen in watched:
        shares = {name: share(seen, name) for name in sorted(seen.lands)}
        best = sorted(shares, key=lambda name: -shares[name])
        listed = " · ".join(f"{name} {shares[name]:.0%}" for name in best)
        told.append(f"{seen.seats} players: {listed}.")
    return "\n".join(told)


def share(seen: Watch, card: str) -> float:
    """At which part of the turns at which a card could be taken it was."""
    text = f"take {card}"
    return seen.taken[text] / max(1, seen.offered[text])


def solo(watched: dict[str, Watch]) -> str:
    """Scores alone: so many of a hundred plays stay at or below."""
    rows = []
    for bot, seen in watched.items():
        points = sorted(play[0] for play in seen.points)
        cuts = quantiles(points, n=100, method="inclusive") if len(points) > 1 else points * 99
        parts = [f"{cuts[part - 1]:.0f}" for part in PARTS]
        rows.append([bot, f"{seen.plays}", f"{fmean(points):.1f}", *parts])
    return table(["player", "plays", "mean", *[f"{part}%" for part in PARTS]], rows)


def duel(margins: list[int]) -> str:
    """The rule of thumb against random play."""
    won = sum(margin > 0 for margin in margins)
    return f"Thumb against random: {won} of {len(margins)} won, by {fmean(margins):.1f} on average."
