"""`tin join URL`: sit down at a table of a server, from the terminal."""

from __future__ import annotations

import threading
from typing import TYPE_CHECKING, Any
from urllib.parse import urlsplit

from cookietin.cli.advice import Line, show_advice
from cookietin.cli.command import FAILED, FINE, Args, BadInput, Command, Flag, Positional
from cookietin.cli.guests import token_at
from cookietin.cli.serve import needing_server
from cookietin.cli.settings import people_from
from cookietin.cli.terminal import printable
from cookietin.cli.wire import BACK, ENDED, HEARD, LOST, TYPED, Wire
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


class Sitting:
    """A conversation with a table: what comes over the line is shown, what is typed is sent."""

    def __init__(self, args: Args, wire: Wire, seat: str) -> None:
        self._args = args
        self._wire = wire
        self._wanted = seat
        self._game: Game | None = None
        self._table: Data = {}
        self._question: Data | None = None
        self._shown = -1

    def tell(self, key: str, **fields: Any) -> None:
        """A sentence of the section `join`."""
        self._args.terminal.line(self._args.speech.say("join", key, **fields))

    def heard(self, message: Data) -> bool:
        """Show what came; says whether there is more to come."""
        kind = message["type"]
        if kind == "ping":
            self._wire.say({"type": "pong", "ping": message["ping"]})
        elif kind == "table":
            return self._told_table(message)
        elif kind == "update":
            self._told_update(message)
        elif kind == "refused":
            self._args.terminal.error(printable(message["words"]))
        elif kind == "hinted":
            self._told_hint(message)
        return True

    def over(self) -> bool:
        """Whether there is nothing more to come."""
        return self._table.get("phase") in ("over", "abandoned")

    def _told_hint(self, message: Data) -> None:
        lines = [
            Line(one["move"].get("words", one["move"]["text"]), one["said"], one["reasons"])
            for one in message["moves"]
        ]
        show_advice(self._args.terminal, self._args.speech, lines, message["supposes"])

    def _told_table(self, message: Data) -> bool:
        table, viewer = message["table"], message["viewer"]
        if table["phase"] != self._table.get("phase") or table["seats"] != self._table.get("seats"):
            names = [seat["name"] or "-" for seat in table["seats"]]
            self.tell(f"phase-{table['phase']}", players=[printable(name) for name in names])
        if table["phase"] in ("between", "over") and table["phase"] != self._table.get("phase"):
            for seat in table["seats"]:
                if seat.get("hurried"):
                    self.tell("hurried", name=printable(seat["name"]))
        self._table = table
        if self._game is None or dict(self._game.options) != table["options"]:
            self._game = make_game(table["game"], table["options"])
        free = [seat["seat"] for seat in table["seats"] if seat["holder"] == "nobody"]
        if viewer == "spectator" and free and self._wanted != "watch":
            self._wire.ask("sit", seat=self._wanted if self._wanted in free else free[0])
            self._wanted = "watch"
        return table["phase"] not in ("over", "abandoned") or self._shown < message["version"]

    def _told_update(self, update: Data) -> None:
        assert self._game is not None
        terminal = self._args.terminal
        names = self._names()
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
                text = speech.typed(self._game.move(move["text"]))
                terminal.line(printable(f"  {guess.pick(place)}  {text}{remark}"))
        elif update["ending"]:
            terminal.line(printable(update["ending"]))
            terminal.page(update["score"]["sheet"])

    def _names(self) -> list[str]:
        return [printable(seat["name"]) for seat in self._table["seats"]]

    def typed(self, text: str) -> None:
        """A move, or one of the few words that are none."""
        phase = self._table.get("phase")
        if text == "" and phase in ("lobby", "between"):
            self._wire.ask("begin")
        elif text in ("hint", "undo", "leave", "rematch"):
            self._wire.ask(text)
        elif text in ("yes", "no"):
            self._wire.ask("consent", yes=text == "yes")
        elif self._question is None or self._game is None:
            self.tell("not-asked")
        else:
            legal = [self._game.move(move["text"]) for move in self._question["moves"]]
            try:
                move = Guesser(self._game, self._names()).understand(text, legal)
            except BadMove as complaint:
                speech = Speech(self._args.speech.language, self._game.id)
                self._args.terminal.error(printable(speech.complaint(complaint)))
                return
            self._wire.ask("answer", question=self._question["number"], move=move.text)


def run(args: Args) -> int:
    """Talk until the match is over, the input ends, or the server is gone for good."""
    with needing_server():
        import websockets.sync.client  # noqa: F401
    address = Address(args.text("link") or "")
    token = "" if args.given("watch") else token_at(address.base, people_from(args)[0])
    language = args.speech.language
    wire = Wire(address, {"type": "hello", "protocol": 1, "token": token, "language": language})
    wire.open()
    seat = "watch" if args.given("watch") else f"seat{args.text('seat') or 0}"
    sitting = Sitting(args, wire, seat)
    sitting.tell("joined")
    threading.Thread(target=_read, args=(args, wire), daemon=True).start()
    try:
        return _talk(sitting, wire)
    finally:
        wire.close()


def _talk(sitting: Sitting, wire: Wire) -> int:
    while True:
        kind, what = wire.came.get()
        if kind == TYPED and what is None:
            return FINE
        if kind == TYPED:
            sitting.typed(what)
        elif kind == HEARD and not sitting.heard(what):
            return FINE
        elif kind in (LOST, BACK):
            sitting.tell(kind)
        elif kind == ENDED:
            sitting.tell("gone")
            return FINE if sitting.over() else FAILED


def _read(args: Args, wire: Wire) -> None:
    for typed in args.terminal.stdin:
        wire.came.put((TYPED, typed.strip()))
    wire.came.put((TYPED, None))


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
