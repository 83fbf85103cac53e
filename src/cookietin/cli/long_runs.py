"""What takes long: many plays by several processes, ended by an interrupt without being cut off."""

from __future__ import annotations

import json
import os
from contextlib import suppress
from hashlib import blake2b
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

from cookietin.cli.command import Args, Flag
from cookietin.cli.interrupts import Interrupted, Interrupts
from cookietin.cli.settings import BOTS_FLAG, HOUSE_FLAG, OPTION_FLAG, SEATS_FLAG

if TYPE_CHECKING:
    from collections.abc import Callable

    from cookietin.cli.progress import Progress

    Arrived = Callable[[], bool]
    """Whether someone or something asked us to stop."""

Came = TypeVar("Came")

FIXED_SEED_FLAG = Flag("seed", takes="seed", default="0")
"""The same deals at every run, where nobody asks for others."""
JOBS_FLAG = Flag("jobs", takes="number", low=1, high=1024)
OUT_FLAG = Flag("out", takes="folder")
VARIANT_FLAGS = (SEATS_FLAG, BOTS_FLAG, OPTION_FLAG, HOUSE_FLAG)
MOST_GAMES = 100_000_000


def games_flag(usual: int) -> Flag:
    """How many plays there are."""
    return Flag("games", takes="number", default=str(usual), low=1, high=MOST_GAMES)


def seed_from(args: Args) -> str:
    """What the deals come from."""
    return args.text("seed") or "0"


def jobs_from(args: Args) -> int:
    """How many plays go on at a time."""
    return args.whole("jobs") or os.cpu_count() or 1


def out_from(args: Args) -> Path | None:
    """The folder that was named for the results, if any."""
    typed = args.text("out")
    return None if typed is None else Path(typed)


def folder_for(name: str, made_of: dict[str, Any], args: Args) -> Path:
    """Where results are kept: the same run has the same folder, so it goes on there."""
    mark = blake2b(json.dumps(made_of, sort_keys=True).encode(), digest_size=3).hexdigest()
    return out_from(args) or Path(f"{name}-{mark}")


def until_interrupted(progress: Progress, work: Callable[[Arrived], Came]) -> Came | None:
    """What the work comes to, or came to until it was interrupted; nothing if it never began.

    What is counted or kept is not cut off in the middle: the work asks whether an interrupt has
    arrived, and ends after the next few plays.
    """
    came: Came | None = None
    with Interrupts() as stop, progress, suppress(Interrupted), stop.held():
        came = work(stop.arrived)
    return came
