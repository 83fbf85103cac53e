"""The queue: which plays are live, what is selected, and the produced number (CC-12 to CC-15)."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from cookietin.games.cookie_chomper.cards import (
    ADD,
    DOUBLE,
    FLIP,
    MULTIPLY,
    NEGATE,
    NUMBER,
    OPPOSITES,
    REVERSE,
    ROLL,
    SEEK,
    SUBTRACT,
    VETO,
)
from cookietin.games.cookie_chomper.plays import Pick, Play

if TYPE_CHECKING:
    from mypy_extensions import i64

    from cookietin.games.cookie_chomper.cards import Cards


@final
class Queue:
    """The plays of a turn that are not settled, in the order of time, and what they make."""

    def __init__(self, cards: Cards) -> None:
        self.cards = cards
        self.plays: list[Play] = []
        self.picks: list[Pick] = []
        self.spent: list[int] = []
        """Lead cards that have done their work and only wait for the pile (CC-33)."""
        self.opener: i64 = 0
        """The lead card of the opener, which heads the queue whenever it was played; or 0."""
        # All below is recomputed after every change.
        self.live: list[bool] = []
        self.head: Play | None = None
        """The opener, if it is live."""
        self.makes_number = False
        self.total: i64 = 0
        """The produced number, where the opener makes one."""
        self.gives = False
        self.flips: i64 = 0

    def recompute(self) -> None:
        """Work out from the left what the queue makes now (CC-14)."""
        self._find_live()
        self.head = None
        self.makes_number = False
        self.total = 0
        self.gives = False
        self.flips = 0
        if self.opener == 0:
            return
        for place, play in enumerate(self.plays):
            if play.card == self.opener and self.live[place]:
                self.head = play
                deed = self.cards.deeds[play.act]
                if deed in (NUMBER, ROLL):
                    self.makes_number = True
                    self.total = self.selected(play.card)
        if self.makes_number and len(self.plays) > 1:
            self._modify()

    def _find_live(self) -> None:
        """Vetoes count from the newest back (CC-32)."""
        plays = self.plays
        deeds = self.cards.deeds
        live = [True] * len(plays)
        self.live = live
        place: i64 = len(plays) - 1
        while place > 0:
            play = plays[place]
            if live[place] and deeds[play.act] == VETO:
                hit: i64 = place - 1
                while hit >= 0:
                    if plays[hit].card == play.aim:
                        live[hit] = False
                    hit -= 1
            place -= 1

    def _modify(self) -> None:
        """Let the live modifiers work in the order in which they were played (CC-13)."""
        deeds = self.cards.deeds
        for place, play in enumerate(self.plays):
            if self.live[place] and play.card != self.opener:
                deed = deeds[play.act]
                if deed == REVERSE:
                    self.gives = not self.gives
                elif deed == FLIP:
                    self.flips += 1
                else:
                    self.total = self.changed(play, self.total)

    def changed(self, play: Play, total: i64) -> i64:
        """The produced number after one more modifier (CC-26, CC-27)."""
        deed = self.cards.deeds[play.act]
        if deed == ADD:
            return total + self.selected(play.mate)
        if deed == SUBTRACT:
            return total - self.selected(play.mate)
        if deed == MULTIPLY:
            return total * self.selected(play.mate)
        if deed == DOUBLE:
            return total * 2
        return -total if deed == NEGATE else total

    def to_take(self) -> int:
        """How many tokens the active player takes; below 0, gives (CC-17, CC-19, CC-28)."""
        return -self.total if self.gives else self.total

    # Selections.

    def selected(self, card: i64) -> i64:
        """The selection on a card that holds: of the newest live play that caused one (CC-14).

        On a card that is vetoed itself none holds: then it is the first, for people to see.
        """
        first: i64 = 0
        place: i64 = len(self.picks) - 1
        while place >= 0:
            pick = self.picks[place]
            if pick.card == card:
                if self._counts(pick.by):
                    return pick.value
                first = pick.value
            place -= 1
        return first

    def _counts(self, by: i64) -> bool:
        for place, play in enumerate(self.plays):
            if play.card == by:
                return self.live[place]
        return True  # What caused it is spent: its work stays done (CC-33).

    def turned(self, card: i64) -> bool:
        """Whether the live Opposites on a card turn it around (CC-29)."""
        odd = False
        for place, play in enumerate(self.plays):
            if play.aim == card and self.live[place] and self.cards.deeds[play.act] == OPPOSITES:
                odd = not odd
        return odd

    def offered(self, card: i64) -> list[int]:
        """The numbers that a number card, or Copy acting as one, offers now."""
        act = self.acting(card)
        return self.cards.opposites[act] if self.turned(card) else self.cards.offers[act]

    def acting(self, card: i64) -> i64:
        """What a card in the queue acts as, lead or companion."""
        for play in self.plays:
            if play.card == card:
                return play.act
            if play.mate == card:
                return play.mate_act
        return 0

    def copy_acts_as(self) -> i64:
        """What the Copy that lies here acts as; or 0."""
        for play in self.plays:
            if play.act != play.card:
                return play.act
            if play.mate_act != play.mate:
                return play.mate_act
        return 0

    def owner(self, card: i64) -> i64:
        """Who played a card that is in the queue, lead or companion."""
        for play in self.plays:
            if play.card == card or play.mate == card:
                return play.seat
        return -1

    def selections(self) -> list[int]:
        """The cards of live plays that Opposites and Think Again! may aim at (CC-15)."""
        found: list[int] = []
        for place, play in enumerate(self.plays):
            if self.live[place]:
                if self.cards.deeds[play.act] <= SEEK:
                    found.append(play.card)
                if play.mate != 0:
                    found.append(play.mate)
        return found

    def disallowed(self) -> int:
        """A live card whose selection the live Opposites do not allow (CC-14), or 0."""
        for place, play in enumerate(self.plays):
            if self.live[place]:
                if self._breaks(play.card, play.act):
                    return play.card
                if play.mate != 0 and self._breaks(play.mate, play.mate_act):
                    return play.mate
        return 0

    def _breaks(self, card: i64, act: i64) -> bool:
        if self.cards.deeds[act] != NUMBER:
            return False
        return self.selected(card) not in self.offered(card)

    def last_played(self) -> int:
        """What the last card played acts as, of live plays and spent Vetoes (CC-35), or 0.

        Once an opener is vetoed only Vetoes are played, and the next card after them is an opener:
        so of what is spent a Veto is the last, and comes last of all until there is an opener.
        """
        if self.opener == 0 and self.spent:
            return self.cards.veto_card
        place: i64 = len(self.plays) - 1
        while place >= 0:
            if self.live[place]:
                return self.plays[place].act
            place -= 1
        return 0

    def has_live_of(self, seat: i64) -> bool:
        """Whether a seat has a live card here."""
        return any(play.seat == seat and self.live[place] for place, play in enumerate(self.plays))

    # What leaves it.

    def vetoed(self) -> list[Play]:
        """The plays that are not live."""
        return [play for place, play in enumerate(self.plays) if not self.live[place]]

    def drop_vetoed(self) -> None:
        """Vetoed plays leave when the window closes, and what they had caused with them."""
        if False not in self.live:
            return
        self.picks = [pick for pick in self.picks if self._counts(pick.by)]
        self.plays = [play for place, play in enumerate(self.plays) if self.live[place]]
        self.picks = [pick for pick in self.picks if self.acting(pick.card) != 0]
        self.live = [True] * len(self.plays)

    def spend(self) -> list[int]:
        """The opener is gone: Vetoes, and what had a target that left, are spent (CC-33)."""
        self.opener = 0
        kept: list[Play] = []
        spent: list[int] = []
        for play in self.plays:
            if self.cards.deeds[play.act] == VETO or (play.aim and not self.acting(play.aim)):
                spent.append(play.card)
            else:
                kept.append(play)
        self.plays = kept
        self.spent += spent
        self.recompute()
        return spent

    def played(self) -> list[int]:
        """The cards of the plays, each lead with its companion."""
        found: list[int] = []
        for play in self.plays:
            found.append(play.card)
            if play.mate != 0:
                found.append(play.mate)
        return found

    def all_cards(self) -> list[int]:
        """Every card that lies here."""
        return self.spent + self.played()

    def copy(self) -> Queue:
        """An equal one that shares nothing that changes."""
        twin = Queue(self.cards)
        twin.plays = self.plays[:]
        twin.picks = self.picks[:]
        twin.spent = self.spent[:]
        twin.opener = self.opener
        twin.live = self.live
        twin.head = self.head
        twin.makes_number = self.makes_number
        twin.total = self.total
        twin.gives = self.gives
        twin.flips = self.flips
        return twin
