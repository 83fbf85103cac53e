"""The flow: an answer is taken, and things go on until the next question."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cookietin.games.braverse import phases, triggers
from cookietin.games.braverse.areas import out_of_hand
from cookietin.games.braverse.battle import fight_on
from cookietin.games.braverse.battle_area import place, refill
from cookietin.games.braverse.carrying import TAKES, carry, skip_cards
from cookietin.games.braverse.damage import damage_all_on, damage_on, hit_next
from cookietin.games.braverse.effects import branch, decline, effect_on, target_chosen
from cookietin.games.braverse.from_deck import draw, take_on
from cookietin.games.braverse.happening import note
from cookietin.games.braverse.language.terms import H_SUPPORTED, PLACES
from cookietin.games.braverse.language.values import node_of
from cookietin.games.braverse.looking import take_looked
from cookietin.games.braverse.main_phase import main_move, use
from cookietin.games.braverse.moves import M_ANSWER, M_PLACE, M_TARGET, M_TRAP, MOST_ABILITIES
from cookietin.games.braverse.paying import (
    ability_work,
    pay_on,
    push_cost,
    rest_support,
    start_ability,
)
from cookietin.games.braverse.people.events import (
    tell,
    tell_ability,
    tell_alone,
    tell_seat,
    tell_support,
)
from cookietin.games.braverse.refresh import pay_refresh, refresh
from cookietin.games.braverse.setup import goes_first, mulligan, set_down, set_up_on, shown_hand
from cookietin.games.braverse.turn import cut_short, turn_on
from cookietin.games.braverse.work import (
    DAMAGE,
    DAMAGE_ALL,
    EFFECT,
    FIGHT,
    PAY,
    REFRESH,
    TRIGGER,
)

if TYPE_CHECKING:
    from mypy_extensions import i64

    from cookietin.games.braverse.state.position import BraversePosition
    from cookietin.kernel.dealer import Dealer
    from cookietin.kernel.move import Move


def advance(p: BraversePosition, dealer: Dealer) -> None:
    """Unfinished work first, then triggers, then refills, then the next phase."""
    done: i64 = 0
    if p.number - p.began >= p.title.most_questions and phases.IN_ACTIVE <= p.phase < phases.IN_CUT:
        cut_short(p, dealer)
    while p.ask == phases.NOTHING and p.outcome is None:
        if p.work:
            done += 1
            if done > p.title.most_operations and p.phase != phases.IN_CUT:
                done = 0
                cut_short(p, dealer)
                continue
            work = p.work[-1]
            what = work.what
            if what == EFFECT:
                effect_on(p, work, dealer)
            elif what == FIGHT:
                fight_on(p, work, dealer)
            elif what == DAMAGE:
                damage_on(p, work, dealer)
            elif what == PAY:
                pay_on(p, work, dealer)
            elif what == TRIGGER:
                triggers.trigger_on(p, work, dealer)
            elif what == DAMAGE_ALL:
                damage_all_on(p, work, dealer)
            elif what == REFRESH:
                refresh(p, work, dealer)
            else:
                take_on(p, work, dealer)
        elif p.waiting or p.later:
            triggers.next_trigger(p)
        elif p.phase < phases.IN_ACTIVE:
            set_up_on(p, dealer)
        elif not refill(p, dealer):
            turn_on(p, dealer)


def answer(p: BraversePosition, seat: i64, move: Move, dealer: Dealer) -> None:
    """Take an answer that is known to be legal, and go on."""
    ask = p.ask
    number = move.number
    arg: i64 = p.table.arg[number]
    if ask == phases.CONTEST:
        shown_hand(p, seat, arg, dealer)
    elif ask == phases.SET_DOWN:
        set_down(p, seat, arg, dealer)
    else:
        p.ask = phases.NOTHING
        p.number += 1
        if ask == phases.MAIN:
            main_move(p, seat, p.table.verb[number], arg, dealer)
        elif ask in (
            phases.SUPPORTING,
            phases.ANSWER,
            phases.GO_FIRST,
            phases.MULLIGAN,
            phases.BONUS,
            phases.REFILLING,
        ):
            _of_the_turn(p, seat, ask, move, arg, dealer)
        else:
            _of_an_effect(p, seat, ask, move, arg, dealer)
    advance(p, dealer)


def _of_the_turn(
    p: BraversePosition, seat: i64, ask: i64, move: Move, arg: i64, dealer: Dealer
) -> None:
    verb = p.table.verb[move.number]
    if ask == phases.SUPPORTING:
        p.phase = phases.IN_MAIN
        if move is not p.table.passing:
            side = p.sides[seat]
            out_of_hand(side, arg, True)
            side.support.append(arg)
            if p.title.heeds:
                note(p, H_SUPPORTED, seat, arg, 0)
            if dealer.listening:
                tell_support(dealer, seat, p.cards.names[arg])
        elif dealer.listening:
            tell_seat(dealer, "no-support", seat)
    elif ask == phases.ANSWER:
        p.work[-1].phase = 1
        if verb == M_TRAP:
            use(p, seat, arg, "trap", dealer)
        elif verb == M_ANSWER:
            cookie = p.sides[seat].battle[arg // MOST_ABILITIES]
            assert cookie is not None
            if dealer.listening:
                tell_ability(dealer, "answer", seat, p.cards.names[cookie.kind], arg)
            ability = p.cards.all[cookie.kind].abilities[arg % MOST_ABILITIES]
            start_ability(p, ability_work(ability, seat, cookie.serial, 0), dealer)
        elif dealer.listening:
            tell_alone(dealer, "no-answer", seat)
    elif ask == phases.GO_FIRST:
        goes_first(p, seat if arg == 1 else 1 - seat, dealer)
    elif ask == phases.MULLIGAN:
        mulligan(p, seat, arg == 1, dealer)
    elif ask == phases.BONUS:
        if arg == 1:
            draw(p, seat, 1, dealer)
        elif dealer.listening:
            tell_seat(dealer, "no-bonus", seat)
    elif verb == M_PLACE:
        side = p.sides[seat]
        out_of_hand(side, arg, True)
        side.lost = side.lost - 1 if p.title.official_refill else 0
        place(p, seat, arg, True, "hand", dealer)
    else:
        p.sides[seat].lost = 0
        if dealer.listening:
            tell_seat(dealer, "no-refill", seat)


def _of_an_effect(
    p: BraversePosition, seat: i64, ask: i64, move: Move, arg: i64, dealer: Dealer
) -> None:
    if ask == phases.ORDERING:
        chosen = triggers.waiting_of(p, seat)[arg]
        if dealer.listening:
            tell_seat(dealer, "next-trigger", seat, {"card": p.cards.names[chosen.kind]})
        triggers.begin_trigger(p, chosen)
        return
    work = p.work[-1]
    if ask == phases.PAYING:
        work.left -= 1
        rest_support(p, seat, arg, dealer)
    elif ask == phases.USING:
        if arg == 1:
            triggers.use_trigger(p, work, dealer)
        else:
            p.work.pop()
            _declined(p, seat, work.kind, dealer)
    elif ask == phases.YES_NO:
        node = node_of(p, work)
        if arg == 1:
            inner = branch(p, work, node, 0)
            if dealer.listening:
                tell_seat(dealer, "accept", seat, {"card": p.cards.names[work.kind]})
            if node.cost is not None:
                push_cost(p, node.cost, inner, seat, dealer)
        else:
            decline(p, work, node)
            _declined(p, seat, work.kind, dealer)
    elif ask == phases.CHOOSING:
        branch(p, work, node_of(p, work), arg)
        if dealer.listening:
            card = p.cards.names[work.kind]
            tell_seat(dealer, "choose", seat, {"card": card, "number": arg + 1})
    elif ask == phases.TARGETING:
        _target(p, seat, move, arg, dealer)
    elif ask == phases.PICKING:
        _pick(p, seat, move, arg, dealer)
    else:
        pay_refresh(p, seat, arg, dealer)


def _declined(p: BraversePosition, seat: i64, kind: i64, dealer: Dealer) -> None:
    if dealer.listening:
        tell_seat(dealer, "decline", seat, {"card": p.cards.names[kind]})


def _target(p: BraversePosition, seat: i64, move: Move, arg: i64, dealer: Dealer) -> None:
    work = p.work[-1]
    serial: i64 = 0
    if p.table.verb[move.number] == M_TARGET:
        cookie = p.sides[seat if arg < 2 else 1 - seat].battle[arg & 1]
        assert cookie is not None
        serial = cookie.serial
        if dealer.listening:
            card = p.cards.names[cookie.kind]
            side = "own" if arg < 2 else "their"
            tell_seat(dealer, f"chosen-{side}", seat, {"card": card, "place": PLACES[arg & 1]})
    elif dealer.listening:
        tell_seat(dealer, "enough", seat)
    if work.what == DAMAGE_ALL:
        hit_next(p, work, serial, dealer)
    else:
        target_chosen(p, work, serial)


def _pick(p: BraversePosition, seat: i64, move: Move, arg: i64, dealer: Dealer) -> None:
    work = p.work[-1]
    if move is p.table.done:
        skip_cards(work)
        if dealer.listening:
            tell(dealer, "enough", {"seat": f"seat{seat}"})
    elif work.phase == TAKES:
        take_looked(p, work, node_of(p, work), arg, dealer)
    else:
        carry(p, work, node_of(p, work), arg, dealer)
