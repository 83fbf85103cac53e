"""Reading files that people name, with complaints that say what is the matter."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cookietin.cli.command import BadInput
from cookietin.table.journal import reason

if TYPE_CHECKING:
    from pathlib import Path


RECORD = "record"
DECK = "deck"
TABLE = "table"
CARDS = "cards"


def read_text(path: Path, kind: str) -> str:
    """The text in a file that should be of this kind."""
    try:
        return path.read_text(encoding="utf-8")
    except FileNotFoundError:
        raise BadInput("no-such-file", {"file": str(path)}) from None
    except IsADirectoryError:
        raise BadInput(f"is-a-folder-{kind}", {"file": str(path)}) from None
    except UnicodeDecodeError:
        raise BadInput(f"not-text-{kind}", {"file": str(path)}) from None
    except (OSError, ValueError) as error:
        raise BadInput("cannot-read", {"file": str(path), "why": reason(error)}) from None
