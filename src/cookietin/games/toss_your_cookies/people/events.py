"""What the dealer tells of the play, and who may know which part (TY-16)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from cookietin.games.toss_your_cookies.dice import ACTIONS, NUMBERS
from cookietin.kernel.event import Event
from cookietin.kernel.names import SEATS, named, named_sorted

if TYPE_CHECKING:
    from cookietin.games.toss_your_cookies.state.position import TossPosition
    from cookietin.kernel.dealer import Dealer


def start(position: TossPosition, dealer: Dealer) -> None:
    """Which cookies play, what everyone is dealt, and who is first."""
    if not dealer.listening:
        return
    names = position.cards.names
    dealer.tell(Event("cookies", {"cookies": named(position.cookies, names)}))
    for seat in range(position.seats):
        hand = position.hands[seat]
        fields = {"seat": SEATS[seat], "count": len(hand)}
        dealer.tell(Event("deal", fields, {"cards": named_sorted(hand, names)}, [seat]))
    dealer.tell(Event("first", {"seat": SEATS[position.first]}))


def roll(position: TossPosition, dealer: Dealer) -> None:
    """What the dice show."""
    if dealer.listening:
        fields = {"number": NUMBERS[position.amount], "action": ACTIONS[position.action]}
        dealer.tell(Event("roll", {"seat": SEATS[position.turn], **fields}))


def about(position: TossPosition, key: str, seat: int, dealer: Dealer) -> None:
    """Something that all may know of one seat."""
    if dealer.listening:
        dealer.tell(Event(key, {"seat": SEATS[seat]}))


def between(position: TossPosition, key: str, seat: int, other: int, dealer: Dealer) -> None:
    """Something that all may know of two seats."""
    if dealer.listening:
        dealer.tell(Event(key, {"seat": SEATS[seat], "other": SEATS[other]}))


def chosen(position: TossPosition, seat: int, cards: list[int], dealer: Dealer) -> None:
    """All know that a seat has chosen, and only the seat itself knows what."""
    if dealer.listening:
        secret = {"cards": named_sorted(cards, position.cards.names)}
        dealer.tell(Event("chosen", {"seat": SEATS[seat], "count": len(cards)}, secret, [seat]))


def moved(
    position: TossPosition, key: str, seat: int, other: int, cards: list[int], dealer: Dealer
) -> None:
    """Cards went between two seats, and only these two know which."""
    if dealer.listening:
        fields = {"seat": SEATS[seat], "other": SEATS[other], "count": len(cards)}
        secret = {"cards": named_sorted(cards, position.cards.names)}
        dealer.tell(Event(key, fields, secret, [seat, other]))


def laid_open(
    position: TossPosition, key: str, seat: int, cards: list[int], dealer: Dealer
) -> None:
    """A seat tossed or got cards before everyone's eyes."""
    if dealer.listening:
        fields: dict[str, Any] = {"seat": SEATS[seat], "count": len(cards)}
        fields["cards"] = named_sorted(cards, position.cards.names)
        dealer.tell(Event(key, fields))


def order(position: TossPosition, dealer: Dealer) -> None:
    """In which order the cards in the middle are taken."""
    if dealer.listening:
        dealer.tell(Event("order", {"seats": named(position.waiting, SEATS)}))


def win(position: TossPosition, seat: int, dealer: Dealer) -> None:
    """The winning hand, for all to see."""
    laid_open(position, "win", seat, position.hands[seat], dealer)


def over(position: TossPosition, dealer: Dealer) -> None:
    """How the play ended."""
    if dealer.listening and position.outcome is not None:
        dealer.tell(Event("over", position.outcome.json()))
