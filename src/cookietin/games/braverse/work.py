"""Unfinished work: what is to be done, for whom, and how far it has come."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from cookietin.compiling import mypyc_attr
from cookietin.games.braverse.areas import NO_CARDS

if TYPE_CHECKING:
    from mypy_extensions import i64

WORKS: Final = [
    "effect",
    "pay",
    "draw",
    "hp",
    "mill",
    "damage",
    "damage-all",
    "battle",
    "trigger",
    "refresh",
]
EFFECT: Final = 0
PAY: Final = 1
DRAW: Final = 2
BUILD: Final = 3
MILL: Final = 4
DAMAGE: Final = 5
DAMAGE_ALL: Final = 6
FIGHT: Final = 7
TRIGGER: Final = 8
REFRESH: Final = 9


@mypyc_attr(acyclic=True, free_list_len=1)
@final
class Work:
    """Something unfinished: what, for whom, how far it has come."""

    def __init__(self, what: i64, seat: i64) -> None:
        self.what: i64 = what
        self.seat: i64 = seat
        self.block: i64 = 0
        self.index: i64 = 0
        self.phase: i64 = 0
        self.ability: i64 = -1
        self.kind: i64 = 0
        """The card whose effect this is."""
        self.source: i64 = 0
        """The serial of the Cookie whose effect this is, or that attacks."""
        self.subject: i64 = 0
        """The serial of the Cookie it happens to."""
        self.left: i64 = 0
        self.done: i64 = 0
        self.chosen = NO_CARDS
        """Serials. Copies share this list and the next: they are replaced, not changed in place."""
        self.it = NO_CARDS

    def copy(self) -> Work:
        """An equal one."""
        twin = Work(self.what, self.seat)
        twin.block = self.block
        twin.index = self.index
        twin.phase = self.phase
        twin.ability = self.ability
        twin.kind = self.kind
        twin.source = self.source
        twin.subject = self.subject
        twin.left = self.left
        twin.done = self.done
        twin.chosen = self.chosen
        twin.it = self.it
        return twin


@mypyc_attr(acyclic=True)
@final
class Happening:
    """Something that has happened this turn; never changed, so copies share it."""

    def __init__(self, what: i64, seat: i64, kind: i64, serial: i64, source: i64) -> None:
        self.what: i64 = what
        self.seat: i64 = seat
        self.kind: i64 = kind
        """The card that it happened to; 0 if not everyone saw which."""
        self.serial: i64 = serial
        self.source: i64 = source
        """The area that a placed Cookie came from; -1 for all else."""


@mypyc_attr(acyclic=True)
@final
class Lasting:
    """What an operation changed for longer than a moment; never changed, so copies share it."""

    def __init__(self, block: i64, index: i64, seat: i64, serial: i64) -> None:
        self.block: i64 = block
        self.index: i64 = index
        """Where the operation stands."""
        self.seat: i64 = seat
        """Whom it is about."""
        self.serial: i64 = serial
        """Which Cookie it is about; 0 for the player."""
        self.amount: i64 = 0
        self.until: i64 = 0
        """The number of the turn that it ends with; 0 stands for the battle that goes on, and
        -1 for ever."""


NO_LOG: Final[list[Happening]] = []
NOTHING_LASTS: Final[list[Lasting]] = []
NO_WORK: Final[list[Work]] = []
"""As NO_CARDS."""
