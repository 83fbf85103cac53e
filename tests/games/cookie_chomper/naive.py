"""A second, naive evaluation of a queue, written from the clauses alone.

It hears what is played, chosen and rolled, keeps everything as names in plain lists, and works
every answer out anew from the whole story whenever it is asked.
"""

from __future__ import annotations

from dataclasses import dataclass, field

NO_NUMBER = ("Skip", "Seek", "Mulligan")
FLIPS = ("Flip", "Flip A", "Flip B", "Flip C", "Flip D")


@dataclass
class Played:
    """One play: what was laid down, as what, with what, on what."""

    seat: int
    card: str
    acts_as: str
    companion: str = ""
    companion_as: str = ""
    target: str = ""
    opens: bool = False


@dataclass
class Said:
    """A selection: on which card, caused by which play (its lead card), and what."""

    card: str
    cause: str
    what: int | str


@dataclass
class Naive:
    """The queue of one turn."""

    plays: list[Played] = field(default_factory=list)
    said: list[Said] = field(default_factory=list)
    spent: list[str] = field(default_factory=list)
    settled: str = ""
    """What the last settled play acted as."""

    def copy(self) -> Naive:
        return Naive(self.plays[:], self.said[:], self.spent[:], self.settled)

    # CC-32: a play is live unless a live Veto, played later, has it as its target.

    def is_live(self, play: Played) -> bool:
        later = self.plays[self.plays.index(play) + 1 :]
        return not any(
            veto.acts_as == "Veto" and veto.target == play.card and self.is_live(veto)
            for veto in later
        )

    def live(self) -> list[Played]:
        return [play for play in self.plays if self.is_live(play)]

    # CC-14: of all selections on a card, the one caused by the newest live play holds.

    def cause_stands(self, cause: str) -> bool:
        return cause in self.spent or cause in [play.card for play in self.live()]

    def selection(self, card: str) -> int | str:
        return [one.what for one in self.said if one.card == card and self.cause_stands(one.cause)][
            -1
        ]

    # CC-29: each live Opposites turns the card around once more.

    def allowed(self, card: str) -> set[int]:
        shown = (
            set() if self.meaning(card) == "0" else {int(n) for n in self.meaning(card).split("/")}
        )
        turns = [
            play for play in self.live() if play.acts_as == "Opposites" and play.target == card
        ]
        if len(turns) % 2 == 0:
            return shown or {0}
        return {1, 2, 3, 4, 5} - shown or {0}

    def meaning(self, card: str) -> str:
        """What a card in the queue acts as."""
        for play in self.plays:
            if play.card == card:
                return play.acts_as
            if play.companion == card:
                return play.companion_as
        raise KeyError(card)

    def must_choose(self, pile: list[str]) -> tuple[str, set[int | str]] | None:
        """The card whose owner must select now, and among what (CC-14, CC-29, CC-30)."""
        newest = self.plays[-1]
        caused = [
            one for one in self.said if one.cause == newest.card and one.card == newest.target
        ]
        if newest.acts_as == "Think Again!" and not caused:
            meaning = self.meaning(newest.target)
            if meaning == "Seek":
                there: set[int | str] = set(pile)
            elif meaning == "Roll":
                there = set()
            else:
                there = set(self.allowed(newest.target))
            if len(there) >= 2:
                return newest.target, there - {self.selection(newest.target)}
        for play in self.live():
            for card, meaning in ((play.card, play.acts_as), (play.companion, play.companion_as)):
                if meaning[:1].isdigit() and self.selection(card) not in self.allowed(card):
                    return card, set(self.allowed(card))
        return None

    # CC-13, CC-26 to CC-28, CC-42: from the left, the opener at the head (CC-33).

    def opener(self) -> Played | None:
        return next((play for play in self.live() if play.opens), None)

    def number(self) -> int | None:
        opener = self.opener()
        if opener is None or opener.acts_as in NO_NUMBER:
            return None
        number = int(self.selection(opener.card))
        for play in self.live():
            if play.acts_as == "Add":
                number = number + int(self.selection(play.companion))
            if play.acts_as == "Subtract":
                number = number - int(self.selection(play.companion))
            if play.acts_as == "Multiply":
                number = number * int(self.selection(play.companion))
            if play.acts_as == "Double":
                number = number * 2
            if play.acts_as == "Negate":
                number = number * -1
        return number

    def reversed(self) -> bool:
        return len([play for play in self.live() if play.acts_as == "Reverse"]) % 2 == 1

    def flips(self) -> int:
        return len([play for play in self.live() if play.acts_as in FLIPS])

    # CC-35: the live play made last in time, or the last that settled.

    def copied(self) -> str:
        return self.live()[-1].acts_as if self.live() else self.settled

    # When the window has closed.

    def close(self) -> list[Played]:
        """Returns what goes back to hand; what stays waits for another opener, or has settled."""
        vetoed = [play for play in self.plays if not self.is_live(play)]
        opener = self.opener()
        live = self.live()
        self.said = [one for one in self.said if self.cause_stands(one.cause)]
        if opener is not None:
            self.settle(live)
            return vetoed
        self.plays = live
        there = {play.card for play in live} | {play.companion for play in live}
        # CC-33: live Vetoes, and Opposites or Think Again! whose target left.
        gone = [play for play in live if play.acts_as == "Veto" or play.target not in there | {""}]
        self.spent += [play.card for play in gone]
        self.plays = [play for play in live if play not in gone]
        return vetoed

    def settle(self, live: list[Played]) -> None:
        """All goes to the pile."""
        if live:
            self.settled = live[-1].acts_as
        self.plays, self.said, self.spent = [], [], []
