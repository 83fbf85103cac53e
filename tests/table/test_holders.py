"""Who holds a seat, and what they are called."""

from __future__ import annotations

import pytest

from cookietin.table import bot, person
from cookietin.table.holder import holder_json, player_names, read_holder


@pytest.mark.parametrize("holder", [person("Ana"), bot("thumb"), person("bot"), None], ids=str)
def test_a_holder_goes_out_and_comes_back(holder: object) -> None:
    assert read_holder(holder_json(holder)) == holder  # type: ignore[arg-type]


def test_bots_go_by_what_they_are_and_are_numbered() -> None:
    holders = [person("Ana"), bot("thumb"), bot("random"), bot("thumb")]
    assert player_names([*holders]) == ["Ana", "thumb", "random", "thumb 2"]


def test_a_person_called_like_a_bot_keeps_the_name() -> None:
    assert player_names([bot("thumb"), person("thumb")]) == ["thumb 2", "thumb"]


def test_where_nobody_sits() -> None:
    assert player_names([None, person("Ana"), None]) == ["-", "Ana", "- 2"]
