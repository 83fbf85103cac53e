"""Questions and their legal answers. A question holds nothing that only its seat knows."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from cookietin.games.braverse import phases
from cookietin.games.braverse.areas import once
from cookietin.games.braverse.battle import answers
from cookietin.games.braverse.carrying import picks
from cookietin.games.braverse.effects import targets
from cookietin.games.braverse.language.terms import (
    DO_MOVE,
    HAND,
    OPERATIONS,
    TO_DISCARD,
    TRIGGERS,
)
from cookietin.games.braverse.language.values import fight, node_of
from cookietin.games.braverse.main_phase import main_moves
from cookietin.games.braverse.paying import holds_cost, pay_colors
from cookietin.games.braverse.refresh import payers
from cookietin.games.braverse.triggers import waiting_of
from cookietin.games.braverse.work import DAMAGE_ALL
from cookietin.kernel.move import number_of
from cookietin.kernel.question import SEALED, TURN, Question

if TYPE_CHECKING:
    from mypy_extensions import i64

    from cookietin.games.braverse.language.tree import Node
    from cookietin.games.braverse.state.position import BraversePosition
    from cookietin.kernel.move import Move


def question(p: BraversePosition, seat: int) -> Question:
    """What a seat is asked, with what everyone can see of it."""
    fields: dict[str, Any] = {}
    ask = p.ask
    key = phases.ASKS[ask]
    must = True
    names = p.cards.names
    if (
        ask in (phases.USING, phases.YES_NO, phases.CHOOSING, phases.TARGETING, phases.PICKING)
        and p.work
    ):
        work = p.work[-1]
        fields["card"] = names[work.kind]
        if ask == phases.USING:
            key = f"use-{TRIGGERS[p.cards.abilities[work.ability].trigger]}"
        elif work.what == DAMAGE_ALL:
            key = "target-next"
            del fields["card"]
        elif ask in (phases.TARGETING, phases.PICKING):
            key = _which(node_of(p, work), ask == phases.TARGETING)
            fields["left"] = work.left
    elif ask == phases.PAYING:
        fields["left"] = p.work[-1].left
    elif ask == phases.ANSWER:
        # Whoever is attacked may answer, and is asked whatever they hold (BV-23).
        must = False
        battle = fight(p)
        if battle is not None:
            fields["card"] = names[battle.kind]
            target = p.find(battle.subject)
            if target is not None:
                fields["target"] = names[target.kind]
    elif ask == phases.ORDERING:
        fields["cards"] = [names[work.kind] for work in waiting_of(p, seat)]
    elif ask == phases.REFILLING:
        must = p.sides[seat].in_battle() == 0
        key = "refill" if must else "refill-may"
    return Question(p.number, seat, how_asked(p), must, key, fields)


def how_asked(p: BraversePosition) -> str:
    """Both at once before the first turn, one after the other from then on."""
    return SEALED if p.ask in (phases.CONTEST, phases.SET_DOWN) else TURN


def _which(node: Node, cookies: bool) -> str:
    """Which Cookies or cards an operation is about; a card that goes from hand is discarded."""
    word = OPERATIONS[node.op]
    if cookies:
        return f"target-{word}"
    to = node.to
    if node.op == DO_MOVE and node.zone == TO_DISCARD and to is not None and to.zone == HAND:
        word = "discard"
    return f"pick-{word}"


def legal(p: BraversePosition, seat: i64) -> list[Move]:
    """All answers to the present question."""
    table = p.table
    ask = p.ask
    if ask == phases.MAIN:
        return main_moves(p, seat)
    if ask == phases.ANSWER:
        return answers(p, seat)
    if ask == phases.SUPPORTING:
        found = [table.passing]
        for kind in once(p.sides[seat].hand):
            found.append(table.support[kind])
        return found
    if ask == phases.USING:
        work = p.work[-1]
        cost = p.cards.abilities[work.ability].cost
        return table.no_yes[:] if holds_cost(p, seat, cost) else [table.no]
    if ask == phases.YES_NO:
        cost = node_of(p, p.work[-1]).cost
        return table.no_yes[:] if holds_cost(p, seat, cost) else [table.no]
    if ask == phases.TARGETING:
        return targets(p, seat)
    if ask == phases.PICKING:
        return picks(p)
    if ask == phases.PAYING:
        return [table.pays[color] for color in pay_colors(p, seat)]
    if ask in (phases.REFILLING, phases.SET_DOWN):
        found = [table.place[kind] for kind in once(p.sides[seat].hand) if p.cards.is_cookie[kind]]
        if ask == phases.REFILLING and p.sides[seat].in_battle() > 0:
            found.append(table.passing)
        return found
    if ask == phases.CONTEST:
        return table.hands[:]
    if ask == phases.GO_FIRST:
        return table.orders[:]
    if ask == phases.MULLIGAN:
        return table.mulligans[:]
    if ask == phases.BONUS:
        return table.no_yes[:]
    if ask == phases.CHOOSING:
        return table.choices[: len(node_of(p, p.work[-1]).blocks)]
    if ask == phases.ORDERING:
        return table.choices[: len(waiting_of(p, seat))]
    if ask == phases.REFRESHING:
        return [table.pick[kind] for kind in payers(p, seat)]
    assert ask == phases.NOTHING
    return []


def default(p: BraversePosition, seat: int) -> Move:
    """What counts when the seat stays away: nothing that costs, else the first in the table."""
    table = p.table
    moves = p.legal(seat)
    if p.ask == phases.BONUS:
        return table.yes
    for quiet in (table.passing, table.end, table.done, table.no):
        if quiet in moves:
            return quiet
    return min(moves, key=number_of)
