"""A turn: what is asked, its actions, its end, and whose turn is next.

CY-07, CY-10 to CY-19, CY-27, CY-28, CY-32.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from cookietin.games.cover_your_cookies import batches, discards, draws, end, swipes
from cookietin.games.cover_your_cookies.moves import DISCARD
from cookietin.kernel.kinds import NOBODY
from cookietin.kernel.move import number_of
from cookietin.kernel.names import SEATS, named
from cookietin.kernel.question import TURN, Question

if TYPE_CHECKING:
    from mypy_extensions import i64

    from cookietin.games.cover_your_cookies.state.position import CookiePosition
    from cookietin.kernel.dealer import Dealer
    from cookietin.kernel.move import Move

FIRST: Final = 0
SECOND: Final = 1
ENDING: Final = 2
STAGES: Final = ["first-action", "second-action", "ending"]
"""How far a turn has come; at its ending only refills are left."""


def question(position: CookiePosition, seat: int) -> Question:
    """The same from every view: it names only what lies open."""
    names = position.cards.names
    fields: dict[str, Any] = {}
    if position.mixer:
        key = names[position.mixer[0]]
        return Question(position.number, seat, TURN, True, key, fields)
    if position.defender >= 0:
        batch = position.stacks[position.defender][-1]
        fields["flavour"] = names[batch[0]]
        fields["before"] = named(position.laid[-1], names)
        if seat == position.defender:
            fields["opponent"] = SEATS[position.turn]
            key = "defend-two" if swipes.needs_two(position) else "defend"
        else:
            fields["opponent"] = SEATS[position.defender]
            key = "press-two" if swipes.needs_two(position) else "press"
        return Question(position.number, seat, TURN, False, key, fields)
    if position.stage == SECOND:
        return Question(position.number, seat, TURN, False, "act-again", fields)
    key = "act" if position.deck else "act-last"
    return Question(position.number, seat, TURN, True, key, fields)


def default(position: CookiePosition, seat: int) -> Move:
    """Stop, be done, or discard what is worth least; a Mixer's first choice."""
    table = position.table
    moves = position.legal(seat)
    if table.stop in moves:
        return table.stop
    if table.done in moves:
        return table.done
    moves.sort(key=number_of)
    best = moves[0]
    least = -1
    for move in moves:
        if table.verbs[move.number] == DISCARD:
            dough = position.cards.dough[table.ones[move.number]]
            if least < 0 or dough < least:
                best = move
                least = dough
    return best


def list_actions(position: CookiePosition, seat: int, moves: list[Move]) -> None:
    """Start a Batch, swipe, discard; when the deck is gone also add (CY-28)."""
    batches.list_starts(position, seat, moves)
    swipes.list_swipes(position, seat, moves)
    if not position.deck and not moves:
        batches.list_adds(position, seat, moves)
    discards.list_discards(position, seat, moves)
    if position.stage == SECOND:
        moves.append(position.table.done)


def end_action(position: CookiePosition, discarded: bool, dealer: Dealer) -> None:
    """A second action may follow; a discard before it is replaced at once (CY-32)."""
    if position.stage + 1 >= position.title.actions:
        finish(position, dealer)
    elif discarded:
        position.refill.append(position.turn)
        go_on(position, dealer)
    else:
        ask_again(position, dealer)


def finish(position: CookiePosition, dealer: Dealer) -> None:
    """The actions are done: the player draws, then who defended, clockwise (CY-19)."""
    position.stage = ENDING
    position.barred = NOBODY
    position.refill.append(position.turn)
    if position.defended:
        seats = position.seats
        for step in range(1, seats):
            seat = (position.turn + step) % seats
            if seat in position.defended:
                position.refill.append(seat)
    go_on(position, dealer)


def go_on(position: CookiePosition, dealer: Dealer) -> None:
    """Refill as far as no Mixer asks; then the second action, or the next turn."""
    if not draws.refill(position, dealer):
        return
    if position.stage == ENDING:
        next_turn(position, dealer)
    else:
        ask_again(position, dealer)


def ask_again(position: CookiePosition, dealer: Dealer) -> None:
    """Ask for a second action; an empty hand has none."""
    if position.hands[position.turn]:
        position.stage = SECOND
    else:
        finish(position, dealer)


def next_turn(position: CookiePosition, dealer: Dealer) -> None:
    """To the left; empty hands are skipped, and when all are empty the play ends (CY-27)."""
    position.begun[position.turn] = True
    position.stage = FIRST
    if position.defended:
        position.defended = []
    seats = position.seats
    seat: i64 = position.turn
    tried: i64 = 0
    while tried < seats:
        seat += 1
        if seat == seats:
            seat = 0
        if position.hands[seat]:
            position.turn = seat
            return
        tried += 1
    end.end(position, dealer)
