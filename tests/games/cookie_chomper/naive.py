"""A second, naive evaluation of a queue, written from the clauses alone.

It hears what is played, chosen and rolled, keeps everything as names in plain lists, and works
every answer out anew from the whole story whenever it is asked.
"""

from __future__ import annotations

from dataclasses import dataclass, field

NO_NUMBER = ("Skip", "Seek", "Mulligan")
FLIPS = ("Flip", "Flip A", "Flip B", "Flip C", "Flip D")
ARITHMETIC = ("Add", "Subtract", "Multiply")

Way = tuple[str, str, int | None, str]
"""A way to play: the card, its companion, the number chosen, the target or the card sought."""


@dataclass(eq=False)
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
    locked: list[str] = field(default_factory=list)
    """What has been played this turn (CC-40)."""

    made: list[Played] = field(default_factory=list)
    """All plays since the queue was last empty, in time."""

    def copy(self) -> Naive:
        locked, made = self.locked[:], self.made[:]
        return Naive(self.plays[:], self.said[:], self.spent[:], self.settled, locked, made)

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
        there = shown(self.meaning(card))
        turns = [
            play for play in self.live() if play.acts_as == "Opposites" and play.target == card
        ]
        if len(turns) % 2 == 0:
            return there or {0}
        return {1, 2, 3, 4, 5} - there or {0}

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

    # CC-35: the live play made last in time, or a later Veto that lies spent, or the last settled.

    def copied(self) -> str:
        live = [play.card for play in self.live()]
        for play in reversed(self.made):
            if play.card in live or (play.card in self.spent and play.acts_as == "Veto"):
                return play.acts_as
        return self.settled

    # What may be played: CC-10, CC-34, CC-37, CC-39 to open, CC-12, CC-15, CC-26, CC-32 to answer.

    def openings(self, seat: int, hand: list[str], pile: list[str]) -> set[Way]:
        ways: set[Way] = set()
        for card in hand:
            acts_as = self.copied() if card == "Copy" else card
            if card in self.locked:
                continue
            if acts_as[:1].isdigit():
                ways |= {(card, "", number, "") for number in shown(acts_as) or {0}}
            elif acts_as == "Seek":
                ways |= {(card, "", None, sought) for sought in [*pile, ""]}
            elif acts_as == "Skip":
                if not any(play.seat == seat for play in self.live()):
                    ways.add((card, "", None, ""))
            elif acts_as in ("Roll", "Mulligan"):
                ways.add((card, "", None, ""))
        return ways

    def answers(self, seat: int, hand: list[str]) -> set[Way]:
        if any(play.opens and play.acts_as == "Skip" and play.seat == seat for play in self.plays):
            return set()
        free = [card for card in hand if card not in self.locked]
        ways: set[Way] = set()
        opener = self.opener()
        for card in free:
            acts_as = self.copied() if card == "Copy" else card
            if acts_as == "Veto":
                ways |= {(card, "", None, play.card) for play in self.live()}
            elif opener is None:
                continue
            elif acts_as in ("Opposites", "Think Again!"):
                ways |= {(card, "", None, target) for target in self.selections()}
            elif opener.acts_as in NO_NUMBER:
                continue
            elif acts_as in ARITHMETIC:
                for companion in free:
                    if companion != card:
                        ways |= self.accompanied(card, companion)
            elif acts_as in ("Double", "Negate", "Reverse", *FLIPS):
                ways.add((card, "", None, ""))
        return ways

    def accompanied(self, card: str, companion: str) -> set[Way]:
        acts_as = self.copied() if companion == "Copy" else companion
        if acts_as == "Roll":
            return {(card, companion, None, "")}
        if acts_as[:1].isdigit():
            return {(card, companion, number, "") for number in shown(acts_as) or {0}}
        return set()

    def selections(self) -> list[str]:
        found = []
        for play in self.live():
            for card, meaning in ((play.card, play.acts_as), (play.companion, play.companion_as)):
                if meaning[:1].isdigit() or meaning in ("Roll", "Seek"):
                    found.append(card)
        return found

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
        self.settled = self.copied()
        self.plays, self.said, self.spent, self.made = [], [], [], []


def shown(card: str) -> set[int]:
    """The numbers on a number card (CC-02)."""
    return set() if card == "0" else {int(number) for number in card.split("/")}
