"""Refusing: which clause a move breaks that is not legal now, and what would be needed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cookietin.games.chomp.land import CELLS, WIDE, covers
from cookietin.games.chomp.quarters import NEST
from cookietin.games.chomp.stages import PLACE, STAGES, TAKE, TURN_CARD
from cookietin.kernel.complaint import Refused
from cookietin.kernel.names import named

if TYPE_CHECKING:
    from cookietin.games.chomp.state.position import ChompPosition
    from cookietin.kernel.move import Move


def why_not(position: ChompPosition, move: Move) -> Refused:
    """Why the seat whose turn it is cannot make a move of this game."""
    stage, key = position.stage, move.key
    if stage == TAKE and key in ("take-land", "take-goal"):
        return _not_on_offer(position, move)
    if stage == PLACE and key == "at":
        return _not_there(position, move)
    if stage not in (TAKE, PLACE, TURN_CARD) and key == "at":
        return _no_nest(position, move)
    clauses = ["CH-07", "CH-10", "CH-13", "CH-13", "CH-16"]
    return Refused(clauses[stage], f"asked-{STAGES[stage]}", {"move": move.text})


def forbids(text: str) -> Refused | None:
    """What no turn allows: passing, flipping, a card that lies askew."""
    verb, *rest = text.split() or [""]
    if verb in ("pass", "skip"):
        return Refused("CH-10", "must-take")
    if verb == "flip":
        return Refused("CH-10", "no-flipping")
    if verb == "turned" and rest and rest[0].isdigit():
        return Refused("CH-13", "four-ways")
    return None


def _not_on_offer(position: ChompPosition, move: Move) -> Refused:
    row, cards = position.row, position.cards
    offered = named([land for land in row.lands if land], cards.lands)
    offered += named([goal for goal in row.goals if goal], cards.goals)
    card = str(move.fields.get("land", move.fields.get("goal")))
    return Refused("CH-10", "not-on-offer", {"card": card, "offered": offered})


def _not_there(position: ChompPosition, move: Move) -> Refused:
    """Out of touch, or across a large dino."""
    at = position.title.cell_of[move.number]
    fields = {"at": move.fields["at"]}
    if at // WIDE == CELLS or at % WIDE == CELLS:
        return Refused("CH-13", "out-of-touch", fields)
    if position.lands[position.turn].touches(at):
        return Refused("CH-14", "cuts-large-dino", fields)
    return Refused("CH-13", "out-of-touch", fields)


def _no_nest(position: ChompPosition, move: Move) -> Refused:
    cell = position.title.cell_of[move.number]
    land = position.lands[position.turn]
    fields = {"at": move.fields["at"]}
    if land.kinds[cell] != NEST:
        return Refused("CH-16", "no-nest-there", fields)
    if cell in land.eggs:
        return Refused("CH-16", "nest-full", fields)
    assert covers(land.at[-1], cell)
    return Refused("CH-16", "nest-of-own-card", fields)
