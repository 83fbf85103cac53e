"""`tin deck` and `tin cards`."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.cli.running import tin


def test_a_starter_is_fine_and_can_be_shown() -> None:
    assert tin("deck", "check", "red").code == 0
    shown = tin("deck", "show", "red")
    assert shown.code == 0
    assert "4 GB1-001 Ember Crumb" in shown.out


def test_every_reason_against_a_deck_is_told_at_once(tmp_path: Path) -> None:
    file = tmp_path / "deck.txt"
    file.write_text("5 GB1-001 Ember Crumb\n1 GB1-002 Wrong Name\n2 GB1-999\n", encoding="utf-8")
    checked = tin("deck", "check", str(file))
    assert checked.code == 1
    assert len(checked.out.strip().splitlines()) == 4


def test_lines_that_cannot_be_read_are_among_the_reasons(tmp_path: Path) -> None:
    file = tmp_path / "deck.txt"
    text = "5 GB1-001 Ember Crumb\nx GB1-003\n0 GB1-004\n1 GB1-002 Wrong Name\n2 GB1-999\n"
    file.write_text(text + "20 GB1-015\n" + "9" * 5000 + " GB1-016\n", encoding="utf-8")
    checked = tin("deck", "check", str(file))
    assert checked.code == 1
    told = " ".join(checked.out.split())
    for reason in (
        "Line 2 of the deck is x GB1-003;",
        "Line 3 of the deck is 0 GB1-004;",
        "Line 7 of the deck is 999",
        "5 copies of GB1-001 Ember Crumb: at most 4",
        "There is no card GB1-999 in this pool.",
        "The deck has 28 cards: exactly 60 are needed.",
        "The deck has 20 Cookies with FLIP: at most 16",
        "GB1-002 is Pepper Snap, not Wrong Name.",
    ):
        assert reason in told
    file.write_text("x GB1-003\n", encoding="utf-8")
    assert tin("deck", "check", str(file)).out.splitlines()[1:] == ["The deck has no cards."]


@pytest.mark.parametrize("language", ["en", "es"])
def test_what_is_shown_of_a_deck_is_a_deck_list(tmp_path: Path, language: str) -> None:
    """In every language, to check in any and to play with."""
    file = tmp_path / "deck.txt"
    shown = tin("deck", "show", "red", "--lang", language).out
    file.write_text(shown, encoding="utf-8")
    for checker in ("en", "es"):
        assert tin("deck", "check", str(file), "--lang", checker).code == 0
        again = tin("deck", "show", str(file), "--lang", language)
        assert (again.code, again.out) == (0, shown)
    words = ("simulate", "braverse", "--games", "1", "--seats", "2", "--seed", "1", "--jobs", "1")
    assert tin(*words, "--option", f"deck0={file}").code == 0


def test_reasons_against_a_deck_that_is_shown_are_comments(tmp_path: Path) -> None:
    file = tmp_path / "deck.txt"
    file.write_text("1 GB1-001\n1 GB1-020\nx\n", encoding="utf-8")
    shown = tin("deck", "show", str(file))
    assert shown.code == 1
    assert shown.out.splitlines() == [
        "1 GB1-001 Ember Crumb",
        "1 GB1-020 Battle Frosting",
        "# 2 cards: 1 Cookie (0 with FLIP), 1 Item, 0 Traps and 0 Stages.",
        "# Line 3 of the deck is x; it should be like 4 GB1-012 and the name.",
        "# The deck has 2 cards: exactly 60 are needed.",
    ]


def test_reasons_in_spanish_call_a_card_what_a_list_in_spanish_does(tmp_path: Path) -> None:
    file = tmp_path / "deck.txt"
    file.write_text("9 GB1-001 migaja de ascua\n1 GB1-002 Ember\n", encoding="utf-8")
    told = tin("deck", "check", str(file), "--lang", "es").out
    assert "9 copias de GB1-001 Migaja de Ascua: se permiten como mucho 4." in told
    assert "GB1-002 es Chasquido Picante, no Ember." in told


def test_a_deck_file_can_be_played_with(tmp_path: Path) -> None:
    file = tmp_path / "deck.txt"
    file.write_text(tin("deck", "show", "blue").out, encoding="utf-8")
    words = ("simulate", "braverse", "--games", "2", "--seats", "2", "--seed", "1", "--jobs", "1")
    assert tin(*words, "--option", f"deck0={file}").code == 0


def test_a_deck_in_spanish_has_spanish_names_and_can_be_checked(tmp_path: Path) -> None:
    file = tmp_path / "deck.txt"
    lines = tin("deck", "show", "red", "--lang", "es").out.splitlines()
    assert "4 GB1-001 Migaja de Ascua" in lines
    file.write_text("\n".join(line for line in lines if "GB1" in line), encoding="utf-8")
    assert tin("deck", "check", str(file), "--lang", "es").code == 0
    assert "Migaja de Ascua" in tin("cards", "ascua", "--lang", "es").out


def test_cards_are_searched_by_colour_level_and_text() -> None:
    found = json.loads(tin("cards", "draw", "--color", "blue", "--level", "1", "--json").out)
    assert {card["name"] for card in found} >= {"Dewdrop Dunker", "Tide Tuile"}
    assert tin("cards", "--color", "green", "--lang", "es").out.count("GB1-") == 24


@pytest.mark.parametrize("words", [("Ember Crumb",), ("crumb", "EMBER"), ("migaja", "crumb")])
def test_a_card_is_found_by_its_words_in_either_language(words: tuple[str, ...]) -> None:
    """In Spanish by its English name too."""
    assert "GB1-001 Migaja de Ascua" in tin("cards", *words, "--lang", "es").out
    assert ("1 card fits." in tin("cards", *words).out) == ("migaja" not in words)


def test_capitals_and_accents_do_not_matter() -> None:
    plain, accented = (tin("cards", word, "--lang", "es").out for word in ("dano", "DAÑO"))
    assert plain == accented
    assert plain.count("GB1-") > 9


def test_words_in_quotes_stand_side_by_side() -> None:
    assert "0 cards fit." in tin("cards", "crumb ember").out


@pytest.mark.parametrize(("word", "said"), [("zzz", "Coinciden 0"), ("GB1-001", "Coincide 1")])
def test_how_many_fit_is_said_in_spanish(word: str, said: str) -> None:
    assert said in tin("cards", word, "--lang", "es").out


def test_another_word_is_refused() -> None:
    assert tin("deck", "eat", "red").code == 2


CARD = """
[[{table}]]
number = "T-001"
name = "Test One"
type = "cookie"
color = "red"
level = 1
hp = 2
attack = {{ cost = "R", damage = 1 }}
{more}
"""


@pytest.mark.parametrize(
    "typed",
    [("cards", "--cards"), ("deck", "show", "red", "--cards"), ("play", "braverse", "--option")],
)
def test_a_card_file_goes_by_its_name(tmp_path: Path, typed: tuple[str, ...]) -> None:
    """With the field that was probably meant."""
    file = tmp_path / "mine.toml"
    name = f"cards={file}" if typed[0] == "play" else str(file)
    more = "abilities = [{ when = 'flip', do = [{ op = 'draw', amont = 1 }] }]"
    file.write_text(CARD.format(table="card", more=more), encoding="utf-8")
    said = " ".join(tin(*typed, name).err.split())
    assert f"{file}, card T-001: there is no field abilities[0].do[0].amont here." in said
    assert "Did you mean amount?" in said
    file.write_text(CARD.format(table="cards", more=""), encoding="utf-8")
    said = " ".join(tin(*typed, name).err.split())
    wanted = "which is not known there. What is: card, deck and pool."
    assert f"{file} has a table cards, {wanted}" in said


def test_a_card_file_that_adds_is_searched_with_the_cards_of_the_game(tmp_path: Path) -> None:
    """By trait too; and the starters are still there."""
    file = tmp_path / "mine.toml"
    text = CARD.format(table="card", more='traits = ["ghost"]')
    file.write_text(f'pool = "adds"\n{text}', encoding="utf-8")
    found = json.loads(tin("cards", "--cards", str(file), "--json").out)
    assert len(found) == 121
    found = json.loads(tin("cards", "--cards", str(file), "--trait", "ghost", "--json").out)
    assert [card["number"] for card in found] == ["T-001"]
    assert tin("deck", "check", "red", "--cards", str(file)).code == 0
