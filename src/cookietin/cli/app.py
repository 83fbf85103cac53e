"""`tin` as a whole: finds the command, runs it, and turns complaints into sentences."""

from __future__ import annotations

import errno
import os
import sys
from typing import TYPE_CHECKING, TextIO

import cookietin
from cookietin.cli.command import (
    FAILED,
    FINE,
    INTERRUPTED,
    MISUSED,
    Args,
    Command,
    Flag,
    Misuse,
)
from cookietin.cli.reader import Reader, language, split_command, wants_help
from cookietin.cli.terminal import Terminal, printable
from cookietin.kernel.complaint import Complaint, Failed
from cookietin.words import Speech

if TYPE_CHECKING:
    from collections.abc import Sequence


def main(
    argv: Sequence[str] | None = None,
    stdin: TextIO | None = None,
    stdout: TextIO | None = None,
    stderr: TextIO | None = None,
) -> int:
    """Run `tin` with these words; returns its exit code."""
    typed = list(sys.argv[1:] if argv is None else argv)
    terminal = Terminal(stdin or sys.stdin, stdout or sys.stdout, stderr or sys.stderr, os.environ)
    speech = Speech(language(typed, os.environ))
    try:
        code = _run(typed, speech, terminal)
        terminal.stdout.flush()
        return code
    except Complaint as complaint:
        _explain(complaint, typed, speech, terminal)
        return FAILED if isinstance(complaint, Failed) else MISUSED
    except KeyboardInterrupt:
        terminal.error(speech.say("cli", "interrupted"))
        return INTERRUPTED
    except OSError as error:
        if error.errno not in (errno.EPIPE, errno.EIO):
            raise
        # Whoever read our output has left; what is still unwritten must not be tried again at exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return FAILED


def _run(typed: list[str], speech: Speech, terminal: Terminal) -> int:
    name, rest = split_command(typed)
    if name == "help":
        name, rest = split_command([*rest, "--help"])
    if name is None:
        return _without_command(rest, speech, terminal)

    from cookietin.cli.commands import load

    command = load(name)
    if wants_help(rest):
        from cookietin.cli.helping import help_for

        help_for(command, speech, terminal)
        return FINE
    read = Reader(command, rest)
    return command.run(Args(read.words, read.flags, speech, terminal))


def _without_command(typed: list[str], speech: Speech, terminal: Terminal) -> int:
    bare = Command("", lambda args: FINE, flags=(Flag("version"),))
    flags = Reader(bare, typed).flags
    if "version" in flags and "help" not in flags:
        _version("json" in flags, speech, terminal)
        return FINE
    from cookietin.cli.helping import help_for_all

    help_for_all(speech, terminal)
    return FINE


def _version(json: bool, speech: Speech, terminal: Terminal) -> None:
    from cookietin.kernel import position

    compiled = str(position.__file__).endswith((".so", ".pyd"))
    core = "compiled" if compiled else "interpreted"
    python = sys.version.split()[0]
    if json:
        terminal.json({"cookietin": cookietin.__version__, "core": core, "python": python})
    else:
        terminal.line(f"cookietin {cookietin.__version__} ({core}), Python {python}")


def _explain(complaint: Complaint, typed: list[str], speech: Speech, terminal: Terminal) -> None:
    """Say what was wrong, what may have been meant, and where more is to be read."""
    from cookietin.cli.meant import meant

    name, _ = split_command(typed)
    called = "tin" if name is None or complaint.key == "no-such-command" else f"tin {name}"
    text = f"{called}: {speech.complaint(complaint)}"
    word = meant(complaint)
    if word is not None:
        text += " " + speech.say("cli", "did-you-mean", word=word)
    if isinstance(complaint, Misuse):
        text += " " + speech.say("cli", "see-help", command=f"{called} --help")
    terminal.error(printable(text))
