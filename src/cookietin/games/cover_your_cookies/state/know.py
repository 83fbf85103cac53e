"""What seats know of each other's hands since an Exchange: at least these cards (CY-25)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, cast, final

from cookietin.kernel.knowledge import Floors, Known
from cookietin.kernel.names import SEATS, named, named_sorted

if TYPE_CHECKING:
    from cookietin.games.cover_your_cookies.state.position import CookiePosition


@final
class KnownHands(Known):
    """For each seat the hands that it knows something of; nothing before the first Exchange."""

    def nothing(self, seats: int) -> Any:
        return Floors(seats, seats)

    def cards(self, value: Any, viewer: int, seat: int) -> list[int]:
        floors = cast("Floors | None", value)
        return [] if floors is None else floors.known(viewer, seat)

    def learn(self, value: Any, viewer: int, seat: int, cards: list[int]) -> None:
        for card in cards:
            cast("Floors", value).seen_in(viewer, seat, card)


def floors(position: CookiePosition, viewer: int) -> dict[str, list[str]]:
    """For each hidden place what this viewer knows to be there."""
    names = position.cards.names
    found: dict[str, list[str]] = {}
    if position.put_back:
        found["deck"] = named_sorted(position.put_back, names)
    for seat in range(position.seats):
        cards = _known(position, viewer, seat)
        if cards:
            found[f"hands.{SEATS[seat]}"] = named(cards, names)
    return found


def floor(view: CookiePosition, seat: int) -> list[int]:
    """What a view's viewer knows to be in this hand."""
    return _known(view, view.viewer, seat)


def _known(position: CookiePosition, viewer: int, seat: int) -> list[int]:
    if position.known is None or not 0 <= viewer < position.seats:
        return []
    return position.known.known(viewer, seat)


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
