"""Why a bot would make a move, to be put into words by whoever talks with people."""

from __future__ import annotations

from typing import Any, final


@final
class Reason:
    """A message of the game's section `why`, and what is filled into it."""

    def __init__(self, key: str, fields: dict[str, Any] | None = None) -> None:
        self.key = key
        self.fields: dict[str, Any] = {} if fields is None else fields

    def json(self) -> dict[str, Any]:
        """The reason as plain data."""
        return {"why": self.key, **self.fields}

    def __repr__(self) -> str:
        return f"Reason({self.json()})"
