"""Changed positions are refused with a sentence, or are as good as those of a play.

`python -m tests.fuzz.positions GAME --mutations 100000 --jobs 2` tries as many as you like.
"""

from __future__ import annotations

from cookietin.kernel.chance import Chance
from cookietin.kernel.registry import ids, make_game
from cookietin.laws import LawBroken, mixed, spread
from cookietin.laws.accepted import accepted_or_refused, written
from cookietin.laws.chooser import one_of
from cookietin.laws.mutating import mutated
from tests.fuzz.running import Seen, main

EACH = 60
"""So many changed positions of each play."""


def fuzz(id: str, seed: int) -> Seen:
    """One play with some seats and options."""
    chance = Chance(f"positions/{id}/{seed}")
    options, seats = one_of(chance, [*spread(id), mixed(id, chance), mixed(id, chance)])
    game = make_game(id, options)
    moments = written(game, seats, chance)
    seen = Seen()
    for _ in range(EACH):
        seen.tried += 1
        data = mutated(one_of(chance, moments), one_of(chance, moments), chance)
        try:
            refused = accepted_or_refused(game, data, chance)
        except LawBroken as broken:
            seen.wrong.append(f"seed {seed}, {seats} seats, options {options}: {broken}")
            continue
        if refused is None:
            seen.accepted += 1
        else:
            seen.refused[refused] += 1
    return seen


if __name__ == "__main__":
    main(fuzz, ids(), str(__doc__))
