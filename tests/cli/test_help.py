"""Help teaches, in both languages, and at once."""

from __future__ import annotations

import json
import subprocess
import sys

import pytest

from cookietin.cli.commands import NAMES, load
from cookietin.kernel import position
from cookietin.words import LANGUAGES
from tests.cli.running import tin

HEADINGS = {"en": ("Usage", "Flags", "Examples"), "es": ("Uso", "Parámetros", "Ejemplos")}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("words", [(), ("--help",), ("-h",), ("help",)])
def test_tin_alone_shows_all_commands(language: str, words: tuple[str, ...]) -> None:
    run = tin(*words, "--lang", language)
    assert (run.code, run.err) == (0, "")
    for text in (*HEADINGS[language], *[f"tin {name}" for name in NAMES]):
        assert text in run.out


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", NAMES)
def test_every_command_explains_itself(name: str, language: str) -> None:
    run = tin(name, "--help", "--lang", language)
    assert (run.code, run.err) == (0, "")
    command = load(name)
    flags = [f"--{flag.name}" for flag in command.all_flags()]
    for text in (*HEADINGS[language], f"tin {name}", *flags, *command.examples):
        assert text in run.out
    assert max(len(line) for line in run.out.splitlines()) <= 80


def test_help_can_be_asked_for_by_a_command_of_its_own() -> None:
    assert tin("help", "play").out == tin("play", "--help").out


def test_help_wins_over_what_is_wrong() -> None:
    assert tin("play", "--nonsense", "-h").code == 0


def test_help_shows_defaults() -> None:
    out = " ".join(tin("play", "--help").out.split())
    assert "Default: single." in out
    assert "Default: the newest that is unfinished." in out


def test_version_says_which_build_and_python() -> None:
    core = "interpreted" if str(position.__file__).endswith(".py") else "compiled"
    python = sys.version.split()[0]
    assert tin("--version").out == f"cookietin 0.1.0 ({core}), Python {python}\n"
    data = json.loads(tin("--version", "--json").out)
    assert data == {"cookietin": "0.1.0", "core": core, "python": python}


def test_help_loads_only_what_it_says_words_with() -> None:
    """Not one game, bot or table: what help waits for is its words."""
    code = (
        "import sys; bare = {*sys.modules}; from cookietin.cli import main; main(['--help']);"
        "print(*{*sys.modules} - bare, file=sys.stderr)"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, check=True, text=True)
    loaded = set(done.stderr.split())
    parts = {name.split(".")[1] for name in loaded if name.startswith("cookietin.")}
    modules = {"catalogue", "compiling", "houses", "manifest", "rows"}
    assert parts == {"cli", "kernel", "words"} | modules
    slow = {"argparse", "asyncio", "inspect", "multiprocessing", "numpy", "random", "secrets"}
    assert not loaded & (slow | {"cookietin.cli.play"})
