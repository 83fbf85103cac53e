"""Facts: what each card of a hand costs, and what each link of the chain cost (CC-51)."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING, Any, Final

from cookietin.kernel.facts import FLAG, TABLE, Fact, seat_facts
from cookietin.kernel.roles import CARD, NUMBER, WORD

if TYPE_CHECKING:
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
    due = [0] + [_due(position, before, card) for before, card in pairwise(chain)]
    links = [
        {"card": cards.names[card], "due": drew} for card, drew in zip(chain, due, strict=True)
    ]
    costs: list[dict[str, Any]] = [
        {
            "card": cards.names[card],
            "misses": _misses(position, chain[-1], card),
            "draws": _due(position, chain[-1], card),
        }
        for card in hand
    ]
    counts = [len(held) for held in position.hands]
    return {
        "hand": costs,
        "chain": links,
        "deck": {"left": left, "short": any(cost["draws"] > left for cost in costs)},
        "seats": seat_facts([{"cards": count, "fewest": count == min(counts)} for count in counts]),
    }


def _due(position: ChainPosition, before: int, card: int) -> int:
    return position.title.missing[before * position.cards.rows + card]


def _misses(position: ChainPosition, before: int, card: int) -> list[str]:
    """The numbers on a card that the one before it lacks; Zero may be one (CC-51)."""
    shows, names = position.cards.shows, position.cards.names
    if _due(position, before, card) == 0:
        return []
    return [number for number in shows[card] if number not in shows[before]] or [names[card]]
