"""What follows from the server's one secret: shuffles, signs of guests, pauses."""

from __future__ import annotations

import hashlib
import hmac


class Secrets:
    """Derived when needed, so that there is one thing to keep, and any process has all of it."""

    def __init__(self, secret: bytes) -> None:
        self._secret = secret

    def _derived(self, *parts: object) -> bytes:
        return hmac.digest(self._secret, "/".join(map(str, parts)).encode(), "sha256")

    def shuffle(self, table: str, play: int) -> bytes:
        """The secret that a play is dealt from."""
        return self._derived("shuffle", table, play)

    def bot_seed(self, table: str, seat: int, question: int, answers: int) -> str:
        """All the chance that a bot has for one answer."""
        return self._derived("bot", table, seat, question, answers).hex()

    def part(self, table: str, seat: int, question: int, answers: int) -> float:
        """A number from 0 to 1 that nobody can foresee, and that every process agrees on."""
        word = self._derived("pause", table, seat, question, answers)[:6]
        return int.from_bytes(word, "big") / float(1 << 48)

    def table(self, guest: str, key: str) -> bytes:
        """What the id of a table is made from that a guest makes with a key."""
        return self._derived("table", guest, key)

    def rematch(self, table: str) -> str:
        """The id of the table at which the people of another play again: always the same."""
        return self._derived("rematch", table).hex()[:12]

    def signing(self) -> bytes:
        """What tokens are signed with."""
        return self._derived("tokens")


def sign_of(guest: str, table: str) -> str:
    """What a guest is called in the record of one table: it means nothing at another."""
    return hashlib.blake2b(f"{guest}/{table}".encode(), digest_size=9).hexdigest()
