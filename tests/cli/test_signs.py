"""A terminal that knows ASCII alone gets ASCII signs, and no question marks."""

from __future__ import annotations

import io

import pytest

from cookietin.cli import main
from cookietin.cli.signs import NEAREST
from cookietin.kernel import registry
from cookietin.words import LANGUAGES
from tests.cli.running import Typist, eager, tin
from tests.structure.source import PACKAGE, files


def shown(*words: str, encoding: str = "ascii", moves: int = 12) -> str:
    """What a terminal with this encoding gets to see of a play that breaks off after some moves."""
    raw = io.BytesIO()
    out = io.TextIOWrapper(raw, encoding, write_through=True, newline="\n")
    asked = 0

    def answer(printed: str) -> str | None:
        nonlocal asked
        asked += 1
        last = raw.getvalue().decode(encoding).rsplit("\n", 1)[-1]
        return None if asked > moves else eager(last)

    assert main(words, Typist(io.StringIO(), answer), out, io.StringIO()) == 0
    return raw.getvalue().decode(encoding)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("id", registry.ids())
def test_every_game_is_played_in_ascii(id: str, language: str) -> None:
    """With as many question marks as there are where all signs can be shown."""
    words = ("play", id, "--seed", "3", "--lang", language, "--name", "Ana")
    seen = shown(*words)
    assert seen.isascii()
    assert seen.count("?") == shown(*words, encoding="utf-8").count("?")


def test_every_sign_that_the_source_has_comes_near_one_of_ascii() -> None:
    texts = [path.read_text(encoding="utf-8") for path in [*files(), *PACKAGE.rglob("*.toml")]]
    found = sorted({sign for text in texts for sign in text if not sign.isascii()})
    assert len(found) > 20
    lost = [sign for sign in found if "?" in sign.encode("ascii", NEAREST).decode()]
    assert lost == ["\N{REPLACEMENT CHARACTER}"]


def test_pictures_keep_their_shape() -> None:
    words = ("play", "number-chain", "--seed", "3", "--name", "Ana")
    one, other = shown(*words, moves=0), tin(*words).out
    pairs = list(zip(one.splitlines(), other.splitlines(), strict=False))
    boxes = [(a, b) for a, b in pairs if "│" in b or "╭" in b]
    assert len(boxes) > 5
    assert all(len(a) == len(b) for a, b in boxes)
    assert all(a.count("|") + a.count("+") >= b.count("│") for a, b in boxes)


def test_what_the_terminal_knows_is_left_alone() -> None:
    seen = shown("games", "--lang", "es", encoding="latin-1")
    assert "números" in seen
    assert "–" not in shown("games", "number-chain", encoding="latin-1")


def test_errors_are_said_in_ascii_too() -> None:
    raw = io.BytesIO()
    err = io.TextIOWrapper(raw, "ascii", write_through=True)
    main(["rules", "dominó", "--lang", "es"], io.StringIO(), io.StringIO(), err)
    assert "No existe el juego domino." in raw.getvalue().decode("ascii")
