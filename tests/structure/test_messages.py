"""The words for people: every sentence in every language, and none that nobody says."""

from __future__ import annotations

import ast
import fnmatch
import re
from functools import cache
from pathlib import Path
from string import Formatter
from typing import Any

import pytest

import cookietin
from cookietin.catalogue import games
from cookietin.words import Speech, clauses
from tests.structure.source import (
    LANGUAGES,
    PACKAGE,
    complaint_keys,
    complaints,
    files,
    flat,
    message_folders,
    messages,
    shown,
    strings,
    tree,
)

FOLDER = pytest.mark.parametrize("folder", message_folders(), ids=shown)
LANGUAGE = pytest.mark.parametrize("language", LANGUAGES)
FOLDERS = {game.id: game.package.split(".", 2)[2].replace(".", "/") for game in games()}
GAMES = pytest.mark.parametrize("id", cookietin.game_ids())


def fields(message: str) -> list[str]:
    """The fields of a message, each once."""
    return sorted({name for _, name, _, _ in Formatter().parse(message) if name is not None})


def test_every_game_has_its_words() -> None:
    assert {PACKAGE / "games" / folder / "words" for folder in FOLDERS.values()} == set(
        message_folders()[1:]
    )


@FOLDER
def test_all_languages_have_the_same_messages(folder: Path) -> None:
    english, spanish = (set(flat(messages(folder, language))) for language in LANGUAGES)
    assert english == spanish


@FOLDER
def test_messages_stand_in_the_same_order(folder: Path) -> None:
    """So that two files can be read side by side."""
    english, spanish = (list(flat(messages(folder, language))) for language in LANGUAGES)
    assert english == spanish


@FOLDER
def test_the_same_fields_are_filled_in(folder: Path) -> None:
    english, spanish = (flat(messages(folder, language)) for language in LANGUAGES)
    assert {key: fields(text) for key, text in english.items()} == {
        key: fields(spanish[key]) for key in english
    }


@FOLDER
@LANGUAGE
def test_a_complaint_is_a_sentence(folder: Path, language: str) -> None:
    """It begins as one, or with what it speaks of, and ends as one."""
    for key, text in flat(messages(folder, language).get("complaint", {})).items():
        assert re.match(r"[A-ZÁÉÍÓÚÑ¿¡{`0-9a-z]", text), key
        assert text.endswith((".", "?", "{why}", "{command}")), key


@FOLDER
def test_the_forms_of_a_message_are_known_ones(folder: Path) -> None:
    english = messages(folder, "en")
    tables = [
        (f"{section}.{key}", message)
        for section, entries in english.items()
        if section != "rules"
        for key, message in entries.items()
        if isinstance(message, dict)
    ]
    for key, forms in tables:
        assert "other" in forms, key
        roles = ["you", *(f"{field}-you" for field in fields(forms["other"]))]
        known = {f"{role}{counted}" for role in roles for counted in ("", "-one", "-none")}
        assert set(forms) <= known | {"known", "one", "none", "other"}, key


def test_every_complaint_has_its_key_written_where_it_is_made() -> None:
    unwritten = [
        f"{shown(path)}:{line}" for path in files() for line, keys in complaints(path) if not keys
    ]
    assert unwritten == []


@LANGUAGE
def test_every_complaint_that_is_made_has_a_sentence(language: str) -> None:
    """A game's own complaints are in its own file, those that the modes of a title share in a
    mode's; all others in the one for all games."""
    for path in files():
        sentences = set(messages(PACKAGE / "words", language)["complaint"])
        for folder in FOLDERS.values():
            home = PACKAGE / "games" / folder
            title = home if home.parent.name == "games" else home.parent
            if title in path.parents:
                own = messages(PACKAGE / "games" / folder / "words", language)
                sentences |= set(own.get("complaint", {}))
        made = [key for _, keys in complaints(path) for key in keys]
        assert [key for key in made if not fnmatch.filter(sentences, key)] == [], shown(path)


def test_no_complaint_has_a_sentence_that_nobody_says() -> None:
    written = {
        key for folder in message_folders() for key in messages(folder, "en").get("complaint", {})
    }
    made = complaint_keys()
    assert [key for key in written if not any(fnmatch.fnmatch(key, one) for one in made)] == []


@cache
def pieces() -> set[str]:
    """The fixed parts of texts that are put together, such as `example-`."""
    return {
        part.value
        for path in files()
        for node in ast.walk(tree(path))
        if isinstance(node, ast.JoinedStr)
        for part in node.values
        if isinstance(part, ast.Constant) and isinstance(part.value, str)
    }


@cache
def names_in_data() -> set[str]:
    """Cards, dice and tokens are named in the data files of the games."""
    found = (PACKAGE / "games").rglob("*.toml")
    texts = [path.read_text(encoding="utf-8") for path in found if path.parent.name != "words"]
    text = "\n".join(texts)
    return {*re.findall(r"[\w-]+", text), *re.findall(r'"([^"\n]+)"', text)}


@FOLDER
def test_no_message_is_unused(folder: Path) -> None:
    """Every key stands somewhere in the source, whole or put together from two parts."""
    known = set().union(*(strings(path) for path in files()))
    known |= {flag.lstrip("-") for flag in known} | names_in_data()
    parts = pieces()

    def used(key: str) -> bool:
        if key in known:
            return True
        ends = [key.removesuffix(part) for part in parts if part and key.endswith(part)]
        starts = [key.removeprefix(part) for part in parts if part and key.startswith(part)]
        return any(rest in known or rest.isdigit() for rest in ends + starts)

    sections = messages(folder, "en")
    keys = {
        f"{section}.{key}": key.rpartition("-")[0] if section == "value" else key
        for section, entries in sections.items()
        if section not in ("rules", "complaint")
        for key in entries
    }
    assert [where for where, key in keys.items() if not used(key)] == []


@GAMES
@LANGUAGE
def test_every_option_has_a_sentence(id: str, language: str) -> None:
    """CC-50 and others: what a person reads before setting it."""
    told = messages(PACKAGE / "games" / FOLDERS[id] / "words", language).get("option", {})
    assert list(told) == [option.name for option in cookietin.game(id).declared]


@GAMES
@LANGUAGE
def test_a_game_says_what_it_is(id: str, language: str) -> None:
    told = messages(PACKAGE / "games" / FOLDERS[id] / "words", language)["game"]
    assert set(told) == {"name", "title", "blurb", "goal"}


@GAMES
def test_the_clauses_are_the_same_in_all_languages(id: str) -> None:
    marks = [[(clause.id, clause.mark) for clause in clauses(id, lang)] for lang in LANGUAGES]
    assert marks[0] == marks[1]
    assert marks[0]


@GAMES
@LANGUAGE
def test_a_clause_has_an_id_a_mark_and_a_text(id: str, language: str) -> None:
    for clause in clauses(id, language):
        assert re.fullmatch(r"[A-Z]+-\d+", clause.id)
        assert set(clause.mark) <= set("SRD"), clause.id
        assert clause.mark, clause.id
        assert clause.text.endswith("."), clause.id
        assert clause.heading, clause.id


@GAMES
def test_every_option_s_clause_is_one_of_the_game(id: str) -> None:
    named = {clause.id for clause in clauses(id, "en")}
    assert {option.clause for option in cookietin.game(id).declared} <= named


@GAMES
def test_every_clause_has_a_test_that_names_it(id: str) -> None:
    """In the tests of the game, or of the title that it is a mode of."""
    stories = PACKAGE.parents[1] / "tests" / "games"
    folder = stories / id.replace("-", "_")
    if not folder.exists():
        folder = stories / Path(FOLDERS[id]).parts[0]
    text = "\n".join(path.read_text(encoding="utf-8") for path in folder.glob("test_*.py"))
    unnamed = [clause.id for clause in clauses(id, "en") if not re.search(rf"{clause.id}\b", text)]
    assert unnamed == []


@GAMES
def test_every_clause_that_the_source_cites_is_one_of_the_game(id: str) -> None:
    cited = set()
    for path in (PACKAGE / "games" / FOLDERS[id]).rglob("*.py"):
        cited |= set(re.findall(r"\b[A-Z]{2}-\d+\b", path.read_text(encoding="utf-8")))
    assert cited - {clause.id for clause in clauses(id, "en")} == set()


def test_a_message_has_a_field_for_nothing_that_is_not_given() -> None:
    """Every complaint of the kernel fills in all fields of its sentence."""
    given: dict[str, set[str]] = {}
    for path in files():
        for node in ast.walk(tree(path)):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
                texts = [arg.value for arg in node.args if isinstance(arg, ast.Constant)]
                tables = [arg for arg in node.args if isinstance(arg, ast.Dict)]
                for table in tables:
                    names = {key.value for key in table.keys if isinstance(key, ast.Constant)}
                    for text in texts:
                        given.setdefault(str(text), set()).update(map(str, names))
    sentences = flat(messages(PACKAGE / "words", "en")["complaint"])
    checked = [key for key in sentences if key in given]
    assert len(checked) > 20
    assert {key: set(fields(sentences[key])) - given[key] for key in checked} == {
        key: set() for key in checked
    }


def test_speech_fills_in_every_field() -> None:
    """A field that nobody gave would stop the sentence."""
    with pytest.raises(KeyError):
        Speech().say("complaint", "no-such-game", game="chess")


def test_the_tests_above_see_a_difference() -> None:
    one: dict[str, Any] = {"event": {"draw": {"you": "You draw {cards}."}}}
    assert flat(one) == {"event.draw.you": "You draw {cards}."}
    assert fields("You draw {cards} and {cards}, {count}.") == ["cards", "count"]
