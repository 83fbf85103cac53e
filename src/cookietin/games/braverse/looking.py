"""Showing and looking: hands and the top of decks (BV-09, BV-34)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cookietin.games.braverse import areas
from cookietin.games.braverse.arriving import tell_move
from cookietin.games.braverse.battle_area import place
from cookietin.games.braverse.carrying import LOOKS, TAKES, finish
from cookietin.games.braverse.end import check_break
from cookietin.games.braverse.language import terms
from cookietin.games.braverse.language.grammar import IN_BATTLE
from cookietin.games.braverse.language.values import amount
from cookietin.games.braverse.people import events
from cookietin.games.braverse.phases import PICKING
from cookietin.games.braverse.refresh import need_refresh
from cookietin.kernel.names import named_sorted

if TYPE_CHECKING:
    from mypy_extensions import i64

    from cookietin.games.braverse.language.tree import Node
    from cookietin.games.braverse.state.position import BraversePosition
    from cookietin.games.braverse.work import Work
    from cookietin.kernel.dealer import Dealer


def reveal(p: BraversePosition, work: Work, node: Node, dealer: Dealer) -> None:
    """Show a hand, or the top card of a deck: it stays known until it moves unseen."""
    finish(work)
    seat = 1 - work.seat if node.who == terms.OPPONENT else work.seat
    side = p.sides[seat]
    if node.zone == terms.HAND:
        side.shown = side.hand[:]
        if dealer.listening:
            events.tell_seat(
                dealer, "show-hand", seat, {"cards": named_sorted(side.hand, p.cards.names)}
            )
        return
    fields = events.way(seat, events.on_top(side), "top") if dealer.listening else {}
    entry: i64 = areas.take_top(side, dealer, p)
    side.top = [*side.top, entry | areas.ALL_KNOW]
    if dealer.listening:
        events.tell_seat(
            dealer, "reveal", seat, {"card": p.cards.names[entry & areas.KIND], **fields}
        )


def look(p: BraversePosition, work: Work, node: Node, dealer: Dealer) -> None:
    """Look at the deck's top cards, take some, put the rest where the operation says.

    Looking takes nothing out of the deck: where it has fewer cards, fewer are looked at (BV-32).
    """
    if work.phase == 0:
        work.phase = LOOKS
        work.left = amount(p, work, node.amount)
        work.done = 0
        p.looker = work.seat
    side = p.sides[work.seat]
    if work.phase == LOOKS and work.left > 0 and side.deck_size() > 0:
        work.left -= 1
        fields = (
            {"from": events.area(work.seat, events.on_top(side)), "to": events.LOOKED}
            if dealer.listening
            else {}
        )
        entry: i64 = areas.take_top(side, dealer, p)
        p.looked = [*p.looked, entry | areas.KNOWS[work.seat]]
        if dealer.listening:
            name = p.cards.names[entry & areas.KIND]
            events.tell_cards(dealer, "look", work.seat, [name], [work.seat], fields)
        return
    if work.phase == LOOKS:
        assert node.to is not None
        work.phase = TAKES
        work.left = node.to.count.base
    if work.left > 0 and p.looked and (node.zone != IN_BATTLE or side.has_room()):
        p.ask = PICKING
        p.answering = work.seat
        return
    look_done(p, work, node, dealer)


def take_looked(p: BraversePosition, work: Work, node: Node, kind: i64, dealer: Dealer) -> None:
    """One of the cards looked at is taken."""
    for at in range(len(p.looked)):
        entry: i64 = p.looked[at]
        if entry & areas.KIND == kind:
            p.looked = p.looked[:at] + p.looked[at + 1 :]
            break
    work.left -= 1
    work.done += 1
    if node.zone == IN_BATTLE:
        look_done(p, work, node, dealer, kind)
        return
    public = node.show or not areas.hides(node.zone)
    if public:
        entry |= areas.ALL_KNOW
    areas.put(p, work.seat, entry, node.zone, public, dealer)
    if dealer.listening:
        target = events.area(work.seat, events.AREAS[node.zone])
        tell_move(p, work.seat, entry, events.LOOKED, target, node.zone, public, dealer)
    check_break(p, dealer)


def look_done(p: BraversePosition, work: Work, node: Node, dealer: Dealer, placed: i64 = 0) -> None:
    """What was not taken goes where the operation says, in the order in which it lay.

    Only now have cards left the deck, so only now can it be empty (BV-32), and a Cookie that was
    taken is placed.
    """
    finish(work)
    rest = p.looked
    p.looked = areas.NO_CARDS
    if rest:
        _put_rest(p, work, node, rest, dealer)
    if placed > 0:
        work.it = [place(p, work.seat, placed, True, events.LOOKED, dealer)]
    if p.outcome is None:
        need_refresh(p, work.seat)


def _put_rest(p: BraversePosition, work: Work, node: Node, rest: list[int], dealer: Dealer) -> None:
    side = p.sides[work.seat]
    for entry in rest[::-1] if node.rest_zone == terms.TO_DECK_TOP else rest:
        if node.rest_zone == terms.TO_DECK:
            side.deck.append(entry & areas.KIND)
        else:
            areas.put(p, work.seat, entry, node.rest_zone, False, dealer)
    if node.rest_zone == terms.TO_DECK:
        areas.shuffle(p, work.seat, dealer)
    if dealer.listening:
        cards = [p.cards.names[entry & areas.KIND] for entry in rest]
        key = f"remain-{terms.DESTINATIONS[node.rest_zone]}"
        fields = {"from": events.LOOKED, "to": events.area(work.seat, events.AREAS[node.rest_zone])}
        if areas.hides(node.rest_zone):
            events.tell_cards(dealer, key, work.seat, cards, [work.seat], fields)
        else:
            events.tell_seat(
                dealer, key, work.seat, {"cards": cards, "count": len(cards), **fields}
            )
