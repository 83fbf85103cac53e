"""Running a study: here, over processes or elsewhere; stopped and gone on with at any moment."""

from __future__ import annotations

from contextlib import closing
from typing import TYPE_CHECKING, Any

from cookietin.lab.journal import Journal
from cookietin.lab.parts import played_in_parts
from cookietin.lab.results import Results

if TYPE_CHECKING:
    from collections.abc import Callable, Generator
    from pathlib import Path

    from cookietin.lab.parts import Part
    from cookietin.lab.row import Row
    from cookietin.lab.study import Study

    RowPlayer = Callable[[range], list[Row]]
    Runner = Callable[[RowPlayer, list[range]], "Generator[Part[list[Row]] | None, None, None]"]
    """What plays the plays of these numbers, part by part."""


def processes(jobs: int) -> Runner:
    """Play in so many processes of this machine."""
    return lambda player, todo: played_in_parts(player, todo, jobs)


def run(
    study: Study,
    runner: Runner | None = None,
    folder: Path | None = None,
    progress: Callable[[int], None] | None = None,
    stop: Callable[[], bool] | None = None,
) -> Results | None:
    """Make the plays of a study that are not made yet; nothing where it was stopped before its end.

    With a folder they are kept there as they come. What is made does not depend on who makes it.
    """
    numbers = study.numbers()
    rows = rows_of(study.player(), numbers, study.json(), runner, folder, progress, stop)
    if len(rows) < len(numbers):
        return None
    return Results(study, [rows[number] for number in numbers])


def rows_of(
    player: RowPlayer,
    numbers: range,
    asked: dict[str, Any],
    runner: Runner | None = None,
    folder: Path | None = None,
    progress: Callable[[int], None] | None = None,
    stop: Callable[[], bool] | None = None,
) -> dict[int, Row]:
    """The plays of these numbers, as far as they are made: all of them, unless it was stopped."""
    journal = None if folder is None else Journal(folder, asked)
    rows: dict[int, Row] = {} if journal is None else journal.rows
    todo = [numbers] if journal is None else journal.todo(numbers)
    before = len(numbers) - sum(len(part) for part in todo)
    if progress is not None:
        progress(before)
    try:
        with closing((runner or processes(1))(player, todo)) as parts:
            for part in parts:
                if part is not None:
                    before += len(part.numbers)
                    if journal is not None:
                        journal.add(part)
                    else:
                        rows.update(zip(part.numbers, part.came, strict=True))
                if progress is not None:
                    progress(before)
                if before < len(numbers) and stop is not None and stop():
                    break
        if journal is not None and before == len(numbers):
            journal.finish()
    finally:
        if journal is not None:
            journal.close()
    return {number: rows[number] for number in numbers if number in rows}
