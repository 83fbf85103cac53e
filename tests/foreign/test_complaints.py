"""Every complaint about bots of others, as the sentence it is."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

import cookietin
from cookietin.foreign import Invited, invite, read_invited
from cookietin.foreign.bot import ForeignBot
from cookietin.foreign.process import Process
from cookietin.foreign.runner import load
from cookietin.kernel.dealer import Seeded
from tests.complaints import Act, Case, assert_said, each
from tests.foreign.programs import program


def started(hello: str) -> Act:
    """A program that does this in place of saying hello."""

    def act() -> None:
        with TemporaryDirectory() as folder:
            found = read_invited(f"bad={program(Path(folder), hello=hello)}")
            assert found is not None
            invite(found)

    return act


def late() -> None:
    with TemporaryDirectory() as folder:
        found = read_invited(f"bad={program(Path(folder), 'time.sleep(60)')}")
        assert found is not None
        Process("bad", found.command(), dict(os.environ)).ask({"moves": [{"text": "1"}]}, 0.2)


def illegal() -> None:
    position = cookietin.game("number-chain").start(2, Seeded(1))
    seat = position.asked()[0]
    with TemporaryDirectory() as folder:
        found = read_invited("bad=" + program(Path(folder), "answer['move'] = '7'"))
        assert found is not None
        ForeignBot(found, 1).asked(position.view(seat), position.question(seat))


CASES: list[Case] = [
    (
        "no-bot-file",
        lambda: read_invited("nowhere.py:Bot"),
        "There is no file nowhere.py with a bot in it.",
    ),
    (
        "no-bot-of-that-name",
        lambda: load("docs/examples/miser.py", "Spendthrift"),
        "There is no Spendthrift in docs/examples/miser.py: name a class or a function of it.",
    ),
    (
        "no-bot-program",
        lambda: read_invited("./nowhere"),
        "There is no program ./nowhere that could be run as a bot.",
    ),
    (
        "not-a-bot",
        lambda: read_invited("mine=nothing"),
        "nothing names no bot: write FILE.py:NAME, ./PROGRAM or run:PROGRAM.",
    ),
    (
        "bot-name-taken",
        lambda: invite(Invited("thumb", "", sys.executable)),
        "There is a bot thumb already: give yours another name, as in mine=FILE.py:NAME.",
    ),
    (
        "bot-not-started",
        lambda: Process("bad", ["/nowhere/bad"], {}),
        "The bot bad could not be started: No such file or directory.",
    ),
    (
        "bot-ended",
        started("sys.exit(4)"),
        "The bot bad has ended (exit code 4) instead of answering.",
    ),
    ("bot-late", late, "The bot bad did not answer within 0.2 seconds."),
    (
        "bot-nonsense",
        started("print('hi', flush=True)"),
        "The bot bad said what is no answer: hi.",
    ),
    (
        "bot-illegal",
        illegal,
        "The bot bad answered what is not one of its moves: 7.",
    ),
]


@each(CASES)
def test_a_complaint_is_a_sentence(key: str, act: Act, sentence: str) -> None:
    assert_said(key, act, sentence)
