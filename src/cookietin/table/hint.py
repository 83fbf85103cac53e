"""Hints: a move, and why; both from a bot that sees what its viewer may know."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from cookietin.bots import bot_names, make_bot
from cookietin.bots.reason import Reason
from cookietin.kernel.move import Move

if TYPE_CHECKING:
    from cookietin.kernel.position import Position
    from cookietin.kernel.question import Question

SENSIBLE: Final = "thumb"
"""The bot that hints come from."""


class Hint(NamedTuple):
    """A move that looks good, and why where the bot can say so."""

    move: Move
    reason: Reason | None


def hint(view: Position, question: Question) -> Hint | None:
    """What the rule of thumb would answer with what its viewer knows, where the game has one."""
    if SENSIBLE not in bot_names(view.game.id):
        return None
    bot = make_bot(SENSIBLE, view.game, "hint")
    move = bot(view, question)
    return Hint(move, bot.why(view, question, move))
