"""Reading and writing files that people name, with complaints that say what is the matter."""

from __future__ import annotations

import tomllib
from contextlib import contextmanager, suppress
from typing import IO, TYPE_CHECKING, Any

from cookietin.cli.command import BadInput
from cookietin.table.journal import reason

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path


RECORD = "record"
DECK = "deck"
TABLE = "table"
CARDS = "cards"


def read_text(path: Path, kind: str) -> str:
    """The text in a file that should be of this kind."""
    return text_of(path, read_bytes(path, kind), kind)


def read_bytes(path: Path, kind: str) -> bytes:
    """What is in a file that should be of this kind."""
    try:
        return path.read_bytes()
    except FileNotFoundError:
        raise BadInput("no-such-file", {"file": str(path)}) from None
    except IsADirectoryError:
        raise BadInput(f"is-a-folder-{kind}", {"file": str(path)}) from None
    except (OSError, ValueError) as error:
        raise BadInput("cannot-read", {"file": str(path), "why": reason(error)}) from None


def text_of(path: Path, data: bytes, kind: str) -> str:
    """What was in a file, as text, however its lines end."""
    try:
        return data.decode().replace("\r\n", "\n")
    except UnicodeDecodeError:
        raise BadInput(f"not-text-{kind}", {"file": str(path)}) from None


def toml_of(file: str, text: str) -> dict[str, Any]:
    """The table that a file's text stands for, whatever a person has written there."""
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise BadInput("not-toml", {"file": file, "why": str(error)}) from None
    except ValueError:
        raise BadInput("toml-number-too-long", {"file": file}) from None
    except RecursionError:
        raise BadInput("toml-too-deep", {"file": file}) from None


@contextmanager
def writing(path: Path) -> Iterator[IO[str]]:
    """A file to write to: it stands there whole in the end, or nothing of it does."""
    part = path.with_name(path.name + ".part")
    try:
        with part.open("w", encoding="utf-8") as stream:
            yield stream
        part.replace(path)
    except (OSError, ValueError) as error:
        raise BadInput("cannot-write-there", {"file": str(path), "why": reason(error)}) from None
    finally:
        with suppress(OSError):
            part.unlink()
