"""A bot that searches."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from cookietin.bots.bot import Bot
from cookietin.bots.considered import Considered
from cookietin.bots.search.search import Search
from cookietin.compiling import mypyc_attr
from cookietin.kernel.chance import Chance

if TYPE_CHECKING:
    from collections.abc import Callable

    from cookietin.bots.search.recipe import Recipe
    from cookietin.kernel.game import Game
    from cookietin.kernel.move import Move
    from cookietin.kernel.position import Position
    from cookietin.kernel.question import Question

NEVER: Final = 1e18


@mypyc_attr(allow_interpreted_subclasses=True)
class Searcher(Bot):
    """Searches for so many iterations, in worlds that its view leaves possible."""

    def __init__(
        self,
        game: Game,
        seed: int | str,
        iterations: int,
        recipe: Recipe,
        thumb: Bot | None,
    ) -> None:
        self.game = game
        self.iterations = iterations
        self.recipe = recipe
        self.thumb = thumb
        self.chance = Chance(seed)
        self.clock: Callable[[], float] | None = None
        """What time it is, in seconds; a bot without a clock never hurries."""
        self.limit = NEVER
        """Seconds after which it answers with what it has."""
        self.searched = 0
        """How many iterations the last answer took."""
        self.hurried = False
        self._before: Search | None = None
        """The search for the last answer, for what it found out of what has come since."""
        self._answered: Move | None = None

    def answer(self, view: Position, question: Question) -> Move:
        moves = view.legal(question.seat)
        if len(moves) == 1:
            return moves[0]
        found = self._begun(view, question)
        self._go_on(found, self._known(found))
        answer = found.arms()[0].move
        if self.recipe.keep > 0.0:
            self._before, self._answered = found, answer
        return answer

    def consider(self, view: Position, question: Question, most: int = 3) -> list[Considered]:
        """The answers that took most of the search's attention, with the chance that it found."""
        found = self.search(view, question)
        moves = view.legal(question.seat)
        if len(moves) == 1:
            return [Considered(moves[0], found.total / max(1, self.searched))]
        arms = found.arms()
        tries = sum([arm.tried for arm in arms])
        return [
            Considered(arm.move, arm.mean(), arm.tried / tries, found.line(arm), arm.error())
            for arm in arms[:most]
        ]

    def judge(self, view: Position, question: Question, move: Move) -> float | None:
        found = self._begun(view, question)
        found.given = move
        self._go_on(found)
        return found.total / max(1, self.searched)

    def strength(self) -> dict[str, Any]:
        return {"iterations": self.iterations, **self.recipe.json()}

    def keep_time(self, clock: Callable[[], float], seconds: float) -> None:
        self.clock, self.limit = clock, seconds

    def was_hurried(self) -> bool:
        return self.hurried

    def search(self, view: Position, question: Question) -> Search:
        """All that a search for an answer has found."""
        found = self._begun(view, question)
        self._go_on(found)
        return found

    def _begun(self, view: Position, question: Question) -> Search:
        """A search that has not looked at anything yet."""
        judge = self.recipe.evaluation
        if judge is not None and not judge.fits(view):
            judge = None
        return Search(view, question.seat, self.recipe, self.thumb, judge, self.chance)

    def _known(self, search: Search) -> int:
        """How many iterations a search is spared by what the one before has found out."""
        before, answered = self._before, self._answered
        if before is None or answered is None or before.seat != search.seat:
            return 0
        return int(self.recipe.keep * float(search.go_on_from(before, answered)))

    def _go_on(self, search: Search, known: int = 0) -> None:
        """Search for as long as this level does, or as there is time."""
        clock = self.clock
        until = NEVER if clock is None else clock() + self.limit
        self.hurried = not search.run(max(1, self.iterations - known), clock, until)
        self.searched = int(search.iterations)
