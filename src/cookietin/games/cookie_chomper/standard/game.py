"""Standard play: whoever takes the Poison Cookie is out (CC-07, CC-23, CC-24)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, final

from cookietin.games.cookie_chomper.end import by_elimination, end_play
from cookietin.games.cookie_chomper.hand import discard_hand
from cookietin.games.cookie_chomper.last_cookie import LastCookie
from cookietin.games.cookie_chomper.people.events import tell_rebuild
from cookietin.games.cookie_chomper.tokens import POISON

if TYPE_CHECKING:
    from cookietin.games.cookie_chomper.state.position import ChomperPosition
    from cookietin.kernel.dealer import Dealer
    from cookietin.kernel.options import Values
    from cookietin.kernel.outcome import Outcome


@final
class CookieChomper(LastCookie):
    """The last player left wins."""

    def __init__(self, data: dict[str, Any], given: Values) -> None:
        super().__init__("cookie-chomper", POISON, data, given)

    def after_tokens(self, position: ChomperPosition, dealer: Dealer) -> None:
        seat = position.active
        if POISON not in position.taken[seat]:
            return
        discard_hand("out", position, seat, dealer)
        position.alive[seat] = False
        position.out = [*position.out, seat]
        position.living -= 1
        if position.living == 1:
            end_play(position, dealer)
            return
        taken = position.taken
        position.taken = [[] for _ in range(position.seats)]
        self.lay_stack(position, self.tokens(), dealer)
        if dealer.listening:
            tell_rebuild(position, taken, dealer)

    def by_the_special(self, position: ChomperPosition) -> Outcome | None:
        return by_elimination(position, "last-left") if position.living == 1 else None
