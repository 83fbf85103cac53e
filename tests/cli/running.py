"""Running `tin` in a test: all at once, or as someone who reads before they type."""

from __future__ import annotations

import io
import json
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any, NamedTuple

from cookietin.cli import main


class Run(NamedTuple):
    """What a run left behind."""

    code: int
    out: str
    err: str

    @property
    def lines(self) -> list[dict[str, Any]]:
        """The output of `--json`, where it is one object a line."""
        return [json.loads(line) for line in self.out.splitlines()]


class Typist(io.StringIO):
    """Types what a function of all that was printed so far says; nothing ends the input."""

    def __init__(self, out: io.StringIO, answer: Callable[[str], str | None]) -> None:
        super().__init__()
        self._out = out
        self._answer = answer

    def readline(self, size: int | None = -1, /) -> str:  # type: ignore[override]
        typed = self._answer(self._out.getvalue())
        return "" if typed is None else typed + "\n"


def tin(*words: str, typed: Iterable[str] | Callable[[str], str | None] = ()) -> Run:
    """Run `tin` with these words, typing these lines."""
    out, err = io.StringIO(), io.StringIO()
    if callable(typed):
        stdin: io.StringIO = Typist(out, typed)
    else:
        stdin = io.StringIO("".join(f"{line}\n" for line in typed))
    code = main(words, stdin, out, err)
    return Run(code, out.getvalue(), err.getvalue())


def eager(printed: str) -> str:
    """Plays the first of the list whenever a move is asked for, and else goes on."""
    asked = printed.rsplit("\n", 1)[-1]
    return "#1" if asked in ("Your move> ", "Tu jugada> ") else ""


def only_record(folder: Path) -> Path:
    """The one record that a test has made."""
    (path,) = folder.glob("*.jsonl")
    return path


def a_match(folder: Path, *words: str) -> Path:
    """The record of a match that was played to its end."""
    assert tin("play", "number-chain", "--seed", "1", *words, typed=eager).code == 0
    return only_record(folder)
