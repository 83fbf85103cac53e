"""`tin serve`: tables for browsers, terminals and programs."""

from __future__ import annotations

import asyncio
import io
import socket
import threading
import webbrowser
from contextlib import contextmanager
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

from cookietin.cli import saves
from cookietin.cli.command import FINE, Args, BadInput, Command, Flag
from cookietin.cli.settings import BOT_SECONDS_FLAG, bot_seconds

if TYPE_CHECKING:
    from collections.abc import Iterator

    from cookietin.foreign import Invited
    from cookietin.server.settings import ServerSettings
    from cookietin.server.strength import Strength

PORT = 8000
LOCAL = ("127.0.0.1", "::1", "localhost")
STORE_FLAG = Flag("store", takes="file")


def run(args: Args) -> int:
    """Serve until told to stop."""
    with needing_server():
        from cookietin.server.http.app import pages_folder
        from cookietin.server.serve import be_prompt, make_server, own_address, set_up_logs
    settings = _settings(args)
    _try_port(settings)
    _try_store(settings)
    if settings.pages and pages_folder(settings) is None:
        raise BadInput("no-pages-there", {"folder": settings.pages})
    set_up_logs(plain=not args.json)
    address = own_address(settings)

    def ready() -> None:
        if args.json:
            _log("ready", address=address, store=without_password(settings.store))
        else:
            _greet(args, settings, address, pages_folder(settings) is not None)
        args.terminal.stdout.flush()
        if args.given("open"):
            # Some browsers return only when they are closed.
            threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()

    server = make_server(settings, ready)
    be_prompt()
    server.run()
    if not args.json:
        args.terminal.line(args.speech.say("serve", "closed"))
    return FINE


@contextmanager
def needing_server() -> Iterator[None]:
    """What is not installed is said in a sentence."""
    try:
        yield
    except ModuleNotFoundError as missing:
        raise BadInput("server-missing", {"module": missing.name}) from None


def store_from(args: Args) -> str:
    """The store that was named, or the usual one."""
    named = args.text("store")
    if named is not None:
        return named
    folder = saves.folder()
    folder.mkdir(parents=True, exist_ok=True)
    return str(folder / "cookietin.sqlite")


def _settings(args: Args) -> ServerSettings:
    from cookietin.server.settings import ServerSettings

    store = store_from(args)
    usual = ServerSettings()
    thinkers, rest, port = args.whole("thinkers"), args.whole("rest"), args.whole("port")
    thinking = args.whole("thinking")
    return ServerSettings(
        store=store,
        news=args.text("news") or "",
        host=args.text("host") or usual.host,
        port=PORT if port is None else port,
        address=args.text("address") or "",
        origins=tuple(args.all("origin")),
        thinkers=usual.thinkers if thinkers is None else thinkers,
        thinking=usual.thinking if thinking is None else float(thinking),
        pages=args.text("pages") or "",
        compiled=args.text("compiled") or "",
        on_strength=lambda strength: _say_strength(args, strength),
        proxied=args.given("proxied"),
        rest=usual.rest if rest is None else rest,
        bots=_bots(args),
    )


def _log(what: str, **fields: str) -> None:
    """One more line of the log."""
    import structlog

    structlog.get_logger().info(what, **fields)


def without_password(store: str) -> str:
    """Where everything is kept, for all to read."""
    password = urlsplit(store).password
    return store.replace(f":{password}@", ":…@") if password else store


def _say_strength(args: Args, strength: Strength) -> None:
    """What came of compiling the rules."""
    if args.json:
        _log("strength", strength=strength)
    else:
        args.terminal.line(args.speech.say("serve", "full" if strength == "full" else "plain"))
    args.terminal.stdout.flush()


def _bots(args: Args) -> tuple[Invited, ...]:
    """The bots of others that may sit at tables, each once it has said hello."""
    from cookietin.foreign import invite, only_invited

    seconds, language = bot_seconds(args), args.speech.language
    found = tuple(only_invited(typed, seconds, language) for typed in args.all("bot"))
    for invited in found:
        invite(invited)
    return found


def _try_port(settings: ServerSettings) -> None:
    """Say at once, in a sentence, that a port cannot be had."""
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    with socket.socket(family, socket.SOCK_STREAM) as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind((settings.host, settings.port))
        except OSError as error:
            why = error.strerror or str(error)
            raise BadInput("port-taken", {"port": settings.port, "why": why}) from None


def _try_store(settings: ServerSettings) -> None:
    """The same of its store."""
    from cookietin.server.store.keeping import opened

    async def begin() -> None:
        async with opened(settings.store):
            pass

    asyncio.run(begin())


def _greet(args: Args, settings: ServerSettings, address: str, pages: bool) -> None:
    """The address, and the same as a picture for phones."""
    import segno

    terminal, say = args.terminal, args.speech.say
    terminal.line(terminal.bold(say("serve", "ready", address=address)))
    if terminal.stdout.isatty():
        picture = io.StringIO()
        segno.make(address, error="l").terminal(picture, border=2, compact=True)
        terminal.line(picture.getvalue())
    if not settings.address and settings.host in LOCAL:
        terminal.line(say("serve", "local"))
    if not pages:
        terminal.line(say("serve", "no-pages"))
    if settings.compiled:
        terminal.line(say("serve", "growing"))
    terminal.line(say("serve", "kept", store=without_password(settings.store)))


COMMAND = Command(
    name="serve",
    run=run,
    flags=(
        Flag("host", takes="address", default="127.0.0.1"),
        Flag("port", takes="number", default=str(PORT), low=0, high=65535),
        STORE_FLAG,
        Flag("news", takes="address"),
        Flag("address", takes="address"),
        Flag("origin", takes="address", repeats=True),
        Flag("pages", takes="folder"),
        Flag("compiled", takes="folder"),
        Flag("bot", takes="bot", repeats=True),
        BOT_SECONDS_FLAG,
        Flag("thinkers", takes="number", default="1", low=0, high=64),
        Flag("thinking", takes="number", default="5", low=1, high=600),
        Flag("rest", takes="number", default="30", low=0, high=86400),
        Flag("proxied"),
        Flag("open"),
    ),
    examples=(
        "tin serve",
        "tin serve --host 0.0.0.0 --port 8000",
        "tin serve --bot miser=mybot.py:Miser",
    ),
)
