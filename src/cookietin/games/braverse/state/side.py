"""What a position is made of: Cookies in battle, a player's side, and unfinished work."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from cookietin.compiling import mypyc_attr
from cookietin.games.braverse.language.terms import MOST_IN_BATTLE

if TYPE_CHECKING:
    from mypy_extensions import i64

KIND: Final = 4095
"""The part of an entry in an ordered hidden pile that says which card it is."""
MASK: Final = 4096
"""Above the kind stands who knows the card: a bit for each seat and one for spectators."""
KNOWS: Final = [MASK, 2 * MASK, 4 * MASK]
ALL_KNOW: Final = 7 * MASK

NO_CARDS: Final[list[int]] = []
"""What is empty to begin with and never changed in place."""
NO_HANDS: Final = [0, 0]
"""A contest in which nobody has shown anything."""


def replaced(pile: list[int], place: i64, entry: i64) -> list[int]:
    """A list that is never changed in place, with another entry at a place."""
    new = pile[:]
    new[place] = entry
    return new


@mypyc_attr(acyclic=True, free_list_len=1)
@final
class Cookie:
    """A Cookie in a battle area. Its serial is new whenever a Cookie is placed."""

    def __init__(self, serial: i64, kind: i64, hp: list[int]) -> None:
        self.serial: i64 = serial
        self.kind: i64 = kind
        self.rested = False
        self.hp = hp
        """Its HP cards, the top one last."""
        self.attack: i64 = 0
        """What effects add to its attack this turn."""
        self.taken: i64 = 0
        """What effects add to each damage it takes this turn."""
        self.used: i64 = 0
        """Which once-per-turn abilities were used, a bit for each."""
        self.marks: i64 = 0

    def is_changed(self) -> bool:
        """Whether anything besides HP and rest tells it from one that was just placed."""
        return self.attack != 0 or self.taken != 0 or self.used != 0 or self.marks != 0

    def copy(self) -> Cookie:
        """An equal one that shares nothing."""
        twin = Cookie(self.serial, self.kind, self.hp[:])
        twin.rested = self.rested
        twin.attack = self.attack
        twin.taken = self.taken
        twin.used = self.used
        twin.marks = self.marks
        return twin


OWN_HAND: Final = 1
OWN_DECK: Final = 2
OWN_DISCARD: Final = 4
OWN_SUPPORT: Final = 8
OWN_RESTED: Final = 16
OWN_BATTLE: Final = 32
OWN_COOKIES: Final = [64, 128]


@mypyc_attr(acyclic=True, free_list_len=1)
@final
class Side:
    """All areas of one player (BV-09).

    Copies share their piles and Cookies. What changes often is changed by way of `own_hand` and
    its like, which first make it this side's own; the other piles are never changed in place, but
    replaced by a new list.
    """

    def __init__(
        self,
        hand: list[int],
        deck: list[int],
        discard: list[int],
        support: list[int],
        rested: list[int],
        battle: list[Cookie | None],
        shown: list[int],
        top: list[int],
        bottom: list[int],
        broken: list[int],
        face_down: list[int],
    ) -> None:
        self.own: i64 = 0
        """What no copy shares, of that which changes often: a bit for each."""
        self.hand = hand
        self.deck = deck
        """The part of the deck whose order nobody has fixed."""
        self.discard = discard
        self.support = support
        self.rested = rested
        """The rested cards of the support area; the active ones are in `support`."""
        self.battle = battle
        self.shown = shown
        """Cards that everyone knows to be in the hand."""
        self.top = top
        """Cards put on top of the deck, the topmost last."""
        self.bottom = bottom
        """Cards put below it, the lowest last."""
        self.broken = broken
        self.face_down = face_down
        """The Cookie set face down at set-up."""
        self.levels: i64 = 0
        """The level sum of the break area."""
        self.stage: i64 = 0
        self.stage_used: i64 = 0
        self.lost: i64 = 0
        """Cookies that left the battle area since the last refill."""
        self.flags: i64 = 0

    def own_hand(self) -> list[int]:
        """The hand, to be changed."""
        if self.own & OWN_HAND == 0:
            self.hand = self.hand[:]
            self.own |= OWN_HAND
        return self.hand

    def own_deck(self) -> list[int]:
        """The unordered part of the deck, to be changed."""
        if self.own & OWN_DECK == 0:
            self.deck = self.deck[:]
            self.own |= OWN_DECK
        return self.deck

    def own_discard(self) -> list[int]:
        """The discard pile, to be changed."""
        if self.own & OWN_DISCARD == 0:
            self.discard = self.discard[:]
            self.own |= OWN_DISCARD
        return self.discard

    def own_support(self) -> list[int]:
        """The active cards of the support area, to be changed."""
        if self.own & OWN_SUPPORT == 0:
            self.support = self.support[:]
            self.own |= OWN_SUPPORT
        return self.support

    def own_rested(self) -> list[int]:
        """The rested cards of the support area, to be changed."""
        if self.own & OWN_RESTED == 0:
            self.rested = self.rested[:]
            self.own |= OWN_RESTED
        return self.rested

    def own_battle(self) -> list[Cookie | None]:
        """The places of the battle area, to be filled or emptied."""
        if self.own & OWN_BATTLE == 0:
            self.battle = self.battle[:]
            self.own |= OWN_BATTLE
        return self.battle

    def own_cookie(self, place: i64) -> Cookie | None:
        """The Cookie at a place, to be changed: no longer what was there if that was shared."""
        cookie = self.battle[place]
        bit: i64 = OWN_COOKIES[place]
        if cookie is not None and self.own & bit == 0:
            cookie = cookie.copy()
            self.own_battle()[place] = cookie
            self.own |= bit
        return cookie

    def put_cookie(self, place: i64, cookie: Cookie) -> None:
        """A new Cookie comes to a place."""
        self.own_battle()[place] = cookie
        self.own |= OWN_COOKIES[place]

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

    def is_changed(self) -> bool:
        """Whether anything here may last for the turn only."""
        if self.flags != 0 or self.stage_used != 0:
            return True
        return any(cookie is not None and cookie.is_changed() for cookie in self.battle)

    def copy(self) -> Side:
        """An equal one; they share what they hold until one of them changes it."""
        self.own = 0
        twin = Side(
            self.hand,
            self.deck,
            self.discard,
            self.support,
            self.rested,
            self.battle,
            self.shown,
            self.top,
            self.bottom,
            self.broken,
            self.face_down,
        )
        twin.levels = self.levels
        twin.stage = self.stage
        twin.stage_used = self.stage_used
        twin.lost = self.lost
        twin.flags = self.flags
        return twin


def new_side(deck: list[int]) -> Side:
    """A side whose cards are all in the deck; it does not change the list."""
    none = NO_CARDS
    return Side([], deck, [], [], [], [None, None], none, none, none, none, none)
