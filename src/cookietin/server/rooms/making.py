"""Games with their options, made once: tables of one game share its moves."""

from __future__ import annotations

import json
from collections import OrderedDict
from typing import TYPE_CHECKING

from cookietin.kernel.registry import house_rules, make_game

if TYPE_CHECKING:
    from cookietin.kernel.game import Game
    from cookietin.kernel.options import Values

MOST = 64

_made: OrderedDict[str, Game] = OrderedDict()


def wanted_game(id: str, house: str, options: Values) -> Game:
    """The game by a house rule and by what else is wished; or a complaint about a wish."""
    if house and house not in house_rules(id):
        make_game(id, {}, house)
    return shared_game(id, make_game(id, {**house_rules(id).get(house, {}), **options}).options)


def shared_game(id: str, options: Values) -> Game:
    """The game of this id with these options: the one that was made last time, if any was."""
    key = f"{id} {json.dumps(options, sort_keys=True)}"
    game = _made.get(key)
    if game is None:
        game = _made[key] = make_game(id, options)
    _made.move_to_end(key)
    while len(_made) > MOST:
        _made.popitem(last=False)
    return game
