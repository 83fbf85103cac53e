"""The row: three columns with a goal above and a land below, and the deck (CH-06, CH-08)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, final

from cookietin.games.chomp.people import events

if TYPE_CHECKING:
    from mypy_extensions import i64

    from cookietin.games.chomp.cards import Cards
    from cookietin.kernel.dealer import Dealer

COLUMNS: Final = 3


@final
class Row:
    """The cards on offer. A card that nobody has seen has no place until it is turned up.

    Deck, box and the hidden backs of cards are one pile of unseen faces, all equally likely to be
    any of them: paired at random, a card's other side is drawn when the card is flipped.
    """

    def __init__(self, cards: Cards, printed: bool) -> None:
        self.cards = cards
        self.printed = printed
        """Whether the two sides belong together as in the file."""
        self.goals: list[int] = [0] * COLUMNS
        self.lands: list[int] = [0] * COLUMNS
        self.top: i64 = 0
        """The goal on top of the deck; public."""
        self.left: i64 = 0
        """Cards in the deck."""
        self.unseen_lands: list[int] = []
        self.unseen_goals: list[int] = []
        self.down_lands: list[int] = []
        """Lands known to lie face down: only printed pairs give any away."""
        self.down_goals: list[int] = []
        """Goals known to lie face down: flipped, or the back of a printed card."""
        self.observed: bytes = b""
        """What an observation says of these four; nothing until somebody asks, or once one changed.

        A copy has none, so that whoever imagines may move cards in it as they like.
        """

    def copy(self) -> Row:
        """An equal row that shares nothing that changes."""
        twin = Row(self.cards, self.printed)
        twin.goals = self.goals[:]
        twin.lands = self.lands[:]
        twin.top = self.top
        twin.left = self.left
        twin.unseen_lands = self.unseen_lands[:]
        twin.unseen_goals = self.unseen_goals[:]
        twin.down_lands = self.down_lands[:]
        twin.down_goals = self.down_goals[:]
        return twin

    def draw_land(self, dealer: Dealer) -> int:
        """A card of which nothing was seen yet, land side up."""
        self.observed = b""
        land = dealer.draw(self.unseen_lands, self.cards.lands)
        if self.printed:
            self.unseen_goals.remove(land)
            self.down_goals.append(land)
        return land

    def draw_goal(self, dealer: Dealer) -> int:
        """A card of which nothing was seen yet, goal side up."""
        self.observed = b""
        goal = dealer.draw(self.unseen_goals, self.cards.goals)
        if self.printed:
            self.unseen_lands.remove(goal)
            self.down_lands.append(goal)
        return goal

    def turn_top(self, dealer: Dealer) -> None:
        """See which goal is on top of the deck now."""
        self.top = self.draw_goal(dealer) if self.left > 0 else 0
        if dealer.listening:
            events.tell_top(self, dealer)

    def takes(self) -> list[int]:
        """The numbers of the moves that take a card of the row, sorted."""
        found: list[int] = []
        _add_sorted(self.lands, -1, found)
        _add_sorted(self.goals, len(self.cards.kinds) - 1, found)
        return found

    def take_goal(self, goal: int) -> int:
        """Leave a goal's spot empty; says in which column."""
        column = self.goals.index(goal)
        self.goals[column] = 0
        return column

    def take_land(self, land: int) -> int:
        """Leave a land's spot empty; says in which column."""
        column = self.lands.index(land)
        self.lands[column] = 0
        return column

    def fill_goal(self, column: i64, dealer: Dealer) -> None:
        """The deck's top card fills a goal spot; from an empty deck it stays empty (CH-12)."""
        if self.left == 0:
            return
        self.goals[column] = self.top
        if dealer.listening:
            events.tell_refill(self, column, dealer)
        self.top = 0
        self.left -= 1
        self.turn_top(dealer)

    def fill_land(self, column: i64, dealer: Dealer) -> None:
        """The goal above flips down into an empty land spot (CH-12)."""
        goal = self.goals[column]
        if goal == 0:
            return
        self.goals[column] = 0
        self.observed = b""
        self.down_goals.append(goal)
        if self.printed:
            land = goal
            self.down_lands.remove(goal)
        else:
            land = dealer.draw(self.unseen_lands, self.cards.lands)
        self.lands[column] = land
        if dealer.listening:
            events.tell_flip(self, goal, column, dealer)
        self.fill_goal(column, dealer)


def _add_sorted(spots: list[Any], before: i64, found: list[int]) -> None:
    """Add the cards of the three spots, smallest first, each counted from after a number."""
    low: i64 = spots[0]
    middle: i64 = spots[1]
    high: i64 = spots[2]
    if low > middle:
        low, middle = middle, low
    if middle > high:
        middle, high = high, middle
        if low > middle:
            low, middle = middle, low
    if low > 0:
        found.append(before + low)
    if middle > 0:
        found.append(before + middle)
    if high > 0:
        found.append(before + high)
