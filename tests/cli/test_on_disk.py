"""Records on the disk: whole after every line, resumed where they end, named where torn."""

from __future__ import annotations

import os
import shlex
import stat
import subprocess
import sys
from pathlib import Path

import pytest

import cookietin
from cookietin.cli.saves import command
from cookietin.table import Journal
from tests.cli.running import a_match, eager, only_record, tin

CHAIN = ("play", "number-chain", "--seed", "4")


def begun(folder: Path, *typed: str) -> Path:
    """The record of a match that was left."""
    tin(*CHAIN, typed=typed or ["#1"])
    return only_record(folder)


def test_resume_goes_on_to_the_end(folder: Path) -> None:
    path = begun(folder)
    before = path.read_text()
    run = tin("play", "--resume", typed=eager)
    assert (run.code, run.err) == (0, "")
    assert "The play goes on where it was left." in run.out
    assert path.read_text().startswith(before)
    assert cookietin.replay(path.read_text()).match.winners is not None


def test_resume_tells_what_happened_last(folder: Path) -> None:
    begun(folder)
    out = tin("play", "--resume").out
    assert out.index("You play") < out.index("thumb plays") < out.index("▸")


def test_resume_by_file_and_by_game(folder: Path) -> None:
    path = begun(folder)
    for words in ([str(path)], [f"--resume={path}"], ["number-chain"]):
        typed = words if words[0].startswith("--") else ["--resume", *words]
        assert tin("play", *typed).code == 0
    assert tin("play", "number-chain", "--resume").code == 0


def test_resume_takes_the_newest_that_is_unfinished(folder: Path) -> None:
    old = begun(folder)
    newer = old.with_name("newer.jsonl")
    newer.write_text(old.read_text())
    os.utime(old, (1, 1))
    finished = old.with_name("finished.jsonl")
    tin("play", "--resume", str(newer), typed=eager)
    newer.rename(finished)
    assert str(old) in tin("play", "--resume").out


def test_strange_files_among_the_saves_hide_none(folder: Path) -> None:
    """Each is newer than the play that is to be resumed."""
    path = begun(folder)
    os.utime(path, (1, 1))
    (path.parent / "nowhere.jsonl").symlink_to(path.parent / "not-there")
    (path.parent / "round.jsonl").symlink_to(path.parent / "round.jsonl")
    (path.parent / "folder.jsonl").mkdir()
    os.mkfifo(path.parent / "pipe.jsonl")
    for name, data in [("empty", b""), ("bytes", b"\0\xff\n"), ("other", b'{"a": 1}\n')]:
        (path.parent / f"{name}.jsonl").write_bytes(data)
    (path.parent / "deep.jsonl").write_bytes(b"[" * 3000 + b"\n")
    assert str(path) in tin("play", "--resume").out
    assert str(path) in tin("play", "--resume", "number-chain").out
    assert "Number Chain" in tin("play", typed=["quit"]).out


def test_what_is_over_cannot_be_resumed(folder: Path) -> None:
    path = a_match(folder)
    run = tin("play", "--resume", str(path))
    assert run.code == 2
    assert f"That match is over. See it again by: tin replay {path}" in run.err


def test_a_record_that_a_person_wrote_without_sums_is_resumed(folder: Path) -> None:
    path = begun(folder)
    rows = [row.split(', "sum"')[0] + "}" for row in path.read_text().splitlines()]
    path.write_text("\n".join(rows) + "\n")
    assert tin("play", "--resume", typed=eager).code == 0
    assert '"sum"' not in path.read_text()
    assert cookietin.replay(path.read_text()).match.winners is not None


def test_a_torn_record_is_named_with_its_line(folder: Path) -> None:
    path = begun(folder)
    text = path.read_text()
    path.write_text(text[:-20])
    lines = len(text.splitlines())
    run = tin("replay", str(path))
    assert run.code == 2
    assert f"{path}: Line {lines}: the record is torn here" in run.err
    assert f"Lines 1 to {lines - 1} are whole" in run.err


@pytest.mark.parametrize("kept", [1, 20, 60])
def test_a_torn_last_line_is_dropped_with_a_word_on_resuming(folder: Path, kept: int) -> None:
    path = begun(folder)
    rows = path.read_bytes().splitlines(keepends=True)
    path.write_bytes(b"".join(rows[:-1]) + rows[-1][:kept])
    run = tin("play", "--resume", typed=eager)
    assert (run.code, run.err) == (0, "")
    assert "The last line of the record was torn, so it is gone" in run.out
    assert path.read_bytes().startswith(b"".join(rows[:-1]))
    assert cookietin.replay(path.read_text()).match.winners is not None


def test_a_letter_that_is_torn_in_two_is_a_torn_line(folder: Path) -> None:
    path = begun(folder)
    path.write_bytes(path.read_bytes() + '{"note": "é'.encode()[:-1])
    assert tin("play", "--resume").code == 0
    assert path.read_bytes().endswith(b"\n")


def test_a_last_line_that_only_lacks_its_end_is_kept(folder: Path) -> None:
    path = begun(folder)
    text = path.read_text()
    path.write_text(text.removesuffix("\n"))
    run = tin("play", "--resume")
    assert "torn" not in run.out
    assert path.read_text().startswith(text)


def test_lines_that_follow_from_the_last_are_written_again(folder: Path) -> None:
    """The outcome and the winners stand below the last move: nobody needs to say them."""
    path = a_match(folder)
    whole = path.read_text()
    rows = whole.splitlines(keepends=True)
    path.write_text("".join(rows[:-2]) + rows[-2][:9])
    assert "the record is torn here. " not in tin("play", "--resume", str(path)).err
    assert path.read_text() == whole


def test_an_edited_record_is_refused(folder: Path) -> None:
    path = begun(folder)
    path.write_text(path.read_text().replace('"ana"', '"eve"'))
    run = tin("play", "--resume")
    assert run.code == 2
    assert "Line 1: its sum is wrong." in run.err


def test_what_is_no_text_is_no_record(tmp_path: Path) -> None:
    path = tmp_path / "picture.png"
    path.write_bytes(b"\x89PNG\xff")
    assert "is no text, so it is no record." in tin("replay", str(path)).err


def test_other_bots_can_take_over_when_a_match_goes_on(folder: Path) -> None:
    path = begun(folder)
    assert tin("play", "--resume", "--bots", "random,thumb", typed=eager).code == 0
    match = cookietin.replay(path.read_text()).match
    notes = [line for line in match.lines if line.get("note") == "seat"]
    assert [(note["seat"], note["holder"]) for note in notes] == [("seat1", {"bot": "random"})]
    assert match.lines[0]["holders"] == [{"person": "ana"}, {"bot": "thumb"}, {"bot": "thumb"}]


def test_who_goes_on_with_a_record_that_names_no_holders_takes_the_first_seat(
    tmp_path: Path,
) -> None:
    """Names alone mean nothing: somebody may be called like a bot."""
    match = cookietin.match(cookietin.game("number-chain"), ["thumb", "random", "Cy"])
    path = tmp_path / "found.jsonl"
    path.write_text(cookietin.record(match))
    assert tin("play", "--resume", str(path), typed=eager).code == 0
    lines = cookietin.replay(path.read_text()).match.lines
    assert [line["holder"] for line in lines if line.get("note") == "seat"] == [
        {"person": "ana"},
        {"bot": "thumb"},
        {"bot": "thumb"},
    ]


def test_notes_below_the_winners_do_not_make_a_match_unfinished(folder: Path) -> None:
    path = a_match(folder)
    match = cookietin.replay(path.read_text()).match
    match.note("comment", {"seat": None, "text": "Well played."})
    path.write_text(cookietin.record(match))
    assert "There is no unfinished play to resume" in tin("play", "--resume").err


@pytest.mark.skipif(sys.platform == "win32", reason="needs file locks")
def test_a_match_is_played_in_one_window_only(folder: Path) -> None:
    path = begun(folder)
    held = Journal.of(path)
    run = tin("play", "--resume")
    held.close()
    assert run.code == 2
    assert "is being played in another window" in run.err
    assert tin("play", "--resume").code == 0


def test_a_folder_that_cannot_be_made_is_a_failure(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "file").write_text("")
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "file"))
    run = tin(*CHAIN)
    assert run.code == 1
    assert "cannot be written" in run.err


def test_records_are_in_the_home_folder_by_default(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("XDG_STATE_HOME")
    monkeypatch.setenv("HOME", str(tmp_path / "home"))
    run = tin(*CHAIN)
    path = only_record(tmp_path / "home" / ".local" / "state" / "cookietin")
    assert f"tin play --resume ~/.local/state/cookietin/{path.name}" in run.out


def test_records_are_private(folder: Path) -> None:
    assert stat.S_IMODE(begun(folder).stat().st_mode) & 0o077 == 0


def test_outside_its_environment_tin_is_called_by_the_way_to_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.setattr(sys, "argv", [str(tmp_path / ".venv" / "bin" / "tin")])
    assert command("replay", tmp_path / "a.jsonl").startswith(".venv/bin/tin replay ")


@pytest.mark.parametrize("called", ["./tin", "cookie tin/tin"])
def test_the_script_at_the_root_runs_the_source_and_names_itself(
    called: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COOKIETIN_CALLED", called)
    assert command("replay", tmp_path / "a.jsonl").startswith(f"{shlex.quote(called)} replay ")
    script = Path(__file__).resolve().parents[2] / "tin"
    run = subprocess.run(
        [script, "--version"],
        env={**os.environ, "PYTHON": sys.executable},
        capture_output=True,
        text=True,
        check=True,
    )
    assert run.stdout.startswith("cookietin 0.1.0 (interpreted)")
