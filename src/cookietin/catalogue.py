"""The games that come in the tin: each with the data that it is made from."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib import resources
from typing import TYPE_CHECKING, Any

from cookietin.kernel import registry

if TYPE_CHECKING:
    from cookietin.kernel.game import Game
    from cookietin.kernel.options import Values

FOLDERS = {
    "chomp": "chomp",
    "number-chain": "cookie_chomper/number_chain",
}
"""Where each game lives below `games`: its words are in a folder of that name there."""


def read_toml(path: str) -> dict[str, Any]:
    """A data file of a game, by its path below `games`."""
    text = resources.files("cookietin.games").joinpath(path).read_text(encoding="utf-8")
    return tomllib.loads(text)


def _number_chain(given: Values) -> Game:
    from cookietin.games.cookie_chomper.number_chain import NumberChain

    return NumberChain(_number_cards(), given)


@cache
def _number_cards() -> Any:
    from cookietin.games.cookie_chomper.number_cards import NumberCards

    return NumberCards(read_toml("cookie_chomper/cards.toml"))


def _chomp(given: Values) -> Game:
    from cookietin.games.chomp import Chomp

    return Chomp(_chomp_cards(), given)


@cache
def _chomp_cards() -> dict[str, Any]:
    return read_toml("chomp/cards.toml")


def register_all() -> None:
    """Make the games of the tin known."""
    registry.register("chomp", _chomp)
    registry.register("number-chain", _number_chain)
