"""Interrupts on a real terminal: nothing is lost, and the play goes on later."""

from __future__ import annotations

import os
import re
import select
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

import cookietin
from tests.cli.running import eager, only_record, tin

pty = pytest.importorskip("pty")
fcntl = pytest.importorskip("fcntl")
termios = pytest.importorskip("termios")

PATIENCE = 20


def _own_terminal() -> None:
    """Make standard input the terminal whose keys and end send signals, and heed them.

    Where the tests run in the background of a script, an ignored interrupt would be inherited.
    """
    fcntl.ioctl(0, termios.TIOCSCTTY, 0)
    for number in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP):
        signal.signal(number, signal.SIG_DFL)


class Terminal:
    """`tin` in a terminal of its own."""

    def __init__(self, *words: str) -> None:
        self._ours, theirs = pty.openpty()
        self.process = subprocess.Popen(
            [sys.executable, "-m", "cookietin.cli", *words],
            stdin=theirs,
            stdout=theirs,
            stderr=theirs,
            start_new_session=True,
            preexec_fn=_own_terminal,
            env={**os.environ, "TERM": "xterm"},
        )
        os.close(theirs)
        self.seen = ""

    def wait_for(self, text: str) -> str:
        """Read until a text comes; returns all that was new."""
        until = time.monotonic() + PATIENCE
        new = ""
        while text not in new:
            if time.monotonic() > until or not self._read():
                pytest.fail(f"{text!r} did not come; there was: {self.seen}")
            new = self.seen
        self.seen = ""
        return new

    def _read(self) -> bool:
        if not select.select([self._ours], [], [], PATIENCE)[0]:
            return False
        try:
            read = os.read(self._ours, 65536).decode(errors="replace")
        except OSError:
            return False
        self.seen += re.sub(r"\x1b\[[?0-9;]*[a-zA-Z]", "", read)
        return bool(read)

    def type(self, line: str) -> None:
        """Type a line."""
        os.write(self._ours, f"{line}\n".encode())

    def press_control_c(self) -> None:
        """What most people do."""
        os.write(self._ours, b"2/\x03")

    def hang_up(self) -> None:
        """Close the terminal's window."""
        os.close(self._ours)

    def code(self) -> int:
        """The exit code, once it has ended."""
        return self.process.wait(PATIENCE)


@pytest.fixture
def terminals() -> Iterator[list[Terminal]]:
    """Terminals that end with the test."""
    opened: list[Terminal] = []
    yield opened
    for terminal in opened:
        if terminal.process.poll() is None:
            terminal.process.kill()
            terminal.process.wait()


def start(terminals: list[Terminal], *words: str) -> Terminal:
    terminal = Terminal(*words)
    terminals.append(terminal)
    return terminal


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM, signal.SIGHUP])
def test_an_interrupted_play_is_saved_and_resumed(
    folder: Path, terminals: list[Terminal], number: signal.Signals
) -> None:
    terminal = start(terminals, "play", "number-chain", "--seed", "4")
    terminal.wait_for("Your move> ")
    terminal.type("#1")
    terminal.wait_for("Your move> ")
    terminal.process.send_signal(number)
    told = terminal.wait_for(".jsonl")
    assert "The play is saved. Go on with it by:" in told
    assert terminal.code() == 130
    path = only_record(folder)
    before = path.read_text()
    assert cookietin.replay(before).moments[-1].seat == 2
    assert tin("play", "--resume", typed=eager).code == 0
    assert path.read_text().startswith(before)
    assert cookietin.replay(path.read_text()).match.winners is not None


def test_control_c_at_the_keyboard(terminals: list[Terminal]) -> None:
    terminal = start(terminals, "play", "number-chain", "--lang", "es")
    terminal.wait_for("Tu jugada> ")
    terminal.press_control_c()
    assert "La partida está guardada." in terminal.wait_for(".jsonl")
    assert terminal.code() == 130


def test_a_killed_play_has_lost_nothing(folder: Path, terminals: list[Terminal]) -> None:
    terminal = start(terminals, "play", "number-chain", "--seed", "4")
    terminal.wait_for("Your move> ")
    terminal.type("#1")
    terminal.wait_for("Your move> ")
    terminal.process.kill()
    terminal.code()
    assert cookietin.replay(only_record(folder).read_text()).moments[-1].seat == 2
    assert tin("play", "--resume", typed=eager).code == 0


def test_a_window_that_is_closed(folder: Path, terminals: list[Terminal]) -> None:
    terminal = start(terminals, "play", "number-chain", "--seed", "4")
    terminal.wait_for("Your move> ")
    terminal.hang_up()
    assert terminal.code() in (1, 130)
    assert cookietin.replay(only_record(folder).read_text()).match.winners is None


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_an_interrupted_simulation_keeps_the_plays_that_were_made(
    terminals: list[Terminal], jobs: str
) -> None:
    words = ("number-chain", "--games", "1000000", "--bots", "random", "--jobs", jobs)
    terminal = start(terminals, "simulate", *words)
    while "  0 of" in terminal.wait_for(" plays"):
        pass
    terminal.press_control_c()
    told = terminal.wait_for("moves a second.")
    assert "Interrupted: these are the plays that were made of 1" in told
    assert "A play takes " in told
    assert "Traceback" not in told
    assert terminal.code() == 130


def test_a_replay_is_stepped_through(folder: Path, terminals: list[Terminal]) -> None:
    tin("play", "number-chain", "--seed", "4", typed=eager)
    path = only_record(folder)
    terminal = start(terminals, "replay", str(path), "--as", "1")
    prompt = "q quit> "
    assert "Line 2 of" in terminal.wait_for(prompt)
    for typed, shown in [
        ("", "Line 3 of"),
        ("n", "Line 4 of"),
        ("b", "Line 3 of"),
        ("6", "Line 6 of"),
        ("1", "Line 2 of"),
        ("b", "This is the start of the record."),
        ("e", "the win: "),
        ("", "This is the end of the record."),
        ("?", "Enter or n: the next moment."),
        ("what", "what is not known here."),
    ]:
        terminal.type(typed)
        assert shown in terminal.wait_for(prompt)
    terminal.type("q")
    assert terminal.code() == 0


def test_colour_only_where_it_is_wanted(
    terminals: list[Terminal], monkeypatch: pytest.MonkeyPatch
) -> None:
    assert "\x1b" not in tin("games").out
    for setting, coloured in (("", True), ("1", False)):
        monkeypatch.setenv("NO_COLOR", setting)
        ours, theirs = pty.openpty()
        run = [sys.executable, "-m", "cookietin.cli", "games"]
        done = subprocess.run(run, stdout=theirs, check=False, env={**os.environ, "TERM": "xterm"})
        assert done.returncode == 0
        assert (b"\x1b[1m" in os.read(ours, 65536)) == coloured
        os.close(ours)
        os.close(theirs)


def test_whoever_reads_our_output_may_leave(folder: Path) -> None:
    command = f"{sys.executable} -m cookietin.cli rules number-chain | head -n 1"
    done = subprocess.run(command, shell=True, capture_output=True, text=True, check=False)
    assert done.stdout == "Number Chain\n"
    assert done.stderr == ""
