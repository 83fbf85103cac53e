"""The conversation in sentences and pictures, for people."""

from __future__ import annotations

import contextlib
from typing import TYPE_CHECKING, Any

from cookietin.cli.advice import Line, show_advice
from cookietin.cli.rules import show_rules
from cookietin.cli.terminal import printable
from cookietin.kernel.ahead import ahead, asked_next, unanswered
from cookietin.kernel.format import SINGLE
from cookietin.kernel.move import Move
from cookietin.kernel.names import SEATS
from cookietin.table.advice import Advised
from cookietin.table.guess import bare, standing_word
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


MOST_NAMES = 16
"""Of a kind with more names, two are example enough."""
MOST_BELOW = 9
"""So many moves stand below each other, however short they are."""
MOST_NEXT = 8
"""More answers to a question that may come later are not listed."""


class Dialogue:
    """Talks with whoever looks at the terminal."""

    def __init__(self, args: Args, game: str, names: list[str], viewer: int) -> None:
        self._args = args
        self._terminal = args.terminal
        self._game = game
        self._names = [printable(name) for name in names]
        self.look(viewer)

    def look(self, viewer: int) -> None:
        self._speech = Speech(self._args.speech.language, self._game, self._names, viewer)

    def hide(self) -> None:
        self._terminal.clear()

    def welcome(self, match: Match, resumed: bool) -> None:
        name = self._speech.say("game", "name")
        everyone = [SEATS[seat] for seat in range(len(match.players))]
        self._terminal.line(self._terminal.bold(name))
        self.say("welcome", players=everyone, format=self._speech.format(match.format))
        self._terminal.page(self._speech.say("game", "goal"))
        self.say("commands")
        if resumed:
            self.say("resumed")

    def hear(self, events: list[Event]) -> None:
        for event in events:
            # How a play ended is told below its last picture.
            if event.key != "over":
                self._terminal.prose(self._speech.event(event))

    def show(self, asking: Asking, guess: Guesser) -> None:
        view, question = asking.view, asking.question
        self.show_table(view)
        self._terminal.stress(self._speech.question(question))
        if len(asking.legal) == 1:
            self.say("only", move=asking.legal[0])
        elif not question.must:
            self.say("may", move=view.default(question.seat))
        self._list(view, asking.legal, guess)
        if asking.offers:
            self.say("standing-offers")
        words = [standing_word(standing, self._speech) for standing in asking.offers]
        for standing, word in zip(asking.offers, words, strict=True):
            head = f"       {word.ljust(max(map(len, words)))}  "
            self._terminal.prose(self._sentence(standing), " " * len(head), head)

    def show_table(self, view: Position) -> None:
        people, label = view.game.people, self._speech.label
        self._terminal.line()
        picture, tints = people.picture(view, label), people.tints(view, label)
        self._terminal.line(self._terminal.picture(picture, tints))
        self._terminal.line()

    def stands(self, key: str, standing: Standing) -> None:
        word = standing_word(standing, self._speech)
        self.say(key, answer=word, sentence=self._sentence(standing))

    def _sentence(self, standing: Standing) -> str:
        return self._speech.say("standing", standing.key)

    def _list(self, view: Position, legal: list[Move], guess: Guesser) -> None:
        """The moves in columns, to be read downwards; where one is too long, one below another.

        Sentences are left out where they would not fit: what is to be typed says nearly the same.
        """
        texts = [self._speech.typed(move) for move in legal]
        widest = max([len(text) for text in texts])
        heads = [
            f"{guess.pick(place):>5}  {text.ljust(widest)}" for place, text in enumerate(texts)
        ]
        said = [self._said(move, text) for move, text in zip(legal, texts, strict=True)]
        rest = [self._notes(view, move) for move in legal]
        notes = [[*one, *other] for one, other in zip(said, rest, strict=True)]
        if self._wide(heads, notes) > self._terminal.width:
            notes = rest
        wide = self._wide(heads, notes)
        if wide > self._terminal.width:
            for head, each in zip(heads, notes, strict=True):
                self._list_long(head, each)
            return
        entries = ["  ".join([head, *each]) for head, each in zip(heads, notes, strict=True)]
        rows = _rows(len(entries), max(1, (self._terminal.width + 2) // (wide + 2)))
        for row in range(rows):
            line = "  ".join([entry.rstrip().ljust(wide) for entry in entries[row::rows]])
            self._terminal.line(line.rstrip())

    def _wide(self, heads: list[str], notes: list[list[str]]) -> int:
        """How wide the widest move of a list is."""
        entries = ["  ".join([head, *each]) for head, each in zip(heads, notes, strict=True)]
        return max([len(entry.rstrip()) for entry in entries])

    def _list_long(self, head: str, notes: list[str]) -> None:
        """A move whose notes stand below each other unless they fit on one line."""
        entry = "  ".join([head, *notes]).rstrip()
        if len(entry) <= self._terminal.width:
            self._terminal.line(entry)
            return
        margin = " " * (len(head) + 2)
        for place, note in enumerate(notes):
            self._terminal.prose(note, indent=margin, first=margin if place else f"{head}  ")

    def _said(self, move: Move, text: str) -> list[str]:
        """A move in a sentence, unless that is what is typed for it."""
        sentence = self._speech.move(move)
        same = bare(text) == bare(sentence) or text in sentence.lower()
        return [] if same else [sentence]

    def _notes(self, view: Position, move: Move) -> list[str]:
        """What else stands beside a move in the list."""
        remark = view.game.people.remark(view, self._speech.viewer, move, self._speech.label)
        return [note for note in (self._effect(view, move), remark) if note]

    def read(self, prompt: str, **fields: Any) -> str:
        return self._terminal.ask(self._speech.say("play", prompt, **fields))

    def say(self, key: str, **fields: Any) -> None:
        said = {
            name: self._speech.typed(value) if isinstance(value, Move) else value
            for name, value in fields.items()
        }
        self._terminal.page(printable(self._speech.say("play", key, **said).strip()))

    def complain(self, complaint: Complaint) -> None:
        text = self._speech.complaint(complaint)
        near = complaint.fields.get("near")
        if near is not None:
            text += " " + self._args.say("did-you-mean", word=self._speech.by_name(near))
        self._terminal.warn(printable(text))

    def show_help(self, view: Position, pick: str) -> None:
        self._terminal.page(self._speech.say("game", "goal"))
        self.say("help", pick=pick)
        if view.game.standing_answers:
            self.say("help-standing")
        if self._speech.legend():
            self.say("legend")
        if view.game.people.topics(view):
            self.say("help-topics")
            self.say("help-names", names=self._names_to_ask(view))

    def _names_to_ask(self, view: Position) -> str:
        """Some of each kind of thing that explains itself, by names that are no mere numbers."""
        people, label = view.game.people, self._speech.label
        found: list[str] = []
        for things in people.things(view.game).values():
            called = [people.called(view.game, thing, label) for thing in things]
            worded = [name for name in called if any(sign.isalpha() for sign in name)]
            found += worded if len(worded) <= MOST_NAMES else [*worded[:2], "…"]
        return ", ".join(found)

    def tell_of(self, view: Position, move: Move, told: str | None) -> None:
        self._terminal.prose(self._about(view, move) + ".")
        effect = self._effect(view, move)
        if effect:
            self._terminal.prose(effect, indent="    ", first="  ")
        self._tell_ahead(view, move)
        if effect:
            return
        for topic in view.game.people.subjects(view, self._speech.viewer, move):
            if topic != told:
                self.tell_about(view, topic)

    def _tell_ahead(self, view: Position, move: Move) -> None:
        """What is certain to come of a move, and of nobody answering it."""
        found = ahead(view, [move])
        if found.events:
            self.say("ahead", told=self._told(found.events))
        if found.open:
            self.say(f"ahead-{found.open}")
        later = unanswered(view, [move])
        if later:
            self.say("ahead-unanswered", told=self._told(later))
        self._tell_next(asked_next(view, move))

    def _tell_next(self, then: Position | None) -> None:
        """What would be asked next, if something can be said of every answer."""
        if then is None:
            return
        legal = then.legal(self._speech.viewer)
        notes = [self._notes(then, move) for move in legal]
        if not all(notes) or len(legal) > MOST_NEXT:
            return
        question = self._speech.question(then.question(self._speech.viewer))
        self.say("ahead-next", question=question)
        texts = [self._speech.typed(move) for move in legal]
        widest = max([len(text) for text in texts])
        for text, each in zip(texts, notes, strict=True):
            self._list_long(f"  {text.ljust(widest)}", each)

    def _told(self, events: list[Event]) -> str:
        return " ".join([self._speech.event(event) for event in events])

    def _effect(self, view: Position, move: Move) -> str:
        speech = self._speech
        return view.game.people.effect(view, speech.viewer, move, speech.text, speech.label)

    def tell_about(self, view: Position, topic: str) -> None:
        self._terminal.entry(
            view.game.people.about(view, topic, self._speech.text, self._speech.label)
        )

    def hint(self, view: Position, hint: Hint) -> None:
        said = Advised(hint, view, self._speech)
        lines = [
            Line(said.move(advice), said.chance(advice), said.reasons(advice))
            for advice in hint.advice
        ]
        show_advice(self._terminal, self._speech, lines, said.supposes())

    def _about(self, view: Position, move: Move) -> str:
        remark = view.game.people.remark(view, self._speech.viewer, move, self._speech.label)
        sentence = self._speech.move(move)
        return f"{sentence} ({remark})" if remark else sentence

    def show_rules(self) -> None:
        self._terminal.line()
        show_rules(self._speech.game, self._args)

    def tell_play_end(self, match: Match) -> None:
        terminal = self._terminal
        self.show_table(match.position.view(self._speech.viewer))
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
        format = self._speech.format(match.format)
        self.say("standing", format=format, standing=", ".join(entries))

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


def _rows(entries: int, columns: int) -> int:
    """How many lines a list takes: few stand below each other, many in columns of like length."""
    if entries <= MOST_BELOW:
        return entries
    needed = -(-entries // columns)
    used = -(-entries // max(needed, 5))
    return -(-entries // used)
