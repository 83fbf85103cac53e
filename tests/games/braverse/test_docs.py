"""The examples in docs/cards.md are cards that can be read (BV-34)."""

from __future__ import annotations

import re

from cookietin.games.braverse import Pool
from cookietin.games.braverse.cards import Cards
from cookietin.games.braverse.decks import deck_complaints, name_complaints, read_deck
from cookietin.games.braverse.language import reading, terms
from cookietin.games.braverse.language.meaning import BEFORE_DAMAGE, IN_ATTACK
from cookietin.games.braverse.language.terms import TRIGGERS
from tests.games.braverse.card_files import PAGE, examples
from tests.games.braverse.table import game


def test_the_examples_are_read() -> None:
    """BV-34."""
    numbers = sorted(Cards(examples()).numbers[1:])
    assert numbers == [f"MY-{number:03}" for number in [*range(1, 5), *range(10, 29)]]


def test_the_starter_example_is_read() -> None:
    """BV-03, BV-04: with the cards that the page leaves to its reader."""
    data = examples()
    plain = data["card"][0]
    for number in range(5, 10):
        data["card"].append({**plain, "number": f"MY-{number:03}", "name": f"Biscuit {number}"})
    pool = Pool(data)
    assert pool.starters == {"crumbs": {f"MY-{number:03}": 4 for number in range(1, 16)}}
    lines = "\n".join(data["deck"][0]["cards"])
    assert name_complaints(lines, pool.cards, lambda name: [name]) == []


def test_where_a_word_means_something_is_told_as_it_is() -> None:
    """BV-34."""
    for words, places in (("`attacker`", IN_ATTACK), ("`redirect`, `cancel`", BEFORE_DAMAGE)):
        (row,) = [line for line in PAGE.splitlines() if line.startswith(f"| {words} |")]
        told = re.findall(r"`([\w-]+)`", row.removeprefix(f"| {words} |"))
        assert told == [TRIGGERS[place] for place in places]


def test_every_word_of_the_language_is_explained() -> None:
    """BV-34: every word of the closed vocabulary, and every field."""
    words = [*TRIGGERS, *terms.OPERATIONS, *terms.ZONES, *terms.DESTINATIONS]
    words += [*terms.SPECIALS[1:], *terms.MARKS]
    words += [*terms.HAPPENINGS, *terms.MEASURES, *terms.DURATIONS, *terms.BANS]
    words += [*reading.CARD, *reading.ABILITY, *reading.FILTER, *reading.NUMBER]
    assert [word for word in words if f"`{word}`" not in PAGE] == []


def test_the_deck_example_is_read() -> None:
    """BV-03: and it is too short."""
    (block,) = re.findall(r"```\n(4 GB1.*?)```", PAGE, re.DOTALL)
    counts = read_deck(block)
    assert counts == {"GB1-001": 4, "GB1-012": 3}
    assert [reason.key for reason in deck_complaints(counts, game().cards)] == ["deck-size"]
