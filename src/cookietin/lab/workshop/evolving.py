"""Evolving a deck: small changes are tried against a field, and what wins more is kept."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from cookietin.kernel.chance import Chance
from cookietin.lab.columns import together
from cookietin.lab.running import run
from cookietin.lab.study import Study
from cookietin.lab.workshop.matching import meeting

if TYPE_CHECKING:
    from collections.abc import Callable

    from cookietin.games.braverse.decks import Counts
    from cookietin.kernel.options import Values
    from cookietin.lab.running import Runner
    from cookietin.lab.workshop.making import DeckMaker

CHILDREN = 5
"""Changed decks in each generation."""
MOST_SWAPS = 4
"""So many cards of a deck are others, at most."""
OWN = "deck"


@dataclass(frozen=True)
class Breeding:
    """What decks are bred with: against whom, by what bots, how often, from which seed."""

    maker: DeckMaker
    field: dict[str, Any]
    options: Values
    bot: str
    plays: int
    """Plays of each deck against each of the field, on each side."""
    seed: str
    runner: Runner


@dataclass
class Lineage:
    """A deck that gets better, generation by generation."""

    deck: Counts
    share: float = 0.0
    kept: int = 0
    """Generations that brought something better."""
    tried: list[float] = field(default_factory=list)
    """The best share of the wins in each generation."""


def evolve(
    start: Counts,
    breeding: Breeding,
    generations: int,
    progress: Callable[[int], None],
    stop: Callable[[], bool],
) -> Lineage | None:
    """The deck after so many generations; nothing where it was stopped.

    Children play the same deals as their parent, and other deals in every generation: so luck is
    not bred.
    """
    line = Lineage(start)
    for generation in range(generations):
        chance = Chance(f"{breeding.seed}/generation/{generation}")
        decks = {OWN: line.deck}
        for child in range(CHILDREN):
            swaps = 1 + chance.below(MOST_SWAPS)
            decks[f"{OWN}{child}"] = breeding.maker.swapped(line.deck, swaps, chance)
        shares = _shares(decks, breeding, f"{breeding.seed}/{generation}", stop)
        if shares is None:
            return None
        best = max(shares, key=lambda name: (shares[name], name == OWN))
        line.kept += best != OWN
        line.deck, line.share = decks[best], shares[best]
        line.tried.append(shares[best])
        progress(generation + 1)
    return line


def _shares(
    decks: dict[str, Any], breeding: Breeding, seed: str, stop: Callable[[], bool]
) -> dict[str, float] | None:
    """What each deck wins against the whole field."""
    known = {**breeding.field, **decks}
    pairs = [(deck, other) for deck in decks for other in breeding.field]
    study = Study(meeting(pairs, known, breeding.options, breeding.bot), breeding.plays, seed)
    results = run(study, breeding.runner, stop=stop)
    if results is None:
        return None
    won: dict[str, float] = {}
    size = 2 * len(breeding.field)
    for number, deck in enumerate(decks):
        own = results.columns[number * size : (number + 1) * size]
        sides = [figures[f"seat/seat{place % 2}"] for place, figures in enumerate(own)]
        won[deck] = together(sides).value()
    return won
