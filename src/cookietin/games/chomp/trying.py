"""Trying out: what a land would come to, for every way to place a card. For bots and hints."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from cookietin.games.chomp.land import covers
from cookietin.games.chomp.tally import Tally

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
            _lay(tried, card, at, turned, cards, own_nest)
            value = worth(Tally(tried))
            tried.take_back(land)
            if value > best.worth:
                best = Way(at, turned, value)
    return best


def laid(land: Land, card: int, at: int, turned: int, cards: Cards, own_nest: bool) -> Land:
    """The land with a card more, its eggs on the first nests that are free."""
    after = land.copy()
    _lay(after, card, at, turned, cards, own_nest)
    return after


def _lay(land: Land, card: int, at: int, turned: int, cards: Cards, own_nest: bool) -> None:
    land.place(card, at, turned, cards.faces)
    eggs = cards.eggs[card]
    if eggs:
        for nest in land.nests():
            if eggs and (own_nest or not covers(at, nest)):
                land.eggs.append(nest)
                eggs -= 1
