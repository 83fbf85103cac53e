"""Words and rules pages: every key said in both languages, every clause on the page."""

from __future__ import annotations

import string
from pathlib import Path
from typing import Any

import pytest

import cookietin
from cookietin import Keeping, Seeded
from cookietin.kernel.chance import Chance
from cookietin.words import LANGUAGES, Speech, clauses, messages
from tests.games.cookie_chomper.table import Table

GAMES = ["cookie-chomper", "golden-cookie", "cookie-hoarder"]
SECTIONS = ["game", "option", "question", "move", "standing", "label", "event", "how", "complaint"]


@pytest.mark.parametrize("game", GAMES)
def test_both_languages_say_the_same_things(game: str) -> None:
    english, spanish = messages("en", game), messages("es", game)
    for section in SECTIONS:
        here, there = english.section(section), spanish.section(section)
        assert here.keys() == there.keys()
        for key in here:
            assert _fields(here[key]) == _fields(there[key]), (section, key)
            if section in ("event", "question"):
                assert here[key] != there[key], (section, key)


def _fields(message: Any) -> set[str]:
    texts = message.values() if isinstance(message, dict) else [message]
    return {name for text in texts for _, name, _, _ in string.Formatter().parse(text) if name}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_clause_is_on_the_rules_page(game: str, language: str) -> None:
    """CC-01 to CC-42 and CC-54 for all; CC-43 for Golden Cookie, CC-44 to CC-49 for Hoarder.

    What a mode replaces is not there: the end by the last cookie in both, Hoarder's stack too.
    """
    own = {"golden-cookie": [43], "cookie-hoarder": [44, 45, 46, 47, 48, 49]}.get(game, [])
    replaced = {"golden-cookie": [23, 24], "cookie-hoarder": [7, 23, 24]}.get(game, [])
    wanted = [number for number in [*range(1, 43), *own, 54] if number not in replaced]
    page = clauses(game, language)
    assert sorted(clause.id for clause in page) == sorted(f"CC-{number:02}" for number in wanted)
    assert {mark for clause in page for mark in clause.mark} == {"S", "R", "D"}


@pytest.mark.parametrize("game", GAMES)
def test_every_option_and_its_clause_is_documented(game: str) -> None:
    made = cookietin.game(game)
    ids = [clause.id for clause in clauses(game, "en")]
    for option in made.declared:
        assert option.clause in ids
        for language in LANGUAGES:
            assert option.name in messages(language, game).section("option")


@pytest.mark.parametrize("game", GAMES)
def test_all_that_happens_is_said_in_words(game: str) -> None:
    made = cookietin.game(game, hand=5)
    speeches = [Speech(language, game, None, 0) for language in LANGUAGES]
    for seed in range(8):
        dealer, chance = Keeping(Seeded(seed)), Chance(seed)
        position = made.start(3, dealer)
        while position.outcome is None:
            seat = position.asked()[0]
            move = position.legal(seat)[chance.below(len(position.legal(seat)))]
            question = position.question(seat)
            position.play(seat, move, dealer)
            for speech in speeches:
                said = [speech.question(question), speech.move(move)]
                said += [speech.event(event) for event in dealer.told]
                for text in said:
                    assert "{" not in text
                    assert text[-1] in ".?" or text in said[1:2], text
                    assert "None" not in text
            dealer.collect_told()


@pytest.mark.parametrize("game", GAMES)
def test_every_clause_has_a_test_that_names_it(game: str) -> None:
    folder = Path(__file__).parent
    stories = "".join(
        path.read_text(encoding="utf-8")
        for path in folder.glob("test_*.py")
        if path.name != Path(__file__).name
    )
    for clause in clauses(game, "en"):
        assert clause.id in stories


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_standing_answer_is_said_in_words(game: str, language: str) -> None:
    """CC-12"""
    keys = [standing.key for standing in cookietin.game(game).standing_answers]
    assert list(messages(language, game).section("standing")) == keys


@pytest.mark.parametrize(
    ("cards", "said", "asked"),
    [
        (["negate"], "Seat 0 would give back 2.", "2 to be given back, after Negate."),
        (["reverse"], "Seat 0 would give back 2.", "2 to be given back, after Reverse."),
        (["negate", "reverse"], "Seat 0 would take 2.", "2 to be taken, after Reverse."),
    ],
)
def test_people_are_told_what_moves_and_not_a_sign(cards: list[str], said: str, asked: str) -> None:
    """CC-19 and CC-28: the produced number itself is told beside it (CC-14)."""
    table = Table("2, Negate, Reverse", "1").play("0: 2", *[f"0: {card}" for card in cards])
    speech = Speech("en", "cookie-chomper", None, 1)
    assert speech.event(table.told[-1]) == said
    assert table.told[-1].fields["total"] == (-2 if "negate" in cards else 2)
    assert speech.question(table.position.question(1)).startswith(asked)


def test_the_queue_says_which_way_tokens_go_where_the_number_does_not() -> None:
    """CC-28"""
    label = Speech("en", "cookie-chomper").label
    table = Table("2, Negate, Reverse", "1").play("0: 2", "0: negate")
    assert "Seat 0: gives back 2" in table.game.people.picture(table.position, label)
    table.play("0: reverse")
    assert "Seat 0: takes 2  2 cookies" in table.game.people.picture(table.position, label)


def test_copy_says_what_it_acts_as() -> None:
    """CC-35: beside each move with it, alone or as a companion; nothing beside the others."""
    table = Table("2, Copy, Add, 3", "1").play("0: 2")
    remarks = {
        move.text: table.game.people.remark(
            table.position.view(0), 0, move, Speech("en", "cookie-chomper").label
        )
        for move in table.position.view(0).legal(0)
    }
    assert remarks["add copy as 2"] == "acts as 2"
    assert {said for text, said in remarks.items() if "copy" not in text} == {""}


def test_tokens_are_named_in_each_language_and_counted() -> None:
    """CC-46: in sentences and in pictures."""
    dealt = "cookie, cookie, bandit 1, golden, bandit 2"
    table = Table("5", "1", game="cookie-hoarder", dealt=dealt).play("0: 5").close()
    spanish, english = (Speech(language, "cookie-hoarder", None, 1) for language in ("es", "en"))
    told = [event for event in table.told if event.key in ("take", "steal")]
    assert [english.event(event) for event in told] == [
        "Seat 0 takes 5 tokens: cookie, cookie, Bandit 1, Golden Cookie and Bandit 2. 27 left.",
        "Bandit 1 steals one cookie from Seat 0.",
        "Bandit 2 steals one cookie from Seat 0.",
    ]
    assert "galleta, galleta, Bandido 1, galleta dorada y Bandido 2." in spanish.event(told[0])
    drawn = table.game.people.picture(table.position, spanish.label)
    assert "puntos  2   1 ◆" in drawn
    assert "boca abajo  18 galletas, 1 galleta envenenada, 1 Bandido 1" in drawn
    assert "bandit pile  2 cookies, Bandit 1, Bandit 2" in table.game.people.picture(
        table.position, english.label
    )


def test_a_bandit_who_finds_nothing_says_so() -> None:
    """CC-46"""
    table = Table("1", "2", game="cookie-hoarder", dealt="bandit 4").play("0: 1").close()
    told = next(event for event in table.told if event.key == "steal-nothing")
    assert Speech("en", "cookie-hoarder", None, 0).event(told) == (
        "Bandit 4 finds no cookie to steal from you."
    )


def test_cards_are_named_in_each_language() -> None:
    """CC-03: in sentences and in pictures."""
    table = Table("2, Reverse, 3", "Veto, Double").play("0: 2", "0: reverse", "1: veto reverse")
    spanish = Speech("es", "cookie-chomper", None, 0)
    played = [spanish.event(event) for event in table.told if event.key == "play-veto"]
    assert played == ["Asiento 1 juega Veto sobre Revés."]
    picture = table.game.people.picture(table.position, spanish.label)
    assert "~Revés~" in picture
    assert "Doble" in picture
