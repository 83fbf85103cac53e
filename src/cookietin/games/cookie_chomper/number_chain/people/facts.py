"""Facts: what each card of a hand costs, and what each link of the chain cost (CC-51)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from cookietin.kernel.facts import FLAG, TABLE, Fact, seat_facts
from cookietin.kernel.roles import CARD, NUMBER, WORD

if TYPE_CHECKING:
    from cookietin.games.cookie_chomper.number_cards import NumberCards
    from cookietin.games.cookie_chomper.number_chain.state.position import ChainPosition

DECLARED: Final = [
    Fact("hand", TABLE, "The viewer's own cards, sorted; of a spectator none."),
    Fact("hand[]", TABLE, "One card."),
    Fact("hand[].card", CARD, "Its name."),
    Fact("hand[].misses", TABLE, "The numbers on it that the end of the chain lacks."),
    Fact("hand[].misses[]", WORD, "One of them."),
    Fact("hand[].draws", NUMBER, "How many cards playing it now would draw."),
    Fact("chain", TABLE, "The links, the oldest first."),
    Fact("chain[]", TABLE, "One card."),
    Fact("chain[].card", CARD, "Its name."),
    Fact("chain[].due", NUMBER, "How many cards its player had to draw; 0 for the first."),
    Fact("deck", TABLE, "The deck."),
    Fact("deck.left", NUMBER, "How many cards are left."),
    Fact("deck.short", FLAG, "Whether some card in the viewer's hand would use it up."),
    Fact("seats", TABLE, "Every seat."),
    Fact("seats.*", TABLE, "One seat."),
    Fact("seats.*.cards", NUMBER, "How many cards it holds."),
    Fact("seats.*.fewest", FLAG, "Whether nobody holds fewer: who would win if the deck ran out."),
]


def facts(position: ChainPosition) -> dict[str, Any]:
    """All of it, from what the position shows."""
    cards, chain, left = position.cards, position.chain, len(position.deck)
    own = 0 <= position.viewer < position.seats
    hand = sorted(position.hands[position.viewer]) if own else []
    links = [
        {"card": cards.names[card], "due": len(_misses(chain[place - 1], card, cards))}
        for place, card in enumerate(chain)
    ]
    if links:
        links[0]["due"] = 0
    costs = [_card(chain[-1], card, cards) for card in hand]
    counts = [len(held) for held in position.hands]
    return {
        "hand": costs,
        "chain": links,
        "deck": {"left": left, "short": any(cost["draws"] > left for cost in costs)},
        "seats": seat_facts([{"cards": count, "fewest": count == min(counts)} for count in counts]),
    }


def _card(last: int, card: int, cards: NumberCards) -> dict[str, Any]:
    misses = _misses(last, card, cards)
    return {"card": cards.names[card], "misses": misses, "draws": len(misses)}


def _misses(before: int, card: int, cards: NumberCards) -> list[str]:
    return [number for number in cards.shows[card] if number not in cards.shows[before]]
