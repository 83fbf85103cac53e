"""What each viewer knows of each hand: at least these cards (TY-16).

A floor is one number with four bits for each kind, so that a whole hand is lowered at once: a
kind is held at most seven times, and the fourth bit catches what would go below nothing.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, cast, final

from cookietin.games.toss_your_cookies.cards import HAND
from cookietin.kernel.complaint import BadPosition
from cookietin.kernel.knowledge import Known
from cookietin.kernel.names import SEATS

if TYPE_CHECKING:
    from mypy_extensions import i64

KINDS: Final = 15
_ONE_EACH: Final = 0x111111111111111
_CATCH: Final = 0x888888888888888

UNITS: Final[list[int]] = [16**kind for kind in range(KINDS)]
"""One card of a kind, packed."""


def packed(cards: list[int]) -> int:
    """Cards as counts of kinds in one number."""
    total: i64 = 0
    for card in cards:
        total += UNITS[card]
    return total


def unpacked(counts: int) -> list[int]:
    """The cards of a packed number, sorted."""
    cards: list[int] = []
    left: i64 = counts
    kind = 0
    while left != 0:
        for _ in range(left & 15):
            cards.append(kind)
        left >>= 4
        kind += 1
    return cards


def lowered(floor: i64, by: i64) -> i64:
    """Each kind's count less another, but not below nothing."""
    left: i64 = (floor | _CATCH) - by
    return left & ((left & _CATCH) >> 3) * 7


@final
class Knowledge:
    """The floors of all viewers, the spectator last. Nobody needs one of a hand that they see."""

    def __init__(self, seats: int) -> None:
        self.seats: i64 = seats
        self.floors: list[int] = [0] * (seats * (seats + 1))

    def known(self, viewer: int, seat: int) -> int:
        """What a viewer knows to be in a hand, packed."""
        return self.floors[viewer * self.seats + seat]

    def learn(self, viewer: i64, seat: i64, cards: i64) -> None:
        """One viewer knows that these cards came to a hand."""
        self.floors[viewer * self.seats + seat] += cards

    def seen_in(self, seat: i64, cards: i64) -> None:
        """All saw these cards come to a hand."""
        floors = self.floors
        place = seat
        viewer: i64 = 0
        while viewer <= self.seats:
            if viewer != seat:
                floor: i64 = floors[place]
                floors[place] = floor + cards
            place += self.seats
            viewer += 1

    def seen_out(self, seat: i64, cards: i64) -> None:
        """All saw these cards leave a hand."""
        self.lose(seat, cards, seat, cards)

    def unseen_out(self, seat: i64, count: i64, witness: i64, cards: i64) -> None:
        """So many cards left a hand; only the witness saw which."""
        self.lose(seat, count * _ONE_EACH, witness, cards)

    def lose(self, seat: i64, most: i64, witness: i64, cards: i64) -> None:
        """Lower what is known of a hand by the most that can be gone; the witness knows better."""
        floors = self.floors
        place = seat
        viewer: i64 = 0
        while viewer <= self.seats:
            floor: i64 = floors[place]
            if floor != 0:
                floors[place] = lowered(floor, cards if viewer == witness else most)
            place += self.seats
            viewer += 1

    def shown(self, seat: i64, card: i64) -> None:
        """All saw that one card is in a hand."""
        for viewer in range(self.seats + 1):
            place = viewer * self.seats + seat
            if viewer != seat and lowered(card, self.floors[place]) != 0:
                self.floors[place] += card

    def laid_open(self, seat: i64) -> None:
        """All see the whole hand."""
        for viewer in range(self.seats + 1):
            self.floors[viewer * self.seats + seat] = 0

    def moved(self, to: list[int], hands: list[int]) -> None:
        """Whole hands, given packed, went to other seats; what is known of them goes along."""
        before = self.floors
        seats = self.seats
        self.floors = [0] * len(before)
        for viewer in range(seats + 1):
            for seat in range(seats):
                target = to[seat]
                if target != viewer:
                    known = hands[seat] if seat == viewer else before[viewer * seats + seat]
                    self.floors[viewer * seats + target] = known

    def of_one(self, viewer: int) -> Knowledge:
        """What one viewer knows, alone."""
        own = Knowledge(self.seats)
        for place in range(viewer * self.seats, (viewer + 1) * self.seats):
            own.floors[place] = self.floors[place]
        return own

    def copy(self) -> Knowledge:
        """An equal one that shares nothing."""
        twin = Knowledge(0)
        twin.seats = self.seats
        twin.floors = self.floors[:]
        return twin


@final
class KnownHands(Known):
    """What is known, as it is written and read."""

    def nothing(self, seats: int) -> Any:
        return Knowledge(seats)

    def cards(self, value: Any, viewer: int, seat: int) -> list[int]:
        return unpacked(cast("Knowledge", value).known(viewer, seat))

    def learn(self, value: Any, viewer: int, seat: int, cards: list[int]) -> None:
        if len(cards) > HAND or 0 in cards:
            raise BadPosition("known-but-not-there", {"where": "known", "other": SEATS[seat]})
        cast("Knowledge", value).learn(viewer, seat, packed(cards))
