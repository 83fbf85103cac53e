"""Tables of complaints: each is provoked for real, and shown as the sentence that it is."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from cookietin.kernel.complaint import Complaint
from cookietin.kernel.game import Game
from cookietin.table import Guesser
from cookietin.words import Speech

Act = Callable[[], object]
Case = tuple[str, Act, str]
"""The complaint's key, what provokes it, and what is said in English."""


def each(cases: list[Case]) -> pytest.MarkDecorator:
    """A test of `key`, `act` and `sentence`, once for each row."""
    ids = [key for key, _, _ in cases]
    return pytest.mark.parametrize(("key", "act", "sentence"), cases, ids=ids)


def assert_said(key: str, act: Act, sentence: str, game: str = "") -> None:
    """It is this complaint and this sentence, and one without holes in Spanish too."""
    with pytest.raises(Complaint) as raised:
        act()
    complaint = raised.value
    assert (complaint.key, Speech("en", game).complaint(complaint)) == (key, sentence)
    spanish = Speech("es", game).complaint(complaint)
    assert spanish not in (sentence, "")
    assert not spanish.startswith(key)
    for value in complaint.fields.values():
        spanish = spanish.replace(str(value), "")
    assert "{" not in spanish


def typed(game: Game, text: str) -> Act:
    """Someone types what is not in the table of moves."""
    return lambda: Guesser(game).understand(text, [])
