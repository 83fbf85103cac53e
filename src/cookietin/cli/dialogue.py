"""The conversation in sentences and pictures, for people."""

from __future__ import annotations

import contextlib
from typing import TYPE_CHECKING, Any

from cookietin.cli.rules import show_rules
from cookietin.cli.table import ME
from cookietin.cli.terminal import printable
from cookietin.kernel.format import SINGLE
from cookietin.kernel.names import SEATS
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


class Dialogue:
    """Talks with the person in the terminal."""

    def __init__(self, args: Args, match: Match) -> None:
        self._args = args
        self._terminal = args.terminal
        players = [printable(name) for name in match.players]
        self._speech = Speech(args.speech.language, match.game.id, players, ME)

    def welcome(self, match: Match, resumed: bool) -> None:
        name = self._speech.say("game", "name")
        everyone = [SEATS[seat] for seat in range(len(match.players))]
        self._terminal.line(self._terminal.bold(name))
        self.say("welcome", players=everyone, format=match.format.text)
        self.say("commands")
        if resumed:
            self.say("resumed")

    def hear(self, events: list[Event]) -> None:
        for event in events:
            # How a play ended is told below its last picture.
            if event.key != "over":
                self._terminal.prose(self._speech.event(event))

    def show(self, view: Position, question: Question, legal: list[Move], guess: Guesser) -> None:
        terminal = self._terminal
        terminal.line()
        label = self._speech.label
        terminal.line(
            terminal.picture(
                view.game.people.picture(view, label), view.game.people.tints(view, label)
            )
        )
        terminal.line()
        terminal.stress(self._speech.question(question))
        if not question.must:
            self.say("may", move=view.default(ME).text)
        self._list(view, legal, guess)

    def _list(self, view: Position, legal: list[Move], guess: Guesser) -> None:
        """The moves in columns, to be read downwards; where one is too long, one below another."""
        widest = max([len(move.text) for move in legal])
        heads = [
            f"{guess.pick(place):>5}  {move.text.ljust(widest)}" for place, move in enumerate(legal)
        ]
        notes = [self._notes(view, move) for move in legal]
        entries = ["  ".join([head, *each]) for head, each in zip(heads, notes, strict=True)]
        wide = max([len(entry.rstrip()) for entry in entries])
        if wide > self._terminal.width:
            for head, each in zip(heads, notes, strict=True):
                self._list_long(head, each)
            return
        columns = max(1, (self._terminal.width + 2) // (wide + 2))
        rows = max(-(-len(entries) // columns), min(len(entries), 5))
        for row in range(rows):
            line = "  ".join([entry.ljust(wide) for entry in entries[row::rows]])
            self._terminal.line(line.rstrip())

    def _list_long(self, head: str, notes: list[str]) -> None:
        """A move whose notes stand below each other unless they fit on one line."""
        entry = "  ".join([head, *notes]).rstrip()
        if len(entry) <= self._terminal.width:
            self._terminal.line(entry)
            return
        margin = " " * (len(head) + 2)
        for place, note in enumerate(notes):
            self._terminal.prose(note, indent=margin, first=margin if place else f"{head}  ")

    def _notes(self, view: Position, move: Move) -> list[str]:
        """What stands beside a move in the list."""
        sentence = self._speech.move(move)
        said = "" if move.text in sentence.lower() else sentence
        remark = view.game.people.remark(view, ME, move, self._speech.label)
        return [note for note in (said, self._effect(view, move), remark) if note]

    def read(self, prompt: str) -> str:
        return self._terminal.ask(self._speech.say("play", prompt))

    def say(self, key: str, **fields: Any) -> None:
        self._terminal.page(printable(self._speech.say("play", key, **fields).strip()))

    def complain(self, complaint: Complaint) -> None:
        text = self._speech.complaint(complaint)
        near = complaint.fields.get("near")
        if near is not None:
            text += " " + self._args.say("did-you-mean", word=near)
        self._terminal.warn(printable(text))

    def tell_of(self, view: Position, move: Move) -> None:
        self._terminal.prose(self._about(view, move) + ".")
        effect = self._effect(view, move)
        if effect:
            self._terminal.prose(effect, indent="    ", first="  ")
            return
        for topic in view.game.people.subjects(view, ME, move):
            self.tell_about(view, topic)

    def _effect(self, view: Position, move: Move) -> str:
        return view.game.people.effect(view, ME, move, self._speech.text, self._speech.label)

    def tell_about(self, view: Position, topic: str) -> None:
        self._terminal.entry(
            view.game.people.about(view, topic, self._speech.text, self._speech.label)
        )

    def hint(self, view: Position, move: Move) -> None:
        self.say("hint", move=self._about(view, move))

    def _about(self, view: Position, move: Move) -> str:
        remark = view.game.people.remark(view, ME, move, self._speech.label)
        sentence = self._speech.move(move)
        return f"{sentence} ({remark})" if remark else sentence

    def show_rules(self) -> None:
        self._terminal.line()
        show_rules(self._speech.game, self._args)

    def tell_play_end(self, match: Match) -> None:
        terminal = self._terminal
        terminal.line()
        view = match.position.view(ME)
        label = self._speech.label
        terminal.line(
            terminal.picture(
                view.game.people.picture(view, label), view.game.people.tints(view, label)
            )
        )
        terminal.line()
        terminal.stress(self._speech.outcome(match.outcomes[-1]))
        if match.format.kind == SINGLE:
            return
        names = [self._speech.name(seat) for seat in range(len(match.players))]
        sheet = match.game.people.score_table(match.ends, names, self._speech.label)
        if sheet:
            terminal.line(terminal.picture(sheet))
        standing = match.format.standing(match.outcomes, len(match.players))
        entries = [
            self._speech.say("play", "standing-entry", seat=SEATS[seat], count=count)
            for seat, count in enumerate(standing)
        ]
        self.say("standing", format=match.format.text, standing=", ".join(entries))

    def tell_match_end(self, match: Match) -> None:
        if match.format.kind == SINGLE:
            return
        winners = [SEATS[seat] for seat in match.winners or []]
        alone = winners[0] if len(winners) == 1 else None
        fields = {"winners": winners, "count": len(winners), "seat": alone}
        self._terminal.stress(self._speech.say("play", "match-over", **fields))

    def break_off(self) -> None:
        with contextlib.suppress(OSError):
            self._terminal.line()
