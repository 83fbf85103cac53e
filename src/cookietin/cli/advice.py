"""A hint on the terminal: moves with their chances, and the reasons below each."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from cookietin.cli.terminal import printable

if TYPE_CHECKING:
    from cookietin.cli.terminal import Terminal
    from cookietin.words import Speech


class Line(NamedTuple):
    """One move as it is shown."""

    move: str
    chance: str
    reasons: list[str]


def show_advice(terminal: Terminal, speech: Speech, lines: list[Line], supposes: str) -> None:
    """The moves below each other, best first."""
    if not lines:
        terminal.prose(speech.say("hint", "none"))
        return
    terminal.prose(speech.say("hint", "head"))
    widest = max(len(line.chance) for line in lines)
    for place, line in enumerate(lines):
        head = f"  {place + 1}  "
        chance = f"{line.chance:>{widest}}  " if widest else ""
        margin = " " * (len(head) + len(chance))
        terminal.line(terminal.bold(printable(f"{head}{chance}{line.move}")))
        if line.reasons:
            terminal.prose(printable(" ".join(line.reasons)), indent=margin)
    if supposes:
        terminal.prose(terminal.faint(supposes))
