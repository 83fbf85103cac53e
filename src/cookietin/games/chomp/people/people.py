"""What people see of CHOMP."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, cast, final

from cookietin.games.chomp.people.facts import sheet_facts
from cookietin.games.chomp.people.picture import picture, tints
from cookietin.games.chomp.people.remarks import remark
from cookietin.kernel.names import SEATS
from cookietin.kernel.people import Label, People

if TYPE_CHECKING:
    from cookietin.games.chomp.state.position import ChompPosition
    from cookietin.kernel.move import Move
    from cookietin.kernel.position import Position


@final
class ChompPeople(People):
    """The table as a person sees it in a terminal, and what a move would come to (CH-23)."""

    def picture(self, position: Position, label: Label) -> str:
        return picture(cast("ChompPosition", position), label)

    def tints(self, position: Position, label: Label) -> dict[str, str]:
        return tints(label)

    def remark(self, position: Position, seat: int, move: Move, label: Label) -> str:
        return remark(cast("ChompPosition", position), seat, move, label)

    def facts(self, position: Position) -> dict[str, Any]:
        """Everyone's scoring sheet if the play ended now."""
        table = cast("ChompPosition", position)
        made = enumerate(table.sheets())
        return {SEATS[seat]: sheet_facts(sheet, table.title.cells) for seat, sheet in made}
