"""Words for people: the same keys and the same fields in every language, and none missing."""

from __future__ import annotations

import io
import re
import string
from pathlib import Path
from typing import Any

import pytest

import cookietin.cli
import cookietin.table
from cookietin.catalogue import games
from cookietin.cli.commands import NAMES, load
from cookietin.cli.terminal import Terminal
from cookietin.kernel.format import read_format
from cookietin.words import LANGUAGES, Speech, messages

SOURCES = [
    path.read_text(encoding="utf-8")
    for package in (cookietin.cli, cookietin.table)
    for path in sorted(Path(str(package.__file__)).parent.glob("*.py"))
]


def leaves(table: dict[str, Any], path: str = "") -> dict[str, str]:
    """Every sentence below a table, by its path."""
    found: dict[str, str] = {}
    for key, value in table.items():
        if isinstance(value, dict):
            found.update(leaves(value, f"{path}.{key}"))
        elif isinstance(value, list):
            found.update(leaves({str(at): item for at, item in enumerate(value)}, f"{path}.{key}"))
        else:
            found[f"{path}.{key}"] = value
    return found


def fields(sentence: str) -> set[str | None]:
    return {field for _, field, _, _ in string.Formatter().parse(sentence) if field is not None}


def all_sentences(language: str, game: str) -> dict[str, str]:
    layers = messages(language, game)._layers
    return {
        path: sentence
        for layer in layers
        for path, sentence in leaves(layer).items()
        if not path.startswith(".rules.")
    }


@pytest.mark.parametrize("game", ["", *[game.id for game in games()]])
def test_every_language_has_the_same_keys_and_fields(game: str) -> None:
    first, *others = LANGUAGES
    wanted = all_sentences(first, game)
    for language in others:
        found = all_sentences(language, game)
        assert found.keys() == wanted.keys()
        for path, sentence in found.items():
            assert fields(sentence) == fields(wanted[path]), path


@pytest.mark.parametrize("game", [game.id for game in games()])
def test_every_language_has_the_same_clauses(game: str) -> None:
    first, *others = LANGUAGES
    wanted = set(leaves(messages(first, game).section("rules")))
    for language in others:
        assert set(leaves(messages(language, game).section("rules"))) == wanted


def used(pattern: str) -> set[str]:
    return {key for source in SOURCES for key in re.findall(pattern, source)}


@pytest.mark.parametrize(
    ("section", "pattern"),
    [
        ("complaint", r'(?:Misuse|BadInput|CannotWrite|BadMove|BadOption)\(\s*"([a-z-]+)"'),
        ("complaint", r'"((?:flag-not-whole|torn-file|bad-file|missing-)[a-z-]*[a-z])"'),
        ("cli", r'(?:args|_args)\.say\(\s*"([a-z-]+)"'),
        ("cli", r'say\("cli", "([a-z-]+)"'),
        ("play", r'(?:_face|face|self)\.say\(\s*"([a-z-]+)"'),
        ("play", r'say\("play", "([a-z-]+)"'),
        ("play", r'"(undo-[a-z-]+)"'),
        ("play", r'(?:_pause|_face\.read)\("([a-z-]+)"'),
        ("play", r'\.stands\("([a-z-]+)"'),
        ("replay", r'self\._say\("([a-z-]+)"'),
        ("tin-analyse", r'self\._report\("([a-z-]+)"'),
        ("hint", r'self\._advise\("([a-z-]+)"'),
        ("help", r'say\("help", "([a-z-]+)"'),
        ("help", r'heading\("([a-z-]+)"\)'),
        ("takes", r'takes="([a-z-]+)"'),
        ("takes", r'Positional\("([a-z-]+)"'),
        ("progress", r'Progress\([^)]*"([a-z-]+)"\)'),
    ],
)
def test_every_key_that_is_used_has_its_message(section: str, pattern: str) -> None:
    keys = used(pattern)
    assert keys
    for language in LANGUAGES:
        known = messages(language).section(section)
        assert keys <= known.keys()


@pytest.mark.parametrize("name", NAMES)
def test_every_command_has_its_messages(name: str) -> None:
    command = load(name)
    for language in LANGUAGES:
        known = messages(language).section(command.section)
        wanted = {"about", *(word.name for word in command.positionals)}
        wanted |= {flag.name for flag in command.flags}
        wanted |= {f"example-{number + 1}" for number in range(len(command.examples))}
        assert wanted <= known.keys()
        needed = [word for word in command.positionals if word.needed]
        missing = {f"missing-{word.kind or word.name}" for word in needed}
        assert missing <= messages(language).section("complaint").keys()


@pytest.mark.parametrize(("width", "rows"), [(80, 1), (50, 2)])
def test_a_table_that_is_too_wide_goes_on_in_its_last_column(
    width: int, rows: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", str(width))
    out = io.StringIO()
    terminal = Terminal(io.StringIO(), out, io.StringIO(), {})
    terminal.page("  ? NAME   what a card or another thing does, held or not")
    lines = out.getvalue().splitlines()
    assert len(lines) == rows
    assert lines[0].startswith("  ? NAME   what a card")
    assert all(line.startswith(" " * 11) for line in lines[1:])
    assert max(map(len, lines)) <= width


@pytest.mark.parametrize("format", ["single", "best-of-3", "first-to-750", "total-after-3"])
def test_a_format_is_said_in_words(format: str) -> None:
    said = [Speech(language).format(read_format(format)) for language in LANGUAGES]
    assert said[0] != said[1]
    assert format not in said[1]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_prompt_leaves_room_to_type_on_its_line(language: str) -> None:
    """Else a terminal shows its end alone."""
    said = messages(language).section("play")
    prompts = [text for text in said.values() if isinstance(text, str) and text.endswith("> ")]
    assert len(prompts) > 7
    assert [text for text in prompts if len(text) > 76] == []
