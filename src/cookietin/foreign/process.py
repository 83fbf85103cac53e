"""A process that is asked in lines of JSON, and that may crash, hang or talk nonsense."""

from __future__ import annotations

import contextlib
import json
import os
import queue
import signal
import subprocess
import threading
from typing import Any

from cookietin.foreign.trouble import Trouble

PROTOCOL = 1
STARTING = 20.0
"""How many seconds a process may take until it says hello."""
LONGEST_LINE = 1_000_000
"""Of a line with more signs only these are read, which is no answer."""
SHOWN = 80
"""So much of what it said is shown where that is nonsense."""

Message = dict[str, Any]


class Process:
    """A program that says hello, and then answers each question by a line."""

    def __init__(self, name: str, command: list[str], env: dict[str, str]) -> None:
        self.name = name
        self._lines: queue.Queue[str | None] = queue.Queue()
        self._asked = 0
        try:
            self._process = subprocess.Popen(
                command,
                env=env,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                text=True,
                encoding="utf-8",
                errors="replace",
                bufsize=1,
                start_new_session=True,
            )
        except OSError as error:
            why = error.strerror or str(error)
            raise Trouble("bot-not-started", {"bot": name, "why": why}) from None
        self._reader = threading.Thread(target=self._read, daemon=True)
        self._reader.start()
        hello = self._said({"type": "hello", "protocol": PROTOCOL}, STARTING)
        if hello.get("type") != "hello":
            raise self._nonsense(json.dumps(hello))

    def _read(self) -> None:
        """In a thread of its own: what it writes waits here until someone has time for it."""
        stream = self._process.stdout
        assert stream is not None
        with contextlib.suppress(OSError, ValueError):
            while line := stream.readline(LONGEST_LINE):
                self._lines.put(line)
        self._lines.put(None)

    def ask(self, question: Message, seconds: float) -> str:
        """The text of its answer; `Trouble` if none came in time, and then it is at its end."""
        self._asked += 1
        answer = self._said({"type": "ask", "ask": self._asked, **question}, seconds)
        if answer.get("ask") != self._asked or not isinstance(answer.get("move"), str):
            raise self._nonsense(json.dumps(answer))
        return str(answer["move"])

    def _said(self, message: Message, seconds: float) -> Message:
        """What it says to a message."""
        # Who does not read would let us wait for as long as we write.
        writer = threading.Thread(target=self._write, args=(message,), daemon=True)
        writer.start()
        try:
            line = self._lines.get(timeout=seconds)
        except queue.Empty:
            self.end()
            fields = {"bot": self.name, "seconds": f"{seconds:g}"}
            raise Trouble("bot-late", fields) from None
        except BaseException:
            self.end()
            raise
        if line is None:
            self.end()
            fields = {"bot": self.name, "code": str(self._process.returncode)}
            raise Trouble("bot-ended", fields)
        try:
            said = json.loads(line)
        except ValueError:
            said = None
        if not isinstance(said, dict):
            raise self._nonsense(line.strip())
        return said

    def _write(self, message: Message) -> None:
        stdin = self._process.stdin
        assert stdin is not None
        with contextlib.suppress(OSError, ValueError):
            stdin.write(json.dumps(message, ensure_ascii=False) + "\n")
            stdin.flush()

    def _nonsense(self, said: str) -> Trouble:
        self.end()
        return Trouble("bot-nonsense", {"bot": self.name, "text": said[:SHOWN]})

    def end(self) -> None:
        """Have it gone, whatever it does."""
        # What ends by itself is asked for its code; what does not is not waited for.
        with contextlib.suppress(subprocess.TimeoutExpired):
            self._process.wait(0.2)
        with contextlib.suppress(OSError):
            if hasattr(os, "killpg"):
                os.killpg(self._process.pid, signal.SIGKILL)
            else:
                self._process.kill()
        self._process.wait()
        self._reader.join(1.0)
        for stream in (self._process.stdin, self._process.stdout):
            with contextlib.suppress(OSError, ValueError):
                if stream is not None:
                    stream.close()
