"""`tin join URL`: sit down at a table of a server, from the terminal."""

from __future__ import annotations

import queue
import threading
from typing import TYPE_CHECKING, Any, Final
from urllib.parse import urlsplit

from cookietin.cli.advice import Line, show_advice
from cookietin.cli.command import FAILED, FINE, Args, BadInput, Command, Flag, Positional
from cookietin.cli.guests import token_at
from cookietin.cli.serve import needing_server
from cookietin.cli.settings import people_from
from cookietin.cli.terminal import printable
from cookietin.cli.wire import BACK, ENDED, LOST, TYPED, Came, Wire
from cookietin.cli.wishes import deck_wish, wish_for
from cookietin.kernel.complaint import BadMove, Complaint
from cookietin.kernel.names import SEATS
from cookietin.kernel.registry import make_game
from cookietin.table import Guesser
from cookietin.words import Speech

if TYPE_CHECKING:
    from cookietin.cli.wishes import Wish
    from cookietin.kernel.game import Game

Data = dict[str, Any]

WATCH: Final = "watch"
"""What whoever wants no seat wants."""

UNITS: Final = (("days", 86400.0), ("hours", 3600.0), ("minutes", 60.0), ("seconds", 1.0))
"""Time that is left is told in the largest of which there are at least two."""


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

    def other(self, table: str) -> Address:
        """Another table of the same server."""
        return Address(f"{self.base}/t/{table}")


class Sitting:
    """A conversation with a table: what comes over the line is shown, what is typed is sent."""

    def __init__(self, args: Args, wire: Wire, seat: str, deck: str) -> None:
        self._args = args
        self._wire = wire
        self._wanted = seat
        self._deck = deck
        """What is still to be brought to the seat."""
        self._own = ""
        """One's seat, or that one looks on."""
        self._sits = False
        """Whether a seat was asked for that is not one's own yet."""
        self._away = False
        """Whether a bot sits in."""
        self._told: tuple[str, list[str]] = ("", [])
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
            self._told_refusal(message)
        elif kind == "hinted":
            self._told_hint(message)
        elif kind == "said":
            self.tell("said", name=printable(message["name"]), text=printable(message["text"]))
        return True

    @property
    def rematch(self) -> str:
        """The table at which the same people play again; empty while there is none."""
        return str(self._table.get("rematch", ""))

    def over(self) -> bool:
        """Whether there is nothing more to come."""
        return self._table.get("phase") in ("over", "abandoned")

    def _told_refusal(self, message: Data) -> None:
        if message["complaint"] == "seat-taken" and self._sits:
            # Someone else was quicker; perhaps there is another.
            self._sits = self._sit_down()
            if self._sits:
                return
        self._args.terminal.error(printable(message["words"]))

    def _told_hint(self, message: Data) -> None:
        lines = [
            Line(one["move"].get("words", one["move"]["text"]), one["said"], one["reasons"])
            for one in message["moves"]
        ]
        show_advice(self._args.terminal, self._args.speech, lines, message["supposes"])

    def _told_table(self, message: Data) -> bool:
        table, viewer = message["table"], message["viewer"]
        names = [printable(seat["name"] or "-") for seat in table["seats"]]
        if (table["phase"], names) != self._told:
            self.tell(f"phase-{table['phase']}", players=names)
            self._told = table["phase"], names
        if table["phase"] in ("between", "over") and table["phase"] != self._table.get("phase"):
            for seat in table["seats"]:
                if seat.get("hurried"):
                    self.tell("hurried", name=printable(seat["name"]))
        if table["offers"] != self._table.get("offers"):
            self._told_offers(table, viewer)
        self._table, self._own = table, viewer
        if self._game is None or dict(self._game.options) != table["options"]:
            self._game = make_game(table["game"], table["options"])
        if viewer == "spectator" and self._wanted != WATCH and not self._sits:
            self._sits = self._sit_down()
        elif viewer in SEATS:
            self._told_seat(table["seats"][SEATS.index(viewer)])
        if self._deck and viewer in SEATS and table["phase"] == "lobby":
            deck, self._deck = self._deck, ""
            self._wish(deck_wish(deck, self._game, viewer))
        return table["phase"] not in ("over", "abandoned") or self._shown < message["version"]

    def _sit_down(self) -> bool:
        """Ask for the seat that was wanted, or else for any; says whether there is one."""
        free = [seat["seat"] for seat in self._table["seats"] if seat["holder"] == "nobody"]
        if free:
            self._wire.ask("sit", seat=self._wanted if self._wanted in free else free[0])
        return bool(free)

    def _told_seat(self, own: Data) -> None:
        """Who has a seat wants no other; and hears when a bot sits in."""
        self._wanted, self._sits = WATCH, False
        away = bool(own.get("sits_in"))
        if away and not self._away:
            self.tell("sits-in")
        self._away = away

    def _told_offers(self, table: Data, viewer: str) -> None:
        called = {seat["seat"]: printable(seat["name"]) for seat in table["seats"]}
        for offer in table["offers"]:
            if viewer in offer["waits_for"]:
                self.tell(f"offer-{offer['offer']}", name=called[offer["seat"]])
            elif offer["seat"] == viewer:
                self.tell("offer-waits", players=[called[seat] for seat in offer["waits_for"]])

    def _told_update(self, update: Data) -> None:
        assert self._game is not None
        terminal = self._args.terminal
        names = self._names()
        viewer = update["view"]["viewer"]
        number = SEATS.index(viewer) if viewer in SEATS else len(names)
        speech = Speech(self._args.speech.language, self._game.id, names, number)
        told = [event["words"] for event in update["events"]]
        for words in told:
            terminal.prose(printable(words))
        self._shown = update["version"]
        self._question = update["question"]
        if self._question is not None:
            view = self._game.position(update["view"])
            terminal.line(self._game.people.picture(view, speech.label))
            terminal.line(printable(self._question["words"]))
            self._tell_time(update["clock"], viewer)
            guess = Guesser(self._game)
            for place, move in enumerate(self._question["moves"]):
                remark = f"  {move['remark']}" if move.get("remark") else ""
                text = speech.typed(self._game.move(move["text"]))
                terminal.line(printable(f"  {guess.pick(place)}  {text}{remark}"))
        elif update["ending"]:
            if not told or told[-1] != update["ending"]:
                terminal.line(printable(update["ending"]))
            terminal.page(update["score"]["sheet"])

    def _tell_time(self, clock: Data, viewer: str) -> None:
        for seat in clock["seats"]:
            if seat["seat"] == viewer and seat.get("until") is not None:
                left = max(0.0, seat["until"] - clock["now"])
                fitting = [each for each in UNITS if left >= 2 * each[1]]
                unit, size = (*fitting, UNITS[-1])[0]
                self.tell(f"time-{unit}", count=round(left / size))

    def _names(self) -> list[str]:
        return [printable(seat["name"]) for seat in self._table["seats"]]

    def typed(self, text: str) -> None:
        """A move, or something else that the server is asked for; or a complaint."""
        if self._game is None:
            self.tell("not-asked")
        elif text == "?":
            self.tell("words")
        elif text == "" and self._table["phase"] in ("lobby", "between"):
            self._wire.ask("begin")
        elif (wish := wish_for(text, self._table, self._game, self._own)) is not None:
            self._wish(wish)
        elif self._question is None:
            self.tell("not-asked")
        else:
            legal = [self._game.move(move["text"]) for move in self._question["moves"]]
            move = Guesser(self._game, self._names()).understand(text, legal)
            self._wire.ask("answer", question=self._question["number"], move=move.text)

    def _wish(self, wish: Wish) -> None:
        self._wire.ask(wish.kind, **wish.fields)

    def complain(self, complaint: Complaint) -> None:
        """Say what is wrong with what was typed."""
        game = self._game.id if self._game is not None and isinstance(complaint, BadMove) else ""
        speech = Speech(self._args.speech.language, game)
        self._args.terminal.error(printable(speech.complaint(complaint)))


def run(args: Args) -> int:
    """Talk until the match is over, the input ends, or the server is gone for good."""
    with needing_server():
        import websockets.sync.client  # noqa: F401
    address = Address(args.text("link") or "")
    token = "" if args.given("watch") else token_at(address.base, people_from(args)[0])
    hello = {"type": "hello", "protocol": 1, "token": token, "language": args.speech.language}
    seat = WATCH if args.given("watch") else f"seat{args.text('seat') or 0}"
    deck = args.text("deck") or ""
    came: queue.Queue[Came] = queue.Queue()
    threading.Thread(target=_read, args=(args, came), daemon=True).start()
    while True:
        wire = Wire(address, dict(hello), came)
        wire.open()
        sitting = Sitting(args, wire, seat, deck)
        sitting.tell("joined")
        try:
            code = _talk(sitting, wire, came)
        finally:
            wire.close()
        if code is not None:
            return code
        # Everyone has agreed to play again: their seats are theirs at the new table.
        address, deck = address.other(sitting.rematch), ""


def _talk(sitting: Sitting, wire: Wire, came: queue.Queue[Came]) -> int | None:
    """Until it is over; says nothing where it goes on at another table."""
    while True:
        kind, what, over = came.get()
        if over not in (None, wire):
            # From the table that was left.
            continue
        if kind == TYPED and what is None:
            return FINE
        if kind == ENDED:
            sitting.tell("gone")
            return FINE if sitting.over() else FAILED
        if kind in (LOST, BACK):
            sitting.tell(kind)
            continue
        try:
            if kind == TYPED:
                sitting.typed(what)
            elif not sitting.heard(what):
                return FINE
        except Complaint as complaint:
            sitting.complain(complaint)
        if sitting.rematch:
            return None


def _read(args: Args, came: queue.Queue[Came]) -> None:
    for typed in args.terminal.stdin:
        came.put(Came(TYPED, typed.strip(), None))
    came.put(Came(TYPED, None, None))


COMMAND = Command(
    name="join",
    run=run,
    positionals=(Positional("link"),),
    flags=(
        Flag("name", takes="name"),
        Flag("seat", takes="number", low=0, high=7),
        Flag("deck", takes="deck"),
        Flag("watch"),
    ),
    examples=(
        "tin join http://127.0.0.1:8000/t/abc --name Ana",
        "tin join http://127.0.0.1:8000/t/abc --deck mine.txt",
    ),
)
