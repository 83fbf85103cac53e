"""The battle area: Cookies come, leave and faint, and an empty one is refilled (BV-10, BV-27)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cookietin.games.braverse.areas import KIND, Cookie, hides, known_to, put
from cookietin.games.braverse.end import lose
from cookietin.games.braverse.from_deck import build
from cookietin.games.braverse.language.terms import DESTINATIONS, TO_BREAK
from cookietin.games.braverse.people.events import AREAS, area, moved, spot, stand, tell
from cookietin.games.braverse.phases import REFILLING
from cookietin.games.braverse.triggers import add_trigger

if TYPE_CHECKING:
    from mypy_extensions import i64

    from cookietin.games.braverse.state.position import BraversePosition
    from cookietin.kernel.dealer import Dealer


def place(
    p: BraversePosition, seat: i64, kind: i64, reveal: bool, source: str, dealer: Dealer
) -> None:
    """A Cookie comes into battle, active, with its HP cards; On Reveal waits (BV-15, BV-20)."""
    side = p.sides[seat]
    at = 0 if side.battle[0] is None else 1
    p.serials += 1
    cookie = Cookie(p.serials, kind, [])
    side.battle[at] = cookie
    card = p.cards.all[kind]
    if dealer.listening:
        to = f"{stand(p, cookie)}.card"
        tell(dealer, "place", {**spot(p, cookie), "from": area(seat, source), "to": to})
    if reveal:
        for ability in card.on_reveal:
            add_trigger(p, ability, seat, cookie.serial)
    build(p, cookie, seat, card.hp, dealer)


def leave(p: BraversePosition, cookie: Cookie, to: i64, dealer: Dealer) -> i64:
    """A Cookie leaves battle; its HP cards go to the discard pile without FLIP (BV-27)."""
    seat: i64 = p.owner(cookie.serial)
    side = p.sides[seat]
    if dealer.listening:
        names = p.cards.names
        hp = [names[entry & KIND] for entry in reversed(cookie.hp)]
        where = stand(p, cookie)
        gone = [
            moved([names[cookie.kind]], f"{where}.card", area(seat, AREAS[to])),
            moved(hp, f"{where}.hp", area(seat, "discard")),
        ]
        fields = {**spot(p, cookie), "cards": hp, "count": len(hp), "moves": gone}
        tell(dealer, f"leave-{DESTINATIONS[to]}", fields)
    first = side.battle[0]
    place = 0 if first is not None and first.serial == cookie.serial else 1
    side.battle[place] = None
    side.lost += 1
    for at in range(len(cookie.hp) - 1, -1, -1):
        side.discard.append(cookie.hp[at] & KIND)
    put(p, seat, known_to(seat, True) | cookie.kind if hides(to) else cookie.kind, to, True, dealer)
    return seat


def faint(p: BraversePosition, cookie: Cookie, dealer: Dealer) -> None:
    """A Cookie goes to the break area; its faint effects wait (BV-27, BV-30)."""
    seat = leave(p, cookie, TO_BREAK, dealer)
    for ability in p.cards.all[cookie.kind].faint:
        add_trigger(p, ability, seat, cookie.serial)


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
    lose(p, [0, 1] if both else [seat], "empty", dealer)


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
