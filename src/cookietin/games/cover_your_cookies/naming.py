"""A position as plain data: everything by name, and what a viewer knows of hidden hands."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from cookietin.games.cover_your_cookies.standing import STANDINGS
from cookietin.games.cover_your_cookies.turns import ENDING, STAGES
from cookietin.kernel.names import SEATS, named, named_sorted

if TYPE_CHECKING:
    from cookietin.games.cover_your_cookies.position import CookiePosition


def parts(position: CookiePosition) -> dict[str, Any]:
    """What lies where and what is unfinished."""
    names = position.cards.names
    seats = range(position.seats)
    return {
        "turn": SEATS[position.turn],
        "stage": STAGES[ENDING if position.ending else position.action - 1],
        "hands": {SEATS[seat]: named_sorted(position.hands[seat], names) for seat in seats},
        "stacks": {
            SEATS[seat]: [named_sorted(batch, names) for batch in position.stacks[seat]]
            for seat in seats
        },
        "crumbs": {SEATS[seat]: position.crumbs[seat] for seat in seats},
        "discard": named(position.discard, names),
        "deck": {
            "cards": named_sorted(position.deck, names),
            "upper": position.upper,
            "mixers": named_sorted(position.mixers, names),
        },
        "mixer_discard": named(position.mixer_discard, names),
        "begun": [SEATS[seat] for seat in seats if position.begun[seat]],
        "had": [SEATS[seat] for seat in seats if position.had[seat]],
        "barred": None if position.barred < 0 else SEATS[position.barred],
        "defended": [SEATS[seat] for seat in sorted(position.defended)],
        "challenge": _challenge(position),
        "refill": [SEATS[seat] for seat in position.refill],
        "mixer": None if position.mixer == 0 else names[position.mixer],
        "standing": {SEATS[seat]: STANDINGS[position.standing[seat]] for seat in seats},
        "known": _known(position),
    }


def _challenge(position: CookiePosition) -> dict[str, Any] | None:
    if position.defender < 0:
        return None
    names = position.cards.names
    return {
        "defender": SEATS[position.defender],
        "answers": SEATS[position.answers],
        "plays": [
            {"seat": SEATS[play[0]], "cards": named(play[1:], names)} for play in position.plays
        ],
    }


def _known(position: CookiePosition) -> dict[str, dict[str, list[str]]]:
    """For each viewer the hands that it knows something of."""
    found: dict[str, dict[str, list[str]]] = {}
    known = position.known
    if known is None:
        return found
    for viewer in range(position.seats):
        hands: dict[str, list[str]] = {}
        for seat in range(position.seats):
            cards = known.known(viewer, seat)
            if cards:
                hands[SEATS[seat]] = named(cards, position.cards.names)
        if hands:
            found[SEATS[viewer]] = hands
    return found


def places(position: CookiePosition) -> dict[str, list[str]]:
    """Where every card is."""
    names = position.cards.names
    found: dict[str, list[str]] = {}
    for seat in range(position.seats):
        found[f"hands.{SEATS[seat]}"] = named_sorted(position.hands[seat], names)
        stacked = [card for batch in position.stacks[seat] for card in batch]
        found[f"stacks.{SEATS[seat]}"] = named_sorted(stacked, names)
    laid = [card for play in position.plays for card in play[1:]]
    found["challenge"] = named_sorted(laid, names)
    found["discard"] = named_sorted(position.discard, names)
    found["deck"] = named_sorted(position.deck, names)
    found["deck.mixers"] = named_sorted(position.mixers, names)
    found["mixer_discard"] = named_sorted(position.mixer_discard, names)
    found["mixer"] = [] if position.mixer == 0 else [names[position.mixer]]
    return found


def floors(position: CookiePosition, viewer: int) -> dict[str, list[str]]:
    """For each hidden place what this viewer knows to be there."""
    known = position.known
    if known is None or not 0 <= viewer < position.seats:
        return {}
    names = position.cards.names
    found: dict[str, list[str]] = {}
    for seat in range(position.seats):
        cards = known.known(viewer, seat)
        if cards:
            found[f"hands.{SEATS[seat]}"] = named(cards, names)
    return found
