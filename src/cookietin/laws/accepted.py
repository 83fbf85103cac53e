"""The law "accepted": a position that is read can be viewed, imagined, written and played on.

Positions of a play are changed a little, as a slip of the hand or an attacker would change them.
Each is refused with a sentence, or it is as good as one that came about by play.
"""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any, Final

from cookietin.kernel.complaint import BadPosition
from cookietin.kernel.dealer import Seeded
from cookietin.kernel.names import TRUTH, viewer_name
from cookietin.laws.broken import LawBroken, broken, broken_by, difference
from cookietin.laws.chooser import a_seed, one_of
from cookietin.laws.imagining import imagining_at, keeps_laws
from cookietin.laws.mutating import mutated
from cookietin.laws.observing import observing_at
from cookietin.laws.ranges import ranges_at
from cookietin.laws.seen import exact, shown
from cookietin.laws.walking import looked_at, walk, walk_on

if TYPE_CHECKING:
    from cookietin.kernel.game import Game
    from cookietin.kernel.position import Position
    from cookietin.laws.chooser import Chooser

_TRIED: Final = 12
"""So many changed positions of a play are read."""
_NEAR: Final = 3
_SELDOM: Final = 60
"""One moment in so many of what is played on is held to the laws, and its end."""


def accepted(game: Game, seats: int, chooser: Chooser) -> int:
    """Held with some changed positions of one play; says how many were accepted."""
    moments = written(game, seats, chooser)
    changed = [
        mutated(one_of(chooser, moments), one_of(chooser, moments), chooser) for _ in range(_TRIED)
    ]
    return [accepted_or_refused(game, data, chooser) for data in changed].count(None)


def written(game: Game, seats: int, chooser: Chooser) -> list[Any]:
    """Moments of one play, as the truth and as someone's view."""
    found: list[Any] = []
    for step in looked_at(walk(game, seats, chooser), chooser):
        view = step.position.view(chooser.below(seats + 1))
        found += [json.loads(step.position.line()), json.loads(view.line())]
    return found


def accepted_or_refused(game: Game, data: Any, chooser: Chooser) -> str | None:
    """Read data that may be a position; says by which complaint it was refused, if it was."""
    try:
        position = game.position(data)
    except BadPosition as refused:
        if not str(refused):
            raise broken_by("accepted", game, f"{refused.key} says nothing") from None
        return refused.key
    except Exception as error:
        what = f"what should be refused raises {error!r}\n{data}"
        raise broken_by("accepted", game, what) from error
    try:
        accepted_at(position, chooser)
    except LawBroken as other:
        what = f'a position that is read breaks "{other.law}" at {other.where}: {other.what}'
        raise broken_by("accepted", game, f"{what}\n{json.dumps(data)}") from other
    except Exception as error:
        what = f"a position that is read raises {error!r}"
        raise broken_by("accepted", game, f"{what}\n{json.dumps(data)}") from error
    return None


def accepted_near(position: Position, chooser: Chooser) -> None:
    """The law with a few changes of one moment."""
    data = json.loads(position.line())
    for _ in range(_NEAR):
        accepted_or_refused(position.game, mutated(data, data, chooser), chooser)


def accepted_at(position: Position, chooser: Chooser) -> None:
    """The law for a position, whoever's view it is."""
    truth = position
    if position.viewer != TRUTH:
        truth = _imagined(position, chooser)
    else:
        imagining_at(position, chooser)
    keeps_laws(truth, chooser)
    everyone = list(range(truth.seats + 1))
    observing_at(truth, truth.game.layout(truth.seats), {}, everyone)
    ranges_at(truth)
    for step in walk_on(truth.copy(), chooser):
        if step.position.outcome is not None or chooser.below(_SELDOM) == 0:
            keeps_laws(step.position, chooser)
            ranges_at(step.position)


def _imagined(view: Position, chooser: Chooser) -> Position:
    """A truth behind a view, which is that very view when it is looked at."""
    was = shown(view)
    who = viewer_name(view.viewer, view.seats)
    truth = view.game.imagine(view, Seeded(a_seed(chooser)))
    now = shown(truth.view(view.viewer))
    if exact(was) != exact(now):
        raise broken("imagining", view, f"what {who} imagines gives {difference(was, now)}")
    if exact(shown(view.copy())) != exact(was):
        raise broken("copies", view, f"a copy of what {who} sees is something else")
    return truth
