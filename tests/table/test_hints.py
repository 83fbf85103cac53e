"""Hints say which moves, what they are worth and why, from what the viewer knows."""

from __future__ import annotations

import json
import re

import pytest

import cookietin
from cookietin.bots import Considered, make_bot
from cookietin.bots.trying import Tried
from cookietin.kernel import registry
from cookietin.kernel.chance import Chance
from cookietin.kernel.dealer import Seeded
from cookietin.kernel.race import next_answer
from cookietin.table import hint
from cookietin.table.advice import Advised
from cookietin.table.hint import Advice, Effort, Hint
from cookietin.words import LANGUAGES, Speech, messages
from tests.samples.race import Snatch

CHAIN = cookietin.game("number-chain")
HANDS = [["1/4", "2/5", "1/3", "4"], None]
NO_PLAYS = Effort("thumb", answers=0)
FEW_PLAYS = Effort("thumb", answers=600, seconds=600.0)

PLAYS = {"chomp": 1}
"""What is slow is played less often."""


@pytest.mark.parametrize("id", registry.ids())
def test_every_hint_has_a_reason_in_words(id: str) -> None:
    """Over whole plays, half of their answers at random."""
    game = cookietin.game(id)
    said: set[str] = set()
    for seed in range(PLAYS.get(id, 4)):
        seats = max(game.fewest_seats, 2)
        dealer, chance = Seeded(seed), Chance(seed)
        position = game.start(seats, dealer)
        bots = [make_bot("random", game, seed), make_bot("thumb", game, seed)]
        while position.outcome is None:
            seat = next_answer(position, position.asked(), chance)
            view, question = position.view(seat), position.question(seat)
            found = hint(view, question, NO_PLAYS)
            assert found.move in view.legal(seat)
            reason = found.advice[0].reason
            assert reason is not None or len(view.legal(seat)) == 1
            for language in LANGUAGES if reason is not None else ():
                assert reason is not None
                speech = Speech(language, id, ["Ana", "Bo", "Cy"], seat)
                sentence = speech.say("why", reason.key, **reason.fields)
                assert not re.search(r"[{}]|seat\d", sentence)
                assert reason.key in messages(language, id).section("why")
                said.add(reason.key)
            position.play(seat, bots[seat % 2](view, question), dealer)
    assert said


def test_why_a_card_is_cheap() -> None:
    hands = [["0", "2/5"], ["3", "4/5"]]
    position = CHAIN.set_up(2, Seeded(1), hands=hands, chain=["1/2"], turn=0)
    [advice] = hint(position.view(0), position.question(0), NO_PLAYS).advice
    assert (advice.move.text, repr(advice.reason)) == (
        "0",
        "Reason({'why': 'cheapest', 'count': 0})",
    )


def test_a_hint_is_for_who_asks_and_reads_nothing_else() -> None:
    """Two truths that look the same to a seat give it the same hint."""
    game = cookietin.game("cover-your-cookies")
    position = game.start(3, Seeded(3))
    (seat,) = position.asked()
    view = position.view(seat)
    others = [game.imagine(view, Seeded(seed)) for seed in range(5)]
    told = {
        json.dumps(hint(other.view(seat), other.question(seat), FEW_PLAYS).json())
        for other in others
    }
    assert len(told) == 1


def test_the_best_three_are_told_with_their_chance_and_what_may_follow() -> None:
    position = CHAIN.set_up(2, Seeded(1), hands=HANDS, chain=["1/2"], turn=0)
    view = position.view(0)
    found = hint(view, position.question(0), FEW_PLAYS._replace(answers=5000))
    chances = [advice.considered.chance for advice in found.advice]
    assert None not in chances
    assert len(chances) == 3
    assert chances == sorted(chances, key=lambda chance: -(chance or 0.0))
    assert all(0 < (advice.reach or 0) < 0.5 for advice in found.advice)
    said = Advised(found, view, Speech("en", "number-chain", ["Ana", "Bo"], 0))
    sentences = " ".join(text for advice in found.advice for text in said.reasons(advice))
    assert "Bo answers: Play" in sentences
    assert "rule of thumb" in said.supposes()


@pytest.mark.parametrize(("plays", "feared"), [(3, False), (300, True)])
def test_a_reply_is_feared_once_it_came_often_enough_to_tell(plays: int, feared: bool) -> None:
    tried = Tried(CHAIN.move("4"))
    tried.plays, tried.won = 3 * plays, 1.5 * plays
    reply = tried.reply(1, CHAIN.move("1/3"))
    reply.plays, reply.won = plays, plays / 3
    assert (tried.feared() is reply) is feared


def test_a_winning_move_is_seen_as_one() -> None:
    hands = [["0"], ["3", "4/5"]]
    position = CHAIN.set_up(2, Seeded(1), hands=[["0", "2"], hands[1]], chain=["2/5"], turn=0)
    last = CHAIN.set_up(2, Seeded(1), hands=hands, chain=["2/5"], turn=0)
    found = hint(last.view(0), last.question(0), FEW_PLAYS)
    said = Advised(found, last.view(0), Speech("en", "number-chain", ["Ana", "Bo"], 0))
    assert "There is nothing else to answer." in said.reasons(found.advice[0])
    best = hint(position.view(0), position.question(0), FEW_PLAYS).advice[0]
    assert (best.considered.chance or 0) > 0.6


def test_time_that_is_up_ends_a_hint_after_its_first_play() -> None:
    position = CHAIN.set_up(2, Seeded(1), hands=HANDS, chain=["1/2"], turn=0)
    times = iter([0.0, 1000.0, 1000.0])
    found = hint(position.view(0), position.question(0), FEW_PLAYS, lambda: next(times))
    assert found.plays == 1
    assert len(found.advice) == 1


def test_without_a_rule_of_thumb_all_are_taken_to_play_at_random() -> None:
    position = Snatch({}).start(2, Seeded(3))
    found = hint(position.view(0), position.question(0), FEW_PLAYS._replace(adviser="random"))
    assert found.others == "random"


def test_who_plays_alone_is_told_a_reason_and_no_chance() -> None:
    position = cookietin.game("chomp").start(1, Seeded(3))
    [advice] = hint(position.view(0), position.question(0), FEW_PLAYS).advice
    assert advice.considered.chance is None
    assert advice.reason is not None


def test_a_search_says_that_the_chances_are_its_own() -> None:
    position = CHAIN.set_up(2, Seeded(1), hands=HANDS, chain=["1/2"], turn=0)
    found = hint(position.view(0), position.question(0), FEW_PLAYS._replace(adviser="normal"))
    said = Advised(found, position.view(0), Speech("en", "number-chain", ["Ana", "Bo"], 0))
    assert said.supposes().startswith("The chances are what normal found by searching")
    assert all(advice.reach is None for advice in found.advice)


def test_after_what_the_search_would_play_come_the_others_by_what_they_are_worth_at_least() -> None:
    position = CHAIN.set_up(2, Seeded(1), hands=HANDS, chain=["1/2"], turn=0)
    found = hint(position.view(0), position.question(0), FEW_PLAYS._replace(adviser="normal"))
    least = [
        (one.considered.chance or 0.0) - 2 * (one.considered.error or 0.0)
        for one in found.advice[1:]
    ]
    assert len(least) == 2
    assert least == sorted(least, reverse=True)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_higher_figure_further_down_says_how_far_it_may_be_off(language: str) -> None:
    """The search is surer of what it puts first: nothing looks as if it were put wrongly."""
    position = CHAIN.set_up(2, Seeded(1), hands=HANDS, chain=["1/2"], turn=0)
    first = Considered(CHAIN.move("1/4"), 0.27, 0.9, [], 0.01)
    rough = Considered(CHAIN.move("1/3"), 0.31, 0.1, [], 0.06)
    advice = [Advice(one, None, None, None) for one in (first, rough)]
    speech = Speech(language, "number-chain", ["Ana", "Bo"], 0)
    said = Advised(Hint(advice, "hard", "thumb", 10), position.view(0), speech)
    assert [said.chance(one) for one in advice] == ["27 % ± 2", "31 % ± 12"]
    assert speech.say("hint", "alike-rougher") in said.reasons(advice[1])
    assert [one["reach"] for one in said.json()["moves"]] == [0.02, 0.12]
