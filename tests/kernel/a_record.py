"""The record of a match that is over, and what is said of it once it is changed."""

from __future__ import annotations

import json
from typing import Any

import pytest

import cookietin
from cookietin.kernel import record
from cookietin.kernel.complaint import BadRecord
from cookietin.kernel.dealer import Seeded

GAME = cookietin.game("number-chain", hand=2)


def whole(format: str = "best-of-3") -> str:
    """The record of a match that is over."""
    match = cookietin.match(GAME, ["Ana", "Bo Ñ"], format, Seeded("record"))
    while match.winners is None:
        if match.between_plays():
            match.begin()
        (seat,) = match.position.asked()
        match.answer(seat, match.position.default(seat))
    return cookietin.record(match)


TEXT = whole()

LINES = record.read(TEXT)


def by_hand(lines: list[dict[str, Any]]) -> str:
    """A record that a person wrote: without sums."""
    return "".join(json.dumps(line) + "\n" for line in lines)


def changed(number: int, **parts: Any) -> list[dict[str, Any]]:
    """The lines with some parts of one of them changed; lines are counted from one."""
    lines = [dict(line) for line in LINES]
    lines[number - 1].update(parts)
    return lines


def refusal(text: str) -> tuple[str, int]:
    """The key and the line of what is said of a record."""
    with pytest.raises(BadRecord) as refused:
        cookietin.replay(text)
    return refused.value.key, refused.value.fields["line"]


def number_of(part: str) -> int:
    """The first line that has this part."""
    return next(place + 1 for place, line in enumerate(LINES) if part in line)
