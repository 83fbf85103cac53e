"""Several processes at one store: what one keeps, people at the other are told."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from cookietin.server import hall
from cookietin.server.news.sending import SentNews
from tests.server.clients import Client, Web, serving


def two_people(one: Web, two: Web) -> None:
    """Ana is at one server and Bo at the other; each sees at once what the other does."""
    ana, bo = one.guest("Ana"), two.guest("Bo")
    options = {"first": "seat0"}
    table = one.make(ana, "number-chain", [{"me": True}, {}], options=options)

    async def story() -> None:
        async with Client(one, table, ana) as a, Client(two, table, bo) as b:
            await a.until("table")
            await b.do("sit", seat="seat1")
            while a.last["table"]["table"]["seats"][1]["name"] != "Bo":
                await a.hear()
            await a.do("begin")
            while a.question is None:
                await a.hear()
            done = await a.answer()
            while b.last.get("update", {}).get("version", 0) < done["version"]:
                await b.hear()
            assert b.question is not None
            refused = await a.do("answer", question=0, move=a.last["update"]["view"]["chain"][0])
            assert refused["complaint"] == "too-late"

    asyncio.run(story())


@pytest.mark.parametrize("kind", ["redis", "postgres", "none"])
def test_what_one_keeps_the_other_tells(
    kind: str, tmp_path: Path, request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With no news at all they find out by looking."""
    store = str(request.getfixturevalue("postgres"))
    news = store if kind == "postgres" else "redis://127.0.0.1:1"
    if kind == "redis":
        news = str(request.getfixturevalue("redis").address)
    # Where there is news, looking now and then must not be what helps.
    monkeypatch.setattr(hall, "LOOK", 0.3 if kind == "none" else 600.0)
    with (
        serving(tmp_path, store=store, news=news) as one,
        serving(tmp_path, store=store, news=news) as two,
    ):
        two_people(one, two)


def test_whoever_is_connected_is_asked_to_come_back_when_a_server_stops(tmp_path: Path) -> None:
    async def story() -> Client:
        with serving(tmp_path) as web:
            table = web.make(web.guest("Ana"), "number-chain", [{"me": True}, {}])
            client = Client(web, table)
            await client.open()
        return client

    async def heard(client: Client) -> int:
        await client.until("closing")
        with pytest.raises(ConnectionClosed) as closed:
            await client.hear()
        received = closed.value.rcvd
        assert received is not None
        return int(received.code)

    async def both() -> int:
        return await heard(await story())

    assert asyncio.run(both()) == 1012


class Deaf(SentNews):
    """News over a line that takes being told to stop for one more fault, as some do."""

    def __init__(self) -> None:
        super().__init__()
        self.told = 0

    async def _send_all(self) -> None:
        try:
            await asyncio.sleep(600)
        except asyncio.CancelledError:
            self.told += 1
            if self.told < 3:
                raise ConnectionError from None
            raise

    async def _hear_all(self) -> None:
        await asyncio.sleep(600)


def test_news_that_breaks_while_it_is_stopped_stops_all_the_same() -> None:
    async def story() -> set[asyncio.Task[None]]:
        news = Deaf()
        before = asyncio.all_tasks()
        await news.open(lambda bulletin: None)
        await asyncio.sleep(0)
        async with asyncio.timeout(5):
            await news.close()
        return asyncio.all_tasks() - before

    assert asyncio.run(story()) == set()
