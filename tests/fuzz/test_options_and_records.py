"""Options, card files and records that were changed are refused with a sentence, or are good."""

from __future__ import annotations

import pytest

from cookietin.kernel.registry import ids
from tests.fuzz import options, records
from tests.fuzz.running import run

OPTIONS = 40
RECORDS = 60

each_game = pytest.mark.parametrize("id", ids())


@each_game
def test_changed_options_and_card_files_are_refused_or_make_a_game(id: str) -> None:
    seen = run(options.fuzz, id, OPTIONS, 2_000_000)
    assert not seen.wrong, seen.wrong[0]
    assert seen.accepted


@each_game
def test_changed_records_are_refused_by_a_line_or_tell_of_that_match(id: str) -> None:
    seen = run(records.fuzz, id, RECORDS, 3_000_000)
    assert not seen.wrong, seen.wrong[0]
    assert seen.accepted
    assert len(seen.refused) > 4
