"""Undo: a seat may take its last answer back while it has learnt nothing from it.

What one draws or is shown has been learnt. So has everything that could have turned out otherwise:
what the seat knew before its answer is imagined again and again, the same answer is given there,
and where the seat would have been told, shown or seen asked anything else even once, it has learnt
that it was not so.
"""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any, Final

from cookietin.kernel.chance import Chance
from cookietin.kernel.complaint import Refused
from cookietin.kernel.dealer import Silent
from cookietin.kernel.names import HOLE
from cookietin.kernel.noting import RanOut, Replaying
from cookietin.table.table import FORCED

if TYPE_CHECKING:
    from cookietin.kernel.event import Event
    from cookietin.kernel.move import Move
    from cookietin.kernel.position import Position
    from cookietin.table.table import Table

WORLDS: Final = 24
"""How many possible truths are tried."""


def why_not_undo(table: Table, seat: int) -> str | None:
    """Why a seat cannot take its last answer back, as a message's key; nothing if it can."""
    if table.match.between_plays() or table.match.winners is not None:
        return "undo-over"
    if not table.has_answered(seat):
        return "undo-nothing"
    if table.answers()[-1][1] != seat:
        return "undo-others"
    numbers = table.last_answers()
    lines = [table.match.lines[number - 1] for number in numbers]
    if lines[0].get("by") == FORCED:
        return "undo-forced"
    if any(line["dealt"] for line in lines):
        return "undo-revealed"
    before = table.replayed().moments[-1 - len(lines)].position
    moves = [table.match.game.move(line["move"]) for line in lines]
    told = table.told_since(numbers[0] - 1)
    return "undo-revealed" if _learnt(seat, before, moves, told, table.position) else None


def _learnt(
    seat: int, before: Position, moves: list[Move], told: list[Event], after: Position
) -> bool:
    """Whether a seat knows more after its answer than that it has given it."""
    knew, knows = before.view(seat), after.view(seat)
    if _shown(knows) - _shown(knew):
        return True
    came = (_heard(seat, told), after.asked(), knows.json())
    return any(_would_come(seat, knew, moves, world) != came for world in range(WORLDS))


def _would_come(seat: int, view: Position, moves: list[Move], world: int) -> Any:
    """What a seat would hear and see after its moves, in one of the truths that its view allows."""
    truth = view.game.imagine(view, Silent(Chance(f"undo/{world}")))
    dealer = Replaying([])
    try:
        for move in moves:
            truth.play(seat, move, dealer)
    except (RanOut, Refused):
        # Something would have been dealt, or something else asked.
        return None
    return _heard(seat, dealer.collect_told()), truth.asked(), truth.view(seat).json()


def _heard(seat: int, told: list[Event]) -> list[dict[str, Any]]:
    return [event.seen_by(seat) for event in told]


def _shown(view: Position) -> Counter[str]:
    """The cards and tokens that a view shows."""
    return Counter(card for cards in view.places().values() for card in cards if card != HOLE)
