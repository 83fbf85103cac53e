"""`tin rules`: the rules of a game, clause by clause."""

from __future__ import annotations

from typing import Any

from cookietin.cli.command import FINE, Args, Command, Positional
from cookietin.cli.games import game_as_data, show_options
from cookietin.kernel.registry import make_game
from cookietin.words import Clause, Speech, clauses

COLUMN = 12


def run(args: Args) -> int:
    """Show the rules of one game."""
    game = make_game(args.text("game") or "")
    if args.json:
        args.terminal.json(_as_data(game.id, args.speech.language))
    else:
        show_rules(game.id, args)
    return FINE


def show_rules(id: str, args: Args) -> None:
    """The rules page of a game."""
    terminal = args.terminal
    language = args.speech.language
    speech = Speech(language, id)
    terminal.line(terminal.bold(speech.say("game", "name")))
    terminal.prose(speech.say("game", "blurb"))
    heading = ""
    for clause in clauses(id, language):
        if clause.heading != heading:
            heading = clause.heading
            terminal.line()
            terminal.line(terminal.bold(heading))
        mark = marked(clause)
        terminal.prose(clause.text, " " * COLUMN, f"  {clause.id} {mark}".ljust(COLUMN))
    if speech.legend():
        terminal.line()
        terminal.page(speech.legend())
    terminal.line()
    show_options(make_game(id), args)
    terminal.line()
    terminal.prose(args.say("marks"))


def marked(clause: Clause) -> str:
    """What of a clause is not simply the rulebook's: our ruling, or data."""
    return clause.mark.replace("S", "")


def _as_data(id: str, language: str) -> dict[str, Any]:
    data = game_as_data(make_game(id), language)
    data["clauses"] = [
        {"id": clause.id, "mark": clause.mark, "heading": clause.heading, "text": clause.text}
        for clause in clauses(id, language)
    ]
    legend = Speech(language, id).legend()
    return {**data, "legend": legend} if legend else data


COMMAND = Command(
    name="rules",
    run=run,
    positionals=(Positional("game"),),
    examples=("tin rules number-chain", "tin rules number-chain --lang es"),
)
