"""Matching decks: each against each, on both sides, with the same deals."""

from __future__ import annotations

from itertools import combinations
from typing import TYPE_CHECKING, Any

from cookietin.kernel.registry import make_game
from cookietin.lab.columns import together
from cookietin.lab.comparing import Versus, changing_sides, versus
from cookietin.lab.setting import setting
from cookietin.lab.study import Study, Variant

if TYPE_CHECKING:
    from cookietin.kernel.options import Values
    from cookietin.lab.columns import Column
    from cookietin.lab.meters import Meters
    from cookietin.lab.results import Results

GAME = "braverse"


def meeting(
    pairs: list[tuple[str, str]], decks: dict[str, Any], options: Values, bot: str
) -> list[Variant]:
    """Two variants for each pair: each deck on each side."""
    made: list[Variant] = []
    for one, other in pairs:
        for first, second in ((one, other), (other, one)):
            values = {**options, "deck0": decks[first], "deck1": decks[second]}
            game = make_game(GAME, values)
            sides = {"deck0": first, "deck1": second}
            made.append(Variant(sides, game, setting(game, [bot], 2)))
    return made


def round_robin(
    decks: dict[str, Any],
    options: Values,
    bot: str,
    plays: int,
    seed: str,
    meters: Meters | None = None,
) -> Study:
    """All decks against all others, so many plays on each side."""
    return Study(meeting(list(combinations(decks, 2)), decks, options, bot), plays, seed, meters)


class Match:
    """What came of a round robin."""

    def __init__(self, decks: list[str], results: Results) -> None:
        self.decks = decks
        self.pairs: dict[tuple[str, str], Versus] = {}
        won: dict[str, list[Column]] = {deck: [] for deck in decks}
        lost: dict[str, list[Column]] = {deck: [] for deck in decks}
        for number, (one, other) in enumerate(combinations(decks, 2)):
            there, back = results.columns[2 * number], results.columns[2 * number + 1]
            self.pairs[one, other] = changing_sides(results, 2 * number, 2 * number + 1)
            for deck, columns in (
                (one, (there["seat/seat0"], back["seat/seat1"])),
                (other, (there["seat/seat1"], back["seat/seat0"])),
            ):
                won[deck] += columns
                lost[other if deck == one else one] += columns
        self.overall = {
            deck: versus(together(won[deck]), together(lost[deck]), comparisons=len(decks))
            for deck in decks
        }
        """Each deck against all others together."""
        self.first = together([figures["order/1"] for figures in results.columns]).estimate()
        """How often who goes first wins."""

    def share(self, one: str, other: str) -> float:
        """How often a deck beats another."""
        pair = self.pairs.get((one, other))
        return self.pairs[other, one].other.value if pair is None else pair.one.value

    def json(self) -> dict[str, Any]:
        """All of it as plain data."""
        return {
            "overall": {deck: found.json() for deck, found in self.overall.items()},
            "pairs": [
                {"one": one, "other": other, **found.json()}
                for (one, other), found in self.pairs.items()
            ],
            "first": self.first.json(),
        }
