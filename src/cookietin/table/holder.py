"""Who holds a seat: a person, a bot, or nobody."""

from __future__ import annotations

from typing import Any, NamedTuple

PERSON = "person"
BOT = "bot"
KINDS = (PERSON, BOT)


class Holder(NamedTuple):
    """A person by name, or a bot by which it is; where nobody sits there is none."""

    kind: str
    name: str

    def json(self) -> dict[str, str]:
        """As it stands in a record."""
        return {self.kind: self.name}


def person(name: str) -> Holder:
    """A person of this name."""
    return Holder(PERSON, name)


def bot(name: str) -> Holder:
    """The bot that goes by this name among all bots of its game."""
    return Holder(BOT, name)


def read_holder(data: Any) -> Holder | None:
    """The holder that a record names; `ValueError` for what is none."""
    if data is None:
        return None
    if isinstance(data, dict):
        for kind in KINDS:
            if isinstance(data.get(kind), str):
                return Holder(kind, data[kind])
    raise ValueError(data)


def holder_json(holder: Holder | None) -> dict[str, str] | None:
    """The same, where it may be nobody."""
    return None if holder is None else holder.json()


def player_names(holders: list[Holder | None], nobody: str = "-") -> list[str]:
    """What the players are called: those of one name are numbered, people before bots."""
    names = [""] * len(holders)
    for kind in (*KINDS, None):
        for seat, holder in enumerate(holders):
            if (None if holder is None else holder.kind) == kind:
                names[seat] = _untaken(nobody if holder is None else holder.name, names)
    return names


def renamed(names: list[str], seat: int, called: str | None) -> list[str]:
    """What the players are called once a seat has another holder; left alone, it keeps its name."""
    others = names[:seat] + names[seat + 1 :]
    name = names[seat] if called is None else _untaken(called, others)
    return [*names[:seat], name, *names[seat + 1 :]]


def _untaken(name: str, names: list[str]) -> str:
    number = 1
    while (tried := name if number == 1 else f"{name} {number}") in names:
        number += 1
    return tried
