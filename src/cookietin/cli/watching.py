"""Watching on: when nobody at the screen plays any more, but the play goes on."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Callable

    from cookietin.cli.face import Face
    from cookietin.table import Table

WATCH: Final = "watch"
SKIP: Final = "skip"


class Watching:
    """Asks once in a play whether to watch or to skip, and then lets turn after turn go by."""

    def __init__(self, table: Table, face: Face, people: list[int]) -> None:
        self._table = table
        self._face = face
        self._people = people
        self._wish = ""

    def begin(self) -> None:
        """A new play: all are in it."""
        self._wish = ""

    @property
    def skips(self) -> bool:
        """Whether nothing is to be told before the end."""
        return self._wish == SKIP

    def stop_at(self, read: Callable[[str], str | None]) -> None:
        """Before the next answer: ask what is wished, then show each turn as it begins.

        What is read is a wish, or nothing for going on.
        """
        position = self._table.position
        if self.skips or any(position.plays_on(seat) for seat in self._people):
            return
        if not self._wish:
            self._wish = read("out") or WATCH
            return
        if position.question(position.asked()[0]).must:
            viewer = self._people[0] if len(self._people) == 1 else position.seats
            self._face.show_table(position.view(viewer))
            self._wish = read("watch") or WATCH
