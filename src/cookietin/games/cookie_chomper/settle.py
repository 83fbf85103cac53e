"""Settling: what the queue does once everyone has passed (CC-16 to CC-19, CC-37 to CC-42)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cookietin.games.cookie_chomper.cards import MULLIGAN, SEEK, SKIP
from cookietin.games.cookie_chomper.hand import discard_hand, draw, join_hand
from cookietin.games.cookie_chomper.people import events
from cookietin.games.cookie_chomper.queue import Queue

if TYPE_CHECKING:
    from mypy_extensions import i64

    from cookietin.games.cookie_chomper.plays import Play
    from cookietin.games.cookie_chomper.state.position import ChomperPosition
    from cookietin.kernel.dealer import Dealer


def settle(position: ChomperPosition, head: Play, dealer: Dealer) -> bool:
    """Do what the queue does and clear it; says whether the turn starts again."""
    deed = position.cards.deeds[head.act]
    restarts = deed in (MULLIGAN, SEEK)
    if deed == SEEK:
        _seek(position, head, dealer)
    elif deed == MULLIGAN:
        _mulligan(position, dealer)
    elif deed != SKIP:
        _move_tokens(position, dealer)
    pile_queue(position, dealer)
    if deed < SEEK:
        position.title.after_tokens(position, dealer)
    return restarts


def _mulligan(position: ChomperPosition, dealer: Dealer) -> None:
    """The hand goes to the pile, and a full one is drawn (CC-38)."""
    seat = position.active
    discard_hand("mulligan", position, seat, dealer)
    draw(position, seat, position.title.hand, dealer)


def _seek(position: ChomperPosition, head: Play, dealer: Dealer) -> None:
    """The card announced, if any, joins the hand, seen by all; or one is drawn (CC-39, CC-54)."""
    queue = position.queue
    seat = position.active
    sought = queue.selected(head.card)
    from_deck = position.title.opposites_on_seek and queue.turned(head.card)
    if from_deck or not position.pile:
        draw(position, seat, 1, dealer)
        return
    if sought == 0:
        return
    position.pile.remove(sought)
    join_hand(position, seat, sought)
    if dealer.listening:
        events.tell_cards(
            "sought", seat, [sought], (events.PILE, events.hand_of(seat)), position, dealer
        )


def _move_tokens(position: ChomperPosition, dealer: Dealer) -> None:
    """Flips first, then tokens (CC-16)."""
    queue = position.queue
    stack = position.stack
    if queue.flips > 0:
        if dealer.listening:
            events.tell_flip(position, dealer)
        if queue.flips % 2 == 1:
            stack.flip()
    count: i64 = queue.to_take()
    if count > 0:
        tokens: list[int] = []
        before = stack.copy() if dealer.listening else stack
        stack.take(count, tokens, dealer)
        if dealer.listening:
            events.tell_take(position, tokens, before, dealer)
        position.title.receive(position, tokens, dealer)
        return
    lay: i64 = len(stack.above)
    stack.put_back(-count, position.taken[position.active])
    if dealer.listening:
        events.tell_give(position, stack.above[lay:], dealer)


def pile_queue(position: ChomperPosition, dealer: Dealer) -> None:
    """All that is in the queue goes face up to the pile; Copy remembers the last play."""
    queue = position.queue
    last = queue.last_played()
    if last != 0:
        position.last_settled = last
    cards = queue.all_cards()
    position.pile += cards
    position.queue = Queue(position.cards)
    if cards and dealer.listening:
        events.tell_settle(position, queue, dealer)
