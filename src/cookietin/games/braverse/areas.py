"""Cards on their way: into zones, out of the deck, and who knows which (BV-09)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cookietin.games.braverse.language.terms import (
    TO_BREAK,
    TO_DECK,
    TO_DECK_BOTTOM,
    TO_DECK_TOP,
    TO_DISCARD,
    TO_HAND,
    TO_SUPPORT,
    TO_SUPPORT_RESTED,
)
from cookietin.games.braverse.people.events import area, moved
from cookietin.games.braverse.state.side import ALL_KNOW, KIND, KNOWS, NO_CARDS
from cookietin.kernel.event import Event
from cookietin.kernel.names import SEATS

if TYPE_CHECKING:
    from mypy_extensions import i64

    from cookietin.games.braverse.state.position import BraversePosition
    from cookietin.games.braverse.state.side import Side
    from cookietin.kernel.dealer import Dealer


def without(pile: list[int], kind: i64) -> list[int]:
    """A pile that is never changed in place, less one card of a kind."""
    left = pile[:]
    left.remove(kind)
    return left


def take_top(side: Side, dealer: Dealer, p: BraversePosition) -> int:
    """The deck's top card, with who knows it."""
    if side.top:
        entry = side.top[-1]
        side.top = side.top[:-1]
    elif side.deck:
        entry = dealer.draw(side.deck, p.cards.names)
    else:
        entry = side.bottom[0]
        side.bottom = side.bottom[1:]
    return entry


def into_hand(side: Side, kind: i64, public: bool) -> None:
    """A card comes to the hand."""
    side.hand.append(kind)
    if public:
        side.shown = [*side.shown, kind]


def out_of_hand(side: Side, kind: i64, public: bool) -> None:
    """A card leaves the hand, seen by all or by none of the others."""
    side.hand.remove(kind)
    if side.shown:
        if public:
            if kind in side.shown:
                side.shown = without(side.shown, kind)
        else:
            for known in set(side.shown):
                side.shown = without(side.shown, known)


def put(p: BraversePosition, seat: i64, entry: i64, to: i64, public: bool, dealer: Dealer) -> None:
    """A card arrives anywhere but in battle. What is hidden there keeps who knows it."""
    side = p.sides[seat]
    kind = entry & KIND
    if to == TO_DISCARD:
        side.discard.append(kind)
    elif to == TO_HAND:
        into_hand(side, kind, public)
    elif to == TO_SUPPORT:
        side.support.append(kind)
    elif to == TO_SUPPORT_RESTED:
        side.rested.append(kind)
    elif to == TO_BREAK:
        side.broken = [*side.broken, kind]
        side.levels += p.cards.all[kind].level
    elif to == TO_DECK_TOP:
        side.top = [*side.top, entry]
    elif to == TO_DECK_BOTTOM:
        side.bottom = [*side.bottom, entry]
    else:
        side.deck.append(kind)
        shuffle(p, seat, dealer)


def shuffle(p: BraversePosition, seat: i64, dealer: Dealer) -> None:
    """Nobody knows any place in the deck any more."""
    side = p.sides[seat]
    if not side.top and not side.bottom:
        return
    if dealer.listening:
        deck, names = area(seat, "deck"), p.cards.names
        gone = [
            moved([names[entry & KIND] for entry in pile], area(seat, name), deck)
            for name, pile in (("top", side.top), ("bottom", side.bottom))
        ]
        dealer.tell(Event("shuffle", {"seat": SEATS[seat]}, {"moves": gone}))
    for entry in side.top:
        side.deck.append(entry & KIND)
    for entry in side.bottom:
        side.deck.append(entry & KIND)
    side.top = NO_CARDS
    side.bottom = NO_CARDS


def known_to(seat: i64, public: bool) -> i64:
    """Who knows a card that its owner puts into a hidden place."""
    return ALL_KNOW if public else KNOWS[seat]


def hides(to: i64) -> bool:
    """Whether a card that arrives there is not seen by all."""
    return to in (TO_HAND, TO_DECK_TOP, TO_DECK_BOTTOM, TO_DECK)


def once(kinds: list[int]) -> list[int]:
    """Each kind once."""
    found: list[int] = []
    for kind in kinds:
        if kind not in found:
            found.append(kind)
    return found
