"""A whole play of Toss Your Cookies as text: what was asked, answered, told and written down."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, cast

import cookietin
from cookietin.bots import make_bot
from cookietin.kernel.chance import Chance
from cookietin.kernel.format import read_format
from cookietin.kernel.names import SEATS
from cookietin.kernel.record import write
from cookietin.words import Speech

if TYPE_CHECKING:
    from cookietin.games.toss_your_cookies import TossPosition
    from cookietin.kernel.event import Event
    from cookietin.kernel.position import Position

PLAYERS = {"Ana": "thumb", "Ben": "random", "Cleo": "thumb", "Dan": "random"}

PLAYS: dict[str, dict[str, Any]] = {
    "snickerdoodle": {"shout": "call"},
    "roll-cap": {"scramble": "turns", "roll_cap": 6},
}
"""What each play is called, after its end, and its options. Its name is its seed."""


def playthrough(play: str, language: str) -> str:
    """A play in one language, the record at the end."""
    game = cookietin.game("toss-your-cookies", **PLAYS[play])
    names = list(PLAYERS)
    bots = [make_bot(bot, game, f"{name} {play}") for name, bot in PLAYERS.items()]
    hands = Chance(f"whose hand is next in {play}")
    match = cookietin.Match(game, names, read_format("single"), cookietin.Seeded(play))
    public = Speech(language, game.id, names, viewer=len(names))
    lines = [public.say("game", "name"), ""]
    lines += [line for event in match.begin() for line in _told(event, language, names)]
    number = -1
    while match.winners is None:
        position = match.position
        asked = position.asked()
        seat = asked[hands.below(len(asked))]
        view = position.view(seat)
        question = view.question(seat)
        move = bots[seat](view, question)
        own = Speech(language, game.id, names, viewer=seat)
        if question.number != number:
            number = question.number
            lines += ["", f"{number + 1}. [{question.how}: {', '.join(names[s] for s in asked)}]"]
            lines += ["", *[f"     {row}" for row in picture(view, public)], ""]
        lines += [f"   {names[seat]}: {own.question(question)}"]
        lines += [f"   > {move.text}    ({own.move(move)})"]
        lines += [
            line
            for event in match.answer(seat, move, number)
            for line in _told(event, language, names)
        ]
    assert match.position.outcome is not None
    lines += ["", public.outcome(match.position.outcome), "", write(match.lines)]
    return "\n".join(line.rstrip() for line in "\n".join(lines).split("\n"))


def picture(view: Position, speech: Speech) -> list[str]:
    """The table as the seat that is asked sees it."""
    people = {SEATS[seat]: speech.name(seat) for seat in range(view.seats)}
    text = cast("TossPosition", view).picture(
        lambda word: people.get(word) or speech.say("label", word)
    )
    return text.split("\n")


def _told(event: Event, language: str, names: list[str]) -> list[str]:
    """What everyone hears, and below it what only some hear."""
    lines = [f"   {Speech(language, 'toss-your-cookies', names, viewer=len(names)).event(event)}"]
    for seat in event.knowers:
        own = Speech(language, "toss-your-cookies", names, viewer=seat)
        if own.event(event) != lines[0].strip():
            lines.append(f"      {names[seat]}: {own.event(event)}")
    return lines
