"""The dealer: who shuffles, draws, rolls and announces, and the only source of chance."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from cookietin.compiling import mypyc_attr
from cookietin.kernel.chance import Chance
from cookietin.kernel.sending import reduced

if TYPE_CHECKING:
    from collections.abc import Callable

    from mypy_extensions import i64

    from cookietin.kernel.event import Event, Form
    from cookietin.kernel.names import Names


@mypyc_attr(allow_interpreted_subclasses=True)
class Dealer:
    """What the rules ask of any dealer."""

    def __init__(self, listening: bool) -> None:
        self.listening = listening
        """Whether anyone hears what is told: if not, the rules need not build events."""

    def pick(self, n: int, names: Names) -> int:
        """A number below n: a die, who is first. It is noted by its name."""
        raise NotImplementedError

    def draw(self, pile: list[int], names: Names) -> int:
        """Take a card out of a pile whose order means nothing. It is noted by its name."""
        raise NotImplementedError

    def deal(self, pile: list[int], to: list[int], count: i64, names: Names) -> None:
        """Draw so many cards from a pile, which must hold as many, to one without order."""
        while count > 0:
            to.append(self.draw(pile, names))
            count -= 1

    def deal_in_order(self, pile: list[int], to: list[int], count: i64, names: Names) -> None:
        """The same to a pile in which it means something which card came first."""
        self.deal(pile, to, count, names)

    def tell(self, event: Event) -> None:
        """Announce what happened. The step still goes on: do not copy or read its position here."""

    def tell_as(self, form: Form, values: list[Any], knowers: list[int] | None = None) -> None:
        """Announce what happened by its form: for what is told so often that it should cost little.

        `knowers` know the secret fields; whoever listens hears it as an event.
        """
        self.tell(form.event(values, knowers))


@mypyc_attr(allow_interpreted_subclasses=True)
class Silent(Dealer):
    """A fast dealer for search and simulation: notes nothing and tells nothing."""

    def __init__(self, chance: Chance) -> None:
        super().__init__(False)
        self.chance = chance

    def __reduce__(self) -> tuple[Any, ...]:
        return reduced(self, "listening", "chance")

    def pick(self, n: int, names: Names) -> int:
        return self.chance.below(n)

    def draw(self, pile: list[int], names: Names) -> int:
        return take(pile, self.chance.below(len(pile)))

    def deal(self, pile: list[int], to: list[int], count: i64, names: Names) -> None:
        self.chance.deal(pile, to, count)


@mypyc_attr(allow_interpreted_subclasses=True)
class Seeded(Silent):
    """Deals the same for the same seed, and keeps nothing of it: see `noting.Keeping`."""

    def __init__(self, seed: int | str) -> None:
        super().__init__(Chance(seed))


@mypyc_attr(allow_interpreted_subclasses=True)
class Live(Dealer):
    """Deals from a source of entropy that is handed in, such as `secrets.randbelow`."""

    def __init__(self, below: Callable[[int], int]) -> None:
        super().__init__(False)
        self.below = below

    def __reduce__(self) -> tuple[Any, ...]:
        return reduced(self, "listening", "below")

    def pick(self, n: int, names: Names) -> int:
        return self.below(n)

    def draw(self, pile: list[int], names: Names) -> int:
        return take(pile, self.below(len(pile)))


# Below, cards that are only moved are not read: a list of anything spares the look at each.


def move_card(card: i64, pile: list[Any], to: list[Any]) -> None:
    """Take a card that is there out of a pile whose order means nothing, and add it to another."""
    at: i64 = 0
    found: i64 = pile[0]
    while found != card:
        at += 1
        found = pile[at]
    to.append(pile[at])
    pile[at] = pile[-1]
    pile.pop()


def take(pile: list[int], place: i64) -> int:
    """Take the card at a place out of a pile whose order means nothing."""
    card = pile[place]
    unread: list[Any] = pile
    last = unread.pop()
    if place < len(unread):
        unread[place] = last
    return card
