"""A game is one folder: manifests, and games that other packages bring."""

from __future__ import annotations

import pickle
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import cookietin
from cookietin import catalogue
from cookietin.kernel import registry
from cookietin.manifest import read_manifest
from cookietin.words import Speech, clauses, messages

pytestmark = pytest.mark.usefixtures("registry_as_before")

GAME = """
from cookietin.kernel.game import Game
from tests.kernel.tiny import Verdict


class Outside(Verdict):
    def __init__(self, data, given):
        super().__init__(given)
        self.id = "outside"
        self.data = data
"""

MANIFEST = """
id = "outside"
class = "game:Outside"
data = ["data.toml", "more.toml"]

[houses.shouted]
loud = true

[bots]
thumb = "outside_package.bot:make"
"""

WORDS = """
[game]
name = "{name}"

[rules.all]
title = "All of it"

[rules.all.clauses]
OU-01 = ["R", "There is one question."]
"""


@pytest.fixture
def outside(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """An installed package that brings a game, as its entry points say."""
    folder = tmp_path / "outside_package"
    (folder / "words").mkdir(parents=True)
    (folder / "__init__.py").write_text("")
    (folder / "game.py").write_text(GAME)
    (folder / "manifest.toml").write_text(MANIFEST)
    (folder / "data.toml").write_text("cards = 3\n")
    (folder / "more.toml").write_text("dice = 2\n")
    (folder / "words" / "en.toml").write_text(WORDS.format(name="The Outsider"))
    (folder / "words" / "es.toml").write_text(WORDS.format(name="La de fuera"))
    info = tmp_path / "outside_package-1.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: outside-package\nVersion: 1\n")
    (info / "entry_points.txt").write_text("[cookietin.games]\noutside = outside_package\n")
    monkeypatch.syspath_prepend(str(tmp_path))
    registry.let_find(catalogue._find_others)
    yield folder
    catalogue._known.pop("outside", None)
    for name in [name for name in sys.modules if name.startswith("outside_package")]:
        del sys.modules[name]


@pytest.mark.usefixtures("outside")
def test_a_game_from_outside_is_among_the_games() -> None:
    assert "outside" in cookietin.game_ids()


@pytest.mark.usefixtures("outside")
def test_a_game_from_outside_is_found_by_its_id_alone() -> None:
    assert cookietin.game("outside", loud=True).options["loud"] is True


@pytest.mark.usefixtures("outside")
def test_its_data_files_are_one_table() -> None:
    assert cookietin.game("outside").data == {"cards": 3, "dice": 2}  # type: ignore[attr-defined]


@pytest.mark.usefixtures("outside")
def test_its_house_rules_have_their_names() -> None:
    assert cookietin.game("outside", house="shouted").options["loud"] is True


@pytest.mark.usefixtures("outside")
@pytest.mark.parametrize(("language", "name"), [("en", "The Outsider"), ("es", "La de fuera")])
def test_its_words_are_its_own(language: str, name: str) -> None:
    assert Speech(language, "outside").say("game", "name") == name
    assert [clause.id for clause in clauses("outside", language)] == ["OU-01"]


def test_a_game_from_outside_without_words_in_a_language_speaks_english(outside: Path) -> None:
    (outside / "words" / "es.toml").unlink()
    messages.cache_clear()
    assert Speech("es", "outside").say("game", "name") == "The Outsider"
    messages.cache_clear()


def test_a_manifest_can_be_sent(outside: Path) -> None:
    manifest = read_manifest(str(outside), "outside_package")
    manifest.made_from()
    again = pickle.loads(pickle.dumps(manifest))
    assert (again.id, again.made_from()) == ("outside", {"cards": 3, "dice": 2})


def test_every_game_of_the_tin_has_a_manifest() -> None:
    known = {manifest.id for manifest in catalogue.games()}
    assert known == set(cookietin.game_ids())


def test_the_words_of_a_mode_stand_before_those_of_the_game_that_it_is_like() -> None:
    assert Speech("en", "golden-cookie").say("game", "name") == "Golden Cookie"
    manifest = catalogue.manifest_of("golden-cookie")
    assert manifest is not None
    assert manifest.like == "cookie-chomper"
