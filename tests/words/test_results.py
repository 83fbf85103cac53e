"""The lines of a result: each has its words in every language."""

from __future__ import annotations

import pytest

import cookietin
from cookietin.kernel.chance import Chance
from cookietin.laws.walking import walk
from cookietin.words import LANGUAGES, Speech, messages


@pytest.mark.parametrize("id", cookietin.game_ids())
def test_every_line_of_a_result_is_named(id: str) -> None:
    game = cookietin.game(id)
    *_, end = walk(game, game.fewest_seats, Chance("results"))
    lines = [line for own in game.people.score_lines(end.position) for line in own]
    assert lines
    for language in LANGUAGES:
        found = messages(language, id)
        for line in lines:
            named = [section for section in ("score", "label") if found.find(section, line["what"])]
            assert named, line
            assert Speech(language, id).score(line["what"])


def test_a_client_gets_all_that_speaks_of_a_play() -> None:
    data = messages("es", "golden-cookie").json()
    assert data["language"] == "es"
    assert data["sections"]["short-question"]["respond-take"].startswith("Se tomarían")
    assert data["sections"]["event"]["over"]
    assert "rules" not in data["sections"]
