"""Questions and their legal answers. A question holds nothing that only its seat knows."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from cookietin.games.braverse.areas import once
from cookietin.games.braverse.battle import answers
from cookietin.games.braverse.carrying import picks
from cookietin.games.braverse.effects import targets
from cookietin.games.braverse.language.terms import OPERATIONS, TRIGGERS
from cookietin.games.braverse.language.values import fight, node_of
from cookietin.games.braverse.main_phase import main_moves
from cookietin.games.braverse.paying import holds_cost, pay_colors
from cookietin.games.braverse.phases import (
    ANSWER,
    ASKS,
    BONUS,
    CHOOSING,
    CONTEST,
    GO_FIRST,
    MAIN,
    MULLIGAN,
    NOTHING,
    ORDERING,
    PAYING,
    PICKING,
    REFILLING,
    REFRESHING,
    SET_DOWN,
    SUPPORTING,
    TARGETING,
    USING,
    YES_NO,
)
from cookietin.games.braverse.refresh import payers
from cookietin.games.braverse.triggers import waiting_of
from cookietin.games.braverse.work import DAMAGE_ALL
from cookietin.kernel.move import number_of
from cookietin.kernel.question import SEALED, TURN, Question

if TYPE_CHECKING:
    from mypy_extensions import i64

    from cookietin.games.braverse.state.position import BraversePosition
    from cookietin.kernel.move import Move


def question(p: BraversePosition, seat: int) -> Question:
    """What a seat is asked, with what everyone can see of it."""
    fields: dict[str, Any] = {}
    ask = p.ask
    key = ASKS[ask]
    must = True
    names = p.cards.names
    if ask in (USING, YES_NO, CHOOSING, TARGETING, PICKING) and p.work:
        work = p.work[-1]
        fields["card"] = names[work.kind]
        if ask == USING:
            key = f"use-{TRIGGERS[p.cards.abilities[work.ability].trigger]}"
        elif work.what == DAMAGE_ALL:
            key = "target-next"
            del fields["card"]
        elif ask in (TARGETING, PICKING):
            word = OPERATIONS[node_of(p, work).op]
            key = f"target-{word}" if ask == TARGETING else f"pick-{word}"
            fields["left"] = work.left
    elif ask == PAYING:
        fields["left"] = p.work[-1].left
    elif ask == ANSWER:
        battle = fight(p)
        if battle is not None:
            fields["card"] = names[battle.kind]
            target = p.find(battle.subject)
            if target is not None:
                fields["target"] = names[target.kind]
    elif ask == ORDERING:
        fields["cards"] = [names[work.kind] for work in waiting_of(p, seat)]
    elif ask == REFILLING:
        must = p.sides[seat].in_battle() == 0
        key = "refill" if must else "refill-may"
    how = SEALED if ask in (CONTEST, SET_DOWN) else TURN
    return Question(p.number, seat, how, must, key, fields)


def legal(p: BraversePosition, seat: i64) -> list[Move]:
    """All answers to the present question."""
    table = p.table
    ask = p.ask
    if ask == MAIN:
        return main_moves(p, seat)
    if ask == ANSWER:
        return answers(p, seat)
    if ask == SUPPORTING:
        found = [table.passing]
        for kind in once(p.sides[seat].hand):
            found.append(table.support[kind])
        return found
    if ask == USING:
        work = p.work[-1]
        cost = p.cards.abilities[work.ability].cost
        return table.no_yes[:] if holds_cost(p, seat, cost) else [table.no]
    if ask == YES_NO:
        cost = node_of(p, p.work[-1]).cost
        return table.no_yes[:] if holds_cost(p, seat, cost) else [table.no]
    if ask == TARGETING:
        return targets(p, seat)
    if ask == PICKING:
        return picks(p)
    if ask == PAYING:
        return [table.pays[color] for color in pay_colors(p, seat)]
    if ask in (REFILLING, SET_DOWN):
        found = [table.place[kind] for kind in once(p.sides[seat].hand) if p.cards.is_cookie[kind]]
        if ask == REFILLING and p.sides[seat].in_battle() > 0:
            found.append(table.passing)
        return found
    if ask == CONTEST:
        return table.hands[:]
    if ask == GO_FIRST:
        return table.orders[:]
    if ask == MULLIGAN:
        return table.mulligans[:]
    if ask == BONUS:
        return table.no_yes[:]
    if ask == CHOOSING:
        return table.choices[: len(node_of(p, p.work[-1]).blocks)]
    if ask == ORDERING:
        return table.choices[: len(waiting_of(p, seat))]
    if ask == REFRESHING:
        return [table.pick[kind] for kind in payers(p, seat)]
    assert ask == NOTHING
    return []


def default(p: BraversePosition, seat: int) -> Move:
    """What counts when the seat stays away: nothing that costs, else the first in the table."""
    table = p.table
    moves = p.legal(seat)
    if p.ask == BONUS:
        return table.yes
    for quiet in (table.passing, table.end, table.done, table.no):
        if quiet in moves:
            return quiet
    return min(moves, key=number_of)
