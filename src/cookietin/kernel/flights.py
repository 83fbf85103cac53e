"""Flights: what moved between two views of one viewer, for whoever shows it moving.

All that a view hides is a hole somewhere, so what leaves a place comes to another: departures and
arrivals balance. Which hole went where is told by events; where they do not say, it does not
matter.
"""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any

from cookietin.kernel.names import HOLE
from cookietin.kernel.roles import movements

if TYPE_CHECKING:
    from cookietin.kernel.event import Fields

Places = dict[str, list[str]]
"""As `Position.places` gives them."""


class Flight:
    """One card or token that went from a place to another, or was turned over in its place."""

    def __init__(self, source: str, target: str, was: str, now: str) -> None:
        self.source = source
        self.target = target
        self.was = was
        """What was seen of it there; a hole if it lay face down."""
        self.now = now
        """What is seen of it here."""

    def json(self) -> dict[str, Any]:
        """The flight as plain data."""
        return {"from": self.source, "to": self.target, "was": self.was, "now": self.now}


def flights(before: Places, after: Places, told: list[Fields]) -> list[Flight] | None:
    """What moved from one view to a later one, with what the viewer was told meanwhile.

    First what events tell of, in their order. Nothing at all if the two do not balance.
    """
    gone = _more(before, after)
    come = _more(after, before)
    found: list[Flight] = []
    for event in told:
        for movement in movements(event):
            names = movement.cards or [HOLE] * _count(event)
            for name in names:
                _told(movement.source, movement.target, name, gone, come, found)
    _same_name(gone, come, found)
    _turned_over(gone, come, found)
    left = [(place, name) for place, cards in gone.items() for name in cards.elements()]
    arrived = [(place, name) for place, cards in come.items() for name in cards.elements()]
    if len(left) != len(arrived):
        return None
    for (source, was), (target, now) in zip(left, arrived, strict=True):
        found.append(Flight(source, target, was, now))
    return found


def _more(places: Places, others: Places) -> dict[str, Counter[str]]:
    """What lies in places and did not, or does not, in the others."""
    found: dict[str, Counter[str]] = {}
    for place in dict.fromkeys([*places, *others]):
        found[place] = Counter(places.get(place, [])) - Counter(others.get(place, []))
    return found


def _count(event: Fields) -> int:
    count = event.get("count", 1)
    return count if isinstance(count, int) else 1


def _told(
    source: str,
    target: str,
    name: str,
    gone: dict[str, Counter[str]],
    come: dict[str, Counter[str]],
    found: list[Flight],
) -> None:
    """A movement that an event tells of, if it is one between these two views."""
    if source not in gone or target not in come:
        return
    was = next((seen for seen in (name, HOLE) if gone[source][seen] > 0), "")
    now = next((seen for seen in (name, HOLE) if come[target][seen] > 0), "")
    if was and now:
        gone[source][was] -= 1
        come[target][now] -= 1
        found.append(Flight(source, target, was, now))


def _same_name(
    gone: dict[str, Counter[str]], come: dict[str, Counter[str]], found: list[Flight]
) -> None:
    """What is seen both where it leaves and where it arrives."""
    for source, leaving in gone.items():
        for name in [name for name in leaving if name != HOLE]:
            for target, arriving in come.items():
                while leaving[name] > 0 and arriving[name] > 0:
                    leaving[name] -= 1
                    arriving[name] -= 1
                    found.append(Flight(source, target, name, name))


def _turned_over(
    gone: dict[str, Counter[str]], come: dict[str, Counter[str]], found: list[Flight]
) -> None:
    """What stays in its place and is seen there now, or no more."""
    for place, leaving in gone.items():
        arriving = come[place]
        for was in list(leaving):
            for now in list(arriving):
                while leaving[was] > 0 and arriving[now] > 0:
                    leaving[was] -= 1
                    arriving[now] -= 1
                    found.append(Flight(place, place, was, now))
