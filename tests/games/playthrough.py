"""A whole play as text, for golden files: what was asked, answered, told and written down."""

from __future__ import annotations

from typing import TYPE_CHECKING

import cookietin
from cookietin.bots import make_bot
from cookietin.kernel.format import read_format
from cookietin.words import Speech

if TYPE_CHECKING:
    from cookietin.kernel.event import Event
    from cookietin.kernel.game import Game
    from cookietin.kernel.move import Move
    from cookietin.kernel.position import Position
    from cookietin.kernel.question import Question


class Playthrough:
    """A play between bots in one language. Its name is its seed."""

    def __init__(self, game: Game, players: dict[str, str], play: str, language: str) -> None:
        self.names = list(players)
        self.bots = [make_bot(bot, game, f"{name} {play}") for name, bot in players.items()]
        single = read_format("single")
        self.match = cookietin.Match(game, self.names, single, cookietin.Seeded(play))
        seats = range(len(self.names))
        self.own = [Speech(language, game.id, self.names, viewer=seat) for seat in seats]
        self.public = Speech(language, game.id, self.names, viewer=len(self.names))

    def text(self) -> str:
        """The whole play, the record at the end."""
        match = self.match
        lines = [self.public.say("game", "name"), "", *self.told(match.begin())]
        while match.winners is None:
            seat = self.next_seat(match.position.asked())
            view = match.position.view(seat)
            question = view.question(seat)
            move = self.bots[seat](view, question)
            lines += self.asked(view, question)
            lines += self.answered(seat, move)
            lines += self.told(match.answer(seat, move, question.number))
            lines += self.shown()
        return "\n".join([*lines, "", *self.ended(), "", cookietin.record(match)])

    def next_seat(self, asked: list[int]) -> int:
        """Who of those who are asked answers next."""
        return asked[0]

    def asked(self, view: Position, question: Question) -> list[str]:
        """What is asked, and what the seat that is asked holds."""
        seat = question.seat
        held = ", ".join(view.json()["hands"][f"seat{seat}"])
        return [
            "",
            f"{question.number + 1}. {self.public.question(question)}",
            f"   {self.names[seat]}: {self.own[seat].question(question)} [{held}]",
        ]

    def answered(self, seat: int, move: Move) -> list[str]:
        """The answer as it is typed, and what it does."""
        return [f"   > {move.text}    ({self.own[seat].move(move)})"]

    def told(self, events: list[Event]) -> list[str]:
        """What everyone hears, and below it what only some hear."""
        lines: list[str] = []
        for event in events:
            lines.append(f"   {self.public.event(event)}")
            for seat in event.knowers:
                own = self.own[seat].event(event)
                if own != self.public.event(event):
                    lines.append(f"      {self.names[seat]}: {own}")
        return lines

    def shown(self) -> list[str]:
        """What is shown after an answer: nothing."""
        return []

    def ended(self) -> list[str]:
        """How the play ended."""
        assert self.match.position.outcome is not None
        return [self.public.outcome(self.match.position.outcome)]
