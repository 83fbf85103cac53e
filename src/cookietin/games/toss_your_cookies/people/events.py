"""What the dealer tells of the play, and who may know which part (TY-16)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from cookietin.games.toss_your_cookies.cards import MILK
from cookietin.games.toss_your_cookies.dice import ACTIONS, NUMBERS, TOSS
from cookietin.kernel.event import Event, form
from cookietin.kernel.names import SEATS, named, named_sorted

if TYPE_CHECKING:
    from cookietin.games.toss_your_cookies.state.position import TossPosition
    from cookietin.kernel.dealer import Dealer
    from cookietin.kernel.names import Names

HANDS: Final[Names] = [f"hands.{seat}" for seat in SEATS]
MIDDLE: Final = "middle"
BOX: Final = "box"

# What is told most is told by its form.
_DEAL: Final = form("deal", "seat count from to", "cards")
_ROLL: Final = form("roll", "seat number action")
_CHOSEN: Final = form("chosen", "seat count", "cards")
_GET: Final = form("get", "seat count from to other", "cards")
_BLIND: Final = form("blind", "seat other count", "cards")
_SEEN: Final = {key: form(key, "seat count from to cards") for key in ("toss", "grab", "left-over")}


def start(position: TossPosition, dealer: Dealer) -> None:
    """Which cookies play, what everyone is dealt, and who is first."""
    if not dealer.listening:
        return
    names = position.cards.names
    dealer.tell(Event("cookies", {"cookies": named(position.cookies, names)}))
    for seat in range(position.seats):
        hand = position.hands[seat]
        told: list[Any] = [SEATS[seat], len(hand), BOX, HANDS[seat], named_sorted(hand, names)]
        dealer.tell_as(_DEAL, told, [seat])
    dealer.tell(Event("first", {"seat": SEATS[position.first]}))


def roll(position: TossPosition, dealer: Dealer) -> None:
    """What the dice show."""
    if dealer.listening:
        number, action = NUMBERS[position.amount], ACTIONS[position.action]
        dealer.tell_as(_ROLL, [SEATS[position.turn], number, action])


def about(position: TossPosition, key: str, seat: int, dealer: Dealer) -> None:
    """Something that all may know of one seat."""
    if dealer.listening:
        dealer.tell(Event(key, {"seat": SEATS[seat]}))


def partner(position: TossPosition, dealer: Dealer) -> None:
    """With whom the roller swaps."""
    if dealer.listening:
        fields = {"seat": SEATS[position.turn], "other": SEATS[position.partner]}
        dealer.tell(Event("partner", fields))


def chosen(position: TossPosition, seat: int, cards: list[int], dealer: Dealer) -> None:
    """All know that a seat has chosen, and only the seat itself knows what."""
    if dealer.listening:
        names = named_sorted(cards, position.cards.names)
        dealer.tell_as(_CHOSEN, [SEATS[seat], len(cards), names], [seat])


def got(position: TossPosition, seat: int, other: int, cards: list[int], dealer: Dealer) -> None:
    """Cards came to a seat from another, and only these two know which."""
    names = named_sorted(cards, position.cards.names)
    told: list[Any] = [SEATS[seat], len(cards), HANDS[other], HANDS[seat], SEATS[other], names]
    dealer.tell_as(_GET, told, [seat, other])


def drawn_blind(
    position: TossPosition, seat: int, other: int, cards: list[int], dealer: Dealer
) -> None:
    """Another takes cards from a seat's hand without looking, and so gets them."""
    names = named_sorted(cards, position.cards.names)
    dealer.tell_as(_BLIND, [SEATS[seat], SEATS[other], len(cards), names], [seat, other])
    got(position, other, seat, cards, dealer)


def seen(position: TossPosition, key: str, seat: int, cards: list[int], dealer: Dealer) -> None:
    """A seat laid cards into the middle, or took them from there, before everyone's eyes."""
    if dealer.listening:
        hand = HANDS[seat]
        tossed = key == "toss"
        source, target = (hand, MIDDLE) if tossed else (MIDDLE, hand)
        names = named_sorted(cards, position.cards.names)
        dealer.tell_as(_SEEN[key], [SEATS[seat], len(cards), source, target, names])


def milk_tossed(position: TossPosition, seat: int, dealer: Dealer) -> None:
    """The milk fell into the middle."""
    if dealer.listening:
        fields = {"seat": SEATS[seat], "card": MILK, "from": HANDS[seat], "to": MIDDLE}
        dealer.tell(Event("milk-toss", fields))


def milk_to(position: TossPosition, seat: int, other: int, dealer: Dealer) -> None:
    """The milk came to a seat from another, who had tossed it or not."""
    source = MIDDLE if position.action == TOSS else HANDS[other]
    fields = {"seat": SEATS[seat], "other": SEATS[other], "card": MILK}
    dealer.tell(Event("milk-to", {**fields, "from": source, "to": HANDS[seat]}))


def order(position: TossPosition, dealer: Dealer) -> None:
    """In which order the cards in the middle are taken."""
    if dealer.listening:
        dealer.tell(Event("order", {"seats": named(position.waiting, SEATS)}))


def win(position: TossPosition, seat: int, dealer: Dealer) -> None:
    """The winning hand, for all to see."""
    if dealer.listening:
        cards = named_sorted(position.hands[seat], position.cards.names)
        dealer.tell(Event("win", {"seat": SEATS[seat], "count": len(cards), "cards": cards}))


def over(position: TossPosition, dealer: Dealer) -> None:
    """How the play ended."""
    if dealer.listening and position.outcome is not None:
        dealer.tell(Event("over", position.outcome.json()))
