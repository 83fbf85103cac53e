"""Listeners: meters of the lab's own, which hear what is told by its form.

A form is looked through once, when it first comes up in the plays of a game; after that an event is
a few values in known places.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from cookietin.compiling import mypyc_attr
from cookietin.kernel.event import form_of, values_of
from cookietin.lab.meters.meter import Meter

if TYPE_CHECKING:
    from cookietin.kernel.event import Event, Form


@mypyc_attr(allow_interpreted_subclasses=True)
class Listener(Meter):
    """A meter that hears forms and values."""

    def hear(self, event: Event) -> None:
        self.hear_as(form_of(event), values_of(event))

    def hear_as(self, form: Form, values: list[Any]) -> None:
        """Something happened: the values are those of the form's fields, the secret ones last."""
        raise NotImplementedError


def place_of(names: list[str], name: str) -> int:
    """Where the value of a field stands; -1 if there is no such field."""
    return names.index(name) if name in names else -1
