"""Something that happened, told by the dealer, with who may know which part."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, final

from cookietin.kernel.names import TRUTH

if TYPE_CHECKING:
    from mypy_extensions import i64

Fields = dict[str, Any]
_NOTHING: Final[Fields] = {}
_FORMS: Final[dict[str, Form]] = {}
"""All forms, by the key and the fields."""
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


@final
class Form:
    """What events of one form have in common: the key, and what their fields are called.

    What is told very often is told by a form and values, `Dealer.tell_as`: whoever only counts
    then needs no dictionary.
    """

    def __init__(self, key: str, names: list[str], secret: list[str]) -> None:
        self.key = key
        self.names = names
        """The fields for everyone, in order."""
        self.secret = secret
        """The fields for those who know them; their values stand behind the others."""
        self.number: i64 = len(_FORMS)
        """Its place among all forms."""

    def event(self, values: list[Any], knowers: list[int] | None = None) -> Event:
        """The event that these values make."""
        place: i64 = 0
        fields: Fields = {}
        for name in self.names:
            fields[name] = values[place]
            place += 1
        if not self.secret:
            return Event(self.key, fields)
        secret: Fields = {}
        for name in self.secret:
            secret[name] = values[place]
            place += 1
        return Event(self.key, fields, secret, knowers)


def form(key: str, names: str, secret: str = "") -> Form:
    """The form with this key and these fields, of which there is one: `form("draw", "seat to")`."""
    known = f"{key}: {names}; {secret}"
    found = _FORMS.get(known)
    if found is None:
        found = _FORMS[known] = Form(key, names.split(), secret.split())
    return found
