"""Choosing some cards of a hand as one move: every way to choose up to three, by kind."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from cookietin.games.toss_your_cookies.state.know import packed

if TYPE_CHECKING:
    from mypy_extensions import i64

    from cookietin.games.toss_your_cookies.cards import CookieCards
    from cookietin.kernel.move import Move, Moves

MOST: Final = 3
"""The highest number on the number die."""
CHOOSE: Final = "choose"

OPEN: Final = -1
"""A seat has not chosen. If it has, and the viewer may not know what: below this by how many."""


@final
class Choices:
    """The moves that choose cards: found by what they choose, in whatever order it is named."""

    def __init__(self, cards: CookieCards, moves: Moves) -> None:
        self.rows: i64 = cards.rows
        self.blank = moves.all[0]
        self.table: list[Move] = [self.blank] * (cards.rows * cards.rows * cards.rows)
        """The move that chooses kinds a, b and c at `(a * rows + b) * rows + c`; 0 for no card."""
        self.cards: list[list[int]] = [[] for _ in moves.all]
        """What each move of the game chooses, by its number."""
        self.packed: list[int] = [0] * len(moves.all)
        """The same as counts in one number."""
        for count in range(1, MOST + 1):
            self._add_all([], count, cards, moves)

    def _add_all(self, so_far: list[int], more: int, cards: CookieCards, moves: Moves) -> None:
        if more == 0:
            self._add(so_far, cards, moves)
            return
        for kind in range(so_far[-1] if so_far else 1, cards.rows):
            if so_far.count(kind) < cards.copies[kind]:
                self._add_all([*so_far, kind], more - 1, cards, moves)

    def _add(self, chosen: list[int], cards: CookieCards, moves: Moves) -> None:
        names = [cards.names[kind] for kind in chosen]
        move = moves.add(f"{CHOOSE} {' '.join(names)}", CHOOSE, {"cards": names})
        self.cards.append(chosen)
        self.packed.append(packed(chosen))
        self.table[self._place(chosen)] = move

    def _place(self, chosen: list[int]) -> int:
        place = 0
        for kind in [0] * (MOST - len(chosen)) + sorted(chosen):
            place = place * self.rows + kind
        return place

    def of(self, chosen: list[int]) -> Move:
        """The move that chooses these cards."""
        return self.table[self._place(chosen)]

    def legal(self, hand: list[int], count: i64) -> list[Move]:
        """Every way to choose so many cards of a sorted hand, by number."""
        ways: list[Move] = []
        table = self.table
        rows = self.rows
        size: i64 = len(hand)
        first: i64 = 0
        while first <= size - count:
            at: i64 = hand[first]
            if count == 1:
                ways.append(table[at])
            else:
                self._with(ways, hand, first + 1, at * rows, count - 1)
            first += 1
            while first < size and hand[first] == at:
                first += 1
        return ways

    def _with(self, ways: list[Move], hand: list[int], start: i64, base: i64, more: i64) -> None:
        """Add the ways that go on with cards from a place in the hand."""
        table = self.table
        size: i64 = len(hand)
        place = start
        while place <= size - more:
            kind: i64 = hand[place]
            if more == 1:
                ways.append(table[base + kind])
            else:
                self._with(ways, hand, place + 1, (base + kind) * self.rows, more - 1)
            place += 1
            while place < size and hand[place] == kind:
                place += 1
