"""`tin games` and `tin rules` show all that is declared."""

from __future__ import annotations

import json
from collections.abc import Iterator

import pytest

import cookietin
from cookietin.games.chomp.quarters import CODES
from cookietin.kernel import registry
from cookietin.words import LANGUAGES, Speech, clauses
from tests.cli.running import tin


@pytest.fixture
def house() -> Iterator[str]:
    """A house rule that is there for one test."""
    cookietin.house_rule("number-chain", "quick", hand=3)
    yield "quick"
    registry._houses["number-chain"].pop("quick")


@pytest.mark.parametrize("language", LANGUAGES)
def test_games_lists_options_with_range_default_and_clause(language: str) -> None:
    run = tin("games", "number-chain", "--lang", language)
    assert run.code == 0
    for text in (
        "number-chain",
        "hand",
        "1–15",
        "CC-50",
        "random, easy, thumb, normal, hard, expert",
    ):
        assert text in run.out


def test_games_lists_house_rules(house: str) -> None:
    assert "quick       hand=3" in tin("games", "number-chain").out
    (chain,) = (g for g in json.loads(tin("games", "--json").out) if g["id"] == "number-chain")
    assert chain["houses"]["quick"] == {"hand": 3}
    assert sorted(chain["houses"]) == ["quick", "small"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_games_in_short_fit_on_a_page(language: str) -> None:
    run = tin("games", "--lang", language)
    assert len(run.out.splitlines()) < 4 * len(registry.ids())
    for id in registry.ids():
        assert f"{id}  {Speech(language, id).say('game', 'name')}" in run.out
    assert "CC-50" not in run.out
    assert "tin games braverse" in run.out


def test_one_game_as_data_is_one_of_all() -> None:
    one = json.loads(tin("games", "number-chain", "--json").out)
    assert one in json.loads(tin("games", "--json").out)
    assert one["goal"].startswith("Have no card left")


def test_games_as_data() -> None:
    (chain,) = (g for g in json.loads(tin("games", "--json").out) if g["id"] == "number-chain")
    assert chain["seats"] == [2, 3, 4, 5, 6]
    assert chain["bots"] == ["random", "easy", "thumb", "normal", "hard", "expert"]
    assert chain["options"][0] == {
        "name": "hand",
        "clause": "CC-50",
        "default": 5,
        "range": "1–15",
        "about": "Cards dealt to each player.",
    }


@pytest.mark.parametrize("language", LANGUAGES)
def test_rules_shows_every_clause_within_the_width(language: str) -> None:
    run = tin("rules", "number-chain", "--lang", language)
    assert run.code == 0
    words = " ".join(run.out.split())
    for clause in clauses("number-chain", language):
        assert clause.id in run.out
        assert clause.heading in run.out
        assert clause.text in words
    assert max(len(line) for line in run.out.splitlines()) <= 80


def test_rules_marks_what_is_not_the_rulebooks() -> None:
    out = tin("rules", "number-chain").out
    assert "CC-53 R " in out
    assert "CC-02 D " in out
    assert "CC-52   " in out
    assert "R: our ruling" in out


def test_rules_are_wrapped_to_a_narrow_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "50")
    out = tin("rules", "number-chain").out
    assert max(len(line) for line in out.splitlines()) <= 50


def test_rules_as_data() -> None:
    data = json.loads(tin("rules", "number-chain", "--json", "--lang", "es").out)
    assert data["name"] == "Cadena de números"
    assert [clause["id"] for clause in data["clauses"]][-1] == "CC-53"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_signs_of_pictures_are_explained_in_rules_and_in_play(language: str) -> None:
    """Every quarter, egg and ridge of CHOMP."""
    legend = Speech(language, "chomp").legend()
    label = Speech(language, "chomp").label
    explained = {word for line in legend.splitlines() for word in line[:11].split()}
    assert {*map(label, CODES[1:]), "*", "@", "#"} <= explained
    table = [line for line in legend.splitlines() if line.startswith("  ")]
    assert max(len(line) for line in table) <= 80
    assert "\n".join(table[-3:]) in tin("rules", "chomp", "--lang", language).out
    played = tin("play", "chomp", "--seed", "1", "--lang", language, typed=["?", "quit"])
    assert "\n".join(table[-3:]) in played.out
    assert json.loads(tin("rules", "chomp", "--json", "--lang", language).out)["legend"] == legend


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("id", registry.ids())
def test_every_game_says_how_its_picture_is_read(id: str, language: str) -> None:
    """Within eighty columns; what is the same in all games stands in the help."""
    legend = Speech(language, id).legend()
    played = tin("play", id, "--seed", "3", "--lang", language, typed=["?", "quit"])
    assert "▸" in played.out
    assert max(len(line) for line in legend.splitlines() if line.startswith("  ")) <= 80


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("id", "signs"), [("cookie-chomper", "✖"), ("golden-cookie", "◆"), ("cookie-hoarder", "✖◆1")]
)
def test_a_mode_explains_its_own_tokens_alone(id: str, signs: str, language: str) -> None:
    legend = Speech(language, id).legend()
    explained = {sign for line in legend.splitlines() for sign in (line[2:3], line[30:31])}
    assert explained & set("✖◆1") == set(signs)
