"""Herds, feeding and placement against a second, naive version, on many random lands."""

from __future__ import annotations

from collections import Counter
from typing import cast

from cookietin.games.chomp import ChompPosition
from cookietin.games.chomp.feeding import FATES, Feeding
from cookietin.games.chomp.land import START, WIDE, Land
from cookietin.games.chomp.quarters import (
    ABOVE,
    BELOW,
    CODES,
    DINO,
    EDGES,
    HALVES,
    LEFT,
    PARTNER,
    RIDGES,
    RIGHT,
    WORTH,
)
from cookietin.kernel.chance import Chance
from cookietin.kernel.dealer import Silent
from tests.games.chomp import naive
from tests.games.chomp.tables import own

TYPES = ["sh", "mh", "lh", "sc", "mc", "lc"]
SCATTERED = 20_000
LAID = 50
NOBODY = -1


def scattered(chance: Chance) -> Land:
    """Any quarters with any ridges on a small grid with gaps; large dinos in whole pairs, which
    lie on their side in one half of the lands and stand upright in the other."""
    land = Land()
    steps, sides = ([WIDE, 1], [RIGHT, LEFT]) if chance.below(2) else ([1, WIDE], [BELOW, ABOVE])
    tall, wide = 1 + chance.below(5), 2 + chance.below(4)
    for row in range(tall):
        column = 0
        while column < wide:
            kind = chance.below(len(CODES))
            ridges = sum(bit for bit in RIDGES if chance.below(6) == 0)
            cell = START + row * steps[0] + column * steps[1]
            if HALVES[kind] == 1:
                if column + 1 == wide:
                    break
                for half, side in zip((cell, cell + steps[1]), sides, strict=True):
                    edges = (ridges & ~RIDGES[side]) + PARTNER * (side + 1)
                    land.show(half, kind + EDGES * edges)
                column += 1
            elif kind:
                land.show(cell, kind + EDGES * ridges)
            column += 1
    return land


def agree(land: Land) -> list[str]:
    """Both versions see the same herds, and the same of them live, as big. Says their fates."""
    feeding, seen = Feeding(land), naive.unpack(land)
    together: dict[int, set[naive.Place]] = {}
    for row, column in seen:
        together.setdefault(feeding.herd_at(row * WIDE + column), set()).add((row, column))
    together.pop(NOBODY, None)
    herds = naive.herds(seen)
    assert sorted(map(min, herds)) == [divmod(herd.cell, WIDE) for herd in feeding.herds]
    assert sorted(map(sorted, together.values())) == sorted(map(sorted, herds))
    found = sorted((TYPES[herd.dino], herd.dinos()) for herd in feeding.herds if herd.lives())
    alive, extinct = naive.living(seen, herds)
    assert found == sorted(alive)
    assert len([herd for herd in feeding.herds if not herd.lives()]) == extinct
    points = sum(herd.dinos() * WORTH[herd.dino] for herd in feeding.herds if herd.lives())
    assert points == naive.dino_points(alive)
    assert all(DINO[land.kinds[herd.cell]] == herd.dino for herd in feeding.herds)
    return [FATES[herd.fate] for herd in feeding.herds]


def test_scattered_lands_are_fed_the_same() -> None:
    """CH-18 to CH-21: what is seldom on real lands is common here, each fate thousands of times."""
    chance, fates = Chance("scattered"), Counter[str]()
    for _ in range(SCATTERED):
        fates.update(agree(scattered(chance)))
    assert set(fates) == set(FATES)
    assert min(fates.values()) > 4_000


def test_lands_of_real_plays_are_fed_and_offered_the_same() -> None:
    """CH-13, CH-14 and CH-18 to CH-21, whenever a card was placed in random plays."""
    game, chance, fed = own(), Chance("laid"), 0
    for _ in range(LAID):
        position = cast("ChompPosition", game.start(1, Silent(chance)))
        while position.outcome is None:
            moves = position.legal(0)
            if position.question(0).key == "place":
                assert set(position.spots) == naive.places(position.lands[0])
                agree(position.lands[0])
                fed += 1
            position.step(0, moves[chance.below(len(moves))], Silent(chance))
        agree(position.lands[0])
    assert fed > 3 * LAID
