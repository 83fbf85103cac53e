"""The conversation in lines of JSON, for programs that play: moves are read as text, as ever."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

from cookietin.cli.table import ME
from cookietin.words import Speech

if TYPE_CHECKING:
    from cookietin.cli.command import Args
    from cookietin.cli.guess import Guesser
    from cookietin.kernel.complaint import Complaint
    from cookietin.kernel.event import Event
    from cookietin.kernel.match import Match
    from cookietin.kernel.move import Move
    from cookietin.kernel.position import Position
    from cookietin.kernel.question import Question


class Machine:
    """Says everything as one JSON object a line."""

    def __init__(self, args: Args, match: Match) -> None:
        self._terminal = args.terminal
        self._match = match
        self._speech = Speech(args.speech.language, match.game.id, match.players, ME)

    def _emit(self, **data: Any) -> None:
        self._terminal.line(json.dumps(data, ensure_ascii=False))

    def welcome(self, match: Match, resumed: bool) -> None:
        self._emit(match=match.lines[0], resumed=resumed)

    def hear(self, events: list[Event]) -> None:
        if events:
            self._emit(events=[event.seen_by(ME) for event in events])

    def show(self, view: Position, question: Question, legal: list[Move], guess: Guesser) -> None:
        moves = [{"text": move.text, **move.json()} for move in legal]
        self._emit(view=view.json(), question=question.json(), moves=moves)

    def read(self, prompt: str) -> str:
        self._emit(waiting=prompt)
        typed = self._terminal.stdin.readline()
        if not typed:
            raise EOFError
        return typed

    def say(self, key: str, **fields: Any) -> None:
        self._emit(say=key, text=self._speech.say("play", key, **fields).strip(), **fields)

    def complain(self, complaint: Complaint) -> None:
        self._emit(complaint=complaint.key, text=self._speech.complaint(complaint))

    def tell_of(self, view: Position, move: Move) -> None:
        speech = self._speech
        remark = view.game.people.remark(view, ME, move, speech.label)
        effect = view.game.people.effect(view, ME, move, speech.text, speech.label)
        self._emit(
            move=move.json(),
            remark=remark,
            effect=effect,
            topics=view.game.people.subjects(view, ME, move),
        )

    def tell_about(self, view: Position, topic: str) -> None:
        lines = view.game.people.about(view, topic, self._speech.text, self._speech.label)
        self._emit(about=topic, text=lines)

    def hint(self, view: Position, move: Move) -> None:
        self._emit(hint=move.text)

    def show_rules(self) -> None:
        self._emit(rules=self._match.game.id)

    def tell_play_end(self, match: Match) -> None:
        standing = match.format.standing(match.outcomes, len(match.players))
        outcome = match.outcomes[-1].json()
        self._emit(view=match.position.view(ME).json(), outcome=outcome, standing=standing)

    def tell_match_end(self, match: Match) -> None:
        self._emit(**match.lines[-1])

    def break_off(self) -> None:
        """Nothing waits: every line is whole."""
