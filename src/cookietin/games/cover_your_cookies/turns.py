"""A turn: its actions, its end, and whose turn is next (CY-07, CY-19, CY-27, CY-32)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cookietin.games.cover_your_cookies import refills, scoring
from cookietin.games.cover_your_cookies.standing import ASK

if TYPE_CHECKING:
    from mypy_extensions import i64

    from cookietin.games.cover_your_cookies.position import CookiePosition
    from cookietin.kernel.dealer import Dealer

ENDING: Final = 2
STAGES: Final = ["first-action", "second-action", "ending"]
"""How far a turn has come; at its ending only refills are left."""


def end_action(position: CookiePosition, discarded: bool, dealer: Dealer) -> None:
    """A second action may follow; a discard before it is replaced at once (CY-32)."""
    if position.action >= position.rules.actions:
        finish(position, dealer)
    elif discarded:
        position.refill.append(position.turn)
        go_on(position, dealer)
    else:
        ask_again(position, dealer)


def finish(position: CookiePosition, dealer: Dealer) -> None:
    """The actions are done: the player draws, then who defended, clockwise (CY-19)."""
    position.ending = True
    position.barred = -1
    position.refill.append(position.turn)
    if position.defended:
        seats = position.seats
        for step in range(1, seats):
            seat = (position.turn + step) % seats
            if seat in position.defended:
                position.refill.append(seat)
    go_on(position, dealer)


def go_on(position: CookiePosition, dealer: Dealer) -> None:
    """Refill as far as no Mixer asks; then the second action, or the next turn."""
    if not refills.refill(position, dealer):
        return
    if position.ending:
        next_turn(position, dealer)
    else:
        ask_again(position, dealer)


def ask_again(position: CookiePosition, dealer: Dealer) -> None:
    """Ask for a second action; an empty hand has none."""
    if position.hands[position.turn]:
        position.action = 2
    else:
        finish(position, dealer)


def next_turn(position: CookiePosition, dealer: Dealer) -> None:
    """To the left; empty hands are skipped, and when all are empty the play ends (CY-27)."""
    position.begun[position.turn] = True
    position.action = 1
    position.ending = False
    if position.defended:
        position.defended = []
    seats = position.seats
    seat: i64 = position.turn
    tried: i64 = 0
    while tried < seats:
        seat += 1
        if seat == seats:
            seat = 0
        if position.hands[seat]:
            position.turn = seat
            # A standing answer lasts until one's own turn.
            position.standing[seat] = ASK
            return
        tried += 1
    scoring.end(position, dealer)
