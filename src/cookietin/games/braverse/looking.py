"""Showing and looking: hands and the top of decks (BV-09, BV-34)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cookietin.games.braverse.areas import hides, put, shuffle, take_top
from cookietin.games.braverse.carrying import LOOKS, TAKES, finish, tell_move
from cookietin.games.braverse.end import check_break
from cookietin.games.braverse.language.terms import (
    DESTINATIONS,
    HAND,
    OPPONENT,
    TO_DECK,
    TO_DECK_TOP,
)
from cookietin.games.braverse.language.values import value
from cookietin.games.braverse.people.events import tell, tell_cards, tell_seat
from cookietin.games.braverse.refresh import need_refresh
from cookietin.games.braverse.state.asks import PICKING
from cookietin.games.braverse.state.side import ALL_KNOW, KIND, KNOWS, MASK, NO_CARDS
from cookietin.kernel.names import SEATS, named, named_sorted

if TYPE_CHECKING:
    from mypy_extensions import i64

    from cookietin.games.braverse.language.tree import Node
    from cookietin.games.braverse.state.position import BraversePosition
    from cookietin.games.braverse.state.work import Work
    from cookietin.kernel.dealer import Dealer


def reveal(p: BraversePosition, work: Work, node: Node, dealer: Dealer) -> None:
    """Show a hand, or the top card of a deck: it stays known until it moves unseen."""
    finish(work)
    seat = 1 - work.seat if node.who == OPPONENT else work.seat
    side = p.sides[seat]
    if node.zone == HAND:
        side.shown = side.hand[:]
        if dealer.listening:
            tell_seat(dealer, "show-hand", seat, cards=named_sorted(side.hand, p.cards.names))
        return
    entry: i64 = take_top(side, dealer, p)
    side.top = [*side.top, entry | ALL_KNOW]
    if dealer.listening:
        tell_seat(dealer, "reveal", seat, card=p.cards.names[entry & KIND])


def look(p: BraversePosition, work: Work, node: Node, dealer: Dealer) -> None:
    """Look at the deck's top cards, take some, put the rest where the operation says."""
    if work.phase == 0:
        work.phase = LOOKS
        work.left = value(p, work, node.amount)
        work.done = 0
        p.looker = work.seat
    if work.phase == LOOKS and work.left > 0:
        work.left -= 1
        entry: i64 = take_top(p.sides[work.seat], dealer, p)
        p.looked = [*p.looked, entry | KNOWS[work.seat]]
        if dealer.listening:
            name = p.cards.names[entry & KIND]
            tell_cards(dealer, "look", work.seat, [name], [work.seat])
        need_refresh(p, work.seat)
        return
    if work.phase == LOOKS:
        assert node.to is not None
        work.phase = TAKES
        work.left = node.to.count.base
    if work.left > 0 and p.looked:
        p.ask = PICKING
        p.answering = work.seat
        return
    look_done(p, work, node, dealer)


def take_looked(p: BraversePosition, work: Work, node: Node, kind: i64, dealer: Dealer) -> None:
    """One of the cards looked at is taken."""
    for at in range(len(p.looked)):
        entry: i64 = p.looked[at]
        if entry & KIND == kind:
            p.looked = p.looked[:at] + p.looked[at + 1 :]
            break
    work.left -= 1
    work.done += 1
    public = node.show or not hides(node.zone)
    if public:
        entry |= ALL_KNOW
    put(p, work.seat, entry, node.zone, public, dealer)
    to = DESTINATIONS[node.zone]
    tell_move(p, work.seat, entry, "looked", to, public, dealer)
    check_break(p, dealer)


def look_done(p: BraversePosition, work: Work, node: Node, dealer: Dealer) -> None:
    """What was not taken goes where the operation says, in the order in which it lay."""
    finish(work)
    rest = p.looked
    p.looked = NO_CARDS
    if not rest:
        return
    side = p.sides[work.seat]
    for entry in rest[::-1] if node.rest_zone == TO_DECK_TOP else rest:
        if node.rest_zone == TO_DECK:
            side.deck.append(entry & KIND)
        else:
            put(p, work.seat, entry, node.rest_zone, False, dealer)
    if node.rest_zone == TO_DECK:
        shuffle(side)
    if dealer.listening:
        seen = not hides(node.rest_zone)
        cards = named([entry & (MASK - 1) for entry in rest], p.cards.names)
        fields = {"to": DESTINATIONS[node.rest_zone]}
        if seen:
            tell(
                dealer,
                f"remain-{fields['to']}",
                {"seat": SEATS[work.seat], "cards": cards, "count": len(cards)},
            )
        else:
            tell_cards(dealer, f"remain-{fields['to']}", work.seat, cards, [work.seat])
