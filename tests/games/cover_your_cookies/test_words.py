"""Words: every key has a sentence in both languages, and every sentence has its fields."""

from __future__ import annotations

from typing import cast

import pytest

from cookietin.games.cover_your_cookies import CookiePosition, CoverYourCookies
from cookietin.kernel.chance import Chance
from cookietin.kernel.noting import Seeded
from cookietin.words import LANGUAGES, Speech, clauses, messages
from tests.games.cover_your_cookies.table import (
    ADVANCED,
    FRESH,
    GAME,
    LEMON,
    POOR,
    RASP,
    SUGAR,
    game,
    table,
)

ID = "cover-your-cookies"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_page_has_every_clause_in_order(language: str) -> None:
    """CY-01 to CY-33."""
    found = clauses(ID, language)
    assert [clause.id for clause in found] == [f"CY-{number:02}" for number in range(1, 34)]
    assert all(set(clause.mark) <= set("SRD") and clause.mark for clause in found)


def test_both_languages_mark_the_clauses_alike() -> None:
    marks = [[clause.mark for clause in clauses(ID, language)] for language in LANGUAGES]
    assert marks[0] == marks[1]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_option_and_move_has_words(language: str) -> None:
    found = messages(language, ID)
    for option in GAME.declared:
        assert found.find("option", option.name), option.name
    for move in GAME.moves.all:
        assert "{" not in Speech(language, ID).move(move)
        assert found.find("move", move.key), move.key


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("rules", [GAME, ADVANCED, game(three=False)])
def test_whole_plays_can_be_told_to_everyone(language: str, rules: CoverYourCookies) -> None:
    """Every event, question, refusal and remark of some random plays, to every viewer."""
    found = messages(language, ID)
    for seed in range(4):
        seats = 3 + seed
        chance, dealer = Chance(seed), Seeded(seed)
        position = cast("CookiePosition", rules.start(seats, dealer))
        speeches = [Speech(language, ID, viewer=viewer) for viewer in range(seats + 1)]
        while position.outcome is None:
            (seat,) = position.asked()
            question = position.question(seat)
            assert found.find("question", question.key), question.key
            assert all(speech.question(question) for speech in speeches)
            legal = position.view(seat).legal(seat)
            for move in rules.moves.all[:: 1 + chance.below(40)]:
                refused = position.refusal(seat, move)
                if refused is not None:
                    assert refused.clause.startswith("CY-")
                    assert found.find("complaint", refused.key), refused.key
                    assert refused.clause in speeches[0].complaint(refused)
            position.play(seat, legal[chance.below(len(legal))], dealer)
            for event in dealer.collect_told():
                assert found.find("event", event.key), event.key
                assert all(speech.event(event) for speech in speeches)


def test_the_picture_shows_what_a_person_looks_for() -> None:
    """Stacks with their top Batch and what lies beneath, Dough, discard and the own hand."""
    position = table(
        [[LEMON, FRESH], POOR, POOR, POOR],
        discard=[RASP],
        stacks={"seat1": [[SUGAR, SUGAR], [LEMON, LEMON, FRESH]]},
    )
    speech = Speech("en", ID, ["Ana", "Ben", "Cleo", "Dan"], 0)
    lines = position.view(0).picture(speech.label).splitlines()
    assert lines == [
        "  deck 87   discard raspberry",
        "",
        "▸ Ana      0 Dough   crumbs 0   hand lemon-glaze fresh-milk",
        "  Ben     65 Dough   crumbs 0   hand ? ? ? ? ?",
        "    ▲ 2× lemon-glaze, fresh-milk = 55",
        "     · 2× sugar = 10",
        "  Cleo     0 Dough   crumbs 0   hand ? ? ? ? ?",
        "  Dan      0 Dough   crumbs 0   hand ? ? ? ? ?",
    ]
