"""Running a page: its files are written, and its examples run, from its top to its end.

A block that begins with ```python is run; the blocks of one page share their names. What an example
gives stands in the lines below it, or behind it on its last line:

    2 + 2
    # -> 4
    print("two\\nlines")
    # -> two
    # -> lines
    game.move("castle")
    # -> BadMove: castle is not a move of this game.

That is what `repr` or `str` shows of an expression's value, or what was printed, or the kind and
the sentence of a complaint. An example that says nothing of what it gives must only run.

A block that begins with ```console is typed: `$ tin …`, and below it what is printed. Three dots
alone in a line stand for any lines. What stands behind a prompt is typed too.

A block whose first line names a file behind the language, as ```toml cards/mine.toml, is that file;
several of one name are its pieces. All files of a page are there before its first example. A
`pyproject.toml` among them is installed.
"""

from __future__ import annotations

import ast
import io
import re
import shlex
import tomllib
from collections.abc import Iterator
from contextlib import redirect_stdout
from pathlib import Path
from typing import Any, NamedTuple

from cookietin import catalogue
from cookietin.kernel import registry
from cookietin.kernel.complaint import Complaint
from tests.cli.running import tin

ARROW = "# -> "
FENCE = re.compile(r"^```([^\n]*)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
TYPED = re.compile(r"^.*> (\S.*)$", re.MULTILINE)
ANY_LINES = "…"


class Block(NamedTuple):
    """A block of code of a page."""

    line: int
    """The line before it."""
    kind: str
    file: str
    text: str


def blocks(text: str, *kinds: str) -> list[Block]:
    """The blocks of a page, or those of some kinds that are not files."""
    found = []
    for fence in FENCE.finditer(text):
        kind, _, file = fence[1].partition(" ")
        if not kinds or (kind in kinds and not file):
            found.append(Block(text[: fence.start(2)].count("\n"), kind, file, fence[2]))
    return found


def files(text: str) -> dict[str, str]:
    """The files of a page, by their names; pieces of one file stand apart as in Python they do."""
    found: dict[str, str] = {}
    for block in blocks(text):
        if block.file in found:
            apart = "\n" if block.text.startswith(" ") else "\n\n"
            found[block.file] += apart + block.text
        elif block.file:
            found[block.file] = block.text
    return found


def write_files(text: str, folder: Path) -> None:
    """Write the files of a page; a project among them is installed there."""
    for name, content in files(text).items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(content, encoding="utf-8")
        if name == "pyproject.toml":
            install(tomllib.loads(content)["project"], folder)


def install(project: dict[str, Any], folder: Path) -> None:
    """What an installer would leave behind: who the project is, and what it brings."""
    info = folder / f"{project['name'].replace('-', '_')}-{project['version']}.dist-info"
    info.mkdir()
    named = f"Name: {project['name']}\nVersion: {project['version']}\n"
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\n{named}")
    lines: list[str] = []
    for group, points in project["entry-points"].items():
        lines += [f"[{group}]", *[f"{name} = {where}" for name, where in points.items()]]
    (info / "entry_points.txt").write_text("\n".join(lines) + "\n")
    registry.let_find(catalogue._find_others)


def check(text: str) -> int:
    """Run a page; says how many lines of what examples give have been compared."""
    names: dict[str, Any] = {"__name__": "example"}
    compared = 0
    for block in blocks(text, "python", "console"):
        if block.kind == "python":
            compared += check_python(block, names)
        else:
            check_console(block)
    return compared


def check_python(block: Block, names: dict[str, Any]) -> int:
    """Run Python; says how many lines of what it gives have been compared."""
    compared = 0
    rows = block.text.split("\n")
    for statement in ast.parse(block.text).body:
        wanted = expected(rows, statement)
        try:
            found = run(statement, names)
        except Complaint as complaint:
            if wanted is None:
                raise
            found = [f"{type(complaint).__name__}: {complaint}"]
        if wanted is not None:
            where = f"line {block.line + statement.lineno}: {ast.unparse(statement)}"
            assert wanted in found, f"{where}\n{found[0]}"
            compared += wanted.count("\n") + 1
    return compared


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


def check_console(block: Block) -> None:
    """Type what stands behind dollar signs, and compare what is printed."""
    for command, printed in commands(block.text):
        program, *words = shlex.split(command, comments=True)
        assert program == "tin", f"line {block.line}: {command}"
        ran = tin(*words, typed=TYPED.findall(printed))
        assert ran.code == 0, ran.err
        assert fits(printed, ran.out), f"line {block.line}: {command}\n{ran.out}"


def commands(text: str) -> Iterator[tuple[str, str]]:
    """Each command of a block, and what stands below it."""
    for part in re.split(r"^\$ ", text, flags=re.MULTILINE)[1:]:
        command, _, printed = part.partition("\n")
        yield command, printed


def fits(wanted: str, printed: str) -> bool:
    """Whether lines are what they should be; no lines say nothing."""
    rows = [line.rstrip() for line in wanted.strip("\n").split("\n")]
    if rows == [""]:
        return True
    pattern = "".join(r"(.*\n)*?" if row == ANY_LINES else re.escape(row) + r" *\n" for row in rows)
    return re.fullmatch(pattern + r"\n*", printed.rstrip("\n") + "\n") is not None
