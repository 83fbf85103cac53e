"""A turn: an opener, what all may answer, settling, and drawing (CC-10 to CC-20, CC-33)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cookietin.games.cookie_chomper.active_player import copied, ready_to_open
from cookietin.games.cookie_chomper.cards import COPY, NUMBER, ROLL, SEEK
from cookietin.games.cookie_chomper.end import end_play
from cookietin.games.cookie_chomper.hand import draw_up, join_hand, leave_hand
from cookietin.games.cookie_chomper.people import events
from cookietin.games.cookie_chomper.plays import Pick, Play
from cookietin.games.cookie_chomper.selection import DIE, choose_again
from cookietin.games.cookie_chomper.settle import pile_queue, settle

if TYPE_CHECKING:
    from mypy_extensions import i64

    from cookietin.games.cookie_chomper.state.position import ChomperPosition
    from cookietin.kernel.dealer import Dealer
    from cookietin.kernel.move import Move


def start_turn(position: ChomperPosition, dealer: Dealer) -> None:
    """The active player needs an opener, at the start of a turn or after a Veto (CC-33)."""
    if not ready_to_open(position, dealer):
        pile_queue(position, dealer)
        end_turn(position, dealer)


def play_card(position: ChomperPosition, seat: i64, move: Move, dealer: Dealer) -> None:
    """A card comes into the queue with its companion, its target and its selection."""
    answers = position.answers
    queue = position.queue
    number: i64 = answers.number[move.number]
    card: i64 = answers.card[move.number]
    mate: i64 = answers.mate[move.number]
    aim: i64 = answers.aim[move.number]
    deeds = position.cards.deeds
    act = copied(position) if deeds[card] == COPY else card
    mate_act = copied(position) if deeds[mate] == COPY else mate
    deed = deeds[act]
    chooser = mate if mate != 0 else card
    chooser_deed = deeds[mate_act] if mate != 0 else deed
    if chooser_deed == ROLL:
        number = dealer.pick(6, DIE)
    _use(position, seat, card)
    if mate != 0:
        _use(position, seat, mate)
    if queue.opener == 0:
        queue.opener = card
    if deed == SEEK:
        queue.picks.append(Pick(card, card, aim))
        aim = 0
    play = Play(seat, card, act, mate, mate_act, aim)
    queue.plays.append(play)
    if chooser_deed in (NUMBER, ROLL):
        queue.picks.append(Pick(chooser, card, number))
    live_before = queue.live
    queue.recompute()
    position.passes = 0
    if dealer.listening:
        events.tell_play(position, play, live_before, dealer)
    choose_again(position, play, dealer)
    go_on(position, dealer)


def _use(position: ChomperPosition, seat: i64, card: i64) -> None:
    leave_hand(position, seat, card)
    position.used[card] = True


def go_on(position: ChomperPosition, dealer: Dealer) -> None:
    """Once every selection is allowed, the window goes on after the newest play (CC-12)."""
    if position.choosing != 0:
        return
    if dealer.listening:
        events.tell_total(position, dealer)
    newest = position.queue.plays[-1]
    opens = newest.card == position.queue.opener
    position.asking = position.active if opens else position.next_living(newest.seat)


def pass_on(position: ChomperPosition, seat: i64, dealer: Dealer) -> None:
    """A seat passes; when all have in a row, the window closes (CC-12)."""
    position.passes += 1
    if dealer.listening:
        events.tell_seat("pass", seat, dealer)
    if position.passes < position.living:
        position.asking = position.next_living(seat)
    else:
        _close_window(position, dealer)


def _close_window(position: ChomperPosition, dealer: Dealer) -> None:
    """Everyone has passed: vetoed plays go back, and the rest settles if an opener is live."""
    queue = position.queue
    position.passes = 0
    if False in queue.live:
        for play in queue.vetoed():
            _go_back(position, play, dealer)
        queue.drop_vetoed()
    head = queue.head
    if head is None:
        spent = queue.spend()
        if spent and dealer.listening:
            way = (events.QUEUE, events.SPENT)
            events.tell_cards("spent", position.active, spent, way, position, dealer)
        start_turn(position, dealer)
    elif settle(position, head, dealer):
        if dealer.listening:
            events.tell_seat("restart", position.active, dealer)
        start_turn(position, dealer)
    elif position.outcome is None:
        end_turn(position, dealer)


def _go_back(position: ChomperPosition, play: Play, dealer: Dealer) -> None:
    """A vetoed play returns to its owner's hand with its companion, seen by all (CC-32)."""
    join_hand(position, play.seat, play.card)
    if play.mate != 0:
        join_hand(position, play.seat, play.mate)
    if dealer.listening:
        events.tell_back(position, play, dealer)


def end_turn(position: ChomperPosition, dealer: Dealer) -> None:
    """Everyone draws up, and the turn passes clockwise (CC-20)."""
    draw_up(position, dealer)
    position.turns += 1
    if position.title.capped(position):
        end_play(position, dealer)
        return
    position.used = [False] * position.cards.size
    position.active = position.next_living(position.active)
    if dealer.listening:
        events.tell_seat("turn", position.active, dealer)
    start_turn(position, dealer)
