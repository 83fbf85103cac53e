"""Changed options and card files are refused with a sentence, or make a game that keeps the laws.

`python -m tests.fuzz.options GAME --mutations 100000 --jobs 2` tries as many as you like.
"""

from __future__ import annotations

import tomllib
from itertools import islice
from typing import TYPE_CHECKING, Any

from cookietin.catalogue import manifest_of
from cookietin.kernel.chance import Chance
from cookietin.kernel.complaint import BadOption
from cookietin.kernel.options import Data
from cookietin.kernel.registry import ids, make_game
from cookietin.laws import mixed
from cookietin.laws.chooser import one_of
from cookietin.laws.imagining import keeps_laws
from cookietin.laws.mutating import mutated
from cookietin.laws.walking import walk_to_end
from tests.fuzz.running import Seen, main, said_by

if TYPE_CHECKING:
    from cookietin.kernel.game import Game

EACH = 40
FAR = 200
"""A game that is made of changed data is played so far; reading is what is tried."""
SELDOM = 50
"""One moment in so many is held to the laws."""


def fuzz(id: str, seed: int) -> Seen:
    """Some options of a game, one of them perhaps a card file, changed in many ways."""
    chance = Chance(f"options/{id}/{seed}")
    given: dict[str, Any] = {**mixed(id, chance)[0]}
    files = [option.name for option in make_game(id).declared if isinstance(option, Data)]
    if files and chance.below(4) > 0:
        given = {files[0]: own_data(id)}
    seen = Seen()
    for _ in range(EACH):
        changed = mutated(given, given, chance)
        if not isinstance(changed, dict):
            continue
        seen.tried += 1
        try:
            game = make_game(id, changed)
        except BadOption as refused:
            seen.refuse(refused, said_by(refused, id))
            continue
        except Exception as error:
            seen.wrong.append(f"seed {seed}: {error!r}\n{changed}")
            continue
        seen.accepted += 1
        try:
            if changed != given:
                play(game, chance)
        except Exception as error:
            seen.wrong.append(f"seed {seed}: {error!r}\n{changed}")
    return seen


def play(game: Game, chance: Chance) -> None:
    """Some of a play, with the laws held here and there."""
    steps = walk_to_end(game, one_of(chance, list(game.seats)), chance)
    for step in islice(steps, FAR):
        if step.position.outcome is not None or chance.below(SELDOM) == 0:
            keeps_laws(step.position, chance)


def own_data(id: str) -> dict[str, Any]:
    """All of a game's own data files, as a person would write one."""
    manifest = manifest_of(id)
    assert manifest is not None
    data: dict[str, Any] = {}
    for name in manifest.data:
        with open(manifest.path(name), "rb") as file:
            data |= tomllib.load(file)
    return data


if __name__ == "__main__":
    main(fuzz, ids(), str(__doc__))
