"""A Python bot in a process of its own: `python -m cookietin.foreign.runner FILE.py NAME en`."""

from __future__ import annotations

import importlib.util
import json
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

from cookietin.bots.bot import as_bot
from cookietin.kernel.complaint import BadOption
from cookietin.kernel.names import SEATS
from cookietin.kernel.registry import make_game
from cookietin.words import Speech

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from typing import TextIO

    from cookietin.bots import Bot
    from cookietin.kernel.game import Game

PLAYS = 32
"""So many plays are remembered at a time."""


def load(file: str, name: str) -> Callable[[Game, str], Bot]:
    """What makes the bot: a class is made for each play, a function answers for all."""
    path = Path(file)
    sys.path.insert(0, str(path.parent))
    spec = importlib.util.spec_from_file_location(path.stem, path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[path.stem] = module
    spec.loader.exec_module(module)
    if not hasattr(module, name):
        raise BadOption("no-bot-of-that-name", {"file": file, "name": name})
    found: Any = getattr(module, name)
    if isinstance(found, type):
        return lambda game, seed: as_bot(found(game, seed))
    return lambda game, seed: as_bot(found)


class Runner:
    """Answers what it is asked, line by line."""

    def __init__(self, make: Callable[[Game, str], Bot]) -> None:
        self._make = make
        self._games: dict[str, Game] = {}
        self._bots: dict[str, Bot] = {}

    def said(self, message: dict[str, Any]) -> dict[str, Any]:
        """What is said to a message."""
        if message["type"] == "hello":
            return {"type": "hello"}
        return {"type": "answer", "ask": message["ask"], "move": self._answer(message)}

    def _answer(self, message: dict[str, Any]) -> str:
        data = message["view"]
        game = self._game(data)
        view = game.position(data)
        bot = self._bot(game, message["seed"])
        return bot(view, view.question(SEATS.index(message["seat"]))).text

    def _game(self, data: dict[str, Any]) -> Game:
        key = json.dumps([data["game"], data["options"]])
        if key not in self._games:
            self._games[key] = make_game(data["game"], data["options"])
        return self._games[key]

    def _bot(self, game: Game, seed: str) -> Bot:
        """The bot of a play, which may remember what it likes."""
        key = f"{game.id} {seed}"
        if key not in self._bots:
            if len(self._bots) == PLAYS:
                del self._bots[next(iter(self._bots))]
            self._bots[key] = self._make(game, seed)
        return self._bots[key]


def main(words: Sequence[str], stdin: TextIO, stdout: TextIO) -> None:
    """Answer until there is nothing more to answer."""
    # What a bot prints is for people: the lines of the protocol are ours alone.
    sys.stdout = sys.stderr
    file, name, language = words
    try:
        runner = Runner(load(file, name))
    except BadOption as wrong:
        sys.exit(Speech(language).complaint(wrong))
    for line in stdin:
        stdout.write(json.dumps(runner.said(json.loads(line)), ensure_ascii=False) + "\n")
        stdout.flush()


if __name__ == "__main__":
    main(sys.argv[1:], sys.stdin, sys.stdout)
