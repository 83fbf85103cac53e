"""Bots of others sit at the tables of a server like any other."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path

import pytest

import cookietin
from cookietin.foreign import invite, only_invited
from cookietin.kernel.dealer import Seeded
from cookietin.server.thinking import Thinkers
from tests.foreign.programs import program
from tests.server.clients import Client, play_on, serving


def test_who_thinks_for_a_server_knows_them(tmp_path: Path) -> None:
    invited = only_invited(f"last={program(tmp_path)}", 10.0, "en")
    position = cookietin.game("number-chain").start(2, Seeded(1))
    seat = position.asked()[0]

    async def ask() -> str:
        thinkers = Thinkers(1, 60.0, (invited,))
        try:
            thought = await thinkers.answer("last", position.view(seat), seat, "seed")
        finally:
            thinkers.close()
        assert thought is not None
        return thought.move

    assert asyncio.run(ask()) == position.view(seat).legal(seat)[-1].text


def test_a_person_finishes_a_match_against_one(tmp_path: Path) -> None:
    invited = only_invited(f"last={program(tmp_path)}", 10.0, "en")
    invite(invited)
    with serving(tmp_path, bots=(invited,)) as web:
        ana = web.guest("Ana")
        seats: list[dict[str, object]] = [{"me": True}, {"bot": "last"}]
        table = web.make(ana, "number-chain", seats, begin=True, settings={"pace": 0})

        async def play() -> None:
            async with Client(web, table, ana) as client:
                await play_on(client, random.Random(1))

        asyncio.run(play())
        shown = web.get(f"/api/tables/{table}")["table"]
    assert shown["phase"] == "over"
    assert [seat.get("bot") for seat in shown["seats"]] == [None, "last"]


@pytest.mark.parametrize("named", ["thumb", "nobody"])
def test_only_bots_of_others_can_be_brought(named: str, tmp_path: Path) -> None:
    from tests.cli.running import tin

    run = tin("serve", "--bot", named, "--store", str(tmp_path / "tin.sqlite"))
    assert run.code == 2
    assert f"{named} names no bot" in run.err
