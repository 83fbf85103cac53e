"""Cover Your Cookies by rule of thumb.

Cover a rich Batch, save Milk for a fight, and judge a swipe by what is left to be seen.
"""

from __future__ import annotations

from math import comb
from typing import TYPE_CHECKING, Any, Final, cast, final

from cookietin.bots.reason import Reason
from cookietin.bots.thumbs.rule import RuleOfThumb
from cookietin.games.cover_your_cookies import end, moves
from cookietin.games.cover_your_cookies.state.imagine import unseen_cards
from cookietin.games.cover_your_cookies.state.know import floor

if TYPE_CHECKING:
    from cookietin.games.cover_your_cookies import CookiePosition
    from cookietin.kernel.move import Move
    from cookietin.kernel.position import Position
    from cookietin.kernel.question import Question

RISK: Final = 0.3
"""How likely a Batch on top is to be swiped before it is covered."""
MILK_IN_HAND: Final = 150.0
"""What a Milk is worth for the fights to come, besides its Dough."""
MILK_AT_END: Final = 60.0
"""The same when the deck is gone and hands must be emptied."""
BLOW: Final = 0.3
"""How much an opponent's loss is worth to us."""
FIRST_BATCH: Final = 10.0
"""What it is worth to be in the game: safe below, and free to swipe."""


@final
class Thumb(RuleOfThumb):
    """The move with the highest worth; of equals the first."""

    def choose(self, view: Position, seat: int) -> Move:
        """Judge each legal move by what the seat can see."""
        judge = _Judge(cast("CookiePosition", view), seat)
        moves = view.legal(seat)
        chosen, most = moves[0], judge.worth(moves[0])
        for move in moves[1:]:
            worth = judge.worth(move)
            if worth > most:
                chosen, most = move, worth
        return chosen

    def why(self, view: Position, question: Question, move: Move) -> Reason | None:
        return _Judge(cast("CookiePosition", view), question.seat).reason(move)


@final
class _Judge:
    """What each move is worth to one seat, in Dough."""

    def __init__(self, position: CookiePosition, seat: int) -> None:
        self.position = position
        self.seat = seat
        self.cards = position.cards
        self.hand = position.hands[seat]
        self.unseen: list[int] | None = None
        self.ending = not position.deck

    def worth(self, move: Move) -> float:
        table = self.position.table
        verb = table.verbs[move.number]
        one, two = table.ones[move.number], table.twos[move.number]
        if verb <= moves.SINGLE:
            return self._start(verb, one, two)
        if verb == moves.SWIPE:
            return self._swipe(one, two)
        if verb == moves.ADD:
            return self.cards.dough[one] + 1.0
        if verb == moves.DISCARD:
            return self._discard(one)
        if verb in (moves.ANSWER, moves.ANSWER_TWO):
            return self._answer(one, two)
        if verb == moves.ROTATE:
            return self._rotate(one)
        if verb == moves.SWAP:
            return self._swap(one, two)
        if verb == moves.EXCHANGE:
            return one * (1.0 if self._hand_is_poor() else -1.0)
        # Done and stop are worth nothing.
        return 0.0

    def reason(self, move: Move) -> Reason:
        """What speaks for a move, in words and figures."""
        table, stacks = self.position.table, self.position.stacks
        verb = table.verbs[move.number]
        one, two = table.ones[move.number], table.twos[move.number]
        if verb <= moves.SINGLE:
            other = 0 if verb == moves.SINGLE else self.cards.dough[two or one]
            fields: dict[str, Any] = {"dough": int(self.cards.dough[one] + other)}
            if not stacks[self.seat]:
                return Reason("first-batch", fields)
            return Reason("covers", {**fields, "covered": self._value(stacks[self.seat][-1])})
        if verb == moves.SWIPE:
            batch = stacks[one][-1]
            won = self._at_most(one, batch[0], self._answers_in(self.hand, batch[0]) - 1)
            return Reason("swipe", {"dough": self._value(batch), "percent": round(100 * won)})
        if verb in (moves.ANSWER, moves.ANSWER_TWO):
            return Reason("answer", {"dough": self._value(stacks[self.position.defender][-1])})
        if verb == moves.DISCARD:
            return Reason("discard")
        if verb == moves.ADD:
            return Reason("add", {"dough": int(self.cards.dough[one])})
        if verb == moves.ROTATE:
            return Reason("rotate", {"dough": int(self._rotate(one))})
        if verb == moves.SWAP:
            return Reason("swap")
        if verb == moves.EXCHANGE:
            return Reason("poor-hand" if self._hand_is_poor() else "good-hand")
        return Reason("stop")

    # Batches.

    def _start(self, verb: int, card: int, milk: int) -> float:
        laid = [card] if verb == moves.SINGLE else [card, milk or card]
        value = sum(self.cards.dough[each] for each in laid)
        stack = self.position.stacks[self.seat]
        worth = value + self._cover()
        if stack:
            worth -= RISK * value
        elif not self.ending:
            worth += FIRST_BATCH
        if milk:
            worth -= self._spends(milk)
        if verb in (moves.WITH_DISCARD, moves.DISCARD_WITH_MILK):
            # A Cookie that is not from the hand is kept for a fight or another Batch.
            worth += 3.0
        return worth

    def _cover(self) -> float:
        """What is gained by covering the Batch that lies on top now."""
        stack = self.position.stacks[self.seat]
        return RISK * self._value(stack[-1]) if len(stack) > 1 else 0.0

    def _discard(self, card: int) -> float:
        """The least loss: a Cookie without a partner, worth little, that nobody wants."""
        loss = 0.4 * self.cards.dough[card] + 3.0
        if self.hand.count(card) > 1:
            loss += self.cards.dough[card]
        if card > self.cards.flavours:
            loss += MILK_IN_HAND
        return -loss

    def _spends(self, card: int) -> float:
        """What a hand loses with a card, besides its Dough: Milk could win a fight."""
        if card <= self.cards.flavours:
            return 0.0
        return MILK_AT_END if self.ending else MILK_IN_HAND

    # Swipes.

    def _swipe(self, target: int, card: int) -> float:
        batch = self.position.stacks[target][-1]
        value = self._value(batch)
        backup = self._answers_in(self.hand, batch[0]) - 1
        won = self._at_most(target, batch[0], backup)
        spent = self.cards.dough[card]
        gain = float(value + spent)
        if self.position.stacks[self.seat]:
            gain *= 1 - RISK
        gain += BLOW * value + self._cover()
        return won * gain - (1 - won) * (spent + 8.0) - self._spends(card)

    def _answer(self, card: int, other: int) -> float:
        position = self.position
        batch = position.stacks[position.defender][-1]
        laid = [each for cards in position.laid for each in cards]
        stake = self._value(batch) + self._value(laid)
        opponent = position.defender if self.seat == position.turn else position.turn
        backup = self._answers_in(self.hand, batch[0]) - (2 if other else 1)
        won = self._at_most(opponent, batch[0], backup)
        spent = self.cards.dough[card] + self.cards.dough[other]
        lost = self._spends(card) + (self._spends(other) if other else 0.0)
        return won * stake * (1 + BLOW) - (1 - won) * spent - 0.5 * lost

    def _answers_in(self, hand: list[int], flavour: int) -> int:
        return sum(card == flavour or card > self.cards.flavours for card in hand)

    def _at_most(self, opponent: int, flavour: int, most: int) -> float:
        """How likely an opponent holds at most so many answers, by what is still unseen."""
        position = self.position
        known = floor(position, opponent)
        most -= self._answers_in(known, flavour)
        if most < 0:
            return 0.0
        if self.unseen is None:
            self.unseen = unseen_cards(position)[0]
        hidden = self.unseen[:]
        for card in known:
            hidden.remove(card)
        drawn = len(position.hands[opponent]) - len(known)
        good = self._answers_in(hidden, flavour)
        ways = sum(
            comb(good, found) * comb(len(hidden) - good, drawn - found)
            for found in range(min(most, good, drawn) + 1)
        )
        return ways / comb(len(hidden), drawn)

    # Mixers.

    def _rotate(self, side: int) -> float:
        """What comes to us when every top Batch goes to this side."""
        seats = self.position.seats
        stack = self.position.stacks[(self.seat - side) % seats]
        return float(self._value(stack[-1])) if stack else 0.0

    def _swap(self, one: int, two: int) -> float:
        """Take from whoever is ahead."""
        stacks = self.position.stacks
        shift = self._value(stacks[two][-1]) - self._value(stacks[one][-1])
        before = [self._dough(one), self._dough(two)]
        after = [before[0] + shift, before[1] - shift]
        return float(max(before) - max(after))

    def _hand_is_poor(self) -> bool:
        pairs = len(self.hand) - len(set(self.hand))
        milk = sum(card > self.cards.flavours for card in self.hand)
        return pairs + 2 * milk < 2

    def _dough(self, seat: int) -> int:
        return int(end.dough_of(self.position, seat))

    def _value(self, cards: list[int]) -> int:
        return end.batch_dough(self.position, cards)
