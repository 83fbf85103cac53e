"""The battle area: Cookies come, leave and faint, and an empty one is refilled (BV-10, BV-27)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cookietin.games.braverse.abilities import is_silenced
from cookietin.games.braverse.areas import KIND, Cookie, bound_for, hides, known_to, put
from cookietin.games.braverse.end import EMPTY, lose
from cookietin.games.braverse.from_deck import build
from cookietin.games.braverse.happening import note, zone_of
from cookietin.games.braverse.language import terms
from cookietin.games.braverse.people.events import (
    AREAS,
    LOOKED,
    area,
    moved,
    spot,
    stand,
    tell,
    tell_place,
)
from cookietin.games.braverse.phases import REFILLING
from cookietin.games.braverse.triggers import add_trigger, trigger_work, wake

if TYPE_CHECKING:
    from mypy_extensions import i64

    from cookietin.games.braverse.state.position import BraversePosition
    from cookietin.kernel.dealer import Dealer


def place(
    p: BraversePosition,
    seat: i64,
    kind: i64,
    reveal: bool,
    source: str,
    dealer: Dealer,
    rested: bool = False,
) -> i64:
    """A Cookie comes into battle with its HP cards; On Reveal waits (BV-15, BV-20).

    Says its serial.
    """
    side = p.sides[seat]
    at = 0 if side.battle[0] is None else 1
    p.serials += 1
    cookie = Cookie(p.serials, kind, [])
    cookie.rested = rested
    side.battle[at] = cookie
    card = p.cards.all[kind]
    if dealer.listening:
        start = LOOKED if source == LOOKED else area(seat, source)
        tell_place(p, cookie, start, dealer)
    if reveal:
        wake(p, card.on_reveal, seat, cookie)
        if p.title.heeds:
            note(p, terms.H_PLACED, seat, kind, cookie.serial, zone_of(source))
    build(p, cookie, seat, card.hp, dealer)
    return cookie.serial


def remove(p: BraversePosition, cookie: Cookie, to: i64, dealer: Dealer) -> None:
    """A Cookie leaves battle without fainting."""
    seat = leave(p, cookie, to, dealer)
    if p.title.heeds:
        note(p, terms.H_LEFT, seat, cookie.kind, cookie.serial)


def leave(p: BraversePosition, cookie: Cookie, to: i64, dealer: Dealer) -> i64:
    """A Cookie leaves battle; its HP cards go to the discard pile without FLIP (BV-27).

    So do the cards under it, but for those that go aside.
    """
    seat: i64 = p.owner(cookie.serial)
    side = p.sides[seat]
    to = bound_for(p, cookie.kind, to)
    if dealer.listening:
        names = p.cards.names
        hp = [names[entry & KIND] for entry in reversed(cookie.hp)]
        where = stand(p, cookie)
        gone = [
            moved([names[cookie.kind]], f"{where}.card", area(seat, AREAS[to])),
            moved(hp, f"{where}.hp", area(seat, "discard")),
        ]
        for kind in cookie.under:
            end = area(seat, AREAS[bound_for(p, kind, terms.TO_DISCARD)])
            gone.append(moved([names[kind]], f"{where}.under", end))
        fields = {**spot(p, cookie), "cards": hp, "count": len(hp), "moves": gone}
        tell(dealer, f"leave-{terms.DESTINATIONS[to]}", fields)
    first = side.battle[0]
    place = 0 if first is not None and first.serial == cookie.serial else 1
    side.battle[place] = None
    side.lost += 1
    for at in range(len(cookie.hp) - 1, -1, -1):
        side.discard.append(cookie.hp[at] & KIND)
    for kind in cookie.under:
        put(p, seat, kind, bound_for(p, kind, terms.TO_DISCARD), True, dealer)
    put(p, seat, known_to(seat, True) | cookie.kind if hides(to) else cookie.kind, to, True, dealer)
    if to == terms.TO_BREAK and p.title.heeds:
        note(p, terms.H_BROKEN, seat, cookie.kind, 0)
    return seat


def faint(p: BraversePosition, cookie: Cookie, dealer: Dealer) -> None:
    """A Cookie goes to the break area; its faint effects wait (BV-27, BV-30)."""
    silenced = is_silenced(p, cookie)
    seat = leave(p, cookie, terms.TO_BREAK, dealer)
    if not silenced:
        for ability in p.cards.all[cookie.kind].faint:
            add_trigger(p, trigger_work(ability, seat, cookie.serial, cookie.serial))
    if p.title.heeds:
        note(p, terms.H_FAINTED, seat, cookie.kind, cookie.serial)


def has_cookie(p: BraversePosition, seat: i64) -> bool:
    """Whether a hand holds a Cookie to place."""
    return any(p.cards.is_cookie[kind] for kind in p.sides[seat].hand)


def refill(p: BraversePosition, dealer: Dealer) -> bool:
    """Whether a refill is due: the turn player places first (BV-10, BV-30)."""
    turn = p.sides[p.turn]
    other = p.sides[1 - p.turn]
    if turn.lost == 0 and other.lost == 0:
        return False
    if p.title.official_refill:
        return _official(p, dealer)
    for seat in (p.turn, 1 - p.turn):
        if p.sides[seat].in_battle() > 0:
            _lost_none(p, seat)
    for seat in (p.turn, 1 - p.turn):
        if p.sides[seat].lost > 0:
            _must(p, seat, dealer)
            return True
    return False


def _lost_none(p: BraversePosition, seat: i64) -> None:
    if p.sides[seat].lost > 0:
        p.sides[seat].lost = 0


def _must(p: BraversePosition, seat: i64, dealer: Dealer) -> None:
    """A Cookie from hand, or the game is lost (BV-02); neither able is a draw."""
    if has_cookie(p, seat):
        p.ask = REFILLING
        p.answering = seat
        return
    other = p.sides[1 - seat]
    both = other.in_battle() == 0 and not has_cookie(p, 1 - seat)
    lose(p, [0, 1] if both else [seat], EMPTY, dealer)


def _official(p: BraversePosition, dealer: Dealer) -> bool:
    for seat in (p.turn, 1 - p.turn):
        side = p.sides[seat]
        if side.lost > 0 and side.in_battle() == 0:
            _must(p, seat, dealer)
            return True
        if side.lost > 0 and side.has_room() and side.hand:
            p.ask = REFILLING
            p.answering = seat
            return True
        _lost_none(p, seat)
    return False
