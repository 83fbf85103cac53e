"""`tin analyse`: how a seat's chances went in a record, and which of its moves cost most."""

from __future__ import annotations

import time
from pathlib import Path
from typing import TYPE_CHECKING, Any

from cookietin.cli import saves
from cookietin.cli.command import FINE, Args, BadInput, Command, Flag, Positional
from cookietin.cli.files import RECORD
from cookietin.cli.progress import Progress
from cookietin.cli.terminal import printable
from cookietin.kernel.names import SEATS
from cookietin.lab.analysis import Analysis
from cookietin.table import PERSON
from cookietin.table.advice import Advised
from cookietin.table.hint import Effort
from cookietin.words import Speech

if TYPE_CHECKING:
    from cookietin.kernel.replay import Replay
    from cookietin.lab.analysis import After, Choice

SIGNS = "▁▂▃▄▅▆▇█"


def run(args: Args) -> int:
    """Analyse a record and report."""
    replay = saves.replayed(Path(args.text("file") or ""))
    seats = len(replay.match.players)
    seat = _seat(args, replay)
    if seats == 1:
        raise BadInput("nobody-to-beat")
    usual = Effort()
    seconds = args.whole("seconds")
    effort = usual._replace(
        adviser=args.text("adviser") or "",
        seconds=usual.seconds if seconds is None else float(seconds),
    )
    analysis = Analysis(replay, seat, effort)
    with Progress(args, len(replay.moments), "moves") as progress:
        analysis.run(time.monotonic, progress.reach)
    if args.json:
        args.terminal.json(analysis.json())
    else:
        _Show(args, analysis).everything()
    return FINE


def _seat(args: Args, replay: Replay) -> int:
    """Whose eyes to look through: a seat's number, else the first person's."""
    names = [str(seat) for seat in range(len(replay.match.players))]
    typed = args.text("as")
    if typed is None:
        people = [
            SEATS.index(line["seat"])
            for line in replay.match.lines
            if line.get("by") == PERSON and line.get("seat") in SEATS
        ]
        return min(people, default=0)
    word = typed.lower().removeprefix("seat")
    if word not in names:
        raise BadInput("no-such-viewer", {"viewer": typed, "viewers": names})
    return int(word)


class _Show:
    """What was found, on the screen."""

    def __init__(self, args: Args, analysis: Analysis) -> None:
        self._args = args
        self._terminal = args.terminal
        self._analysis = analysis
        match = analysis.replay.match
        players = [printable(name) for name in match.players]
        self._speech = Speech(args.speech.language, match.game.id, players, analysis.seat)

    def _report(self, key: str, **fields: Any) -> str:
        return self._speech.say("tin-analyse", key, **fields)

    def everything(self) -> None:
        """The line of each play, and what cost most."""
        analysis, terminal = self._analysis, self._terminal
        name = self._speech.say("game", "name")
        terminal.stress(self._report("head", game=name, seat=SEATS[analysis.seat]))
        for play in sorted({after.play for after in analysis.after}):
            self._line(play, [after for after in analysis.after if after.play == play])
        costly = analysis.costly()
        terminal.line()
        if not costly:
            terminal.prose(self._report("nothing-costly"))
        else:
            terminal.stress(self._report("costly"))
        for place, choice in enumerate(costly):
            self._choice(place + 1, choice)

    def _line(self, play: int, after: list[After]) -> None:
        """A play as a line that rises and falls, with marks below what the seat itself did."""
        terminal = self._terminal
        costly = {
            choice.line: str(place + 1) for place, choice in enumerate(self._analysis.costly())
        }
        terminal.line()
        chances = f"{100 * after[0].chance:.0f} % → {100 * after[-1].chance:.0f} %"
        terminal.line(self._report("play", number=play, chances=chances))
        wide = max(20, terminal.width - 4)
        for start in range(0, len(after), wide):
            part = after[start : start + wide]
            signs = [SIGNS[min(7, int(8 * one.chance))] for one in part]
            terminal.line("  " + "".join(signs))
            own = self._analysis.seat
            marks = [costly.get(one.line, "·" if one.seat == own else " ") for one in part]
            terminal.line(terminal.faint("  " + "".join(marks).rstrip()))

    def _choice(self, place: int, choice: Choice) -> None:
        terminal, speech = self._terminal, self._speech
        fields = {
            "line": choice.line,
            "made": speech.move(choice.made),
            "made_percent": round(100 * choice.made_chance),
            "best": speech.move(choice.best),
            "best_percent": round(100 * choice.best_chance),
            "cost": round(100 * choice.cost),
        }
        head = f"  {place}  "
        terminal.prose(self._report("cost", **fields), indent=" " * len(head), first=head)
        found = self._analysis.hint(choice)
        said = Advised(found, choice.view, speech)
        for advice in found.advice:
            if advice.move is choice.best:
                reasons = " ".join(said.grounds(advice))
                terminal.prose(reasons, indent=" " * len(head))


COMMAND = Command(
    name="analyse",
    run=run,
    positionals=(Positional("file", kind=RECORD),),
    flags=(
        Flag("as", takes="viewer"),
        Flag("adviser", takes="name"),
        Flag("seconds", takes="number", low=0, high=3600),
    ),
    examples=("tin analyse my-match.jsonl", "tin analyse my-match.jsonl --as 1 --adviser expert"),
)
