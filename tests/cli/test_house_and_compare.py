"""House rules of one's own at every door, and two things compared."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from cookietin import houses
from cookietin.kernel import registry
from tests.cli.running import tin

pytestmark = pytest.mark.usefixtures("registry_as_before")


@pytest.fixture(autouse=True)
def at_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path))
    monkeypatch.chdir(tmp_path)


def test_a_saved_rule_is_known_at_every_door() -> None:
    said = tin("house", "save", "number-chain", "long hands", "--option", "hand=7")
    assert "Saved: long hands of number-chain. Play by it with --house 'long hands'," in said.out
    registry._houses["number-chain"].pop("long hands")
    registry.let_find_houses(houses.find)
    played = tin("simulate", "number-chain", "--house", "long hands", "--games", "3", "--json")
    assert json.loads(played.out)["options"]["hand"] == 7
    assert "long hands" in tin("games", "number-chain").out
    assert registry.make_game("number-chain", house="long hands").options["hand"] == 7


def test_rules_are_listed_and_forgotten() -> None:
    tin("house", "save", "number-chain", "mine", "--option", "hand=7", "--option", "zero=on")
    assert tin("house").out.splitlines() == ["number-chain", "  mine  hand=7, zero=on"]
    assert tin("house", "remove", "number-chain", "mine").code == 0
    assert "no house rules of your own" in tin("house").out
    assert json.loads(tin("house", "--json").out) == {}


def test_a_rule_that_cannot_be_played_is_not_saved() -> None:
    said = tin("house", "save", "number-chain", "mine", "--option", "hand=99")
    assert said.code == 2
    assert not houses.path().exists()


def compared(*words: str) -> str:
    ran = tin("compare", *words, "--jobs", "1")
    assert ran.code == 0, ran.err
    return ran.out


def test_two_variants_are_told_apart_figure_by_figure() -> None:
    told = compared("number-chain", "usual", "hand=2", "--games", "80", "--seats", "2")
    assert "usual against hand=2: 80 plays with the same deals." in told
    assert "It can be told apart: usual has" in told
    assert "It cannot be told apart" in told
    needed = re.search(r"about\s+([\d\s]+?)\s+plays are\s+needed", told)
    assert needed is not None
    assert re.fullmatch(r"\d\d?0*", "".join(needed[1].split())), "two digits that count"


def test_two_bots_sit_at_the_same_table() -> None:
    told = json.loads(
        compared("number-chain", "thumb", "random", "--games", "120", "--seats", "3", "--json")
    )["found"]["bot"]
    assert told["told_apart"]
    assert told["one"]["value"] > 2 * told["other"]["value"]


def test_two_decks_change_sides_and_a_deck_is_as_good_as_itself() -> None:
    Path("same.txt").write_text(tin("deck", "show", "red").out, encoding="utf-8")
    told = json.loads(compared("braverse", "red", "same.txt", "--games", "8", "--json"))
    assert told["found"]["bot"]["difference"]["value"] == 0


def test_card_files_are_variants() -> None:
    usual = Path(registry.__file__).parents[1] / "games" / "chomp" / "cards.toml"
    text = usual.read_text(encoding="utf-8").replace("points = 12", "points = 13")
    Path("mine.toml").write_text(text, encoding="utf-8")
    told = compared("chomp", "usual", "mine.toml", "--games", "2", "--bots", "random")
    assert "mine.toml" in told
