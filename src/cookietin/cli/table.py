"""The table: a match with its record on disk, one person at seat 0, and bots at the others."""

from __future__ import annotations

import re
import secrets
from collections import Counter
from typing import TYPE_CHECKING

from cookietin import live
from cookietin.bots import bot_names, make_bot
from cookietin.kernel.chance import Chance
from cookietin.kernel.dealer import Seeded
from cookietin.kernel.names import HOLE, SEATS
from cookietin.kernel.question import RACE
from cookietin.kernel.race import next_answer
from cookietin.kernel.replay import Replay

if TYPE_CHECKING:
    from cookietin.bots import Bot
    from cookietin.cli.interrupts import Interrupts
    from cookietin.cli.journal import Journal
    from cookietin.kernel.event import Event
    from cookietin.kernel.match import Match
    from cookietin.kernel.move import Move
    from cookietin.kernel.position import Position

ME = 0


class Table:
    """All that changes while one plays: every change is on the disk before anyone hears of it."""

    def __init__(
        self, match: Match, bots: list[str], seed: str | None, journal: Journal, stop: Interrupts
    ) -> None:
        self.match = match
        self.journal = journal
        self._stop = stop
        self._bot_names = bots
        self._seed = secrets.token_hex(8) if seed is None else seed
        # A match that goes on is not dealt once more what it was dealt before.
        self._dealer = live() if seed is None else Seeded(self._salted("dealer"))
        self._chance = Chance(self._salted("order"))
        self._bots = self._seated()
        match.dealer = self._dealer
        journal.rewrite(match.lines)

    def _salted(self, what: str) -> str:
        """A seed of its own for each use of chance, and for each time that it begins."""
        return f"{self._seed}/{what}/{len(self.match.lines)}"

    def _seated(self) -> dict[int, Bot]:
        """The bots for one play."""
        return {
            seat: make_bot(bot, self.match.game, self._salted(SEATS[seat]))
            for seat, bot in enumerate(self._bot_names, start=ME + 1)
        }

    @property
    def position(self) -> Position:
        """The present truth: shown to nobody."""
        return self.match.position

    def my_view(self) -> Position:
        """What the person may know."""
        return self.position.view(ME)

    def begin(self) -> list[Event]:
        """Deal the next play."""
        with self._stop.held():
            self._bots = self._seated()
            events = self.match.begin()
            self.journal.catch_up(self.match.lines)
        return events

    def next_seat(self) -> int:
        """Who answers next: the person first, except in a race, where all orders are as likely."""
        asked = self.position.asked()
        if len(asked) > 1 and self.position.question(asked[0]).how == RACE:
            return next_answer(self.position, asked, self._chance)
        return ME if ME in asked else asked[0]

    def answer(self, move: Move, question: int) -> list[Event]:
        """The person's answer to a question; or `Refused` with nothing changed."""
        return self._answer(ME, move, question)

    def let_bot_answer(self, seat: int) -> list[Event]:
        """A bot's answer: it sees its own view and nothing else."""
        question = self.position.question(seat)
        move = self._bots[seat](self.position.view(seat), question)
        return self._answer(seat, move, question.number)

    def _answer(self, seat: int, move: Move, question: int) -> list[Event]:
        with self._stop.held():
            events = self.match.answer(seat, move, question)
            self.journal.catch_up(self.match.lines)
        return events

    def why_not_undo(self) -> str | None:
        """Why the last move cannot be taken back, as a message's key; nothing if it can."""
        last = self.match.lines[-1]
        if self.match.between_plays():
            return "undo-over"
        mine = [line.get("seat") == SEATS[ME] for line in self._lines_of_play()]
        if not any(mine):
            return "undo-nothing"
        if last.get("seat") != SEATS[ME]:
            return "undo-others"
        before = self._earlier().position.view(ME)
        news = _known(self.my_view()) - _known(before)
        return "undo-revealed" if last["dealt"] or news else None

    def undo(self) -> str:
        """Take the last move back; says which it was."""
        taken: str = self.match.lines[-1]["move"]
        with self._stop.held():
            self.match = self._earlier()
            self.match.dealer = self._dealer
            self.journal.rewrite(self.match.lines)
        return taken

    def _earlier(self) -> Match:
        """The match without its last line, of the very same game: its moves stay what they are."""
        return Replay(self.match.lines[:-1], lambda id, options: self.match.game).match

    def _lines_of_play(self) -> list[dict[str, object]]:
        begun = [place for place, line in enumerate(self.match.lines) if "play" in line]
        return self.match.lines[begun[-1] + 1 :] if begun else []


def _known(view: Position) -> Counter[str]:
    """The cards and tokens that a view shows."""
    return Counter(card for cards in view.places().values() for card in cards if card != HOLE)


def player_names(me: str, bots: list[str]) -> list[str]:
    """Who sits at the table: bots go by what they are, numbered where they are several."""
    names = [me]
    for bot in bots:
        number = 1
        while (name := bot if number == 1 else f"{bot} {number}") in names:
            number += 1
        names.append(name)
    return names


def bots_named(players: list[str], game: str, usual: str) -> list[str]:
    """The bots of a resumed match, by the names that they play under."""
    bots = [re.sub(r" \d+$", "", name) for name in players[ME + 1 :]]
    return [bot if bot in bot_names(game) else usual for bot in bots]
