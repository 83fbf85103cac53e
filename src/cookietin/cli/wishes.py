"""What is typed at a table of a server and is no move: what the server is asked for then."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any, NamedTuple

from cookietin.bots import sensible_bot
from cookietin.cli.asides import plain
from cookietin.cli.command import BadInput
from cookietin.cli.deck import deck_in_file
from cookietin.games.braverse import Braverse
from cookietin.games.braverse.decks import read_deck
from cookietin.kernel.names import SEATS
from cookietin.kernel.options import EVERYONES
from cookietin.words import LANGUAGES, messages

if TYPE_CHECKING:
    from cookietin.kernel.game import Game

Data = dict[str, Any]

ALONE = ("hint", "undo", "leave", "back", "rematch", "abandon")
"""Words that are all there is to say."""
CONSENTS = {"yes": True, "no": False}
BEFORE = ("sit", "swap", "deck")
"""Words that mean something before play alone: moves may begin like them."""


class Wish(NamedTuple):
    """A message to the server."""

    kind: str
    fields: Data


def wish_for(typed: str, table: Data, game: Game, own: str) -> Wish | None:
    """What something typed asks for at a table, by whoever has a seat or none; if it does."""
    first, _, rest = typed.partition(" ")
    word, rest = _words().get(plain(first), ""), rest.strip()
    if word in BEFORE and table["phase"] != "lobby":
        return None
    if word in ALONE and not rest:
        return Wish(word, {})
    if word in CONSENTS and not rest:
        return Wish("consent", {"yes": CONSENTS[word]})
    if word == "say" and rest:
        return Wish("chat", {"text": rest})
    if word in ("sit", "swap"):
        return Wish(word, {"seat": _seat(rest, table)})
    if word == "bot":
        return _bot_wish(rest, table, game)
    if word == "deck":
        return deck_wish(rest, game, own)
    return None


def _bot_wish(typed: str, table: Data, game: Game) -> Wish:
    """A bot on a seat: the sensible one, or the one that is named behind the seat."""
    who, _, named = typed.rpartition(" ")
    if not _seats(who, table):
        who, named = typed, sensible_bot(game.id)
    return Wish("bot", {"seat": _seat(who, table), "bot": named})


def deck_wish(named: str, game: Game, own: str) -> Wish:
    """To bring a deck to one's seat: one that comes with the game, or the list in a file."""
    seat = SEATS.index(own) if own in SEATS else EVERYONES
    options = [option.name for option in game.declared if option.seat == seat != EVERYONES]
    if not options or not isinstance(game, Braverse):
        raise BadInput("no-deck-here")
    starter = named in game.pool.starters
    value = named if starter else read_deck(deck_in_file(named, game.pool) + "\n")
    return Wish("bring", {"option": options[0], "value": value})


@cache
def _words() -> dict[str, str]:
    """The words in every language: who plays in Spanish may type `undo` too."""
    return {
        plain(typed): word
        for language in LANGUAGES
        for word, typed in messages(language).section("join-word").items()
    }


def _seats(typed: str, table: Data) -> list[str]:
    """The seats that a number or a player's name may mean."""
    return [
        seat["seat"]
        for number, seat in enumerate(table["seats"])
        if typed and plain(typed) in (str(number), plain(seat["name"]))
    ]


def _seat(typed: str, table: Data) -> str:
    found = _seats(typed, table)
    if len(found) != 1:
        raise BadInput("no-such-place", {"found": typed, "high": len(table["seats"]) - 1})
    return found[0]
