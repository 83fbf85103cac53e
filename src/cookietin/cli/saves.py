"""Where records are kept, and which of them are unfinished."""

from __future__ import annotations

import json
import os
import shlex
import shutil
import sys
import time
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

from cookietin.cli.command import BadInput
from cookietin.cli.files import RECORD, read_bytes, read_text, text_of
from cookietin.cli.terminal import printable
from cookietin.kernel.complaint import BadRecord
from cookietin.kernel.match import NOTE
from cookietin.kernel.record import Lines, whole_lines
from cookietin.kernel.registry import ids, make_game
from cookietin.kernel.replay import Replay, Resumed
from cookietin.table import Journal, Table
from cookietin.words import Speech

if TYPE_CHECKING:
    from collections.abc import Iterator

    from cookietin.table.journal import Held


def folder() -> Path:
    """Where plays are saved."""
    state = os.environ.get("XDG_STATE_HOME")
    return (Path(state) if state else Path.home() / ".local" / "state") / "cookietin"


def new_journal(game: str, held: Held) -> Journal:
    """A new file for a play of this game that begins now."""
    return Journal.fresh(folder(), f"{game}-{time.strftime('%Y%m%d-%H%M%S')}", held)


def taken(path: Path, held: Held) -> Journal:
    """A file that is there already, so that nobody else writes it."""
    read_bytes(path, RECORD)
    return Journal.of(path, held)


def newest_unfinished(game: str | None) -> Path:
    """The last played of the records that have no winners yet."""
    for save in listed():
        if not save.finished and game in (None, save.game):
            return save.path
    raise BadInput("nothing-unfinished", {"folder": str(folder())})


def replayed(path: Path) -> Replay:
    """The match in a file."""
    text = read_text(path, RECORD)
    with _named(path):
        return Replay(Lines(text), make_game)


class Reopened(NamedTuple):
    """A table that goes on, and whether the last line of its record was torn."""

    table: Table
    torn: bool


def table_in(path: Path, journal: Journal) -> Reopened:
    """The table whose record is in a file, which goes on in it: what is torn at its end is cut off,
    and what only had to follow is written.
    """
    data = read_bytes(path, RECORD)
    whole = whole_lines(data)
    with _named(path):
        replay = Resumed(Lines(text_of(path, whole, RECORD)), make_game)
    given = replay.given
    table = Table(replay, journal)
    journal.go_on(whole, table.match.lines[:given])
    journal.catch_up(table.match.lines)
    return Reopened(table, len(whole) < len(data))


@contextmanager
def _named(path: Path) -> Iterator[None]:
    """What is wrong with a file is said with its name."""
    try:
        yield
    except BadRecord as why:
        torn = why.key in ("torn-line", "line-missing") and _last_whole(why) > 0
        fields = {"file": str(path), "why": why, "line": _last_whole(why)}
        raise BadInput("torn-file" if torn else "bad-file", fields) from why


def command(name: str, path: Path, language: str | None = None) -> str:
    """What to type to do something with a file, in a language that was asked for."""
    typed = f"{_called()} {name} {_short(path)}"
    return typed if language is None else f"{typed} --lang {language}"


def _called() -> str:
    """What to type for `tin`: where it is not on the path, the way to it."""
    called = os.environ.get("COOKIETIN_CALLED")
    if called:
        return shlex.quote(called)
    way = Path(sys.argv[0])
    if way.name != "tin" or shutil.which("tin") is not None:
        return "tin"
    return shlex.quote(os.path.relpath(way))


def _short(path: Path) -> str:
    """A path as one types it, from the home folder where it is there."""
    try:
        inside = path.resolve().relative_to(Path.home())
    except (ValueError, RuntimeError):
        return shlex.quote(str(path))
    return f"~/{shlex.quote(str(inside))}"


def _last_whole(why: BadRecord) -> int:
    """The last line that can be kept: a record that ends too early has a line too many."""
    line = int(why.fields["line"])
    return line - 2 if why.key == "line-missing" else line - 1


class Save(NamedTuple):
    """A record in the folder, as far as its first and last lines tell."""

    path: Path
    game: str
    players: list[str]
    finished: bool
    changed: float


def listed() -> list[Save]:
    """The records of games that are known here, the newest first."""
    found: list[Save] = []
    for path in _newest_first():
        header = _parsed(next(iter(_rows(path)), b""))
        game, players = header.get("game"), header.get("players")
        if game in ids() and isinstance(players, list):
            names = [str(name) for name in players]
            found.append(Save(path, str(game), names, _finished(path), path.stat().st_mtime))
    return found


def described(save: Save, speech: Speech) -> str:
    """Which game, who plays, and when it was last played."""
    name = Speech(speech.language, save.game).say("game", "name")
    players = [printable(player) for player in save.players]
    at = time.strftime("%Y-%m-%d %H:%M", time.localtime(save.changed))
    return speech.say("cli", "save", game=name, players=players, at=at)


def _newest_first() -> list[Path]:
    """The files in the folder; links to nowhere, folders and pipes among them hide none."""
    found: list[tuple[int, Path]] = []
    for path in folder().glob("*.jsonl"):
        with suppress(OSError):
            if path.is_file():
                found.append((path.stat().st_mtime_ns, path))
    return [path for _, path in sorted(found, reverse=True)]


def _finished(path: Path) -> bool:
    """Whether it has its winners: only notes may stand below them."""
    for row in reversed(_rows(path)):
        line = _parsed(row)
        if NOTE not in line or "dealt" in line:
            return "winners" in line
    return True


def _rows(path: Path) -> list[bytes]:
    try:
        return path.read_bytes().splitlines()
    except OSError:
        return []


def _parsed(row: bytes) -> dict[str, Any]:
    try:
        line = json.loads(row)
    except (ValueError, RecursionError):
        return {}
    return line if isinstance(line, dict) else {}
