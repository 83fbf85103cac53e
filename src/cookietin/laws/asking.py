"""The laws "asking" and "ending": someone can always move until it is over, and it will be."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cookietin.kernel.dealer import Live
from cookietin.kernel.noting import Keeping
from cookietin.kernel.question import RACE, SEALED, TURN
from cookietin.laws.broken import broken
from cookietin.laws.walking import MOST_MOVES, Answer, give, walk_to_end

if TYPE_CHECKING:
    from cookietin.kernel.game import Game
    from cookietin.kernel.position import Position
    from cookietin.kernel.question import Question
    from cookietin.laws.chooser import Chooser


def asking(game: Game, seats: int, chooser: Chooser) -> None:
    """Until there is an outcome, someone is asked and can answer; afterwards nobody is."""
    before: Question | None = None
    for step in walk_to_end(game, seats, chooser):
        position = step.position
        asking_at(position)
        if before is not None:
            _check_number(position, before)
        before = position.question(position.asked()[0]) if position.asked() else None


def ending(game: Game, seats: int, chooser: Chooser) -> None:
    """Every play ends: a random one, and one in which everybody stays away."""
    for _ in walk_to_end(game, seats, chooser):
        pass
    dealer = Keeping(Live(chooser.below))
    position = game.start(seats, dealer)
    for _ in range(MOST_MOVES):
        if not position.asked():
            return
        seat = position.asked()[0]
        give(position, Answer(seat, position.default(seat)), dealer)
    what = f"when everybody stays away, the play is not over after {MOST_MOVES} moves"
    raise broken("ending", position, what)


def asking_at(position: Position) -> None:
    """The law at one moment."""
    if position.outcome is not None:
        _check_end(position)
        return
    asked = position.asked()
    if not asked:
        raise broken("asking", position, "nobody is asked, and there is no outcome")
    if len(set(asked)) < len(asked) or not set(asked) <= set(range(position.seats)):
        raise broken("asking", position, f"the seats {asked} are asked")
    hows = {position.question(seat).how for seat in asked}
    if len(hows) > 1 or not hows <= {TURN, SEALED, RACE}:
        raise broken("asking", position, f"the seats {asked} are asked as {sorted(hows)}")
    if TURN in hows and len(asked) > 1:
        raise broken("asking", position, f"the seats {asked} are all asked for one turn")
    for seat in asked:
        _check_question(position, seat)


def _check_question(position: Position, seat: int) -> None:
    question = position.question(seat)
    if question.seat != seat or question.number != position.number:
        what = f"seat{seat}'s question says it is number {question.number} to seat{question.seat}"
        raise broken("asking", position, what)
    if not position.plays_on(seat):
        raise broken("asking", position, f"seat{seat} is out of this play, and is asked")
    moves = position.legal(seat)
    if not moves:
        raise broken("asking", position, f"seat{seat} is asked and has no legal move")
    if position.default(seat) not in moves:
        what = f"seat{seat}'s default {position.default(seat).text} is not legal"
        raise broken("asking", position, what)
    if not _may_be_changed(position, seat):
        what = f"whoever changes the list of seat{seat}'s legal moves changes what is legal"
        raise broken("asking", position, what)


def _may_be_changed(position: Position, seat: int) -> bool:
    """Whether the list of legal moves is its caller's own."""
    lent = position.legal(seat)
    moves = lent[:]
    lent.clear()
    kept = position.legal(seat) == moves
    lent[:] = moves
    return kept


def _check_number(position: Position, before: Question) -> None:
    """An answer to an old question must never count for a new one."""
    over = position.outcome is not None
    if position.number < before.number:
        raise broken("asking", position, f"question {before.number} came before it")
    if before.how == TURN and not over and position.number == before.number:
        raise broken("asking", position, "the question is answered, and the next has its number")


def _check_end(position: Position) -> None:
    outcome = position.outcome
    assert outcome is not None
    if position.asked():
        raise broken("asking", position, f"it is over, and seats {position.asked()} are asked")
    seats = range(position.seats)
    if any(position.legal(seat) for seat in seats):
        raise broken("asking", position, "it is over, and there are legal moves")
    winners = outcome.winners
    if len(set(winners)) < len(winners) or not set(winners) <= set(seats):
        raise broken("asking", position, f"the winners are {winners}")
    if len(outcome.points) != position.seats:
        raise broken("asking", position, f"the points are {outcome.points}, not one for each seat")
