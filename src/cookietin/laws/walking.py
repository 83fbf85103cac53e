"""Walking through a random play: what every law does."""

from __future__ import annotations

from itertools import chain, islice
from typing import TYPE_CHECKING, Final

from cookietin.kernel.complaint import Misdeal, Refused
from cookietin.kernel.dealer import Live
from cookietin.kernel.move import by_number
from cookietin.kernel.noting import Keeping, RanOut, Replaying
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


_FAR: Final = 60
"""Of a long play the first steps are gone through, so many, and as many or more up to its end."""

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

    def __init__(
        self, position: Position, answer: Answer | None, dealer: Noting, after_gap: bool = False
    ) -> None:
        self.position = position
        """The position after it: the one that goes on, no copy."""
        self.answer = answer
        """Nothing if this was the deal, or a gap."""
        self.after_gap = after_gap
        """Whether steps were left out here: nothing is noted or told, things only stand so."""
        self.notes = dealer.collect_notes()
        self.events: list[Event] = dealer.collect_told()


def walk(game: Game, seats: int, chooser: Chooser) -> Iterator[Step]:
    """A play from its deal to its end, step by step; in the middle of a long one is a gap."""
    steps = walk_to_end(game, seats, chooser)
    for step in islice(steps, _FAR):
        yield step
    yield from _last_part(step.position, steps)


class _Part:
    """Some steps in a row, and the position before them."""

    def __init__(self, before: Position) -> None:
        self.before = before.copy()
        self.went: list[tuple[Answer, list[str]]] = []


def _last_part(position: Position, steps: Iterator[Step]) -> Iterator[Step]:
    """Steps up to the end of a play, gone once more from where they are worth following."""
    parts = [_Part(position)]
    for step in steps:
        assert step.answer is not None
        parts[-1].went.append((step.answer, step.notes))
        if len(parts[-1].went) == _FAR:
            parts = [parts[-1], _Part(step.position)]
    if not parts[0].went:
        return
    position = parts[0].before
    yield Step(position, None, Replaying([]), after_gap=True)
    for answer, notes in chain.from_iterable(part.went for part in parts):
        dealer = Replaying(notes)
        try:
            give(position, answer, dealer)
        except (RanOut, Misdeal) as error:
            what = f"{answer} cannot be given once more with the same notes: {error!r}"
            raise broken("chance", position, what) from error
        yield Step(position, answer, dealer)


def walk_to_end(game: Game, seats: int, chooser: Chooser) -> Iterator[Step]:
    """A play from its deal to its end; stops where nobody can go on."""
    dealer = Keeping(Live(chooser.below))
    position = game.start(seats, dealer)
    yield Step(position, None, dealer)
    yield from walk_on(position, chooser)


def walk_on(position: Position, chooser: Chooser) -> Iterator[Step]:
    """The rest of a play."""
    dealer = Keeping(Live(chooser.below))
    for _ in range(MOST_MOVES):
        if position.outcome is not None:
            return
        answer = any_answer(position, chooser)
        give(position, answer, dealer)
        yield Step(position, answer, dealer)
    raise broken("ending", position, f"the play is not over after {MOST_MOVES} moves")


def looked_at(steps: Iterator[Step], chooser: Chooser) -> Iterator[Step]:
    """The moments of a play that are looked at closely: the first all, later ones more seldom,
    and the end.

    The moments of a long play are much alike: a close look is better spent on another play.
    """
    for number, step in enumerate(steps):
        if worth_a_look(step.position, number, chooser):
            yield step


def worth_a_look(position: Position, number: int, chooser: Chooser) -> bool:
    """Whether to look closely at the moment with this number: the later the more seldom."""
    return position.outcome is not None or number < _EAGER or chooser.below(number) < _EAGER


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
