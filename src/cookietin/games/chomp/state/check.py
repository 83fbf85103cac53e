"""Checking: whether a play can come to a position."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cookietin.games.chomp.cards import CARDS_EACH
from cookietin.games.chomp.eggs import free_nests
from cookietin.games.chomp.end import final_outcome
from cookietin.games.chomp.row import COLUMNS
from cookietin.games.chomp.stages import EGG_DUE, PLACE, STAGES, START_EGG, TAKE, TURN_CARD
from cookietin.games.chomp.turn import all_taken
from cookietin.kernel.complaint import BadPosition
from cookietin.kernel.names import SEATS

if TYPE_CHECKING:
    from cookietin.games.chomp.state.position import ChompPosition


def turns_taken(position: ChompPosition, seat: int) -> int:
    """How many cards a seat has taken and done with."""
    taken = position.taken(seat)
    return taken - 1 if position.stage == EGG_DUE and seat == position.turn else taken


def ahead(position: ChompPosition, seat: int) -> int:
    """One if a seat has had its turn in this round, otherwise none."""
    seats, first = position.seats, position.first
    if position.stage == START_EGG:
        return 0
    return 1 if (seat - first) % seats < (position.turn - first) % seats else 0


def check(position: ChompPosition) -> None:
    """Raise `BadPosition` if no play can come here."""
    _check_counts(position)
    _check_row(position)
    _check_turns(position)
    _check_stage(position)
    _check_eggs(position)
    _check_outcome(position)


def _check_counts(position: ChompPosition) -> None:
    row, seats = position.row, position.seats
    lands = sum([len(land.cards) for land in position.lands])
    lands += len([land for land in row.lands if land]) + (1 if position.held else 0)
    goals = sum([len(taken) for taken in position.goals])
    goals += len([goal for goal in row.goals if goal])
    there = lands + goals + row.left
    if there != CARDS_EACH * seats:
        raise BadPosition("chomp-card-count", {"found": there, "cards": CARDS_EACH * seats})
    if row.printed:
        down = {"face_down.lands": goals + (1 if row.top else 0), "face_down.goals": lands}
    else:
        down = {"face_down.lands": 0, "face_down.goals": lands - seats - COLUMNS}
    found = {"face_down.lands": len(row.down_lands), "face_down.goals": len(row.down_goals)}
    for where, due in down.items():
        if found[where] != due:
            fields = {"where": where, "found": found[where], "due": due}
            raise BadPosition("chomp-face-down-off", fields)
    if row.printed and sorted(row.unseen_lands) != sorted(row.unseen_goals):
        raise BadPosition("chomp-pairs-torn", {"where": "unseen"})


def _check_row(position: ChompPosition) -> None:
    row = position.row
    if (row.top > 0) != (row.left > 0):
        raise BadPosition("chomp-top-off", {"where": "deck.top", "left": row.left})
    if row.left > 0:
        for column in range(COLUMNS):
            if row.goals[column] == 0:
                raise BadPosition("chomp-spot-empty", {"where": f"row.goals[{column}]"})
            if row.lands[column] == 0 and column != position.column - 1:
                raise BadPosition("chomp-spot-empty", {"where": f"row.lands[{column}]"})


def _check_turns(position: ChompPosition) -> None:
    """Everyone has had as many turns as whoever was before them in this round."""
    rounds = turns_taken(position, position.turn)
    for seat in range(position.seats):
        due = rounds + ahead(position, seat)
        found = turns_taken(position, seat)
        if found != due:
            raise BadPosition("chomp-turns-off", {"seat": SEATS[seat], "found": found, "due": due})


def _check_stage(position: ChompPosition) -> None:
    """What belongs to an unfinished turn is there, and nothing else."""
    stage, row = position.stage, position.row
    wanted = {
        "held": stage in (PLACE, TURN_CARD),
        "column": stage in (PLACE, TURN_CARD, EGG_DUE),
        "at": stage == TURN_CARD,
        "eggs_due": stage in (START_EGG, EGG_DUE),
    }
    found = {
        "held": position.held > 0,
        "column": position.column > 0,
        "at": position.at > 0,
        "eggs_due": position.due > 0,
    }
    for where, due in wanted.items():
        if found[where] != due:
            fields = {"where": where, "stage": STAGES[stage]}
            raise BadPosition("chomp-part-due" if due else "chomp-part-undue", fields)
    if position.column > 0 and row.lands[position.column - 1] > 0:
        raise BadPosition("chomp-spot-taken", {"where": f"row.lands[{position.column - 1}]"})
    if stage == TURN_CARD and position.at not in position.spots:
        raise BadPosition("chomp-cannot-lie", {"where": "at"})
    if stage == START_EGG and turns_taken(position, position.turn) > 0:
        raise BadPosition("chomp-part-undue", {"where": "eggs_due", "stage": STAGES[stage]})
    if stage in (START_EGG, EGG_DUE) and not free_nests(position):
        raise BadPosition("chomp-no-nest-free", {"where": "eggs_due"})


def _check_eggs(position: ChompPosition) -> None:
    for seat in range(position.seats):
        land = position.lands[seat]
        symbols = sum([position.cards.eggs[card] for card in land.cards])
        due = position.due if seat == position.turn else 0
        if len(land.eggs) + due > symbols:
            fields = {"where": f"eggs.{SEATS[seat]}", "found": len(land.eggs) + due}
            raise BadPosition("chomp-too-many-eggs", {**fields, "most": symbols})


def _check_outcome(position: ChompPosition) -> None:
    over = all_taken(position) and position.stage == TAKE
    due = None
    if over:
        due = final_outcome(position.sheets(), position.cards.ranks, position.title.capped).json()
    found = None if position.outcome is None else position.outcome.json()
    if found != due:
        raise BadPosition("chomp-outcome-off", {"found": found, "due": due})
