"""On every screen, all through a play: whatever a board says can be read, and nothing hides it."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from tests.web.conftest import Visit

PLAYS = {
    "cover-your-cookies": (3, 16),
    "toss-your-cookies": (4, 5),
    "chomp": (3, 9),
    "braverse": (1, 14),
    "number-chain": (5, 5),
    "cookie-chomper": (3, 9),
    "golden-cookie": (3, 7),
    "cookie-hoarder": (3, 9),
}
"""With how many bots, and how many answers are looked at."""


@pytest.mark.parametrize("language", ["en", "es"])
@pytest.mark.parametrize("game", PLAYS)
def test_everything_can_be_read_on_every_screen(visit: Visit, game: str, language: str) -> None:
    bots, answers = PLAYS[game]
    phone = visit(language=language)
    table = phone.make_table(game, bots=bots)
    screens = {
        "phone": phone,
        "small phone": visit(small=True, language=language),
        "desk": visit(desk=True, language=language),
    }
    for person in screens.values():
        person.be(phone.guest)
        person.open(f"/t/{table}")
    for _ in range(answers):
        for screen, person in screens.items():
            if person.state() == "over":
                return
            assert person.small_texts() == [], screen
            assert person.hidden_texts() == [], screen
            assert screen == "desk" or person.small_targets() == [], screen
        phone.answer()
