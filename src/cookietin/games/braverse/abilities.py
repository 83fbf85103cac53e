"""Abilities in play: whether one can be used, and what those that are always there add (BV-34)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cookietin.games.braverse.language import terms
from cookietin.games.braverse.language.values import cookie_fits, holds, value
from cookietin.games.braverse.lasting import direct_marks, lasting_change, node_behind
from cookietin.games.braverse.paying import can_afford, holds_cost, was_used
from cookietin.games.braverse.work import EFFECT, Work

if TYPE_CHECKING:
    from mypy_extensions import i64

    from cookietin.games.braverse.areas import Cookie
    from cookietin.games.braverse.language.tree import Ability, Node, Selector
    from cookietin.games.braverse.state.position import BraversePosition


def can_activate(p: BraversePosition, seat: i64, ability: Ability, this: Cookie | None) -> bool:
    """Whether an ability can be used now: its limit and its cost."""
    if was_used(p, ability, seat, this) or (this is not None and is_silenced(p, this)):
        return False
    return can_afford(p, seat, ability.cost, this, ability.kind) and holds_cost(
        p, seat, ability.cost
    )


def is_silenced(p: BraversePosition, cookie: Cookie) -> bool:
    """Whether a Cookie's abilities do nothing now."""
    if not p.title.marks & terms.SILENCED:
        return False
    return direct_marks(p, cookie) & terms.SILENCED != 0


def standing(p: BraversePosition) -> list[tuple[Work, Ability]]:
    """All abilities that are always there and whose condition holds, with whose they are."""
    found: list[tuple[Work, Ability]] = []
    all = p.cards.all
    for seat in range(2):
        side = p.sides[seat]
        for cookie in side.battle:
            if cookie is None:
                continue
            if all[cookie.kind].static and not is_silenced(p, cookie):
                for ability in all[cookie.kind].static:
                    _add_standing(p, ability, seat, cookie.serial, 0, found)
            for kind in cookie.under:
                for ability in all[kind].attached:
                    _add_standing(p, ability, seat, 0, cookie.serial, found)
        if side.stage and all[side.stage].static:
            for ability in all[side.stage].static:
                _add_standing(p, ability, seat, 0, 0, found)
    return found


def _add_standing(
    p: BraversePosition,
    ability: Ability,
    seat: i64,
    source: i64,
    host: i64,
    found: list[tuple[Work, Ability]],
) -> None:
    work = Work(EFFECT, seat)
    work.kind = ability.kind
    work.source = source
    work.subject = host
    if ability.condition is None or holds(p, work, ability.condition):
        found.append((work, ability))


def standing_nodes(p: BraversePosition) -> list[tuple[Work, Node]]:
    """The operations of all abilities that are always there."""
    return [(work, node) for work, ability in standing(p) for node in ability.body.nodes]


def changed(p: BraversePosition, cookie: Cookie, op: i64) -> i64:
    """What lasting changes and standing abilities add to an attack, its cost or damage taken."""
    total: i64 = 0
    if p.lasting:
        total = lasting_change(p, cookie, op)
    if not p.title.has_static:
        return total
    all = p.cards.all
    for seat in range(2):
        side = p.sides[seat]
        for source in side.battle:
            if source is None:
                continue
            if all[source.kind].static and not is_silenced(p, source):
                for ability in all[source.kind].static:
                    total += _static(p, ability, seat, source.serial, 0, cookie, op)
            for kind in source.under:
                for ability in all[kind].attached:
                    total += _static(p, ability, seat, 0, source.serial, cookie, op)
        if side.stage and all[side.stage].static:
            for ability in all[side.stage].static:
                total += _static(p, ability, seat, 0, 0, cookie, op)
    return total


def _static(
    p: BraversePosition,
    ability: Ability,
    seat: i64,
    source: i64,
    host: i64,
    cookie: Cookie,
    op: i64,
) -> i64:
    total: i64 = 0
    work = Work(EFFECT, seat)
    work.source = source
    work.subject = host
    if ability.condition is not None and not holds(p, work, ability.condition):
        return 0
    for node in ability.body.nodes:
        if node.op == op and node.to is not None and _about(p, node.to, work, cookie):
            total += value(p, work, node.amount)
    return total


def all_marks(p: BraversePosition, cookie: Cookie) -> i64:
    """The marks that effects and standing abilities put on a Cookie: "cannot" beats "can"."""
    marks = direct_marks(p, cookie) if p.lasting else cookie.marks
    if not p.title.has_static_marks:
        return marks
    for work, node in standing_nodes(p):
        if node.mark and node.to is not None and _about(p, node.to, work, cookie):
            marks |= node.mark
    return marks


def bans_on(p: BraversePosition, seat: i64) -> i64:
    """What a player is forbidden, as bits."""
    bans: i64 = 0
    if not p.title.bans:
        return bans
    for change in p.lasting:
        if change.serial == 0 and change.seat == seat:
            bans |= node_behind(p, change).ban
    for work, node in standing_nodes(p):
        if node.ban and (work.seat if node.who == terms.YOU else 1 - work.seat) == seat:
            bans |= node.ban
    return bans


def _about(p: BraversePosition, to: Selector, work: Work, cookie: Cookie) -> bool:
    if to.special:
        named = work.source if to.special == terms.THIS else work.subject
        if cookie.serial != named:
            return False
        return not to.narrow or cookie_fits(p, cookie, to.filter, work.source)
    owner = p.owner(cookie.serial)
    if to.whose == terms.OPPONENT and owner == work.seat:
        return False
    if to.whose == terms.YOU and owner != work.seat:
        return False
    return cookie_fits(p, cookie, to.filter, work.source)
