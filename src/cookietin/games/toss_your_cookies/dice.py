"""The two dice: how many cards, and what is done with them (TY-03)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from cookietin.compiling import mypyc_attr
from cookietin.games.toss_your_cookies.cards import MILK
from cookietin.kernel.complaint import BadOption
from cookietin.kernel.options import KEPT, Option
from cookietin.kernel.sending import reduced

if TYPE_CHECKING:
    from cookietin.kernel.names import Names

FACES: Final = 6

NONE: Final = -1
"""No face: the dice have not been rolled in this turn."""
THE_MILK: Final = 0
ALL: Final = 4
NUMBERS: Final[Names] = [MILK, "1", "2", "3", "all"]
"""The faces of the number die."""

SWAP: Final = 0
LEFT: Final = 1
RIGHT: Final = 2
TOSS: Final = 3
ACTIONS: Final[Names] = ["swap", "left", "right", "toss"]
"""The faces of the action die."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Faces(Option):
    """The six faces of a die, each any of a few."""

    def __init__(self, name: str, clause: str, default: Names, choices: Names) -> None:
        super().__init__(name, clause, default)
        self.choices = choices

    def __reduce__(self) -> tuple[Any, ...]:
        return reduced(self, *KEPT, "choices")

    def check(self, value: Any) -> Any:
        if not isinstance(value, list) or len(value) != FACES:
            raise self.wrong(value)
        for face in value:
            if face not in self.choices:
                raise self.wrong(face)
        return list(value)

    def read(self, text: str) -> Any:
        return self.check(text.split(","))

    def spread(self) -> list[Any]:
        each = [self.choices[place % len(self.choices)] for place in range(FACES)]
        return [list(self.default), each]

    def range(self) -> str:
        return f"{FACES} × {'|'.join(self.choices)}"


def read_faces(data: dict[str, Any], die: str, choices: Names) -> Names:
    """The faces of a die as the data file has them."""
    faces = data.get(die)
    if not isinstance(faces, list) or len(faces) != FACES:
        fields = {"file": "dice.toml", "entry": die, "found": faces, "faces": FACES}
        raise BadOption("not-six-faces", fields)
    for place, face in enumerate(faces):
        if face not in choices:
            fields = {"file": "dice.toml", "entry": f"{die}[{place}]", "found": face}
            raise BadOption("not-a-face", {**fields, "choices": choices})
    return list(faces)
