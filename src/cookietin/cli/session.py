"""A session: the conversation with the person at the table until the match is over."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cookietin.bots import bot_names, make_bot
from cookietin.cli.guess import Guesser
from cookietin.cli.table import ME
from cookietin.kernel.complaint import BadMove, Refused
from cookietin.words import LANGUAGES, Speech, messages

if TYPE_CHECKING:
    from cookietin.cli.face import Face
    from cookietin.cli.table import Table
    from cookietin.kernel.move import Move
    from cookietin.kernel.question import Question

HELP = "?"


class Left(Exception):
    """The person leaves the table."""


class Session:
    """Asks, understands, and passes on, whatever the game."""

    def __init__(self, table: Table, face: Face) -> None:
        self._table = table
        self._face = face
        self._guess = Guesser(table.match.game)
        self._words = _command_words()

    def run(self) -> None:
        """Play until the match is over; `Left`, `EOFError` or `Interrupted` end it sooner."""
        while self._table.match.winners is None:
            self._go_on()
        self._face.tell_play_end(self._table.match)
        self._face.tell_match_end(self._table.match)

    def _go_on(self) -> None:
        """Whatever comes next."""
        table = self._table
        if table.match.between_plays():
            if table.match.outcomes:
                self._face.tell_play_end(table.match)
                self._pause("next-play")
            self._face.hear(table.begin())
            return
        seat = table.next_seat()
        if seat == ME:
            self._ask()
        elif table.why_not_undo() is not None or not self._pause("go-on"):
            self._face.hear(table.let_bot_answer(seat))

    def _pause(self, prompt: str) -> bool:
        """Wait until the person wants to go on; says whether a move was taken back instead."""
        while True:
            typed = self._face.read(prompt).strip()
            if not typed:
                return False
            if self._command(typed, None, []):
                return True
            if self._word(typed) is None:
                self._face.say("not-asked-now")

    def _ask(self) -> None:
        """Ask the person until there is an answer that counts, or a move is taken back."""
        view = self._table.my_view()
        question = view.question(ME)
        legal = view.legal(ME)
        self._face.show(view, question, legal, self._guess)
        while True:
            typed = self._face.read("ask").strip()
            exact = next((move for move in legal if move.text == typed.lower()), None)
            if not typed and question.must:
                self._face.show(view, question, legal, self._guess)
            elif exact is None and typed and self._word(typed) is not None:
                if self._command(typed, question, legal):
                    return
            elif self._answered(exact, typed, question, legal):
                return

    def _answered(
        self, exact: Move | None, typed: str, question: Question, legal: list[Move]
    ) -> bool:
        """Play what was typed; a move that cannot be played is explained."""
        try:
            if not typed:
                move = self._table.my_view().default(ME)
            else:
                move = exact or self._guess.understand(typed, legal)
            self._face.hear(self._table.answer(move, question.number))
        except (BadMove, Refused) as complaint:
            self._face.complain(complaint)
            if self._guess.looks_like_pick(typed, legal):
                self._face.say("pick-hint", pick=f"#{typed}")
            return False
        return True

    def _word(self, typed: str) -> str | None:
        """The command that was typed, if it is one."""
        return HELP if typed.startswith(HELP) else self._words.get(typed.lower())

    def _command(self, typed: str, question: Question | None, legal: list[Move]) -> bool:
        """Carry out a command; says whether it changed the position."""
        word = self._word(typed)
        if word == "undo":
            return self._undo()
        if word == "quit":
            raise Left
        if word == "rules":
            self._face.show_rules()
        elif word == "save":
            self._face.say("saved", file=str(self._table.journal.path))
        elif word == "hint":
            self._hint(question)
        elif typed.strip(HELP + " ") and word == HELP:
            self._tell_of(typed.strip(HELP + " "), question, legal)
        elif word in (HELP, "help"):
            self._help()
        return False

    def _help(self) -> None:
        """What can be typed, and how the pictures are to be read where that needs words."""
        self._face.say("help", pick=self._guess.pick(0))
        if Speech(game=self._table.match.game.id).legend():
            self._face.say("legend")
        if self._table.position.game.people.topics(self._table.position):
            self._face.say("help-topics")

    def _undo(self) -> bool:
        why_not = self._table.why_not_undo()
        if why_not is not None:
            self._face.say(why_not)
            return False
        self._face.say("undone", move=self._table.undo())
        return True

    def _hint(self, question: Question | None) -> None:
        game = self._table.match.game
        if question is None:
            self._face.say("not-asked-now")
        elif "thumb" not in bot_names(game.id):
            self._face.say("no-hint")
        else:
            view = self._table.my_view()
            self._face.hint(view, make_bot("thumb", game, "hint")(view, question))

    def _tell_of(self, typed: str, question: Question | None, legal: list[Move]) -> None:
        """What a move would do, or why it cannot be played; and what its card says."""
        view = self._table.my_view()
        try:
            move = self._guess.understand(typed, legal)
        except BadMove as complaint:
            topic = self._guess.topic(typed, view.game.people.topics(view))
            if topic is not None:
                self._face.tell_about(view, topic)
            elif question is None:
                self._face.say("not-asked-now")
            else:
                self._face.complain(complaint)
            return
        refusal = self._table.position.refusal(ME, move)
        if refusal is None:
            self._face.tell_of(view, move)
            return
        self._face.complain(refusal)
        for topic in view.game.people.subjects(view, ME, move):
            self._face.tell_about(view, topic)


def _command_words() -> dict[str, str]:
    """The words for commands, in every language: who plays in Spanish may type `undo` too."""
    return {
        typed: word
        for language in LANGUAGES
        for word, typed in messages(language).section("play-word").items()
    }
