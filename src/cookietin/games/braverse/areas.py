"""The areas of a player, cards on their way between them, and who knows which (BV-09)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, final

from cookietin.compiling import mypyc_attr
from cookietin.games.braverse.language import terms
from cookietin.games.braverse.people.events import area, moved
from cookietin.kernel.event import Event
from cookietin.kernel.names import SEATS

if TYPE_CHECKING:
    from mypy_extensions import i64

    from cookietin.games.braverse.state.position import BraversePosition
    from cookietin.kernel.dealer import Dealer

KIND: Final = 4095
"""The part of an entry in an ordered hidden pile that says which card it is."""
MASK: Final = 4096
"""Above the kind stands who knows the card: a bit for each seat and one for spectators."""
KNOWS: Final = [MASK, 2 * MASK, 4 * MASK]
ALL_KNOW: Final = 7 * MASK

STAYS_OUT: Final = [
    *[terms.TO_SUPPORT, terms.TO_SUPPORT_RESTED, terms.TO_BREAK, terms.TO_UNDER, terms.TO_FORM],
]
"""Where a card that starts aside can go."""
NO_CARDS: Final[list[int]] = []
"""What is empty to begin with and never changed in place."""
NO_HANDS: Final = [-1, -1]
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
        self.under = NO_CARDS
        """Cards attached to it, and its former forms; replaced, not changed in place."""

    def copy(self) -> Cookie:
        """An equal one that shares nothing."""
        twin = Cookie(self.serial, self.kind, self.hp[:])
        twin.rested = self.rested
        twin.attack = self.attack
        twin.taken = self.taken
        twin.used = self.used
        twin.marks = self.marks
        twin.under = self.under
        return twin


@mypyc_attr(acyclic=True, free_list_len=1)
@final
class Side:
    """All areas of one player (BV-09).

    Hand, deck, discard pile, support area and the Cookies in battle are changed in place. The other
    piles are replaced by a new list, so that copies share them.
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
        self.stage_rested = False
        self.aside = NO_CARDS
        """Cards outside the deck that everyone sees; replaced, not changed in place."""
        self.lost: i64 = 0
        """Cookies that left the battle area since the last refill."""
        self.flags: i64 = 0

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
        return self.in_battle() < terms.MOST_IN_BATTLE

    def copy(self) -> Side:
        """An equal one that shares nothing that is changed in place."""
        one, two = self.battle[0], self.battle[1]
        twin = Side(
            self.hand[:],
            self.deck[:],
            self.discard[:],
            self.support[:],
            self.rested[:],
            [None if one is None else one.copy(), None if two is None else two.copy()],
            self.shown,
            self.top,
            self.bottom,
            self.broken,
            self.face_down,
        )
        twin.levels = self.levels
        twin.stage = self.stage
        twin.stage_used = self.stage_used
        twin.stage_rested = self.stage_rested
        twin.aside = self.aside
        twin.lost = self.lost
        twin.flags = self.flags
        return twin


def new_side(deck: list[int], aside: list[int]) -> Side:
    """A side whose cards are all in the deck, but for those that start aside."""
    none = NO_CARDS
    side = Side([], deck[:], [], [], [], [None, None], none, none, none, none, none)
    side.aside = aside
    return side


def without(pile: list[int], kind: i64) -> list[int]:
    """A pile that is never changed in place, less one card of a kind."""
    left = pile[:]
    left.remove(kind)
    return left


def take_top(side: Side, dealer: Dealer, p: BraversePosition) -> int:
    """The deck's top card, with who knows it."""
    if side.top:
        entry = side.top[-1]
        side.top = side.top[:-1]
    elif side.deck:
        entry = dealer.draw(side.deck, p.cards.names)
    else:
        entry = side.bottom[0]
        side.bottom = side.bottom[1:]
    return entry


def into_hand(side: Side, kind: i64, public: bool) -> None:
    """A card comes to the hand."""
    side.hand.append(kind)
    if public:
        side.shown = [*side.shown, kind]


def out_of_hand(side: Side, kind: i64, public: bool) -> None:
    """A card leaves the hand, seen by all or by none of the others."""
    side.hand.remove(kind)
    if side.shown:
        if public:
            if kind in side.shown:
                side.shown = without(side.shown, kind)
        else:
            for known in set(side.shown):
                side.shown = without(side.shown, known)


def put(p: BraversePosition, seat: i64, entry: i64, to: i64, public: bool, dealer: Dealer) -> None:
    """A card arrives anywhere but in battle. What is hidden there keeps who knows it."""
    side = p.sides[seat]
    kind = entry & KIND
    if to == terms.TO_DISCARD:
        side.discard.append(kind)
    elif to == terms.TO_HAND:
        into_hand(side, kind, public)
    elif to == terms.TO_SUPPORT:
        side.support.append(kind)
    elif to == terms.TO_SUPPORT_RESTED:
        side.rested.append(kind)
    elif to == terms.TO_BREAK:
        side.broken = [*side.broken, kind]
        side.levels += p.cards.all[kind].level
    elif to == terms.TO_DECK_TOP:
        side.top = [*side.top, entry]
    elif to == terms.TO_DECK_BOTTOM:
        side.bottom = [*side.bottom, entry]
    elif to == terms.TO_ASIDE:
        side.aside = [*side.aside, kind]
    else:
        side.deck.append(kind)
        shuffle(p, seat, dealer)


def shuffle(p: BraversePosition, seat: i64, dealer: Dealer) -> None:
    """Nobody knows any place in the deck any more."""
    side = p.sides[seat]
    if not side.top and not side.bottom:
        return
    if dealer.listening:
        deck, names = area(seat, "deck"), p.cards.names
        gone = [
            moved([names[entry & KIND] for entry in pile], area(seat, name), deck)
            for name, pile in (("top", side.top), ("bottom", side.bottom))
        ]
        dealer.tell(Event("shuffle", {"seat": SEATS[seat]}, {"moves": gone}))
    for entry in side.top:
        side.deck.append(entry & KIND)
    for entry in side.bottom:
        side.deck.append(entry & KIND)
    side.top = NO_CARDS
    side.bottom = NO_CARDS


def known_to(seat: i64, public: bool) -> i64:
    """Who knows a card that its owner puts into a hidden place."""
    return ALL_KNOW if public else KNOWS[seat]


def bound_for(p: BraversePosition, kind: i64, to: i64) -> i64:
    """Where a card goes: one that starts aside comes back there instead of into hand or pile."""
    if p.cards.all[kind].aside and to not in STAYS_OUT:
        return terms.TO_ASIDE
    return to


def hides(to: i64) -> bool:
    """Whether a card that arrives there is not seen by all."""
    return to in (terms.TO_HAND, terms.TO_DECK_TOP, terms.TO_DECK_BOTTOM, terms.TO_DECK)


def once(kinds: list[int]) -> list[int]:
    """Each kind once."""
    found: list[int] = []
    for kind in kinds:
        if not _among(kind, found):
            found.append(kind)
    return found


def _among(kind: i64, kinds: list[Any]) -> bool:
    """Whether a kind is one of these; numbers are compared faster than what stands in a list."""
    for other in kinds:
        known: i64 = other
        if known == kind:
            return True
    return False
