"""A turn: active, draw, support, main and end phase (BV-16 to BV-21)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cookietin.games.braverse import phases
from cookietin.games.braverse.abilities import all_marks
from cookietin.games.braverse.areas import KIND, NO_CARDS
from cookietin.games.braverse.end import TURNS, lose
from cookietin.games.braverse.from_deck import draw
from cookietin.games.braverse.language.terms import (
    CANNOT_ATTACK,
    OF_THE_TURN,
    OPPONENT,
    STAYS_RESTED,
    YOU,
)
from cookietin.games.braverse.lasting import end_battle, end_turn
from cookietin.games.braverse.people.events import (
    LOOKED,
    area,
    tell_alone,
    tell_cards,
    tell_turn,
)
from cookietin.games.braverse.triggers import add_trigger, trigger_work, wake
from cookietin.games.braverse.work import BUILD, DAMAGE, DRAW, MILL, NO_LOG, NO_WORK, REFRESH, Work
from cookietin.kernel.names import named_sorted

if TYPE_CHECKING:
    from cookietin.games.braverse.language.tree import Ability
    from cookietin.games.braverse.state.position import BraversePosition
    from cookietin.kernel.dealer import Dealer

DRAWS: Final = 2
FINISHED: Final = [DRAW, BUILD, MILL, DAMAGE, REFRESH]
"""Work that is not dropped when a turn is cut short."""


def turn_on(p: BraversePosition, dealer: Dealer) -> None:
    """The next phase of the turn."""
    phase = p.phase
    if phase == phases.IN_ACTIVE:
        active_phase(p, dealer)
        p.phase = phases.IN_DRAW
    elif phase == phases.IN_DRAW:
        p.phase = phases.IN_SUPPORT
        if p.turns > 1:
            draw(p, p.turn, DRAWS, dealer)
    elif phase == phases.IN_SUPPORT:
        if p.sides[p.turn].hand:
            p.ask = phases.SUPPORTING
            p.answering = p.turn
        else:
            p.phase = phases.IN_MAIN
    elif phase == phases.IN_MAIN:
        if p.made >= p.title.most_moves:
            p.phase = phases.IN_END
            return
        p.ask = phases.MAIN
        p.answering = p.turn
    elif phase == phases.IN_END:
        p.phase = phases.IN_OVER
        end_phase(p, dealer)
    else:
        pass_turn(p, dealer)


def active_phase(p: BraversePosition, dealer: Dealer) -> None:
    """All own rested cards become active."""
    p.turns += 1
    p.made = 0
    p.began = p.number
    seat = p.turn
    side = p.sides[seat]
    if dealer.listening:
        cards = named_sorted(side.rested, p.cards.names)
        tell_turn(dealer, seat, p.turns, cards)
    if side.rested:
        side.support.extend(side.rested)
        side.rested.clear()
    side.stage_rested = False
    for cookie in side.battle:
        if cookie is None:
            continue
        if cookie.marks & STAYS_RESTED:
            cookie.marks &= ~STAYS_RESTED
        elif not p.title.marks & STAYS_RESTED or not all_marks(p, cookie) & STAYS_RESTED:
            cookie.rested = False
    if p.title.has_start:
        _wake_all(p, True)


def end_phase(p: BraversePosition, dealer: Dealer) -> None:
    """End-of-turn effects come up."""
    if dealer.listening:
        tell_alone(dealer, "end-turn", p.turn)
    _wake_all(p, False)


def _wake_all(p: BraversePosition, start: bool) -> None:
    """What comes up as a turn begins or ends: mostly in one's own, sometimes in the other's."""
    all = p.cards.all
    for seat in (p.turn, 1 - p.turn):
        side = p.sides[seat]
        for cookie in side.battle:
            if cookie is not None:
                card = all[cookie.kind]
                abilities = card.start_of_turn if start else card.end_of_turn
                if abilities:
                    wake(p, _of_turn(abilities, seat == p.turn), seat, cookie)
        if side.stage:
            card = all[side.stage]
            abilities = card.start_of_turn if start else card.end_of_turn
            for ability in _of_turn(abilities, seat == p.turn):
                add_trigger(p, trigger_work(ability, seat, 0))


def _of_turn(abilities: list[Ability], own: bool) -> list[Ability]:
    """Those that are about a turn of one's own, or of the opponent."""
    not_now = OPPONENT if own else YOU
    return [ability for ability in abilities if ability.turn != not_now]


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
                cookie.marks &= ~OF_THE_TURN
                if seat == p.turn:
                    cookie.marks &= ~CANNOT_ATTACK
    end_turn(p)
    p.log = NO_LOG
    if p.turns >= p.title.most_turns:
        lose(p, [0, 1], TURNS, dealer, True)
        return
    p.turn = 1 - p.turn
    p.phase = phases.IN_ACTIVE


def cut_short(p: BraversePosition, dealer: Dealer) -> None:
    """Too much happens in one turn: what waits is dropped, and the turn ends (BV-33).

    A Cookie still gets its HP cards or faints, and an empty deck is refreshed.
    """
    p.waiting = NO_WORK
    p.later = NO_WORK
    p.phase = phases.IN_CUT
    kept: list[Work] = []
    for work in p.work:
        if work.what == DAMAGE:
            work.left = 0
        if work.what in FINISHED:
            kept.append(work)
    p.work = kept
    end_battle(p)
    if dealer.listening:
        cards = [p.cards.names[entry & KIND] for entry in p.looked]
        fields = {"from": LOOKED, "to": area(p.looker, "top")}
        tell_cards(dealer, "cut-short", p.turn, cards, [p.looker], fields)
    side = p.sides[p.looker]
    side.top = side.top + p.looked[::-1]
    p.looked = NO_CARDS
