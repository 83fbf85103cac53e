"""The guided first play of a game, moment by moment as the learner sees it: no table is needed."""

from __future__ import annotations

import asyncio
import functools
from typing import TYPE_CHECKING

from msgspec import convert, structs

from cookietin import words
from cookietin.kernel.ahead import ahead
from cookietin.kernel.names import SEATS
from cookietin.kernel.question import SEALED
from cookietin.kernel.replay import Replay
from cookietin.server.http.asking import Asking, answer
from cookietin.server.http.games import known_game
from cookietin.server.http.replays import moment_of
from cookietin.server.protocol import asked, http, server
from cookietin.server.rooms.making import shared_game
from cookietin.server.rooms.show import offered_of, question_of, told_of
from cookietin.words import Guide, Speech

if TYPE_CHECKING:
    from starlette.responses import Response

    from cookietin.kernel.position import Position
    from cookietin.kernel.replay import Moment


async def guided(asking: Asking) -> Response:
    """The guided first play of a game."""
    id = known_game(asking)
    return answer(await asyncio.to_thread(_shown, id, asking.language))


@functools.lru_cache(maxsize=32)
def _shown(id: str, language: str) -> http.GuidedPlay:
    guide = words.guide(id)
    if guide is None:
        return http.GuidedPlay(id, SEATS[0], {}, [], [], [], [], "")
    told = guide.json(language)
    return http.GuidedPlay(
        game=id,
        seat=told["seat"],
        options=dict(guide.game.options),
        players=guide.players,
        record=told["record"],
        steps=convert(told["steps"], list[http.GuideStep]),
        moments=Lesson(guide, language).moments(),
        end=told["end"],
    )


class Lesson:
    """A guide as one learner sees it."""

    def __init__(self, guide: Guide, language: str) -> None:
        self.guide = guide
        self.seat = guide.seat
        self.speech = Speech(language, guide.game.id, guide.players, guide.seat)
        match, _ = guide.play()
        self.replay = Replay(match.lines, shared_game)

    def moments(self) -> list[http.GuideMoment]:
        """How it stands before each step, and after the last."""
        return [self._moment(place, each) for place, each in enumerate(self.replay.moments)]

    def _moment(self, place: int, moment: Moment) -> http.GuideMoment:
        view = moment.position.view(self.seat)
        shown = moment_of(moment, self.seat, self.speech, place + 1)
        outcome = view.outcome
        return http.GuideMoment(
            **structs.asdict(shown),
            question=self._question(view) if self.seat in view.asked() else None,
            answered=self._answered(place, view),
            outcome=None if outcome is None else outcome.json(),
            ending=self.speech.outcome(outcome) if outcome else "",
            foreseen=self._foreseen(place, view),
        )

    def _question(self, view: Position) -> asked.Question:
        seat, speech = self.seat, self.speech
        moves = [offered_of(move, view, seat, speech) for move in view.legal(seat)]
        return question_of(view, seat, speech, moves)

    def _answered(self, place: int, view: Position) -> list[str]:
        """Who has answered the sealed round that is going on."""
        if not view.asked() or view.question(view.asked()[0]).how != SEALED:
            return []
        found = []
        for before, step in zip(self.replay.moments, self.guide.steps[:place], strict=False):
            if before.position.number == view.number:
                found.append(SEATS[step.seat])
        return found

    def _foreseen(self, place: int, view: Position) -> server.Foreseen | None:
        """What is certain to follow from the step that comes next, if it is the learner's."""
        steps = self.guide.steps
        if place >= len(steps) or steps[place].seat != self.seat:
            return None
        found = ahead(view, [view.game.move(steps[place].move)])
        return server.Foreseen(
            key="",
            moves=[move.text for move in found.moves],
            open=found.open,
            events=[told_of(event, self.seat, place + 1, self.speech) for event in found.events],
            facts=found.facts,
            places=found.places,
        )
