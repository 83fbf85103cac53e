"""Cards on their way: into zones, out of the deck, and who knows which (BV-09)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cookietin.games.braverse.events import spot, tell, tell_seat
from cookietin.games.braverse.state import (
    ALL_KNOW,
    KIND,
    KNOWS,
    NO_CARDS,
    REFRESH,
    TRIGGER,
    Cookie,
    Work,
)
from cookietin.games.braverse.terms import (
    BREAK_LIMIT,
    DESTINATIONS,
    TO_BREAK,
    TO_DECK,
    TO_DECK_BOTTOM,
    TO_DECK_TOP,
    TO_DISCARD,
    TO_HAND,
    TO_SUPPORT,
    TO_SUPPORT_RESTED,
)

if TYPE_CHECKING:
    from mypy_extensions import i64

    from cookietin.games.braverse.position import BraversePosition
    from cookietin.games.braverse.state import Side
    from cookietin.games.braverse.tree import Ability
    from cookietin.kernel.dealer import Dealer


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
        entry = dealer.draw(side.own_deck(), p.cards.names)
    else:
        entry = side.bottom[0]
        side.bottom = side.bottom[1:]
    return entry


def need_refresh(p: BraversePosition, seat: i64) -> bool:
    """At the instant the deck becomes empty its owner refreshes, before anything else (BV-11)."""
    side = p.sides[seat]
    if side.deck or side.top or side.bottom:
        return False
    p.work.append(Work(REFRESH, seat))
    return True


def into_hand(side: Side, kind: i64, public: bool) -> None:
    """A card comes to the hand."""
    side.own_hand().append(kind)
    if public:
        side.shown = [*side.shown, kind]


def out_of_hand(side: Side, kind: i64, public: bool) -> None:
    """A card leaves the hand, seen by all or by none of the others."""
    side.own_hand().remove(kind)
    if side.shown:
        if public:
            if kind in side.shown:
                side.shown = without(side.shown, kind)
        else:
            for known in set(side.shown):
                side.shown = without(side.shown, known)


def put(p: BraversePosition, seat: i64, entry: i64, to: i64, public: bool, dealer: Dealer) -> None:
    """A card arrives anywhere but in battle. What is hidden there keeps who knows it."""
    side = p.own_side(seat)
    kind = entry & KIND
    if to == TO_DISCARD:
        side.own_discard().append(kind)
    elif to == TO_HAND:
        into_hand(side, kind, public)
    elif to == TO_SUPPORT:
        side.own_support().append(kind)
    elif to == TO_SUPPORT_RESTED:
        side.own_rested().append(kind)
    elif to == TO_BREAK:
        side.broken = [*side.broken, kind]
        side.levels += p.cards.all[kind].level
    elif to == TO_DECK_TOP:
        side.top = [*side.top, entry]
    elif to == TO_DECK_BOTTOM:
        side.bottom = [*side.bottom, entry]
    else:
        side.own_deck().append(kind)
        shuffle(side)


def shuffle(side: Side) -> None:
    """Nobody knows any place in the deck any more."""
    for entry in side.top:
        side.own_deck().append(entry & KIND)
    for entry in side.bottom:
        side.own_deck().append(entry & KIND)
    side.top = NO_CARDS
    side.bottom = NO_CARDS


def known_to(seat: i64, public: bool) -> i64:
    """Who knows a card that its owner puts into a hidden place."""
    return ALL_KNOW if public else KNOWS[seat]


def hides(to: i64) -> bool:
    """Whether a card that arrives there is not seen by all."""
    return to in (TO_HAND, TO_DECK_TOP, TO_DECK_BOTTOM, TO_DECK)


def check_break(p: BraversePosition, dealer: Dealer) -> None:
    """A break area with a level sum of 10 loses at once; both at once is a draw (BV-01, BV-30)."""
    losers = [seat for seat in range(2) if p.sides[seat].levels >= BREAK_LIMIT]
    if losers and p.outcome is None:
        p.end(losers, "break", dealer)


def leave(p: BraversePosition, cookie: Cookie, to: i64, dealer: Dealer) -> i64:
    """A Cookie leaves battle; its HP cards go to the discard pile without FLIP (BV-27)."""
    seat: i64 = p.owner(cookie.serial)
    side = p.own_side(seat)
    if dealer.listening:
        names = p.cards.names
        hp = [names[entry & KIND] for entry in reversed(cookie.hp)]
        key = f"leave-{DESTINATIONS[to]}"
        tell(dealer, key, {**spot(p, cookie), "cards": hp, "count": len(hp)})
    first = side.battle[0]
    place = 0 if first is not None and first.serial == cookie.serial else 1
    side.own_battle()[place] = None
    side.lost += 1
    for at in range(len(cookie.hp) - 1, -1, -1):
        side.own_discard().append(cookie.hp[at] & KIND)
    put(p, seat, known_to(seat, True) | cookie.kind if hides(to) else cookie.kind, to, True, dealer)
    return seat


def faint(p: BraversePosition, cookie: Cookie, dealer: Dealer) -> None:
    """A Cookie goes to the break area; its faint effects wait (BV-27, BV-30)."""
    seat = leave(p, cookie, TO_BREAK, dealer)
    for ability in p.cards.all[cookie.kind].faint:
        add_trigger(p, ability, seat, cookie.serial)


def add_trigger(p: BraversePosition, ability: Ability, seat: i64, serial: i64) -> None:
    """Something waits for its turn."""
    work = Work(TRIGGER, seat)
    work.ability = ability.id
    work.kind = ability.kind
    work.source = serial
    p.later = [*p.later, work]


def shuffle_in(p: BraversePosition, seat: i64, dealer: Dealer) -> None:
    """The discard pile becomes the deck."""
    side = p.own_side(seat)
    side.own_deck().extend(side.discard)
    side.own_discard().clear()
    shuffle(side)
    if dealer.listening:
        tell_seat(dealer, "refresh", seat, count=len(side.deck))
