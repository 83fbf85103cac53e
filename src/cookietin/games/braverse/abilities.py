"""Abilities in play: whether one can be used, and what those that are always there add (BV-34)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cookietin.games.braverse.language.terms import OPPONENT, THIS
from cookietin.games.braverse.language.values import cookie_fits, holds, value
from cookietin.games.braverse.paying import can_afford, holds_cost, was_used
from cookietin.games.braverse.work import EFFECT, Work

if TYPE_CHECKING:
    from mypy_extensions import i64

    from cookietin.games.braverse.areas import Cookie
    from cookietin.games.braverse.language.tree import Ability, Selector
    from cookietin.games.braverse.state.position import BraversePosition


def can_activate(p: BraversePosition, seat: i64, ability: Ability, this: Cookie | None) -> bool:
    """Whether an ability can be used now: its limit and its cost."""
    if was_used(p, ability, seat, this):
        return False
    return can_afford(p, seat, ability.cost, this) and holds_cost(p, seat, ability.cost)


def changed(p: BraversePosition, cookie: Cookie, op: i64) -> i64:
    """What all static abilities in play add to a Cookie's attack or damage taken."""
    total: i64 = 0
    if not p.title.has_static:
        return total
    all = p.cards.all
    for seat in range(2):
        side = p.sides[seat]
        for source in side.battle:
            if source is not None and all[source.kind].static:
                for ability in all[source.kind].static:
                    total += _static(p, ability, seat, source.serial, cookie, op)
        if side.stage and all[side.stage].static:
            for ability in all[side.stage].static:
                total += _static(p, ability, seat, 0, cookie, op)
    return total


def _static(
    p: BraversePosition, ability: Ability, seat: i64, source: i64, cookie: Cookie, op: i64
) -> i64:
    total: i64 = 0
    work = Work(EFFECT, seat)
    work.source = source
    if ability.condition is not None and not holds(p, work, ability.condition):
        return 0
    for node in ability.body.nodes:
        if node.op == op and node.to is not None and _about(p, node.to, work, cookie):
            total += value(p, work, node.amount)
    return total


def static_marks(p: BraversePosition, cookie: Cookie) -> i64:
    """The marks that static abilities put on a Cookie: "cannot" beats "can" (BV-32)."""
    marks = cookie.marks
    if not p.title.has_static_marks:
        return marks
    for seat in range(2):
        side = p.sides[seat]
        sources = [other for other in side.battle if other is not None]
        for source in sources:
            for ability in p.cards.all[source.kind].static:
                marks |= _marks(p, ability, seat, source.serial, cookie)
        if side.stage:
            for ability in p.cards.all[side.stage].static:
                marks |= _marks(p, ability, seat, 0, cookie)
    return marks


def _marks(p: BraversePosition, ability: Ability, seat: i64, source: i64, cookie: Cookie) -> i64:
    work = Work(EFFECT, seat)
    work.source = source
    if ability.condition is not None and not holds(p, work, ability.condition):
        return 0
    marks: i64 = 0
    for node in ability.body.nodes:
        if node.mark and node.to is not None and _about(p, node.to, work, cookie):
            marks |= node.mark
    return marks


def _about(p: BraversePosition, to: Selector, work: Work, cookie: Cookie) -> bool:
    if to.special == THIS:
        return cookie.serial == work.source
    owner = p.owner(cookie.serial)
    if to.whose == OPPONENT and owner == work.seat:
        return False
    if to.whose == 0 and owner != work.seat:
        return False
    return cookie_fits(p, cookie, to.filter, work.source)
