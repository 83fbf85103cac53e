"""A turn: take one card, place it if it is a land, and fill its spot (CH-10 to CH-16)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cookietin.games.chomp.eggs import free_nests, next_start_egg
from cookietin.games.chomp.end import final_outcome
from cookietin.games.chomp.people import events
from cookietin.games.chomp.stages import EGG_DUE, PLACE, START_EGG, TAKE, TURN_CARD

if TYPE_CHECKING:
    from mypy_extensions import i64

    from cookietin.games.chomp.state.position import ChompPosition
    from cookietin.kernel.dealer import Dealer


def take_goal(position: ChompPosition, goal: i64, dealer: Dealer) -> None:
    """It lies open before its owner; the deck's top card fills the spot (CH-11)."""
    column = position.row.take_goal(goal)
    position.goals[position.turn] = [*position.goals[position.turn], goal]
    if dealer.listening:
        events.tell_goal(position, goal, dealer)
    position.row.fill_goal(column, dealer)
    _next_turn(position, dealer)


def take_land(position: ChompPosition, land: i64, dealer: Dealer) -> None:
    """It is to be placed, and first of all somewhere (CH-12, CH-13)."""
    position.column = position.row.take_land(land) + 1
    position.held = land
    position.stage = PLACE
    position.spots = position.lands[position.turn].places()
    if dealer.listening:
        events.tell_land(position, dealer)


def aim(position: ChompPosition, at: i64, dealer: Dealer) -> None:
    """It is said where the land goes; which way up is asked next."""
    position.at = at
    position.stage = TURN_CARD
    if dealer.listening:
        events.tell_aim(position, dealer)


def place(position: ChompPosition, turned: i64, dealer: Dealer) -> None:
    """Place the card, drop the tokens of covered nests, then lay eggs (CH-16)."""
    card, at = position.held, position.at
    lost = position.lands[position.turn].place(card, at, turned, position.cards.faces)
    position.held = 0
    position.at = 0
    position.spots = []
    if dealer.listening:
        events.tell_place(position, card, at, turned, lost, dealer)
    position.due = position.cards.eggs[card]
    position.stage = EGG_DUE
    _after_eggs(position, dealer)


def lay_egg(position: ChompPosition, cell: i64, dealer: Dealer) -> None:
    """Lay an egg on a nest; on cell 0, none at all."""
    if cell == 0:
        position.due = 0
    else:
        position.lands[position.turn].lay_egg(cell)
        position.due -= 1
    if dealer.listening:
        events.tell_egg(position, cell, dealer)
    _after_eggs(position, dealer)


def _after_eggs(position: ChompPosition, dealer: Dealer) -> None:
    """Go on when no egg is due or no nest is free: eggs cannot be saved."""
    if position.due > 0 and free_nests(position):
        return
    position.due = 0
    if position.stage == START_EGG:
        next_start_egg(position, position.left_of(position.turn))
    else:
        position.row.fill_land(position.column - 1, dealer)
        position.column = 0
        _next_turn(position, dealer)


def _next_turn(position: ChompPosition, dealer: Dealer) -> None:
    """To the left, until all have had their turns (CH-10)."""
    position.stage = TAKE
    position.turn = position.left_of(position.turn)
    if not all_taken(position):
        return
    made = position.sheets()
    position.outcome = final_outcome(made, position.cards.ranks, position.title.capped)
    if dealer.listening:
        events.tell_end(position, made, dealer)


def all_taken(position: ChompPosition) -> bool:
    """Whether so many cards are taken as there are turns."""
    taken = 0
    for seat in range(position.seats):
        taken += position.taken(seat)
    return taken >= position.title.most_turns * position.seats
