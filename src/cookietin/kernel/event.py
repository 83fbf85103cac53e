"""Something that happened, told by the dealer, with who may know which part."""

from __future__ import annotations

from typing import Any, Final

from cookietin.kernel.names import TRUTH

Fields = dict[str, Any]
_NOTHING: Final[Fields] = {}
_NOBODY: Final[list[int]] = []
"""What most events hide, and from whom: made once, and never changed."""


class Event:
    """Fields for everyone, and secret fields for those who know them."""

    def __init__(
        self,
        key: str,
        fields: Fields,
        secret: Fields | None = None,
        knowers: list[int] | None = None,
    ) -> None:
        self.key = key
        self.fields = fields
        self.secret: Fields = _NOTHING if secret is None else secret
        self.knowers: list[int] = _NOBODY if knowers is None else knowers

    def seen_by(self, viewer: int) -> Fields:
        """What this viewer is told, as plain data."""
        told: Fields = {"event": self.key}
        told.update(self.fields)
        if viewer == TRUTH or viewer in self.knowers:
            told.update(self.secret)
        return told

    def __reduce__(self) -> tuple[Any, ...]:
        return Event, (self.key, self.fields, self.secret, self.knowers)

    def __repr__(self) -> str:
        return f"Event({self.seen_by(TRUTH)})"
