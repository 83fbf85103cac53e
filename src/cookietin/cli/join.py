"""`tin join URL`: sit down at a table of a server, from the terminal."""

from __future__ import annotations

import json
import queue
import threading
import urllib.error
import urllib.request
from typing import TYPE_CHECKING, Any
from urllib.parse import urlsplit

from cookietin.cli import saves
from cookietin.cli.command import FINE, Args, BadInput, Command, Flag, Positional
from cookietin.cli.serve import needing_server
from cookietin.cli.settings import people_from
from cookietin.cli.terminal import printable
from cookietin.kernel.complaint import BadMove
from cookietin.kernel.names import SEATS
from cookietin.kernel.registry import make_game
from cookietin.table import Guesser
from cookietin.words import Speech

if TYPE_CHECKING:
    from cookietin.kernel.game import Game

Data = dict[str, Any]


class Address:
    """A table on a server, from the link that people share."""

    def __init__(self, link: str) -> None:
        parts = urlsplit(link)
        path = [part for part in parts.path.split("/") if part]
        if parts.scheme not in ("http", "https") or not parts.netloc or path[-2:-1] != ["t"]:
            raise BadInput("not-a-table-link", {"link": link})
        self.table = path[-1]
        self.base = f"{parts.scheme}://{parts.netloc}"
        secure = "s" if parts.scheme == "https" else ""
        self.socket = f"ws{secure}://{parts.netloc}/api/tables/{self.table}/socket"

    def token(self, name: str) -> str:
        """Who one is there: kept, so that a seat is still one's own next time."""
        file = saves.folder() / "guests.json"
        known: Data = json.loads(file.read_text(encoding="utf-8")) if file.exists() else {}
        key = f"{self.base} {name}"
        if key not in known:
            body = json.dumps({"name": name}).encode()
            try:
                with urllib.request.urlopen(f"{self.base}/api/guests", body, timeout=10) as answer:
                    known[key] = json.load(answer)["token"]
            except (OSError, ValueError) as error:
                raise BadInput("unreached", {"address": self.base, "why": str(error)}) from None
            file.parent.mkdir(parents=True, exist_ok=True)
            file.touch(0o600)
            file.write_text(json.dumps(known), encoding="utf-8")
        return str(known[key])


class Sitting:
    """A conversation with a table: what comes over the line is shown, what is typed is sent."""

    def __init__(self, args: Args, socket: Any, seat: str) -> None:
        self._args = args
        self._socket = socket
        self._wanted = seat
        self._key = 0
        self._game: Game | None = None
        self._table: Data = {}
        self._question: Data | None = None
        self._shown = -1

    def tell(self, key: str, **fields: Any) -> None:
        """A sentence of the section `join`."""
        self._args.terminal.line(self._args.speech.say("join", key, **fields))

    def send(self, kind: str, **fields: Any) -> None:
        """Say something to the server."""
        self._key += 1
        self._socket.send(json.dumps({"type": kind, "key": f"j{self._key}", **fields}))

    def heard(self, message: Data) -> bool:
        """Show what came; says whether there is more to come."""
        kind = message["type"]
        if kind == "ping":
            self._socket.send(json.dumps({"type": "pong", "ping": message["ping"]}))
        elif kind == "table":
            return self._told_table(message)
        elif kind == "update":
            self._told_update(message)
        elif kind == "refused":
            self._args.terminal.error(printable(message["words"]))
        elif kind == "hinted" and message["move"]:
            self.tell("hint", move=message["move"]["text"])
        elif kind == "closing":
            self.tell("closing")
            return False
        return True

    def _told_table(self, message: Data) -> bool:
        table, viewer = message["table"], message["viewer"]
        if table["phase"] != self._table.get("phase") or table["seats"] != self._table.get("seats"):
            names = [seat["name"] or "-" for seat in table["seats"]]
            self.tell(f"phase-{table['phase']}", players=[printable(name) for name in names])
        self._table = table
        self._game = self._game or make_game(table["game"], table["options"])
        free = [seat["seat"] for seat in table["seats"] if seat["holder"] == "nobody"]
        if viewer == "spectator" and free and self._wanted != "watch":
            self.send("sit", seat=self._wanted if self._wanted in free else free[0])
            self._wanted = "watch"
        return table["phase"] not in ("over", "abandoned") or self._shown < message["version"]

    def _told_update(self, update: Data) -> None:
        assert self._game is not None
        terminal = self._args.terminal
        names = [printable(seat["name"]) for seat in self._table["seats"]]
        viewer = update["view"]["viewer"]
        number = SEATS.index(viewer) if viewer in SEATS else len(names)
        speech = Speech(self._args.speech.language, self._game.id, names, number)
        for event in update["events"]:
            terminal.prose(printable(event["words"]))
        self._shown = update["version"]
        self._question = update["question"]
        if self._question is not None:
            view = self._game.position(update["view"])
            terminal.line(self._game.people.picture(view, speech.label))
            terminal.line(printable(self._question["words"]))
            guess = Guesser(self._game)
            for place, move in enumerate(self._question["moves"]):
                remark = f"  {move['remark']}" if move.get("remark") else ""
                terminal.line(printable(f"  {guess.pick(place)}  {move['text']}{remark}"))
        elif update["ending"]:
            terminal.line(printable(update["ending"]))
            terminal.page(update["score"]["sheet"])

    def typed(self, text: str) -> None:
        """A move, or one of the few words that are none."""
        phase = self._table.get("phase")
        if text == "" and phase in ("lobby", "between"):
            self.send("begin")
        elif text in ("hint", "undo", "leave", "rematch"):
            self.send(text)
        elif text in ("yes", "no"):
            self.send("consent", yes=text == "yes")
        elif self._question is None or self._game is None:
            self.tell("not-asked")
        else:
            legal = [self._game.move(move["text"]) for move in self._question["moves"]]
            try:
                move = Guesser(self._game).understand(text, legal)
            except BadMove as complaint:
                speech = Speech(self._args.speech.language, self._game.id)
                self._args.terminal.error(printable(speech.complaint(complaint)))
                return
            self.send("answer", question=self._question["number"], move=move.text)


def run(args: Args) -> int:
    """Talk until the match is over, the input ends, or the server goes."""
    with needing_server():
        from websockets.exceptions import WebSocketException
        from websockets.sync.client import connect
    address = Address(args.text("link") or "")
    token = "" if args.given("watch") else address.token(people_from(args)[0])
    came: queue.Queue[tuple[str, Any]] = queue.Queue()
    try:
        socket = connect(address.socket, compression=None, max_size=None)
    except (OSError, WebSocketException) as error:
        raise BadInput("unreached", {"address": address.base, "why": str(error)}) from None
    with socket:
        hello = {"type": "hello", "protocol": 1, "token": token}
        socket.send(json.dumps({**hello, "language": args.speech.language}))
        seat = "watch" if args.given("watch") else f"seat{args.text('seat') or 0}"
        sitting = Sitting(args, socket, seat)
        sitting.tell("joined")
        threading.Thread(target=_listen, args=(socket, came), daemon=True).start()
        threading.Thread(target=_read, args=(args, came), daemon=True).start()
        while True:
            kind, what = came.get()
            if kind == "typed":
                sitting.typed(what)
            elif kind == "ended" or not sitting.heard(what):
                break
    return FINE


def _listen(socket: Any, came: queue.Queue[tuple[str, Any]]) -> None:
    from websockets.exceptions import ConnectionClosed

    try:
        for text in socket:
            came.put(("heard", json.loads(text)))
    except ConnectionClosed:
        pass
    came.put(("ended", None))


def _read(args: Args, came: queue.Queue[tuple[str, Any]]) -> None:
    for line in args.terminal.stdin:
        came.put(("typed", line.strip()))
    came.put(("ended", None))


COMMAND = Command(
    name="join",
    run=run,
    positionals=(Positional("link"),),
    flags=(
        Flag("name", takes="name"),
        Flag("seat", takes="number", low=0, high=7),
        Flag("watch"),
    ),
    examples=("tin join http://127.0.0.1:8000/t/abc --name Ana",),
)
