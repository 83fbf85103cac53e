"""Bots whose process dies in the middle of a play, as the out-of-memory killer would have it."""

from __future__ import annotations

import os
import signal
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from cookietin.kernel.move import Move
    from cookietin.kernel.position import Position
    from cookietin.kernel.question import Question

MARK = "COOKIETIN_TEST_DEATHS"
"""Names a folder with a file for each death that is still to come."""


def mortal(view: Position, question: Question) -> Move:
    """Dies as often as the folder says, and plays its first move otherwise."""
    for death in sorted(Path(os.environ[MARK]).iterdir()):
        try:
            death.unlink()
        except FileNotFoundError:
            continue
        os.kill(os.getpid(), signal.SIGKILL)
    return view.legal(question.seat)[0]


def doomed(view: Position, question: Question) -> Move:
    """Always dies."""
    os.kill(os.getpid(), signal.SIGKILL)
    raise AssertionError
