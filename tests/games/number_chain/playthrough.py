"""A whole play of Number Chain as text: what was asked, answered, told and written down."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import cookietin
from cookietin.bots import make_bot
from cookietin.kernel.format import read_format
from cookietin.words import Speech

if TYPE_CHECKING:
    from cookietin.kernel.event import Event

PLAYERS = {"Ana": "thumb", "Ben": "random", "Cleo": "thumb"}

PLAYS: dict[str, dict[str, Any]] = {
    "deck-out": {},
    "empty-hand": {"hand": 2},
}
"""What each play is called, after its end, and its options."""


def playthrough(play: str, language: str) -> str:
    """A play in one language, the record at the end. Its name is its seed."""
    game = cookietin.game("number-chain", **PLAYS[play])
    names = list(PLAYERS)
    bots = [make_bot(bot, game, f"{name} {play}") for name, bot in PLAYERS.items()]
    match = cookietin.Match(game, names, read_format("single"), cookietin.Seeded(play))
    public = Speech(language, game.id, names, viewer=len(names))
    lines = [public.say("game", "name"), ""]
    lines += [line for event in match.begin() for line in _told(event, language, names)]
    while match.winners is None:
        position = match.position
        (seat,) = position.asked()
        view = position.view(seat)
        question = view.question(seat)
        move = bots[seat](view, question)
        own = Speech(language, game.id, names, viewer=seat)
        held = ", ".join(view.json()["hands"][f"seat{seat}"])
        lines += ["", f"{question.number + 1}. {public.question(question)}"]
        lines += [f"   {names[seat]}: {own.question(question)} [{held}]"]
        lines += [f"   > {move.text}    ({own.move(move)})"]
        lines += [
            line
            for event in match.answer(seat, move, question.number)
            for line in _told(event, language, names)
        ]
    assert match.position.outcome is not None
    lines += ["", public.outcome(match.position.outcome), "", cookietin.record(match)]
    return "\n".join(lines)


def _told(event: Event, language: str, names: list[str]) -> list[str]:
    """What everyone hears, and below it what only some hear."""
    lines = [f"   {Speech(language, 'number-chain', names, viewer=len(names)).event(event)}"]
    for seat in event.knowers:
        own = Speech(language, "number-chain", names, viewer=seat)
        lines.append(f"      {names[seat]}: {own.event(event)}")
    return lines
