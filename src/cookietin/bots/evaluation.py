"""Evaluations: how a position stands, at a glance."""

from __future__ import annotations

from math import exp
from typing import TYPE_CHECKING

from cookietin.compiling import mypyc_attr

if TYPE_CHECKING:
    from cookietin.kernel.position import Position


@mypyc_attr(allow_interpreted_subclasses=True)
class Evaluation:
    """Says what each seat can expect of a position that is known, or imagined, as a whole."""

    def fits(self, position: Position) -> bool:
        """Whether it knows anything of positions with so many seats and with such options."""
        return True

    def mark(self) -> str:
        """What sets it apart from others of its kind: two with the same mark judge the same."""
        return type(self).__name__

    def shares(self, position: Position) -> list[float]:
        """The share of the win that each seat can expect; together they are 1."""
        raise NotImplementedError


def softmax(merits: list[float]) -> list[float]:
    """Shares in proportion to the exponentials of merits."""
    most = max(merits)
    parts = [exp(merit - most) for merit in merits]
    whole = sum(parts)
    return [part / whole for part in parts]
