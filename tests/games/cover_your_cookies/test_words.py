"""Words: every key has a sentence in both languages, and every sentence has its fields."""

from __future__ import annotations

from typing import cast

import pytest

from cookietin.games.cover_your_cookies import CookiePosition, CoverYourCookies
from cookietin.kernel.chance import Chance
from cookietin.kernel.dealer import Seeded
from cookietin.kernel.noting import Keeping, Scripted
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
    told,
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
        chance, dealer = Chance(seed), Keeping(Seeded(seed))
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


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_is_called_by_a_name_for_people(language: str) -> None:
    """CY-01: Mixers too, and both Exchanges."""
    speech = Speech(language, ID)
    assert [name for name in GAME.cards.names[1:] if speech.label(name) == name] == []


def test_sides_and_flavours_are_said_in_good_spanish() -> None:
    """CY-10, CY-22: a side has its article, and two Cookies are of a flavour."""
    speech = Speech("es", ID)
    said = [speech.move(GAME.move(text)) for text in ("rotate left", "batch sugar + sugar")]
    assert said == [
        "Las tandas de arriba van hacia la izquierda",
        "Empezar una tanda con dos de azúcar",
    ]


def test_an_exchange_is_told_to_the_two_by_name_and_to_the_others_by_number() -> None:
    """CY-25: what was taken from whom is known to the two, in what they read too."""
    hands = [[SUGAR] * 5, [LEMON] * 5, [RASP] * 5, POOR]
    position = table(hands, discard=[RASP], upper=0)
    told(position, f"discard {SUGAR}", Scripted(["exchange-left"]))
    dealer = Scripted([LEMON, RASP, SUGAR, SUGAR])
    told(position, "exchange 1", dealer)
    takes = [event for event in dealer.told if event.key == "take"]
    names = ["Ana", "Ben", "Cleo", "Dan"]
    said = [Speech("en", ID, names, viewer).event(takes[0]) for viewer in range(5)]
    assert said[:2] == ["You take Lemon Glaze from Ben.", "Ana takes Lemon Glaze from you."]
    assert said[2:] == ["Ana takes a card from Ben."] * 3
    spanish = [Speech("es", ID, names, viewer).event(takes[0]) for viewer in (1, 2)]
    assert spanish == ["Ana te quita glaseado de limón.", "Ana toma una carta de Ben."]


def test_the_picture_shows_what_a_person_looks_for() -> None:
    """Stacks with their top Batch and what lies beneath, Dough, discard and the own hand."""
    position = table(
        [[LEMON, FRESH], POOR, POOR, POOR],
        discard=[RASP],
        stacks={"seat1": [[SUGAR, SUGAR], [LEMON, LEMON, FRESH]]},
    )
    speech = Speech("en", ID, ["Ana", "Ben", "Cleo", "Dan"], 0)
    lines = GAME.people.picture(position.view(0), speech.label).splitlines()
    assert lines == [
        "  deck 87   discard  Raspberry",
        "",
        "▸ Ana      0 Dough   crumbs 0 = 0    hand  Lemon Glaze, Fresh Milk",
        "  Ben     65 Dough   crumbs 0 = 0    hand  ░░░░░",
        "    ▲ 2× Lemon Glaze, Fresh Milk = 55",
        "     · 2× Sugar = 10",
        "  Cleo     0 Dough   crumbs 0 = 0    hand  ░░░░░",
        "  Dan      0 Dough   crumbs 0 = 0    hand  ░░░░░",
    ]
