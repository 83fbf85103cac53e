"""A whole play of CHOMP as text: what was asked, answered, told and written down."""

from __future__ import annotations

from cookietin.bots import make_bot
from cookietin.kernel import record
from cookietin.kernel.format import read_format
from cookietin.kernel.match import Match
from cookietin.kernel.noting import Seeded
from cookietin.words import Speech
from tests.games.chomp.tables import own

PLAYS = {
    "table": {"Ana": "thumb", "Ben": "thumb"},
    "solo": {"Cleo": "thumb"},
}
"""What each play is called, and who plays."""


def playthrough(play: str, language: str) -> str:
    """A play in one language, its last table and its record at the end. Its name is its seed."""
    game = own()
    players = PLAYS[play]
    names = list(players)
    bots = [make_bot(bot, game, f"{name} {play}") for name, bot in players.items()]
    match = Match(game, names, read_format("single"), Seeded(play))
    public = Speech(language, game.id, names, viewer=len(names))
    lines = [public.say("game", "name"), ""]
    lines += [f"   {public.event(event)}" for event in match.begin()]
    while match.winners is None:
        position = match.position
        (seat,) = position.asked()
        view = position.view(seat)
        question = view.question(seat)
        move = bots[seat](view, question)
        lines += ["", f"{question.number + 1}. {public.question(question)}", f"   > {move.text}"]
        told = match.answer(seat, move, question.number)
        lines += [f"   {public.event(event)}" for event in told]
    table = match.position.picture(lambda key: public.say("label", key))
    return "\n".join([*lines, "", table, "", record.write(match.lines)])
