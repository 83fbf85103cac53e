"""Resources about games: all that is known before anyone plays."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, cast

from cookietin import words
from cookietin.bots import bot_names
from cookietin.games.braverse import Braverse
from cookietin.games.braverse.decks import DeckOption
from cookietin.kernel.names import SEATS
from cookietin.kernel.options import EVERYONES, Data, OneOf, Several, Switch, Whole
from cookietin.kernel.registry import game_maker, house_rules, ids
from cookietin.kernel.roles import COMMON
from cookietin.server.http.asking import Asking, answer
from cookietin.server.protocol import http
from cookietin.server.rooms.making import shared_game
from cookietin.words import Speech, clauses, messages
from cookietin.words.decks import starter_names

if TYPE_CHECKING:
    from starlette.responses import Response

    from cookietin.kernel.game import Game
    from cookietin.kernel.options import Option
    from cookietin.server.protocol.asked import Role

USUAL_SEATS = 3
FORMATS = ["single", "best-of-3", "best-of-5", "first-to-50", "total-after-4"]


async def games(asking: Asking) -> Response:
    """All games."""
    return answer([_info(shared_game(id, {}), asking.language) for id in ids()])


def _info(game: Game, language: str) -> http.GameInfo:
    speech = Speech(language, game.id)
    seats = list(game.seats)
    return http.GameInfo(
        id=game.id,
        name=speech.say("game", "name"),
        title=speech.say("game", "title"),
        blurb=speech.say("game", "blurb"),
        version=game.version,
        seats=seats,
        usual_seats=min(max(USUAL_SEATS, seats[0]), seats[-1]),
        options=[_form(option, game, speech) for option in game.declared],
        houses=[
            http.House(name, speech.say("house", name), values)
            for name, values in house_rules(game.id).items()
        ],
        bots=[http.BotForm(name, speech.say("bot", name)) for name in bot_names(game.id)],
        formats=FORMATS,
        guided=words.guide(game.id) is not None,
        roles=cast("dict[str, Role]", {**COMMON, **game.roles}),
    )


def _form(option: Option, game: Game, speech: Speech) -> http.OptionForm:
    form = http.OptionForm(
        name=option.name,
        kind="text",
        default=option.default,
        clause=option.clause,
        words=speech.say("option", option.name),
        range=option.range(),
        seat=None if option.seat == EVERYONES else SEATS[option.seat],
    )
    if isinstance(option, Whole):
        form.kind, form.low, form.high = "whole", option.low, option.high
    elif isinstance(option, OneOf | Several):
        form.kind = "one-of" if isinstance(option, OneOf) else "several"
        form.choices = list(option.choices)
        form.labels = [_called(choice, speech) for choice in option.choices]
    elif isinstance(option, Switch):
        form.kind = "switch"
    elif isinstance(option, DeckOption):
        form.kind, form.choices = "deck", list(option.starters)
        names = starter_names(cast("Braverse", game).pool, speech.language)
        form.labels = [names[starter] for starter in option.starters]
    elif isinstance(option, Data):
        form.kind = "data"
    return form


def _called(choice: str, speech: Speech) -> str:
    """What an option can be set to, in words; cards and seats are called as ever."""
    told = speech.say("choice", choice)
    return speech.label(choice) if told == choice else told


async def rules(asking: Asking) -> Response:
    """The rules of a game."""
    game = known_game(asking)
    found = [
        http.ClauseInfo(clause.id, clause.mark, clause.heading, clause.text)
        for clause in clauses(game, asking.language)
    ]
    legend = Speech(asking.language, game).legend()
    return answer(http.Rules(game, found, legend))


async def catalogue(asking: Asking) -> Response:
    """The cards and tokens of a game with options."""
    game = shared_game(known_game(asking), asking.table_of_json("options"))
    seats = asking.whole("seats", game.fewest_seats, game.fewest_seats, game.most_seats)
    return answer(catalogue_of(game, seats, asking.language))


def catalogue_of(game: Game, seats: int, language: str) -> http.Catalogue:
    """All things of a game for so many seats, and how many there are of each."""
    things = words.catalogue(game, language)
    return http.Catalogue(game.id, things, dict(Counter(game.inventory(seats))))


async def handles(asking: Asking) -> Response:
    """Which taps make which move."""
    game = shared_game(known_game(asking), {})
    facts = [
        http.FactInfo(fact.path, fact.role, fact.may_be_none, fact.what)
        for fact in game.people.declared()
    ]
    return answer(http.Handles(game.id, game.handles.zones, game.handles.taps, facts))


async def sentences(asking: Asking) -> Response:
    """The sentences of a game."""
    id = known_game(asking)
    found = messages(asking.language, id).json()
    return answer(http.Messages(id, asking.language, found["sections"]))


def known_game(asking: Asking) -> str:
    """The game that an address names; or a complaint if there is none such."""
    id = asking.path("game")
    game_maker(id)
    return id
