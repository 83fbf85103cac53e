"""All chance of a match that is over, for whoever deals it again."""

from __future__ import annotations

from msgspec import Struct


class Draw(Struct):
    """One time that chance was asked."""

    names: list[str]
    """What could come up, each name once, in order."""
    counts: list[int]
    """How many of each there were."""
    dealt: str


class DealtPlay(Struct):
    """All chance of a play, with what it was promised to come from."""

    play: int
    commitment: str
    secret: str
    numbers: dict[str, str]
    """What the seats have added."""
    draws: list[Draw]


class Dealt(Struct):
    """All chance of a match that is over: whoever has this can deal it again."""

    plays: list[DealtPlay]
