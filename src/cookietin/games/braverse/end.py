"""The end: who has lost, and how a play can end (BV-01, BV-02, BV-30)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cookietin.games.braverse.language.terms import BREAK_LIMIT

if TYPE_CHECKING:
    from cookietin.games.braverse.state.position import BraversePosition
    from cookietin.kernel.dealer import Dealer


def check_break(p: BraversePosition, dealer: Dealer) -> None:
    """A break area with a level sum of 10 loses at once; both at once is a draw (BV-01, BV-30)."""
    losers = [seat for seat in range(2) if p.sides[seat].levels >= BREAK_LIMIT]
    if losers and p.outcome is None:
        p.end(losers, "break", dealer)
