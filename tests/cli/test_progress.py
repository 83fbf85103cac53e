"""The progress bar: late, on terminals only, and gone when all is done."""

from __future__ import annotations

import io

from cookietin.cli.command import Args
from cookietin.cli.progress import Progress, duration, grouped
from cookietin.cli.terminal import Terminal
from cookietin.words import Speech


class Screen(io.StringIO):
    """A stream that says it is a terminal."""

    def isatty(self) -> bool:
        return True


class Clock:
    """Time that passes when it is told to."""

    def __init__(self) -> None:
        self.now = 100.0

    def __call__(self) -> float:
        return self.now


def progress(screen: io.StringIO, clock: Clock, language: str = "en") -> Progress:
    terminal = Terminal(io.StringIO(), io.StringIO(), screen, {})
    return Progress(Args({}, {}, Speech(language), terminal), 20000, "plays", clock)


def test_what_is_quick_shows_nothing() -> None:
    screen, clock = Screen(), Clock()
    with progress(screen, clock) as bar:
        clock.now += 0.4
        bar.add(20000)
    assert screen.getvalue() == ""


def test_what_takes_longer_shows_rate_and_time_left_and_then_goes() -> None:
    screen, clock = Screen(), Clock()
    with progress(screen, clock) as bar:
        clock.now += 2
        bar.add(5000)
        shown = screen.getvalue().replace("\N{NO-BREAK SPACE}", " ")
        assert "25 %  5 000 of 20 000 plays  2 500/s  6 s left" in shown
        assert "██████░░" in shown
    assert screen.getvalue().endswith("\r\x1b[K")


def test_it_is_drawn_a_few_times_a_second_at_most() -> None:
    screen, clock = Screen(), Clock()
    with progress(screen, clock) as bar:
        clock.now += 1
        for done in range(1000):
            clock.now += 0.001
            bar.reach(done)
    assert screen.getvalue().count("\r") <= 12


def test_it_speaks_spanish() -> None:
    screen, clock = Screen(), Clock()
    with progress(screen, clock, "es") as bar:
        clock.now += 2
        bar.add(10000)
    assert "partidas" in screen.getvalue()
    assert "quedan 2 s" in screen.getvalue()


def test_where_there_is_no_terminal_nothing_is_shown() -> None:
    screen, clock = io.StringIO(), Clock()
    with progress(screen, clock) as bar:
        clock.now += 5
        bar.add(1)
    assert screen.getvalue() == ""


def test_times_and_numbers_are_easy_to_read() -> None:
    assert [duration(seconds) for seconds in (0.2, 59, 61, 3700)] == [
        "0 s",
        "59 s",
        "1 min 1 s",
        "1 h 1 min",
    ]
    assert grouped(1234567) == "1\N{NO-BREAK SPACE}234\N{NO-BREAK SPACE}567"


def test_what_is_gone_on_with_is_shown_at_once_and_its_rate_is_of_what_is_new() -> None:
    screen, clock = Screen(), Clock()
    terminal = Terminal(io.StringIO(), io.StringIO(), screen, {})
    args = Args({}, {}, Speech("en"), terminal)
    with Progress(args, 100, "plays", clock, resumed=True) as bar:
        bar.reach(40)
        assert "40 of 100 plays  0.0/s  … left" in screen.getvalue().replace("\xa0", " ")
        clock.now += 10
        bar.reach(45)
    assert "45 of 100 plays  0.5/s  1 min 50 s left" in screen.getvalue().replace("\xa0", " ")
