"""The host of a table: deals, lets bots answer, gives what stands, and says whose turn it is.

All chance that is not the rules' own is here: the bots', and who comes first in a race.
"""

from __future__ import annotations

import secrets
import time
from typing import TYPE_CHECKING, Final

from cookietin import live
from cookietin.bots import make_bot
from cookietin.kernel.chance import Chance
from cookietin.kernel.dealer import Seeded
from cookietin.kernel.names import SEATS
from cookietin.kernel.question import RACE
from cookietin.kernel.race import next_answer
from cookietin.table.holder import BOT, PERSON
from cookietin.table.table import DEFAULT

if TYPE_CHECKING:
    from cookietin.bots import Bot
    from cookietin.kernel.event import Event
    from cookietin.table.table import Table


PATIENCE: Final = 8.0
"""Seconds that a bot may take for an answer; where rules are interpreted it may need more."""


class Host:
    """Keeps a table going between the answers of the people at it."""

    def __init__(self, table: Table, seed: str | None = None) -> None:
        self.table = table
        self._seed = secrets.token_hex(8) if seed is None else seed
        self._bots: dict[int, tuple[str, Bot]] = {}
        self._begun = table.version
        # A match that goes on is not dealt once more what it was dealt before.
        table.match.dealer = live() if seed is None else Seeded(self._salted("dealer"))
        self._chance = Chance(self._salted("order"))

    def _salted(self, what: str) -> str:
        """A seed of its own for each use of chance, and for each time that it begins."""
        return f"{self._seed}/{what}/{self._begun}"

    def begin(self, at: float | None = None) -> list[Event]:
        """Deal the next play, with bots that remember nothing of the last."""
        self._bots = {}
        self._begun = self.table.version
        return self.table.begin(at)

    def next_seat(self, ahead: int | None = None) -> int:
        """Who answers next: whoever looks already, then people, then bots.

        In a race every order of the answers is as likely.
        """
        position = self.table.position
        asked = position.asked()
        if len(asked) > 1 and position.question(asked[0]).how == RACE:
            return next_answer(position, asked, self._chance)
        people = [seat for seat in asked if seat in self.table.held_by(PERSON)]
        return ahead if ahead in people else [*people, *asked][0]

    def waits_for(self, seat: int) -> bool:
        """Whether an asked seat is a person's, to whom the question has to be put."""
        if seat not in self.table.held_by(PERSON):
            return False
        return self.table.standing_move(seat) is None and self.table.spared_move(seat) is None

    def let_answer(self, seat: int, at: float | None = None) -> list[Event]:
        """The answer of a seat that nobody has to be asked for.

        What stands comes first, then what a person need not be asked for; a bot sees its own view
        and nothing else; where nobody sits, the rules' default counts.
        """
        table, holder = self.table, self.table.holders[seat]
        if table.standing_move(seat) is not None:
            return table.give_standing(seat, at)
        if seat in table.held_by(PERSON) and table.spared_move(seat) is not None:
            return table.give_spared(seat, at)
        question = table.position.question(seat)
        if holder is None or holder.kind != BOT:
            return table.answer(seat, table.position.default(seat), question.number, DEFAULT, at)
        move = self._bot(seat, holder.name)(table.position.view(seat), question)
        return table.answer(seat, move, question.number, at=at)

    def _bot(self, seat: int, name: str) -> Bot:
        """The bot at a seat, for one play."""
        if seat not in self._bots or self._bots[seat][0] != name:
            made = make_bot(name, self.table.match.game, self._salted(SEATS[seat]))
            made.keep_time(time.monotonic, PATIENCE)
            self._bots[seat] = (name, made)
        return self._bots[seat][1]

    def hurried(self) -> str:
        """The name of a bot that could not search as much as its strength takes; else empty."""
        short = [name for name, bot in self._bots.values() if bot.was_hurried()]
        return short[0] if short else ""
