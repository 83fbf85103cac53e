"""Cookie Hoarder: a shuffled stack with bandits; the most points win (CC-44 to CC-49)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, cast, final

from cookietin.games.cookie_chomper.end import CAP, end_play
from cookietin.games.cookie_chomper.game import Chomper, Size
from cookietin.games.cookie_chomper.people.events import tell_steal
from cookietin.games.cookie_chomper.tokens import COOKIE, GOLDEN, LAST_PLAIN, POISON, TOKENS
from cookietin.kernel.complaint import BadPosition
from cookietin.kernel.names import SEATS
from cookietin.kernel.options import Switch, Values
from cookietin.kernel.outcome import Outcome, leaders

if TYPE_CHECKING:
    from cookietin.games.cookie_chomper.state.position import ChomperPosition
    from cookietin.kernel.dealer import Dealer

POINTS: Final = [0, 1, -2, 2] + [0] * len(TOKENS)
"""What each token counts for: a cookie 1, Poison -2, Golden +2 (CC-48)."""


@final
class CookieHoarder(Chomper):
    """Collect as many cookies as you can before they are gone."""

    def __init__(self, data: dict[str, Any], given: Values) -> None:
        own = [
            Size("cookies", "CC-54", 20, 1, 99, 5),
            Switch("poison", "CC-44", True),
            Switch("golden", "CC-44", True),
            Switch("open_stack", "CC-45", False),
        ]
        super().__init__("cookie-hoarder", 0, data, [*own], given)
        self.worth = POINTS

    def has_flip(self) -> bool:
        return True

    def tokens(self) -> list[int]:
        tokens = [COOKIE] * cast("int", self.options["cookies"]) + self.bandits
        if self.options["poison"]:
            tokens.append(POISON)
        if self.options["golden"]:
            tokens.append(GOLDEN)
        return tokens

    def lay_stack(self, position: ChomperPosition, tokens: list[int], dealer: Dealer) -> None:
        stack = position.stack
        stack.above = []
        stack.below = []
        stack.hidden = tokens[:]
        if self.options["open_stack"]:
            dealer.deal_in_order(stack.hidden, stack.above, len(tokens), TOKENS)

    def receive(self, position: ChomperPosition, tokens: list[int], dealer: Dealer) -> None:
        """Cookies are kept; a bandit takes cookies along, the newest first (CC-46)."""
        pile = position.taken[position.active]
        for token in tokens:
            if token <= LAST_PLAIN:
                pile.append(token)
                continue
            stolen: list[int] = []
            while len(stolen) < token - LAST_PLAIN and COOKIE in pile:
                at = len(pile) - 1
                while pile[at] != COOKIE:
                    at -= 1
                stolen.append(pile.pop(at))
            position.bandit_pile += stolen
            position.bandit_pile.append(token)
            if dealer.listening:
                tell_steal(position, token, stolen, dealer)

    def after_tokens(self, position: ChomperPosition, dealer: Dealer) -> None:
        if position.stack.size() == 0:
            end_play(position, dealer)

    def points(self, seats: int) -> tuple[int, int]:
        self.check_seats(seats)
        tokens = self.tokens()
        low = POINTS[POISON] if POISON in tokens else 0
        return low, sum([POINTS[token] for token in tokens if token != POISON])

    def result(self, position: ChomperPosition) -> Outcome | None:
        empty = position.stack.size() == 0
        if not empty and not self.capped(position):
            return None
        points = self.counted(position)
        return Outcome(leaders(points), points, "stack-empty" if empty else CAP, not empty)

    def check_tokens(self, position: ChomperPosition) -> None:
        if position.stack.size() == 0:
            raise BadPosition("part-empty", {"where": "stack"})
        if False in position.alive:
            raise BadPosition("nobody-goes-out", {"where": "out"})
        for seat, pile in enumerate(position.taken):
            if pile and max(pile) > LAST_PLAIN:
                raise BadPosition("bandit-kept", {"where": f"taken.{SEATS[seat]}"})
