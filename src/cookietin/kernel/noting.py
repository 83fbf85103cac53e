"""Dealers that write down what they deal and hear what they tell: for play, replay and tests."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from cookietin.compiling import mypyc_attr
from cookietin.kernel.chance import Chance
from cookietin.kernel.complaint import Misdeal
from cookietin.kernel.dealer import Dealer, take
from cookietin.kernel.sending import reduced

if TYPE_CHECKING:
    from cookietin.kernel.event import Event
    from cookietin.kernel.names import Names


KEPT: Final = ("listening", "notes", "told")


@mypyc_attr(allow_interpreted_subclasses=True)
class Noting(Dealer):
    """Keeps the names of what it dealt, and the events that it told, until they are collected."""

    def __init__(self) -> None:
        super().__init__(True)
        self.notes: list[str] = []
        self.told: list[Event] = []

    def __repr__(self) -> str:
        kept = f"{len(self.notes)} notes, {len(self.told)} events"
        return f"<{type(self).__name__}: {kept} kept>"

    def place(self, names: list[str]) -> int:
        """Which of these comes up, by its place."""
        raise NotImplementedError

    def pick(self, n: int, names: Names) -> int:
        place = self.place(names[:n])
        self.notes.append(names[place])
        return place

    def draw(self, pile: list[int], names: Names) -> int:
        card = take(pile, self.place([names[card] for card in pile]))
        self.notes.append(names[card])
        return card

    def tell(self, event: Event) -> None:
        self.told.append(event)

    def collect_notes(self) -> list[str]:
        """What was dealt since the last time."""
        notes = self.notes
        self.notes = []
        return notes

    def collect_told(self) -> list[Event]:
        """What was told since the last time."""
        told = self.told
        self.told = []
        return told


@mypyc_attr(allow_interpreted_subclasses=True)
class Keeping(Noting):
    """Keeps what another dealer deals, and all that is told: `Keeping(Seeded(7))`."""

    def __init__(self, source: Dealer) -> None:
        super().__init__()
        self.source = source

    def __reduce__(self) -> tuple[Any, ...]:
        return reduced(self, *KEPT, "source")

    def place(self, names: list[str]) -> int:
        return self.source.pick(len(names), names)


def keeping(dealer: Dealer) -> Noting:
    """The dealer, if it keeps what it deals, or one that keeps it for it."""
    return dealer if isinstance(dealer, Noting) else Keeping(dealer)


class RanOut(Exception):
    """The notes end where chance is needed: these names can come up, each as often as it stands."""

    def __init__(self, names: list[str]) -> None:
        super().__init__(names)
        self.names = names


@mypyc_attr(allow_interpreted_subclasses=True)
class Replaying(Noting):
    """Deals what its notes say, and stops with `RanOut` where they end."""

    def __init__(self, script: list[str]) -> None:
        super().__init__()
        self.script = list(script)
        self.read = 0

    def __reduce__(self) -> tuple[Any, ...]:
        return reduced(self, *KEPT, "script", "read")

    def place(self, names: list[str]) -> int:
        if self.read == len(self.script):
            return self.beyond(names)
        name = self.script[self.read]
        if name not in names:
            raise Misdeal("not-there-to-deal", {"card": name, "there": sorted(set(names))})
        self.read += 1
        return names.index(name)

    def beyond(self, names: list[str]) -> int:
        """What comes up after the last note."""
        raise RanOut(names)

    def left(self) -> list[str]:
        """The notes that nobody asked for yet."""
        return self.script[self.read :]


@mypyc_attr(allow_interpreted_subclasses=True)
class Scripted(Replaying):
    """Deals what its notes say, and then whatever its seed gives: for tests and set-ups."""

    def __init__(self, script: list[str], seed: int | str = 0) -> None:
        super().__init__(script)
        self.chance = Chance(seed)

    def __reduce__(self) -> tuple[Any, ...]:
        return reduced(self, *KEPT, "script", "read", "chance")

    def beyond(self, names: list[str]) -> int:
        return self.chance.below(len(names))
