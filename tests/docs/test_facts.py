"""docs/facts.md says what the games declare."""

from __future__ import annotations

import cookietin
from cookietin.kernel.facts import Fact
from docs.facts import PAGE, row_of, written


def test_the_page_is_what_the_games_declare() -> None:
    """If not: python -m docs.facts."""
    assert PAGE.read_text(encoding="utf-8") == written()


def test_every_game_declares_something() -> None:
    assert [id for id in cookietin.game_ids() if not cookietin.game(id).people.declared()] == []


def test_what_may_be_none_says_so() -> None:
    assert row_of(Fact("takes", "number?", "So many.")) == "| `takes` | number or none | So many. |"
