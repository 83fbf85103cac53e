"""What cards are good for and what each roll of the dice means: for who wants to read it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cookietin.games.toss_your_cookies.cards import HALF_EATEN, MILK, WILD
from cookietin.games.toss_your_cookies.dice import ACTIONS, NONE, NUMBERS, TOSS

if TYPE_CHECKING:
    from cookietin.games.toss_your_cookies.game import TossYourCookies
    from cookietin.games.toss_your_cookies.state.position import TossPosition
    from cookietin.kernel.people import Label, Say

WORDS: Final = ["roll", "snickerdoodle", "leave", "middle", "hand"]
"""What the rules call things that are neither cards nor rolls."""


def things(game: TossYourCookies) -> dict[str, list[str]]:
    """The cards, the faces of the action die, what both dice can say together, and the words."""
    rolls = [f"{action} {number}" for action in ACTIONS for number in NUMBERS]
    return {"card": game.cards.names[1:], "face": list(ACTIONS), "roll": rolls, "word": WORDS}


def called(thing: str, label: Label) -> str:
    """A roll as it is told: what is done, and with how many."""
    action, _, number = thing.partition(" ")
    return f"{label(action)} / {label(number)}" if number else label(thing)


def subjects(position: TossPosition, cards: list[str]) -> list[str]:
    """What was rolled, which says where the cards of a move go, before the cards themselves."""
    if NONE in (position.amount, position.action):
        return cards
    return [f"{ACTIONS[position.action]} {NUMBERS[position.amount]}", *cards]


def explain(game: TossYourCookies, thing: str, say: Say) -> str:
    """A card by what it counts for, a roll by what all do."""
    if thing in game.cards.names:
        return say(thing if thing in (HALF_EATEN, WILD, MILK) else "cookie")
    action, _, number = thing.partition(" ")
    if number:
        return _roll(action, number, not game.live, say)
    return say(f"die-{action}" if action in ACTIONS else thing)


def _roll(action: str, number: str, in_turns: bool, say: Say) -> str:
    told = number if number in (MILK, "all") else "number"
    key = {MILK: f"{action}-milk", "all": f"{action}-all"}.get(told, f"{action}-number")
    if action == ACTIONS[TOSS] and in_turns:
        key = f"{told}-tossed-in-turns"
    return say(key, count=int(number)) if told == "number" else say(key)
