"""Random card files are refused with a sentence or played to their end with all laws held."""

from __future__ import annotations

from cookietin.laws.watch import Watch
from tests.conftest import build
from tests.games.braverse.many_cards import Seen, try_some

FILES = 60 if build() == "compiled" else 12


def test_random_card_files_are_refused_or_played_to_their_end() -> None:
    """BV-34: more of them by `python -m tests.games.braverse.many_cards --files N`."""
    seen = try_some(Watch(60, 40), 0, FILES)
    assert isinstance(seen, Seen), seen
    assert seen.files == seen.plays == seen.thumbs == FILES < seen.refused
