"""Selecting again: what Opposites and Think Again! make an owner do (CC-14, CC-29, CC-30)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cookietin.games.cookie_chomper.cards import NUMBER, ROLL, SEEK, THINK_AGAIN
from cookietin.games.cookie_chomper.people.events import tell_select
from cookietin.games.cookie_chomper.plays import Pick, Play

if TYPE_CHECKING:
    from mypy_extensions import i64

    from cookietin.games.cookie_chomper.state.position import ChomperPosition
    from cookietin.kernel.dealer import Dealer
    from cookietin.kernel.move import Move
    from cookietin.kernel.names import Names

DIE: Final[Names] = ["0", "1", "2", "3", "4", "5"]


def choose_again(position: ChomperPosition, play: Play, dealer: Dealer) -> None:
    """Have the owner select again wherever the newest play calls for it."""
    queue = position.queue
    deeds = position.cards.deeds
    if deeds[play.act] == THINK_AGAIN:
        deed = deeds[queue.acting(play.aim)]
        if deed == ROLL:
            _record(position, play.aim, dealer.pick(6, DIE), dealer)
        else:
            _ask_owner(position, play.aim, dealer)
    elif len(queue.plays) > 1:
        _allow(position, dealer)


def select(position: ChomperPosition, value: i64, dealer: Dealer) -> None:
    """The owner has selected."""
    card = position.choosing
    position.choosing = 0
    _record(position, card, value, dealer)
    _allow(position, dealer)


def options(position: ChomperPosition, card: i64) -> list[int]:
    """What the owner of a card may select now, because of the newest play."""
    queue = position.queue
    newest = queue.plays[-1]
    differ = newest.aim == card and position.cards.deeds[newest.act] == THINK_AGAIN
    if position.cards.deeds[queue.acting(card)] == NUMBER:
        offered = queue.offered(card)
    else:
        offered = position.pile
    if not differ:
        return offered
    if len(offered) < 2:
        return []
    now = queue.selected(card)
    return [option for option in offered if option != now]


def choices(position: ChomperPosition) -> list[Move]:
    """The moves of the owner who must select again."""
    answers = position.answers
    card = position.choosing
    if position.cards.deeds[position.queue.acting(card)] == SEEK:
        seek = position.title.seek_card
        return [answers.aimed[seek][sought] for sought in options(position, card)]
    return [answers.choose[number] for number in options(position, card)]


def _allow(position: ChomperPosition, dealer: Dealer) -> None:
    """No selection may stand that the live Opposites do not allow (CC-14)."""
    while position.choosing == 0:
        card = position.queue.disallowed()
        if card == 0:
            return
        _ask_owner(position, card, dealer)


def _ask_owner(position: ChomperPosition, card: i64, dealer: Dealer) -> None:
    """Ask for a selection, unless there is nothing or only one thing to select."""
    there = options(position, card)
    if len(there) == 1:
        _record(position, card, there[0], dealer)
    elif there:
        position.choosing = card
        position.asking = position.queue.owner(card)


def _record(position: ChomperPosition, card: i64, value: i64, dealer: Dealer) -> None:
    queue = position.queue
    queue.picks.append(Pick(card, queue.plays[-1].card, value))
    queue.recompute()
    if dealer.listening:
        tell_select(position, card, value, dealer)
