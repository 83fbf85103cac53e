"""What a seat may answer in the response window (CC-12, CC-15)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cookietin.games.cookie_chomper import cards
from cookietin.games.cookie_chomper.active_player import copied

if TYPE_CHECKING:
    from mypy_extensions import i64

    from cookietin.games.cookie_chomper.state.position import ChomperPosition
    from cookietin.kernel.move import Move


def response_moves(position: ChomperPosition, seat: i64) -> list[Move]:
    """Passing, and every modifier that may be played."""
    found = [position.answers.passing]
    if skips(position, seat):
        return found
    deeds = position.cards.deeds
    for card in position.hands[seat]:
        deed = deeds[card]
        if deed <= cards.NUMBER or position.used[card]:
            continue
        if deed == cards.COPY:
            deed = deeds[copied(position)]
        if may_answer(position, deed):
            _add_moves(position, seat, card, deed, found)
    return found


def skips(position: ChomperPosition, seat: i64) -> bool:
    """Whether this seat's Skip lies in the queue: then it plays no other card (CC-37)."""
    queue = position.queue
    if seat != position.active or queue.opener == 0:
        return False
    return position.cards.deeds[queue.acting(queue.opener)] == cards.SKIP


def may_answer(position: ChomperPosition, deed: i64) -> bool:
    """Whether a card that does this may be played on the queue as it is (CC-15)."""
    if deed == cards.VETO:
        return True
    if deed in (cards.OPPOSITES, cards.THINK_AGAIN):
        return position.queue.head is not None
    return deed >= cards.ADD and position.queue.makes_number


def _add_moves(
    position: ChomperPosition, seat: i64, card: i64, deed: i64, found: list[Move]
) -> None:
    queue = position.queue
    answers = position.answers
    if deed <= cards.MULTIPLY:
        for mate in position.hands[seat]:
            if mate != card and not position.used[mate]:
                _add_with_mate(position, card, mate, found)
    elif deed == cards.VETO:
        aimed = answers.aimed[card]
        for place, play in enumerate(queue.plays):
            if queue.live[place]:
                found.append(aimed[play.card])
    elif deed in (cards.OPPOSITES, cards.THINK_AGAIN):
        aimed = answers.aimed[card]
        for target in queue.selections():
            found.append(aimed[target])
    else:
        found.append(answers.bare[card])


def _add_with_mate(position: ChomperPosition, card: i64, mate: i64, found: list[Move]) -> None:
    """A number card, Roll, or Copy while it would copy one of them, is a companion (CC-26)."""
    deeds = position.cards.deeds
    deed = deeds[mate]
    if deed in (cards.NUMBER, cards.ROLL):
        found += position.answers.with_mate[card][mate]
    elif deed == cards.COPY:
        act = copied(position)
        made = position.answers.with_mate[card][mate]
        if deeds[act] == cards.NUMBER:
            for number in position.cards.offers[act]:
                found.append(made[number])
        elif deeds[act] == cards.ROLL:
            found.append(made[-1])
