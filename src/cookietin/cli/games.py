"""`tin games`: all games in short, or one with its options, house rules and bots."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from cookietin.bots import bot_names
from cookietin.cli.command import FINE, Args, Command, Positional
from cookietin.cli.settings import as_typed
from cookietin.kernel import registry
from cookietin.words import Speech

if TYPE_CHECKING:
    from cookietin.cli.terminal import Terminal
    from cookietin.kernel.game import Game

INDENT = "    "


def run(args: Args) -> int:
    """List every game, or tell all about one."""
    named, language = args.text("game"), args.speech.language
    if named is not None:
        game = registry.make_game(named)
        if args.json:
            args.terminal.json(game_as_data(game, language))
        else:
            _show(game, args)
        return FINE
    games = [registry.make_game(id) for id in registry.ids()]
    if args.json:
        args.terminal.json([game_as_data(game, language) for game in games])
        return FINE
    for game in games:
        show_short(game, args)
    args.terminal.line()
    args.terminal.prose(args.say("more-on-a-game", game=games[0].id))
    return FINE


def game_as_data(game: Game, language: str) -> dict[str, Any]:
    """All that can be said of a game before it is played, as plain data."""
    speech = Speech(language, game.id)
    return {
        "id": game.id,
        "name": speech.say("game", "name"),
        "title": speech.say("game", "title"),
        "blurb": speech.say("game", "blurb"),
        "goal": speech.say("game", "goal"),
        "version": game.version,
        "seats": list(game.seats),
        "options": [
            {**option.json(), "about": speech.say("option", option.name)}
            for option in game.declared
        ],
        "houses": registry.house_rules(game.id),
        "bots": bot_names(game.id),
    }


def show_short(game: Game, args: Args, number: int | None = None) -> None:
    """What a game is called and what it is about; numbered, it need not be called by its id."""
    terminal = args.terminal
    speech = Speech(args.speech.language, game.id)
    name, title = speech.say("game", "name"), speech.say("game", "title")
    low, high = game.fewest_seats, game.most_seats
    seats = args.say("seats" if low != high else "seats-one", low=low, high=high, count=low)
    whole = name if name == title else f"{name} ({title})"
    if number is None:
        terminal.line(f"{terminal.bold(game.id)}  {whole}, {seats}")
    else:
        terminal.line(f"{number:>4}  {terminal.bold(whole)}, {seats}")
    terminal.prose(speech.say("game", "blurb"), indent=" " * (2 if number is None else 6))


def _show(game: Game, args: Args) -> None:
    terminal = args.terminal
    show_short(game, args)
    speech = Speech(args.speech.language, game.id)
    terminal.prose(speech.say("game", "goal"), indent="  ")
    show_options(game, args)
    houses = registry.house_rules(game.id)
    if houses:
        terminal.line(f"  {args.say('houses')}")
    for house, values in houses.items():
        settings = ", ".join(f"{key}={as_typed(value)}" for key, value in values.items())
        _entry(house, settings, terminal)
    terminal.prose(args.say("bots", bots=", ".join(bot_names(game.id))), indent="  ")


def show_options(game: Game, args: Args) -> None:
    """Each option of a game with its sentence, range, default and clause."""
    if not game.declared:
        return
    speech = Speech(args.speech.language, game.id)
    args.terminal.line(f"  {args.say('options')}")
    for option in game.declared:
        facts = [option.range()]
        if as_typed(option.default):
            facts.append(args.say("default", value=as_typed(option.default)))
        facts.append(args.say("clause", clause=option.clause))
        text = f"{speech.say('option', option.name)} {'; '.join(facts)}."
        _entry(option.name, text, args.terminal)


def _entry(name: str, text: str, terminal: Terminal) -> None:
    terminal.prose(text, indent=INDENT * 4, first=f"{INDENT}{name.ljust(11)} ")


COMMAND = Command(
    name="games",
    run=run,
    positionals=(Positional("game", needed=False),),
    examples=("tin games", "tin games number-chain", "tin games --json"),
)
