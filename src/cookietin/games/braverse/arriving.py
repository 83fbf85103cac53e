"""Cards that arrive: in an area, or with a Cookie as HP, attached, or as its new form (BV-34)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cookietin.games.braverse import areas
from cookietin.games.braverse.end import check_break
from cookietin.games.braverse.happening import note
from cookietin.games.braverse.language import terms, values
from cookietin.games.braverse.people import events

if TYPE_CHECKING:
    from mypy_extensions import i64

    from cookietin.games.braverse.areas import Cookie
    from cookietin.games.braverse.language.tree import Node
    from cookietin.games.braverse.state.position import BraversePosition
    from cookietin.games.braverse.work import Work
    from cookietin.kernel.dealer import Dealer


def arrive(
    p: BraversePosition,
    work: Work,
    node: Node,
    seat: i64,
    entry: i64,
    source: str,
    to: i64,
    public: bool,
    dealer: Dealer,
) -> None:
    """A card that has left its area comes to where an operation sends it."""
    kind = entry & areas.KIND
    if to in terms.ONTO:
        cookie = _host(p, work, node, seat, kind, to)
        if cookie is not None:
            _lay(p, cookie, seat, entry, source, to, public, dealer)
            return
        to = terms.TO_DISCARD
        public = True
    going = areas.bound_for(p, kind, to)
    if going != to:
        to = going
        public = True
    areas.put(p, seat, entry, to, public, dealer)
    if dealer.listening:
        tell_move(p, seat, entry, source, events.area(seat, events.AREAS[to]), to, public, dealer)
    if p.title.heeds and to in (terms.TO_SUPPORT, terms.TO_SUPPORT_RESTED):
        note(p, terms.H_SUPPORTED, seat, kind, 0)
    elif p.title.heeds and to == terms.TO_BREAK:
        note(p, terms.H_BROKEN, seat, kind, 0)
    check_break(p, dealer)


def _host(
    p: BraversePosition, work: Work, node: Node, seat: i64, kind: i64, to: i64
) -> Cookie | None:
    """The Cookie that a card comes to lie with, if it is there and can have it."""
    for serial in values.special(p, work, node.onto):
        cookie = p.find(serial)
        if cookie is None or p.owner(serial) != seat:
            continue
        if to == terms.TO_FORM and not p.cards.is_cookie[kind]:
            continue
        barred = p.cards.all[kind].aside or p.marks_of(cookie) & terms.NO_HEALING
        if to != terms.TO_HP or not barred:
            return cookie
    return None


def _lay(
    p: BraversePosition,
    cookie: Cookie,
    seat: i64,
    entry: i64,
    source: str,
    to: i64,
    public: bool,
    dealer: Dealer,
) -> None:
    kind = entry & areas.KIND
    if to == terms.TO_FORM:
        _awaken(p, cookie, seat, kind, source, dealer)
        return
    place = "hp"
    if to == terms.TO_HP:
        cookie.hp.append(entry)
    else:
        cookie.under = [*cookie.under, kind]
        place = "under"
    if dealer.listening:
        target = f"{events.stand(p, cookie)}.{place}"
        tell_move(p, seat, entry, source, target, to, public or to == terms.TO_UNDER, dealer)


def _awaken(
    p: BraversePosition, cookie: Cookie, seat: i64, kind: i64, source: str, dealer: Dealer
) -> None:
    """A Cookie becomes another card: its HP stays, its former form lies under it."""
    former = cookie.kind
    if dealer.listening:
        names, stand = p.cards.names, events.stand(p, cookie)
        gone = [
            events.moved([names[former]], f"{stand}.card", f"{stand}.under"),
            events.moved([names[kind]], source, f"{stand}.card"),
        ]
        fields = {**events.spot(p, cookie), "turned": names[kind], "moves": gone}
        events.tell(dealer, "awaken", fields)
    cookie.under = [*cookie.under, former]
    cookie.kind = kind
    cookie.used = 0
    if p.title.heeds:
        note(p, terms.H_AWAKENED, seat, kind, cookie.serial)


def tell_move(
    p: BraversePosition,
    seat: i64,
    entry: i64,
    source: str,
    target: str,
    to: i64,
    public: bool,
    dealer: Dealer,
) -> None:
    """Tell of a card that has moved, to all or to who may know it."""
    fields = {"from": source, "to": target}
    name = p.cards.names[entry & areas.KIND]
    if public:
        events.tell_seat(dealer, f"move-{terms.DESTINATIONS[to]}", seat, {"card": name, **fields})
    else:
        # Whoever takes a card into the hand sees it.
        knowers = [seat] if entry & areas.KNOWS[seat] or to == terms.TO_HAND else []
        events.tell_cards(dealer, f"unseen-{terms.DESTINATIONS[to]}", seat, [name], knowers, fields)
