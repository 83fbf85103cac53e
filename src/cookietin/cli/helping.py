"""Help pages, written from what the commands declare."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cookietin.cli.command import EVERYWHERE, Command, Flag, Positional
from cookietin.cli.commands import NAMES
from cookietin.words import messages

if TYPE_CHECKING:
    from cookietin.cli.terminal import Terminal
    from cookietin.words import Speech

COLUMN = 24
EXAMPLES = ("tin play number-chain", "tin rules number-chain", "tin play --help")


def help_for_all(speech: Speech, terminal: Terminal) -> None:
    """What `tin` is for and which commands it has."""
    page = _Page(speech, terminal)
    page.about("tin", f"tin {speech.say('takes', 'command')} [{speech.say('takes', 'flags')}]")
    page.heading("commands")
    for name in NAMES:
        page.entry(f"tin {name}", speech.say(f"tin-{name}", "about"))
    page.heading("flags")
    page.entry("--version", speech.say("tin", "version"))
    for flag in EVERYWHERE:
        page.flag("tin", flag)
    page.examples("tin", EXAMPLES)


def help_for(command: Command, speech: Speech, terminal: Terminal) -> None:
    """What one command is for, all that it takes, and examples."""
    page = _Page(speech, terminal)
    words = [_usage(word, speech) for word in command.positionals]
    flags = f"[{speech.say('takes', 'flags')}]"
    page.about(command.section, " ".join(["tin", command.name, *words, flags]))
    if command.positionals:
        page.heading("words")
    for word in command.positionals:
        page.entry(speech.say("takes", word.name), speech.say(command.section, word.name))
    page.heading("flags")
    for flag in command.flags:
        page.flag(command.section, flag)
    for flag in EVERYWHERE:
        page.flag("tin", flag)
    page.examples(command.section, command.examples)


def _usage(word: Positional, speech: Speech) -> str:
    """A word as it stands in a usage line: what may be left out is in brackets."""
    text = speech.say("takes", word.name) + " ..." * word.repeats
    return text if word.needed else f"[{text}]"


class _Page:
    """A help page as it is written."""

    def __init__(self, speech: Speech, terminal: Terminal) -> None:
        self._speech = speech
        self._terminal = terminal

    def about(self, section: str, usage: str) -> None:
        self._terminal.prose(self._speech.say(section, "about"))
        self.heading("usage")
        self._terminal.line(f"  {usage}")

    def heading(self, key: str) -> None:
        self._terminal.line()
        self._terminal.line(self._terminal.bold(self._speech.say("help", key)))

    def entry(self, word: str, text: str) -> None:
        """A word and, in a column beside it, what it does."""
        start = f"  {word}"
        if len(start) + 2 > COLUMN:
            self._terminal.line(start)
            start = ""
        self._terminal.prose(text, indent=" " * COLUMN, first=start.ljust(COLUMN))

    def flag(self, section: str, flag: Flag) -> None:
        say = self._speech.say
        word = f"--{flag.name}" if flag.name != "help" else "--help, -h"
        if flag.choices:
            word += " " + "|".join(flag.choices)
        elif flag.takes:
            takes = say("takes", flag.takes)
            word += f" [{takes}]" if flag.may_be_bare else f" {takes}"
        text = say(section, flag.name)
        default = flag.default or self._told_default(section, flag)
        if flag.repeats:
            text += " " + say("help", "repeats")
        if default:
            text += " " + say("help", "default", value=default)
        self.entry(word, text)

    def _told_default(self, section: str, flag: Flag) -> str | None:
        """A default that needs words."""
        told: str | None = messages(self._speech.language).find(section, f"{flag.name}-default")
        return told

    def examples(self, section: str, lines: tuple[str, ...]) -> None:
        self.heading("examples")
        for number, line in enumerate(lines, 1):
            self._terminal.line(f"  {line}")
            text = self._speech.say(section, f"example-{number}")
            self._terminal.prose(text, indent="      ")
