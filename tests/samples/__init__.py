"""Small honest games that use what the games in the tin do not yet: examples for game writers."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tests.samples.passing import CrumbPass
from tests.samples.race import Snatch
from tests.samples.window import LastSlice

if TYPE_CHECKING:
    from collections.abc import Callable

    from cookietin.kernel.game import Game
    from cookietin.kernel.options import Values

SAMPLES: list[Callable[[Values], Game]] = [CrumbPass, LastSlice, Snatch]
