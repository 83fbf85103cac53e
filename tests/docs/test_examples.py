"""The examples in README.md and docs/*.md are run: see `running`."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from cookietin import catalogue
from cookietin.kernel.complaint import Complaint
from tests.docs.running import ARROW, blocks, check, fits, write_files
from tests.structure.source import ROOT

FORMAT = "from cookietin.kernel.format import read_format"
LOST = "# -> BadOption: best-of-2 could end level: best-of needs an odd number."
DOCS = sorted([*ROOT.glob("README.md"), *ROOT.glob("docs/**/*.md")])

pytestmark = pytest.mark.usefixtures("registry_as_before", "elsewhere")


@pytest.fixture
def elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Examples may write files and bring games: not here, and not for long."""
    for name in ("LC_ALL", "LC_MESSAGES", "COOKIETIN_LANG", "NO_COLOR"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LANG", "C.UTF-8")
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.setenv("USER", "ana")
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path / "config"))
    monkeypatch.chdir(tmp_path)
    monkeypatch.syspath_prepend(str(tmp_path))
    loaded, known = set(sys.modules), dict(catalogue._known)
    yield
    catalogue._known.clear()
    catalogue._known.update(known)
    for name in set(sys.modules) - loaded:
        if str(tmp_path) in str(getattr(sys.modules[name], "__file__", "")):
            del sys.modules[name]


@pytest.mark.parametrize("page", DOCS, ids=lambda page: page.name)
def test_the_examples_of_a_page_do_what_they_say(page: Path) -> None:
    """And no line of what they give is left over."""
    text = page.read_text(encoding="utf-8")
    write_files(text, Path())
    wanted = sum(block.text.count(ARROW.rstrip()) for block in blocks(text, "python"))
    assert check(text) == wanted


def test_there_is_a_page_on_setting_up_positions() -> None:
    page = ROOT / "docs" / "positions.md"
    assert len(blocks(page.read_text(encoding="utf-8"), "python")) >= 5


def page(*rows: str) -> str:
    return "\n".join(["Text.", "", "```python", *rows, "```", ""])


@pytest.mark.parametrize(
    ("rows", "compared"),
    [
        (["2 + 2", "# -> 4"], 1),
        (["2 + 2  # -> 4"], 1),
        (["'text'", "# -> text"], 1),
        (["'text'", "# -> 'text'"], 1),
        (["print('two\\nlines')", "# -> two", "# -> lines"], 2),
        (["x = 3", "", "x", "# -> 3", "# a remark"], 1),
        ([FORMAT, "read_format('best-of-2')", LOST], 1),
        (["x = 1"], 0),
    ],
    ids=str,
)
def test_what_is_compared(rows: list[str], compared: int) -> None:
    assert check(page(*rows)) == compared


@pytest.mark.parametrize(
    "rows",
    [
        ["2 + 2", "# -> 5"],
        ["2 + 2  # -> 5"],
        ["print('two\\nlines')", "# -> two"],
        ["x = 1", "# -> 1"],
        ["import cookietin", "cookietin.game('x')", "# -> BadOption"],
    ],
    ids=str,
)
def test_an_example_that_is_wrong_is_found(rows: list[str]) -> None:
    with pytest.raises(AssertionError):
        check(page(*rows))


def test_a_complaint_that_is_not_told_of_is_found() -> None:
    with pytest.raises(Complaint):
        check(page("import cookietin", "cookietin.game('x')"))


@pytest.mark.parametrize(
    ("wanted", "printed"),
    [
        ("", "anything\n"),
        ("one\ntwo\n", "one\ntwo\n"),
        ("one\n…\nfour\n", "one\ntwo\nthree\nfour\n"),
        ("…\nfour\n", "one\nfour\n"),
        ("one  \n\ntwo\n", "one\n  \ntwo\n"),
    ],
    ids=str,
)
def test_what_a_terminal_prints_fits(wanted: str, printed: str) -> None:
    assert fits(wanted, printed)


@pytest.mark.parametrize(
    ("wanted", "printed"),
    [("one\n", "two\n"), ("one\n", "one\ntwo\n"), ("…\nfour\n", "one\nfour\nfive\n")],
    ids=str,
)
def test_what_a_terminal_prints_does_not_fit(wanted: str, printed: str) -> None:
    assert not fits(wanted, printed)
