"""What the dealer tells of Number Chain, and who may know which part."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cookietin.kernel.event import Event
from cookietin.kernel.names import SEATS, named, named_sorted

if TYPE_CHECKING:
    from cookietin.games.cookie_chomper.number_chain.state.position import ChainPosition
    from cookietin.kernel.dealer import Dealer
    from cookietin.kernel.outcome import Outcome

HANDS: Final = [f"hands.{seat}" for seat in SEATS]


def start(position: ChainPosition, dealer: Dealer) -> None:
    """The deal, the first card of the chain, and who is first."""
    names = position.cards.names
    for seat, hand in enumerate(position.hands):
        _dealt("deal", seat, named_sorted(hand, names), dealer)
    turned = {"cards": named(position.chain, names), "from": "deck", "to": "chain"}
    dealer.tell(Event("turn-up", turned))
    dealer.tell(Event("first", {"seat": SEATS[position.first]}))


def play(position: ChainPosition, seat: int, card: int, due: int, dealer: Dealer) -> None:
    """A card on the chain, and what it costs."""
    fields = {
        "seat": SEATS[seat],
        "card": position.cards.names[card],
        "count": due,
        "from": HANDS[seat],
        "to": "chain",
    }
    dealer.tell(Event("play", fields))


def draw(position: ChainPosition, seat: int, drawn: list[int], dealer: Dealer) -> None:
    """Cards that only who draws them sees."""
    _dealt("draw", seat, named(drawn, position.cards.names), dealer)


def over(outcome: Outcome, dealer: Dealer) -> None:
    """How it ended."""
    dealer.tell(Event("over", outcome.json()))


def _dealt(key: str, seat: int, cards: list[str], dealer: Dealer) -> None:
    fields = {
        "seat": SEATS[seat],
        "count": len(cards),
        "from": "deck",
        "to": HANDS[seat],
    }
    dealer.tell(Event(key, fields, {"cards": cards}, [seat]))
