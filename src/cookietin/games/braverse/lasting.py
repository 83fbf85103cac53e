"""Changes that last until a later turn, for a battle, or for as long as a Cookie stays (BV-34)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cookietin.games.braverse.language import terms
from cookietin.games.braverse.work import NOTHING_LASTS, Lasting

if TYPE_CHECKING:
    from mypy_extensions import i64

    from cookietin.games.braverse.areas import Cookie
    from cookietin.games.braverse.language.tree import Node
    from cookietin.games.braverse.state.position import BraversePosition
    from cookietin.games.braverse.work import Work


def begin_lasting(
    p: BraversePosition, work: Work, node: Node, seat: i64, serial: i64, amount: i64
) -> None:
    """From now on, until the operation says."""
    change = Lasting(node.block, node.index, seat, serial)
    change.amount = amount
    change.until = _until(p, work, node.lasts)
    p.lasting = [*p.lasting, change]


def _until(p: BraversePosition, work: Work, lasts: i64) -> i64:
    own = p.turn == work.seat
    if lasts == terms.FOR_BATTLE:
        return 0
    if lasts == terms.FOR_STAY:
        return -1
    if lasts == terms.FOR_YOUR_NEXT:
        return p.turns + (2 if own else 1)
    if lasts == terms.FOR_THEIR_NEXT:
        return p.turns + (1 if own else 2)
    return p.turns


def node_behind(p: BraversePosition, change: Lasting) -> Node:
    """The operation that made a change."""
    return p.cards.blocks[change.block].nodes[change.index]


def lasting_change(p: BraversePosition, cookie: Cookie, op: i64) -> i64:
    """What lasting changes add to a Cookie's attack, its cost, or the damage that it takes."""
    total: i64 = 0
    for change in p.lasting:
        if change.serial == cookie.serial and node_behind(p, change).op == op:
            total += change.amount
    return total


def direct_marks(p: BraversePosition, cookie: Cookie) -> i64:
    """The marks that effects have put on a Cookie."""
    marks = cookie.marks
    for change in p.lasting:
        if change.serial == cookie.serial:
            marks |= node_behind(p, change).mark
    return marks


def end_battle(p: BraversePosition) -> None:
    """What lasts for a battle is over."""
    if p.lasting:
        p.lasting = _kept([change for change in p.lasting if change.until != 0])


def end_turn(p: BraversePosition) -> None:
    """What lasts for this turn is over, and what was about a Cookie that has left."""
    if p.lasting:
        left = [change for change in p.lasting if change.until < 0 or change.until > p.turns]
        p.lasting = _kept(
            [change for change in left if change.serial == 0 or p.find(change.serial) is not None]
        )


def _kept(changes: list[Lasting]) -> list[Lasting]:
    return changes if changes else NOTHING_LASTS
