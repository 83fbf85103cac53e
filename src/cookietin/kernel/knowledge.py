"""Knowledge is floors: for each viewer and each hidden place, "at least these cards"."""

from __future__ import annotations

from typing import Any

from cookietin.compiling import mypyc_attr
from cookietin.kernel.kinds import Kind
from cookietin.kernel.names import SEATS, Names, named, viewer_name
from cookietin.kernel.reading import Reader


class Floors:
    """What viewers know of hidden places. It may forget; it never believes a falsehood."""

    def __init__(self, viewers: int, places: int) -> None:
        self.viewers = viewers
        self.places = places
        self._known: list[list[int]] = [[] for _ in range(viewers * places)]

    def known(self, viewer: int, place: int) -> list[int]:
        """The cards that this viewer knows to be there, sorted."""
        return sorted(self._known[viewer * self.places + place])

    def seen_in(self, viewer: int, place: int, card: int) -> None:
        """The viewer saw this card arrive."""
        self._known[viewer * self.places + place].append(card)

    def seen_out(self, viewer: int, place: int, card: int) -> None:
        """The viewer saw this card leave."""
        floor = self._known[viewer * self.places + place]
        if card in floor:
            floor.remove(card)

    def unseen_out(self, viewer: int, place: int) -> None:
        """The viewer saw some card leave, but not which: it may have been one of any kind."""
        floor = self._known[viewer * self.places + place]
        for card in set(floor):
            floor.remove(card)

    def swap(self, place: int, other: int) -> None:
        """All that lies in two places changes places, and what is known of it goes along."""
        for viewer in range(self.viewers):
            here, there = viewer * self.places + place, viewer * self.places + other
            self._known[here], self._known[there] = self._known[there], self._known[here]

    def clear(self, place: int) -> None:
        """Nothing is known of a place any more: it was emptied or shuffled."""
        for viewer in range(self.viewers):
            self._known[viewer * self.places + place] = []

    def only(self, viewer: int) -> Floors:
        """A copy with what one viewer knows: a view hides what the others know."""
        twin = Floors(self.viewers, self.places)
        for place in range(self.places):
            twin._known[viewer * self.places + place] = self.known(viewer, place)
        return twin

    def copy(self) -> Floors:
        """An equal one that shares nothing."""
        twin = Floors(0, self.places)
        twin.viewers = self.viewers
        twin._known = [floor[:] for floor in self._known]
        return twin


@mypyc_attr(allow_interpreted_subclasses=True)
class Known(Kind):
    """What viewers know of hands, by viewer and seat, where that is something.

    A game says how it holds that.
    """

    def __init__(self, names: Names, spectators: bool = True) -> None:
        self.names = names
        self.spectators = spectators
        """Whether who sits nowhere can know something too."""

    def nothing(self, seats: int) -> Any:
        """What is held when nobody knows anything."""
        raise NotImplementedError

    def cards(self, value: Any, viewer: int, seat: int) -> list[int]:
        """What a viewer knows to be in a hand."""
        raise NotImplementedError

    def learn(self, value: Any, viewer: int, seat: int, cards: list[int]) -> None:
        """A viewer knows these cards to be in a hand."""
        raise NotImplementedError

    def json(self, value: Any, seats: int) -> Any:
        known: dict[str, dict[str, list[str]]] = {}
        for viewer in range(seats + self.spectators):
            for seat in range(seats):
                cards = self.cards(value, viewer, seat)
                if cards:
                    hands = known.setdefault(viewer_name(viewer, seats), {})
                    hands[SEATS[seat]] = named(cards, self.names)
        return known

    def read(self, parts: Reader, key: str, seats: int) -> Any:
        value = self.nothing(seats)
        known = Reader(parts.value(key), parts.path(key))
        for viewer in range(seats + self.spectators):
            name = viewer_name(viewer, seats)
            if known.has(name):
                hands = known.per_seat(name, seats)
                for seat in range(seats):
                    if seat != viewer and hands.has(SEATS[seat]):
                        self.learn(value, viewer, seat, hands.cards(SEATS[seat], self.names))
                hands.finish()
        known.finish()
        return value
