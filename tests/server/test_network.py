"""Tables over real sockets: making, joining, playing, losing the connection, watching."""

from __future__ import annotations

import asyncio
import hashlib
import random
import re
from collections.abc import Iterator
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

import cookietin
from cookietin.kernel.replay import Replay
from cookietin.server.protocol.resources import RESOURCES
from cookietin.table import fair
from tests.server.clients import Client, Web, play_on, serving


@pytest.fixture(scope="module")
def web(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Web]:
    with serving(tmp_path_factory.mktemp("tin"), rest=0.2) as served:
        yield served


FAST = {"pace": 0}
ALONE: list[dict[str, Any]] = [{"me": True}, {"bot": "random"}]


def seats_for(game: str) -> int:
    made = cookietin.game(game)
    return max(made.fewest_seats, min(3, made.most_seats))


@pytest.mark.parametrize("game", cookietin.game_ids())
def test_two_people_finish_a_match_of_every_game(web: Web, game: str) -> None:
    """One of them loses the connection again and again; every card was dealt as promised."""
    seats = max(2, seats_for(game))
    chairs: list[dict[str, Any]] = [{"me": True}, {}, *[{"bot": "random"}] * (seats - 2)]
    format = "best-of-3" if game == "number-chain" else "single"
    ana, bo = web.guest("Ana"), web.guest("Bo", "#c9386b")
    table = web.make(ana, game, chairs, settings=FAST, format=format)

    async def match() -> tuple[Client, Client]:
        async with Client(web, table, ana) as one, Client(web, table, bo, language="es") as two:
            await two.do("sit", seat="seat1")
            await one.do("begin")
            steady, shaky = random.Random(1), random.Random(2)
            await asyncio.gather(play_on(one, steady), play_on(two, shaky, lose=0.1))
            await one.quiet()
            await two.quiet()
        return one, two

    one, two = asyncio.run(match())
    for client in (one, two):
        assert client.last["update"]["outcome"] is not None
        assert client.last["update"]["score"]["winners"] is not None
    assert one.last["update"]["ending"] != two.last["update"]["ending"]
    status, text = web.ask("GET", f"/api/tables/{table}/record")
    assert status == 200
    assert cookietin.replay(text).match.winners is not None
    verdict = web.get(f"/api/tables/{table}/verdict")
    assert verdict["fair"]
    for play in web.get(f"/api/tables/{table}/draws")["plays"]:
        assert dealt_again(play) == [draw["dealt"] for draw in play["draws"]]
    for viewer in ("truth", "seat1", "spectator"):
        part = web.get(f"/api/tables/{table}/replay?viewer={viewer}&count=20")
        assert part["moments"][0]["view"]["viewer"] == viewer
        assert len(part["moments"]) == min(20, part["total"])


def dealt_again(play: dict[str, Any]) -> list[str]:
    """What comes of a play's secret and numbers, as anyone can work it out from the documents."""
    secret = bytes.fromhex(play["secret"])
    assert hashlib.sha256(secret).hexdigest() == play["commitment"]
    key = fair.play_key(secret, play["play"], play["numbers"])
    dealt = []
    for number, draw in enumerate(play["draws"]):
        pairs = zip(draw["names"], draw["counts"], strict=True)
        pile = [name for name, count in pairs for _ in range(count)]
        dealt.append(pile[fair.fair_below(key, number, len(pile))])
    return dealt


def test_a_record_that_was_tampered_with_is_not_fair(web: Web) -> None:
    """Two cards change places everywhere: the rules are kept, the promise is not."""
    token = web.guest("Ana")
    bots = [{"bot": "random"}] * 2
    table = web.make(token, "number-chain", bots, settings=FAST, begin=True)

    async def watch() -> None:
        async with Client(web, table) as client:
            await client.until("table")
            while client.last["table"]["table"]["phase"] != "over":
                await client.hear()

    asyncio.run(watch())
    text = str(web.ask("GET", f"/api/tables/{table}/record")[1])
    lines = cookietin.replay(text).match.lines
    assert [each.why for each in fair.check(lines, _game)] == ["fair"]
    secret = next(line for line in lines if line.get("note") == "secret")
    secret["secret"] = "00" * 32
    assert [each.why for each in fair.check(lines, _game)] == ["secret-off"]
    promise = next(line for line in lines if line.get("note") == "promise")
    promise["commitment"] = fair.commitment(bytes(32))
    assert [each.why for each in fair.check(lines, _game)] == ["cards-off"]
    lines.remove(promise)
    assert [each.why for each in fair.check(lines, _game)] == ["not-promised"]
    assert Replay(lines, _game).match.winners is not None


def _game(id: str, options: dict[str, Any]) -> cookietin.Game:
    return cookietin.game(id, **options)


def test_what_was_missed_is_told_on_coming_back(web: Web) -> None:
    ana, bo = web.guest("Ana"), web.guest("Bo")
    table = web.make(ana, "number-chain", [{"me": True}, {}], options={"first": "seat1"})

    async def story() -> None:
        async with Client(web, table, ana) as one, Client(web, table, bo) as two:
            await two.do("sit", seat="seat1")
            await one.do("begin")
            await one.quiet()
            await two.quiet()
            seen = one.version
            await one.close()
            await two.answer()
            await two.quiet()
            played = two.last["update"]["events"]
            await one.open(have=seen)
            update = await one.until("update")
            assert update["since"] == seen
            missed = [event["event"] for event in update["events"]]
            assert missed == [event["event"] for event in played]
            assert missed
            await one.open()
            whole = await one.until("update")
            assert len(whole["events"]) > len(update["events"])

    asyncio.run(story())


def test_a_key_counts_once_over_two_connections(web: Web) -> None:
    ana, bo = web.guest("Ana"), web.guest("Bo")
    table = web.make(ana, "number-chain", [{"me": True}, {}], options={"first": "seat0"})

    async def story() -> None:
        async with Client(web, table, ana) as one, Client(web, table, bo) as two:
            await two.do("sit", seat="seat1")
            await one.do("begin")
            await one.quiet()
            question = one.question
            assert question is not None
            answer = {"question": question["number"], "move": question["default"]}
            first = await one.do("answer", key="once", **answer)
            await one.reopen()
            again = await one.do("answer", key="once", **answer)
            assert (first["type"], first["version"]) == (again["type"], again["version"])
            late = await one.do("answer", key="late", **answer)
            assert late["complaint"] == "too-late"

    asyncio.run(story())


def test_a_refusal_names_its_clause_in_the_language_of_who_asked(web: Web) -> None:
    ana = web.guest("Ana")
    options = {"first": "seat0", "hand": 1}
    table = web.make(ana, "number-chain", ALONE, options=options, begin=True)

    async def story() -> None:
        async with Client(web, table, ana, language="es") as one:
            await one.until("update")
            held = {move["text"] for move in one.question["moves"]}  # type: ignore[index]
            other = next(text for text in ("1", "2", "3") if text not in held)
            refused = await one.answer(other)
            assert refused["clause"] == "CC-51"
            assert "No tienes" in refused["words"]
            await one.say({"type": "speak", "language": "en"})
            update = await one.until("update")
            assert update["question"]["words"].startswith("Play a card")

    asyncio.run(story())


def test_hints_what_follows_and_what_to_read(web: Web) -> None:
    ana = web.guest("Ana")
    table = web.make(ana, "braverse", ALONE, begin=True, settings={"pace": 0})

    async def story() -> None:
        async with Client(web, table, ana) as one:
            while one.question is None:
                await one.hear()
            hinted = await one.do("hint")
            texts = [move["text"] for move in one.question["moves"]]
            assert hinted["moves"][0]["move"]["text"] in texts
            assert all(0 < one["chance"] < 1 and one["said"] for one in hinted["moves"])
            assert all(one["reasons"] for one in hinted["moves"])
            assert hinted["supposes"].startswith("It supposes")
            foreseen = await one.do("ahead", moves=[texts[0]])
            assert foreseen["open"] in ("", "chance", "hidden")
            read = await one.do("about", topic=texts[0])
            assert read["type"] == "explained"
            refused = await one.do("why", taps=["mine:left", "theirs:right"])
            assert refused["type"] == "refused"
            assert refused["clause"].startswith("BV-")
            assert refused["words"]
            nothing = await one.do("why", taps=["no such thing"])
            assert nothing["paragraphs"] == []
            assert one.question is not None

    asyncio.run(story())


def test_spectators_see_no_hand_and_with_a_delay_later(web: Web) -> None:
    ana, bo = web.guest("Ana"), web.guest("Bo")
    options = {"first": "seat0"}
    settings = {"delay": 3.0}
    table = web.make(ana, "number-chain", [{"me": True}, {}], options=options, settings=settings)

    async def story() -> None:
        async with (
            Client(web, table, ana) as one,
            Client(web, table, bo) as two,
            Client(web, table) as other,
        ):
            await two.do("sit", seat="seat1")
            await one.do("begin")
            await other.quiet(0.2)
            assert "update" not in other.last
            update = await other.until("update")
            hands = update["view"]["hands"].values()
            assert all(set(hand) == {"?"} for hand in hands)
            refused = await other.do("sit", seat="seat0")
            assert refused["complaint"] == "no-token"

    asyncio.run(story())


def test_where_nobody_watches_who_has_no_seat_is_sent_away_with_the_deal(web: Web) -> None:
    ana, eve = web.guest("Ana"), web.guest("Eve")
    settings = {"watch": False}
    table = web.make(ana, "number-chain", ALONE, settings=settings)

    async def story() -> None:
        async with Client(web, table, ana) as one, Client(web, table, eve) as other:
            await one.do("begin")
            refused = await other.until("refused", "update")
            assert refused["complaint"] == "no-spectators"
            with pytest.raises(ConnectionClosed):
                await other.hear()
            assert "update" not in other.last
            await one.until("update")

    asyncio.run(story())


def test_people_play_again_at_a_new_table(web: Web) -> None:
    ana, bo = web.guest("Ana"), web.guest("Bo")
    table = web.make(ana, "number-chain", [{"me": True}, {}], settings=FAST, options={"hand": 1})

    async def story() -> str:
        async with Client(web, table, ana) as one, Client(web, table, bo) as two:
            await two.do("sit", seat="seat1")
            await one.do("begin")
            chance = random.Random(3)
            await asyncio.gather(play_on(one, chance), play_on(two, chance))
            assert (await one.do("rematch"))["type"] == "done"
            await two.until("table")
            assert two.last["table"]["table"]["offers"][0]["waits_for"] == ["seat1"]
            await two.do("consent", yes=True)
            while not two.last["table"]["table"]["rematch"]:
                await two.hear()
            return str(two.last["table"]["table"]["rematch"])

    again = asyncio.run(story())
    sight = web.get(f"/api/tables/{again}", bo)
    assert sight["table"]["phase"] == "play"
    assert [seat["name"] for seat in sight["table"]["seats"]] == ["Ana", "Bo"]
    mine = web.get("/api/tables", bo)["mine"]
    assert {listed["id"] for listed in mine} == {table, again}


def test_chat_is_heard_by_all_where_it_is_on(web: Web) -> None:
    ana = web.guest("Ana")
    table = web.make(ana, "number-chain", [{"me": True}, {}], settings={"chat": True})

    async def story() -> None:
        async with Client(web, table, ana) as one, Client(web, table) as other:
            await one.do("chat", text="Good luck!")
            said = await other.until("said")
            assert (said["name"], said["text"], said["seat"]) == ("Ana", "Good luck!", "seat0")

    asyncio.run(story())


def test_tables_are_listed_for_all_or_found_by_link_alone(web: Web) -> None:
    ana = web.guest("Ana")
    public = web.make(ana, "chomp", [{"me": True}, {}], settings={"seen": "public"})
    hidden = web.make(ana, "chomp", [{"me": True}, {}])
    listed = {each["id"]: each for each in web.get("/api/tables?game=chomp")["open"]}
    assert public in listed
    assert hidden not in listed
    assert listed[public]["free"] == 1
    assert {each["id"] for each in web.get("/api/tables", ana)["mine"]} == {public, hidden}
    status, picture = web.ask("GET", f"/api/tables/{hidden}/qr.svg")
    assert status == 200
    assert "<svg" in picture


def test_a_lost_phone_is_no_lost_seat(web: Web) -> None:
    _, guest = web.ask("POST", "/api/guests", {"name": "Ana"})
    table = web.make(guest["token"], "number-chain", [{"me": True}, {}])
    status, back = web.ask("POST", "/api/guests/recover", {"recovery": guest["recovery"]})
    assert status == 200

    async def story() -> None:
        async with Client(web, table, back["token"]) as one:
            assert one.last["welcome"]["viewer"] == "seat0"

    asyncio.run(story())
    status, _ = web.ask("POST", "/api/guests/recover", {"recovery": guest["token"]})
    assert status == 401


def test_a_table_that_is_made_twice_is_one(web: Web) -> None:
    ana = web.guest("Ana")
    body = {"key": "mine", "game": "chomp", "seats": [{"me": True}]}
    made = [web.ask("POST", "/api/tables", body, ana)[1]["table"] for _ in range(2)]
    assert made[0] == made[1]


def test_all_games_can_be_asked_about(web: Web) -> None:
    for lang in ("en", "es"):
        for game in web.get(f"/api/games?lang={lang}"):
            id = game["id"]
            assert game["blurb"]
            assert web.get(f"/api/games/{id}/rules?lang={lang}")["clauses"]
            assert web.get(f"/api/games/{id}/handles")["taps"]
            found = web.get(f"/api/games/{id}/catalogue?lang={lang}")
            assert set(found["counts"]) <= {
                row["thing"] for kind in found["things"].values() for row in kind
            }
            lesson = web.get(f"/api/games/{id}/guide?lang={lang}")
            assert lesson["steps"][0]["words"]
            for step, moment in zip(lesson["steps"], lesson["moments"], strict=False):
                offered = [move["text"] for move in (moment["question"] or {"moves": []})["moves"]]
                assert step["seat"] != lesson["seat"] or step["move"] in offered
            assert len(lesson["moments"]) == len(lesson["steps"]) + 1
            assert web.get(f"/api/games/{id}/messages?lang={lang}")["sections"]["game"]


def test_health_metrics_and_documents(web: Web) -> None:
    assert web.get("/health/ready")["status"] == "ready"
    assert web.get("/health/live")["status"] == "ready"
    assert "tin_tables" in web.get("/metrics")
    assert web.get("/api/openapi.json")["openapi"] == "3.1.0"
    assert web.get("/api").startswith("# The protocol")
    assert "export interface Update" in web.get("/api/protocol.ts")
    assert '"Update": {' in web.get("/api/schema.json")
    status, page = web.ask("GET", "/api", accept="text/html")
    assert status == 200
    for resource in RESOURCES:
        assert f'<section id="{resource.name}">' in page
    links = set(re.findall(r'href="#(\w+)"', page))
    assert links <= set(re.findall(r'<section id="(\w+)">', page))
    assert "Cookie Tin" in web.get("/")


def test_answers_keep_browsers_careful(web: Web) -> None:
    import urllib.request

    with urllib.request.urlopen(web.address + "/api/games") as answer:
        headers = answer.headers
    assert headers["x-content-type-options"] == "nosniff"
    assert "frame-ancestors 'none'" in headers["content-security-policy"]
    assert headers["cache-control"] == "no-store"
    assert headers["server"] is None


def test_a_socket_from_a_foreign_page_is_refused(web: Web) -> None:
    from websockets.asyncio.client import connect
    from websockets.exceptions import InvalidStatus

    async def story() -> None:
        url = f"{web.address.replace('http', 'ws')}/api/tables/x/socket"
        with pytest.raises(InvalidStatus):
            async with connect(url, origin="https://evil.example"):  # type: ignore[arg-type]
                pass

    asyncio.run(story())
