"""Golden Cookie: whoever takes the Golden Cookie wins at once (CC-43)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, final

from cookietin.games.cookie_chomper.end import end_play
from cookietin.games.cookie_chomper.last_cookie import LastCookie
from cookietin.games.cookie_chomper.tokens import GOLDEN
from cookietin.kernel.outcome import Outcome, win_points

if TYPE_CHECKING:
    from cookietin.games.cookie_chomper.state.position import ChomperPosition
    from cookietin.kernel.dealer import Dealer
    from cookietin.kernel.options import Values


@final
class GoldenCookie(LastCookie):
    """The last cookie is the one to have."""

    def __init__(self, data: dict[str, Any], given: Values) -> None:
        super().__init__("golden-cookie", GOLDEN, data, given)

    def after_tokens(self, position: ChomperPosition, dealer: Dealer) -> None:
        if GOLDEN in position.taken[position.active]:
            end_play(position, dealer)

    def by_the_special(self, position: ChomperPosition) -> Outcome | None:
        for seat in range(position.seats):
            if GOLDEN in position.taken[seat]:
                return Outcome([seat], win_points([seat], position.seats), "golden")
        return None
