"""A whole play of Braverse and all card texts, as people read them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import cookietin
from cookietin.bots import make_bot
from cookietin.games.braverse.text import card_text
from cookietin.kernel.format import read_format
from cookietin.words import Speech
from tests.games.braverse.table import game

if TYPE_CHECKING:
    from cookietin.kernel.event import Event

NAMES = ["Ana", "Ben"]
ID = "braverse"


def playthrough(play: str, language: str) -> str:
    """A play between rules of thumb in one language, the record at the end."""
    decks = play.split("-")
    made = cookietin.game(ID, deck0=decks[0], deck1=decks[1])
    bots = [make_bot("thumb", made, f"{name} {play}") for name in NAMES]
    match = cookietin.Match(made, NAMES, read_format("single"), cookietin.Seeded(play))
    public = Speech(language, ID, NAMES, viewer=2)
    lines = [public.say("game", "name"), ""]
    lines += [line for event in match.begin() for line in _told(event, language)]
    turn = -1
    while match.winners is None:
        position = match.position
        seat = position.asked()[0]
        view = position.view(seat)
        question = view.question(seat)
        move = bots[seat](view, question)
        own = Speech(language, ID, NAMES, viewer=seat)
        now = int(position.json()["turns"])
        if now != turn and question.key == "main":
            turn = now
            lines += ["", *view.picture(own.label).splitlines()]
        lines += ["", f"{question.number + 1}. {public.question(question)}"]
        lines += [f"   > {move.text}    ({own.move(move)})"]
        told = match.answer(seat, move, question.number)
        lines += [line for event in told for line in _told(event, language)]
    assert match.position.outcome is not None
    lines += ["", public.outcome(match.position.outcome), "", cookietin.record(match)]
    return "\n".join(lines)


def _told(event: Event, language: str) -> list[str]:
    """What everyone hears, and below it what only some hear."""
    lines = [f"   {Speech(language, ID, NAMES, viewer=2).event(event)}"]
    for seat in event.knowers:
        lines.append(
            f"      {NAMES[seat]}: {Speech(language, ID, NAMES, viewer=seat).event(event)}"
        )
    return lines


def card_texts(language: str) -> str:
    """All cards as a player reads them."""
    speech = Speech(language, ID)

    def say(key: str, **fields: Any) -> str:
        return speech.say("text", key, **fields)

    cards = game().cards
    blocks = ["\n    ".join(card_text(card, cards, say, speech.label)) for card in cards.all[1:]]
    return "\n".join(blocks) + "\n"
