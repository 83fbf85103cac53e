"""Small programs that speak the protocol, or fail at it in one way each."""

from __future__ import annotations

import sys
from pathlib import Path

LOOP = """
import json, os, sys, time
for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "hello":
        {hello}
    else:
        answer = {{"type": "answer", "ask": message["ask"], "move": message["moves"][-1]["text"]}}
        {answer}
        print(json.dumps(answer), flush=True)
"""
HELLO = 'print(json.dumps({"type": "hello"}), flush=True)'


def program(folder: Path, answer: str = "pass", hello: str = HELLO) -> str:
    """A program that answers with the last move, after doing this; as it is named to `--bots`."""
    file = folder / "last.py"
    file.write_text(LOOP.format(answer=answer, hello=hello), encoding="utf-8")
    return f"run:{sys.executable} {file}"
