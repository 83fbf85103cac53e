"""The terminal: where things are read from and written to, how wide it is, and its colours."""

from __future__ import annotations

import contextlib
import io
import json
import os
import re
import textwrap
from typing import TYPE_CHECKING, Any, TextIO

from cookietin.cli.signs import NEAREST

if TYPE_CHECKING:
    from collections.abc import Mapping

USUAL = 80
WIDEST = 100
NARROWEST = 40
QUIET = frozenset("·░─│╭╮╰╯┬┴")
"""What stands back in a picture, so that the rest stands out."""
STRUCK = re.compile(r"~([^~\n]+)~")
"""What a picture strikes out, by waves where no line can be drawn through it."""

ROW = re.compile(r"  +(?:\S+(?: \S+)* {2,})+")
"""What stands before the last column of a table, whose lines are indented."""

CLEAR = "\x1b[H\x1b[2J\x1b[3J"
TALLEST = 100
"""How many lines a terminal shows at most, where it cannot be asked to forget them."""

COLOURS = {"red": 31, "green": 32, "yellow": 33, "blue": 34, "magenta": 35, "cyan": 36}
"""What terminals call the colours."""


class Terminal:
    """Three streams and what they can do."""

    def __init__(
        self, stdin: TextIO, stdout: TextIO, stderr: TextIO, environ: Mapping[str, str]
    ) -> None:
        self.stdin = stdin
        self.stdout = stdout
        self.stderr = stderr
        for stream in (stdout, stderr):
            if isinstance(stream, io.TextIOWrapper):
                stream.reconfigure(errors=NEAREST)
        self.interactive = stdin.isatty() and stdout.isatty()
        plain = environ.get("NO_COLOR") or environ.get("TERM") == "dumb"
        self.colour = stdout.isatty() and not plain
        self._steered = stdout.isatty() and environ.get("TERM") != "dumb"

    @property
    def width(self) -> int:
        """How wide text may be."""
        try:
            columns = int(
                os.environ.get("COLUMNS") or os.get_terminal_size(self.stdout.fileno())[0]
            )
        except (OSError, ValueError):
            columns = USUAL
        return max(NARROWEST, min(WIDEST, columns))

    def line(self, text: str = "") -> None:
        """Write a line, or several."""
        print(text, file=self.stdout, flush=True)

    def clear(self) -> None:
        """Leave nothing to be seen: what can be scrolled or gone back to is emptied too.

        A terminal that cannot be steered is filled with empty lines; in a file all stays.
        """
        if self.interactive:
            with contextlib.suppress(ImportError):
                import readline

                readline.clear_history()
        if self._steered:
            print(CLEAR, end="", file=self.stdout, flush=True)
        elif self.stdout.isatty():
            self.line("\n" * TALLEST)

    def error(self, text: str) -> None:
        """Write a line for people who look for errors."""
        print(text, file=self.stderr, flush=True)

    def json(self, data: Any) -> None:
        """Write a JSON document."""
        self.line(json.dumps(data, ensure_ascii=False, indent=2))

    def prose(self, text: str, indent: str = "", first: str | None = None) -> None:
        """Write a paragraph, wrapped to the width; its first line may begin otherwise."""
        self.line(self._wrapped(text, indent, indent if first is None else first))

    def page(self, text: str) -> None:
        """Write lines: paragraphs are wrapped, what is indented is not.

        Only the last column of a table goes on below itself where it is too wide.
        """
        for line in text.splitlines():
            row = ROW.match(line)
            if not line.startswith("  "):
                self.prose(line)
            elif row is None or len(line) <= self.width:
                self.line(line)
            else:
                self.prose(line[row.end() :], " " * row.end(), row[0])

    def stress(self, text: str) -> None:
        """Write a paragraph that stands out."""
        self.line(self.bold(self._wrapped(text, "", "")))

    def entry(self, lines: list[str]) -> None:
        """Write a heading, and what belongs to it below."""
        head, *paragraphs = lines
        self.stress(head)
        for paragraph in paragraphs:
            self.prose(paragraph, indent="    ", first="  ")

    def warn(self, text: str) -> None:
        """Write a paragraph that is to be noticed."""
        self.line(self._shade(self._wrapped(text, "", ""), "33"))

    def _wrapped(self, text: str, indent: str, first: str) -> str:
        wrapped = textwrap.wrap(
            text,
            self.width,
            initial_indent=first,
            subsequent_indent=indent,
            break_on_hyphens=False,
        )
        return "\n".join(wrapped)

    def ask(self, prompt: str) -> str:
        """Ask for a line; `EOFError` when there are no more."""
        if self.interactive:
            return self._edit(prompt)
        self.stdout.write(prompt)
        self.stdout.flush()
        typed = self.stdin.readline()
        if not typed:
            raise EOFError
        if not self.stdin.isatty():
            # What comes from a pipe would be missing from what is shown.
            self.line(typed.rstrip("\n"))
        return typed.rstrip("\n")

    def _edit(self, prompt: str) -> str:
        with contextlib.suppress(ImportError):
            import readline  # noqa: F401  (input then knows the arrow keys)
        try:
            return input(prompt)
        except OSError:
            # The terminal has hung up.
            raise EOFError from None

    def bold(self, text: str) -> str:
        """Text that stands out."""
        return self._shade(text, "1")

    def faint(self, text: str) -> str:
        """Text that stands back."""
        return self._shade(text, "2")

    def picture(self, text: str, tints: Mapping[str, str] | None = None) -> str:
        """A picture: frames stand back, struck things have a line through them, words colours."""
        if not self.colour:
            return text
        text = STRUCK.sub("\x1b[9m\\1\x1b[29m", text)
        parts: list[str] = []
        quiet = False
        for sign in _tinted(text, tints or {}):
            if (sign in QUIET) != quiet and not sign.isspace():
                quiet = not quiet
                parts.append("\x1b[2m" if quiet else "\x1b[22m")
            parts.append(sign)
        return "".join(parts) + "\x1b[0m"

    def _shade(self, text: str, code: str) -> str:
        return f"\x1b[{code}m{text}\x1b[0m" if self.colour and text else text


def _tinted(text: str, tints: Mapping[str, str]) -> str:
    """Text with a colour on each of these words where it stands alone, and on each sign."""
    if not tints:
        return text
    found = [
        rf"(?<![\w-]){word}(?![\w-])" if word.isalnum() else re.escape(word)
        for word in sorted(tints, key=len, reverse=True)
    ]
    return re.sub("|".join(found), lambda word: _tint(word[0], tints[word[0]]), text)


def _tint(word: str, colour: str) -> str:
    return f"\x1b[{COLOURS[colour]}m{word}\x1b[39m"


def printable(text: str) -> str:
    """Text from outside without what would steer the terminal."""
    return "".join(sign if sign.isprintable() or sign == "\n" else "�" for sign in text)
