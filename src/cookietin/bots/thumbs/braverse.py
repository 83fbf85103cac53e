"""A rule of thumb for Braverse: play a curve, faint what can be fainted, keep a Trap."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from cookietin.games.braverse.judging import best

if TYPE_CHECKING:
    from cookietin.games.braverse import BraversePosition
    from cookietin.kernel.move import Move
    from cookietin.kernel.position import Position
    from cookietin.kernel.question import Question


def thumb(view: Position, question: Question) -> Move:
    """The move that looks best at a glance."""
    return best(cast("BraversePosition", view), question.seat)
