"""What people see of Toss Your Cookies."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, cast, final

from cookietin.games.toss_your_cookies.people.facts import DECLARED, facts
from cookietin.games.toss_your_cookies.people.picture import picture
from cookietin.kernel.people import Label, People

if TYPE_CHECKING:
    from cookietin.games.toss_your_cookies.state.position import TossPosition
    from cookietin.kernel.facts import Fact
    from cookietin.kernel.position import Position


@final
class TossPeople(People):
    """A picture: all there is to read stands on the table."""

    def picture(self, position: Position, label: Label) -> str:
        return picture(cast("TossPosition", position), label)

    def facts(self, position: Position) -> dict[str, Any]:
        return facts(cast("TossPosition", position))

    def declared(self) -> list[Fact]:
        return DECLARED
