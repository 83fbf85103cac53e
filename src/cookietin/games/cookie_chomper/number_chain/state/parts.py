"""What a position of Number Chain consists of."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cookietin.kernel.kinds import PerSeat, Pile, Seat
from cookietin.kernel.parts import NO_ONE, OWNER, THE_REST, Part

if TYPE_CHECKING:
    from cookietin.games.cookie_chomper.number_cards import NumberCards


def parts(cards: NumberCards, hand: int) -> list[Part]:
    """Whose turn it is, hands, chain and deck."""
    pile = Pile(cards.names, most=len(cards.kinds))
    return [
        Part("turn", Seat()),
        Part("hands", PerSeat(pile), OWNER, dealt=hand),
        Part("chain", Pile(cards.names, ordered=True, most=1), dealt=1),
        Part("deck", pile, NO_ONE, dealt=THE_REST),
    ]
