"""What lands, goals, dinos and quarters are: for who wants to read it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cookietin.games.chomp.people.picture import goal_text
from cookietin.games.chomp.quarters import (
    BARE,
    CODES,
    DINO,
    DINOS,
    FIRST_CARNIVORE,
    FIRST_DINO,
    SIZES,
    TYPES,
    WORTH,
)

if TYPE_CHECKING:
    from cookietin.games.chomp.cards import Cards
    from cookietin.kernel.people import Label, Say

GROUND: Final = ["plants", "meat", "tar", "nest", "bare", "ridge"]
WORDS: Final = ["herd", "egg", "a-land", "a-goal", "row"]


def things(cards: Cards) -> dict[str, list[str]]:
    """Both sides of the cards, the six types of dino, the other quarters, and the words."""
    return {
        "land": cards.lands[1:],
        "goal": cards.goals[1:],
        "dino": DINOS,
        "ground": GROUND,
        "word": WORDS,
    }


def called(thing: str, label: Label) -> str:
    """A dino with the signs for it in a picture."""
    if thing not in DINOS:
        return label(thing)
    dino = DINOS.index(thing)
    signs = [CODES[kind] for kind in range(FIRST_DINO, len(CODES)) if DINO[kind] == dino]
    return f"{thing.capitalize()} ({', '.join(signs)})"


def explain(cards: Cards, thing: str, say: Say, label: Label) -> str:
    """What a card shows, what a dino eats, what a quarter does."""
    if thing in cards.goals:
        text = goal_text(cards.goal[cards.goals.index(thing)], label)
        return f"{text[0].upper()}{text[1:]}."
    if thing in cards.lands:
        return _land(cards, cards.lands.index(thing), say, label)
    if thing not in DINOS:
        return say(thing)
    dino = DINOS.index(thing)
    size = dino % len(SIZES)
    points = {"size": say(SIZES[size]), "count": WORTH[dino]}
    if dino < FIRST_CARNIVORE:
        hunters = [name.capitalize() for name in DINOS[FIRST_CARNIVORE + size : TYPES]]
        return say("herbivore", **points, hunters=hunters)
    prey = [name.capitalize() for name in DINOS[: size + 1]]
    return say("carnivore", **points, prey=prey)


def _land(cards: Cards, land: int, say: Say, label: Label) -> str:
    upper, lower, upper_edges, lower_edges = cards.faces[land * 16 : land * 16 + 4]
    above = [_quarter(kind, label) for kind in upper]
    below = [_quarter(kind, label) for kind in lower]
    told = [say("land", above=above, below=below)]
    if cards.eggs[land]:
        told.append(say("land-eggs", count=cards.eggs[land]))
    if any(edges & 15 for edges in upper_edges + lower_edges):
        told.append(say("land-ridge"))
    return " ".join(told)


def _quarter(kind: int, label: Label) -> str:
    if kind >= FIRST_DINO:
        return f"{DINOS[DINO[kind]].capitalize()} ({CODES[kind]})"
    return label("bare" if kind == BARE else CODES[kind])
