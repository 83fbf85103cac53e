"""What people say beside their answers: help, hints, undo, standing answers, leaving."""

from __future__ import annotations

import time
import unicodedata
from functools import cache
from typing import TYPE_CHECKING

from cookietin.kernel.complaint import BadMove, Refused
from cookietin.table import ASKINGS, EVERYTHING, hint, why_not_undo
from cookietin.words import LANGUAGES, messages

if TYPE_CHECKING:
    from cookietin.cli.face import Asking, Face
    from cookietin.kernel.complaint import Complaint
    from cookietin.kernel.position import Position
    from cookietin.table import Guesser, Table

HELP = "?"
ASKS = {f"ask-{asking}": asking for asking in ASKINGS}


class Left(Exception):
    """The people leave the table."""


class Asides:
    """Carries out words that are no moves."""

    def __init__(self, table: Table, face: Face, guess: Guesser, where: str) -> None:
        self._table = table
        self._face = face
        self._guess = guess
        self._where = where
        """Where the record is."""

    def word(self, typed: str) -> str | None:
        """The command that was typed, if it is one."""
        return HELP if typed.startswith(HELP) else command_word(typed)

    def carry_out(self, typed: str, seat: int | None, asking: Asking | None) -> bool:
        """Do what who looks has typed, asked or not; says whether an answer was taken back."""
        word = self.word(typed)
        if word == "undo":
            return self._undo(seat)
        if word == "quit":
            raise Left
        if word == "rules":
            self._face.show_rules()
        elif word == "save":
            self._face.say("saved", file=self._where)
        elif word == "hint":
            self._hint(asking)
        elif word in ("standing", "ask-me"):
            self._standing(word, seat)
        elif word in ASKS:
            self._ask(ASKS[word], seat)
        elif typed.strip(HELP + " ") and word == HELP:
            self._tell_of(typed.strip(HELP + " "), self._view(seat), asking)
        elif word in (HELP, "help"):
            self._face.show_help(self._view(seat), self._guess.pick(0))
        return False

    def _view(self, seat: int | None) -> Position:
        """What who looks may know: where nobody does, what anyone may."""
        position = self._table.position
        return position.view(position.seats if seat is None else seat)

    def _undo(self, seat: int | None) -> bool:
        why_not = "not-asked-now" if seat is None else why_not_undo(self._table, seat)
        if why_not is not None:
            self._face.say(why_not)
            return False
        taken = self._table.undo(time.time())
        self._face.say("undone", move=self._table.match.game.move(taken))
        return True

    def _hint(self, asking: Asking | None) -> None:
        if asking is None:
            self._face.say("not-asked-now")
            return
        self._face.hint(asking.view, hint(asking.view, asking.question))

    def _standing(self, word: str, seat: int | None) -> None:
        """Say what stands, or take it back."""
        stands = None if seat is None else self._table.stands(seat)
        if seat is None or stands is None:
            self._face.say("standing-none")
        elif word == "standing":
            self._face.stands("standing-stands", stands)
        else:
            self._table.stand(seat, None, time.time())
            self._face.stands("standing-taken", stands)

    def _ask(self, asking: str, seat: int | None) -> None:
        """Ask who looks as much as they want."""
        if seat is None:
            self._face.say("not-asked-now")
            return
        self._table.ask(seat, asking, time.time())
        self._face.say(f"asking-{asking}")
        if asking != EVERYTHING and not self._table.alone(seat):
            self._face.say("asking-shared")

    def _tell_of(self, typed: str, view: Position, asking: Asking | None) -> None:
        """What a thing is; what a move would do, or why it cannot be played."""
        standing = self._guess.standing(typed, view.game.standing_answers)
        if standing is not None:
            self._face.stands("standing-means", standing)
            return
        people = view.game.people
        topic = None
        if not self._guess.is_pick(typed):
            topic = self._guess.topic(typed, people.topics(view))
        if topic is not None:
            self._face.tell_about(view, topic)
        try:
            move = self._guess.understand(typed, [] if asking is None else asking.legal)
        except (BadMove, Refused) as complaint:
            if topic is None and command_word(typed) is not None:
                self._face.show_help(view, self._guess.pick(0))
            elif topic is None:
                self._tell_alike(typed, view, asking, complaint)
            return
        if asking is None:
            if topic is None:
                self._face.say("not-asked-now")
            return
        refusal = self._table.position.refusal(view.viewer, move)
        if refusal is None:
            self._face.tell_of(view, move, topic)
            return
        self._face.complain(refusal)
        for subject in people.subjects(view, view.viewer, move):
            if subject != topic:
                self._face.tell_about(view, subject)

    def _tell_alike(
        self, typed: str, view: Position, asking: Asking | None, complaint: Complaint
    ) -> None:
        """What is neither a move nor a thing may be part of the names of some things."""
        if self._guess.is_pick(typed) or isinstance(complaint, Refused):
            self._complain(complaint, asking)
            return
        try:
            alike = self._guess.topics(typed, view.game.people.topics(view))
        except BadMove as unknown:
            self._face.complain(unknown)
            return
        for topic in alike:
            self._face.tell_about(view, topic)

    def _complain(self, complaint: Complaint, asking: Asking | None) -> None:
        """Of the list that was picked from, or by the rule that keeps something from being one."""
        if asking is None:
            self._face.say("not-asked-now")
        else:
            self._face.complain(complaint)


def command_word(typed: str) -> str | None:
    """The command that was typed, in any language: who plays in Spanish may type `undo` too."""
    return _command_words().get(plain(typed))


@cache
def _command_words() -> dict[str, str]:
    return {
        plain(typed): word
        for language in LANGUAGES
        for word, typed in messages(language).section("play-word").items()
    }


def plain(typed: str) -> str:
    """Without capitals and accents."""
    split = unicodedata.normalize("NFD", typed.lower())
    return "".join(sign for sign in split if not unicodedata.combining(sign))
