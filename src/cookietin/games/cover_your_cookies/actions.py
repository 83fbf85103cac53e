"""The actions that a player may choose from in their turn (CY-10 to CY-18, CY-28, CY-32)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cookietin.games.cover_your_cookies import batches, discards, swipes

if TYPE_CHECKING:
    from cookietin.games.cover_your_cookies.position import CookiePosition
    from cookietin.kernel.move import Move


def list_moves(position: CookiePosition, seat: int, moves: list[Move]) -> None:
    """Start a Batch, swipe, discard; when the deck is gone also add (CY-28)."""
    batches.list_starts(position, seat, moves)
    swipes.list_swipes(position, seat, moves)
    if not position.deck and not moves:
        batches.list_adds(position, seat, moves)
    discards.list_discards(position, seat, moves)
    if position.action > 1:
        moves.append(position.table.done)
