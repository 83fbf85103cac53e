"""Hints say which move, and why, from what the viewer knows, in both languages."""

from __future__ import annotations

import re

import pytest

import cookietin
from cookietin.bots import make_bot
from cookietin.kernel import registry
from cookietin.kernel.chance import Chance
from cookietin.kernel.dealer import Seeded
from cookietin.kernel.race import next_answer
from cookietin.table import hint
from cookietin.words import LANGUAGES, Speech, messages
from tests.samples.race import Snatch

PLAYS = {"chomp": 1}
"""What is slow is played less often."""


@pytest.mark.parametrize("id", registry.ids())
def test_every_hint_has_a_reason_in_words(id: str) -> None:
    """Over whole plays, half of their answers at random."""
    game = cookietin.game(id)
    said: set[str] = set()
    for seed in range(PLAYS.get(id, 8)):
        seats = max(game.fewest_seats, 2)
        dealer, chance = Seeded(seed), Chance(seed)
        position = game.start(seats, dealer)
        bots = [make_bot("random", game, seed), make_bot("thumb", game, seed)]
        while position.outcome is None:
            seat = next_answer(position, position.asked(), chance)
            view, question = position.view(seat), position.question(seat)
            found = hint(view, question)
            assert found is not None
            assert found.move in view.legal(seat)
            assert found.reason is not None or len(view.legal(seat)) == 1
            for language in LANGUAGES if found.reason is not None else ():
                assert found.reason is not None
                speech = Speech(language, id, ["Ana", "Bo", "Cy"], seat)
                sentence = speech.say("why", found.reason.key, **found.reason.fields)
                assert not re.search(r"[{}]|seat\d", sentence)
                assert found.reason.key in messages(language, id).section("why")
                said.add(found.reason.key)
            position.play(seat, bots[seat % 2](view, question), dealer)
    assert said


def test_why_a_card_is_cheap() -> None:
    game = cookietin.game("number-chain")
    hands = [["0", "2/5"], ["3", "4/5"]]
    position = game.set_up(2, Seeded(1), hands=hands, chain=["1/2"], turn=0)
    found = hint(position.view(0), position.question(0))
    assert found is not None
    assert (found.move.text, repr(found.reason)) == ("0", "Reason({'why': 'cheapest', 'count': 0})")


def test_a_hint_is_for_who_asks_and_reads_nothing_else() -> None:
    """Two truths that look the same to a seat give it the same hint."""
    game = cookietin.game("cover-your-cookies")
    position = game.start(3, Seeded(3))
    (seat,) = position.asked()
    view = position.view(seat)
    others = [game.imagine(view, Seeded(seed)) for seed in range(5)]
    hints = [hint(other.view(seat), other.question(seat)) for other in others]
    told = {(one.move.text, repr(one.reason)) for one in hints if one is not None}
    assert len(told) == 1


def test_without_a_rule_of_thumb_there_is_no_hint() -> None:
    position = Snatch({}).start(2, Seeded(3))
    assert hint(position.view(0), position.question(0)) is None
