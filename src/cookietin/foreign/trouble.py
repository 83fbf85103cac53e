"""What can be wrong with a bot of someone else's: it costs that bot a move, and nobody anything."""

from __future__ import annotations

import sys

from cookietin.kernel.complaint import Failed
from cookietin.words import Speech


class Trouble(Failed):
    """A bot cannot be started, has ended, hangs, or says what cannot be understood."""


class Told:
    """Sentences to whoever reads the errors: the first few of each kind.

    A bot that fails fails often, and nobody reads a thousand sentences.
    """

    def __init__(self, most: int = 3) -> None:
        self._most = most
        self._told: dict[tuple[str, str], int] = {}

    def lost(self, trouble: Trouble, move: str, language: str) -> None:
        """Say that a bot has lost its move, and why."""
        kind = (str(trouble.fields["bot"]), trouble.key)
        count = self._told[kind] = self._told.get(kind, 0) + 1
        if count > self._most:
            return
        speech = Speech(language)
        said = speech.say("foreign", "lost", why=trouble, move=move)
        if count == self._most:
            said += " " + speech.say("foreign", "no-more")
        print(said, file=sys.stderr, flush=True)


TOLD = Told()
"""What this process has told."""
