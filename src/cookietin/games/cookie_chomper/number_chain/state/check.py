"""What cannot be in Number Chain, though every card has its place."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cookietin.games.cookie_chomper.number_chain.end import endings
from cookietin.kernel.complaint import BadPosition
from cookietin.kernel.names import SEATS, named

if TYPE_CHECKING:
    from cookietin.games.cookie_chomper.number_chain.state.position import ChainPosition


def check(position: ChainPosition) -> None:
    """There is a card to play on, and the play is over just when the rules end it."""
    if not position.chain:
        raise BadPosition("part-empty", {"where": "chain"})
    for seat, hand in enumerate(position.hands):
        if not hand and position.outcome is None:
            raise BadPosition("hand-empty-too-soon", {"where": f"hands.{SEATS[seat]}"})
    outcome = position.outcome
    if outcome is not None and outcome.json() not in [end.json() for end in endings(position)]:
        raise BadPosition("outcome-off", {"found": named(outcome.winners, SEATS)})
