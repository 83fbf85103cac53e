"""Telling what happened, step by step, and where each card came from and went."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from cookietin.games.braverse.language.terms import PLACES, TRIGGERS, ZONES
from cookietin.games.braverse.moves import ACTORS, MOST_ABILITIES
from cookietin.kernel.event import Event, form
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


CARD: Final = [[f"{place}.card" for place in places] for places in BATTLE]
HP: Final = [[f"{place}.hp" for place in places] for places in BATTLE]
"""The places of their cards, and of their HP cards."""

# What is told most is told by its form.
_SEATS: Final = {key: form(key, "seat") for key in ("no-answer", "end-turn")}
_TRIGGERS: Final = [form(f"trigger-{name}", "card") for name in TRIGGERS]
_PAY: Final = form("pay", "seat card from to")
_SUPPORT: Final = form("support", "seat card from to")
_TURN: Final = form("turn", "seat number cards from to")
_DRAW: Final = form("draw", "seat count from to", "cards")
_HP: Final = form("hp", "seat count card place from to", "cards")
_ATTACK: Final = form("attack", "seat card place target at")
_DAMAGE: Final = form("damage", "seat card place count")
_TURN_HP: Final = form("turn-hp", "seat card place turned moves")
_PLACE: Final = form("place", "seat card place from to")


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


def tell_alone(dealer: Dealer, key: str, seat: i64) -> None:
    """Tell everyone what a seat did, and no more."""
    dealer.tell_as(_SEATS[key], [SEATS[seat]])


def tell_trigger(dealer: Dealer, trigger: i64, card: str) -> None:
    """An ability of a card is triggered."""
    dealer.tell_as(_TRIGGERS[trigger], [card])


def tell_pay(dealer: Dealer, seat: i64, card: str) -> None:
    """A support card rests to pay."""
    dealer.tell_as(_PAY, [SEATS[seat], card, SIDES[seat]["support"], SIDES[seat]["rested"]])


def tell_support(dealer: Dealer, seat: i64, card: str) -> None:
    """A card of the hand comes to the support area."""
    dealer.tell_as(_SUPPORT, [SEATS[seat], card, SIDES[seat]["hand"], SIDES[seat]["support"]])


def tell_turn(dealer: Dealer, seat: i64, number: i64, cards: list[str]) -> None:
    """A turn begins, and rested support cards become active."""
    areas = SIDES[seat]
    dealer.tell_as(_TURN, [SEATS[seat], number, cards, areas["rested"], areas["support"]])


def tell_draw(dealer: Dealer, seat: i64, cards: list[str], source: str) -> None:
    """Cards of the deck that only their drawer sees."""
    areas = SIDES[seat]
    told: list[Any] = [SEATS[seat], len(cards), areas[source], areas["hand"], cards]
    dealer.tell_as(_DRAW, told, [seat])


def tell_attack(p: BraversePosition, seat: i64, with_: i64, at: i64, dealer: Dealer) -> None:
    """A Cookie attacks another."""
    attacker, target = p.sides[seat].battle[with_], p.sides[1 - seat].battle[at]
    assert attacker is not None
    assert target is not None
    names = p.cards.names
    told = [SEATS[seat], names[attacker.kind], PLACES[with_], names[target.kind], PLACES[at]]
    dealer.tell_as(_ATTACK, told)


def tell_damage(p: BraversePosition, target: Cookie, points: i64, dealer: Dealer) -> None:
    """Damage begins."""
    where = place_of(p, target)
    seat, name, place = SEATS[where >> 1], p.cards.names[target.kind], PLACES[where & 1]
    dealer.tell_as(_DAMAGE, [seat, name, place, points])


def tell_turned(p: BraversePosition, cookie: Cookie, seat: i64, card: str, dealer: Dealer) -> None:
    """An HP card is turned and goes to the discard pile of a seat."""
    where = place_of(p, cookie)
    source = HP[where >> 1][where & 1]
    told: list[Any] = [SEATS[where >> 1], p.cards.names[cookie.kind], PLACES[where & 1], card]
    told.append([moved([card], source, SIDES[seat]["discard"])])
    dealer.tell_as(_TURN_HP, told)


def tell_hp(
    p: BraversePosition, cookie: Cookie, seat: i64, cards: list[str], source: str, dealer: Dealer
) -> None:
    """Cards come on a Cookie's HP pile, unseen."""
    where = place_of(p, cookie)
    name, place, to = p.cards.names[cookie.kind], PLACES[where & 1], HP[where >> 1][where & 1]
    whose = SEATS[where >> 1]
    told: list[Any] = [whose, len(cards), name, place, SIDES[seat][source], to, cards]
    dealer.tell_as(_HP, told, [])


def tell_place(p: BraversePosition, cookie: Cookie, source: str, dealer: Dealer) -> None:
    """A Cookie comes into battle."""
    where = place_of(p, cookie)
    name, place, to = p.cards.names[cookie.kind], PLACES[where & 1], CARD[where >> 1][where & 1]
    dealer.tell_as(_PLACE, [SEATS[where >> 1], name, place, source, to])


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
    where = place_of(position, cookie)
    return {
        "seat": SEATS[where >> 1],
        "card": position.cards.names[cookie.kind],
        "place": PLACES[where & 1],
    }


def stand(position: BraversePosition, cookie: Cookie) -> str:
    """The place of a Cookie in battle, with its card and HP cards."""
    where = place_of(position, cookie)
    return BATTLE[where >> 1][where & 1]


def place_of(position: BraversePosition, cookie: Cookie) -> i64:
    """Where a Cookie is in battle: twice its seat, and one more in the second place."""
    for seat in range(2):
        battle = position.sides[seat].battle
        if battle[0] is cookie:
            return 2 * seat
        if battle[1] is cookie:
            return 2 * seat + 1
    raise KeyError(cookie)
