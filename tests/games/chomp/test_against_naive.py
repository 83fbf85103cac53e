"""Herds, feeding and placement against a second, naive version, on many random lands."""

from __future__ import annotations

from typing import cast

from cookietin.games.chomp import ChompPosition
from cookietin.games.chomp.feeding import Feeding
from cookietin.games.chomp.land import START, WIDE, Land
from cookietin.games.chomp.quarters import CODES, DINO, HALVES, RIDGES, WORTH
from cookietin.kernel.chance import Chance
from cookietin.kernel.dealer import Silent
from tests.games.chomp import naive
from tests.games.chomp.tables import own

TYPES = ["sh", "mh", "lh", "sc", "mc", "lc"]
SCATTERED = 20_000
LAID = 50


def scattered(chance: Chance) -> Land:
    """Any quarters with any ridges on a small grid with gaps; large dinos in whole pairs."""
    land = Land()
    tall, wide = 1 + chance.below(5), 2 + chance.below(4)
    for row in range(tall):
        column = 0
        while column < wide:
            kind = chance.below(len(CODES))
            ridges = sum(bit for bit in RIDGES if chance.below(6) == 0)
            cell = START + row * WIDE + column
            if HALVES[kind] == 1:
                if column + 1 == wide:
                    break
                land.show(cell, kind + (ridges & ~RIDGES[1]) + 256 * 2)
                land.show(cell + 1, kind + (ridges & ~RIDGES[3]) + 256 * 4)
                column += 1
            elif kind:
                land.show(cell, kind + ridges)
            column += 1
    return land


def agree(land: Land) -> None:
    """Both versions see the same herds live, as big, and as many extinct."""
    feeding = Feeding(land)
    found = sorted((TYPES[herd.dino], herd.dinos()) for herd in feeding.herds if herd.lives())
    alive, extinct = naive.living(land)
    assert found == sorted(alive)
    assert len([herd for herd in feeding.herds if not herd.lives()]) == extinct
    points = sum(herd.dinos() * WORTH[herd.dino] for herd in feeding.herds if herd.lives())
    assert points == naive.dino_points(land)
    assert all(DINO[land.cells[herd.cell] % 16] == herd.dino for herd in feeding.herds)


def test_scattered_lands_are_fed_the_same() -> None:
    """CH-18 to CH-21: what is seldom on real lands is common here."""
    chance = Chance("scattered")
    for _ in range(SCATTERED):
        agree(scattered(chance))


def test_lands_of_real_plays_are_fed_and_offered_the_same() -> None:
    """CH-13, CH-14 and CH-18 to CH-21, at every moment of random plays."""
    game, chance = own(), Chance("laid")
    for _ in range(LAID):
        position = cast("ChompPosition", game.start(1, Silent(chance)))
        while position.outcome is None:
            moves = position.legal(0)
            if position.question(0).key == "place":
                assert set(position.spots) == naive.places(position.lands[0])
            position.step(0, moves[chance.below(len(moves))], Silent(chance))
        agree(position.lands[0])
