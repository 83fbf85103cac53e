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
    "number-chain": "cookie_chomper/number_chain",
    "toss-your-cookies": "toss_your_cookies",
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


def _toss_your_cookies(given: Values) -> Game:
    from cookietin.games.toss_your_cookies import TossYourCookies

    return TossYourCookies(_cookie_cards(), _cookie_dice(), given)


@cache
def _cookie_cards() -> Any:
    from cookietin.games.toss_your_cookies import CookieCards

    return CookieCards(read_toml("toss_your_cookies/cards.toml"))


@cache
def _cookie_dice() -> dict[str, Any]:
    return read_toml("toss_your_cookies/dice.toml")


def register_all() -> None:
    """Make the games of the tin known."""
    registry.register("number-chain", _number_chain)
    registry.register("toss-your-cookies", _toss_your_cookies)
