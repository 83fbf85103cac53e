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
    "cover-your-cookies": "cover_your_cookies",
    "chomp": "chomp",
    "number-chain": "cookie_chomper/number_chain",
    "cookie-chomper": "cookie_chomper/standard",
    "golden-cookie": "cookie_chomper/golden",
    "cookie-hoarder": "cookie_chomper/hoarder",
    "toss-your-cookies": "toss_your_cookies",
}
"""Where each game lives below `games`: its words are in a folder of that name there."""

LIKE = {
    "golden-cookie": "cookie-chomper",
    "cookie-hoarder": "cookie-chomper",
}
"""Modes whose own words say only what is different: the rest is said as in another game."""


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


def _cover_your_cookies(given: Values) -> Game:
    from cookietin.games.cover_your_cookies import CoverYourCookies

    return CoverYourCookies(_cookie_deck(), given)


@cache
def _cookie_deck() -> dict[str, Any]:
    return read_toml("cover_your_cookies/deck.toml")


@cache
def _chomper_data() -> dict[str, Any]:
    return read_toml("cookie_chomper/cards.toml")


def _cookie_chomper(given: Values) -> Game:
    from cookietin.games.cookie_chomper.standard import CookieChomper

    return CookieChomper(_chomper_data(), given)


def _golden_cookie(given: Values) -> Game:
    from cookietin.games.cookie_chomper.golden import GoldenCookie

    return GoldenCookie(_chomper_data(), given)


def _cookie_hoarder(given: Values) -> Game:
    from cookietin.games.cookie_chomper.hoarder import CookieHoarder

    return CookieHoarder(_chomper_data(), given)


def _chomper_houses() -> None:
    """The tweaks that the rulebook itself suggests (CC-54)."""
    for game in ("cookie-chomper", "golden-cookie"):
        registry.own_house_rule(game, "in-the-middle", middle=True, flip=True)
        registry.own_house_rule(game, "symbol-cards", middle=True, flip=True, extra_flips=4)
    registry.own_house_rule("cookie-hoarder", "symbol-cards", extra_flips=4)
    for game in ("cookie-chomper", "golden-cookie", "cookie-hoarder"):
        registry.own_house_rule(game, "hand-of-four", hand=4)
        registry.own_house_rule(game, "opposites-on-seek", opposites_on_seek=True)


def _chomp(given: Values) -> Game:
    from cookietin.games.chomp import Chomp

    return Chomp(_chomp_cards(), given)


@cache
def _chomp_cards() -> dict[str, Any]:
    return read_toml("chomp/cards.toml")


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
    registry.register("braverse", _braverse)
    registry.own_house_rule("braverse", "official", refill="official")
    registry.register("cover-your-cookies", _cover_your_cookies)
    registry.own_house_rule("cover-your-cookies", "simple", mixers=False)
    registry.own_house_rule("cover-your-cookies", "advanced", strong_milk=True, actions=2)
    registry.register("chomp", _chomp)
    registry.register("number-chain", _number_chain)
    registry.register("cookie-chomper", _cookie_chomper)
    registry.register("golden-cookie", _golden_cookie)
    registry.register("cookie-hoarder", _cookie_hoarder)
    _chomper_houses()
    registry.register("toss-your-cookies", _toss_your_cookies)
