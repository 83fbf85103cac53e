"""`tin deck` and `tin cards`."""

from __future__ import annotations

import json
from pathlib import Path

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


def test_a_deck_file_can_be_played_with(tmp_path: Path) -> None:
    file = tmp_path / "deck.txt"
    lines = tin("deck", "show", "blue").out.splitlines()
    file.write_text("\n".join(line for line in lines if "GB1" in line), encoding="utf-8")
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


def test_another_word_is_refused() -> None:
    assert tin("deck", "eat", "red").code == 2
