"""The law "legality": what is legal is accepted; all else is refused with nothing changed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cookietin.kernel.complaint import Refused
from cookietin.kernel.dealer import Live
from cookietin.kernel.move import Move, by_number
from cookietin.kernel.noting import Keeping, RanOut, Replaying
from cookietin.laws.broken import broken, difference
from cookietin.laws.chooser import one_of, some_of
from cookietin.laws.seen import exact, seen
from cookietin.laws.walking import Answer, give, looked_at, walk

if TYPE_CHECKING:
    from cookietin.kernel.game import Game
    from cookietin.kernel.position import Position
    from cookietin.laws.chooser import Chooser


_SOME = 40
"""Of a seat that is not asked only about so many moves are tried at a time."""


def legality(game: Game, seats: int, chooser: Chooser) -> None:
    """Everything in legal is accepted, everything else refused with nothing changed."""
    for step in looked_at(walk(game, seats, chooser), chooser):
        refuses_at(step.position)
        accepts_at(step.position, chooser)


def refuses_at(position: Position) -> None:
    """All that is not legal now, from seats that are asked and that are not."""
    foreign = Move(0, "no move of this game", "foreign", {})
    for seat in range(-1, position.seats + 1):
        asked = seat in position.asked()
        legal = set(position.legal(seat)) if asked else set()
        before = seen(position)
        dealer = Replaying([])
        every = position.game.moves.all
        for move in [*(every if asked else some_of(every, position.number, _SOME)), foreign]:
            if move not in legal:
                _refuses(position, Answer(seat, move), dealer, asked and move is not foreign)
        if dealer.told:
            raise broken("legality", position, f"a refused move of seat{seat} is told of")
        after = seen(position)
        if exact(before) != exact(after):
            what = f"a refused move of seat{seat} changes something: {difference(before, after)}"
            raise broken("legality", position, what)


def _refuses(position: Position, answer: Answer, dealer: Replaying, needs_clause: bool) -> None:
    try:
        position.play(answer.seat, answer.move, dealer)
    except Refused as refused:
        if needs_clause and not refused.clause:
            what = f"{answer} is refused with {refused.key}, but no clause is named"
            raise broken("legality", position, what) from None
    except RanOut:
        what = f"{answer} is not legal, and something is dealt for it"
        raise broken("legality", position, what) from None
    else:
        raise broken("legality", position, f"{answer} is not legal and is accepted")


def accepts_at(position: Position, chooser: Chooser) -> None:
    """All that is legal now; and stepping does what playing does."""
    for seat in position.asked():
        moves = by_number(position.legal(seat))
        for move in moves:
            give(position.copy(), Answer(seat, move), Keeping(Live(chooser.below)))
        _steps_as_it_plays(position, Answer(seat, one_of(chooser, moves)), chooser)


def _steps_as_it_plays(position: Position, answer: Answer, chooser: Chooser) -> None:
    dealer = Keeping(Live(chooser.below))
    played, stepped = position.copy(), position.copy()
    give(played, answer, dealer)
    stepped.step(answer.seat, answer.move, Replaying(dealer.notes))
    if played != stepped:
        what = f"stepped, {answer} does another thing: {difference(played.json(), stepped.json())}"
        raise broken("legality", position, what)
