"""Reading what was typed behind `tin`: words and flags against a command's declaration."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cookietin.cli.command import EVERYWHERE, Command, Flag, Misuse
from cookietin.words.messages import LANGUAGES

if TYPE_CHECKING:
    from collections.abc import Mapping

SHORT = {"-h": "--help"}


def language(typed: list[str], environ: Mapping[str, str]) -> str:
    """The language to speak: as typed, as `COOKIETIN_LANG` says, as the system has it."""
    for place, word in enumerate(typed):
        asked = word.removeprefix("--lang=")
        if word == "--lang" and place + 1 < len(typed):
            asked = typed[place + 1]
        if word.startswith("--lang") and asked in LANGUAGES:
            return asked
    system = environ.get("LC_ALL") or environ.get("LC_MESSAGES") or environ.get("LANG") or ""
    for setting in (environ.get("COOKIETIN_LANG", ""), system):
        if setting[:2].lower() in LANGUAGES:
            return setting[:2].lower()
    return LANGUAGES[0]


def split_command(typed: list[str]) -> tuple[str | None, list[str]]:
    """The command's name, which only flags of every command may stand before, and the rest."""
    takers = {f"--{flag.name}" for flag in EVERYWHERE if flag.takes}
    place = 0
    while place < len(typed) and typed[place].startswith("-"):
        place += 2 if typed[place] in takers else 1
    if place >= len(typed):
        return None, typed
    return typed[place], typed[:place] + typed[place + 1 :]


def wants_help(typed: list[str]) -> bool:
    """Whether help was asked for, whatever else was typed."""
    before = typed[: typed.index("--")] if "--" in typed else typed
    return "--help" in before or "-h" in before


class Reader:
    """Goes through the typed words once."""

    def __init__(self, command: Command, typed: list[str]) -> None:
        self._command = command
        self._left = [SHORT.get(word, word) for word in typed]
        self.words: dict[str, str] = {}
        self.flags: dict[str, list[str]] = {}
        self._read()

    def _read(self) -> None:
        only_words = False
        while self._left:
            word = self._left.pop(0)
            if word == "--" and not only_words:
                only_words = True
            elif word.startswith("-") and word != "-" and not only_words:
                self._flag(word)
            else:
                self._word(word)
        for positional in self._command.positionals:
            if positional.needed and positional.name not in self.words:
                command = " ".join([self._called, *self.words.values()])
                raise Misuse(f"missing-{positional.kind or positional.name}", {"command": command})

    @property
    def _called(self) -> str:
        return f"tin {self._command.name}".strip()

    def _word(self, word: str) -> None:
        for positional in self._command.positionals:
            if positional.repeats:
                self.flags.setdefault(positional.name, []).append(word)
                return
            if positional.name not in self.words:
                if positional.choices and word not in positional.choices:
                    fields = {"word": word, "words": list(positional.choices)}
                    raise Misuse("word-not-a-choice", fields)
                self.words[positional.name] = word
                return
        raise Misuse("word-too-many", {"command": self._called, "word": word})

    def _flag(self, word: str) -> None:
        typed, equals, value = word.partition("=")
        flags = {f"--{flag.name}": flag for flag in self._command.all_flags()}
        flag = flags.get(typed)
        if flag is None:
            fields = {"flag": typed, "command": self._called, "flags": list(flags)}
            raise Misuse("no-such-flag", fields)
        if flag.name in self.flags and flag.takes and not flag.repeats:
            raise Misuse("flag-twice", {"flag": typed})
        if not flag.takes:
            if equals:
                raise Misuse("flag-takes-nothing", {"flag": typed, "value": value})
            value = ""
        elif not equals:
            value = self._value_behind(typed, flag)
        if value or not flag.may_be_bare:
            _check(flag, value)
        self.flags.setdefault(flag.name, []).append(value)

    def _value_behind(self, typed: str, flag: Flag) -> str:
        if self._left and not self._left[0].startswith("--"):
            return self._left.pop(0)
        if flag.may_be_bare:
            return ""
        raise Misuse("flag-needs-value", {"flag": typed})


def _check(flag: Flag, value: str) -> None:
    """Complain about a value that the flag does not take."""
    typed = f"--{flag.name}"
    if flag.takes and not value:
        raise Misuse("flag-needs-value", {"flag": typed})
    if flag.choices and value not in flag.choices:
        fields = {"flag": typed, "value": value, "choices": list(flag.choices)}
        raise Misuse("flag-not-a-choice", fields)
    if flag.low is not None and flag.high is not None:
        _check_whole(flag, value, flag.low, flag.high)


def _check_whole(flag: Flag, value: str, low: int, high: int) -> None:
    whole = value.isascii() and value.removeprefix("-").isdigit() and len(value) < 19
    if whole and low <= int(value) <= high:
        return
    fields = {"flag": f"--{flag.name}", "value": value, "low": low, "high": high}
    raise Misuse("flag-not-whole", fields)
