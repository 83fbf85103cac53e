"""The window has closed: what the queue does, and how the turn goes on (CC-16 to CC-24)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cookietin.games.cookie_chomper.active_player import ready_to_open
from cookietin.games.cookie_chomper.cards import MULLIGAN, SEEK, SKIP
from cookietin.games.cookie_chomper.hand import discard_hand, draw, draw_up, join_hand
from cookietin.games.cookie_chomper.people.events import (
    tell,
    tell_back,
    tell_cards,
    tell_give,
    tell_over,
    tell_seat,
    tell_take,
)
from cookietin.games.cookie_chomper.queue import Queue
from cookietin.games.cookie_chomper.standing import forget_standing
from cookietin.kernel.outcome import Outcome

if TYPE_CHECKING:
    from mypy_extensions import i64

    from cookietin.games.cookie_chomper.plays import Play
    from cookietin.games.cookie_chomper.state.position import ChomperPosition
    from cookietin.kernel.dealer import Dealer


def close_window(position: ChomperPosition, dealer: Dealer) -> None:
    """Everyone has passed: vetoed plays go back, and the rest settles if an opener is live."""
    queue = position.queue
    position.passes = 0
    if False in queue.live:
        for play in queue.vetoed():
            _go_back(position, play, dealer)
        queue.drop_vetoed()
    head = queue.head
    if head is None:
        queue.spend()
        start_turn(position, dealer)
    else:
        _settle(position, head, dealer)


def _go_back(position: ChomperPosition, play: Play, dealer: Dealer) -> None:
    """A vetoed play returns to its owner's hand with its companion, seen by all (CC-32)."""
    join_hand(position, play.seat, play.card)
    if play.mate != 0:
        join_hand(position, play.seat, play.mate)
    if dealer.listening:
        tell_back(position, play, dealer)


def start_turn(position: ChomperPosition, dealer: Dealer) -> None:
    """The active player needs an opener, at the start of a turn or after a Veto (CC-33)."""
    if not ready_to_open(position, dealer):
        _pile_queue(position, dealer)
        end_turn(position, dealer)


def _settle(position: ChomperPosition, head: Play, dealer: Dealer) -> None:
    seat = position.active
    deed = position.cards.deeds[head.act]
    if deed == SKIP:
        _pile_queue(position, dealer)
        end_turn(position, dealer)
    elif deed in (MULLIGAN, SEEK):
        if deed == SEEK:
            _seek(position, head, dealer)
        else:
            if dealer.listening:
                tell_cards("mulligan", seat, position.hands[seat], position, dealer)
            discard_hand(position, seat)
            draw(position, seat, position.rules.hand, dealer)
        _pile_queue(position, dealer)
        if dealer.listening:
            tell_seat("restart", seat, dealer)
        start_turn(position, dealer)
    else:
        _move_tokens(position, dealer)
        _pile_queue(position, dealer)
        position.rules.after_tokens(position, dealer)
        if position.outcome is None:
            end_turn(position, dealer)


def _seek(position: ChomperPosition, head: Play, dealer: Dealer) -> None:
    """The card announced joins the hand, seen by all; or one is drawn (CC-39, CC-54)."""
    queue = position.queue
    seat = position.active
    sought = queue.selected(head.card)
    if position.rules.opposites_on_seek and queue.turned(head.card):
        sought = 0
    if sought == 0:
        draw(position, seat, 1, dealer)
        return
    position.pile.remove(sought)
    join_hand(position, seat, sought)
    if dealer.listening:
        tell_cards("sought", seat, [sought], position, dealer)


def _move_tokens(position: ChomperPosition, dealer: Dealer) -> None:
    """Flips first, then tokens (CC-16)."""
    queue = position.queue
    if queue.flips % 2 == 1:
        position.stack.flip()
    if queue.flips > 0 and dealer.listening:
        tell("flip", {"count": queue.flips}, dealer)
    count: i64 = queue.to_take()
    if count > 0:
        tokens: list[int] = []
        position.stack.take(count, tokens, dealer)
        if dealer.listening:
            tell_take(position, tokens, dealer)
        position.rules.receive(position, tokens, dealer)
        return
    pile = position.taken[position.active]
    held: i64 = len(pile)
    before = pile[:] if dealer.listening else pile
    position.stack.put_back(-count, pile)
    if dealer.listening:
        given = before[len(pile) : held]
        given.reverse()
        tell_give(position, given, dealer)


def _pile_queue(position: ChomperPosition, dealer: Dealer) -> None:
    """All that is in the queue goes face up to the pile; Copy remembers the last play."""
    queue = position.queue
    if queue.plays:
        position.last_settled = queue.plays[-1].act
    cards = queue.all_cards()
    position.pile += cards
    position.queue = Queue(position.cards)
    if cards and dealer.listening:
        tell_cards("settle", position.active, cards, position, dealer)


def end_turn(position: ChomperPosition, dealer: Dealer) -> None:
    """Everyone draws up, and the turn passes clockwise (CC-20)."""
    draw_up(position, dealer)
    position.turns += 1
    if position.rules.capped(position):
        position.rules.end_at_cap(position, dealer)
        return
    position.used = [False] * position.cards.size
    forget_standing(position)
    position.active = position.next_living(position.active)
    if dealer.listening:
        tell_seat("turn", position.active, dealer)
    start_turn(position, dealer)


def end_play(
    position: ChomperPosition, winners: list[int], points: list[int], how: str, dealer: Dealer
) -> None:
    """The play is over."""
    position.outcome = Outcome(winners, points, how)
    if dealer.listening:
        tell_over(position, dealer)
