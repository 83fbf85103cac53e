"""`tin verify`, `backup`, `restore`, `export` and `join`: what they do with a real server."""

from __future__ import annotations

import asyncio
import json
import random
import time
from collections.abc import Callable
from contextlib import ExitStack
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

import cookietin
from cookietin.cli.wire import Wire
from tests.cli.running import tin
from tests.server.clients import Client, Web, free_port, play_on, serving


@pytest.fixture(autouse=True)
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))


def a_finished_match(web: Web) -> str:
    ana = web.guest("Ana")
    seats: list[dict[str, object]] = [{"me": True}, {"bot": "random"}]
    settings = {"pace": 0}
    table = web.make(ana, "number-chain", seats, begin=True, settings=settings)

    async def play() -> None:
        async with Client(web, table, ana) as client:
            await play_on(client, random.Random(1))

    asyncio.run(play())
    return table


def test_a_store_is_backed_up_brought_back_and_exported(tmp_path: Path) -> None:
    with serving(tmp_path) as web:
        table = a_finished_match(web)
        before = web.ask("GET", f"/api/tables/{table}/record")[1]
        saved = tin("backup", "all.jsonl", "--store", "tin.sqlite")
    assert saved.out == "1 table is in all.jsonl.\n"
    assert (tmp_path / "all.jsonl").stat().st_mode & 0o777 == 0o600
    other = tmp_path / "other"
    other.mkdir()
    store = str(other / "tin.sqlite")
    back = tin("restore", "all.jsonl", "--store", store, "--json")
    assert json.loads(back.out) == {"tables": 1, "there": 0}
    assert json.loads(tin("restore", "all.jsonl", "--store", store, "--json").out)["there"] == 1
    with serving(other) as web:
        assert web.ask("GET", f"/api/tables/{table}/record")[1] == before
    assert tin("export", "records", "--store", store).out == "1 record is in records.\n"
    (record,) = (tmp_path / "records").iterdir()
    assert record.read_text(encoding="utf-8") == before
    verified = tin("verify", str(record))
    assert verified.code == 0
    assert verified.out.startswith("Play 1: fair.")


def test_a_record_of_which_nothing_was_promised_is_not_called_fair(tmp_path: Path) -> None:
    from tests.cli.running import a_match

    record = a_match(tmp_path / "cookietin", "--seats", "2")
    checked = tin("verify", str(record), "--json")
    assert checked.code == 1
    assert json.loads(checked.out)["plays"][0]["result"] == "not-promised"


def test_a_match_is_played_from_the_terminal(tmp_path: Path) -> None:
    with serving(tmp_path) as web:
        ana = web.guest("Ana")
        settings = {"pace": 0}
        seats: list[dict[str, object]] = [{}, {"bot": "random"}]
        table = web.make(ana, "number-chain", seats, options={"hand": 2}, settings=settings)

        def at_leisure(printed: str) -> str | None:
            if "The match is over" in printed:
                time.sleep(0.2)
                return None
            time.sleep(0.05)
            return "#1" if "The play is on" in printed else ""

        link = f"{web.address}/t/{table}"
        ran = tin("join", link, "--name", "Bo", typed=at_leisure)
        sight = web.get(f"/api/tables/{table}")
    assert ran.code == 0, ran.err
    assert sight["table"]["phase"] == "over"
    assert sight["table"]["seats"][0]["name"] == "Bo"
    assert "You are at the table" in ran.out
    said = [line for line in ran.out.splitlines() if line]
    assert not [one for one, then in pairwise(said) if one == then], "nothing is said twice"


def test_who_plays_from_a_terminal_comes_back_by_itself(tmp_path: Path) -> None:
    """The server goes away in the middle and another comes at its address: the match goes on."""
    port = free_port()
    running = ExitStack()
    web = running.enter_context(serving(tmp_path, port=port))
    seats: list[dict[str, object]] = [{}, {"bot": "random"}]
    settings = {"pace": 0}
    table = web.make(web.guest("Ana"), "number-chain", seats, settings=settings)
    answers = 0

    def at_leisure(printed: str) -> str | None:
        nonlocal answers
        time.sleep(0.05)
        if "The match is over" in printed:
            return None
        if "The play is on" not in printed:
            return ""
        answers += 1
        if answers == 3:
            running.close()
            running.enter_context(serving(tmp_path, port=port))
        return "#1"

    with running:
        ran = tin("join", f"{web.address}/t/{table}", "--name", "Bo", typed=at_leisure)
        record = web.ask("GET", f"/api/tables/{table}/record")[1]
    assert ran.code == 0, ran.err
    assert "The connection is lost" in ran.out
    assert "Back at the table" in ran.out
    keys = [line["key"] for line in cookietin.replay(record).match.lines if "key" in line]
    assert len(keys) == len(set(keys)) > 3


def test_whose_table_is_out_of_reach_for_good_is_told(tmp_path: Path) -> None:
    with serving(tmp_path) as web:
        ran = tin("join", f"{web.address}/t/nowhere", "--watch", typed=lambda printed: _later())
    assert ran.code == 1
    assert "There is no table nowhere" in ran.err
    assert "out of reach" in ran.out


def _later() -> str:
    time.sleep(0.1)
    return "#1"


def test_who_was_not_quick_enough_gets_another_seat(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Someone sits down on the very seat while it is asked for."""
    with serving(tmp_path) as web:
        table = web.make(web.guest("Ana"), "number-chain", [{}, {}])

        async def ana_sits() -> None:
            async with Client(web, table, web.guest("Ana")) as client:
                await client.do("sit", seat="seat0")

        ask = Wire.ask

        def ask_late(wire: Wire, kind: str, **fields: Any) -> None:
            if kind == "sit" and not names()[0]:
                asyncio.run(ana_sits())
            ask(wire, kind, **fields)

        def names() -> list[str]:
            return [seat["name"] for seat in web.get(f"/api/tables/{table}")["table"]["seats"]]

        def at_leisure(printed: str) -> str | None:
            time.sleep(0.05)
            return None if "Ana and Bo" in printed else "?"

        monkeypatch.setattr(Wire, "ask", ask_late)
        ran = tin("join", f"{web.address}/t/{table}", "--name", "Bo", typed=at_leisure)
        assert (ran.code, ran.err) == (0, "")
        assert names() == ["Ana", "Bo"]


def test_the_time_that_is_left_is_told_and_who_sits_in_when_it_is_over(tmp_path: Path) -> None:
    with serving(tmp_path) as web:
        clock = {"kind": "question", "seconds": 1.2, "out": "bot"}
        seats: list[dict[str, object]] = [{}, {"bot": "random"}]
        settings = {"pace": 0, "clock": clock}
        table = web.make(web.guest("Ana"), "number-chain", seats, settings=settings)

        def at_leisure(printed: str) -> str | None:
            time.sleep(0.05)
            if "The play is on" not in printed:
                return ""
            return None if "a bot sits in for you" in printed else "?"

        ran = tin("join", f"{web.address}/t/{table}", "--name", "Bo", typed=at_leisure)
        seat = web.get(f"/api/tables/{table}")["table"]["seats"][0]
    assert ran.code == 0, ran.err
    assert "You have 1 second." in ran.out
    assert (seat["name"], seat["holder"]) == ("Bo", "person")


def test_before_play_a_deck_is_brought_and_seats_are_swapped(tmp_path: Path) -> None:
    """What one types beside moves the others hear of; what cannot be done is said, and not sent."""
    with serving(tmp_path) as web:
        ana = web.guest("Ana")
        table = web.make(ana, "braverse", [{"me": True}, {}], settings={"pace": 0, "chat": True})
        (tmp_path / "mine.txt").write_text(tin("deck", "show", "blue").out, encoding="utf-8")

        def now() -> Any:
            return web.get(f"/api/tables/{table}")["table"]

        async def agree() -> None:
            async with Client(web, table, ana) as client:
                await client.do("consent", yes=True)

        typed: list[tuple[Callable[[str], bool], str]] = [
            (lambda printed: isinstance(now()["options"]["deck1"], dict), "deck green"),
            (lambda printed: now()["options"]["deck1"] == "green", "deck nowhere.txt"),
            (lambda printed: True, "swap Eve"),
            (lambda printed: True, "swap ana"),
            (lambda printed: now()["offers"] != [], "say how are you?"),
            (lambda printed: "Bo: how are you?" in printed, "?"),
        ]

        def at_leisure(printed: str) -> str | None:
            if not typed:
                asyncio.run(agree())
                return None
            ready, text = typed[0]
            if ready(printed):
                typed.pop(0)
                return text
            time.sleep(0.05)
            return "?"

        link = f"{web.address}/t/{table}"
        ran = tin("join", link, "--name", "Bo", "--deck", "mine.txt", typed=at_leisure)
        seats = [seat["name"] for seat in now()["seats"]]
    assert ran.code == 0, ran.err
    assert seats == ["Bo", "Ana"]
    assert "That waits for Ana." in ran.out
    assert "no file nowhere.txt" in ran.err
    assert "Eve is no seat here" in ran.err


def test_who_plays_again_goes_on_at_the_new_table(tmp_path: Path) -> None:
    with serving(tmp_path) as web:
        seats: list[dict[str, object]] = [{}, {"bot": "random"}]
        settings = {"pace": 0}
        table = web.make(web.guest("Ana"), "number-chain", seats, settings=settings)
        asked = False

        def at_leisure(printed: str) -> str | None:
            nonlocal asked
            time.sleep(0.05)
            if printed.count("You are at the table") > 1:
                return None
            if "The match is over" not in printed:
                return "#1" if "The play is on" in printed else ""
            if not asked:
                asked = True
                return "revancha"
            return "?"

        ran = tin("join", f"{web.address}/t/{table}", "--name", "Bo", typed=at_leisure)
        again = web.get(f"/api/tables/{table}")["table"]["rematch"]
        names = [seat["name"] for seat in web.get(f"/api/tables/{again}")["table"]["seats"]]
    assert ran.code == 0, ran.err
    assert "Bo" in names
