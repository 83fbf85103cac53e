"""The journal: the record on disk, whole after every line, and never written anew."""

from __future__ import annotations

import stat
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from cookietin.kernel.complaint import Refused
from cookietin.kernel.record import read, write
from cookietin.table import Journal
from tests.table.tables import say, table


def test_a_journal_is_a_record_after_every_operation(tmp_path: Path) -> None:
    journal = Journal.fresh(tmp_path, "match")
    one = table(log=journal)

    def check_file() -> None:
        assert journal.path.read_text() == write(one.match.lines)

    check_file()
    say(one, 0, "claim")
    check_file()
    one.undo()
    check_file()
    one.stand(1, "let-this-pass")
    check_file()
    journal.close()
    assert [path.name for path in tmp_path.iterdir()] == ["match.jsonl"]


def test_what_is_refused_is_not_written(tmp_path: Path) -> None:
    journal = Journal.fresh(tmp_path, "match")
    one = table(log=journal)
    with pytest.raises(Refused):
        say(one, 1, "claim")
    journal.catch_up(one.match.lines)
    assert journal.path.read_text() == write(one.match.lines)
    journal.close()


@pytest.mark.parametrize("sums", [True, False])
def test_a_record_goes_on_as_it_began(tmp_path: Path, sums: bool) -> None:
    one = table()
    rows = write(one.match.lines).splitlines()
    text = "".join((row if sums else row.split(', "sum"')[0] + "}") + "\n" for row in rows)
    path = tmp_path / "match.jsonl"
    path.write_text(text)
    journal = Journal.of(path)
    journal.go_on(text.encode(), one.match.lines)
    one.log = journal
    say(one, 0, "claim")
    journal.close()
    assert path.read_text().startswith(text)
    assert ('"sum"' in path.read_text()) == sums
    assert read(path.read_text()) == one.match.lines


def test_nothing_comes_between_what_happens_and_its_line(tmp_path: Path) -> None:
    order: list[str] = []

    @contextmanager
    def held() -> Iterator[None]:
        order.append("held")
        yield
        order.append(path.read_text().splitlines()[-1].partition(",")[0])

    path = tmp_path / "match.jsonl"
    journal = Journal.fresh(tmp_path, "match", held)
    table(log=journal)
    journal.close()
    assert order == ["held", '{"record": 2', "held", '{"play": 1']


def test_a_new_journal_never_takes_the_place_of_another(tmp_path: Path) -> None:
    names = []
    for _ in range(3):
        journal = Journal.fresh(tmp_path, "match")
        table(log=journal)
        names.append(journal.path.name)
        journal.close()
    assert names == ["match.jsonl", "match-2.jsonl", "match-3.jsonl"]


def test_a_journal_is_private(tmp_path: Path) -> None:
    journal = Journal.fresh(tmp_path, "match")
    table(log=journal)
    journal.close()
    assert stat.S_IMODE(journal.path.stat().st_mode) & 0o077 == 0


def test_a_journal_in_which_nothing_stands_is_not_left_behind(tmp_path: Path) -> None:
    Journal.fresh(tmp_path, "match").close()
    assert list(tmp_path.iterdir()) == []


def test_an_empty_file_that_someone_else_put_there_stays(tmp_path: Path) -> None:
    journal = Journal.fresh(tmp_path, "match")
    journal.path.unlink()
    journal.path.write_text("")
    journal.close()
    assert journal.path.exists()
