"""Boards fit eighty columns, mark who is asked, and speak the language of who looks."""

from __future__ import annotations

import pytest

import cookietin
from cookietin.cli.signs import NEAREST
from cookietin.kernel import registry
from cookietin.kernel.chance import Chance
from cookietin.kernel.dealer import Seeded
from cookietin.kernel.drawing import ASKED, WON, flowing
from cookietin.kernel.position import Position
from cookietin.kernel.race import next_answer
from cookietin.words import LANGUAGES, Speech

NAMES = ["Ana María de los Ángeles", "Bo", "thumb", "thumb 2", "thumb 3", "random", "Cy", "Di"]
"""One of them as long as a name can be."""

SEATS = [(id, seats) for id in registry.ids() for seats in cookietin.game(id).seats]
LOOKS = 9
"""So many moments of a play are looked at."""


def moments(id: str, seats: int) -> list[Position]:
    """Positions from all over a random play, the last among them."""
    game, dealer, chance = cookietin.game(id), Seeded(f"{id} {seats}"), Chance(seats)
    position = game.start(seats, dealer)
    seen = [position.copy()]
    while position.outcome is None:
        seat = next_answer(position, position.asked(), chance)
        moves = position.legal(seat)
        position.play(seat, moves[chance.below(len(moves))], dealer)
        seen.append(position.copy())
    step = max(1, len(seen) // LOOKS)
    return [*seen[::step], seen[-1]]


def board(position: Position, language: str, viewer: int) -> str:
    speech = Speech(language, position.game.id, NAMES[: position.seats], viewer)
    return position.game.people.picture(position.view(viewer), speech.label)


@pytest.mark.parametrize(("id", "seats"), SEATS)
def test_every_board_fits_and_marks_who_is_asked(id: str, seats: int) -> None:
    for position in moments(id, seats):
        for language in LANGUAGES:
            for viewer in (0, seats - 1, seats, -1):
                drawn = board(position, language, viewer)
                widest = max(drawn.splitlines(), key=len)
                assert len(widest) <= 80, widest
                plain = drawn.encode("ascii", NEAREST).decode()
                assert plain.count("?") == drawn.count("?")
                marked = [line for line in drawn.splitlines() if line.lstrip().startswith(ASKED)]
                asked = [NAMES[seat] for seat in position.asked()]
                assert len(marked) == len(asked)
                assert all(any(f"{ASKED} {name}" in line for line in marked) for name in asked)
                won = [] if position.outcome is None else position.outcome.winners
                assert drawn.count(f"{WON} ") == len(won)


@pytest.mark.parametrize("id", registry.ids())
def test_a_board_in_spanish_has_no_word_of_the_english_one_that_spanish_has_another_for(
    id: str,
) -> None:
    english, spanish = Speech("en", id), Speech("es", id)
    words = {
        english.label(word)
        for word in english._messages.section("label")
        if len(english.label(word)) > 3 and english.label(word) != spanish.label(word)
    }
    words -= {spanish.label(word) for word in spanish._messages.section("label")}
    for position in moments(id, max(2, cookietin.game(id).fewest_seats)):
        drawn = board(position, "es", 0)
        found = [
            word for word in words if f" {word} " in drawn.replace(",", " ").replace("\n", " ")
        ]
        assert found == []


def test_what_does_not_fit_goes_on_below() -> None:
    assert flowing("hand  ", ["one", "two", "three"], ", ", 14) == [
        "hand  one,",
        "      two,",
        "      three",
    ]
    assert flowing("hand  ", [], ", ", 14) == ["hand  –"]
    assert flowing("a long hand  ", ["one", "two"], ", ", 14) == [
        "a long hand",
        "        one,",
        "        two",
    ]
    assert flowing("hand  ", ["abcdefghijk"], ", ", 10) == ["hand", "      ab…"]
