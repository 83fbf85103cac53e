"""Guests: no account, but a signed token that says who one is, and another to come back by."""

from __future__ import annotations

import secrets
from typing import NamedTuple

from itsdangerous import BadSignature, URLSafeSerializer

from cookietin.kernel.complaint import BadOption
from cookietin.server.rooms.secrets import sign_of


class GuestId(NamedTuple):
    """Who someone is; the id itself is told to nobody."""

    id: str
    name: str
    colour: str

    def sign(self, table: str) -> str:
        """What the guest is called in the record of a table."""
        return sign_of(self.id, table) if self.id else ""


NOBODY = GuestId("", "", "")
"""Who shows no token: can look on."""


class Tokens:
    """Signs, and reads what was signed here."""

    def __init__(self, key: bytes) -> None:
        self._tokens = URLSafeSerializer(key, salt="guest")
        self._recoveries = URLSafeSerializer(key, salt="recovery")

    def new(self, name: str, colour: str) -> GuestId:
        """Someone new."""
        return GuestId(secrets.token_urlsafe(12), name, colour)

    def token(self, guest: GuestId) -> str:
        """The secret that a guest shows from now on."""
        return str(self._tokens.dumps(list(guest)))

    def recovery(self, guest: GuestId) -> str:
        """The secret that brings a guest back who has lost the other."""
        return str(self._recoveries.dumps(list(guest)))

    def guest(self, token: str) -> GuestId:
        """Whose token this is; nobody's if it is empty."""
        return self._read(self._tokens, token) if token else NOBODY

    def recovered(self, recovery: str) -> GuestId:
        """Who comes back."""
        return self._read(self._recoveries, recovery)

    def _read(self, reader: URLSafeSerializer, text: str) -> GuestId:
        try:
            id, name, colour = reader.loads(text)
        except (BadSignature, ValueError, TypeError):
            raise BadOption("bad-token") from None
        return GuestId(str(id), str(name), str(colour))
