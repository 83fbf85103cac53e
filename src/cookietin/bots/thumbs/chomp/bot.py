"""CHOMP by rule of thumb: take what the preview likes best, with an eye on the turns to come."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast, final

from cookietin.bots.reason import Reason
from cookietin.bots.thumbs.chomp.outlook import Outlook
from cookietin.bots.thumbs.chomp.trial import Trial
from cookietin.bots.thumbs.chomp.ways import Way, best_ways
from cookietin.bots.thumbs.rule import OpenRule
from cookietin.games.chomp.stages import PLACE, TAKE, TURN_CARD

if TYPE_CHECKING:
    from cookietin.games.chomp.state.position import ChompPosition
    from cookietin.kernel.move import Move
    from cookietin.kernel.position import Position
    from cookietin.kernel.question import Question


@final
class Thumb(OpenRule):
    """Answer each small question for the best whole turn."""

    def choose(self, view: Position, seat: int) -> Move:
        """By the stage of the turn."""
        position = cast("ChompPosition", view)
        title = position.title
        if position.stage == TAKE:
            return _take(position, seat)
        if position.stage == PLACE:
            return title.ats[_best(position, seat, position.spots).at]
        if position.stage == TURN_CARD:
            return title.turns[_best(position, seat, [position.at]).turned]
        return position.legal(seat)[0]

    def choose_among(self, view: Position, seat: int, moves: list[Move]) -> Move:
        """Most stages say by themselves what there is to choose from."""
        return self.choose(view, seat)

    def why(self, view: Position, question: Question, move: Move) -> Reason | None:
        position = cast("ChompPosition", view)
        if position.stage == TAKE:
            return Reason("goal-pays" if move.key == "take-goal" else "land-adds")
        if position.stage not in (PLACE, TURN_CARD):
            return Reason("egg")
        spots = position.spots if position.stage == PLACE else [position.at]
        way = _best(position, question.seat, spots)
        tried = position.copy()
        land = tried.lands[question.seat]
        own_nest = position.title.own_nest
        land.place_with_eggs(position.held, way.at, way.turned, position.cards, own_nest)
        return Reason("laid-so", {"count": int(tried.sheets()[question.seat].points)})


def _trial(position: ChompPosition, seat: int) -> Trial:
    return Trial(position.lands[seat], position.cards, position.title.own_nest)


def _best(position: ChompPosition, seat: int, spots: list[int]) -> Way:
    trial, outlook = _trial(position, seat), Outlook(position, seat)
    return best_ways(trial, outlook, [position.held], spots)[0]


def _take(position: ChompPosition, seat: int) -> Move:
    """The land that adds most when placed best, or the goal that will pay more than that."""
    trial, outlook = _trial(position, seat), Outlook(position, seat)
    kinds, before = len(position.cards.kinds), outlook.land(trial)
    moves = position.legal(seat)
    gains = [
        outlook.goal(position.cards.goal[move.number - kinds + 1], trial)
        for move in moves
        if move.number >= kinds
    ]
    lands = [move.number + 1 for move in moves if move.number < kinds]
    ways = best_ways(trial, outlook, lands, position.lands[seat].places())
    chosen, most = moves[0], -1e9
    for move in moves:
        gain = gains.pop(0) if move.number >= kinds else ways.pop(0).worth - before
        if gain > most or (gain == most and move.number < chosen.number):
            chosen, most = move, gain
    return chosen
