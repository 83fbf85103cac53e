"""Questions and their legal answers. A question holds nothing that only its seat knows."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from cookietin.games.braverse.asks import (
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
from cookietin.games.braverse.battle import static_marks
from cookietin.games.braverse.carrying import TAKES, may_stop, pickable
from cookietin.games.braverse.effects import open_targets
from cookietin.games.braverse.filters import fight, fits
from cookietin.games.braverse.from_deck import payers
from cookietin.games.braverse.moves import MOST_ABILITIES
from cookietin.games.braverse.paying import can_afford, can_pay, holds_cost, pay_colors, was_used
from cookietin.games.braverse.state import DAMAGE_ALL, KIND
from cookietin.games.braverse.terms import (
    ATTACKED_OTHER,
    ATTACKED_THIS,
    CANNOT_ATTACK,
    COOKIE,
    ITEM,
    OPERATIONS,
    STAGE,
    TRAP,
    TRIGGERS,
)
from cookietin.games.braverse.triggers import waiting_of
from cookietin.kernel.move import number_of
from cookietin.kernel.question import SEALED, TURN, Question

if TYPE_CHECKING:
    from mypy_extensions import i64

    from cookietin.games.braverse.position import BraversePosition
    from cookietin.games.braverse.state import Cookie, Work
    from cookietin.games.braverse.tree import Ability, Node
    from cookietin.kernel.move import Move


def node_of(p: BraversePosition, work: Work) -> Node:
    """The operation that an effect has come to."""
    return p.cards.blocks[work.block].nodes[work.index]


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


def once(kinds: list[int]) -> list[int]:
    """Each kind once."""
    found: list[int] = []
    for kind in kinds:
        if kind not in found:
            found.append(kind)
    return found


def main_moves(p: BraversePosition, seat: i64) -> list[Move]:
    """The main phase: place, use, stage, activate, attack, end (BV-19)."""
    table = p.table
    side = p.sides[seat]
    found = [table.end]
    all = p.cards.all
    room = side.has_room()
    paying = len(side.support) > 0
    for kind in once(side.hand):
        card = all[kind]
        if card.type == COOKIE:
            if room:
                found.append(table.place[kind])
        elif card.type != TRAP and (paying or card.cost.total == 0) and can_pay(p, seat, card.cost):
            if card.type == ITEM:
                found.append(table.use[kind])
            elif card.type == STAGE:
                found.append(table.stage[kind])
    left = side.battle[0]
    right = side.battle[1]
    for place in range(2):
        cookie = left if place == 0 else right
        if cookie is None:
            continue
        card = all[cookie.kind]
        if card.activate:
            for ability in card.activate:
                if can_activate(p, seat, ability, cookie):
                    found.append(table.activates[MOST_ABILITIES * place + ability.place])
        if not cookie.rested and p.turns > 1 and can_attack(p, seat, cookie):
            theirs = p.sides[1 - seat].battle
            for at in range(2):
                if theirs[at] is not None:
                    found.append(table.attacks[2 * place + at])
    if side.stage and all[side.stage].activate:
        for ability in all[side.stage].activate:
            if can_activate(p, seat, ability, None):
                found.append(table.activates[MOST_ABILITIES * 2 + ability.place])
    return found


def can_attack(p: BraversePosition, seat: i64, cookie: Cookie) -> bool:
    """Whether an active Cookie's attack is payable and not forbidden."""
    if not can_pay(p, seat, p.cards.all[cookie.kind].cost):
        return False
    return not static_marks(p, cookie) & CANNOT_ATTACK


def can_activate(p: BraversePosition, seat: i64, ability: Ability, this: Cookie | None) -> bool:
    """Whether an ability can be used now: its limit and its cost."""
    used = p.sides[seat].stage_used if this is None else this.used
    if was_used(ability, used):
        return False
    return can_afford(p, seat, ability.cost, this) and holds_cost(p, seat, ability.cost)


def answers(p: BraversePosition, seat: i64) -> list[Move]:
    """One Trap, one "when attacked" ability, or nothing (BV-23)."""
    table = p.table
    side = p.sides[seat]
    found = [table.passing]
    all = p.cards.all
    for kind in once(side.hand):
        card = all[kind]
        if card.type == TRAP and can_pay(p, seat, card.cost):
            found.append(table.trap[kind])
    for place in range(2):
        cookie = side.battle[place]
        if cookie is not None and all[cookie.kind].attacked:
            for ability in all[cookie.kind].attacked:
                if can_answer(p, seat, ability, cookie):
                    found.append(table.answers[MOST_ABILITIES * place + ability.place])
    return found


def can_answer(p: BraversePosition, seat: i64, ability: Ability, cookie: Cookie) -> bool:
    """Whether a "when attacked" ability is about this attack and can be paid."""
    battle = fight(p)
    if battle is None:
        return False
    own = battle.subject == cookie.serial
    if (ability.of == ATTACKED_THIS and not own) or (ability.of == ATTACKED_OTHER and own):
        return False
    return can_activate(p, seat, ability, cookie)


def targets(p: BraversePosition, seat: i64) -> list[Move]:
    """The Cookies that can be chosen, as the one who chooses sees them."""
    work = p.work[-1]
    table = p.table
    stop = False
    if work.what == DAMAGE_ALL:
        serials = work.chosen
    else:
        selector = node_of(p, work).to
        assert selector is not None
        serials = open_targets(p, work, selector)
        stop = selector.up_to
    found: list[Move] = []
    for turn in range(2):
        battle = p.sides[seat if turn == 0 else 1 - seat].battle
        for place in range(2):
            cookie = battle[place]
            if cookie is not None and cookie.serial in serials:
                found.append(table.targets[2 * turn + place])
    if stop:
        found.append(table.done)
    return found


def picks(p: BraversePosition) -> list[Move]:
    """The cards that can be picked."""
    work = p.work[-1]
    node = node_of(p, work)
    table = p.table
    if work.phase == TAKES:
        all = p.cards.all
        kinds = [entry & KIND for entry in p.looked if fits(all[entry & KIND], node.filter)]
    else:
        kinds = pickable(p, work, node)
    found = [table.pick[kind] for kind in once(kinds)]
    if may_stop(p, work, node):
        found.append(table.done)
    return found


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
