"""What a position is worth to each seat: a play-out, an evaluation, or a little of both."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from cookietin.bots.evaluation import softmax
from cookietin.bots.thumbs.rule import RuleOfThumb
from cookietin.kernel.race import next_answer

if TYPE_CHECKING:
    from mypy_extensions import i64

    from cookietin.bots.bot import Bot
    from cookietin.bots.evaluation import Evaluation
    from cookietin.bots.search.recipe import Recipe
    from cookietin.kernel.chance import Chance
    from cookietin.kernel.dealer import Dealer
    from cookietin.kernel.move import Move
    from cookietin.kernel.outcome import Outcome
    from cookietin.kernel.position import Position


def glance(thumb: Bot, position: Position, seat: int) -> Move:
    """What a rule of thumb, or any bot in its place, answers in a world that is imagined."""
    if isinstance(thumb, RuleOfThumb):
        return thumb.glance(position, seat)
    view = position.view(seat)
    return thumb.answer(view, view.question(seat))


@final
class Leaf:
    """Ends the iterations of one search."""

    def __init__(
        self,
        recipe: Recipe,
        thumb: Bot | None,
        evaluation: Evaluation | None,
        dealer: Dealer,
        chance: Chance,
    ) -> None:
        self.recipe = recipe
        self.thumb = thumb
        self.evaluation = evaluation
        self._dealer = dealer
        self._chance = chance

    def shares(self, position: Position) -> list[float]:
        """Each seat's share of the win; the position is played on for it."""
        cut: i64 = self.recipe.cut if self.evaluation is not None else -1
        careless: i64 = 1000 if self.thumb is None else self.recipe.careless
        chance, dealer, thumb = self._chance, self._dealer, self.thumb
        made: i64 = 0
        while position.outcome is None:
            asked = position.asked()
            if cut >= 0 and made >= cut and self._is_calm(position, asked[0]):
                break
            seat = asked[0] if len(asked) == 1 else next_answer(position, asked, chance)
            if thumb is None or (careless and chance.below(1000) < careless):
                moves = position.legal(seat)
                move = moves[chance.below(len(moves))]
            else:
                move = glance(thumb, position, seat)
            position.step(seat, move, dealer)
            made += 1
        if position.outcome is not None:
            return self.ended(position.outcome, position.seats)
        assert self.evaluation is not None
        return self.evaluation.shares(position)

    def _is_calm(self, position: Position, seat: int) -> bool:
        """Whether nothing is half done that an evaluation could not judge."""
        calm = self.recipe.calm
        return not calm or position.question(seat).key == calm

    def ended(self, outcome: Outcome, seats: i64) -> list[float]:
        """The shares of a play that is over; where nobody won everyone has as much."""
        if seats == 1:
            points = float(outcome.points[0])
            return [points / (abs(points) + 100.0)]
        shares = [1.0 / len(outcome.points)] * seats
        if outcome.winners:
            part = 1.0 / len(outcome.winners)
            shares = [0.0] * seats
            for seat in outcome.winners:
                shares[seat] = part
        if self.recipe.margin <= 0.0:
            return shares
        leads = softmax([points / self.recipe.margin for points in outcome.points])
        return [(share + lead) / 2 for share, lead in zip(shares, leads, strict=True)]
