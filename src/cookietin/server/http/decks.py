"""Resources about decks, for games in which each player brings one."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cookietin.games.braverse import Braverse
from cookietin.games.braverse.decks import DECK_SIZE, MOST_COPIES, MOST_FLIPS
from cookietin.kernel.complaint import BadOption
from cookietin.server.http.asking import Asking, answer
from cookietin.server.http.games import known_game
from cookietin.server.protocol import http
from cookietin.server.rooms.making import shared_game
from cookietin.words.decks import read_deck_list, starter_names

if TYPE_CHECKING:
    from starlette.responses import Response

    from cookietin.games.braverse import Pool


async def decks(asking: Asking) -> Response:
    """The decks that come with a game."""
    pool = _pool(asking)
    starters = [
        http.Starter(deck, name, pool.starters[deck])
        for deck, name in starter_names(pool, asking.language).items()
    ]
    return answer(http.Decks(starters, DECK_SIZE, MOST_COPIES, MOST_FLIPS))


async def deck(asking: Asking) -> Response:
    """A deck, and whether it may be played."""
    pool = _pool(asking)
    wanted = await asking.body(http.DeckList)
    found = read_deck_list(wanted.text, pool, asking.language)
    return answer(http.DeckInfo(not found.reasons, **found._asdict()))


def _pool(asking: Asking) -> Pool:
    id = known_game(asking)
    game = shared_game(id, {})
    if not isinstance(game, Braverse):
        raise BadOption("no-decks", {"game": id})
    return game.pool
