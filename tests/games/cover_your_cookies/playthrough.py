"""A whole play of Cover Your Cookies as text: what was asked, answered, told and written down."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import cookietin
from cookietin.bots import make_bot
from cookietin.games.cover_your_cookies import CookiePosition
from cookietin.games.cover_your_cookies.picture import score_table
from cookietin.kernel.format import read_format
from cookietin.words import Speech

if TYPE_CHECKING:
    from cookietin.kernel.event import Event

PLAYERS = {"Ana": "thumb", "Ben": "random", "Cleo": "thumb", "Dan": "random"}
EVERY = 20
"""After so many answers the table is shown."""

PLAYS: dict[str, tuple[int, dict[str, Any]]] = {
    "four": (4, {}),
    "three-advanced": (3, {"strong_milk": True, "actions": 2}),
}
"""What each play is called, how many play, and its options."""


def playthrough(play: str, language: str) -> str:
    """A play in one language, the record at the end. Its name is its seed."""
    seats, options = PLAYS[play]
    game = cookietin.game("cover-your-cookies", **options)
    names = list(PLAYERS)[:seats]
    bots = [make_bot(PLAYERS[name], game, f"{name} {play}") for name in names]
    match = cookietin.Match(game, names, read_format("single"), cookietin.Seeded(play))
    public = Speech(language, game.id, names, viewer=seats)
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
        for event in match.answer(seat, move, question.number):
            lines += _told(event, language, names)
        if match.position.number % EVERY == 0:
            lines += ["", match.position.picture(public.label)]
    position = match.position
    assert position.outcome is not None
    assert isinstance(position, CookiePosition)
    lines += ["", position.picture(public.label), ""]
    lines += [score_table([position.score_sheet()], names, public.label), ""]
    lines += [public.outcome(position.outcome), "", cookietin.record(match)]
    return "\n".join(lines)


def _told(event: Event, language: str, names: list[str]) -> list[str]:
    """What everyone hears, and below it what its own seat hears."""
    public = Speech(language, "cover-your-cookies", names, viewer=len(names))
    lines = [f"   {public.event(event)}"]
    for seat in event.knowers:
        own = Speech(language, "cover-your-cookies", names, viewer=seat)
        if own.event(event) != public.event(event):
            lines.append(f"      {names[seat]}: {own.event(event)}")
    return lines
