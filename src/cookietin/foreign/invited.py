"""Which bots of others are invited: a class or function in a Python file, or any program."""

from __future__ import annotations

import os
import shlex
import shutil
import sys
from dataclasses import dataclass
from hashlib import blake2b
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from cookietin.bots import bot_names, register_bot
from cookietin.foreign.bot import DEFAULT_SECONDS, ForeignBot
from cookietin.foreign.kennel import KENNEL
from cookietin.kernel.complaint import BadOption
from cookietin.kernel.registry import ids

if TYPE_CHECKING:
    from collections.abc import Iterable

    from cookietin.bots import Bot
    from cookietin.kernel.game import Game

HERE: Final = str(Path(__file__).resolve().parents[2])
RUN: Final = "run:"
"""What stands before a program that is found by its name, with its words."""
_PROGRAMS: Final = (RUN, "./", "../", "/", "~/")


@dataclass(frozen=True)
class Invited:
    """A bot of someone else's: makes one for one seat of one play, here or in another process."""

    name: str
    python: str
    """The file of a Python bot; empty for any other program."""
    part: str
    """What in that file it is; for a program, the line that starts it."""
    seconds: float = DEFAULT_SECONDS
    language: str = "en"

    def __call__(self, game: Game, seed: int | str) -> Bot:
        return ForeignBot(self, seed)

    def command(self) -> list[str]:
        """What is started."""
        if self.python:
            runner = [sys.executable, "-m", "cookietin.foreign.runner"]
            return [*runner, self.python, self.part, self.language]
        return shlex.split(self.part)

    def strength(self) -> dict[str, Any]:
        """What its answers depend on that can be told: its file, or how it is started."""
        if not self.python:
            return {"program": self.part, "seconds": self.seconds}
        source = Path(self.python).read_bytes()
        return {"source": blake2b(source, digest_size=8).hexdigest(), "seconds": self.seconds}

    def environment(self) -> dict[str, str]:
        """What it is started with: a Python bot finds Cookie Tin where this process has it."""
        if not self.python:
            return dict(os.environ)
        found = [HERE, *os.environ.get("PYTHONPATH", "").split(os.pathsep)]
        return {**os.environ, "PYTHONPATH": os.pathsep.join(part for part in found if part)}


def read_invited(
    typed: str, seconds: float = DEFAULT_SECONDS, language: str = "en"
) -> Invited | None:
    """The bot that `FILE.py:NAME`, `./PROGRAM` or `run:PROGRAM` names; nothing for a plain name.

    With `NAME=` before it, it goes by that name.
    """
    before, equals, after = typed.partition("=")
    named, what = (before.strip(), after.strip()) if equals and _is_name(before) else ("", typed)
    file, colon, part = what.rpartition(":")
    if colon and file.endswith(".py") and part.isidentifier():
        path = Path(file).expanduser()
        if not path.is_file():
            raise BadOption("no-bot-file", {"file": file})
        return Invited(named or part, str(path.resolve()), part, seconds, language)
    if what.startswith(_PROGRAMS):
        return _program(named, what.removeprefix(RUN), seconds, language)
    if named:
        raise BadOption("not-a-bot", {"found": what})
    return None


def only_invited(typed: str, seconds: float, language: str) -> Invited:
    """The same where a plain name will not do."""
    found = read_invited(typed, seconds, language)
    if found is None:
        raise BadOption("not-a-bot", {"found": typed})
    return found


def _is_name(text: str) -> bool:
    return text.strip().replace("-", "").replace("_", "").isalnum()


def _program(named: str, line: str, seconds: float, language: str) -> Invited:
    try:
        words = shlex.split(line)
    except ValueError:
        words = []
    if not words:
        raise BadOption("not-a-bot", {"found": line or RUN})
    program = shutil.which(str(Path(words[0]).expanduser()))
    if program is None:
        raise BadOption("no-bot-program", {"file": words[0]})
    last = Path(words[-1] if len(words) > 1 and Path(words[-1]).is_file() else words[0])
    started = shlex.join([str(Path(program).resolve()) if "/" in words[0] else program, *words[1:]])
    return Invited(named or last.stem, "", started, seconds, language)


_known: Final[dict[str, Invited]] = {}


def invite(invited: Invited) -> str:
    """Make a bot known by its name, once it has said hello; `Trouble` if it does not."""
    if _known.get(invited.name) == invited:
        return invited.name
    if any(invited.name in bot_names(id) for id in ids()):
        raise BadOption("bot-name-taken", {"bot": invited.name})
    KENNEL.give_back(invited, 0, KENNEL.take(invited, 0))
    make_known([invited])
    return invited.name


def make_known(invited: Iterable[Invited]) -> None:
    """Have bots by their names, in a process that was told of them by another."""
    for one in invited:
        _known[one.name] = one
        register_bot(one.name, one)
