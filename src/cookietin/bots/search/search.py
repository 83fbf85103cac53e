"""The search: worlds are imagined from a view, and each is followed to where the tree is new.

One tree serves all worlds. A moment of it is what the searching seat can tell apart; in each world
only some of its arms are there, and an arm is compared by how often it was there. Every seat goes
for its own share of the win. Where several answer sealed, each has a choice of its own and none
sees another's; in a race chance draws who is next. What chance deals is dealt anew in each world.
"""

from __future__ import annotations

from math import sqrt
from typing import TYPE_CHECKING, Final, final
from zlib import crc32

from cookietin.bots.search.leaf import Leaf, glance
from cookietin.bots.search.tree import Moment
from cookietin.breathing import breathe
from cookietin.kernel.dealer import Silent
from cookietin.kernel.question import SEALED
from cookietin.kernel.race import next_answer
from cookietin.rows import BytesWriter

if TYPE_CHECKING:
    from collections.abc import Callable

    from mypy_extensions import i64

    from cookietin.bots.bot import Bot
    from cookietin.bots.evaluation import Evaluation
    from cookietin.bots.search.recipe import Recipe
    from cookietin.bots.search.tree import Arm, Choice
    from cookietin.kernel.chance import Chance
    from cookietin.kernel.move import Move
    from cookietin.kernel.position import Position

GLANCES: Final = 8
"""Iterations between two looks at a clock."""
FORESEEN: Final = 3
"""So many answers are told of that are expected after one."""
MIX: Final = 1000003
"""Spreads the keys of moments."""
KEYS: Final = (1 << 40) - 1


@final
class Search:
    """One seat's search for an answer to one question."""

    def __init__(
        self,
        view: Position,
        seat: int,
        recipe: Recipe,
        thumb: Bot | None,
        evaluation: Evaluation | None,
        chance: Chance,
    ) -> None:
        self.view = view
        self.seat = seat
        self.recipe = recipe
        self.thumb = thumb
        self.root = Moment()
        self.iterations: i64 = 0
        self.total = 0.0
        """What all worlds brought to the seat, added up."""
        self.given: Move | None = None
        """The answer whose worth is looked for, where it is that and not the best."""
        self._chance = chance
        self._dealer = Silent(chance)
        self._leaf = Leaf(recipe, thumb, evaluation, self._dealer, chance)
        self._row = BytesWriter()
        self._arms: list[Arm] = []
        self._choices: list[Choice] = []
        self._last_seat: i64 = -1
        self._last_move: Move | None = None

    def run(self, iterations: i64, clock: Callable[[], float] | None, until: float) -> bool:
        """Search on for so many iterations, unless a clock says that it is time to stop.

        It also stops where no other answer is likely to overtake the one that is ahead. Says
        whether there was time enough.
        """
        left = iterations
        while left > 0:
            self.iterate(self.view.game.imagine(self.view, self._dealer))
            left -= 1
            breathe()
            if left % GLANCES == 0:
                if self._lead() > self.recipe.hope * float(left):
                    break
                if clock is not None and left > 0 and clock() >= until:
                    return False
        return True

    def arms(self) -> list[Arm]:
        """What the seat can answer, the most tried first; of equals what brought more."""
        arms = self.root.choice(self.seat).arms
        return sorted(arms, key=lambda arm: (-arm.tried, -arm.mean(), arm.move.number))

    def line(self, arm: Arm) -> list[tuple[int, Move]]:
        """What most worlds went on with after an answer: seats and their moves, a few at most."""
        found: list[tuple[int, Move]] = []
        moment: Moment | None = None
        for after in self.root.next():
            if after.move is arm.move and (moment is None or after.visits > moment.visits):
                moment = after
        while moment is not None and len(found) < FORESEEN:
            following = moment.usual()
            if following is None or following.move is None or 2 * following.visits < moment.visits:
                break
            found.append((following.seat, following.move))
            moment = following
        return found

    def _lead(self) -> float:
        """By how many tries the best arm is ahead of the next."""
        first = second = 0.0
        for arm in self.root.choice(self.seat).arms:
            if arm.tried > first:
                second = first
                first = arm.tried
            elif arm.tried > second:
                second = arm.tried
        return first - second

    def iterate(self, world: Position) -> None:
        """Follow the tree through one world, and let every choice on the way know what came."""
        self._arms = []
        self._choices = []
        moment = self.root
        while world.outcome is None and (moment.visits > 0 or moment is self.root):
            moment.visits += 1
            key = self._advance(moment, world)
            moment = moment.following(key)
            moment.seat, moment.move = self._last_seat, self._last_move
        if moment.visits == 0 and self.recipe.keep > 0.0:
            self._look(moment, world)
        moment.visits += 1
        if world.outcome is not None:
            shares = self._leaf.ended(world.outcome, world.seats)
        else:
            shares = self._leaf.shares(world)
        for place in range(len(self._arms)):
            choice = self._choices[place]
            share = shares[choice.seat]
            choice.visits += 1
            choice.total += share
            arm = self._arms[place]
            arm.tried += 1
            arm.squares += share * share
            arm.total += share
        self.total += shares[self.seat]
        self.iterations += 1

    def _advance(self, moment: Moment, world: Position) -> i64:
        """Answer what is asked; says by which key the moment follows that this leads to."""
        asked = world.asked()
        key: i64 = 0
        if len(asked) == 1:
            key = self._answer(moment, world, asked[0])
        else:
            # Asked in every world: the same answers may lead to another question there.
            if world.question(asked[0]).how == SEALED:
                for seat in list(asked):
                    key = (key * MIX + self._answer(moment, world, seat)) & KEYS
                self._last_move = None
            elif moment is self.root:
                key = self._answer(moment, world, self.seat)
            else:
                seat = next_answer(world, asked, self._chance)
                key = self._answer(moment, world, seat) * 16 + seat
        return self._told_apart(world, key & KEYS)

    def _told_apart(self, world: Position, key: i64) -> i64:
        """The key with who is asked next, and with what the searching seat sees then."""
        asked = world.asked()
        next_seat: i64 = asked[0] if asked else 15
        key = (key * 16 + next_seat) & KEYS
        if self.recipe.sight and asked:
            key = (key * MIX + self._sight(world)) & KEYS
        return key

    def _sight(self, position: Position) -> i64:
        """What the searching seat sees, as one number."""
        row = self._row
        row.truncate(0)
        position.observe(self.seat, row)
        seen: i64 = crc32(row.getvalue())
        return seen

    def _look(self, moment: Moment, world: Position) -> None:
        """Note what the searching seat sees at a moment that is new, if it is asked there."""
        if world.outcome is None and self.seat in world.asked():
            moment.seen = self._sight(world)

    def go_on_from(self, before: Search, answer: Move) -> i64:
        """Take over what a search before found out of what has come; says how much that was.

        It is what followed the answer that was given then, where the seat saw what it sees now.
        """
        seen = self._sight(self.view)
        found: Moment | None = None
        for moment in before.root.next():
            if moment.move is answer:
                there = moment.where_seen(seen)
                if there is not None and (found is None or there.visits > found.visits):
                    found = there
        if found is None:
            return 0
        self.root = found
        return found.choice(self.seat).visits

    def _answer(self, moment: Moment, world: Position, seat: i64) -> i64:
        """Make a seat's move; says its number."""
        thumb, given = self.thumb, self.given
        if given is not None and moment is self.root and seat == self.seat:
            move = given
        elif self.recipe.thumbs and thumb is not None and seat != self.seat:
            move = glance(thumb, world, seat)
        else:
            move = self._choose(moment, world, seat)
        world.step(seat, move, self._dealer)
        self._last_seat, self._last_move = seat, move
        return move.number

    def _choose(self, moment: Moment, world: Position, seat: i64) -> Move:
        """The arm that promises most, by what it brought and by how little it was tried."""
        moves = world.legal(seat)
        if len(moves) == 1:
            return moves[0]
        choice = moment.choice(seat)
        visits = choice.visits
        thumb = self.thumb
        liked: Move | None = None
        # Asked ever more seldom: what it likes differs between worlds, but less and less new.
        if thumb is not None and visits & (visits + 1) == 0:
            liked = glance(thumb, world, seat)
            choice.asked_thumb += 1
        recipe = self.recipe
        trusted = recipe.trust if choice.asked_thumb else 0.0
        plain = (1.0 - trusted) / len(moves)
        if choice.asked_thumb:
            trusted /= choice.asked_thumb
        untried = -recipe.doubt
        if visits:
            untried += choice.total / float(visits)
        best = -1e9
        chosen: Arm | None = None
        for place in range(len(moves)):
            move = moves[place]
            arm = choice.arm(place, move)
            arm.there += 1
            if move is liked:
                arm.liked += 1
            tried = arm.tried
            promise = arm.total / tried if tried else untried
            prior = plain + trusted * arm.liked
            promise += recipe.curiosity * prior * sqrt(arm.there) / (1.0 + tried)
            if promise > best:
                best = promise
                chosen = arm
        assert chosen is not None
        self._arms.append(chosen)
        self._choices.append(choice)
        return chosen.move
