"""A full disk: nothing is torn, the play goes on in memory, and is saved when there is room."""

from __future__ import annotations

import errno
import os
import subprocess
import sys
from pathlib import Path

import pytest

import cookietin
from cookietin.kernel.record import read, whole_lines, write
from cookietin.table import Journal
from tests.table.full_disk import files_up_to
from tests.table.tables import say, table


def waits(journal: Journal) -> str | None:
    """Why the newest lines are not on the disk."""
    return journal.trouble


@pytest.mark.parametrize("room", [0, 1, 30, 120])
def test_what_does_not_fit_waits_and_leaves_no_half_line(tmp_path: Path, room: int) -> None:
    journal = Journal.fresh(tmp_path, "match")
    one = table(log=journal)
    before = journal.path.read_bytes()
    with files_up_to(len(before) + room):
        say(one, 0, "claim")
        say(one, 1, "veto")
        assert waits(journal) == os.strerror(errno.EFBIG)
        assert journal.path.read_bytes().startswith(before)
        assert whole_lines(journal.path.read_bytes()) == journal.path.read_bytes()
    one.comment(None, "There is room again.")
    assert waits(journal) is None
    journal.close()
    assert journal.path.read_text() == write(one.match.lines)


def test_a_disk_that_is_full_from_the_beginning_leaves_no_empty_file(tmp_path: Path) -> None:
    journal = Journal.fresh(tmp_path, "match")
    with files_up_to(0):
        one = table(log=journal)
        say(one, 0, "claim")
    assert journal.trouble is not None
    journal.close()
    assert list(tmp_path.iterdir()) == []


def test_a_play_goes_on_with_a_warning(tmp_path: Path) -> None:
    """`tin play` itself, with a limit on its files: no trace, and what is saved can be resumed."""
    code = """
import resource, sys
hard = resource.getrlimit(resource.RLIMIT_FSIZE)[1]
resource.setrlimit(resource.RLIMIT_FSIZE, (1500, hard))
from cookietin.cli import main
sys.exit(main(["play", "number-chain", "--seed", "4", "--name", "Ana"]))
"""
    run = subprocess.run(
        [sys.executable, "-c", code],
        input="#1\n\n" * 12 + "quit\n",
        env={**os.environ, "XDG_STATE_HOME": str(tmp_path)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert (run.returncode, run.stderr) == (0, "")
    said = " ".join(run.stdout.split())
    assert said.count("The play goes on, and is saved when there is room again") == 1
    assert "What happened last is not saved" in said
    (path,) = (tmp_path / "cookietin").iterdir()
    assert len(read(path.read_text())) > 2
    assert cookietin.replay(path.read_text()).match.winners is None
