"""What is asked, in which words, and what counts when a seat stays away."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from cookietin.games.cover_your_cookies import answers
from cookietin.games.cover_your_cookies.moves import DISCARD
from cookietin.kernel.move import number_of
from cookietin.kernel.names import SEATS, named
from cookietin.kernel.question import TURN, Question

if TYPE_CHECKING:
    from cookietin.games.cover_your_cookies.position import CookiePosition
    from cookietin.kernel.move import Move


def question(position: CookiePosition, seat: int) -> Question:
    """The same from every view: it names only what lies open."""
    names = position.cards.names
    fields: dict[str, Any] = {}
    if position.mixer != 0:
        key = names[position.mixer]
        return Question(position.number, seat, TURN, True, key, fields)
    if position.defender >= 0:
        batch = position.stacks[position.defender][-1]
        fields["flavour"] = names[batch[0]]
        fields["before"] = named(position.plays[-1][1:], names)
        if seat == position.defender:
            fields["opponent"] = SEATS[position.turn]
            key = "defend-two" if answers.needs_two(position) else "defend"
        else:
            fields["opponent"] = SEATS[position.defender]
            key = "press-two" if answers.needs_two(position) else "press"
        return Question(position.number, seat, TURN, False, key, fields)
    if position.action > 1:
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
