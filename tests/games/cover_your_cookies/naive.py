"""One challenge and the scoring a second time, written from the clauses alone: plain and slow.

Cards are names, hands are lists of names, and nothing is taken from the rules' own code.
"""

from __future__ import annotations

from typing import Any

Play = tuple[str, ...]
"""The cards that one player lays at once."""

FRESH = "fresh-milk"
CHOCOLATE = "chocolate-milk"


def openings(hand: list[str], flavour: str) -> set[Play]:
    """CY-14: a matching Cookie or a Milk."""
    return {(card,) for card in hand if card in (flavour, FRESH, CHOCOLATE)}


def answers(hand: list[str], flavour: str, last: Play, strong: bool) -> set[Play]:
    """CY-14, CY-17, CY-31: what may be laid after the opponent's last play."""
    if not (strong and last == (CHOCOLATE,)):
        return openings(hand, flavour)
    found: set[Play] = set()
    if CHOCOLATE in hand:
        found.add((CHOCOLATE,))
    others = [card for card in hand if card in (flavour, FRESH)]
    for place, one in enumerate(others):
        for other in others[place + 1 :]:
            found.add(tuple(sorted((one, other))))
    return found


def without(hand: list[str], laid: Play) -> list[str]:
    """The hand after a play."""
    left = list(hand)
    for card in laid:
        left.remove(card)
    return left


def batch_after(batch: list[str], plays: list[Play]) -> list[str]:
    """CY-14: every card played joins the Batch."""
    return sorted([*batch, *(card for play in plays for card in play)])


def challenger_wins(plays: list[Play]) -> bool:
    """CY-14: the last to lay a card; the challenger lays the first, third, fifth…"""
    return len(plays) % 2 == 1


def dough(deck: dict[str, Any], stack: list[list[str]], swiped: int) -> int:
    """CY-29: every card in the stack, and the crumbs for so many Batches lost to swipes."""
    worth: dict[str, int] = {cookie["name"]: cookie["dough"] for cookie in deck["cookies"]}
    for name in (FRESH, CHOCOLATE, "enhance"):
        worth[name] = deck[name]["dough"]
    total = 0
    for batch in stack:
        for card in batch:
            total += worth[card]
    track: list[int] = deck["crumbs"]
    return total + (track[swiped] if swiped < len(track) else track[-1])
