"""The law "sealed": the order in which sealed questions are answered changes nothing."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cookietin.kernel.dealer import Live
from cookietin.kernel.move import by_number
from cookietin.kernel.noting import Keeping, RanOut, Replaying
from cookietin.kernel.question import SEALED
from cookietin.laws.broken import broken, difference
from cookietin.laws.chooser import one_of, shuffled
from cookietin.laws.seen import exact, seen
from cookietin.laws.walking import Answer, give, walk

if TYPE_CHECKING:
    from cookietin.kernel.game import Game
    from cookietin.kernel.noting import Noting
    from cookietin.kernel.position import Position
    from cookietin.laws.chooser import Chooser


def sealed(game: Game, seats: int, chooser: Chooser) -> None:
    """Nothing is seen or moves until all have answered, and their order changes nothing."""
    for step in walk(game, seats, chooser):
        asked = step.position.asked()
        if len(asked) > 1 and step.position.question(asked[0]).how == SEALED:
            sealed_at(step.position, chooser)


def sealed_at(position: Position, chooser: Chooser) -> None:
    """The law at one moment at which several seats are asked sealed."""
    answers = [
        Answer(seat, one_of(chooser, by_number(position.legal(seat))))
        for seat in shuffled(chooser, position.asked())
    ]
    dealer = Keeping(Live(chooser.below))
    one, other = position.copy(), position.copy()
    _answer(one, answers, dealer)
    again = Replaying(dealer.notes)
    try:
        _answer(other, answers[::-1], again)
    except RanOut:
        raise broken("sealed", position, "in another order more is dealt") from None
    was, now = seen(one), seen(other)
    if exact(was) != exact(now) or again.left():
        order = ", ".join(str(answer) for answer in answers)
        what = f"answered {order}, or the other way round: {difference(was, now)}"
        raise broken("sealed", position, what)


def _answer(position: Position, answers: list[Answer], dealer: Noting) -> None:
    """Give all answers; until the last, the others are asked the same and may do the same."""
    number = position.number
    waiting = [answer.seat for answer in answers]
    before = _asks(position, waiting)
    for answer in answers:
        if dealer.notes:
            raise broken("sealed", position, "something is dealt before all have answered")
        if position.number != number:
            raise broken("sealed", position, f"not all have answered question {number}")
        if sorted(position.asked()) != sorted(waiting):
            what = f"seats {sorted(waiting)} have yet to answer, but {position.asked()} are asked"
            raise broken("sealed", position, what)
        if _asks(position, waiting) != before[-len(waiting) :]:
            what = f"the answers so far change what seats {waiting} are asked or may do"
            raise broken("sealed", position, what)
        give(position, answer, dealer)
        waiting.remove(answer.seat)
    if position.outcome is None and position.number == number:
        raise broken("sealed", position, "all have answered, and the next question has its number")


def _asks(position: Position, seats: list[int]) -> list[str]:
    return [
        f"{position.question(seat).json()} {by_number(position.legal(seat))} "
        f"{position.default(seat)}"
        for seat in seats
    ]
