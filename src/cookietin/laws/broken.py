"""What is said when a law is broken: which law, where, and what differed."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from cookietin.kernel.game import Game
    from cookietin.kernel.position import Position

_LONGEST = 200


class LawBroken(Exception):
    """A game breaks a law that every game keeps."""

    def __init__(self, law: str, where: str, what: str) -> None:
        super().__init__(f'{where}: the law "{law}" is broken: {what}')
        self.law = law
        self.where = where
        self.what = what


def broken(law: str, position: Position, what: str) -> LawBroken:
    """The complaint about what a position did."""
    where = f"{position.game.id} with {position.seats} seats, at question {position.number}"
    return LawBroken(law, where, what)


def broken_by(law: str, game: Game, what: str) -> LawBroken:
    """The complaint about a game of which no play has begun."""
    return LawBroken(law, game.id, what)


def difference(was: Any, now: Any, where: str = "") -> str:
    """The first place where two pieces of plain data differ."""
    if isinstance(was, dict) and isinstance(now, dict) and was.keys() == now.keys():
        if list(was) != list(now):
            return f"{where or 'it'} has its entries in another order"
        pairs = [(was[key], now[key], f"{where}.{key}".lstrip(".")) for key in was]
    elif isinstance(was, list) and isinstance(now, list) and len(was) == len(now):
        pairs = [(was[at], now[at], f"{where}[{at}]") for at in range(len(was))]
    else:
        return f"{where or 'it'} is {_short(now)} and should be {_short(was)}"
    for one, other, path in pairs:
        if _text(one) != _text(other):
            return difference(one, other, path)
    return "nothing differs"


def _text(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False, default=repr)


def _short(value: Any) -> str:
    text = _text(value)
    return text if len(text) <= _LONGEST else text[:_LONGEST] + "…"
