"""Who one is at servers: tokens kept on disk, so that a seat is still one's own next time."""

from __future__ import annotations

import json
import os
import urllib.request
from contextlib import suppress
from typing import TYPE_CHECKING

from cookietin.cli import saves
from cookietin.cli.command import BadInput
from cookietin.cli.files import writing
from cookietin.table.journal import PRIVATE, reason

if TYPE_CHECKING:
    from pathlib import Path


def token_at(address: str, name: str) -> str:
    """One's token at a server: the kept one, or a new one that is kept from now on."""
    known = _kept(_file())
    key = f"{address} {name}"
    if key not in known:
        known[key] = _new_guest(address, name)
        _keep(_file(), known)
    return known[key]


def _file() -> Path:
    return saves.folder() / "guests.json"


def _kept(file: Path) -> dict[str, str]:
    """What is kept; a file that was spoilt is not written over, for seats hang on it."""
    try:
        known = json.loads(file.read_text(encoding="utf-8"))
    except (FileNotFoundError, NotADirectoryError):
        return {}
    except OSError as error:
        raise BadInput("cannot-read", {"file": str(file), "why": reason(error)}) from None
    except (ValueError, RecursionError):
        raise BadInput("guests-off", {"file": str(file)}) from None
    if not isinstance(known, dict) or not all(isinstance(one, str) for one in known.values()):
        raise BadInput("guests-off", {"file": str(file)})
    return known


def _keep(file: Path, known: dict[str, str]) -> None:
    # Where there can be no folder, writing says so.
    with suppress(OSError):
        file.parent.mkdir(parents=True, exist_ok=True)
    with writing(file) as stream:
        os.fchmod(stream.fileno(), PRIVATE)
        json.dump(known, stream)


def refused(error: Exception) -> str:
    """Why a server cannot be reached, as the system says it."""
    cause = getattr(error, "reason", error)
    return reason(cause) if isinstance(cause, OSError) else str(cause)


def _new_guest(address: str, name: str) -> str:
    body = json.dumps({"name": name}).encode()
    try:
        with urllib.request.urlopen(f"{address}/api/guests", body, timeout=10) as answer:
            found = json.load(answer)
    except OSError as error:
        raise BadInput("unreached", {"address": address, "why": refused(error)}) from None
    except (ValueError, RecursionError):
        found = None
    if not isinstance(found, dict) or not isinstance(found.get("token"), str):
        raise BadInput("not-a-tin", {"address": address})
    return str(found["token"])
