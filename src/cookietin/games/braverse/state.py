"""What a position is made of: Cookies in battle, a player's side, and unfinished work."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from cookietin.games.braverse.terms import MOST_IN_BATTLE

if TYPE_CHECKING:
    from mypy_extensions import i64

KIND: Final = 4095
"""The part of an entry in an ordered hidden pile that says which card it is."""
MASK: Final = 4096
"""Above the kind stands who knows the card: a bit for each seat and one for spectators."""
KNOWS: Final = [MASK, 2 * MASK, 4 * MASK]
ALL_KNOW: Final = 7 * MASK


@final
class Cookie:
    """A Cookie in a battle area. Its serial is new whenever a Cookie is placed."""

    def __init__(self, serial: i64, kind: i64) -> None:
        self.serial: i64 = serial
        self.kind: i64 = kind
        self.rested = False
        self.hp: list[int] = []
        """Its HP cards, the top one last."""
        self.attack: i64 = 0
        """What effects add to its attack this turn."""
        self.taken: i64 = 0
        """What effects add to each damage it takes this turn."""
        self.used: i64 = 0
        """Which once-per-turn abilities were used, a bit for each."""
        self.marks: i64 = 0

    def copy(self) -> Cookie:
        """An equal one that shares nothing."""
        twin = Cookie(self.serial, self.kind)
        twin.rested = self.rested
        twin.hp = self.hp[:]
        twin.attack = self.attack
        twin.taken = self.taken
        twin.used = self.used
        twin.marks = self.marks
        return twin


@final
class Side:
    """All areas of one player (BV-09)."""

    def __init__(self) -> None:
        self.hand: list[int] = []
        self.shown: list[int] = []
        """Cards that everyone knows to be in the hand."""
        self.deck: list[int] = []
        """The part of the deck whose order nobody has fixed."""
        self.top: list[int] = []
        """Cards put on top of it, the topmost last."""
        self.bottom: list[int] = []
        """Cards put below it, the lowest last."""
        self.discard: list[int] = []
        self.support: list[int] = []
        self.rested: list[int] = []
        """The rested cards of the support area; the active ones are in `support`."""
        self.broken: list[int] = []
        self.levels: i64 = 0
        """The level sum of the break area."""
        self.stage: i64 = 0
        self.stage_used: i64 = 0
        self.battle: list[Cookie | None] = [None, None]
        self.lost: i64 = 0
        """Cookies that left the battle area since the last refill."""
        self.flags: i64 = 0
        self.face_down: list[int] = []
        """The Cookie set face down at set-up."""

    def deck_size(self) -> int:
        """How many cards the deck has."""
        return len(self.deck) + len(self.top) + len(self.bottom)

    def in_battle(self) -> i64:
        """How many Cookies there are in the battle area."""
        count: i64 = 0
        for cookie in self.battle:
            if cookie is not None:
                count += 1
        return count

    def has_room(self) -> bool:
        """Whether another Cookie fits."""
        return self.in_battle() < MOST_IN_BATTLE

    def copy(self) -> Side:
        """An equal one that shares nothing."""
        twin = Side()
        twin.hand = self.hand[:]
        twin.shown = self.shown[:]
        twin.deck = self.deck[:]
        twin.top = self.top[:]
        twin.bottom = self.bottom[:]
        twin.discard = self.discard[:]
        twin.support = self.support[:]
        twin.rested = self.rested[:]
        twin.broken = self.broken[:]
        twin.levels = self.levels
        twin.stage = self.stage
        twin.stage_used = self.stage_used
        left, right = self.battle[0], self.battle[1]
        twin.battle = [
            None if left is None else left.copy(),
            None if right is None else right.copy(),
        ]
        twin.lost = self.lost
        twin.flags = self.flags
        twin.face_down = self.face_down[:]
        return twin


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
        self.chosen: list[int] = []
        self.it: list[int] = []

    def copy(self) -> Work:
        """An equal one that shares nothing."""
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
        twin.chosen = self.chosen[:]
        twin.it = self.it[:]
        return twin
