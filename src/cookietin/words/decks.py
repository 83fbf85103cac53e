"""Decks in words: what a list of cards holds, and every reason why it may not be played."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from cookietin.games.braverse.decks import (
    deck_complaints,
    deck_summary,
    name_complaints,
    scan_deck,
    write_deck,
)
from cookietin.words.messages import LANGUAGES
from cookietin.words.speech import Speech

if TYPE_CHECKING:
    from cookietin.games.braverse import Pool
    from cookietin.games.braverse.decks import Counts

GAME = "braverse"


class Deck(NamedTuple):
    """A deck list as it was read."""

    counts: Counts
    """How many of each card number, those that no card has too."""
    reasons: list[str]
    """Every reason against playing it, as sentences; none if it may be played."""
    amiss: list[str]
    """Those of them that are about single lines: what is written there is no card."""
    text: str
    """The list of its cards as people write it."""
    summary: dict[str, Any]
    """What it is made of."""


def read_deck_list(text: str, pool: Pool, language: str) -> Deck:
    """A deck list in any language, told of in this one."""
    speech = Speech(language, GAME)
    counts, lines = scan_deck(text)
    whole = deck_complaints(counts, pool.cards)
    names = name_complaints(text, pool.cards, _called)
    unknown = [reason for reason in whole if reason.key == "deck-no-such-card"]
    for reason in (*whole, *names):
        if "card" in reason.fields:
            reason.fields["card"] = speech.label(reason.fields["card"])
    known = {number: counts[number] for number in counts if pool.cards.kind_of(number)}
    return Deck(
        counts,
        [speech.complaint(reason) for reason in (*lines, *whole, *names)],
        [speech.complaint(reason) for reason in (*lines, *unknown, *names)],
        write_deck(known, pool.cards, speech.label),
        deck_summary(known, pool.cards),
    )


def _called(name: str) -> list[str]:
    """What a card is called in each language: a list may be written in any."""
    return [name, *(Speech(language, GAME).label(name) for language in LANGUAGES)]


def starter_names(pool: Pool, language: str) -> dict[str, str]:
    """What the starter decks of a pool are called, by their ids."""
    speech = Speech(language, GAME)
    return {row["id"]: speech.label(row["name"]) for row in pool.data.get("deck", [])}
