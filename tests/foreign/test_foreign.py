"""Anyone's bot: a class in a file, or any program; and what becomes of bots that fail."""

from __future__ import annotations

import json
import os
import time
from pathlib import Path

import pytest

import cookietin
from cookietin.bots import make_bot
from cookietin.foreign import invite, read_invited
from cookietin.foreign.kennel import KENNEL
from cookietin.kernel.dealer import Seeded
from cookietin.kernel.position import Position
from cookietin.lab import simulate
from tests.cli.running import eager, tin
from tests.foreign.programs import program
from tests.structure.source import ROOT

GAME = cookietin.game("number-chain")
MISER = str(ROOT / "docs" / "examples" / "miser.py") + ":Miser"
NODE = f"run:node {ROOT / 'docs' / 'examples' / 'stdio_bot.mjs'}"


def invited(typed: str, seconds: float = 10.0) -> str:
    found = read_invited(typed, seconds)
    assert found is not None
    return invite(found)


def table() -> Position:
    return GAME.set_up(2, Seeded(7), hands=[["2/3", "1", "0"], None], chain=["3/4"], turn=0)


def answered(name: str, position: Position) -> str:
    return make_bot(name, GAME, 1)(position.view(0), position.question(0)).text


def test_a_class_in_a_file_is_a_bot() -> None:
    assert answered(invited(MISER), table()) == "0"


def test_a_program_in_another_language_is_a_bot() -> None:
    assert answered(invited(f"noder={NODE}"), table()) == "0"


def test_it_is_told_what_its_seat_may_know_and_nothing_else(tmp_path: Path) -> None:
    file = tmp_path / "heard.json"
    name = invited(program(tmp_path, f"open({str(file)!r}, 'w').write(line)"))
    answered(name, table())
    heard = json.loads(file.read_text(encoding="utf-8"))
    assert heard["view"] == table().view(0).json()
    assert heard["view"]["hands"]["seat1"] == ["?"] * 5
    assert [move["text"] for move in heard["moves"]] == ["0", "1", "2/3"]


FAILING = {
    "crashes": ("sys.exit(3)", "has ended (exit code 3)"),
    "hangs": ("time.sleep(60)", "did not answer within 0.5 seconds"),
    "talks nonsense": ("answer = 'hm'", "said what is no answer: "),
    "answers another question": ("answer['ask'] = 99", "said what is no answer: "),
    "answers what is no move": ("answer['move'] = '7'", "is not one of its moves: 7"),
}


@pytest.mark.parametrize("how", FAILING)
def test_a_bot_that_fails_loses_its_move_to_the_default_in_a_sentence(
    how: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    answer, said = FAILING[how]
    name = invited(program(tmp_path, answer), seconds=0.5 if how == "hangs" else 10.0)
    position = table()
    assert answered(name, position) == position.default(0).text
    told = capsys.readouterr().err
    assert said in told
    assert f"It loses its move: {position.default(0).text} counts." in told


def test_a_bot_that_crashed_is_started_again(tmp_path: Path) -> None:
    once = tmp_path / "crashed"
    crash = f"os.path.exists({str(once)!r}) or (open({str(once)!r}, 'w'), sys.exit(1))"
    bot = make_bot(invited(program(tmp_path, crash)), GAME, 1)
    position = table()
    texts = [bot(position.view(0), position.question(0)).text for _ in range(2)]
    assert texts == [position.default(0).text, "2/3"]


def test_nobody_is_told_the_same_a_thousand_times(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    bot = make_bot(invited(program(tmp_path, "answer['move'] = '7'")), GAME, 1)
    for _ in range(5):
        bot(table().view(0), table().question(0))
    told = capsys.readouterr().err.splitlines()
    assert len(told) == 3
    assert told[-1].endswith("No more is said of such things.")


def test_a_process_is_used_again_for_the_same_seat_and_gone_in_the_end(tmp_path: Path) -> None:
    file = tmp_path / "pids"
    note = f"open({str(file)!r}, 'a').write(str(os.getpid()) + ' ' + message['seat'] + '\\n')"
    name = invited(program(tmp_path, note))
    simulate(GAME, [name, "random"], 6, seed=1)
    noted = {tuple(line.split()) for line in file.read_text(encoding="utf-8").splitlines()}
    assert len({seat for _, seat in noted}) == len(noted) == len({pid for pid, _ in noted}) == 2
    KENNEL.close()
    time.sleep(0.05)
    for pid, _ in noted:
        with pytest.raises(ProcessLookupError):
            os.kill(int(pid), 0)


def test_it_plays_at_every_door(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))
    last = f"last={program(tmp_path)}"
    played = tin("play", "number-chain", "--bots", last, "--name", "Ana", typed=eager)
    assert "At the table: Ana and last" in played.out
    told = tin("simulate", "number-chain", "--games", "20", "--bots", f"{last},random", "--json")
    assert set(json.loads(told.out)["by_bot"]) == {"last", "random"}


def test_other_processes_can_be_told_of_it(tmp_path: Path) -> None:
    name = invited(program(tmp_path))
    alone = simulate(GAME, [name, "random"], 101, seed=3)
    assert simulate(GAME, [name, "random"], 101, seed=3, jobs=2).json() == alone.json()


def test_a_plain_name_is_nobody_elses() -> None:
    assert read_invited("thumb") is None
