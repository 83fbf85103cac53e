"""Complaints as such: across processes, inside one another, and without a sentence."""

from __future__ import annotations

import pickle

import pytest

from cookietin.kernel.complaint import BadOption, BadPosition, Complaint, Refused
from tests.kernel.chain import GAME, lines, replay


def test_a_complaint_is_the_same_in_another_process() -> None:
    """Pickled and back, it says the same and is of the same kind."""
    refused = Refused("CC-51", "not-in-hand", {"card": "5"})
    refused.game = "number-chain"
    again = pickle.loads(pickle.dumps(refused))
    assert (type(again), again.clause, str(again)) == (Refused, "CC-51", str(refused))


def test_a_plain_complaint_crosses_too() -> None:
    again = pickle.loads(pickle.dumps(BadOption("best-of-even", {"format": "best-of-2"})))
    assert (type(again), again.key, again.fields) == (
        BadOption,
        "best-of-even",
        {"format": "best-of-2"},
    )


def test_a_complaint_inside_a_complaint_is_said_in_its_own_game_s_words() -> None:
    """A record's line that fails says why, in the words of the game that refused it."""
    held = lines()[1]["dealt"][:5]
    other = next(card for card in GAME.inventory(2) if card not in held)
    with pytest.raises(Complaint) as complaint:
        replay([*lines(), {"seat": "seat0", "move": other, "dealt": []}])
    assert str(complaint.value) == (
        f"Line 3: You do not hold {other}: you play a card from your hand. (rule CC-51)"
    )


def test_a_complaint_without_a_sentence_still_says_what_it_knows() -> None:
    assert str(BadPosition("odd-thing", {"where": "deck"})) == "odd-thing where deck"
