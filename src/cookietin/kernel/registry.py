"""Which games there are, and their house rules: sets of options with a name."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from cookietin.kernel.complaint import BadOption, Complaint
from cookietin.kernel.options import Values

if TYPE_CHECKING:
    from cookietin.kernel.game import Game

_makers: Final[dict[str, Callable[[Values], Game]]] = {}
_houses: Final[dict[str, dict[str, Values]]] = {}
_finders: Final[list[Callable[[], None]]] = []
_house_finders: Final[list[Callable[[], None]]] = []


def register(id: str, make: Callable[[Values], Game]) -> None:
    """Make a game known: `make` gets the options that were given and returns the game."""
    _makers[id] = make


def house_rule(game: str, name: str, **options: object) -> None:
    """Give a set of options of a game a name."""
    make_game(game, dict(options))
    own_house_rule(game, name, **options)


def own_house_rule(game: str, name: str, **options: object) -> None:
    """The same for a game of the tin, without trying it out: starting up need not make games."""
    _houses.setdefault(game, {})[name] = dict(options)


def let_find(find: Callable[[], None]) -> None:
    """Say how games are found that are not known yet: asked once, and only if it matters."""
    _finders.append(find)


def let_find_houses(find: Callable[[], None]) -> None:
    """Say how a person's own house rules are found: asked once, and only if it matters."""
    _house_finders.append(find)


def find_others() -> None:
    """Make known what has not been looked for so far."""
    while _finders:
        _finders.pop()()


def ids() -> list[str]:
    """The ids of all games."""
    find_others()
    return sorted(_makers)


def house_rules(game: str) -> dict[str, Values]:
    """The named sets of options of a game."""
    while _house_finders:
        _house_finders.pop()()
    return dict(_houses.get(game, {}))


def game_maker(id: str) -> Callable[[Values], Game]:
    """What makes the game of this id from options."""
    if id not in _makers:
        find_others()
    make = _makers.get(id)
    if make is None:
        raise BadOption("no-such-game", {"game": id, "games": ids()})
    return make


def make_game(id: str, options: Values | None = None, house: str | None = None) -> Game:
    """A game by its id, with a house rule, with options of one's own on top."""
    make = game_maker(id)
    values: Values = {}
    if house is not None:
        known = house_rules(id)
        if house not in known:
            fields = {"house": house, "game": id, "houses": sorted(known)}
            raise BadOption("no-such-house-rule", fields)
        values.update(known[house])
    values.update(options or {})
    try:
        return make(values)
    except Complaint as complaint:
        complaint.game = id
        raise
