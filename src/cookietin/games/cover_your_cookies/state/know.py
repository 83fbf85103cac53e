"""What seats know of each other's hands since an Exchange: at least these cards (CY-25)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from cookietin.kernel.kinds import Kind
from cookietin.kernel.knowledge import Floors
from cookietin.kernel.names import SEATS, Names, named, named_sorted

if TYPE_CHECKING:
    from cookietin.games.cover_your_cookies.state.position import CookiePosition
    from cookietin.kernel.reading import Reader


class Known(Kind):
    """For each seat the hands that it knows something of; nothing before the first Exchange."""

    def __init__(self, names: Names) -> None:
        self.names = names

    def json(self, value: Any, seats: int) -> Any:
        found: dict[str, dict[str, list[str]]] = {}
        for viewer in range(seats):
            hands = _hands(value, viewer, self.names)
            if hands:
                found[SEATS[viewer]] = hands
        return found

    def read(self, parts: Reader, key: str, seats: int) -> Any:
        floors: Floors | None = None
        known = parts.per_seat(key, seats)
        for viewer in range(seats):
            if known.has(SEATS[viewer]):
                hands = known.per_seat(SEATS[viewer], seats)
                for seat in range(seats):
                    if hands.has(SEATS[seat]):
                        floors = floors or Floors(seats, seats)
                        for card in hands.cards(SEATS[seat], self.names):
                            floors.seen_in(viewer, seat, card)
                hands.finish()
        known.finish()
        return floors


def _hands(known: Floors | None, viewer: int, names: Names) -> dict[str, list[str]]:
    """By seat what a viewer knows to be in its hand, where that is something."""
    found: dict[str, list[str]] = {}
    if known is not None and 0 <= viewer < known.viewers:
        for seat in range(known.places):
            cards = known.known(viewer, seat)
            if cards:
                found[SEATS[seat]] = named(cards, names)
    return found


def floors(position: CookiePosition, viewer: int) -> dict[str, list[str]]:
    """For each hidden place what this viewer knows to be there."""
    names = position.cards.names
    found: dict[str, list[str]] = {}
    if position.put_back:
        found["deck"] = named_sorted(position.put_back, names)
    for seat, cards in _hands(position.known, viewer, names).items():
        found[f"hands.{seat}"] = cards
    return found


def floor(view: CookiePosition, seat: int) -> list[int]:
    """What a view's viewer knows to be in this hand."""
    if view.known is None or not 0 <= view.viewer < view.seats:
        return []
    return view.known.known(view.viewer, seat)


def remember(
    position: CookiePosition, takers: list[int], givers: list[int], taken: list[list[int]]
) -> None:
    """What was taken is known to the two; all others only saw some cards leave."""
    known = position.known
    if known is None:
        known = Floors(position.seats, position.seats)
        position.known = known
    for place, giver in enumerate(givers):
        for card in taken[place]:
            for viewer in range(position.seats):
                if viewer == takers[place]:
                    known.seen_out(viewer, giver, card)
                elif viewer != giver:
                    known.unseen_out(viewer, giver)
    for place, giver in enumerate(givers):
        for card in taken[place]:
            known.seen_in(giver, takers[place], card)
