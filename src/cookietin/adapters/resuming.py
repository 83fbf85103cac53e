"""Environments in the middle of a play: copied and sent as what was answered in it."""

from __future__ import annotations

import copy
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from typing import Self

    from cookietin.adapters.dealing import Dealing

NOT_SENT: Final = ("position", "_bots")


class Resuming:
    """Goes on just as before in a copy and in another process.

    Piles whose order means nothing have none that could be sent, and bots need not know how. So the
    play is dealt again there, and what was answered since is answered again.
    """

    _dealing: Dealing
    _answers: list[Any]
    """What was answered since the deal, as `step` was given it."""

    def __getstate__(self) -> dict[str, Any]:
        return {name: value for name, value in self.__dict__.items() if name not in NOT_SENT}

    def __setstate__(self, state: dict[str, Any]) -> None:
        self.__dict__.update(state)
        if self._dealing.plays:
            answers = self._answers
            self._dealing.plays -= 1
            environment: Any = self
            environment.reset()
            for answer in answers:
                environment.step(answer)

    def __deepcopy__(self, memo: dict[int, Any]) -> Self:
        twin = self.__class__.__new__(self.__class__)
        memo[id(self)] = twin
        twin.__setstate__(copy.deepcopy(self.__getstate__(), memo))
        return twin
