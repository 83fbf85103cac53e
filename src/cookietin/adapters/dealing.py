"""Chance of an environment: one seed, and plays that follow from it one after another."""

from __future__ import annotations

import secrets
from typing import TYPE_CHECKING

from cookietin.kernel.chance import Chance
from cookietin.kernel.history import Remembering

if TYPE_CHECKING:
    from cookietin.kernel.event import Event


class Dealing:
    """Who deals, and who is first where several are asked: anew for each play."""

    def __init__(self, history: int = 0) -> None:
        self.seed: int | None = None
        self.plays = 0
        self.dealer = Remembering("", history)

    def next_play(self, seed: int | None) -> str:
        """Get ready for the next play; with a seed, begin again from it. Says what names it."""
        if seed is not None:
            self.seed, self.plays = seed, 0
        elif self.seed is None:
            self.seed = secrets.randbits(62)
        name = f"{self.seed} {self.plays}"
        self.plays += 1
        self.dealer = Remembering(name, self.dealer.length)
        self.order = Chance(f"{name} order")
        return name

    @property
    def told(self) -> list[Event]:
        """The last events of the play, as many as somebody wants to know."""
        return self.dealer.told
