"""Ways: where cards can go and how they can lie, and which way is best for each."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

if TYPE_CHECKING:
    from cookietin.bots.thumbs.chomp.outlook import Outlook
    from cookietin.bots.thumbs.chomp.trial import Trial

RIDGES: Final = 15
"""The edges of a quarter that are ridges."""


@final
class Way:
    """One way to place a card, and what someone thinks it is worth."""

    def __init__(self, at: int, turned: int, worth: float) -> None:
        self.at = at
        self.turned = turned
        self.worth = worth


def best_ways(trial: Trial, outlook: Outlook, cards: list[int], ats: list[int]) -> list[Way]:
    """For each card the best of all ways to place it at one of these cells; of equals the first."""
    best = [Way(0, 0, -1e9) for _ in cards]
    turns = [different_turns(trial.faces, card) for card in cards]
    for at in ats:
        trial.go(at)
        for place in range(len(cards)):
            for turned in turns[place]:
                trial.lay(cards[place], turned)
                worth = outlook.land(trial)
                if worth > best[place].worth:
                    best[place] = Way(at, turned, worth)
    return best


def different_turns(faces: list[bytes], card: int) -> list[int]:
    """The turns of a card that look different from all before."""
    found: list[int] = []
    looks: list[bytes] = []
    for turned in range(4):
        face = (card * 4 + turned) * 4
        look = faces[face] + faces[face + 1]
        look += bytes([edge & RIDGES for edge in faces[face + 2] + faces[face + 3]])
        if look not in looks:
            looks.append(look)
            found.append(turned)
    return found
