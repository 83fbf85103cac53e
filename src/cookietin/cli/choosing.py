"""Choosing what to play: any game by its number or name, or a saved play to go on with."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cookietin.cli import saves
from cookietin.cli.asides import Left, command_word
from cookietin.cli.games import show_short
from cookietin.kernel.registry import ids, make_game
from cookietin.table.guess import bare, nearest
from cookietin.words import LANGUAGES, Speech

if TYPE_CHECKING:
    from cookietin.cli.command import Args

SHOWN = 5
"""So many unfinished plays are offered at most."""


def chosen(args: Args) -> Args:
    """What was typed, with the game or the saved play that someone chooses now.

    `Left` if they would rather leave, or if nobody answers.
    """
    games = ids()
    unfinished = [save for save in saves.listed() if not save.finished][:SHOWN]
    _offer(games, unfinished, args)
    while True:
        typed = asked("choose", args)
        if command_word(typed) == "quit":
            raise Left
        if typed.isascii() and typed.isdigit() and 0 < int(typed[:9]) <= len(games):
            return args.playing(games[int(typed) - 1])
        place = int(typed[:9]) - len(games) - 1 if typed.isascii() and typed.isdigit() else -1
        if 0 <= place < len(unfinished):
            return args.going_on(str(unfinished[place].path))
        named = {name: game for game in games for name in _names(game)}
        if bare(typed) in named:
            return args.playing(named[bare(typed)])
        if typed:
            near = nearest(bare(typed), named)
            _complain(typed, named[near] if near else None, args)


def asked(key: str, args: Args) -> str:
    """What is typed when asked for it; `Left` if nobody answers."""
    try:
        return args.terminal.ask(args.speech.say("play", key)).strip()
    except EOFError:
        args.terminal.line()
        raise Left from None


def _offer(games: list[str], unfinished: list[saves.Save], args: Args) -> None:
    terminal, say = args.terminal, args.speech.say
    terminal.stress(say("play", "choose-game"))
    for number, game in enumerate(games, 1):
        show_short(make_game(game), args, number)
    if unfinished:
        terminal.stress(say("play", "choose-save"))
    for number, save in enumerate(unfinished, len(games) + 1):
        terminal.prose(saves.described(save, args.speech), " " * 6, f"{number:>4}  ")


def _names(game: str) -> list[str]:
    """What a game may be called: its id, and its name in any language."""
    return [bare(game), *[bare(Speech(lang, game).say("game", "name")) for lang in LANGUAGES]]


def _complain(typed: str, near: str | None, args: Args) -> None:
    text = args.speech.say("play", "choose-unknown", text=typed)
    if near is not None:
        text += " " + args.say("did-you-mean", word=near)
    args.terminal.warn(text)
