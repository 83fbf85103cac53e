"""CHOMP by rule of thumb: how it tries out what can be placed."""

from __future__ import annotations

from cookietin.bots.thumbs.chomp.ways import best_way
from cookietin.games.chomp.cards import Cards
from cookietin.games.chomp.land import Land
from cookietin.games.chomp.scoring import Tally
from tests.games.chomp.tables import lying, story, table


def points(land: Land, card: int, at: int, turned: int, cards: Cards) -> int:
    """What the land comes to with a card more."""
    after = land.copy()
    after.place_with_eggs(card, at, turned, cards, True)
    return Tally(after).land_points()


def test_the_best_way_is_the_best_of_all_ways() -> None:
    """CH-23: what is found by trying out on one land is the best of separate copies."""
    position = table(story(), lands=[lying("giant", "garden@s17", "two-nests@q19")])
    land, cards = position.lands[0], position.cards
    for name in ("larder", "nest-and-egg", "trike", "carno"):
        card, places = cards.lands.index(name), land.places()
        worths = [points(land, card, at, turned, cards) for at in places for turned in range(4)]
        best = best_way(land, card, cards, True, places, lambda tally: tally.land_points())
        assert points(land, card, best.at, best.turned, cards) == best.worth == max(worths)
