"""Things that can be copied and sent to another process, compiled too: by their attributes."""

from __future__ import annotations

from typing import Any


def reduced(thing: object, *names: str) -> tuple[Any, ...]:
    """What `__reduce__` gives back: the attributes that a thing is made again from."""
    return made_again, (type(thing), {name: getattr(thing, name) for name in names})


def made_again(kind: Any, attributes: dict[str, Any]) -> Any:
    """A thing with these attributes, without starting it anew."""
    made = kind.__new__(kind)
    for name, value in attributes.items():
        setattr(made, name, value)
    return made
