"""Options: the named, ranged, documented settings of a game, each declared once."""

from __future__ import annotations

from typing import Any, Final

from cookietin.compiling import mypyc_attr
from cookietin.kernel.complaint import BadOption
from cookietin.kernel.sending import reduced

Values = dict[str, Any]
KEPT: Final = ("name", "clause", "default", "from_file", "seat")
"""What every option is sent as; some are more."""
EVERYONES: Final = -1
"""In place of a seat, where an option is for the whole table."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Option:
    """One setting. Its sentence for people stands in the message files under its name."""

    def __init__(self, name: str, clause: str, default: Any) -> None:
        self.name = name
        self.clause = clause
        self.default = default
        self.from_file = False
        """Whether a person may name a file whose text is the value."""
        self.seat = EVERYONES
        """Whose own matter it is, such as a deck that someone brings."""

    def __repr__(self) -> str:
        return f"<option {self.name}: {self.range()}, default {self.default!r}, rule {self.clause}>"

    def __reduce__(self) -> tuple[Any, ...]:
        return reduced(self, *KEPT)

    def check(self, value: Any) -> Any:
        """The value itself if it is in range."""
        raise NotImplementedError

    def read(self, text: str) -> Any:
        """The value that a person typed."""
        raise NotImplementedError

    def spread(self) -> list[Any]:
        """A few values that show what the option does: for laws, sweeps and forms."""
        raise NotImplementedError

    def range(self) -> str:
        """What may be typed."""
        raise NotImplementedError

    def json(self) -> dict[str, Any]:
        """The declaration as plain data."""
        return {
            "name": self.name,
            "clause": self.clause,
            "default": self.default,
            "range": self.range(),
        }

    def wrong(self, value: Any) -> BadOption:
        """The complaint about a value out of range."""
        fields = {"option": self.name, "value": value, "range": self.range()}
        return BadOption("option-out-of-range", fields)


@mypyc_attr(allow_interpreted_subclasses=True)
class Whole(Option):
    """A whole number between two bounds."""

    def __init__(self, name: str, clause: str, default: int, low: int, high: int) -> None:
        super().__init__(name, clause, default)
        self.low = low
        self.high = high

    def __reduce__(self) -> tuple[Any, ...]:
        return reduced(self, *KEPT, "low", "high")

    def check(self, value: Any) -> Any:
        if isinstance(value, bool) or not isinstance(value, int):
            raise self.wrong(value)
        if not self.low <= value <= self.high:
            raise self.wrong(value)
        return value

    def read(self, text: str) -> Any:
        try:
            value = int(text)
        except ValueError:
            raise self.wrong(text) from None
        return self.check(value)

    def spread(self) -> list[Any]:
        return sorted({self.low, self.default, self.high})

    def range(self) -> str:
        return f"{self.low}–{self.high}"


@mypyc_attr(allow_interpreted_subclasses=True)
class OneOf(Option):
    """One of a few names."""

    def __init__(self, name: str, clause: str, default: str, choices: list[str]) -> None:
        super().__init__(name, clause, default)
        self.choices = choices

    def __reduce__(self) -> tuple[Any, ...]:
        return reduced(self, *KEPT, "choices")

    def check(self, value: Any) -> Any:
        if value not in self.choices:
            raise self.wrong(value)
        return value

    def read(self, text: str) -> Any:
        return self.check(text)

    def spread(self) -> list[Any]:
        return list(self.choices)

    def range(self) -> str:
        return "|".join(self.choices)


@mypyc_attr(allow_interpreted_subclasses=True)
class Switch(Option):
    """On or off."""

    def check(self, value: Any) -> Any:
        if not isinstance(value, bool):
            raise self.wrong(value)
        return value

    def read(self, text: str) -> Any:
        if text not in ("on", "off"):
            raise self.wrong(text)
        return text == "on"

    def spread(self) -> list[Any]:
        return [False, True]

    def range(self) -> str:
        return "on|off"


@mypyc_attr(allow_interpreted_subclasses=True)
class Several(Option):
    """Any number of a few names, each at most once."""

    def __init__(self, name: str, clause: str, default: list[str], choices: list[str]) -> None:
        super().__init__(name, clause, default)
        self.choices = choices

    def __reduce__(self) -> tuple[Any, ...]:
        return reduced(self, *KEPT, "choices")

    def check(self, value: Any) -> Any:
        if not isinstance(value, list):
            raise self.wrong(value)
        for chosen in value:
            if chosen not in self.choices or value.count(chosen) > 1:
                raise self.wrong(chosen)
        return [choice for choice in self.choices if choice in value]

    def read(self, text: str) -> Any:
        return self.check([] if text in ("", "none") else text.split(","))

    def spread(self) -> list[Any]:
        return [[], *[[choice] for choice in self.choices]]

    def range(self) -> str:
        return f"none|{','.join(self.choices)}"


@mypyc_attr(allow_interpreted_subclasses=True)
class Data(Option):
    """A table of data, as read from a TOML file; empty for the one that comes with the game.

    The rules do no input: whoever takes a file's name from a person reads the file and hands over
    what is in it. The game itself checks the contents.
    """

    def __init__(self, name: str, clause: str) -> None:
        super().__init__(name, clause, {})

    def check(self, value: Any) -> Any:
        if not isinstance(value, dict):
            raise self.wrong(value)
        return value

    def read(self, text: str) -> Any:
        raise self.wrong(text)

    def spread(self) -> list[Any]:
        return [{}]

    def range(self) -> str:
        return "FILE.toml"


def settle(declared: list[Option], given: Values) -> Values:
    """All values of a game: the given ones checked, the others by default."""
    names = [option.name for option in declared]
    for name in given:
        if name not in names:
            raise BadOption("no-such-option", {"option": name, "options": names})
    return {
        option.name: option.check(given[option.name]) if option.name in given else option.default
        for option in declared
    }
