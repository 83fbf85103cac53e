"""Bots of others sit at the tables of a server like any other."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path

import pytest

import cookietin
from cookietin.bots import make_bot
from cookietin.foreign import invite, only_invited
from cookietin.foreign.invited import Invited
from cookietin.kernel.dealer import Seeded
from cookietin.kernel.position import Position
from cookietin.server.thinking import Thinkers
from docs.examples import ppo
from tests.foreign.programs import program
from tests.server.clients import Client, play_on, serving


def thought_by(invited: Invited, position: Position) -> str:
    """What a bot answers where it thinks for a server."""
    seat = position.asked()[0]

    async def ask() -> str:
        thinkers = Thinkers(1, 60.0, (invited,))
        try:
            thought = await thinkers.answer(invited.name, position.view(seat), seat, "seed")
        finally:
            thinkers.close()
        assert thought is not None
        return thought.move

    return asyncio.run(ask())


def test_who_thinks_for_a_server_knows_them(tmp_path: Path) -> None:
    position = cookietin.game("number-chain").start(2, Seeded(1))
    answer = thought_by(only_invited(f"last={program(tmp_path)}", 10.0, "en"), position)
    seat = position.asked()[0]
    assert answer == position.view(seat).legal(seat)[-1].text


def test_what_was_learnt_sits_there_too(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """As by `tin serve --bot learnt=docs/examples/ppo.py:Learnt`."""
    game = cookietin.game("number-chain")
    network = ppo.Network(game, 2, seed=3)
    ppo.save(network, tmp_path / "learnt.npz")
    monkeypatch.setenv("LEARNT", str(tmp_path / "learnt.npz"))
    invited = only_invited(f"learnt={ppo.__file__}:Learnt", 60.0, "en")
    position = game.start(2, Seeded(4))
    view, question = position.view(position.asked()[0]), position.question(position.asked()[0])
    wanted = ppo.Learnt(game, 1, network)(view, question)
    assert wanted is not make_bot("thumb", game, 1)(view, question), "who steps in would say so too"
    assert thought_by(invited, position) == wanted.text


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
