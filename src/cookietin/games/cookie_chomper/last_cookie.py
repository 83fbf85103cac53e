"""The modes in which one cookie of the row is special: the stack they share (CC-07, CC-43)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, cast

from cookietin.games.cookie_chomper.end import CAP, by_elimination
from cookietin.games.cookie_chomper.game import Chomper, Size
from cookietin.games.cookie_chomper.tokens import COOKIE
from cookietin.kernel.complaint import BadPosition
from cookietin.kernel.options import Switch, Values

if TYPE_CHECKING:
    from cookietin.games.cookie_chomper.state.position import ChomperPosition
    from cookietin.kernel.dealer import Dealer
    from cookietin.kernel.outcome import Outcome


class LastCookie(Chomper):
    """A row of cookies with one other token at the bottom, or in the middle (CC-54)."""

    def __init__(self, id: str, special: int, data: dict[str, Any], given: Values) -> None:
        own = [
            Size("cookies", "CC-54", 39, 1, 99, 7),
            Switch("middle", "CC-54", False),
            Switch("flip", "CC-54", False),
        ]
        super().__init__(id, special, data, [*own], given)

    def has_flip(self) -> bool:
        return cast("bool", self.options["flip"])

    def tokens(self) -> list[int]:
        return [COOKIE] * cast("int", self.options["cookies"]) + [self.special]

    def lay_stack(self, position: ChomperPosition, tokens: list[int], dealer: Dealer) -> None:
        cookies = len([token for token in tokens if token == COOKIE])
        above = cookies // 2 if self.options["middle"] else cookies
        special = [self.special] if self.special in tokens else []
        position.stack.hidden = []
        position.stack.below = []
        position.stack.above = [COOKIE] * (cookies - above) + special + [COOKIE] * above

    def receive(self, position: ChomperPosition, tokens: list[int], dealer: Dealer) -> None:
        position.taken[position.active] += tokens

    def points(self, seats: int) -> tuple[int, int]:
        self.check_seats(seats)
        return 0, 1

    def result(self, position: ChomperPosition) -> Outcome | None:
        special = self.by_the_special(position)
        if special is None and self.capped(position):
            return by_elimination(position, CAP)
        return special

    def by_the_special(self, position: ChomperPosition) -> Outcome | None:
        """How it has ended because the special cookie was taken."""
        raise NotImplementedError

    def check_tokens(self, position: ChomperPosition) -> None:
        if self.special not in position.stack.tokens():
            raise BadPosition("special-taken", {"where": "stack"})
        if position.bandit_pile:
            raise BadPosition("no-bandits-here", {"where": "bandit_pile"})
