"""The examples in README.md and docs/*.md are run.

Every block that begins with ```python is run; the blocks of one file share their names, from its
top to its end. What an example gives stands in the lines below it, or behind it on its last line:

    2 + 2
    # -> 4
    print("two\\nlines")
    # -> two
    # -> lines
    game.move("castle")
    # -> BadMove: castle is not a move of this game.

That is what `repr` or `str` shows of an expression's value, or what was printed, or the kind and
the sentence of a complaint. An example that says nothing of what it gives must only run.
"""

from __future__ import annotations

import ast
import io
import re
from contextlib import redirect_stdout
from typing import TYPE_CHECKING, Any

import pytest

from cookietin.kernel.complaint import Complaint
from tests.structure.source import ROOT

if TYPE_CHECKING:
    from pathlib import Path

ARROW = "# -> "
FORMAT = "from cookietin.kernel.format import read_format"
LOST = "# -> BadOption: best-of-2 could end level: best-of needs an odd number."
DOCS = sorted([*ROOT.glob("README.md"), *ROOT.glob("docs/**/*.md")])


pytestmark = pytest.mark.usefixtures("registry_as_before", "elsewhere")


@pytest.fixture
def elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Examples may write files: not here."""
    monkeypatch.chdir(tmp_path)


def blocks(text: str) -> list[tuple[int, str]]:
    """The Python blocks of a page, each with the line before it."""
    found = re.finditer(r"^```python\n(.*?)^```$", text, re.MULTILINE | re.DOTALL)
    return [(text[: block.start(1)].count("\n"), block.group(1)) for block in found]


def expected(rows: list[str], statement: ast.stmt) -> str | None:
    """What stands behind a statement or below it."""
    last = statement.end_lineno or 0
    _, arrow, behind = rows[last - 1].partition(ARROW)
    if arrow:
        return behind.rstrip()
    below = []
    for row in rows[last:]:
        if not row.startswith(ARROW.rstrip()):
            break
        below.append(row.removeprefix(ARROW.rstrip()).removeprefix(" "))
    return "\n".join(below) if below else None


def run(statement: ast.stmt, names: dict[str, Any]) -> list[str]:
    """All that may be said of what a statement gives."""
    printed = io.StringIO()
    value: Any = None
    with redirect_stdout(printed):
        if isinstance(statement, ast.Expr):
            value = eval(compile(ast.Expression(statement.value), "example", "eval"), names)
        else:
            exec(compile(ast.Module([statement], []), "example", "exec"), names)
    return [printed.getvalue().rstrip("\n")] if value is None else [repr(value), str(value)]


def check(text: str) -> int:
    """Run a page; says how many lines of what examples give have been compared."""
    names: dict[str, Any] = {"__name__": "example"}
    compared = 0
    for line, block in blocks(text):
        rows = block.split("\n")
        for statement in ast.parse(block).body:
            wanted = expected(rows, statement)
            try:
                found = run(statement, names)
            except Complaint as complaint:
                if wanted is None:
                    raise
                found = [f"{type(complaint).__name__}: {complaint}"]
            if wanted is not None:
                where = f"line {line + statement.lineno}: {ast.unparse(statement)}"
                assert wanted in found, where
                compared += wanted.count("\n") + 1
    return compared


@pytest.mark.parametrize("page", DOCS, ids=lambda page: page.name)
def test_the_examples_of_a_page_do_what_they_say(page: Path) -> None:
    """And no line of what they give is left over."""
    text = page.read_text(encoding="utf-8")
    assert check(text) == sum(block.count(ARROW.rstrip()) for _, block in blocks(text))


def test_there_is_a_page_on_setting_up_positions() -> None:
    page = ROOT / "docs" / "positions.md"
    assert len(blocks(page.read_text(encoding="utf-8"))) >= 5


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
