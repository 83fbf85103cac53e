"""The games that come in the tin: each with the data that it is made from."""

from __future__ import annotations

import os
import tomllib
from functools import cache
from typing import TYPE_CHECKING, Any

from cookietin.kernel import registry

if TYPE_CHECKING:
    from cookietin.kernel.game import Game
    from cookietin.kernel.options import Values

FOLDERS = {
    "braverse": "braverse",
    "number-chain": "cookie_chomper/number_chain",
}
"""Where each game lives below `games`: its words are in a folder of that name there."""


def read_toml(path: str) -> dict[str, Any]:
    """A data file of a game, by its path below `games`."""
    # A plain path: `importlib.resources` would take a fifth of the time in which `tin` must answer.
    with open(os.path.join(os.path.dirname(__file__), "games", path), "rb") as file:
        return tomllib.load(file)


def _number_chain(given: Values) -> Game:
    from cookietin.games.cookie_chomper.number_chain import NumberChain

    return NumberChain(_number_cards(), given)


@cache
def _number_cards() -> Any:
    from cookietin.games.cookie_chomper.number_cards import NumberCards

    return NumberCards(read_toml("cookie_chomper/cards.toml"))


def _braverse(given: Values) -> Game:
    from cookietin.games.braverse import Braverse

    return Braverse(braverse_pool(), given)


@cache
def braverse_pool() -> Any:
    """The cards and starter decks that come with Braverse."""
    from cookietin.games.braverse import Pool

    return Pool({**read_toml("braverse/cards.toml"), **read_toml("braverse/decks.toml")})


def register_all() -> None:
    """Make the games of the tin known."""
    registry.register("braverse", _braverse)
    registry.house_rule("braverse", "official", refill="official")
    registry.register("number-chain", _number_chain)
