"""The law "flights": between two views of one viewer, what leaves a place comes to another."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from cookietin.kernel.flights import flights
from cookietin.kernel.names import viewer_name
from cookietin.laws.broken import broken
from cookietin.laws.walking import walk

if TYPE_CHECKING:
    from cookietin.kernel.flights import Places
    from cookietin.kernel.game import Game
    from cookietin.laws.chooser import Chooser
    from cookietin.laws.walking import Step


def flying(game: Game, seats: int, chooser: Chooser) -> None:
    """Departures balance arrivals from step to step, for every viewer."""
    viewer = chooser.below(seats + 1)
    before: Places | None = None
    for step in walk(game, seats, chooser):
        after = step.position.view(viewer).places()
        if before is not None and not step.after_gap:
            _check(step, viewer, before, after)
        before = after


def _check(step: Step, viewer: int, before: Places, after: Places) -> None:
    told = [event.seen_by(viewer) for event in step.events]
    found = flights(before, after, told)
    who = viewer_name(viewer, step.position.seats)
    if found is None:
        what = f"after {step.answer} more or less arrives than leaves in what {who} sees"
        raise broken("flights", step.position, what)
    lying = {place: Counter(cards) for place, cards in before.items()}
    for flight in found:
        lying[flight.source][flight.was] -= 1
        lying.setdefault(flight.target, Counter())[flight.now] += 1
    for place in dict.fromkeys([*lying, *after]):
        if +lying.get(place, Counter()) != Counter(after.get(place, [])):
            what = f"after {step.answer} what flew in {who}'s eyes does not lie in {place}"
            raise broken("flights", step.position, what)
