"""Listeners: meters of the lab's own, which hear what is told by its form.

A form is looked through once, when it first comes up in the plays of a game; after that an event is
a few values in known places.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from cookietin.compiling import mypyc_attr
from cookietin.kernel.event import form
from cookietin.lab.meters.meter import Meter

if TYPE_CHECKING:
    from cookietin.kernel.event import Event, Form

_KNOWN: Final[dict[str, list[Form]]] = {}
"""The forms of events that came as such, by their key."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Listener(Meter):
    """A meter that hears forms and values."""

    def hear(self, event: Event) -> None:
        self.hear_as(form_of(event), values_of(event))

    def hear_as(self, form: Form, values: list[Any]) -> None:
        """Something happened: the values are those of the form's fields, the secret ones last."""
        raise NotImplementedError


def form_of(event: Event) -> Form:
    """The form of an event."""
    known = _KNOWN.get(event.key)
    if known is None:
        known = _KNOWN[event.key] = []
    for one in known:
        if list(event.fields) == one.names and list(event.secret) == one.secret:
            return one
    found = form(event.key, " ".join(event.fields), " ".join(event.secret))
    known.append(found)
    return found


def values_of(event: Event) -> list[Any]:
    """The values of an event, as its form names them."""
    values = list(event.fields.values())
    if event.secret:
        values += event.secret.values()
    return values


def place_of(names: list[str], name: str) -> int:
    """Where the value of a field stands; -1 if there is no such field."""
    return names.index(name) if name in names else -1
