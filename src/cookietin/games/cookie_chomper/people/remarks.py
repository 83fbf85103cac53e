"""Remarks: what Copy would act as now (CC-35)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cookietin.games.cookie_chomper.active_player import copied

if TYPE_CHECKING:
    from cookietin.games.cookie_chomper.state.position import ChomperPosition
    from cookietin.kernel.move import Move
    from cookietin.kernel.people import Label


def remark(position: ChomperPosition, move: Move, label: Label) -> str:
    """What a Copy acts as, played alone or as a companion."""
    names = position.cards.names
    act = copied(position)
    copy = names[position.cards.copy_card]
    if act == 0 or copy not in (move.fields.get("card"), move.fields.get("with")):
        return ""
    return f"{label('acts-as')} {label(names[act])}"
