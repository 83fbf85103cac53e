"""Every complaint that a server can make, as the sentence it is."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import apsw
import pytest

from cookietin.kernel.complaint import BadOption, Complaint
from cookietin.server.http.asking import Failed, TooLarge, TooMuch
from cookietin.server.news import open_news
from cookietin.server.protocol import client, http
from cookietin.server.rooms.opening import open_table
from cookietin.server.rooms.rooms import NotKept, Rooms
from cookietin.server.rooms.show import speech_for
from cookietin.server.settings import ServerSettings
from cookietin.server.store import open_store
from cookietin.server.store.keeping import restore
from cookietin.server.store.sqlite import SqliteStore
from cookietin.server.store.store import Entry
from cookietin.server.tokens import Tokens
from cookietin.words import Speech
from tests.complaints import Act, Case, assert_said, each
from tests.server.clients import Client, Web, serving
from tests.server.rooms import ANA, BO, CY, NOBODY, SECRETS, Tin

SERVER: list[Web] = []


@pytest.fixture(scope="module", autouse=True)
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """A server that those need who complain over the network alone."""
    with serving(tmp_path_factory.mktemp("tin")) as web:
        SERVER[:] = [web]
        yield


@pytest.fixture(autouse=True)
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Files are named as they lie in an empty folder."""
    monkeypatch.chdir(tmp_path)


def heard(complaint: Complaint, data: dict[str, Any]) -> None:
    """What the server said is this complaint, in this sentence: raise it."""
    assert data["complaint"] == complaint.key
    assert data["words"] == Speech().complaint(complaint)
    raise complaint


def over_http(complaint: Complaint, method: str, path: str, *more: Any, **headers: str) -> Act:
    def ask() -> None:
        _, data = SERVER[0].ask(method, path, *more, **headers)
        heard(complaint, data)

    return ask


def over_socket(complaint: Complaint, *messages: Any, table: str = "", **hello: Any) -> Act:
    async def talk() -> dict[str, Any]:
        web = SERVER[0]
        here = Client(web, table or _a_table(), **hello)
        from websockets.asyncio.client import connect

        async with connect(here._url) as here._socket:
            for message in messages:
                await here.say(message)
            return await here.until("refused")

    return lambda: heard(complaint, asyncio.run(talk()))


def _a_table() -> str:
    if len(SERVER) == 1:
        web = SERVER[0]
        made = web.make(web.guest("Ana"), "number-chain", [{"bot": "random"}] * 2, begin=True)
        SERVER.append(made)  # type: ignore[arg-type]
    return str(SERVER[1])


HELLO = {"type": "hello", "protocol": 1}


def not_kept() -> None:
    """A store that breaks in the middle."""

    class Broken(SqliteStore):
        async def append(self, entry: Entry) -> bool:
            raise apsw.IOError("the disk is gone")

    async def make() -> None:
        store = Broken("tin.sqlite")
        await store.open()
        try:
            rooms = Rooms(store, SECRETS, ServerSettings())
            await rooms.make_once("tin", Tin().room.lines, [])
        finally:
            await store.close()

    asyncio.run(make())


def newer_store() -> None:
    connection = apsw.Connection("tin.sqlite")
    connection.execute("PRAGMA user_version = 99")
    connection.close()
    asyncio.run(SqliteStore("tin.sqlite").open())


def many_tables() -> None:
    """What is refused counts too."""
    with serving(Path(), tables_a_minute=3.0) as web:
        token, body = web.guest("Ana"), {"key": "k", "game": "chess", "seats": [{}]}
        asked = [web.ask("POST", "/api/tables", body, token) for _ in range(5)]
    assert [status for status, _ in asked[:3]] == [404] * 3
    heard(TooMuch("too-many-tables"), asked[-1][1])


def too_often() -> None:
    """A server that has little patience."""
    with serving(Path(), messages_a_second=0.2) as web:
        for _ in range(20):
            status, data = web.ask("GET", "/health/live")
            if status == 429:
                heard(TooMuch("too-often"), data)


def failed() -> None:
    """A handler with a fault: nothing of it is told."""
    from cookietin.server.http import app, health

    async def broken(asking: Any) -> Any:
        raise RuntimeError("the hand of seat1 is 1/2")

    with pytest.MonkeyPatch.context() as patch:
        patch.setitem(app.HANDLERS, "live", broken)
        with serving(Path()) as web:
            status, data = web.ask("GET", "/health/live")
            assert (status, "seat1" in str(data)) == (500, False)
    assert app.HANDLERS["live"] is health.live
    heard(Failed("failed"), data)


def two_seats() -> None:
    wanted = http.NewTable("k", "number-chain", [http.NewSeat(me=True)] * 2)
    open_table("tin", wanted, ANA, SECRETS, 0.0)


def sent_away_at_once() -> None:
    tin = Tin().all_sit()
    (seat,) = tin.room.asked()
    other = tin.guest((seat + 1) % tin.room.seats)
    tin.does(other, client.Bot, seat=f"seat{seat}", bot="thumb")


def hand_seen() -> None:
    tin = Tin().all_sit()
    tin.does(BO, client.Leave)
    tin.does(CY, client.Leave)
    tin.does(BO, client.Sit, seat="seat2")


def rematch_made() -> None:
    tin = Tin().all_sit().to_the_end()
    tin.room.note("rematch", {"table": "other"}, tin.now)
    tin.does(ANA, client.Rematch)


def abandoned() -> Tin:
    tin = Tin()
    tin.does(ANA, client.Abandon)
    return tin


CASES: list[Case] = [
    (
        "no-token",
        lambda: Tin().does(NOBODY, client.Sit, seat="seat1"),
        "Only someone who shows a token can do that: be someone first.",
    ),
    (
        "bad-token",
        lambda: Tokens(b"key").guest("not.signed"),
        "This token was not signed here. Be someone anew.",
    ),
    (
        "table-abandoned",
        lambda: abandoned().does(BO, client.Sit, seat="seat1"),
        "This table was abandoned: nothing can be done here any more.",
    ),
    (
        "no-such-table",
        over_http(BadOption("no-such-table", {"table": "x"}), "GET", "/api/tables/x"),
        "There is no table x here.",
    ),
    (
        "no-such-seat",
        lambda: Tin().does(BO, client.Sit, seat="seat7"),
        "There is no seat Seat 7 at this table. There are: Seat 0, Seat 1 and Seat 2.",
    ),
    (
        "not-seated",
        lambda: Tin().does(BO, client.Leave),
        "You hold no seat at this table: only who sits here can do that.",
    ),
    (
        "nothing-played",
        lambda: Tin().does(ANA, client.Stand, standing="pass"),
        "Nothing is being played here now.",
    ),
    (
        "match-over",
        lambda: Tin().all_sit().to_the_end().does(ANA, client.Begin),
        "The match at this table is over.",
    ),
    (
        "match-goes-on",
        lambda: Tin().all_sit().does(ANA, client.Rematch),
        "The match at this table still goes on.",
    ),
    (
        "seats-empty",
        lambda: Tin().does(ANA, client.Begin),
        "Nobody holds Seat 1 and Seat 2 yet: someone must sit there, or a bot.",
    ),
    (
        "maker-only",
        lambda: Tin().does(BO, client.Change, options={"hand": 4}),
        "Only whoever made this table can do that.",
    ),
    (
        "option-not-yours",
        lambda: Tin().does(ANA, client.Bring, option="hand", value=4),
        "hand is not for your seat to choose.",
    ),
    (
        "dealt-already",
        lambda: Tin().all_sit().does(ANA, client.Number, number="ff"),
        "The cards are dealt: a number counts for the next shuffle only.",
    ),
    ("chat-off", lambda: Tin().does(ANA, client.Chat, text="Hi"), "Chat is off at this table."),
    (
        "chat-empty",
        lambda: Tin(settings={"chat": True}).does(ANA, client.Chat, text="\x07 "),
        "There is nothing to read in that.",
    ),
    (
        "seat-yours",
        lambda: Tin().does(ANA, client.Sit, seat="seat0"),
        "That is your seat already.",
    ),
    (
        "seat-taken",
        lambda: Tin().does(BO, client.Sit, seat="seat0"),
        "Someone else holds Seat 0.",
    ),
    (
        "may-think",
        sent_away_at_once,
        "Seat 0 may think on for 59 s; then a bot can sit in.",
    ),
    ("hand-seen", hand_seen, "You have seen another hand of this play: you cannot play two."),
    (
        "nobody-to-swap",
        lambda: Tin().does(ANA, client.Swap, seat="seat1"),
        "There is nobody on Seat 1 to change seats with.",
    ),
    (
        "name-blank",
        lambda: Tin().does(ANA, client.Rename, name="\x07"),
        "A name needs a letter or another sign that can be seen.",
    ),
    ("rematch-made", rematch_made, "A table to play again has been made already."),
    (
        "nothing-offered",
        lambda: Tin().does(ANA, client.Consent, yes=True),
        "Nothing is offered that waits for your word.",
    ),
    ("one-seat-each", two_seats, "You can hold one seat at a table, not several."),
    ("not-kept", not_kept, "That could not be kept, so it has not happened. Try again."),
    (
        "hello-first",
        over_socket(BadOption("hello-first"), {"type": "begin", "key": "a"}),
        "The first thing to say is hello.",
    ),
    (
        "hello-once",
        over_socket(BadOption("hello-once"), HELLO, HELLO),
        "Hello was said already.",
    ),
    (
        "other-protocol",
        over_socket(
            BadOption("other-protocol", {"found": 2, "protocol": 1}), {**HELLO, "protocol": 2}
        ),
        "You speak protocol 2, and this server speaks 1. Load the page again.",
    ),
    (
        "no-spectators",
        lambda: no_spectators(),
        "The maker of this table wants no spectators.",
    ),
    (
        "bad-message",
        over_socket(BadOption("bad-message", {"why": "Expected `object`, got `int`"}), HELLO, "12"),
        "That cannot be understood: Expected `object`, got `int`",
    ),
    (
        "not-asked-now",
        lambda: not_asked_now(),
        "You are not asked anything now.",
    ),
    ("too-often", too_often, "That is too much at once. Wait a moment."),
    ("too-many-tables", many_tables, "That is too many tables for one. Wait a minute."),
    (
        "too-large",
        over_http(TooLarge("too-large", {"most": 256000}), "POST", "/api/guests", b" " * 300_000),
        "That is too large: at most 256000 bytes are read.",
    ),
    (
        "not-over",
        lambda: over_http(BadOption("not-over"), "GET", f"/api/tables/{_lobby()}/record")(),
        "This is not over yet, so it cannot be shown to everyone.",
    ),
    (
        "no-such-viewer",
        lambda: over_http(
            BadOption(
                "no-such-viewer",
                {"viewer": "seat5", "viewers": ["truth", "seat0", "seat1", "spectator"]},
            ),
            "GET",
            f"/api/tables/{_lobby()}/replay?viewer=seat5",
        )(),
        "Nobody is called Seat 5 here. Look as one of: truth, Seat 0, Seat 1 and spectator.",
    ),
    (
        "option-out-of-range",
        lambda: over_http(
            BadOption("option-out-of-range", {"option": "seats", "value": "9", "range": "2–6"}),
            "GET",
            "/api/games/number-chain/catalogue?seats=9",
        )(),
        "Option seats must be 2–6, not 9.",
    ),
    (
        "no-decks",
        over_http(BadOption("no-decks", {"game": "chomp"}), "GET", "/api/games/chomp/decks"),
        "In chomp nobody brings a deck.",
    ),
    (
        "foreign-origin",
        over_http(
            BadOption("foreign-origin"), "POST", "/api/guests", {}, origin="https://evil.example"
        ),
        "This comes from a page of another site, which may not do that here.",
    ),
    ("failed", failed, "Something went wrong here, and nothing was done."),
    (
        "no-such-store",
        lambda: open_store(ServerSettings(store="mysql://x")),
        "There is no store of the kind mysql. Name a file, or an address that begins with "
        "postgresql:.",
    ),
    (
        "no-such-news",
        lambda: open_news(ServerSettings(news="pigeon://x")),
        "There is no news of the kind pigeon. It is redis: or postgresql:.",
    ),
    (
        "store-unopened",
        lambda: asyncio.run(_open_text_file()),
        "The store tin.sqlite cannot be opened: file is not a database.",
    ),
    ("store-newer", newer_store, "The store tin.sqlite was written by a newer Cookie Tin."),
    (
        "not-a-backup",
        lambda: asyncio.run(_restored(['{"backup": 1, "secret": "00"}', '{"table": "t"}'])),
        "Line 2: this is not a line of a backup.",
    ),
    (
        "other-secret",
        lambda: asyncio.run(_restored(['{"backup": 1, "secret": "00"}'], secret=b"other")),
        "This store has another secret than the backup: bring the tables back into a store of "
        "their own.",
    ),
    (
        "no-such-standing",
        lambda: Tin().all_sit().does(ANA, client.Stand, standing="pass"),
        "There is no standing answer pass in this game. There are: nothing.",
    ),
    (
        "nothing-to-take-back",
        lambda: Tin().all_sit().does(ANA, client.Undo),
        "There is no answer in this play that could be taken back.",
    ),
    (
        "play-goes-on",
        lambda: Tin().all_sit().does(ANA, client.Begin),
        "The play that goes on must end before the next begins.",
    ),
]


async def _restored(lines: list[str], secret: bytes = b"") -> None:
    store = SqliteStore("tin.sqlite")
    await store.open()
    try:
        if secret:
            await store.secret(secret)
        await restore(store, lines)
    finally:
        await store.close()


async def _open_text_file() -> None:
    Path("tin.sqlite").write_text("This is no store at all, but a text.\n" * 40, encoding="utf-8")
    await SqliteStore("tin.sqlite").open()


def _lobby() -> str:
    web = SERVER[0]
    if len(SERVER) < 3:
        _a_table()
        made = web.make(web.guest("Ana"), "number-chain", [{"me": True}, {}])
        SERVER.append(made)  # type: ignore[arg-type]
    return str(SERVER[2])


def no_spectators() -> None:
    web = SERVER[0]
    seats, settings = [{"bot": "random"}] * 2, {"watch": False}
    table = web.make(web.guest("Ana"), "number-chain", seats, begin=True, settings=settings)
    over_socket(BadOption("no-spectators"), HELLO, table=table)()


def not_asked_now() -> None:
    web = SERVER[0]
    token = web.guest("Ana")
    seats: list[dict[str, Any]] = [{"me": True}, {"bot": "random"}]
    settings = {"pace": 10}
    options = {"first": "seat1"}
    table = web.make(token, "number-chain", seats, begin=True, settings=settings, options=options)
    hello = {**HELLO, "token": token}
    over_socket(BadOption("not-asked-now"), hello, {"type": "hint", "key": "a"}, table=table)()


@each(CASES)
def test_a_complaint(key: str, act: Act, sentence: str) -> None:
    assert_said(key, act, sentence)


def test_a_free_seat_goes_by_its_number_in_words() -> None:
    tin = Tin()
    tin.does(ANA, client.Bot, seat="seat2", bot="random")
    tin.does(ANA, client.Bot, seat="seat2", bot=None)
    with pytest.raises(Complaint) as refused:
        tin.does(ANA, client.Begin)
    said = speech_for(tin.room, 0, "en").complaint(refused.value)
    assert said.startswith("Nobody holds Seat 1 and Seat 2 yet")


def test_what_was_not_kept_is_a_complaint_of_its_own() -> None:
    assert issubclass(NotKept, Complaint)
