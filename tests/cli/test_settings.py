"""Settings that several commands share: options of every kind, and who sits down."""

from __future__ import annotations

import io
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import cookietin
from cookietin.bots import sensible_bot
from cookietin.cli.command import Args, BadInput
from cookietin.cli.settings import as_typed, game_from, seats_for
from cookietin.cli.terminal import Terminal
from cookietin.kernel import registry
from cookietin.kernel.complaint import BadOption
from cookietin.kernel.game import Game
from cookietin.kernel.options import Data, Several, Switch, Values, Whole
from cookietin.words import Speech


class Pantry(Game):
    """A game that only has options."""

    def __init__(self, given: Values) -> None:
        declared = [
            Whole("jars", "PA-1", 2, 1, 9),
            Switch("open", "PA-2", False),
            Several("kinds", "PA-3", [], ["oat", "ginger"]),
            Data("shelf", "PA-4"),
        ]
        super().__init__("pantry", 1, declared, given)
        self.seat_from_to(4, 6)


@pytest.fixture(autouse=True)
def pantry() -> Iterator[None]:
    """The game is there for one test."""
    cookietin.register("pantry", Pantry)
    yield
    registry._makers.pop("pantry")


def given(*settings: str) -> Values:
    terminal = Terminal(io.StringIO(), io.StringIO(), io.StringIO(), {})
    return game_from(
        Args({"game": "pantry"}, {"option": list(settings)}, Speech(), terminal)
    ).options


def test_options_of_every_kind_are_typed(tmp_path: Path) -> None:
    shelf = tmp_path / "shelf.toml"
    shelf.write_text("height = 3\n")
    options = given("jars=4", "open=on", "kinds=ginger,oat", f"shelf={shelf}")
    assert options == {
        "jars": 4,
        "open": True,
        "kinds": ["oat", "ginger"],
        "shelf": {"height": 3},
    }


def test_values_are_shown_as_they_are_typed() -> None:
    shown: list[tuple[Any, str]] = [
        (4, "4"),
        (True, "on"),
        (False, "off"),
        ([], "none"),
        (["oat", "ginger"], "oat,ginger"),
        ({}, ""),
    ]
    for value, typed in shown:
        assert as_typed(value) == typed


@pytest.mark.parametrize(("setting", "wrong"), [("open=yes", BadOption), ("kinds=rye", BadOption)])
def test_values_out_of_range_are_refused(setting: str, wrong: type[Exception]) -> None:
    with pytest.raises(wrong):
        given(setting)


def test_a_file_that_is_no_table_is_refused(tmp_path: Path) -> None:
    (tmp_path / "shelf.toml").write_text("height = ")
    with pytest.raises(BadInput, match=r"shelf\.toml is not TOML"):
        given(f"shelf={tmp_path / 'shelf.toml'}")
    with pytest.raises(BadInput, match="There is no file"):
        given(f"shelf={tmp_path / 'nothing.toml'}")


def test_an_empty_file_is_refused(tmp_path: Path) -> None:
    """It would stand for the data that comes with the game."""
    (tmp_path / "shelf.toml").write_text("# nothing yet\n")
    with pytest.raises(BadInput, match=r"shelf\.toml is empty"):
        given(f"shelf={tmp_path / 'shelf.toml'}")


def test_bad_data_is_refused_by_file_entry_and_field(tmp_path: Path) -> None:
    """The file has the name that the person typed."""
    file = tmp_path / "box.toml"
    file.write_text('[[cookies]]\nname = "lemon-glaze"\ncopies = 60\n')
    terminal = Terminal(io.StringIO(), io.StringIO(), io.StringIO(), {})
    options: dict[str, Any] = {"option": [f"deck={file}"]}
    with pytest.raises(BadOption) as refused:
        game_from(Args({"game": "cover-your-cookies"}, options, Speech(), terminal))
    assert str(refused.value) == (
        f"{file}: cookies[0]: copies must be a whole number from 1 to 40, not 60."
    )


def test_how_many_sit_down() -> None:
    pantry = cookietin.game("pantry")
    assert seats_for(pantry, None, 1, []) == 4
    assert seats_for(pantry, None, 1, ["random"] * 4) == 5
    assert seats_for(pantry, 6, 1, ["random"]) == 6
    with pytest.raises(BadOption):
        seats_for(pantry, None, 1, ["random"])


def test_who_plays_when_nobody_is_named() -> None:
    assert sensible_bot("pantry") == "random"
    assert sensible_bot("number-chain") == "thumb"
