"""Remarks: what a card pays for or has on its back, what a land would come to (CH-08, CH-23)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cookietin.games.chomp.people import picture
from cookietin.games.chomp.stages import TURN_CARD

if TYPE_CHECKING:
    from cookietin.games.chomp.state.position import ChompPosition
    from cookietin.kernel.move import Move
    from cookietin.kernel.people import Label


def remark(position: ChompPosition, seat: int, move: Move, label: Label) -> str:
    """What a goal pays for; what the seat would have with a land turned this way."""
    cards, printed = position.cards, position.row.printed
    if move.key == "take-goal":
        goal = cards.goals.index(move.fields["goal"])
        said = picture.goal_text(cards.goal[goal], label)
        return f"{said}; {picture.back_of_goal(position, goal, label)}" if printed else said
    if move.key == "take-land" and printed:
        return picture.back_of_land(position, cards.lands.index(move.fields["land"]), label)
    if move.key != "turned" or position.stage != TURN_CARD:
        return ""
    turned = move.number - position.title.turns[0].number
    tried = position.copy()
    own_nest = position.title.own_nest
    tried.lands[seat].place_with_eggs(position.held, position.at, turned, cards, own_nest)
    return f"{label('then')} {picture.points_text(tried.sheets()[seat].points, label)}"
