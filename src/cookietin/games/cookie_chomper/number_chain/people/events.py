"""What the dealer tells of Number Chain, and who may know which part."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cookietin.kernel.event import Event, form
from cookietin.kernel.names import SEATS, named, named_sorted

if TYPE_CHECKING:
    from cookietin.games.cookie_chomper.number_chain.state.position import ChainPosition
    from cookietin.kernel.dealer import Dealer
    from cookietin.kernel.event import Form
    from cookietin.kernel.outcome import Outcome

HANDS: Final = [f"hands.{seat}" for seat in SEATS]
_PLAY: Final = form("play", "seat card count from to")
_DEAL: Final = form("deal", "seat count from to", "cards")
_DRAW: Final = form("draw", "seat count from to", "cards")
_TURN_UP: Final = form("turn-up", "cards from to")
_FIRST: Final = form("first", "seat")


def start(position: ChainPosition, dealer: Dealer) -> None:
    """The deal, the first card of the chain, and who is first."""
    names = position.cards.names
    for seat, hand in enumerate(position.hands):
        _dealt(_DEAL, seat, named_sorted(hand, names), dealer)
    dealer.tell_as(_TURN_UP, [named(position.chain, names), "deck", "chain"])
    dealer.tell_as(_FIRST, [SEATS[position.first]])


def play(position: ChainPosition, seat: int, card: int, due: int, dealer: Dealer) -> None:
    """A card on the chain, and what it costs."""
    name = position.cards.names[card]
    dealer.tell_as(_PLAY, [SEATS[seat], name, due, HANDS[seat], "chain"])


def draw(position: ChainPosition, seat: int, drawn: list[int], dealer: Dealer) -> None:
    """Cards that only who draws them sees."""
    _dealt(_DRAW, seat, named(drawn, position.cards.names), dealer)


def over(outcome: Outcome, dealer: Dealer) -> None:
    """How it ended."""
    dealer.tell(Event("over", outcome.json()))


def _dealt(form: Form, seat: int, cards: list[str], dealer: Dealer) -> None:
    dealer.tell_as(form, [SEATS[seat], len(cards), "deck", HANDS[seat], cards], [seat])
