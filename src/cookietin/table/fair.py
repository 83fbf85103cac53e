"""Fair dealing that anyone can check.

Before a play the table promises a secret by its sum. Each seat may add a number of its own. All
chance of the play comes from both, draw by draw, and after the play the secret is told: whoever has
the record can deal all of it again.
"""

from __future__ import annotations

import hashlib
import hmac
from functools import lru_cache
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from cookietin.kernel.complaint import BadRecord
from cookietin.kernel.dealer import Dealer, take
from cookietin.kernel.match import NOTE, UNDO, Match
from cookietin.kernel.noting import Noting, Replaying
from cookietin.kernel.replay import Replay, follow_dealt

if TYPE_CHECKING:
    from collections.abc import Callable

    from cookietin.kernel.game import Game
    from cookietin.kernel.match import Line
    from cookietin.kernel.names import Names
    from cookietin.kernel.options import Values
    from cookietin.kernel.position import Position

PROMISE: Final = "promise"
NUMBER: Final = "number"
SECRET: Final = "secret"
"""The notes that make a record checkable."""

_WORD: Final = 1 << 64
_BLOCK: Final = 64
"""How many bytes SHA-256 takes at once: a key is filled up to so many."""
_MOST_KEYS: Final = 2000
"""So many plays are dealt from without making their keys ready again."""


def commitment(secret: bytes) -> str:
    """What is told of a secret before it is used."""
    return hashlib.sha256(secret).hexdigest()


def play_key(secret: bytes, play: int, numbers: dict[str, str]) -> bytes:
    """What a play is dealt from: the secret with the seats' numbers."""
    added = ",".join(f"{seat}={numbers[seat]}" for seat in sorted(numbers))
    return hmac.digest(secret, f"cookie tin/{play}/{added}".encode(), "sha256")


def fair_below(key: bytes, draw: int, n: int) -> int:
    """The number below n that a draw of a play gives: each as likely as any other."""
    tries = 0
    while True:
        word = int.from_bytes(_mac(key, f"{draw}/{tries}".encode())[:8], "big")
        if word < _WORD - _WORD % n:
            return word % n
        tries += 1


def _mac(key: bytes, text: bytes) -> bytes:
    """HMAC-SHA-256, for a key of at most a block that many texts are signed with."""
    inner, outer = _ready(key)
    inner = inner.copy()
    inner.update(text)
    outer = outer.copy()
    outer.update(inner.digest())
    digest: bytes = outer.digest()
    return digest


@lru_cache(_MOST_KEYS)
def _ready(key: bytes) -> tuple[Any, Any]:
    """What is the same for every text: the inner and the outer sum with the key in it."""
    block = key.ljust(_BLOCK, b"\0")
    inner = bytes([byte ^ 0x36 for byte in block])
    outer = bytes([byte ^ 0x5C for byte in block])
    return hashlib.sha256(inner), hashlib.sha256(outer)


def fair_place(key: bytes, draw: int, names: list[str]) -> int:
    """Which of these comes up: they are counted in the order of their names."""
    order = sorted(range(len(names)), key=names.__getitem__)
    return order[fair_below(key, draw, len(names))]


class Fair(Dealer):
    """Deals from a play's key, from one draw on."""

    def __init__(self, key: bytes, draw: int) -> None:
        super().__init__(False)
        self._key = key
        self._draw = draw

    def pick(self, n: int, names: Names) -> int:
        self._draw += 1
        return fair_place(self._key, self._draw - 1, names[:n])

    def draw(self, pile: list[int], names: Names) -> int:
        return take(pile, self.pick(len(pile), [names[card] for card in pile]))


def drawn(lines: list[Line]) -> int:
    """How often chance was asked in the present play, answers that were taken back included."""
    count = 0
    for line in reversed(lines):
        count += len(line.get("dealt", ()))
        if "play" in line:
            break
    return count


class Promises:
    """What was promised, added and told, as the notes of a record say."""

    def __init__(self) -> None:
        self.commitments: dict[int, str] = {}
        self.secrets: dict[int, str] = {}
        self.numbers: dict[str, str] = {}
        """What the seats have added for the next play."""
        self.used: dict[int, dict[str, str]] = {}
        """What they had added when a play was dealt."""

    def follow(self, line: Line) -> None:
        """What a line adds."""
        what = line.get(NOTE)
        if "play" in line and "dealt" in line:
            self.used[line["play"]] = self.numbers
            self.numbers = {}
        elif what == PROMISE:
            self.commitments[line["play"]] = line["commitment"]
        elif what == NUMBER:
            self.numbers = {**self.numbers, line["seat"]: line["number"]}
        elif what == SECRET:
            self.secrets[line["play"]] = line["secret"]


class Drawn(NamedTuple):
    """One time that chance was asked."""

    names: list[str]
    """What could come up, in the order of their names."""
    dealt: str


class Checked:
    """What checking one play came to."""

    def __init__(self, play: int, why: str, draws: list[Drawn]) -> None:
        self.play = play
        self.why = why
        """`fair`, or what is wrong with it, as a message's key."""
        self.draws = draws
        """Everything that was dealt, for who wants to check it by other means."""
        self.dealt = len(draws)

    @property
    def fair(self) -> bool:
        """Whether every card came from what was promised."""
        return self.why == "fair"


class _Comparing(Noting):
    """Deals what a record says, and counts where a play's key would have dealt otherwise."""

    def __init__(self, script: list[str], key: bytes, draw: int) -> None:
        super().__init__()
        self._script = script
        self._key = key
        self._draw = draw
        self.off = 0
        self.draws: list[Drawn] = []

    def place(self, names: list[str]) -> int:
        name = self._script[len(self.notes)]
        self.draws.append(Drawn(sorted(names), name))
        self.off += names[fair_place(self._key, self._draw + len(self.notes), names)] != name
        return names.index(name)


def check(lines: list[Line], make_game: Callable[[str, Values], Game]) -> list[Checked]:
    """Check every play of a record that is over; the record itself must be sound."""
    whole = Replay(lines, make_game)
    promises = Promises()
    for number, line in enumerate(lines, start=1):
        try:
            promises.follow(line)
        except (KeyError, TypeError):
            raise BadRecord("promise-unclear", {"line": number}) from None
    dealing = _Dealing(whole.match, lines, promises)
    return [
        Checked(play, dealing.why(play), dealing.draws.get(play, []))
        for play in range(1, len(whole.match.outcomes) + 1)
    ]


class _Dealing:
    """A sound record dealt once more, play by play, beside what was promised."""

    def __init__(self, whole: Match, lines: list[Line], promises: Promises) -> None:
        self._promises = promises
        self.draws: dict[int, list[Drawn]] = {}
        self._off: dict[int, int] = {}
        match = Match(whole.game, whole.players, whole.format, Replaying([]))
        before: list[Position] = []
        play = 0
        for line in lines[1:]:
            play = line["play"] if "play" in line and "dealt" in line else play
            if UNDO in line:
                match.go_back(0, before.pop())
            elif "dealt" in line:
                before = [] if "play" in line else [*before, match.position.copy()]
                self._deal(match, line, play)

    def _deal(self, match: Match, line: Line, play: int) -> None:
        so_far = self.draws.setdefault(play, [])
        dealer = _Comparing(line["dealt"], self._key(play), len(so_far))
        match.dealer = dealer
        follow_dealt(match, line)
        so_far += dealer.draws
        self._off[play] = self._off.get(play, 0) + dealer.off

    def _key(self, play: int) -> bytes:
        secret = bytes.fromhex(self._promises.secrets.get(play, ""))
        return play_key(secret, play, self._promises.used.get(play, {}))

    def why(self, play: int) -> str:
        """What is to be said of a play."""
        promised, secret = self._promises.commitments.get(play), self._promises.secrets.get(play)
        if promised is None:
            return "not-promised"
        if secret is None:
            return "secret-untold"
        if commitment(bytes.fromhex(secret)) != promised:
            return "secret-off"
        return "cards-off" if self._off[play] else "fair"
