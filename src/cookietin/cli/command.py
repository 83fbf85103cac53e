"""What a command of `tin` declares, and what it is given when it runs."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from cookietin.kernel.complaint import Complaint
from cookietin.words.messages import LANGUAGES

if TYPE_CHECKING:
    from collections.abc import Callable

    from cookietin.cli.terminal import Terminal
    from cookietin.words import Speech

FINE = 0
FAILED = 1
MISUSED = 2
INTERRUPTED = 130


class Misuse(Complaint):
    """A command was called in a way that it does not have."""


class BadInput(Complaint):
    """A command was called rightly, but with something that cannot be used."""


class Positional(NamedTuple):
    """A word that a command takes by its place; help knows it by the same name."""

    name: str
    needed: bool = True
    kind: str = ""
    """What sort of thing it names, where its name does not say: what is missing is said by it."""
    choices: tuple[str, ...] = ()
    repeats: bool = False
    """Whether all words that are left belong to it; they are given as those of a flag are."""


class Flag(NamedTuple):
    """A word that begins with `--`. Its help is the command's message of the same name."""

    name: str
    takes: str = ""
    """What stands behind it, as a key into `[takes]`; without, it is simply on or off."""
    default: str = ""
    """As help shows it; where it needs words, the message `NAME-default` says it instead."""
    low: int | None = None
    """With both bounds, only whole numbers between them are taken."""
    high: int | None = None
    choices: tuple[str, ...] = ()
    repeats: bool = False
    may_be_bare: bool = False
    """Whether what it takes may be left out."""


EVERYWHERE = (
    Flag("lang", takes="language", choices=LANGUAGES),
    Flag("json"),
    Flag("help"),
)
"""The flags of every command; their help is in `[tin]`."""


class Command(NamedTuple):
    """One command: its words for people are in the section `tin-NAME` of the message files."""

    name: str
    run: Callable[[Args], int]
    positionals: tuple[Positional, ...] = ()
    flags: tuple[Flag, ...] = ()
    examples: tuple[str, ...] = ()
    """Lines to type; the messages `example-1` and so on say what each does."""

    @property
    def section(self) -> str:
        """Where its messages are."""
        return f"tin-{self.name}"

    def all_flags(self) -> tuple[Flag, ...]:
        """Its own flags and those of every command."""
        return (*self.flags, *EVERYWHERE)


class Args:
    """What was typed, read and checked, with the streams and the language to answer in."""

    def __init__(
        self,
        words: dict[str, str],
        flags: dict[str, list[str]],
        speech: Speech,
        terminal: Terminal,
    ) -> None:
        self._words = words
        self._flags = flags
        self.speech = speech
        self.terminal = terminal
        self.json = "json" in flags

    def playing(self, game: str) -> Args:
        """The same with a game that was chosen, where none was typed."""
        return Args({**self._words, "game": game}, self._flags, self.speech, self.terminal)

    def going_on(self, file: str) -> Args:
        """The same with a record to go on with."""
        return Args(self._words, {**self._flags, "resume": [file]}, self.speech, self.terminal)

    def without(self, *names: str) -> Args:
        """The same as if these had not been typed."""
        words = {name: word for name, word in self._words.items() if name not in names}
        flags = {name: flag for name, flag in self._flags.items() if name not in names}
        return Args(words, flags, self.speech, self.terminal)

    def given(self, name: str) -> bool:
        """Whether a flag or positional was typed at all."""
        return name in self._flags or name in self._words

    def text(self, name: str) -> str | None:
        """What was typed for a positional, or last for a flag; nothing if it was not."""
        return self._words.get(name) or next(reversed(self._flags.get(name, [])), None) or None

    def whole(self, name: str) -> int | None:
        """The whole number that was typed for a flag that takes one."""
        typed = self.text(name)
        return None if typed is None else int(typed)

    def all(self, name: str) -> list[str]:
        """Everything that was typed for a flag or positional that can be repeated."""
        return list(self._flags.get(name, []))

    def say(self, key: str, **fields: Any) -> str:
        """A sentence of the command line's own."""
        return self.speech.say("cli", key, **fields)
