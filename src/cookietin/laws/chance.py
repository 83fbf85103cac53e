"""The law "chance": the dealer is the only source of it, and its exceptions come through."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cookietin.kernel.complaint import Misdeal
from cookietin.kernel.noting import RanOut, Replaying
from cookietin.laws.broken import broken, difference
from cookietin.laws.walking import walk

if TYPE_CHECKING:
    from collections.abc import Callable

    from cookietin.kernel.dealer import Dealer
    from cookietin.kernel.game import Game
    from cookietin.kernel.position import Position
    from cookietin.laws.chooser import Chooser
    from cookietin.laws.walking import Step


def chance(game: Game, seats: int, chooser: Chooser) -> None:
    """Where notes run out is the next chance: note by note, every step is found again."""
    before: Position | None = None
    for step in walk(game, seats, chooser):
        if before is None:
            _find_again(step, lambda dealer: game.start(seats, dealer))
        elif not step.after_gap:
            chance_at(before, step)
        before = step.position.copy()


def chance_at(before: Position, step: Step) -> None:
    """The law for one answer, with the position before it."""
    _find_again(step, _repeat(before, step))


def _repeat(before: Position, step: Step) -> Callable[[Dealer], Position]:
    answer = step.answer
    assert answer is not None
    seat, move = answer.seat, answer.move

    def run(dealer: Dealer) -> Position:
        twin = before.copy()
        twin.play(seat, move, dealer)
        return twin

    return run


def _find_again(step: Step, run: Callable[[Dealer], Position]) -> None:
    what = "the deal" if step.answer is None else str(step.answer)
    for known, note in enumerate(step.notes):
        names = _next_chance(step, run, known, what)
        if note not in names:
            why = f"{what}: after {step.notes[:known]}, {note} came up, but only {names} can"
            raise broken("chance", step.position, why)
    dealer = Replaying(step.notes)
    try:
        again = run(dealer)
    except (RanOut, Misdeal) as error:
        why = f"{what} with the same notes asks for other chance: {error!r}"
        raise broken("chance", step.position, why) from error
    if again != step.position or dealer.left():
        why = f"{what} with the same notes: {difference(step.position.json(), again.json())}"
        raise broken("chance", step.position, why)


def _next_chance(step: Step, run: Callable[[Dealer], Position], known: int, what: str) -> list[str]:
    try:
        run(Replaying(step.notes[:known]))
    except RanOut as ran_out:
        return ran_out.names
    except Exception as error:
        why = f"{what}: after {known} notes comes {error!r}, not the dealer's RanOut"
        raise broken("chance", step.position, why) from error
    why = f"{what}: the dealer's RanOut after {known} notes is swallowed"
    raise broken("chance", step.position, why)
