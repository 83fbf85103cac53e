"""The law "likely": every possible truth is imagined as often as the cards can lie so.

Positions small enough to count are counted: `imagine` is run with every chance that its dealer can
give, and how likely each truth comes out is compared with in how many ways the cards that nobody
has seen can lie like that, were they all different cards.
"""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from math import factorial
from typing import TYPE_CHECKING

from cookietin.kernel.names import HOLE, viewer_name
from cookietin.kernel.noting import RanOut, Replaying
from cookietin.laws.broken import broken
from cookietin.laws.walking import walk

if TYPE_CHECKING:
    from cookietin.kernel.game import Game
    from cookietin.kernel.position import Position
    from cookietin.laws.chooser import Chooser

_MOST = 400
"""A view from which more than so many deals can be imagined is not counted."""
_COUNTED = 3
_TRIED = 40
"""Of a play so many moments are counted, and so many are tried for it."""

Lying = tuple[tuple[str, tuple[str, ...]], ...]
"""What lies where, sorted."""


def likely(game: Game, seats: int, chooser: Chooser) -> int:
    """Held at a few moments of a play; says how many views were small enough to count."""
    counted = tried = 0
    for step in reversed([step.position.copy() for step in walk(game, seats, chooser)]):
        if counted == _COUNTED or tried == _TRIED:
            break
        if step.outcome is None:
            tried += 1
            counted += likely_at(step, chooser.below(seats + 1))
    return counted


def likely_at(position: Position, viewer: int) -> bool:
    """The law at one moment for one viewer; says whether that was small enough to count."""
    view = position.view(viewer)
    found = imagined(view)
    if found is None or len(found) < 2:
        return False
    ways = {lying: _ways(view, lying) for lying in found}
    total = sum(ways.values())
    for lying, chance in found.items():
        if chance != Fraction(ways[lying], total):
            who = viewer_name(viewer, position.seats)
            what = f"{who} imagines {dict(lying)} with a chance of {chance}"
            raise broken("likely", position, f"{what}, not {Fraction(ways[lying], total)}")
    return True


def imagined(view: Position) -> dict[Lying, Fraction] | None:
    """What can be imagined, and how likely; nothing if that is too much to count.

    Where a deal is thrown away and dealt again, only those that count at once are counted: the
    others come out in the same proportions.
    """
    level: list[tuple[list[str], Fraction]] = [([], Fraction(1))]
    found: dict[Lying, Fraction] = {}
    while level and not found:
        deeper: list[tuple[list[str], Fraction]] = []
        for notes, chance in level:
            try:
                truth = view.game.imagine(view, Replaying(notes))
            except RanOut as out:
                for name, often in Counter(out.names).items():
                    odds = Fraction(often, len(out.names))
                    deeper.append(([*notes, name], chance * odds))
                if len(deeper) > _MOST:
                    return None
            else:
                lying = _lying(truth)
                found[lying] = found.get(lying, Fraction(0)) + chance
        level = deeper
    whole = sum(found.values())
    return {lying: chance / whole for lying, chance in found.items()}


def _lying(truth: Position) -> Lying:
    return tuple((at, tuple(sorted(cards))) for at, cards in sorted(truth.places().items()))


def _ways(view: Position, lying: Lying) -> int:
    """In how many ways the cards that the viewer has not seen can lie like this."""
    seen = view.places()
    floors = view.floors(view.viewer)
    total = Counter[str]()
    apart = 1
    for at, cards in lying:
        unknown = Counter(cards)
        unknown.subtract(card for card in seen.get(at, []) if card != HOLE)
        if HOLE in seen.get(at, []):
            shown = Counter(card for card in seen[at] if card != HOLE)
            unknown.subtract(Counter(floors.get(at, [])) - shown)
        for card, count in unknown.items():
            total[card] += count
            apart *= factorial(max(count, 0))
    ways = 1
    for count in total.values():
        ways *= factorial(max(count, 0))
    return ways // apart
