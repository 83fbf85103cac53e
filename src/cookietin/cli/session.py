"""A session: the conversation with the people at one terminal until the match is over."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

from cookietin.cli.asides import HELP, Asides
from cookietin.cli.face import Asking
from cookietin.cli.watching import SKIP, Watching
from cookietin.kernel.complaint import BadMove, Refused
from cookietin.kernel.names import SEATS
from cookietin.table import PERSON, Guesser, only_move, why_not_undo

if TYPE_CHECKING:
    from cookietin.cli.face import Face
    from cookietin.kernel.move import Move
    from cookietin.table import Host, Journal


class Session:
    """Asks whoever is next, with the screen in their hands alone, whatever the game."""

    def __init__(self, host: Host, face: Face, journal: Journal) -> None:
        self._host = host
        self._table = host.table
        self._face = face
        self._guess = Guesser(host.table.match.game, host.table.match.players)
        self._journal = journal
        self._trouble: str | None = None
        self._asides = Asides(host.table, face, self._guess, str(journal.path))
        self._told_short = False
        self._people = host.table.held_by(PERSON)
        self._seen = {seat: host.table.seen_last(seat) for seat in self._people}
        """The version up to which each of them has been told what happened."""
        self._looking = self._people[0] if len(self._people) == 1 else None
        self._watching = Watching(host.table, face, self._people)

    def run(self) -> None:
        """Play until the match is over; `Left`, `EOFError` or `Interrupted` end it sooner."""
        self._hear()
        while self._table.match.winners is None:
            self._go_on()
        self._tell_play_end()
        self._face.tell_match_end(self._table.match)

    def _go_on(self) -> None:
        """Whatever comes next."""
        host, match = self._host, self._table.match
        if match.between_plays():
            if match.outcomes:
                self._tell_play_end()
                self._pause("next-play")
            self._watching.begin()
            host.begin(time.time())
            self._hear()
            return
        self._watching.stop_at(self._wish)
        seat = host.next_seat(self._looking)
        if not host.waits_for(seat):
            self._let_answer(seat)
        elif seat == self._looking or self._handed_to(seat):
            self._ask(seat)

    def _let_answer(self, seat: int) -> None:
        """Let a seat answer that is not asked; who has just answered may first think again."""
        spared = self._spared(seat)
        if spared is None and self._may_take_back() and self._pause("go-on"):
            return
        if spared is not None and self._table.position.question(seat).must:
            self._face.say("forced", move=spared)
        self._host.let_answer(seat, time.time())
        self._tell_strength()
        self._hear()

    def _spared(self, seat: int) -> Move | None:
        """The only answer of who looks, where they need not be asked for it."""
        if seat != self._looking or self._table.standing_move(seat) is not None:
            return None
        return self._table.spared_move(seat)

    # Whose eyes are on the screen.

    def _tell_saving(self) -> None:
        """Warn once when nothing can be saved any more, and say when it can again."""
        trouble = self._journal.trouble
        if trouble is not None and self._trouble is None:
            self._face.say("not-saved", file=str(self._journal.path), why=trouble)
        elif trouble is None and self._trouble is not None:
            self._face.say("saved-again")
        self._trouble = trouble

    def _tell_strength(self) -> None:
        """Say once when a bot has to play below its strength."""
        short = "" if self._told_short else self._host.hurried()
        if short:
            self._told_short = True
            self._face.say("below-strength", bot=short)

    def _hear(self) -> None:
        """Tell whoever looks what has happened since they last did."""
        self._tell_saving()
        if self._looking is not None and not self._watching.skips:
            self._face.hear(self._table.told_since(self._seen[self._looking]))
            self._seen[self._looking] = self._table.version

    def _handed_to(self, seat: int) -> bool:
        """Pass the screen on; says whether that happened, or a move was taken back instead."""
        if self._pause_before_hiding():
            return False
        self._pause("pass", seat=SEATS[seat])
        self._face.hide()
        self._looking = seat
        self._face.look(seat)
        self._hear()
        return True

    def _pause_before_hiding(self) -> bool:
        """Let who looks read on, and then hide it; says whether a move was taken back instead."""
        if self._looking is None:
            return False
        if self._pause("go-on" if self._may_take_back() else "hide"):
            return True
        self._looking = None
        self._face.hide()
        return False

    def _tell_play_end(self) -> None:
        """How it ended is for all who play here: several see what anyone may."""
        if len(self._people) > 1:
            self._pause_before_hiding()
            self._face.look(len(self._table.match.players))
            self._face.hear(self._table.told_since(min(self._seen.values())))
            self._seen = dict.fromkeys(self._people, self._table.version)
        self._face.tell_play_end(self._table.match)

    # Asking.

    def _may_take_back(self) -> bool:
        """Whether who looks has just answered by hand, and might think better of it."""
        lines, last = self._table.match.lines, self._table.last_answers()
        if self._looking is None or not last or last[-1] != len(lines):
            return False
        if lines[last[0] - 1].get("by") != PERSON:
            return False
        return why_not_undo(self._table, self._looking) is None

    def _pause(self, prompt: str, **fields: str) -> bool:
        """Wait until someone wants to go on; says whether a move was taken back instead."""
        while True:
            typed = self._face.read(prompt, **fields).strip()
            if not typed:
                return False
            if self._asides.word(typed) is None:
                self._face.say("not-asked-now")
            elif self._asides.carry_out(typed, self._looking, None):
                return True

    def _wish(self, prompt: str) -> str | None:
        """What who is out wants: to skip to the end, or nothing but to go on; they may leave."""
        while True:
            typed = self._face.read(prompt).strip()
            word = self._asides.word(typed) if typed else None
            if not typed or word == SKIP:
                return word
            if word is None:
                self._face.say("not-asked-now")
            else:
                self._asides.carry_out(typed, self._looking, None)

    def _ask(self, seat: int) -> None:
        """Ask until there is an answer that counts, or a move is taken back."""
        view = self._table.position.view(seat)
        offers = self._table.offers(seat)
        asking = Asking(view, view.question(seat), view.legal(seat), offers)
        self._face.show(asking, self._guess)
        stands = self._table.stands(seat)
        if stands is not None and self._table.asks_once(seat):
            self._face.stands("standing-asks", stands)
        only = only_move(view, seat)
        while True:
            typed = self._face.read("ask").strip() or ("" if only is None else only.text)
            exact = any(move.text == typed.lower() for move in asking.legal)
            asks = self._asides.word(typed) == HELP
            standing = None if exact or asks else self._guess.standing(typed, offers)
            if not typed:
                self._face.show(asking, self._guess)
            elif standing is not None:
                self._table.stand(seat, standing.key, time.time())
                self._face.stands("standing-set", standing)
                return
            elif not exact and typed and self._asides.word(typed) is not None:
                if self._asides.carry_out(typed, seat, asking):
                    return
            elif self._answered(typed, seat, asking):
                return

    def _answered(self, typed: str, seat: int, asking: Asking) -> bool:
        """Play what was typed; a move that cannot be played is explained."""
        legal, number = asking.legal, asking.question.number
        exact = [move for move in legal if move.text == typed.lower()]
        try:
            move = exact[0] if exact else self._guess.understand(typed, legal)
            self._table.answer(seat, move, number, PERSON, time.time())
        except (BadMove, Refused) as complaint:
            known = self._table.match.game.standing_answers
            standing = self._guess.standing(typed, known)
            if standing is not None:
                self._face.stands("standing-not-now", standing)
                return False
            self._face.complain(complaint)
            if self._guess.looks_like_pick(typed, legal):
                self._face.say("pick-hint", pick=f"#{typed}")
            return False
        self._hear()
        return True
