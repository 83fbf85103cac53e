"""Trying out: what a land would come to, for every way to place a card."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from cookietin.games.chomp.scoring import Tally

if TYPE_CHECKING:
    from collections.abc import Callable

    from cookietin.games.chomp.cards import Cards
    from cookietin.games.chomp.land import Land


@final
class Way:
    """One way to place a card, and what someone thinks it is worth."""

    def __init__(self, at: int, turned: int, worth: float) -> None:
        self.at = at
        self.turned = turned
        self.worth = worth


def best_way(
    land: Land,
    card: int,
    cards: Cards,
    own_nest: bool,
    ats: list[int],
    worth: Callable[[Tally], float],
) -> Way:
    """The best of all ways to place a card at one of these cells; of equals the first."""
    best = Way(0, 0, -1e9)
    tried = land.copy()
    for at in ats:
        for turned in range(4):
            tried.place_with_eggs(card, at, turned, cards, own_nest)
            value = worth(Tally(tried))
            tried.take_back(land)
            if value > best.worth:
                best = Way(at, turned, value)
    return best
