"""Walking through a random play: what every law does."""

from __future__ import annotations

from itertools import islice
from typing import TYPE_CHECKING, Final

from cookietin.kernel.complaint import Refused
from cookietin.kernel.noting import Live
from cookietin.laws.broken import broken
from cookietin.laws.chooser import one_of

if TYPE_CHECKING:
    from collections.abc import Iterator

    from cookietin.kernel.event import Event
    from cookietin.kernel.game import Game
    from cookietin.kernel.move import Move
    from cookietin.kernel.noting import Noting
    from cookietin.kernel.position import Position
    from cookietin.laws.chooser import Chooser

MOST_MOVES: Final = 20_000
"""A play that goes on for longer than this counts as one that never ends."""


FAR: Final = 150
"""Laws that hold at every moment follow a play no further than this."""

_EAGER: Final = 8
"""So many moments at the beginning of a play are all looked at."""


class Answer:
    """Who answered what."""

    def __init__(self, seat: int, move: Move) -> None:
        self.seat = seat
        self.move = move

    def __str__(self) -> str:
        return f'seat{self.seat}\'s "{self.move.text}"'


class Step:
    """What the deal or one answer did."""

    def __init__(self, position: Position, answer: Answer | None, dealer: Noting) -> None:
        self.position = position
        """The position after it: the one that goes on, no copy."""
        self.answer = answer
        """Nothing if this was the deal."""
        self.notes = dealer.collect_notes()
        self.events: list[Event] = dealer.collect_told()


def walk(game: Game, seats: int, chooser: Chooser) -> Iterator[Step]:
    """A play from its deal, step by step, as far as it is worth following."""
    yield from islice(walk_to_end(game, seats, chooser), FAR)


def walk_to_end(game: Game, seats: int, chooser: Chooser) -> Iterator[Step]:
    """A play from its deal to its end; stops where nobody can go on."""
    dealer = Live(chooser.below)
    position = game.start(seats, dealer)
    yield Step(position, None, dealer)
    yield from walk_on(position, chooser)


def walk_on(position: Position, chooser: Chooser) -> Iterator[Step]:
    """The rest of a play."""
    dealer = Live(chooser.below)
    for _ in range(MOST_MOVES):
        if position.outcome is not None:
            return
        answer = any_answer(position, chooser)
        give(position, answer, dealer)
        yield Step(position, answer, dealer)
    raise broken("ending", position, f"the play is not over after {MOST_MOVES} moves")


def looked_at(steps: Iterator[Step], chooser: Chooser) -> Iterator[Step]:
    """The moments of a play that are looked at closely: the first all, later ones more seldom.

    The moments of a long play are much alike: a close look is better spent on another play.
    """
    for number, step in enumerate(steps):
        if number < _EAGER or chooser.below(number) < _EAGER:
            yield step


def any_answer(position: Position, chooser: Chooser) -> Answer:
    """A legal answer of a seat that is asked."""
    if not position.asked():
        raise broken("asking", position, "nobody is asked, and there is no outcome")
    seat = one_of(chooser, position.asked())
    moves = by_number(position.legal(seat))
    if not moves:
        raise broken("asking", position, f"seat{seat} is asked and has no legal move")
    return Answer(seat, one_of(chooser, moves))


def give(position: Position, answer: Answer, dealer: Noting) -> None:
    """Play an answer that is legal."""
    try:
        position.play(answer.seat, answer.move, dealer)
    except Refused as refused:
        what = f"{answer} is in legal and is refused with {refused.key}"
        raise broken("legality", position, what) from refused


def by_number(moves: list[Move]) -> list[Move]:
    """Moves in an order that does not depend on the order in which cards lie."""
    return sorted(moves, key=lambda move: move.number)
