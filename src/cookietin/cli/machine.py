"""The conversation in lines of JSON, for programs that play: moves are read as text, as ever."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

from cookietin.kernel.ahead import ahead, unanswered
from cookietin.kernel.move import Move
from cookietin.kernel.names import SEATS, viewer_name
from cookietin.table.advice import Advised
from cookietin.table.guess import standing_word
from cookietin.words import Speech

if TYPE_CHECKING:
    from cookietin.cli.command import Args
    from cookietin.cli.face import Asking
    from cookietin.kernel.complaint import Complaint
    from cookietin.kernel.event import Event
    from cookietin.kernel.match import Match
    from cookietin.kernel.position import Position
    from cookietin.kernel.standing import Standing
    from cookietin.table import Guesser, Hint


class Machine:
    """Says everything as one JSON object a line."""

    def __init__(self, args: Args, game: str, names: list[str], viewer: int) -> None:
        self._terminal = args.terminal
        self._speech = Speech(args.speech.language, game, names, viewer)
        self._names = names

    def look(self, viewer: int) -> None:
        speech = self._speech
        self._speech = Speech(speech.language, speech.game, self._names, viewer)
        self._emit(viewer=viewer_name(viewer, len(self._names)))

    def hide(self) -> None:
        """Every line says who may read it: there is nothing to hide."""

    def _emit(self, **data: Any) -> None:
        self._terminal.line(json.dumps(data, ensure_ascii=False))

    def welcome(self, match: Match, resumed: bool) -> None:
        self._emit(match=match.lines[0], resumed=resumed)

    def hear(self, events: list[Event]) -> None:
        if events:
            self._emit(events=[event.seen_by(self._speech.viewer) for event in events])

    def show(self, asking: Asking, guess: Guesser) -> None:
        shown: dict[str, Any] = {
            "view": asking.view.json(),
            "question": asking.question.json(),
            "moves": [{"text": move.text, **move.json()} for move in asking.legal],
        }
        if asking.offers:
            shown["standing"] = [standing.key for standing in asking.offers]
        self._emit(**shown)

    def show_table(self, view: Position) -> None:
        self._emit(view=view.json())

    def read(self, prompt: str, **fields: Any) -> str:
        self._emit(waiting=prompt, **fields)
        typed = self._terminal.stdin.readline()
        if not typed:
            raise EOFError
        return typed

    def say(self, key: str, **fields: Any) -> None:
        fields = {
            name: value.text if isinstance(value, Move) else value for name, value in fields.items()
        }
        self._emit(say=key, text=self._speech.say("play", key, **fields).strip(), **fields)

    def stands(self, key: str, standing: Standing) -> None:
        sentence = self._speech.say("standing", standing.key)
        word = standing_word(standing, self._speech)
        text = self._speech.say("play", key, answer=word, sentence=sentence)
        self._emit(say=key, text=text, standing=standing.key)

    def complain(self, complaint: Complaint) -> None:
        self._emit(complaint=complaint.key, text=self._speech.complaint(complaint))

    def show_help(self, view: Position, pick: str) -> None:
        self.say("help", pick=pick)

    def tell_of(self, view: Position, move: Move, told: str | None) -> None:
        speech = self._speech
        people, seat = view.game.people, speech.viewer
        remark = people.remark(view, seat, move, speech.label)
        effect = people.effect(view, seat, move, speech.text, speech.label)
        self._emit(
            move=move.json(),
            remark=remark,
            effect=effect,
            ahead=ahead(view, [move]).json(),
            unanswered=[event.seen_by(seat) for event in unanswered(view, [move])],
            topics=people.subjects(view, seat, move),
        )

    def tell_about(self, view: Position, topic: str) -> None:
        lines = view.game.people.about(view, topic, self._speech.text, self._speech.label)
        self._emit(about=topic, text=lines)

    def hint(self, view: Position, hint: Hint) -> None:
        said = Advised(hint, view, self._speech)
        moves = [{**advice.json(), "text": said.reasons(advice)} for advice in hint.advice]
        self._emit(hint=hint.move.text, moves=moves, supposes=said.supposes())

    def show_rules(self) -> None:
        self._emit(rules=self._speech.game)

    def tell_play_end(self, match: Match) -> None:
        standing = match.format.standing(match.outcomes, len(match.players))
        outcome = match.outcomes[-1].json()
        self._emit(
            view=match.position.view(self._speech.viewer).json(), outcome=outcome, standing=standing
        )

    def tell_match_end(self, match: Match) -> None:
        self._emit(winners=[SEATS[seat] for seat in match.winners or []])

    def break_off(self) -> None:
        """Nothing waits: every line is whole."""
