"""Golden files: what people read, kept as it was read through.

When a change to the rules, the words or the generator is meant, write the files anew with

    UPDATE_GOLDEN=1 python -m pytest tests/games

which fails on purpose: read what has changed, then run the tests without it.
"""

from __future__ import annotations

import os
from typing import TYPE_CHECKING

import pytest

import cookietin

if TYPE_CHECKING:
    from pathlib import Path


def check(file: Path, found: str) -> None:
    """Compare what is found with the file, or write the file anew and fail."""
    if os.environ.get("UPDATE_GOLDEN"):
        if os.environ.get("CI"):
            pytest.fail("Golden files are not written anew where CI is set.")
        file.parent.mkdir(exist_ok=True)
        file.write_text(found, encoding="utf-8")
        pytest.fail(f"{file.name} is written anew: read it, then run the tests again.")
    assert found == file.read_text(encoding="utf-8")


def recorded(file: Path) -> cookietin.Match:
    """The match that is over in the record at a file's end, and is written there just so."""
    text = file.read_text(encoding="utf-8")
    match = cookietin.replay(text[text.index('{"record"') :]).match
    assert match.winners is not None
    assert text.endswith(cookietin.record(match))
    return match
