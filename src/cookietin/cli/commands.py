"""Which commands there are. Each is imported only when it is called."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, cast

from cookietin.cli.command import Misuse

if TYPE_CHECKING:
    from cookietin.cli.command import Command

NAMES = (
    "games",
    "rules",
    "play",
    "serve",
    "join",
    "verify",
    "backup",
    "restore",
    "export",
    "saved",
    "replay",
    "simulate",
    "ladder",
    "analyse",
    "lab",
    "compare",
    "balance",
    "decks",
    "house",
    "tree",
    "train",
    "chomp-score",
    "deck",
    "cards",
)
"""Each is the `COMMAND` of the module of that name here, with words in `[tin-NAME]`."""


def load(name: str) -> Command:
    """The command of this name."""
    if name not in NAMES:
        raise Misuse("no-such-command", {"command": name, "commands": list(NAMES)})
    return cast("Command", import_module(f"cookietin.cli.{name.replace('-', '_')}").COMMAND)
