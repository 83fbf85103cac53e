"""The law "moving": what is told of cards that moved is what moved."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from cookietin.kernel.names import TRUTH
from cookietin.kernel.roles import movements
from cookietin.laws.broken import broken
from cookietin.laws.walking import walk

if TYPE_CHECKING:
    from cookietin.kernel.game import Game
    from cookietin.kernel.position import Position
    from cookietin.laws.chooser import Chooser
    from cookietin.laws.walking import Step

Moved = Counter[tuple[str, str]]
"""How many of a card have come to a place; less than nothing, if they have gone."""


def moving(game: Game, seats: int, chooser: Chooser) -> None:
    """All cards that lie elsewhere after a step were told of, with where from and where to."""
    before: Moved | None = None
    for step in walk(game, seats, chooser):
        after = _lying(step.position)
        if before is None:
            _check_deal(step, after)
        elif not step.after_gap:
            moving_at(step, before, after)
        before = after


def moving_at(step: Step, before: Moved, after: Moved) -> None:
    """The law for one answer."""
    told = _told(step)
    really = Moved(after)
    really.subtract(before)
    for card, place in sorted({*told, *really}):
        if told[card, place] != really[card, place]:
            what = f"{step.answer}: {really[card, place]:+} of {card} in {place}"
            what += f", and {told[card, place]:+} were told"
            raise broken("moving", step.position, what)


def _check_deal(step: Step, after: Moved) -> None:
    """What lies where nothing was dealt from, was dealt there, once anything was dealt."""
    told = _told(step)
    sources = {move.source for event in step.events for move in movements(event.seen_by(TRUTH))}
    for card, place in sorted({*told, *after} if sources else {}):
        if place not in sources and told[card, place] != after[card, place]:
            what = f"{after[card, place]} of {card} in {place} after the deal"
            raise broken("moving", step.position, f"{what}, and {told[card, place]} were told")


def _lying(position: Position) -> Moved:
    return Moved((card, at) for at, cards in position.places().items() for card in cards)


def _told(step: Step) -> Moved:
    told = Moved()
    for event in step.events:
        for move in movements(event.seen_by(TRUTH)):
            for card in move.cards:
                told[card, move.source] -= 1
                told[card, move.target] += 1
    return told
