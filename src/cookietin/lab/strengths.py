"""What makes bots as strong as they are: plays of another strength are not gone on with."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from cookietin.bots.bot import as_bot

if TYPE_CHECKING:
    from cookietin.bots.bot import Maker
    from cookietin.kernel.game import Game

STRENGTHS = "strengths"
NOBODYS = "nobody's"
"""The seed of bots that are made for this alone."""


def strengths(game: Game, names: list[str], makers: list[Maker]) -> dict[str, Any]:
    """What each bot's answers depend on besides its code, as an entry; none if none says so."""
    told = {
        name: as_bot(make(game, NOBODYS)).strength()
        for name, make in zip(names, makers, strict=True)
    }
    said = {name: strength for name, strength in told.items() if strength}
    return {STRENGTHS: said} if said else {}


def but_for_strengths(asked: Any) -> Any:
    """What was asked, without what makes the bots as strong as they are."""
    if isinstance(asked, dict):
        return {key: but_for_strengths(part) for key, part in asked.items() if key != STRENGTHS}
    return [but_for_strengths(part) for part in asked] if isinstance(asked, list) else asked
