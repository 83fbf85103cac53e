"""Telling what happened, step by step."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from cookietin.games.braverse.language.terms import PLACES
from cookietin.kernel.event import Event
from cookietin.kernel.names import SEATS

if TYPE_CHECKING:
    from mypy_extensions import i64

    from cookietin.games.braverse.state.position import BraversePosition
    from cookietin.games.braverse.state.side import Cookie
    from cookietin.kernel.dealer import Dealer


def tell(dealer: Dealer, key: str, fields: dict[str, Any]) -> None:
    """Tell everyone."""
    dealer.tell(Event(key, fields))


def tell_seat(dealer: Dealer, key: str, seat: i64, **fields: Any) -> None:
    """Tell everyone something about a seat."""
    dealer.tell(Event(key, {"seat": SEATS[seat], **fields}))


def tell_cards(
    dealer: Dealer, key: str, seat: i64, cards: list[str], knowers: list[int], **fields: Any
) -> None:
    """Tell everyone how many cards, and the knowers which."""
    public = {"seat": SEATS[seat], "count": len(cards), **fields}
    dealer.tell(Event(key, public, {"cards": cards}, knowers))


def spot(position: BraversePosition, cookie: Cookie) -> dict[str, Any]:
    """A Cookie in battle: whose, which and where."""
    for seat in range(2):
        for place in range(2):
            if position.sides[seat].battle[place] is cookie:
                return {
                    "seat": SEATS[seat],
                    "card": position.cards.names[cookie.kind],
                    "place": PLACES[place],
                }
    return {"card": position.cards.names[cookie.kind]}
