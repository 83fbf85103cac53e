"""Telling what happened, step by step, and where each card came from and went."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from cookietin.games.braverse.language.terms import PLACES, ZONES
from cookietin.games.braverse.moves import ACTORS, MOST_ABILITIES
from cookietin.kernel.event import Event
from cookietin.kernel.names import SEATS

if TYPE_CHECKING:
    from mypy_extensions import i64

    from cookietin.games.braverse.areas import Cookie, Side
    from cookietin.games.braverse.state.position import BraversePosition
    from cookietin.kernel.dealer import Dealer

LOOKED: Final = "looked"
"""The place of cards that are being looked at."""
AREAS: Final = [
    *["hand", "support", "rested", "break", "discard", "top", "bottom", "deck", "hp", "aside"],
]
"""The area of a side that each destination of a card is; HP cards lie with their Cookie."""
SIDES: Final = [
    {name: f"sides.{seat}.{name}" for name in [*AREAS, *ZONES, "stage", "set_down"]}
    for seat in SEATS[:2]
]
"""The places of all areas, by seat and name: written once, for very many are told."""
BATTLE: Final = [[f"sides.{seat}.battle.{place}" for place in PLACES] for seat in SEATS[:2]]
"""The places of Cookies in battle, by seat and place."""


def tell(dealer: Dealer, key: str, fields: dict[str, Any]) -> None:
    """Tell everyone."""
    dealer.tell(Event(key, fields))


def tell_seat(dealer: Dealer, key: str, seat: i64, fields: dict[str, Any] | None = None) -> None:
    """Tell everyone something about a seat."""
    about: dict[str, Any] = {"seat": SEATS[seat]}
    if fields is not None:
        about.update(fields)
    dealer.tell(Event(key, about))


def tell_ability(dealer: Dealer, key: str, seat: i64, card: str, arg: i64) -> None:
    """Tell everyone which ability is used, and of which of two cards that may be alike."""
    place, number = ACTORS[arg // MOST_ABILITIES], arg % MOST_ABILITIES + 1
    tell_seat(dealer, key, seat, {"card": card, "place": place, "number": number})


def tell_cards(
    dealer: Dealer,
    key: str,
    seat: i64,
    cards: list[str],
    knowers: list[int],
    fields: dict[str, Any],
) -> None:
    """Tell everyone how many cards go which way, and the knowers which."""
    public = {"seat": SEATS[seat], "count": len(cards), **fields}
    dealer.tell(Event(key, public, {"cards": cards}, knowers))


def area(seat: i64, name: str) -> str:
    """The place of an area on a side."""
    return SIDES[seat][name]


def way(seat: i64, source: str, target: str) -> dict[str, str]:
    """From one area of a side to another."""
    return {"from": area(seat, source), "to": area(seat, target)}


def moved(cards: list[str], source: str, target: str) -> dict[str, Any]:
    """One of several movements that an event tells of."""
    return {"cards": cards, "from": source, "to": target}


def on_top(side: Side) -> str:
    """Where the deck's top card lies: put there, among those without order, or at the bottom."""
    return "top" if side.top else "deck" if side.deck else "bottom"


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


def stand(position: BraversePosition, cookie: Cookie) -> str:
    """The place of a Cookie in battle, with its card and HP cards."""
    for seat in range(2):
        for place in range(2):
            if position.sides[seat].battle[place] is cookie:
                return BATTLE[seat][place]
    raise KeyError(cookie)
