"""The stack: tokens whose order is known lie above and below those whose order is not (CC-45)."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from cookietin.games.cookie_chomper.tokens import TOKENS

if TYPE_CHECKING:
    from mypy_extensions import i64

    from cookietin.kernel.dealer import Dealer


@final
class Stack:
    """What can still be taken. Its top is the end of `above`, then any of `hidden`, then `below`.

    Who returns tokens shows them to all, so these have a known place; a shuffled part has none
    until a token leaves it.
    """

    def __init__(self) -> None:
        self.above: list[int] = []
        """Known tokens on top, the topmost last."""
        self.hidden: list[int] = []
        """Tokens that were shuffled: their order means nothing."""
        self.below: list[int] = []
        """Known tokens at the bottom, the lowest first."""

    def size(self) -> int:
        """How many tokens there are."""
        return len(self.above) + len(self.hidden) + len(self.below)

    def take(self, count: i64, to: list[int], dealer: Dealer) -> None:
        """Move tokens from the top, as far as there are any (CC-17, CC-18)."""
        while count > 0:
            count -= 1
            if self.above:
                to.append(self.above.pop())
            elif self.hidden:
                to.append(dealer.draw(self.hidden, TOKENS))
            elif self.below:
                to.append(self.below.pop())
            else:
                return

    def put_back(self, count: i64, pile: list[int]) -> None:
        """Return tokens to the top, last taken first, as far as there are any (CC-19)."""
        while count > 0 and pile:
            count -= 1
            self.above.append(pile.pop())

    def flip(self) -> None:
        """Turn the whole stack over (CC-42)."""
        above = self.above
        self.above = self.below[::-1]
        self.below = above[::-1]
        if not self.hidden:
            self.above = self.below + self.above
            self.below = []

    def tokens(self) -> list[int]:
        """Everything in it, from the bottom up."""
        return self.below + self.hidden + self.above

    def copy(self) -> Stack:
        """An equal one that shares nothing."""
        twin = Stack()
        twin.above = self.above[:]
        twin.hidden = self.hidden[:]
        twin.below = self.below[:]
        return twin
