"""Pictures in colour, where the terminal has it."""

from __future__ import annotations

import io

from cookietin.cli.terminal import Terminal


class Screen(io.StringIO):
    """A stream that says it is a terminal."""

    def isatty(self) -> bool:
        return True


LAND = "+------+######+\n|plants  mh*  #\n+------+------+ transplants · mh-1"
TINTS = {"plants": "green", "mh": "red", "######": "cyan", "#": "cyan"}


def terminal(screen: io.StringIO, **environ: str) -> Terminal:
    return Terminal(io.StringIO(), screen, io.StringIO(), environ)


def test_words_and_signs_of_a_picture_have_their_colours() -> None:
    painted = terminal(Screen()).picture(LAND, TINTS)
    assert "|\x1b[32mplants\x1b[39m  \x1b[31mmh\x1b[39m*  \x1b[36m#\x1b[39m\n" in painted
    assert "+\x1b[36m######\x1b[39m+" in painted


def test_a_word_within_another_has_none() -> None:
    painted = terminal(Screen()).picture(LAND, TINTS)
    assert "+ transplants " in painted
    assert "mh-1" in painted


def test_without_colour_a_picture_is_left_as_it_is() -> None:
    assert terminal(io.StringIO()).picture(LAND, TINTS) == LAND
    assert terminal(Screen(), NO_COLOR="1").picture(LAND, TINTS) == LAND
