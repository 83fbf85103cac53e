"""Every test of bots of others leaves no process and no name behind."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from cookietin.bots import roster
from cookietin.foreign import invited, trouble
from cookietin.foreign.kennel import KENNEL


@pytest.fixture(autouse=True)
def nobody_stays(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setattr(trouble.TOLD, "_told", {})
    makers, known = dict(roster._makers), dict(invited._known)
    yield
    KENNEL.close()
    for kept, before in ((roster._makers, makers), (invited._known, known)):
        kept.clear()
        kept.update(before)  # type: ignore[arg-type]
