"""What may open a turn, and the mulligan of who holds nothing that may (CC-10, CC-11)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cookietin.games.cookie_chomper.cards import COPY, MULLIGAN, NUMBER, SEEK, SKIP
from cookietin.games.cookie_chomper.hand import discard_hand, draw
from cookietin.games.cookie_chomper.people.events import tell_seat

if TYPE_CHECKING:
    from mypy_extensions import i64

    from cookietin.games.cookie_chomper.state.position import ChomperPosition
    from cookietin.kernel.dealer import Dealer
    from cookietin.kernel.move import Move


def copied(position: ChomperPosition) -> i64:
    """What Copy would act as now (CC-35): 0 if there is nothing to copy."""
    act: i64 = position.queue.last_played()
    return act if act != 0 else position.last_settled


def can_open(position: ChomperPosition, card: i64) -> bool:
    """Whether the active player may open with this card now (CC-05, CC-34, CC-40)."""
    if position.used[card]:
        return False
    deeds = position.cards.deeds
    deed = deeds[card]
    if deed == COPY:
        deed = deeds[copied(position)]
    if deed == SKIP:
        return not position.queue.has_live_of(position.active)
    return NUMBER <= deed <= MULLIGAN


def opening_moves(position: ChomperPosition, seat: i64) -> list[Move]:
    """The ways to open a turn."""
    found: list[Move] = []
    answers = position.answers
    deeds = position.cards.deeds
    for card in position.hands[seat]:
        if not can_open(position, card):
            continue
        deed = deeds[card]
        act: i64 = card
        if deed == COPY:
            act = copied(position)
            deed = deeds[act]
        if deed == NUMBER:
            if act == card:
                found += answers.numbers[card]
            else:
                for number in position.cards.offers[act]:
                    found.append(answers.copy_as[number])
        elif deed == SEEK:
            aimed = answers.aimed[card]
            found.append(aimed[0])
            for sought in position.pile:
                found.append(aimed[sought])
        else:
            found.append(answers.bare[card])
    return found


def ready_to_open(position: ChomperPosition, dealer: Dealer) -> bool:
    """Let the active player mulligan until they hold an opener; says whether there was one."""
    seat = position.active
    while not any_opens(position, position.hands[seat]):
        if not any_opens(position, position.deck) and not any_opens(position, position.pile):
            if dealer.listening:
                tell_seat("stuck", seat, dealer)
            return False
        discard_hand("must-mulligan", position, seat, dealer)
        draw(position, seat, position.title.hand, dealer)
    position.asking = seat
    return True


def any_opens(position: ChomperPosition, cards: list[int]) -> bool:
    """Whether the active player could open with any of these."""
    return any(can_open(position, card) for card in cards)
