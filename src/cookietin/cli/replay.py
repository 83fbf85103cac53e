"""`tin replay`: step through a record, as it truly was or as one seat saw it."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

from cookietin.cli import saves
from cookietin.cli.command import FINE, Args, BadInput, Command, Flag, Positional
from cookietin.cli.files import RECORD
from cookietin.cli.terminal import printable
from cookietin.kernel.names import SEATS, TRUTH, viewer_name, viewers
from cookietin.words import Speech

if TYPE_CHECKING:
    from cookietin.kernel.match import Match
    from cookietin.kernel.replay import Moment


def run(args: Args) -> int:
    """Show a record."""
    path = Path(args.text("file") or "")
    replay = saves.replayed(path)
    viewer = _viewer(args.text("as") or "truth", len(replay.match.players))
    if args.json:
        args.terminal.json(_as_data(replay.match, replay.moments, viewer))
        return FINE
    show = _Show(args, replay.match, replay.moments, viewer)
    show.header()
    if args.terminal.interactive and replay.moments:
        show.step_through()
    else:
        show.everything()
    if replay.match.winners is None:
        command = saves.command("play --resume", path, args.text("lang"))
        args.terminal.line(args.speech.say("replay", "unfinished", command=command))
    return FINE


def _viewer(typed: str, seats: int) -> int:
    """The viewer that a word stands for: a seat's number or name, `spectator` or `truth`."""
    known = viewers(seats)
    name = SEATS[int(typed)] if typed in [str(seat) for seat in range(seats)] else typed.lower()
    if name not in known:
        named = ["truth", *[str(seat) for seat in range(seats)], "spectator"]
        raise BadInput("no-such-viewer", {"viewer": typed, "viewers": named})
    return known.index(name) + TRUTH


def _as_data(match: Match, moments: list[Moment], viewer: int) -> dict[str, Any]:
    seats = len(match.players)
    return {
        "match": match.lines[0],
        "as": viewer_name(viewer, seats),
        "moments": [
            {
                "line": moment.number,
                "seat": None if moment.seat is None else SEATS[moment.seat],
                "move": moment.move if _may_know_move(moment, viewer) else None,
                "events": [event.seen_by(viewer) for event in moment.events],
                "view": moment.position.view(viewer).json(),
            }
            for moment in moments
        ],
        "outcomes": [outcome.json() for outcome in match.outcomes],
        "winners": None if match.winners is None else [SEATS[seat] for seat in match.winners],
    }


def _may_know_move(moment: Moment, viewer: int) -> bool:
    """A move itself is its seat's secret: what others may know of it, they were told as events."""
    return moment.seat is not None and viewer in (TRUTH, moment.seat)


class _Show:
    """The record on the screen."""

    def __init__(self, args: Args, match: Match, moments: list[Moment], viewer: int) -> None:
        self._args = args
        self._terminal = args.terminal
        self._match = match
        self._moments = moments
        self._viewer = viewer
        players = [printable(name) for name in match.players]
        self._speech = Speech(args.speech.language, match.game.id, players, viewer)

    def _say(self, key: str, **fields: Any) -> str:
        return self._speech.say("replay", key, **fields)

    def header(self) -> None:
        """Which match this is and who looks at it."""
        seats = len(self._match.players)
        name = viewer_name(self._viewer, seats)
        fields = {
            "game": self._speech.say("game", "name"),
            "format": self._speech.format(self._match.format),
            "players": SEATS[:seats],
            "viewer": name if name in SEATS else self._say(name),
        }
        self._terminal.stress(self._say("of", **fields))

    def everything(self) -> None:
        """One moment after the other."""
        for moment in self._moments:
            self._show(moment)

    def step_through(self) -> None:
        """Moment by moment, as the person wants."""
        place = 0
        self._show(self._moments[place])
        while True:
            try:
                typed = self._terminal.ask(self._say("ask")).strip().lower()
            except EOFError:
                self._terminal.line()
                return
            if typed in ("q", "quit"):
                return
            wanted = self._wanted(typed, place)
            if wanted is not None:
                place = wanted
                self._show(self._moments[place])

    def _wanted(self, typed: str, place: int) -> int | None:
        """Which moment to show for what was typed; nothing if a sentence was the answer."""
        last = len(self._moments) - 1
        if typed in ("", "n") and place < last:
            return place + 1
        if typed == "b" and place > 0:
            return place - 1
        if typed == "e":
            return last
        if typed.isascii() and typed.isdigit():
            return self._at_line(int(typed[:9]))
        if typed in ("", "n"):
            self._terminal.line(self._say("end"))
        elif typed == "b":
            self._terminal.line(self._say("start"))
        else:
            if typed != "?":
                self._terminal.line(printable(self._say("not-understood", text=typed)))
            self._terminal.prose(self._say("help"))
        return None

    def _at_line(self, number: int) -> int:
        """The moment of a line, or the last one before it."""
        places = [at for at, moment in enumerate(self._moments) if moment.number <= number]
        return places[-1] if places else 0

    def _show(self, moment: Moment) -> None:
        total = len(self._match.lines)
        terminal = self._terminal
        terminal.line()
        text = self._say("moment", number=moment.number, total=total)
        if _may_know_move(moment, self._viewer) and moment.seat is not None:
            move = self._match.game.move(str(moment.move))
            text += " · " + self._say(
                "moves", name=SEATS[moment.seat], move=self._speech.typed(move)
            )
        terminal.line(terminal.faint(text))
        for event in moment.events:
            terminal.prose(self._speech.event(event))
        terminal.line()
        view = moment.position.view(self._viewer)
        label = self._speech.label
        terminal.line(
            terminal.picture(
                view.game.people.picture(view, label), view.game.people.tints(view, label)
            )
        )


COMMAND = Command(
    name="replay",
    run=run,
    positionals=(Positional("file", kind=RECORD),),
    flags=(Flag("as", takes="viewer", default="truth"),),
    examples=("tin replay my-match.jsonl", "tin replay my-match.jsonl --as 1"),
)
