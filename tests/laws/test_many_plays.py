"""Every game passes the watch over many plays, with its options mixed."""

from __future__ import annotations

import pytest

from cookietin.kernel.registry import ids
from cookietin.laws.watch import Watch, Watched
from tests.conftest import build
from tests.laws.many import watch_some

PLAYS, MOMENTS = (400, 100_000) if build() == "compiled" else (40, 10_000)
"""So many plays are watched; where plays are long, those of so many moments."""


@pytest.mark.parametrize("id", ids())
def test_a_registered_game_passes(id: str) -> None:
    seen = watch_some(id, Watch(1000), 1_000_000, PLAYS, MOMENTS)
    assert isinstance(seen, Watched), seen
    assert seen.plays == PLAYS < seen.moments or seen.moments >= MOMENTS
