"""A turn: active, draw, support, main and end phase (BV-16 to BV-21)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cookietin.games.braverse.from_deck import draw
from cookietin.games.braverse.language.terms import CANNOT_ATTACK, EFFECT_PROOF, STAYS_RESTED
from cookietin.games.braverse.people.events import tell_seat
from cookietin.games.braverse.state.asks import (
    IN_ACTIVE,
    IN_DRAW,
    IN_END,
    IN_MAIN,
    IN_OVER,
    IN_SUPPORT,
    MAIN,
    SUPPORTING,
)
from cookietin.games.braverse.triggers import add_trigger

if TYPE_CHECKING:
    from cookietin.games.braverse.state.position import BraversePosition
    from cookietin.kernel.dealer import Dealer

DRAWS: Final = 2


def turn_on(p: BraversePosition, dealer: Dealer) -> None:
    """The next phase of the turn."""
    phase = p.phase
    if phase == IN_ACTIVE:
        active_phase(p, dealer)
        p.phase = IN_DRAW
    elif phase == IN_DRAW:
        p.phase = IN_SUPPORT
        if p.turns > 1:
            draw(p, p.turn, DRAWS, dealer)
    elif phase == IN_SUPPORT:
        p.phase = IN_MAIN
        if p.sides[p.turn].hand:
            p.ask = SUPPORTING
            p.answering = p.turn
    elif phase == IN_MAIN:
        if p.made >= p.rules.most_moves:
            p.phase = IN_END
            return
        p.ask = MAIN
        p.answering = p.turn
    elif phase == IN_END:
        p.phase = IN_OVER
        end_phase(p, dealer)
    else:
        pass_turn(p, dealer)


def active_phase(p: BraversePosition, dealer: Dealer) -> None:
    """All own rested cards become active."""
    p.turns += 1
    p.made = 0
    seat = p.turn
    side = p.sides[seat]
    if dealer.listening:
        tell_seat(dealer, "turn", seat, number=p.turns)
    if side.rested:
        side.support.extend(side.rested)
        side.rested.clear()
    for cookie in side.battle:
        if cookie is None:
            continue
        if cookie.marks & STAYS_RESTED:
            cookie.marks &= ~STAYS_RESTED
        else:
            cookie.rested = False


def end_phase(p: BraversePosition, dealer: Dealer) -> None:
    """End-of-turn effects come up."""
    side = p.sides[p.turn]
    if dealer.listening:
        tell_seat(dealer, "end-turn", p.turn)
    for cookie in side.battle:
        if cookie is not None:
            for ability in p.cards.all[cookie.kind].end_of_turn:
                add_trigger(p, ability, p.turn, cookie.serial)
    if side.stage:
        for ability in p.cards.all[side.stage].end_of_turn:
            add_trigger(p, ability, p.turn, 0)


def pass_turn(p: BraversePosition, dealer: Dealer) -> None:
    """What lasts for this turn stops; the other player's turn begins."""
    for seat in range(2):
        side = p.sides[seat]
        side.flags = 0
        side.stage_used = 0
        for cookie in side.battle:
            if cookie is not None:
                cookie.attack = 0
                cookie.taken = 0
                cookie.used = 0
                cookie.marks &= ~EFFECT_PROOF
                if seat == p.turn:
                    cookie.marks &= ~CANNOT_ATTACK
    if p.turns >= p.rules.most_turns:
        p.end([0, 1], "turns", dealer)
        return
    p.turn = 1 - p.turn
    p.phase = IN_ACTIVE
