"""Number Chain a second time, written from the rulebook alone: slow, plain and independent.

Cards are sets of numbers. A deck is a list whose order the caller chooses.
"""

from __future__ import annotations

from dataclasses import dataclass

Card = frozenset[int]


def card(name: str) -> Card:
    """The numbers that stand on a card."""
    return frozenset(int(number) for number in name.split("/")) - {0}


def name(numbers: Card) -> str:
    """The other way round."""
    return "/".join(str(number) for number in sorted(numbers)) or "0"


def cost(before: str, played: str) -> int:
    """Rule B: one draw for every number on the card that does not appear on the previous card."""
    draws = 0
    for number in (1, 2, 3, 4, 5):
        if str(number) in played and str(number) not in before:
            draws += 1
    return draws


@dataclass
class Play:
    """A play in which the deck is dealt from its front."""

    hands: list[list[str]]
    stack: list[str]
    deck: list[str]
    turn: int
    winners: list[int] | None = None

    def play(self, played: str) -> None:
        """Rules A, B and C, then the two ways in which the game ends."""
        assert self.winners is None
        hand = self.hands[self.turn]
        hand.remove(played)
        previous = self.stack[-1]
        self.stack.append(played)
        for _ in range(cost(previous, played)):
            if not self.deck:
                self.winners = self.fewest()
                return
            hand.append(self.deck.pop(0))
        if not hand:
            self.winners = [self.turn]
            return
        self.turn = (self.turn + 1) % len(self.hands)

    def fewest(self) -> list[int]:
        """Who has the fewest cards in hand."""
        sizes = [len(hand) for hand in self.hands]
        return [seat for seat, size in enumerate(sizes) if size == min(sizes)]
