"""Every complaint about house rules of one's own, as the sentence it is."""

from __future__ import annotations

from pathlib import Path

import pytest

from cookietin import houses
from tests.complaints import Act, Case, assert_said, each

FOLDER = Path("/tmp/cookietin-houses")
FILE = FOLDER / "cookietin" / "houses.json"


@pytest.fixture(autouse=True)
def at_home(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_CONFIG_HOME", str(FOLDER))


def kept(text: str) -> Act:
    """What is found in the file."""

    def act() -> None:
        FILE.parent.mkdir(parents=True, exist_ok=True)
        FILE.write_text(text, encoding="utf-8")
        try:
            houses.kept()
        finally:
            FILE.unlink()

    return act


def nowhere() -> None:
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("XDG_CONFIG_HOME", "/dev/null")
        houses.save("number-chain", "mine", {"hand": 7})


CASES: list[Case] = [
    (
        "houses-unread",
        kept("{"),
        f"The house rules in {FILE} cannot be read: Expecting property name enclosed in double "
        "quotes: line 1 column 2 (char 1).",
    ),
    (
        "houses-unread",
        kept('{"number-chain": ' + "[" * 100_000),
        f"The house rules in {FILE} cannot be read: maximum recursion depth exceeded while "
        "decoding a JSON array from a unicode string.",
    ),
    (
        "houses-off",
        kept('{"number-chain": 7}'),
        f"In {FILE} there should be a table for each game, and in it a table of options for each "
        "name.",
    ),
    (
        "house-of-the-game",
        lambda: houses.save("golden-cookie", "hand-of-four", {"hand": 5}),
        "hand-of-four is a house rule that golden-cookie brings itself: choose another name.",
    ),
    (
        "house-name",
        lambda: houses.save("golden-cookie", " mine", {"hand": 5}),
        " mine cannot be the name of a house rule: it has one to forty signs, and no spaces "
        "around it.",
    ),
    (
        "no-house-of-yours",
        lambda: houses.remove("golden-cookie", "theirs"),
        "You have no house rule theirs of golden-cookie. You have: nothing.",
    ),
    (
        "cannot-save-house",
        nowhere,
        "The house rule cannot be kept in /dev/null/cookietin/houses.json: Not a directory.",
    ),
]


@each(CASES)
@pytest.mark.usefixtures("registry_as_before")
def test_a_complaint_is_a_sentence(key: str, act: Act, sentence: str) -> None:
    assert_said(key, act, sentence)
