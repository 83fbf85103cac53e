"""What a client receives, to the byte, is the same for two truths that it cannot tell apart.

Every message in its order, as a seat and as a spectator, refusals and requests included; and what
HTTP says of the table meanwhile. Other seats hold other cards, and in one of the two they leave
answers standing.
"""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

import cookietin
from cookietin.kernel.chance import Chance
from cookietin.server.house import House
from cookietin.server.protocol import http, tables
from cookietin.server.rooms.opening import open_table
from cookietin.server.rooms.room import Room
from cookietin.server.tokens import GuestId
from cookietin.table import person
from cookietin.table.hint import Effort
from tests.server.clients import Client, served
from tests.server.twin_logs import Step, Twins

ID = "twintable"
MOST = 40
"""So many steps at most; where nothing is hidden from a seat but the deck, fewer do."""
VIEWER = GuestId("viewer", "Vi", "")


def others(seat: int) -> GuestId:
    return GuestId(f"other{seat}", f"Ot{seat}", "")


class Heard:
    """All that came over the line in one of the two worlds."""

    def __init__(self) -> None:
        self.seat: list[str] = []
        self.spectator: list[str] = []
        self.http: list[str] = []


def live_through(folder: Path, game: str, seats: int, steps: list[Step], standing: bool) -> Heard:
    """Let the steps happen at a table, with the viewer at seat 0 and a spectator looking on."""
    now = [1_800_000_000.0]
    heard = Heard()
    given: dict[str, Any] = {"address": "http://tin.example", "hints": Effort("thumb", answers=0)}
    with served(folder, clock=lambda: now[0], secret=b"twins", **given) as (
        web,
        house,
        loop,
    ):

        def do(work: Any) -> Any:
            return asyncio.run_coroutine_threadsafe(work, loop).result(20)

        secrets = house.rooms.secrets
        chairs = [http.NewSeat() for _ in range(seats)]
        settings = tables.Settings(pace=10, clock=tables.TimeControl(kind="bank", seconds=1e6))
        wanted = http.NewTable("k", game, chairs, settings=settings)
        room = Room(open_table(ID, wanted, VIEWER, secrets, now[0]), secrets)
        for seat in range(seats):
            guest = VIEWER if seat == 0 else others(seat)
            room.sit(seat, person(guest.name), now[0], {"who": guest.sign(ID)})
        do(house.rooms.make_once(ID, room.lines, [VIEWER.id]))
        token = house.tokens.token(VIEWER)

        async def story() -> None:
            one = Client(web, ID, token, salt="a")
            two = Client(web, ID, language="es", salt="b")
            async with one, two:
                for step in steps:
                    now[0] += 0.01
                    if standing and step.get("seat", "seat0") != "seat0":
                        await asyncio.to_thread(do, _leave_standing(house, step, now[0]))
                    heard.http.append(repr(web.ask("GET", "/api/tables", token=token)))
                    now[0] += 0.01
                    line = _timed(step, now[0], standing)
                    await asyncio.to_thread(do, _follow(house, line))
                    for client in (one, two):
                        await client.do("about", topic="x")
                    if one.question is not None:
                        await one.do("ahead", moves=[one.question["default"]])
                        await one.do("hint")
                        await one.do("why", taps=one.question["moves"][0].get("taps", ["bar"]))
                        await one.do("answer", question=0, move="no such move")
                        number = one.question["number"]
                        illegal = _illegal(game, one.question)
                        if illegal:
                            await one.do("answer", question=number, move=illegal)
                    heard.http.append(repr(web.ask("GET", f"/api/tables/{ID}", token=token)))
                    heard.http.append(repr(web.ask("GET", "/api/tables", token=token)))
                    heard.http.append(repr(web.ask("GET", f"/api/tables/{ID}/replay?viewer=truth")))
            heard.seat, heard.spectator = one.raw, two.raw

        asyncio.run(story())
    return heard


def _timed(step: Step, at: float, standing: bool) -> Step:
    who = {"by": "standing" if standing and step.get("seat") != "seat0" else "person"}
    return {**step, **({} if "play" in step else who), "at": at}


async def _leave_standing(house: House, step: Step, at: float) -> None:
    """In one world others leave answers, and answer ahead of time: lines nobody else may notice."""
    room = await house.rooms.room(ID)
    known = room.table.match.game.standing_answers
    key = known[0].key if known else None
    note = {"note": "standing", "seat": step["seat"], "standing": key, "at": at}
    await _follow(house, note)
    for seat in range(1, room.seats):
        early = room.early_window(seat)
        if early is not None:
            waits = {"question": int(early.view.number), "move": early.view.default(seat).text}
            note = {"note": "early", "seat": f"seat{seat}", **waits, "passes": early.passes}
            await _follow(house, {**note, "at": at})


async def _follow(house: House, line: Step) -> None:
    await house.rooms.change(ID, lambda room, at: room.follow([line]))


def _illegal(game: str, question: dict[str, Any]) -> str:
    legal = {move["text"] for move in question["moves"]}
    for move in cookietin.game(game).moves.all:
        if move.text not in legal and len(move.text) < 300:
            return move.text
    return ""


@pytest.mark.parametrize("game", cookietin.game_ids())
def test_what_a_client_receives_tells_nothing_of_what_is_hidden(tmp_path: Path, game: str) -> None:
    made = cookietin.game(game)
    seats = max(made.fewest_seats, min(3, made.most_seats))
    most = 8 if game == "chomp" else MOST
    twins = max(
        (Twins(made, seats, 0, Chance(f"leak {game} {seed}"), most) for seed in range(12)),
        key=lambda twins: (min(twins.differing, MOST), len(twins.one)),
    )
    assert twins.differing > 5 or game == "chomp"
    worlds = []
    for number, steps in enumerate((twins.one, twins.two)):
        folder = tmp_path / str(number)
        folder.mkdir()
        worlds.append(live_through(folder, game, seats, steps, standing=number == 1))
    one, two = worlds
    assert one.seat == two.seat
    assert one.spectator == two.spectator
    assert one.http == two.http
    assert len(one.seat) > len(twins.one)


def test_the_twins_above_are_two_truths() -> None:
    game = cookietin.game("number-chain")
    twins = Twins(game, 3, 0, Chance("leak"), MOST)
    assert twins.one[0]["dealt"] != twins.two[0]["dealt"]
    assert twins.differing
